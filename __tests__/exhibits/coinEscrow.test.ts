import BigNumber from "@bsv/sdk/primitives/BigNumber";
import Curve from "@bsv/sdk/primitives/Curve";
import { sign as signed } from "@bsv/sdk/primitives/ECDSA";
import { hash256 } from "@bsv/sdk/primitives/Hash";
import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { toHex } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import { exhibit } from "../../src/exhibits/coin";
import { type Bundle, check } from "../../src/exhibits/coin/run";
import { lines, lockOf, scriptOf, type Terms } from "../../src/exhibits/coin/runEscrow";
import { coinOf } from "../../src/exhibits/coin/runHandover";
import { keyOf, publicOf, signature } from "../../src/exhibits/coin/sign";
import { opens, preimageOf, whole } from "../../src/exhibits/coin/spend";
import { holesOf } from "../../src/exhibits/coin/trace";
import { parse } from "../../src/exhibits/coin/transaction";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { begin, contentOf, judged, shownOf, use } from "../support/coin";
import { after, state, ticked } from "../support/escrow";

describe("The lock", () => {
  it("knows the key under which a signature with the nonce 1 is the hash plus one", () => {
    const { g, n } = new Curve();
    const key = new PrivateKey(g.getX().invm(n));
    expect(lines.same).toContain(key.toPublicKey().toString());
    const digest = new BigNumber(Array(32).fill(17));
    const { r, s } = signed(digest, key, false, new BigNumber(1));
    expect(lines.same).toContain(r.toHex(32));
    expect(s.toHex(32)).toBe(digest.addn(1).toHex(32));
  });

  it("has as many operations as its lines have words, so that a word can be pointed at", async () => {
    const terms = (await begin("escrow")).terms as Terms;
    const count = Object.values(lines).join(" ").split(" ").length;
    expect(LockingScript.fromHex(lockOf(terms)).chunks).toHaveLength(count);
  });
});

describe("The terms of an escrow", () => {
  it.each([
    ["buyer and seller", []],
    [
      "buyer and arbiter",
      [
        ["arbiter", true],
        ["seller", false],
      ],
    ],
    [
      "seller and arbiter",
      [
        ["arbiter", true],
        ["buyer", false],
      ],
    ],
    ["all three", [["arbiter", true]]],
    [
      "the buyer alone, after the date",
      [
        ["seller", false],
        ["date", true],
      ],
    ],
  ] as [string, [string, boolean][]][])("are met by %s, whoever is paid", async (_, boxes) => {
    const game = await after(await begin("escrow"), ...boxes);
    expect(await state(game)).toEqual({ state: "holds" });
    for (const at of [0, 1, 2])
      expect((await judged(game, "spend", { at })).verdict).toEqual({ state: "holds" });
  });

  it.each([
    ["the buyer alone, before the date", [["seller", false]]],
    [
      "the seller alone, after the date",
      [
        ["buyer", false],
        ["date", true],
      ],
    ],
    [
      "the buyer and a stranger",
      [
        ["stranger", true],
        ["seller", false],
      ],
    ],
  ] as [string, [string, boolean][]][])("are not met by %s", async (_, boxes) => {
    const verdict = await state(await after(await begin("escrow"), ...boxes));
    expect(verdict).toEqual({ state: "caught", broken: { says: "opens", at: 1 } });
  });

  it("ask for a signature: with none nothing is run", async () => {
    const nobody = await after(await begin("escrow"), ["buyer", false], ["seller", false]);
    expect(nobody.problem).toBe("nobody");
    expect((await after(nobody, ["arbiter", true])).problem).toBeUndefined();
  });

  it("belong to the lock: with another date or key they are not those", async () => {
    const game = await begin("escrow");
    const { arbiter } = game.terms as Terms;
    for (const [path, value] of [
      ["terms.deadline", "1803859201"],
      ["terms.arbiter", arbiter.replace(/.$/, (digit) => (digit === "1" ? "2" : "1"))],
    ] as const) {
      const { game: edited } = await use(game, "set", { path, value });
      expect(await state(edited)).toEqual({ state: "fails", broken: { says: "terms", at: 1 } });
    }
  });
});

describe("A blank check that was filled in", () => {
  it("passes no part of what was agreed on: the lock is another one", async () => {
    const { verdict, passed } = await use(await ticked("blankPayee"), "forge");
    expect(verdict).toMatchObject({ state: "fails", broken: { says: "who" } });
    expect(passed).not.toContain("terms");
  });

  it("does not become right by other keys in the record: the checker's own count", async () => {
    const { game } = await use(await begin("escrow"), "set", {
      path: "terms.buyer",
      value: publicOf("stranger"),
    });
    expect(await state(game)).toMatchObject({ broken: { says: "terms" } });
  });
});

describe("The attack that still works", () => {
  it("is an arbiter who takes sides: the buyer gets the coins back, in time, and two of three have signed", async () => {
    const { game, verdict } = await use(await begin("escrow"), "unseen");
    expect(verdict).toEqual({ state: "uncovered", gap: "unseen" });
    expect(game.escrow).toMatchObject({ signers: ["buyer", "arbiter"], day: -29 });
    expect(parse(game.made[1]?.hex)?.outputs[0]?.lock).toBe(coinOf(publicOf("buyer")));
  });
});

describe("The date of a transaction", () => {
  it("has to have come when it is checked, or miners leave the transaction out", async () => {
    const late = await after(await begin("escrow"), ["seller", false], ["date", true]);
    expect(await state(late)).toEqual({ state: "holds" });
    const { terms, ...record } = exhibit.record(late) as Bundle;
    const { deadline } = terms as Terms;
    // The clock is the checker's, whatever day the record brings.
    for (const today of [deadline - 1, undefined]) {
      const brought = { ...record, terms: { ...terms, today: deadline + 1 } };
      const { broken } = await outcomeOf(check(brought, { terms, ...(today !== undefined && { today }) }));
      expect(broken).toEqual({ says: "final", at: 1 });
    }
  });
});

describe("The axis of days", () => {
  const waiting = async (day: number, does: string) => {
    const { game } = await use((await use(await begin("escrow"), does)).game, "wait", { value: `${day}` });
    return { shown: shownOf(game), verdict: await state(game) };
  };

  it("has a knob at the day of the check, and a mark at the date that is written in", async () => {
    const shown = shownOf((await use(await begin("escrow"), "stale")).game);
    expect(shown).toContain('style="--today:0;--deadline:0.674;--written:0.674"');
    expect(shown).toMatch(/type="range"[^>]* value="-29"[^>]* aria-valuetext="January 31, 2027"/);
    expect(shownOf(await begin("escrow"))).toContain('style="--today:0;--deadline:0.674;--written:0"');
  });

  it("lets a postdated transaction through once its day has come, and not before", async () => {
    expect((await waiting(-1, "stale")).verdict).toMatchObject({ broken: { says: "final" } });
    for (const day of [0, 14]) {
      const { shown, verdict } = await waiting(day, "stale");
      expect(verdict).toEqual({ state: "holds" });
      expect(shown).toContain("Date written in: March 1, 2027.");
    }
  });

  it("has the buyer who signs alone write in its day, and from the deadline on the deadline", async () => {
    expect((await waiting(-1, "rule")).shown).toContain("Date written in: February 28, 2027.");
    expect((await waiting(-1, "rule")).verdict).toMatchObject({ broken: { says: "opens" } });
    expect((await waiting(5, "rule")).shown).toContain("Date written in: March 1, 2027.");
  });

  it("ends, whatever day a link brings", async () => {
    expect((await waiting(1e99, "check")).shown).toContain('data-today="2027-03-15"');
  });
});

describe("Each cheat", () => {
  const { labels } = contentOf("escrow");

  it.each([
    ["twice", "once"],
    ["stale", "final"],
    ["change", "opens"],
    ["rule", "opens"],
    ["forge", "opens"],
  ])("%s leaves the coins where they are, and is refused", async (cheat, says) => {
    const { game, verdict } = await use(await begin("escrow"), cheat);
    expect(verdict).toMatchObject({ state: "caught", broken: { says } });
    const shown = shownOf(game, verdict);
    expect(shown).toContain(`<strong>${cheat === "stale" ? labels.getsLater : labels.getsNone}</strong>`);
    const state = cheat === "twice" ? labels.spent : labels.unspent;
    expect(shown).toMatch(new RegExp(`aria-label="${labels.payer}[^"]*: ${state}"`));
  });

  it("with a blank check gets the coins of a lock that takes one: they are paid out, and nothing is caught", async () => {
    const { game, verdict } = await use(await ticked("blankPayee"), "forge");
    const shown = shownOf(game, verdict);
    expect(shown).toMatch(/<strong>got [^<]+<\/strong>/);
    expect(shown).not.toContain(`<strong>${labels.getsNone}</strong>`);
    // The terms beside it are not the agreed ones, and say which signatures opened the lock.
    for (const said of [labels.otherLock, labels.blankly]) {
      expect(shown).toContain(said);
      expect(shownOf(await begin("escrow"))).not.toContain(said);
    }
  });

  it("against the date shows the one that was written in, and where it stops", async () => {
    const [stale, rule] = [
      await use(await begin("escrow"), "stale"),
      await use(await begin("escrow"), "rule"),
    ];
    expect(shownOf(stale.game)).toContain("Date written in: March 1, 2027.");
    expect(shownOf(rule.game)).toContain("Date written in: January 31, 2027.");
    expect(shownOf(await begin("escrow"))).not.toContain("Date written in");
    expect([stale, rule].map(({ game }) => holesOf(game).clock)).toEqual(["turned", "stuck"]);
  });
});

it("The lock stays shut where miners would not wait for the date that is written in", async () => {
  const { made } = (await use(await begin("escrow"), "stale")).game;
  const [coin] = parse(made[0]?.hex)?.outputs ?? [];
  const late = parse(made[1]?.hex);
  if (!coin || !late) throw new Error("There is no coin");
  for (const sequence of [0xfffffffe, 0xffffffff]) {
    const inputs = late.inputs.map((input) => ({ ...input, sequence }));
    for (let lockTime = late.lockTime; ; lockTime++) {
      const attempt = { ...late, lockTime, inputs };
      const preimage = preimageOf(attempt, 0, coin, whole);
      const hash = hash256(preimage);
      if (![hash[0], hash[31]].every((byte = 0) => byte > 0 && byte < 0x7f)) continue;
      const signed = toHex(signature(attempt, coin, keyOf("buyer")));
      const script = scriptOf("signed preimage OP_0", { signed, preimage: toHex(preimage) });
      expect(opens({ ...attempt, inputs: inputs.map((input) => ({ ...input, script })) }, 0, coin)).toBe(
        sequence === 0xfffffffe,
      );
      break;
    }
  }
});
