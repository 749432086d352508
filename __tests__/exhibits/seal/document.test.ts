import { PrivateKey, SignedMessage, Utils } from "@bsv/sdk";
import { outcomeOf } from "../../../src/exhibits/kit/checkList";
import type { Verdict } from "../../../src/exhibits/kit/exhibit";
import { exhibit as signed } from "../../../src/exhibits/seal/document";
import type { Game } from "../../../src/exhibits/seal/document/play";
import { keyIn, type Received, signText } from "../../../src/exhibits/seal/document/run";
import { beginning, exampleOf, fixedRandom, found } from "../../support/exhibits";

const content = exampleOf("seal-document");
const begin = beginning(signed, content);
const { write, sign } = signed.edits;
const { change, paste, otherKey, search } = signed.cheats;
const { ownKey, backdate } = signed.gaps;
const random = fixedRandom();

/** The first step that a received text does not pass. */
const broken = async (received: Received) => (await outcomeOf(signed.check(received))).broken?.says;

describe("A signed text", () => {
  it("carries a signature that any reader of BRC-77 can check", async () => {
    const { signed: shown, signer } = await begin();
    const proof = Utils.toArray(shown.signature, "hex");
    expect(SignedMessage.verify(Utils.toArray(shown.text, "utf8"), proof)).toBe(true);
    expect(keyIn(shown.signature)).toBe(signer);
  });

  it("is another text with any of its characters changed", async () => {
    const key = new PrivateKey(7);
    const there = signText(key, "Pay 30.");
    const signer = key.toPublicKey().toString();
    expect(await broken({ ...there, signer })).toBeUndefined();
    for (let at = 0; at < there.text.length; at++) {
      const text = `${there.text.slice(0, at)}*${there.text.slice(at + 1)}`;
      expect(await broken({ ...there, text, signer })).toBe("text");
    }
    for (const text of [" Pay 30.", "Pay 30. ", "Pay 30.\n", "pay 30."])
      expect(await broken({ ...there, text, signer })).toBe("text");
  });

  it("does not hold for another key, nor with the right key's name written over the wrong one's", async () => {
    const [key, other] = [new PrivateKey(7), new PrivateKey(8)];
    const [signer, stranger] = [key, other].map((one) => one.toPublicKey().toString());
    const there = signText(other, "Pay 30.");
    expect(await broken({ ...there, signer: signer ?? "" })).toBe("signer");
    const named = { ...there, signature: there.signature.replace(stranger ?? "", signer ?? "") };
    expect(await broken({ ...named, signer: signer ?? "" })).toBe("text");
  });
});

describe("The visitor's own text", () => {
  it("loses the signature as it is typed, and gets it back with the first words", async () => {
    const game = await begin();
    const typed = write(game, { value: `${game.signed.text} ` });
    expect(await found(signed, typed)).toEqual({ says: "text" });
    expect(typed.found.now).not.toBe(typed.found.before);
    expect(await found(signed, write(typed, { value: game.signed.text }))).toBeUndefined();
  });

  it.each(["漢字 🎲 é", "line one\r\nline two", "\n\n  x", "<b>&amp;</b>"])(
    "may be %j, signed with a new key",
    async (value) => {
      const game = write(await begin(), { value });
      const own = sign(game, { random });
      expect(own.signer).not.toBe(game.signer);
      expect(await found(signed, own)).toBeUndefined();
      for (const cheat of [change, paste, otherKey]) expect(await found(signed, cheat(own))).toBeDefined();
      expect(await found(signed, sign(own, { random }))).toBeUndefined();
    },
  );

  it.each([
    ["nothing", "", "empty"],
    ["spaces", "  \n ", "empty"],
    ["a huge text", "x".repeat(100_000), "long"],
  ])("is told if it is %s, and is not signed", async (_, value, problem) => {
    const game = write(await begin(), { value });
    expect(game).toMatchObject({ problem });
    expect(game.signed.text.length).toBeLessThan(2000);
    expect(sign(game, { random })).toBe(game);
  });
});

describe("Each cheat", () => {
  it.each([
    ["one character", change, "text"],
    ["another text", paste, "text"],
    ["another key", otherKey, "signer"],
    ["a search for a twin", search, "text"],
  ])("%s is found, whatever was done before", async (_, cheat, says) => {
    let game: Game = await begin();
    for (const before of [
      undefined,
      change,
      paste,
      otherKey,
      (there: Game) => write(there, { value: "" }),
      (there: Game) => write(there, { value: content.sample.other }),
    ]) {
      if (before) game = before(game);
      game = await cheat(game);
      expect(game.problem).toBeUndefined();
      expect(await found(signed, game)).toEqual({ says });
    }
  });
});

describe("A signature", () => {
  it("has one form, and fits no half of a character and no text without words", async () => {
    const key = new PrivateKey(7);
    const signer = key.toPublicKey().toString();
    const there = signText(key, "Pay 30.");
    for (const signature of [there.signature.toUpperCase(), `${there.signature}00`, "", "zz", 7 as never])
      expect(await broken({ ...there, signature, signer })).toBeDefined();
    const half = { ...signText(key, "\ufffd"), text: "\ud83c" };
    expect(await broken({ ...half, signer })).toBe("text");
    expect(await broken({ ...signText(key, " "), signer })).toBe("text");
  });
});

describe("The search for a twin", () => {
  it("tries many forgeries and finds a few digits of 64", async () => {
    const { searched, signed: forged, fair } = await search(await begin());
    expect(forged.text).not.toBe(fair.text);
    expect(searched?.tries).toBeGreaterThan(100);
    expect(searched?.digits).toBeGreaterThan(0);
    expect(searched?.digits).toBeLessThan(16);
    const { html } = signed.view(await search(await begin()), content, { state: "unchecked", built: false });
    expect(html).toMatch(/of 64 digits agree/);
    expect(html).toMatch(/years with 6\d zeros/);
  });
});

describe("The strip", () => {
  const marked = async (does: (game: Game) => Game | Promise<Game>) => {
    const game = await does(await begin());
    const { html } = signed.view(game, content, { state: "unchecked", built: false });
    const added = game.signed.text.length - game.fair.text.length;
    return { html, added, cells: html.match(/data-other/g)?.length };
  };

  it("marks what a forger has altered and added, and not what lies between", async () => {
    const { html, added, cells } = await marked(search);
    expect(cells).toBe(1 + added);
    expect(html.match(/ex-differs/g)).toHaveLength(2);
  });

  it("has every character of the text, and of what follows a change", async () => {
    const [whole, torn] = [await marked((game) => game), await marked(change)];
    expect(whole.html.match(/<i>/g)).toHaveLength(content.sample.text.length);
    expect([whole, torn].map(({ html }) => html.includes("data-from"))).toEqual([false, true]);
  });

  it("says in words what was added, and what was taken out", async () => {
    const { html } = await marked(backdate);
    expect(html).toContain(`${content.labels.added} <mark>`);
    const shorter = await marked((game) => write(game, { value: game.fair.text.slice(0, -5) }));
    expect(shorter.html).toContain(`${content.labels.lost} <del>`);
    expect(html).not.toContain("\u2205");
  });

  it("is said to be marked from the page's own copy, whatever was signed", async () => {
    for (const forge of [change, otherKey, ownKey])
      expect((await marked(forge)).html).toMatch(
        new RegExp(`<del>4</del> <mark>5</mark> <small>${content.labels.copied}<`),
      );
  });
});

describe("The key in the picture", () => {
  it("is struck beside another one where somebody else signed: caught, or hatched if it came along", async () => {
    const game = await begin();
    const shown = (there: Game, verdict: Verdict) => signed.view(there, content, verdict).html;
    expect(shown(game, { state: "holds" })).not.toContain(content.labels.rightKey);
    const caught = shown(otherKey(game), { state: "caught", broken: { says: "signer" } });
    expect(caught).toContain('class="ex-key" data-mark="caught"');
    const along = shown(ownKey(game), { state: "uncovered", gap: "ownKey" });
    expect(along).toContain('class="ex-key" data-mark="gap"');
    for (const html of [caught, along]) expect(html).toContain(content.labels.rightKey);
  });
});

describe("A check that passes", () => {
  it("shows in the picture that both seals are one, and a changed text that they are two", async () => {
    const game = await begin();
    const equals = (there: Game, state: "holds" | "unchecked") =>
      signed.view(there, content, { state, built: false }).html.match(/ex-equals|data-not/g);
    expect(equals(game, "unchecked")).toBeNull();
    expect(equals(game, "holds")).toEqual(["ex-equals"]);
    expect(equals(change(game), "unchecked")).toEqual(["ex-equals", "data-not"]);
  });
});

describe("The attack that still works", () => {
  it("is a key that came with the forgery; the next act has the signer's again", async () => {
    const game = await begin();
    const forged = ownKey(game);
    expect(await found(signed, forged)).toBeUndefined();
    expect(forged.signer).not.toBe(game.signer);
    expect(await found(signed, change(forged))).toEqual({ says: "text" });
  });
});

describe("A text that its signer dates back", () => {
  it("holds, with the same key, though nothing of the day is true; and the picture says when it was signed", async () => {
    const game = await begin();
    const dated = backdate(game);
    expect(dated.signed.text).toBe(`${game.signed.text} ${content.sample.dated}`);
    expect(dated.signer).toBe(game.signer);
    expect(await found(signed, dated)).toBeUndefined();
    const { html } = signed.view(dated, content, { state: "uncovered", gap: "backdate" });
    expect(html).toContain(content.labels.justNow);
    expect(signed.view(game, content, { state: "holds" }).html).not.toContain(content.labels.justNow);
    expect(await found(signed, change(dated))).toEqual({ says: "text" });
  });
});

describe("What the verdict says", () => {
  it("is another thing for each cheat with the text", async () => {
    const game = await begin();
    const told = ["change", "paste", "search"].map((attack) => signed.lessonOf({ ...game, attack }, content));
    const { changed, pasted, twin } = content.labels;
    expect(told).toEqual([changed, pasted, twin]);
    expect(signed.lessonOf({ ...game, attack: "otherKey" }, content)).toBeUndefined();
    expect(signed.lessonOf(game, content)).toBeUndefined();
  });
});
