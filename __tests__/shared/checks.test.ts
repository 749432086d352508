/** @jest-environment jsdom */
import { checksEvent, forgetChecks, keepCheck, readChecks } from "../../src/shared/checks";

const hash = "ab".repeat(32);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date("2026-11-24T09:30:59Z") });
});

afterEach(() => jest.useRealTimers());

describe("The checks that passed in this browser", () => {
  it("are kept with the time, the latest first, each thing once", () => {
    keepCheck({ route: "/about", hash });
    keepCheck({ route: "/provenance", piece: "Try it", hash });
    keepCheck({ route: "/about", hash: "cd".repeat(32) });
    expect(readChecks()).toEqual([
      { route: "/about", hash: "cd".repeat(32), at: "2026-11-24 09:30" },
      { route: "/provenance", piece: "Try it", hash, at: "2026-11-24 09:30" },
    ]);
  });

  it("are sixty at most", () => {
    for (let page = 0; page < 70; page++) keepCheck({ route: `/${page}`, hash });
    expect(readChecks()).toHaveLength(60);
    expect(readChecks()[0]?.route).toBe("/69");
  });

  it("are announced when they change, and can be forgotten", () => {
    const heard = jest.fn();
    addEventListener(checksEvent, heard);
    keepCheck({ route: "/about", hash });
    forgetChecks();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(readChecks()).toEqual([]);
    removeEventListener(checksEvent, heard);
  });

  it.each(["", "null", "7", "{}", "[", '[null, 3, {"route": "/about", "hash": "ab", "at": ""}]'])(
    "are none where the storage holds %j",
    (kept) => {
      localStorage.setItem("checks", kept);
      expect(readChecks()).toEqual([]);
    },
  );

  it("are empty, without an error, if storage is blocked", () => {
    const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(() => keepCheck({ route: "/about", hash })).not.toThrow();
    expect(readChecks()).toEqual([]);
    blocked.mockRestore();
  });
});
