import { exhibit } from "../../src/exhibits/coin";
import type { Game } from "../../src/exhibits/coin/game";
import { type Call, lock, price } from "../../src/exhibits/coin/runPayment";
import { idOf, outpointOf, parse } from "../../src/exhibits/coin/transaction";
import { fullWalletOf } from "../../src/exhibits/example";
import { frame } from "../../src/exhibits/kit/frame";
import { begin, contentOf, judged, picked, shownOf, use } from "../support/coin";
import { kitWords } from "../support/exhibits";

const termsOf = ({ terms }: Game) => terms as Call;
const last = ({ made }: Game) => parse(made.at(-1)?.hex);
const coinIn = (game: Game) => last(game)?.inputs.map(outpointOf)[0] ?? "";

describe("A paid call", () => {
  it("is asked for by an answer that names the server, as BRC-105 has it", async () => {
    const game = await begin("payment");
    expect(await price(fullWalletOf("server"), 50, "GET /forecast")).toMatchObject({
      "x-bsv-payment-version": "1.0",
      "x-bsv-payment-satoshis-required": "50",
      "x-bsv-payment-derivation-prefix": expect.any(String),
      "x-bsv-auth-identity-key": expect.stringMatching(/^0[23][0-9a-f]{64}$/),
    });
    expect(last(game)?.outputs[0]?.satoshis).toBe(50);
  });

  it("spends a coin of its own each time, and the server remembers all of them by their outpoints", async () => {
    let game = await begin("payment");
    const coins: string[] = [];
    for (let call = 0; call < 4; call++) {
      const answered = await use(game, "check");
      expect(answered.verdict).toEqual({ state: "holds" });
      game = answered.game;
      expect(termsOf(game).taken).toEqual(coins);
      coins.push(coinIn(game));
      if (call < 3) game = (await use(game, "spend")).game;
    }
    expect(new Set(coins).size).toBe(4);
    // The purse is empty, and what is left of the last coin pays.
    const change = await judged(game, "spend");
    expect(change.verdict).toEqual({ state: "holds" });
    expect(coinIn(change.game)).toMatch(/:1$/);
  });

  it("is paid with the coin that is dropped on it, in place of the one before, until the server has answered", async () => {
    const game = await begin("payment");
    const other = await judged(picked(game, 2, idOf), "spend");
    expect(other.verdict).toEqual({ state: "holds" });
    expect(termsOf(other.game).taken).toEqual([]);
    expect(coinIn(other.game)).not.toBe(coinIn(game));
    expect(shownOf(other.game)).toContain("Call 1");
    expect(shownOf(other.game)).not.toContain("Call 2");
    const { game: answered } = await use(other.game, "check");
    const { game: second } = await use(answered, "spend");
    expect(termsOf(second).taken).toEqual([coinIn(other.game)]);
    expect(shownOf(second)).toContain("Call 2");
  });

  it("is paid with a coin of an ordinary wallet, locked to the hash of a key (P2PKH)", async () => {
    const game = await begin("payment");
    expect(parse(game.made[0]?.hex)?.outputs[0]?.lock).toMatch(/^76a914[0-9a-f]{40}88ac$/);
    expect((await use(game, "check")).verdict).toEqual({ state: "holds" });
  });

  it("cannot be paid with what the server was paid", async () => {
    const game = await begin("payment");
    const { verdict } = await judged(picked(game, game.made.length - 1, idOf), "spend");
    expect(verdict).toEqual({ state: "caught", broken: { says: "opens", at: 2 } });
    const { game: dear } = await use(await begin("payment"), "ask", { value: "600000" });
    const change = await judged(picked(dear, dear.made.length - 1, idOf, 1), "spend");
    expect(change.verdict).toMatchObject({ state: "caught", broken: { says: "sum" } });
    for (const there of [game, change.game])
      expect((await judged(there, "spend")).verdict.state).toBe("holds");
  });

  it("is refused with the coin of any earlier call, in a payment of its own", async () => {
    let game = (await use(await begin("payment"), "check")).game;
    for (const _ of [0, 1]) game = (await use((await use(game, "spend")).game, "check")).game;
    for (const place of [0, 1, 2]) {
      const again = await judged(picked(game, place, idOf), "spend");
      expect(again.verdict).toMatchObject({ state: "caught", broken: { says: "once" } });
      expect((await judged(again.game, "spend")).verdict.state).toMatch(/holds|caught/);
    }
  });

  it.each([
    ["derivationPrefix", "who"],
    ["derivationSuffix", "who"],
    ["caller", "who"],
    ["request", "who"],
  ])("goes to another key where the %s is another one", async (name, says) => {
    const game = await begin("payment");
    for (const value of [`${String(termsOf(game)[name as keyof Call]).slice(0, -5)}AAAA=`, "nobody", ""]) {
      const { game: edited } = await use(game, "set", { path: `terms.${name}`, value });
      expect((await use(edited, "check")).verdict).toMatchObject({ broken: { says } });
    }
  });
});

describe("The meter", () => {
  it("counts each paid call once it was checked, and no other", async () => {
    let game = await begin("payment");
    const after = async (does: string) => {
      const reached = await use(game, does);
      game = reached.game;
      return /Received: <b>(\d+)/.exec(shownOf(game, reached.verdict))?.[1];
    };
    expect(await after("reset")).toBe("0");
    expect(await after("check")).toBe("50");
    // A coin that is dropped is answered at once.
    expect(await after("spend")).toBe("100");
    expect(await after("check")).toBe("100");
    for (const cheat of Object.keys(exhibit.cheats)) expect(await after(cheat)).toBe("100");
    expect(await after("spend")).toBe("150");
  });

  it("says what a server says, in plain words, and its code beside the bytes, once there was a check", async () => {
    const game = await begin("payment");
    const { labels, sample } = contentOf("payment");
    const says = async (does: string) => {
      const { game: after, verdict } = await use(game, does);
      const shown = shownOf(after, verdict);
      const [, said] = /class="ex-status"[^>]*>([^<]*)/.exec(shown) ?? [];
      return [said, /402 Payment Required → ([^<]*)/.exec(shown)?.[1]];
    };
    expect(await says("check")).toEqual([sample.answer, "200 OK"]);
    expect(shownOf(game)).not.toContain("200 OK");
    expect(await says("twice")).toEqual([labels.paidBefore, "400 Bad Request ERR_PAYMENT_FAILED"]);
    expect(await says("stale")).toEqual([labels.replayed, "409 Conflict ERR_PAYMENT_REPLAYED"]);
    expect(await says("rule")).toEqual([labels.tooLittle, "400 Bad Request ERR_INVALID_PAYMENT"]);
    expect(await says("change")).toEqual([labels.changedSince, "400 Bad Request ERR_PAYMENT_FAILED"]);
    expect(await says("forge")).toEqual([labels.notAsked, "400 Bad Request ERR_INVALID_DERIVATION_PREFIX"]);
    expect(await says("divert")).toEqual([
      labels.otherCall,
      `GET ${sample.otherPath} → 400 Bad Request ERR_INVALID_DERIVATION_PREFIX`,
    ]);
  });

  it("writes large numbers with commas, in the verdict too", async () => {
    const { game } = await use(await begin("payment"), "ask", { value: "50000" });
    const { game: half, verdict } = await use(game, "rule");
    expect(verdict).toMatchObject({ broken: { at: 25_000 } });
    const { fails } = contentOf("payment");
    expect(
      frame(exhibit, { ...contentOf("payment"), fails: { ...fails, terms: "It holds {at}." } }, kitWords, {
        game: half,
        verdict,
      }).html,
    ).toContain("It holds 25,000.");
  });

  it("draws a raised sum beside the old one, and what another server was paid below an empty bar", async () => {
    const { lender } = contentOf("payment").labels;
    const shown = async (does: string) => shownOf((await use(await begin("payment"), does)).game);
    expect(await shown("change")).toContain("<s>25 satoshis</s> 50 satoshis</b>");
    expect(await shown("change")).toContain('data-bar style="--paid:1;--signed:0.5"');
    expect(await shown("rule")).toContain('data-bar style="--paid:0.5;--signed:0.5"');
    expect(await shown("change")).not.toContain(lender);
    expect(await shown("forge")).toMatch(new RegExp(`--lane:4"[^>]*>\\s*<span[^>]*--paid:1;.*?<b>${lender}`));
    expect(await shown("forge")).toMatch(/data-key="unpaid"[^>]*><span[^>]*--paid:0;/);
    expect(await shown("forge")).not.toContain("<s>");
  });
});

test("the verdict on a raised sum names what was signed, and what stands in its place", async () => {
  const { game } = await use(await begin("payment"), "change");
  const content = { ...contentOf("payment"), lessons: { change: "{signed}, {written}" } };
  expect(exhibit.lessonOf(game, content)).toBe("25 satoshis, 50 satoshis");
});

test("what another server was paid is locked to its key, and not to this one's", async () => {
  const { game } = await use(await begin("payment"), "forge");
  const { caller, derivationPrefix, derivationSuffix } = termsOf(game);
  const lockOf = (server: string) =>
    lock(fullWalletOf(server), caller, { derivationPrefix, derivationSuffix }, true);
  expect(last(game)?.outputs[0]?.lock).toBe(await lockOf("other server"));
  expect(last(game)?.outputs[0]?.lock).not.toBe(await lockOf("server"));
});

describe("The price that the visitor types", () => {
  it("is asked for, and paid", async () => {
    const { game } = await use(await begin("payment"), "ask", { value: " 501 " });
    expect(last(game)?.outputs[0]?.satoshis).toBe(501);
    expect(termsOf(game)).toMatchObject({ satoshis: 501, taken: [] });
    expect((await use(game, "check")).verdict).toEqual({ state: "holds" });
  });

  it.each(["", " ", "0", "-1", "1.5", "1e3", "fifty", "💰", "999901", "1000000", "٥٠", "9".repeat(100_000)])(
    "is told where it is %j",
    async (value) => {
      const first = await begin("payment");
      const { game } = await use(first, "ask", { value: value.slice(0, 3000) });
      expect(game).toMatchObject({
        problem: "price",
        made: first.made,
        asked: value.slice(0, 200),
      });
      expect((await use(game, "ask", { value: "7" })).game.problem).toBeUndefined();
      expect((await use(game, "spend")).game).toMatchObject({ problem: undefined, asked: "50" });
    },
  );
});

test("the same payment opens what it was asked for, and nothing else at the same price", async () => {
  const { labels } = contentOf("payment");
  const { game } = await use(await begin("payment"), "divert");
  expect(shownOf(game)).toContain(`<b>${labels.asksOther}</b>`);
  const { game: back } = await use(game, "set", { path: "terms.request", value: "GET /forecast?day=today" });
  expect((await use(back, "check")).verdict).toEqual({ state: "holds" });
  const { game: own } = await use(game, "set", { path: "terms.request", value: "GET /own" });
  expect(shownOf(own)).toContain("<b>GET /own</b>");
});

describe("Each cheat", () => {
  it.each([
    ["twice", { says: "once", at: 1 }],
    ["stale", { says: "once", at: 1 }],
    ["forge", { says: "who", at: 1 }],
    ["change", { says: "opens", at: 1 }],
    ["rule", { says: "terms", at: 25 }],
    ["divert", { says: "who", at: 1 }],
  ])("%s is refused, also after other calls", async (cheat, broken) => {
    const first = await begin("payment");
    for (const game of [
      first,
      (await use(first, "spend")).game,
      (await use(first, "ask", { value: "51" })).game,
    ])
      expect((await use(game, cheat)).verdict).toMatchObject({ broken });
  });
});

test("a payment whose coin goes elsewhere as well is one that the server cannot see", async () => {
  const { game, verdict } = await use(await begin("payment"), "unseen");
  expect(verdict.state).toBe("uncovered");
  const [paid, back] = game.made.slice(-2).map(({ hex }) => parse(hex)?.inputs.map(outpointOf));
  expect(back).toEqual(paid);
});
