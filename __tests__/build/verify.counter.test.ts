import { releaseFile, releaseText } from "../../src/build/release";
import { verifySite } from "../../src/build/verify/site";
import { host, type Reply } from "../support/host";
import { smallRelease } from "../support/release";

describe("The script that counts visitors", () => {
  /** The report where the release names one that its host answers so. */
  async function differencesWith(reply: Reply | undefined): Promise<string[]> {
    const { folder, release } = await smallRelease();
    const stats = await host(folder, () => reply);
    const counter = `${stats}/script.js`;
    const origin = await host(folder, (path, right) =>
      path === `/${releaseFile}` ? { ...right, body: releaseText({ ...release, counter }) } : right,
    );
    const { findings } = await verifySite(origin, { ...release, counter });
    return findings.filter(({ path }) => path === counter).map(({ kind, problem }) => `${kind}: ${problem}`);
  }

  it("is looked for where the release says", async () => {
    const headers = { "Content-Type": "application/javascript" };
    expect(await differencesWith({ status: 200, headers, body: "count()" })).toEqual([]);
  });

  it.each([
    [{ status: 404, headers: {} }, "answer: 404 for the script that counts visitors"],
    [
      { status: 200, headers: { "Content-Type": "text/html" } },
      "type: text/html for the script that counts visitors",
    ],
  ])("is a finding where it is not a script: %j", async (reply, finding) => {
    expect(await differencesWith(reply)).toEqual([finding]);
  });

  it("is a finding if there is no answer", async () => {
    expect(await differencesWith(undefined)).toEqual([expect.stringMatching(/^answer: /)]);
  });
});
