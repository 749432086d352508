import { exhibit as voice } from "../../../src/exhibits/seal/voice";
import { beginning, exampleOf } from "../../support/exhibits";

const content = exampleOf("seal-voice");
const begin = beginning(voice, content);

describe("The picture", () => {
  it("tells apart a stranger's note, an old one, and what the host's key opens", async () => {
    const game = await begin();
    const pictures = await Promise.all(
      (["forge", "replay", "peek"] as const).map(async (attack) => {
        const attacked = await voice.finish({ ...(await voice.cheats[attack](game)), attack });
        return voice.view(attacked, content, { state: "unchecked", built: false }).html;
      }),
    );
    expect(pictures[0]).toContain(content.labels.otherSeal);
    expect(pictures[1]).toContain(content.labels.oldMark);
    // Across from the stranger's seal and the old number stands what the recipient expected.
    expect(pictures.map((html) => html.match(/(?<=ex-known">).*?(?=<\/p>)/s)?.[0])).toEqual([
      expect.stringMatching(new RegExp(`<circle.*${content.labels.ownSeal}$`, "s")),
      expect.stringMatching(new RegExp(`>1</text>.*${content.labels.opened}$`, "s")),
      undefined,
    ]);
    // Its own key opens nothing, and so there is nothing to hear: what it can play is what it stores.
    const waves = pictures[2]?.match(/<svg class="ex-wave".*?<\/svg>/gs) ?? [];
    expect(waves).toHaveLength(3);
    expect(waves[2]).toContain("M2 50h284");
    expect(waves[1]).not.toBe(waves[2]);
    // One storage host, and the same with its own key, which opens nothing.
    expect(pictures[2]?.split(`<h3>${content.labels.host}`)).toHaveLength(2);
    expect(pictures[2]).toContain(content.labels.tries);
    expect(pictures[2]).toContain(content.labels.noise);
    expect(new Set(pictures.map((html) => html.match(/ex-envelope.*?<\/svg>/s)?.[0])).size).toBe(3);
  });

  it("is told by a step that names whose key stays outside, where the host tries its own", () => {
    expect(content.steps.locked).toMatch(/listener’s key opens the note/);
    expect(content.fails.locked).toMatch(/its own key doesn’t open the note/);
  });

  it("tells a changed byte that is no character by its hex", async () => {
    const game = await voice.cheats.alter(await begin());
    const { html } = voice.view(game, content, { state: "unchecked", built: false });
    const [now, was] = [/<mark>(.*?)<\/mark>/, /<del>(.*?)<\/del>/].map((told) => told.exec(html)?.[1]);
    for (const told of [now, was]) expect(told).toMatch(/^([0-9a-f]{2}|[!-~])$/);
    expect(now).not.toBe(was);
  });
});
