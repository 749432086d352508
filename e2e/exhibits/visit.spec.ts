import { expect, type Page } from "@playwright/test";
import type { ExhibitName } from "../../src/content/model/exhibits";
import { gzipped, report, total } from "../support/bytes";
import { words } from "../support/content";
import {
  amberIn,
  change,
  type Exhibit,
  exhibitOf,
  exhibitRoutes,
  expectSound,
  expectSoundInBothThemes,
  expectVerdict,
  kitRoutes,
  ownScript,
  requests,
  typedInto,
} from "../support/exhibits";
import { full, some } from "../support/extent";
import { blocked } from "../support/hits";
import { collectFaults, open, readThrough, settle, wide } from "../support/page";
import { test } from "../support/test";

const narrow = { width: 320, height: 800 };

/** The code of an exhibit, in bytes as they travel, that a page had asked for among these addresses. */
async function bytesOf(page: Page, urls: string[]) {
  const loaded = [...new Set(urls.filter((url) => ownScript.test(url)))];
  return total(
    await Promise.all(
      loaded.map(async (url) => {
        const answer = await page.request.get(url);
        return gzipped(await answer.body());
      }),
    ),
  );
}

/** What runs scripts of transactions brings more of the SDK than what hashes and signs. */
const transactions: ExhibitName[] = ["coin"];

/** The most bytes of an exhibit's code, gzipped. */
const mostOf = (name: ExhibitName) => (transactions.includes(name) ? 95_000 : 75_000);

/** What follows comes out of one visit, since a visit costs more than all that is done in it. */
for (const route of exhibitRoutes) {
  for (const viewport of some([narrow, wide], [narrow])) {
    test(`${route}: a visit to its exhibit at ${viewport.width} px`, async ({ page }) => {
      test.slow();
      const faults = collectFaults(page);
      const urls = requests(page);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await open(page, route);
      const exhibit = exhibitOf(page);
      const live = () => exhibit.root.locator("[data-live]").textContent();
      const first = await live();
      const look = (inBothThemes = full) => expectState(page, exhibit, inBothThemes);

      await test.step("nothing of it is loaded before it is used", async () => {
        await readThrough(page);
        expect(urls.filter((url) => ownScript.test(url))).toEqual([]);
        await exhibit.check.hover();
        await expect.poll(() => urls.filter((url) => ownScript.test(url)).length).toBeGreaterThan(0);
      });

      await test.step("each control gets its own click", async () => {
        expect(await blocked(exhibit.root)).toEqual([]);
      });

      const unfold = () =>
        exhibit.root.locator("details").evaluateAll((all) => {
          for (const details of all) details.setAttribute("open", "");
        });
      await unfold();

      await test.step("it begins unchecked, accessible, in its window and without amber", async () => {
        await expectVerdict(exhibit, "unchecked");
        await look();
        expect(await amberIn(exhibit)).toBe(0);
        // The code stays as it is, and axe would look at its two thousand words in each state.
        await exhibit.root.locator("details:has([data-runs])").evaluateAll((all) => {
          for (const details of all) details.removeAttribute("open");
        });
      });

      await test.step("it holds when it is checked, and what has passed turns amber", async () => {
        await exhibit.check.click();
        await expectVerdict(exhibit, "holds");
        // A record may pass where the check has caught somebody by what stands beside it: that is no proof.
        if ((await exhibit.root.locator('.ex-verdict[data-state="caught"]').count()) > 0)
          expect(await amberIn(exhibit)).toBe(0);
        else await expect.poll(() => amberIn(exhibit)).toBeGreaterThan(0);
        expect(await amberIn(exhibit, "[data-tone=holds], [data-state=holds]")).toBe(0);
        await look();
      });

      await test.step("its code is as light as its kind allows", async () => {
        const bytes = await bytesOf(page, urls);
        report(`code of the exhibit of ${route}`, bytes);
        expect(bytes).toBeLessThanOrEqual(
          mostOf((await exhibit.root.getAttribute("data-exhibit")) as ExhibitName),
        );
      });

      await page.waitForLoadState("networkidle");
      const before = urls.length;

      await test.step("it fails at every cheat, however often it is checked, and the amber goes", async () => {
        const cheats = await exhibit.cheats.all();
        expect(cheats.length).toBeGreaterThan(0);
        for (const [index, cheat] of cheats.entries()) {
          await cheat.click();
          await expectVerdict(exhibit, "broken");
          // The others are checked again in __tests__/exhibits/scene.test.ts and link.test.ts.
          if (index > 0) continue;
          await exhibit.check.click();
          await expectVerdict(exhibit, "broken");
          await expect.poll(() => amberIn(exhibit)).toBe(0);
          await look(kitRoutes.includes(route));
          const controls = exhibit.root.locator("button, input, textarea, summary").filter({ visible: true });
          const heights = await controls.evaluateAll((all) =>
            all.map((control) => control.getBoundingClientRect().height),
          );
          expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
        }
      });

      await test.step("an attack that the check cannot see says so", async () => {
        for (const [index, gap] of (await exhibit.gaps.all()).entries()) {
          await gap.click();
          await expectVerdict(exhibit, "uncovered");
          if (full || index === 0 || kitRoutes.includes(route)) await look(kitRoutes.includes(route));
        }
      });

      await test.step("it starts again as it was, and holds again", async () => {
        await exhibit.reset.click();
        await expectVerdict(exhibit, "unchecked");
        expect(await live()).toBe(first);
        await exhibit.check.click();
        await expectVerdict(exhibit, "holds");
        await expect(exhibit.problem).toBeEmpty();
      });

      await test.step("what the visitor changes is unchecked", async () => {
        for (const [index, edit] of (await exhibit.edits.all()).entries()) {
          await exhibit.reset.click();
          await expectVerdict(exhibit, "unchecked");
          // Some controls appear with the first result.
          if (index === 0 || kitRoutes.includes(route) || (await edit.count()) === 0) {
            await exhibit.check.click();
            await expectVerdict(exhibit, "holds");
          }
          await change(edit);
          // What is typed after a verdict is judged when typing rests.
          if (!(await edit.evaluate((element, selector) => element.matches(selector), typedInto)))
            await expectVerdict(exhibit, "unchecked");
          // What a change does to a record is the exhibit's subject.
          await exhibit.check.click();
          await expect(exhibit.verdict).toHaveAttribute("data-verdict", /holds|fails|caught|uncovered/);
        }
      });

      await test.step("input that cannot be used is told and never checked", async () => {
        if ((await exhibit.fields.count()) === 0) return;
        await exhibit.reset.click();
        await expectVerdict(exhibit, "unchecked");
        const field = exhibit.fields.first();
        const good = await field.inputValue();
        for (const bad of ["", "word ".repeat(20_000)]) {
          await field.fill(bad);
          await expect(exhibit.problem).not.toBeEmpty();
          await exhibit.check.click();
          await expectVerdict(exhibit, "unchecked");
          await expect(exhibit.problem).not.toBeEmpty();
        }
        await field.fill(good);
        await expect(exhibit.problem).toBeEmpty();
        await exhibit.check.click();
        await expectVerdict(exhibit, "holds");
      });

      await test.step("what the check covers can be opened and typed over, and is found", async () => {
        const field = exhibit.root.locator('[data-value][data-covered="yes"]').first();
        await exhibit.reset.click();
        await expectVerdict(exhibit, "unchecked");
        // Otherwise its values are fields already.
        if ((await field.count()) === 0) return;
        await unfold();
        const fair = await field.inputValue();
        await field.fill(fair.replace(/.$/, (last) => (last === "1" ? "2" : "1")));
        await expectVerdict(exhibit, "unchecked");
        await exhibit.check.click();
        await expectVerdict(exhibit, "broken");
        await exhibit.reset.click();
        await expect(field).toHaveValue(fair);
      });

      // Gatsby looks ahead at the pages whose links come into sight, and at the code that these share.
      expect(
        // Those of its own that it has already are a worker's.
        urls
          .slice(before)
          .filter(
            (url) =>
              !/\/(page-data\/|component---src-templates|[0-9a-f]{40}-[0-9a-f]{20}\.js)/.test(url) &&
              !(ownScript.test(url) && urls.indexOf(url) < before),
          ),
        "requests while it ran",
      ).toEqual([]);

      await test.step("on paper it is whole, with its values, and nothing is there to press", async () => {
        // What has the focus is not there on paper.
        await page.evaluate(
          () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
        );
        await settle(page);
        // What was drawn anew since is folded again.
        await unfold();
        await page.emulateMedia({ media: "print" });
        await expect(exhibit.verdict).toBeVisible();
        // A hash beside its seal is there whole, in fours, and others in short.
        const values = exhibit.root.locator(
          "dd .ex-long:not(.ex-part:has(> .ex-fours) *) > summary, .ex-fours",
        );
        await expect(values.filter({ visible: false })).toHaveCount(0);
        await expect(exhibit.root.locator("button").filter({ visible: true })).toHaveCount(0);
        await expect(exhibit.root.getByText(words.exhibit.cheats)).toBeHidden();
      });

      expect(faults).toEqual([]);
    });
  }
}

/** The exhibit keeps the rules of axe and fits the window. */
async function expectState(page: Page, exhibit: Exhibit, inBothThemes: boolean) {
  await expect(exhibit.root).not.toHaveAttribute("aria-busy");
  await (inBothThemes ? expectSoundInBothThemes : expectSound)(page, "[data-exhibit]");
}
