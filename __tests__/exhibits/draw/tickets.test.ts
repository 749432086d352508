import { JSDOM } from "jsdom";
import { exhibit as draw } from "../../../src/exhibits/draw";
import type { Preset } from "../../../src/exhibits/draw/moves";
import { saying } from "../../../src/exhibits/draw/saying";
import { step } from "../../../src/exhibits/kit/scene";
import { content, presets, random } from "../../support/house";

const input = { value: "", at: 0, random };
const after = async (preset: Preset, does: string) => {
  const game = await draw.begin({ ...content, preset });
  const scene = await step(draw, game, game, does, input);
  const { document } = new JSDOM(draw.view(scene.game, { ...content, preset }, scene.verdict).html).window;
  return { scene, game, document };
};

it("a raffle's draws are tickets: the visitor's framed, the friend's with a dot, in strip, bars and legend", async () => {
  const { document, game } = await after("tickets", "check");
  for (const place of [".ex-strip ol", ".ex-odds ol"]) {
    const faces = [...document.querySelectorAll(`${place} .ex-face`)];
    expect(faces.length).toBeGreaterThan(0);
    for (const face of faces) {
      expect(face.querySelector(".ex-torn")).not.toBeNull();
      const number = Number(face.getAttribute("data-key"));
      expect(face.hasAttribute("data-mine")).toBe(number === game.names.length);
      expect(face.querySelector("[d$=h0]") !== null).toBe(number === 1);
    }
  }
  const legend = [...document.querySelectorAll(".ex-whose > span")].map((one) => one.textContent);
  const { you, friend } = content.labels;
  expect(legend).toEqual([expect.stringContaining(you), expect.stringContaining(friend)]);
});

it("a die has no holder, and its rounds no such legend", async () => {
  const { document } = await after("dice", "check");
  expect(document.querySelector(".ex-whose, .ex-torn, .ex-face[data-mine]")).toBeNull();
});

it("a line says what the stars mean, and names the hollow one only where there is one", async () => {
  const told = async (does: string) =>
    (await after("tickets", does)).document.querySelector(".ex-makes")?.textContent;
  const { wins, won } = content.labels;
  expect(await told("check")).toContain(wins);
  expect(await told("check")).not.toContain(won);
  expect(await told("swap")).toContain(won);
  expect(await told("refuse")).not.toContain(wins);
});

it.each([
  ["swap", "seed"],
  ["again", "kept"],
  ["drop", "mine"],
  ["late", "list"],
] as const)(
  "%s says who had won, or what the die had shown, and what the house has made of it",
  async (does, says) => {
    for (const preset of presets) {
      const { scene } = await after(preset, does);
      const { rounds, at, round, names } = scene.game;
      const [was, now] = [rounds[at]?.result ?? 0, round.result ?? 0];
      const made =
        preset === "dice"
          ? `The die showed ${was}; the house made it ${now}.`
          : `The die showed ${names[was - 1]}; the house made it ${round.tickets[now - 1]?.id}.`;
      expect(saying(content, scene.game).fails[says]).toBe(`${made} ${content.fails[says]}`);
      expect(saying(content, { ...scene.game, isEdited: true }).fails[says]).toBe(content.fails[says]);
    }
  },
);
