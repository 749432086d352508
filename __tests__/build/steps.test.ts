import { compress } from "../../src/build/compress";
import { takeSteps } from "../../src/build/steps";
import { sweep } from "../../src/build/sweep";

jest.mock("../../src/build/compress");
jest.mock("../../src/build/sweep", () => ({ sweep: jest.fn(() => []) }));
jest.mock("../../src/build/publish", () => ({
  publishHeaders: () => {},
  readSite: () => ({ noindex: false }),
  readAddresses: () => ({}),
}));
jest.mock("../../src/build/release", () => ({
  commitOf: () => "",
  releaseOf: () => ({ files: {} }),
  releaseHash: () => "0",
  writeRelease: () => {},
}));

afterEach(() => {
  delete process.env.UNPACKED;
  jest.clearAllMocks();
});

it("A build ends with every text compressed", async () => {
  await takeSteps("ended", { root: "site" });
  expect(compress).toHaveBeenCalledWith("site/public", "site/.cache/packed");
});

it("What npm start serves is not compressed: its server compresses it", async () => {
  process.env.UNPACKED = "1";
  const said = await takeSteps("ended", { root: "site" });
  expect(compress).not.toHaveBeenCalled();
  expect(said.join()).toContain("public/ is ready");
});

it("A failed step is named", async () => {
  jest.mocked(sweep).mockImplementationOnce(() => {
    throw new Error("no room");
  });
  await expect(takeSteps("ended", { root: "site" })).rejects.toThrow(
    "The step that removes what builds have left failed: no room",
  );
});
