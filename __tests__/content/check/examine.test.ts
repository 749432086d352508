import { findingsAfter } from "../../support/content";

it("finds nothing wrong in the small content folder", () => {
  expect(findingsAfter({})).toEqual({ faults: [], warnings: [] });
});
