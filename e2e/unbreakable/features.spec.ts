import { full } from "../support/extent";
import { test } from "../support/test";
import { features } from "./features";
import { comeToRest, expectContent, expectFormToAnswer, expectLinksToWork } from "./support";

const pages = ["/", "/contact", "/provenance", "/metanet-mobile", "/whitepapers/skilled-industries"];

for (const { name, page: most, remove } of features) {
  for (const path of full ? pages : [most]) {
    test(`${path} in a browser with ${name}: content is there, links work, the form answers`, async ({
      page,
    }) => {
      await page.addInitScript(remove);
      await comeToRest(page, path);
      await expectContent(page, path);
      if (path === "/contact") await expectFormToAnswer(page);
      await expectLinksToWork(page);
    });
  }
}
