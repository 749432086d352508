import { createHash } from "node:crypto";
import { keepCheck } from "../../../src/shared/checks";
import { checkPage } from "../../../src/shell/certificate/checkPage";
import { serveSite } from "../../support/servedSite";

jest.mock("../../../src/shared/checks");

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const text = "# About us\n";
const named = sha256(text);

function serve(twin: string | undefined, listed: string | undefined) {
  const files = { "about.md": listed, "index.md": listed };
  serveSite((address) => (address === "/release.json" ? JSON.stringify({ files }) : (twin ?? "")));
}

describe("A page's check", () => {
  it.each([
    ["holds where the file is the one that the release lists", text, named, "holds"],
    ["fails where another file came", "# About them\n", named, "fails"],
    ["fails where the list lacks the file", text, undefined, "fails"],
    [
      "tells of a newer release where file and list agree on another text",
      "# New\n",
      sha256("# New\n"),
      "newer",
    ],
  ])("%s", async (_, twin, listed, found) => {
    serve(twin, listed);
    expect(await checkPage("/about", named)).toBe(found);
    expect(await checkPage("/", named)).toBe(found);
    const kept = ["/about", "/"].map((route) => [{ route, hash: named }]);
    expect(jest.mocked(keepCheck).mock.calls).toEqual(found === "holds" ? kept : []);
  });

  it("says that nothing came where the network or the list is lost", async () => {
    jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await checkPage("/about", named)).toBe("lost");
    serveSite(() => "no list");
    expect(await checkPage("/about", named)).toBe("lost");
  });
});
