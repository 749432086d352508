/** @jest-environment node */
import { faultsAfter, said } from "../support/content";
it("small", () => { expect(faultsAfter({}).map(said)).toEqual([]); });
