import { expect, type Page } from "@playwright/test";
import { gzipped, total } from "./support/bytes";
import { pages } from "./support/content";
import { expectSoundInBothThemes, ownScript } from "./support/exhibits";
import { collectFaults, footerLink, open, readThrough, small, wide } from "./support/page";
import { test } from "./support/test";

const route =
  pages.find(({ sections }) => sections.some(({ type }) => type === "Verifier"))?.route ?? "/verify";

/** A path with one hash on each of two levels. */
const path = `0102020002${"aa".repeat(32)}0100${"bb".repeat(32)}010100${"cc".repeat(32)}`;

function verifierOf(page: Page) {
  const root = page.locator("[data-verifier]");
  return {
    root,
    input: root.locator("[data-input]"),
    kind: root.locator("[data-kind]"),
    verdict: root.locator("output[data-verdict]"),
    problem: root.locator("[data-problem]"),
    part: (name: string) => root.locator(`[data-value="${name}"]`),
    example: (name: string) => root.locator(`[data-example="${name}"]`),
  };
}

const states = {
  record: "holds",
  message: "holds",
  certificate: "uncovered",
  transaction: "uncovered",
  beef: "uncovered",
  path: "holds",
};

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs, and shows no field", async ({ page }) => {
    await page.goto(route);
    const { root, input } = verifierOf(page);
    await expect(input).toBeHidden();
    await expect(root.locator(".ver-without")).toBeVisible();
  });
});

for (const viewport of [small, wide]) {
  test(`every example is named and judged, at ${viewport.width} px, in both themes`, async ({ page }) => {
    test.slow();
    const faults = collectFaults(page);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize(viewport);
    await open(page, route);
    const { kind, verdict, problem, example } = verifierOf(page);
    for (const [name, state] of Object.entries(states)) {
      await example(name).click();
      await expect(kind).toHaveAttribute("data-kind", name);
      await expect(verdict).toHaveAttribute("data-verdict", state);
      await expect(problem).toBeEmpty();
      await expectSoundInBothThemes(page, "[data-verifier]");
    }
    expect(faults).toEqual([]);
  });
}

test("what is pasted is judged at once, and a fault has its place", async ({ page }) => {
  await open(page, route);
  const { input, kind, problem, verdict } = verifierOf(page);
  await input.fill(path);
  await expect(kind).toHaveAttribute("data-kind", "path");
  await expect(verdict).toHaveAttribute("data-verdict", "uncovered");
  await input.fill(path.slice(0, -2));
  await expect(verdict).toHaveAttribute("data-verdict", "fails");
  await expect(problem).toContainText(/\b\d+\b/);
  await input.fill("");
  await expect(verdict).toHaveAttribute("data-verdict", "unchecked");
  await expect(problem).toBeEmpty();
});

test("a field is typed over by keyboard, and its bytes follow", async ({ page }) => {
  await open(page, route);
  const { root, input, part, verdict } = verifierOf(page);
  await input.fill(path);
  await expect(part("height")).toHaveValue("1");
  await part("height").focus();
  await expect(root.locator("[data-of][data-on]")).toHaveText(/01$/);
  await part("height").press("ControlOrMeta+a");
  await page.keyboard.type("200");
  await expect(input).toHaveValue(`c8${path.slice(2)}`);
  await part("offset").fill("9");
  await expect(verdict).toHaveAttribute("data-verdict", "fails");
});

test("a file is chosen by keyboard where it can be dropped, and its name stands there until the field is emptied", async ({
  page,
}) => {
  // From the start: the browser is told to hand its list of files over, and nothing waits for that.
  const chooser = page.waitForEvent("filechooser");
  await open(page, route);
  const { root, input, kind } = verifierOf(page);
  await input.press("Tab");
  const place = root.locator("[type=file]");
  await expect(place).toBeFocused();
  await expect(root.locator("[data-live][data-used]")).toBeVisible();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles({ name: "path.hex", mimeType: "text/plain", buffer: Buffer.from(path) });
  await expect(kind).toHaveAttribute("data-kind", "path");
  await expect(root.getByText("path.hex")).toBeVisible();
  await root.locator('[data-do="clear"]').click();
  await expect(root.getByText("path.hex")).toHaveCount(0);
  await expect(input).toHaveValue("");
});

test("a file is dropped anywhere on the page, and read as bytes", async ({ page }) => {
  await open(page, route);
  const { input, kind } = verifierOf(page);
  await input.focus();
  await expect(page.locator("[data-verifier] [data-live][data-used]")).toBeVisible();
  const transfer = await page.evaluateHandle((hex) => {
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
    const data = new DataTransfer();
    data.items.add(new File([bytes], "path.bin"));
    return data;
  }, path);
  await page.dispatchEvent("main", "drop", { dataTransfer: transfer });
  await expect(kind).toHaveAttribute("data-kind", "path");
});

test("a link brings the input, and so does Back", async ({ page }) => {
  await open(page, route);
  const { root, input, kind } = verifierOf(page);
  await input.fill(path);
  await expect(kind).toHaveAttribute("data-kind", "path");
  await root.locator('[data-do="link"]').click();
  await expect(root).toHaveAttribute("data-link", /#record=/);
  const link = (await root.getAttribute("data-link")) ?? "";
  await page.waitForTimeout(400);
  await page.reload();
  await expect(input).toHaveValue(path);
  await page.goto("/about");
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  await expect(input).toHaveValue(path);
  await page.goto(link.slice(0, link.indexOf("=") + 10));
  await expect(input).not.toHaveValue(path);
});

test("what is typed stays where the code does not arrive", async ({ page }) => {
  await page.route(ownScript, (request) => request.abort());
  await open(page, route);
  const { input, problem, kind } = verifierOf(page);
  await input.fill(path);
  await expect(problem).not.toBeEmpty();
  await expect(input).toHaveValue(path);
  await page.unroute(ownScript);
  await input.press("End");
  await page.keyboard.type(" ");
  await expect(kind).toHaveAttribute("data-kind", "path");
});

test("nothing of it is loaded before it is used, and at most 95 KB then", async ({ page }) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await open(page, route);
  await readThrough(page);
  const own = () => [...new Set(urls.filter((url) => /\/static\/exhibits\//.test(url)))];
  expect(own()).toEqual([]);
  const { example, verdict } = verifierOf(page);
  await example("beef").click();
  await expect(verdict).toHaveAttribute("data-verdict", "uncovered");
  const bodies = await Promise.all(own().map((url) => page.request.get(url).then((answer) => answer.body())));
  expect(total(bodies.map(gzipped))).toBeLessThanOrEqual(95_000);
});

test("the footer leads to it", async ({ page }) => {
  await open(page, "/about");
  await expect(footerLink(page, route)).toBeVisible();
});
