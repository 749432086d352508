import { exhibit as goBetween } from "../../src/exhibits/go-between";
import type { Game } from "../../src/exhibits/go-between/play";
import { attacks } from "../../src/exhibits/go-between/trade";
import type { Content } from "../../src/exhibits/go-between/words";
import { frame } from "../../src/exhibits/kit/frame";
import { step, unchecked } from "../../src/exhibits/kit/scene";
import { kitWords } from "../support/exhibits";
import { after, begin, drawn, input, placed } from "../support/goBetweenPages";

describe("The pages' own samples", () => {
  it("show each preset once", () => {
    expect(placed.map(({ preset }) => preset).sort()).toEqual([
      "doors",
      "fields",
      "forms",
      "message",
      "phone",
      "sign-in",
    ]);
  });

  it.each(placed.map((content) => [content.preset, content] as const))(
    "hold, and no attack on them does: %s",
    async (_, content) => {
      const first = await begin(content);
      expect(frame(goBetween, content, kitWords, unchecked(first)).html).not.toMatch(/\bundefined\b|\bNaN\b/);
      expect((await after(content, "check")).verdict.state).toBe("holds");
      for (const name of attacks) expect((await after(content, name)).verdict.state).toBe("caught");
    },
  );
});

describe("A sign-in", () => {
  it.each([
    ["check", [/Dana: sign this new number/, /Site: signed\. Now sign mine/]],
    ["divert", [/Dana’s number/, /You sign it.*The site signs it/]],
  ])("says in its picture whose number it is, and who signs it: %s", async (does, says) => {
    const content = placed.find(({ preset }) => preset === "sign-in") as Content;
    const lines = [...drawn(content, await after(content, does)).querySelectorAll(".ex-exchange li")];
    for (const [at, words] of says.entries()) expect(lines[at]?.textContent).toMatch(words);
  });
});

describe("The messages of a sign-in", () => {
  const content = placed.find(({ preset }) => preset === "sign-in") as Content;
  const { onward, pick } = goBetween.asides;
  const placesIn = (game: Game) =>
    [...drawn(content, unchecked(game)).querySelectorAll(".ex-exchange li")].map((line) => [
      line.className,
      line.querySelector(".ex-track")?.getAttribute("data-place"),
    ]);
  const later = ["without-js", "later"];
  const does = (game: Game) =>
    drawn(content, unchecked(game)).querySelector(".ex-tools > .ex-button")?.getAttribute("data-do");

  it("come one by one as they are handed on, and are all there without scripts", async () => {
    const first = await begin(content);
    expect([first.at, does(first), placesIn(first)]).toEqual([0, "onward", [["", "hand"], later, later]]);
    const second = onward(first);
    expect([second.at, does(second), placesIn(second)]).toEqual([
      1,
      "onward",
      [["", "there"], ["", "hand"], later],
    ]);
    const third = onward(second);
    expect([third.at, does(third), placesIn(third)]).toEqual([
      2,
      "check",
      [
        ["", "there"],
        ["", "there"],
        ["", "hand"],
      ],
    ]);
    expect(onward(third)).toBe(third);
    expect(pick(first, { at: 1 })).toBe(first);
    expect(pick(third, { at: 1 }).at).toBe(1);
  });

  it("stay as they are when the request is written anew, and are all there after a check", async () => {
    const second = onward(await begin(content));
    const typed = await goBetween.edits.write(second, { value: "Close it" });
    expect([typed.on, typed.at]).toEqual([2, 1]);
    const { game } = await step(goBetween, second, typed, "check", input);
    expect([game.on, game.at]).toEqual([3, 2]);
    const again = await goBetween.edits.write(game, { value: "Open it" });
    expect([again.on, again.at]).toEqual([3, 2]);
  });
});

describe("A door", () => {
  it("says what it opens for", async () => {
    const content = placed.find(({ preset }) => preset === "doors") as Content;
    const { readers } = content.sample;
    const windows = [...drawn(content, await after(content, "check")).querySelectorAll(".ex-windows")];
    expect(windows.map(({ textContent }) => textContent)).toEqual(
      readers.map(({ takes }) => `${takes} only`),
    );
  });
});

describe("The shapes on a sign-in's lines", () => {
  it.each([
    ["check", ["half", "whole"]],
    ["pose", ["half", "whole"]],
    ["divert", ["half", "whole"]],
  ] as const)("are explained below them, and no others: %s", async (does, shapes) => {
    const content = placed.find(({ preset }) => preset === "sign-in") as Content;
    const legend = drawn(content, await after(content, does)).querySelector(".ex-legend");
    const said = [...(legend?.children ?? [])].map((one) => one.textContent?.trim());
    expect(said).toEqual(shapes.map((shape) => content.labels[shape]));
  });
});

describe("An answer in the patient's name", () => {
  it("is stopped for the reason that is told: it isn't sealed with her key", async () => {
    const content = placed.find(({ preset }) => preset === "forms") as Content;
    const scene = await after(content, "pose");
    expect(scene.verdict).toMatchObject({ broken: { says: "whole" } });
    for (const told of [content.steps.whole, content.lessons.pose, content.causes.pose])
      expect(told).toMatch(/her key|hers/);
    // What a law makes of it is not for a key to say.
    expect(JSON.stringify(content)).not.toMatch(/court/i);
  });
});

describe.each(placed.map((content) => [content.preset, content] as const))(
  "The picture of each attack: %s",
  (preset, content) => {
    const { cheats } = goBetween.partsOf(content);
    const own = preset === "doors" ? ["misuse"] : [];

    it("shows what was done on the envelope, and the verdict tells it, each in its own way", async () => {
      const [looks, sentences, causes] = [new Set<string>(), new Set<string>(), new Set<string>()];
      for (const name of [...cheats, ...own]) {
        const scene = await after(content, name);
        const document = drawn(content, scene);
        const look = document
          .querySelector(":is(.ex-way, .ex-parcel, .ex-readers) [data-look]")
          ?.getAttribute("data-look");
        expect([name, look]).toEqual([name, expect.any(String)]);
        looks.add(look ?? "");
        const says = document.querySelector("output > span")?.textContent ?? "";
        expect([name, says]).toEqual([name, goBetween.lessonOf(scene.game, content)]);
        expect(says).not.toMatch(/[{}]/);
        sentences.add(says);
        causes.add([...document.querySelectorAll(".ex-stage [data-stop]")].at(-1)?.textContent ?? "");
        if (preset === "forms") expect(document.querySelector(`li [data-look="${look}"]`)).not.toBeNull();
      }
      const count = cheats.length + own.length;
      expect([looks.size, sentences.size, causes.size]).toEqual([count, count, count]);
    });

    it("has no trace of an attack before one, and none after one's own edit", async () => {
      const fair = drawn(content, await after(content, "check"));
      expect(fair.querySelector("[data-look], .ex-stage s, .ex-stamp")).toBeNull();
      const { game } = await after(content, "change");
      const scene = await step(goBetween, await begin(content), { ...game, isEdited: true }, "check", input);
      expect(drawn(content, scene).querySelector("output > span")?.textContent).not.toBe(
        content.lessons.change,
      );
    });
  },
);
