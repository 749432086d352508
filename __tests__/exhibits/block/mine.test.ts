import { exhibit } from "../../../src/exhibits/block";
import { bitsOf, search, triesFor, withoutWork } from "../../../src/exhibits/block/mine";
import { progress } from "../../../src/exhibits/block/progress";
import { parse, targetOf } from "../../../src/exhibits/block/run";
import { proofOf } from "../../../src/exhibits/block/tree";
import { begin } from "../../support/block";

const { remake } = exhibit.cheats;

describe("Mining", () => {
  it.each([8, 9, 11, 12, 15, 16])(
    "finds a hash with %i zero bits, and the header says so itself",
    async (zeros) => {
      const game = await remake({ ...(await begin()), zeros });
      const read = parse(game.proof.header);
      const hash = BigInt(`0x${read?.hash}`);
      expect(hash <= targetOf(read?.bits ?? "")).toBe(true);
      expect(hash >> BigInt(256 - zeros)).toBe(0n);
      expect(triesFor(read?.bits ?? "") / 2 ** zeros).toBeCloseTo(1, 3);
      expect(game.mined?.header).toBe(game.proof.header);
      expect(game.mined?.rate).toBeGreaterThan(0);
    },
  );

  it("stops when the visitor starts again, and when the page is hidden", async () => {
    const { tell } = progress;
    const game = { ...(await begin()), zeros: 20 };
    const running = remake(game);
    exhibit.stop();
    expect(await running).toMatchObject({ problem: "stopped", proof: game.proof });
    progress.tell = () => false;
    expect(await remake(game)).toMatchObject({ problem: "stopped" });
    progress.tell = tell;
  });

  it("never goes on for more than its slice without a pause", () => {
    const { header, root } = proofOf("first", 0);
    const go = search(withoutWork(header, root, bitsOf(20)));
    const start = performance.now();
    const { hashes } = go(16);
    expect(hashes).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(200);
  });

  it("is set by the slider, within its ends", async () => {
    const { ease } = exhibit.asides;
    const game = await begin();
    for (const [value, zeros] of [
      ["8", 8],
      ["20", 20],
      ["99", 20],
      ["-1", 8],
      ["x", 8],
      ["12.4", 12],
    ] as const)
      expect(ease(game, { value }).zeros).toBe(zeros);
  });
});
