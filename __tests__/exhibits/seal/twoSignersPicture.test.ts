import { exhibit as twoSigners } from "../../../src/exhibits/seal/two-signers";
import { type Game, otherKindOf, withdrawnOn } from "../../../src/exhibits/seal/two-signers/play";
import { beginning, exampleOf } from "../../support/exhibits";

const content = exampleOf("seal-two-signers");
const begin = beginning(twoSigners, content);
const { alter, twice, peers, otherCard, withdraw } = twoSigners.cheats;

describe("A card", () => {
  const stamps = (game: Game) => [0, 1].map((at) => withdrawnOn(game, at) ?? otherKindOf(game, at));

  it("says where it does not count: that it was withdrawn, or what else it is", async () => {
    const game = await begin();
    expect(stamps(game)).toEqual([undefined, undefined]);
    expect(stamps(await withdraw(game))).toEqual([content.sample.forged.withdrawn, undefined]);
    const other = await otherCard(game);
    expect(stamps(other)).toEqual([content.sample.forged.card, undefined]);
    // It says the same as the right one.
    expect(other.seen).toEqual(game.seen);
    expect(stamps({ ...game, cards: [] })).toEqual([undefined, undefined]);
    expect(stamps({ ...game, cardType: "" })[0]).toBeTruthy();
  });

  it("of another kind says what it is, and what was asked for, and has nothing struck", async () => {
    const broken = { says: "type", at: 1 };
    const { html } = twoSigners.view(await otherCard(await begin()), content, { state: "caught", broken });
    expect(html).toContain(`>${content.sample.forged.card}</b> <em>asked: Diver</em>`);
    expect(html).not.toContain("<s>");
    expect(html).toContain(content.labels.void);
  });
});

describe("What is wrong with a card", () => {
  it("stands beside what it is compared with: the day of the dive, or the grade that it takes", async () => {
    const { expire } = twoSigners.cheats;
    const shown = async (game: Promise<Game>, says: string, at: number) =>
      twoSigners.view(await game, content, { state: "caught", broken: { says, at } }).html;
    const { dived, unfit } = content.labels;
    const { day } = content.sample.entry;
    const late = await shown(expire(await begin()), "expired", 1);
    expect(late).toContain(`${content.sample.forged.expired} <em>${dived} <time>${day}</time></em>`);
    expect(late).not.toContain(unfit);
    const other = await shown(peers(await begin()), "grade", 2);
    expect(other.split(unfit)).toHaveLength(2);
  });
});

describe("The dive", () => {
  it("has a stroke for each signature, with the name of whoever has signed, and none without one", async () => {
    const game = await begin();
    const strokes = (there: Game, says: string, at: number) => {
      const { html } = twoSigners.view(there, content, { state: "caught", broken: { says, at } });
      return [...html.matchAll(/data-by="(\d)" data-mark="(\w+)"/g)].map(([, by, mark]) => `${by} ${mark}`);
    };
    expect(strokes(await twice(game), "same", 2)).toEqual(["0 none", "1 caught"]);
    expect(strokes(await otherCard(game), "type", 1)).toEqual(["0 caught", "1 none"]);
    expect(strokes(await alter(game), "changed", 60)).toEqual(["0 caught", "1 caught"]);
    const alone = twoSigners.edits.put(game, { value: "false", at: 1 });
    expect(strokes(alone, "open", 2)).toEqual(["0 none"]);
    const names = (there: Game) => {
      const { html } = twoSigners.view(there, content, { state: "holds" });
      return [...html.matchAll(/<text data-who[^>]*>([^<]*)/g)].map(([, name]) => name);
    };
    const { diver, supervisor, forged } = content.sample;
    expect(names(game)).toEqual([diver.name, supervisor.name]);
    expect(names(await twice(game))).toEqual([diver.name, diver.name]);
    expect(names(await peers(game))).toEqual([diver.name, forged.peer]);
    expect(names(alone)).toEqual([diver.name, ""]);
  });
});

describe("The stroke of a signer", () => {
  it("breaks off where the check stopped at a card, and not where the signature is wrong", async () => {
    const game = await begin();
    const ends = (there: Game, says: string, at: number) => {
      const { html } = twoSigners.view(there, content, { state: "caught", broken: { says, at } });
      return [...html.matchAll(/data-by="\d"[^>]* d="[^"]*H(\d+)"/g)].map(([, end]) => end);
    };
    expect(ends(await otherCard(game), "type", 1)).toEqual(["14", "200"]);
    expect(ends(await peers(game), "grade", 2)).toEqual(["200", "70"]);
    expect(ends(await alter(game), "changed", 60)).toEqual(["200", "200"]);
    expect(ends(await twice(game), "same", 2)).toEqual(["200", "200"]);
  });
});

describe("The end of a stroke", () => {
  it("tells a card of another kind, a withdrawn one and an old one apart, each with its words", async () => {
    const game = await begin();
    const end = (there: Game, says: string) => {
      const { html } = twoSigners.view(there, content, { state: "caught", broken: { says, at: 1 } });
      const [, path] = /data-by="0"[^>]* d="([^"]*)"/.exec(html) ?? [];
      const [, words] = /dy="1.5em">([^<]*)/.exec(html) ?? [];
      const [, mark] = /data-end d="([^"]*)"/.exec(html) ?? [];
      return { path, words, mark };
    };
    const { forged } = content.sample;
    const { withdrawn, validUntil } = content.labels;
    const drawn = [
      end(await otherCard(game), "type"),
      end(await withdraw(game), "revoked"),
      end(await twoSigners.cheats.expire(game), "expired"),
    ];
    expect(drawn.map(({ words }) => words)).toEqual([
      forged.card,
      `${withdrawn} ${forged.withdrawn}`,
      `${validUntil} ${forged.expired}`,
    ]);
    // The dive's line counts minutes: no date stands on it.
    expect(new Set(drawn.map(({ path }) => path))).toEqual(new Set(["M0 16H14"]));
    expect(new Set(drawn.map(({ mark }) => mark)).size).toBe(3);
    expect(end(await twice(game), "same")).toMatchObject({ words: undefined, mark: undefined });
  });
});

describe("A dive that nobody has signed", () => {
  it("is broken on both cards, and the verdict says neither", async () => {
    const [put, game] = [twoSigners.edits.put, await begin()];
    const one = put(game, { value: "false", at: 0 });
    const none = put(one, { value: "false", at: 1 });
    const broken = (there: Game) => {
      const { html } = twoSigners.view(there, content, { state: "caught", broken: { says: "open", at: 1 } });
      return [...html.matchAll(/ex-part" data-mark="(\w+)"/g)].map(([, mark]) => mark);
    };
    expect([broken(one), broken(none)]).toEqual([
      ["caught", "none"],
      ["caught", "caught"],
    ]);
    expect(twoSigners.wordsFor(content, none).fails.open).toBe(content.labels.unsigned);
    expect(twoSigners.wordsFor(content, one)).toBe(content);
  });
});

describe("A signer's mark", () => {
  it("is broken on both cards where neither has signed these words, and on one where one has", async () => {
    const changed = await alter(await begin());
    const broken = (game: Game) => {
      const { html } = twoSigners.view(game, content, {
        state: "caught",
        broken: { says: "changed", at: 60 },
      });
      return [...html.matchAll(/ex-part" data-mark="(\w+)"/g)].map(([, mark]) => mark);
    };
    expect(broken(changed)).toEqual(["caught", "caught"]);
    expect(twoSigners.wordsFor(content, changed).fails.changed).toBe(content.labels.neither);
    const half = twoSigners.edits.put(changed, { value: "true", at: 1 });
    expect(broken(half)).toEqual(["caught", "none"]);
    expect(twoSigners.wordsFor(content, half)).toBe(content);
  });

  it("is told below the name on the other one's card where one has signed twice", async () => {
    const game = await begin();
    const shown = async (there: Game | Promise<Game>) =>
      twoSigners.view(await there, content, { state: "unchecked", built: false }).html;
    const html = await shown(twice(game));
    expect(html).toContain(content.labels.hand.replace("{name}", "Dana Example"));
    const strokes = (shownAs: string) =>
      [...shownAs.matchAll(/data-hands="(\d)"/g)].map(([, count]) => count);
    expect(strokes(html)).toEqual(["2", "0"]);
    expect(strokes(await shown(game))).toEqual(["1", "1"]);
    expect(new Set(html.match(/<svg class="ex-seal".*?<\/svg>/gs)).size).toBe(1);
  });
});
