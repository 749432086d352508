import { createHash } from "node:crypto";
import { commandsOf } from "../../../src/build/exhibitCommands";
import { exhibit as hashAddress } from "../../../src/exhibits/seal/file";
import { hashOf } from "../../../src/exhibits/seal/file/play";
import { beginning, exampleOf, found } from "../../support/exhibits";
import { ran } from "../../support/repeated";

const content = exampleOf("seal-file");
const begin = beginning(hashAddress, content);
const { write, unplug } = hashAddress.edits;
const { alter, agree, expire } = hashAddress.cheats;
const { redirect, look } = hashAddress.gaps;

/** The visitor's switches, one for each host. */
const switched = (game: Awaited<ReturnType<typeof begin>>, ...areOn: boolean[]) =>
  areOn.reduce((there, isOn, at) => unplug(there, { at, value: String(isOn) }), game);
const areOn = ({ hosts }: Awaited<ReturnType<typeof begin>>) => hosts.map(({ isOff }) => !isOff);

describe("Each cheat", () => {
  it.each([
    ["one host that alters a byte", alter, { says: "one", at: 2 }],
    ["three hosts that agree on another file", agree, { says: "all" }],
  ])("%s is found, whatever was done before", async (_, cheat, broken) => {
    let game = await begin();
    const { address } = game;
    for (const before of [
      undefined,
      alter,
      agree,
      expire,
      (there: typeof game) => switched(there, true, true, false),
      (there: typeof game) => switched(there, false, false, false),
      (there: typeof game) => write(there, { value: "" }),
    ]) {
      if (before) game = await before(game);
      game = cheat(game);
      expect(game.problem).toBeUndefined();
      expect(game.address).toBe(address);
      expect(await found(hashAddress, game)).toEqual(broken);
      expect(game.hosts.filter(({ sent }) => sent && hashOf(sent) !== game.hash)).toHaveLength(
        "at" in broken ? 1 : 3,
      );
    }
  });

  it("leaves the switches as they are, and takes a liar that is on", async () => {
    const game = switched(await begin(), true, false, true);
    for (const cheat of [alter, agree, expire, look, redirect])
      expect(areOn(cheat(game))).toEqual([true, false, true]);
    expect(await found(hashAddress, alter(game))).toEqual({ says: "one", at: 1 });
    expect(areOn(alter(switched(game, false, false, false)))).toEqual([true, true, true]);
  });

  it("is not healed by a switch: a liar that is off isn't heard, and the last one on is all that came", async () => {
    const game = alter(await begin());
    const alone = switched(game, false, true, false);
    expect(alone.hosts.map(({ sent }) => sent)).toEqual(game.hosts.map(({ sent }) => sent));
    expect(await found(hashAddress, alone)).toEqual({ says: "all" });
    const hushed = switched(alone, true, false, true);
    expect(await found(hashAddress, hushed)).toBeUndefined();
    const { html } = hashAddress.view(hushed, content, { state: "holds" });
    expect(html.match(/data-torn/g)).toHaveLength(1);
    expect(html.match(/data-off/g)).toHaveLength(1);
    expect(await found(hashAddress, switched(hushed, true, true, true))).toEqual({ says: "one", at: 2 });
  });

  it("is caught, as the reader goes by the address; after the term nobody is, and no switch brings the file", async () => {
    const game = switched(expire(await begin()), false, true, true);
    expect(await found(hashAddress, game)).toEqual({ says: "term" });
    expect(await found(hashAddress, switched(game, false, false, false))).toEqual({ says: "term" });
    for (const says of ["term", "came"]) expect(hashAddress.isLost(game, says)).toBe(true);
    const { html } = hashAddress.view(game, content, { state: "fails", broken: { says: "term" } });
    expect(html.match(/data-over/g)).toHaveLength(1);
    expect(html.split(content.labels.ended)).toHaveLength(3);
    expect(html.split(content.labels.nothing)).toHaveLength(2);
    expect(hashAddress.caught).toEqual(expect.arrayContaining(["one", "all"]));
  });

  it("prints commands that say the same with nobody but the liar, with all hosts off, and after the term", async () => {
    const game = await begin();
    for (const [there, says] of [
      [switched(alter(game), false, true, false), "all"],
      [switched(game, false, false, false), "came"],
      [switched(alter(game), false, false, false), "came"],
      [switched(expire(game), false, false, true), "term"],
    ] as const) {
      const record = hashAddress.record(there);
      const { code, lines } = await ran("sh", "seal-file", commandsOf("seal-file", content), record);
      expect([code, lines.at(-1)]).toEqual([1, content.fails[says]]);
    }
  }, 30_000);

  it("shows with each host what it sends, torn at the altered digit", async () => {
    const game = alter(await hashAddress.edits.write(await begin(), { value: "Lot 12 for $84,000." }));
    const { html } = hashAddress.view(game, content, { state: "unchecked", built: false });
    expect(html.match(/data-torn/g)).toHaveLength(1);
    expect(html).toContain("Byte 13 is now <mark>9</mark> instead of <del>8</del>");
    // All of it and its address are folded away.
    expect(html.match(/<code translate="no">XU\w+<\/code>/g)).toHaveLength(3);
    const all = hashAddress.view(agree(game), content, { state: "unchecked", built: false });
    expect(all.html.match(/data-torn/g)).toHaveLength(3);
  });

  it("is named as in the picture: of the record's hosts, the first that altered a byte", async () => {
    const game = switched(await begin(), true, false, true);
    const says = (there: typeof game) => hashAddress.wordsFor(content, there).fails.one;
    expect(says(alter(game))).toMatch(/^Oslo altered a byte/);
    expect(says(alter(await begin()))).toMatch(/^Lima altered a byte/);
    expect(says(game)).toBe(content.fails.one);
  });

  it("says of the term that nothing here shows its dates", async () => {
    const { html } = hashAddress.view(await begin(), content, { state: "holds" });
    expect(html).toContain(content.labels.sampled);
  });

  it("shows with each host its seal beside that of the address, and whether they are one", async () => {
    const game = await begin();
    const signs = (...[there, verdict]: [typeof game, Parameters<typeof hashAddress.view>[2]]) =>
      [...hashAddress.view(there, content, verdict).html.matchAll(/<b>([=≠]?)<\/b>/g)].map(
        ([, sign]) => sign,
      );
    expect(signs(game, { state: "unchecked", built: false })).toEqual(["", "", ""]);
    expect(signs(game, { state: "holds" })).toEqual(["=", "=", "="]);
    const caught = { state: "caught", broken: { says: "one", at: 2 } } as const;
    expect(signs(alter(game), caught)).toEqual(["=", "≠", "="]);
  });

  it("turns over one bit: what one host shows is what its bytes come to", async () => {
    const game = await begin();
    const bytes = new TextEncoder().encode(game.text);
    bytes[game.around.at] = (bytes[game.around.at] ?? 0) ^ 1;
    expect(hashOf(alter(game).hosts[1]?.sent as never)).toBe(
      createHash("sha256").update(bytes).digest("hex"),
    );
  });
});

describe("The attack that still works", () => {
  it("is an address that was swapped with the file, and is over with the next act", async () => {
    const game = await begin();
    const swapped = redirect(game);
    expect(swapped.address).not.toBe(game.address);
    expect(swapped.typed).toBe(game.text);
    const { html } = hashAddress.view({ ...swapped, gap: "redirect" }, content, {
      state: "uncovered",
      gap: "redirect",
    });
    expect(html).toContain(content.labels.given);
    expect(html).not.toContain(content.labels.address);
    expect(await found(hashAddress, swapped)).toBeUndefined();
    expect(alter(swapped).address).toBe(game.address);
    const after = unplug({ ...swapped, gap: "redirect" }, { at: 0, value: "false" });
    expect(after.address).toBe(game.address);
    expect(await found(hashAddress, after)).toBeUndefined();
  });

  it("is a host that reads what it keeps: each is marked and has the whole text before it, and it all fits", async () => {
    const game = { ...look(alter(await begin())), gap: "look" };
    expect(await found(hashAddress, game)).toBeUndefined();
    const { html } = hashAddress.view(game, content, { state: "uncovered", gap: "look" });
    expect(html.match(/class="ex-part" data-mark="gap"/g)).toHaveLength(3);
    expect(html.split(`<q>${game.text}</q>`)).toHaveLength(4);
    expect(html).not.toContain("ex-tape");
  });

  it("has no text to show of a file that is none", async () => {
    const file = new File([new Uint8Array(3)], "plan.pdf");
    const game = { ...look(await hashAddress.edits.give(await begin(), { file })), gap: "look" };
    const { html } = hashAddress.view(game, content, { state: "uncovered", gap: "look" });
    expect(html.split(content.labels.readAll)).toHaveLength(4);
  });
});
