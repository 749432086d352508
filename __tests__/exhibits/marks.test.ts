import { marks } from "../../src/exhibits/kit/parts";

const steps: string[][] = [["seal"], [], ["seed", "roll"], ["sum"]];
const failing = (says: string) => marks({ state: "fails", broken: { says } }, ...steps);

describe("The steps of a check", () => {
  it("have no marks before a check, and ticks once it holds", () => {
    expect(marks({ state: "unchecked", built: true }, ...steps)).toEqual(["none", "none", "none", "none"]);
    expect(marks({ state: "holds" }, ...steps)).toEqual(["pass", "pass", "pass", "pass"]);
  });

  it("keep their ticks up to the failing one; later steps were not reached", () => {
    expect(failing("seal")).toEqual(["fail", "later", "later", "later"]);
    expect(failing("roll")).toEqual(["pass", "pass", "fail", "later"]);
    expect(failing("sum")).toEqual(["pass", "pass", "pass", "fail"]);
  });

  it("are marked as caught if the mechanism did its job", () => {
    expect(marks({ state: "caught", broken: { says: "seed" } }, ...steps)).toEqual([
      "pass",
      "pass",
      "caught",
      "later",
    ]);
  });
});
