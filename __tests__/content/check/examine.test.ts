import { findingsAfter } from "../../support/content";

it("finds nothing to say about the small content folder", () => {
  expect(findingsAfter({})).toEqual({ faults: [], warnings: [] });
});
