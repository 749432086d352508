import BigNumber from "@bsv/sdk/primitives/BigNumber";
import Curve from "@bsv/sdk/primitives/Curve";
import Point from "@bsv/sdk/primitives/Point";
import { exhibitFiles } from "../../src/build/exhibitFiles";

describe("The scripts of exhibits", () => {
  it("leave the SDK's table of points out, and keep the curve", () => {
    const scripts = [...exhibitFiles().scripts.values()];
    const curves = scripts.filter((text) =>
      text.includes("79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d9"),
    );
    expect(curves.length).toBeGreaterThan(1);
    // What the table begins with.
    expect(scripts.filter((text) => text.includes("e60fce93b59e9ec53011aabc21c23e97"))).toEqual([]);
  });

  it("compute the same points without it", () => {
    const { g } = new Curve();
    const [x, y] = [g.getX(), g.getY()].map((half) => half.toString(16));
    const bare = Point.fromJSON([x, y, null] as never, false);
    expect([g.precomputed === null, bare.precomputed]).toEqual([false, null]);
    for (const factor of ["1", "7f3a", "fedcba98765432100123456789abcdef"]) {
      const [k, other] = [new BigNumber(factor, 16), new BigNumber(31_337)];
      const point = g.mul(other);
      expect(bare.mul(k).eq(g.mul(k))).toBe(true);
      expect(bare.mulAdd(k, point, other).eq(g.mulAdd(k, point, other))).toBe(true);
    }
  });
});
