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
    expect(html).toContain(`>${content.sample.forged.card}</b> <em>${content.labels.asked}</em>`);
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
    const late = await shown(expire(await begin()), "expired", 1);
    expect(late.split(dived.replace("{day}", content.sample.entry.day))).toHaveLength(3);
    expect(late).not.toContain(unfit);
    const other = await shown(peers(await begin()), "grade", 2);
    expect(other.split(unfit)).toHaveLength(2);
  });
});

describe("A card's years", () => {
  const yearsIn = (game: Game, says: string) => {
    const { html } = twoSigners.view(game, content, { state: "caught", broken: { says, at: 1 } });
    const [card = ""] = html.split('class="ex-years"').slice(1);
    const number = (shape: RegExp) => Number(shape.exec(card)?.[1]);
    const [from, width] = [number(/<rect x="([\d.]+)%"/), number(/<rect x="[\d.]+%" width="([\d.]+)%"/)];
    const cut = number(/<rect data-cut x="([\d.]+)%"/);
    return {
      ends: from + width,
      cut,
      dive: number(/<line x1="([\d.]+)%"/),
      isMarked: html.includes("data-late"),
    };
  };

  it("hold the day of the dive, or end before it, or are cut before it", async () => {
    const game = await begin();
    const fair = yearsIn(game, "");
    expect(fair.ends).toBeGreaterThan(fair.dive);
    expect(fair).toMatchObject({ cut: Number.NaN, isMarked: false });
    const old = yearsIn(await twoSigners.cheats.expire(game), "expired");
    expect(old.ends).toBeLessThan(old.dive);
    expect(old).toMatchObject({ dive: fair.dive, cut: Number.NaN, isMarked: true });
    const drawn = yearsIn(await withdraw(game), "revoked");
    expect(drawn.cut).toBeLessThan(drawn.dive);
    expect(drawn).toMatchObject({ dive: fair.dive, isMarked: true });
    expect(yearsIn(await otherCard(game), "type")).toEqual(fair);
  });

  it("are not drawn where the card cannot be read", async () => {
    const game = { ...(await begin()), seen: [{}, {}] };
    expect(twoSigners.view(game, content, { state: "unchecked", built: false }).html).not.toContain(
      "ex-years",
    );
  });
});

describe("The dive", () => {
  const drawn = async (game: Game | Promise<Game>, says: string, at: number) => {
    const { html } = twoSigners.view(await game, content, { state: "caught", broken: { says, at } });
    return /<svg class="ex-profile".*?<\/svg>.*?<\/svg>/s.exec(html)?.[0];
  };

  it("shows depth alone: no attack with a card or a signature changes it", async () => {
    const game = await begin();
    const fair = await drawn(game, "", 0);
    expect(fair).toContain("data-now");
    expect(await drawn(otherCard(game), "type", 1)).toBe(fair);
    expect(await drawn(withdraw(game), "revoked", 1)).toBe(fair);
    expect(await drawn(twoSigners.cheats.expire(game), "expired", 1)).toBe(fair);
    expect(await drawn(peers(game), "grade", 2)).toBe(fair);
    expect(await drawn(twice(game), "same", 2)).toBe(fair);
  });

  it("names the depth that was signed beside another one, and not where both have signed that", async () => {
    const game = await begin();
    const signed = content.labels.hand.replace("{what}", "80 feet");
    expect(await drawn(alter(game), "changed", 60)).toContain(`>${signed}</text>`);
    expect(await drawn(twoSigners.gaps.lend(game), "", 0)).not.toContain(signed);
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
    expect(html).toContain(content.labels.hand.replace("{what}", "Dana Example"));
    const strokes = (shownAs: string) =>
      [...shownAs.matchAll(/data-hands="(\d)"/g)].map(([, count]) => count);
    expect(strokes(html)).toEqual(["2", "0"]);
    expect(strokes(await shown(game))).toEqual(["1", "1"]);
    expect(new Set(html.match(/<svg class="ex-seal".*?<\/svg>/gs)).size).toBe(1);
  });
});
