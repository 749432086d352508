import { expect } from "@playwright/test";
import { By, Key } from "selenium-webdriver";
import { shows } from "../support/carousel";
import { words } from "../support/content";
import { exhibitRoutes } from "../support/exhibits";
import { some } from "../support/extent";
import { ada, done, thanksOf } from "../support/forms";
import { inPage, named, open, test, until } from "./support/webkit";

for (const { label, route, slides } of shows) {
  test(`the carousel "${label}" answers its dots`, async ({ webkit, baseURL }) => {
    await open(webkit, `${baseURL}${route}`);
    const last = `${slides.length}: ${slides.at(-1)?.caption}`;
    const region = await webkit.findElement(By.css(`[aria-label="${label}"]`));
    await inPage(
      webkit,
      (element: unknown) => (element as Element).scrollIntoView({ block: "center" }),
      region,
    );
    // Moved by react-slick, it hides all slides but one from screen readers.
    const perceived = async () => {
      const hidden = await region.findElements(
        By.css("[aria-hidden=true] [role=group], [role=group][aria-hidden=true]"),
      );
      return (await region.findElements(By.css("[role=group]"))).length - hidden.length;
    };
    await expect.poll(perceived).toBe(1);
    const dot = await webkit.findElement(named("main button", `${words.carousel.goTo} ${last}`));
    await dot.click();
    await expect.poll(() => dot.getAttribute("aria-current")).toBe("true");
  });
}

test("the contact form says what is missing, sends, and thanks", async ({ webkit, baseURL }) => {
  await open(webkit, `${baseURL}/contact`);
  const send = async () => {
    const button = await webkit.findElement(named("main form button", words.contact.send));
    // The driver does not scroll to it.
    await inPage(
      webkit,
      (element: unknown) => (element as Element).scrollIntoView({ block: "center" }),
      button,
    );
    await button.click();
  };
  await send();
  await until(webkit, () => document.querySelectorAll("main [aria-invalid=true]").length, 3);
  for (const name of ["name", "email", "message"] as const)
    await webkit.findElement(By.css(`main [name="${name}"]`)).sendKeys(ada[name]);
  await send();
  await expect.poll(() => webkit.findElements(named("main h2", thanksOf?.title ?? ""))).toHaveLength(1);
});

test("the newsletter's form thanks in place and in a toast", async ({ webkit, baseURL }) => {
  await open(webkit, `${baseURL}/about`);
  await webkit.findElement(By.css("footer input[type=email]")).sendKeys(ada.email, Key.ENTER);
  await expect.poll(() => webkit.findElement(By.css("footer [role=status]")).getText()).toBe(done);
  await until(
    webkit,
    (says) => document.querySelector(".Toastify")?.textContent?.includes(says) ?? false,
    true,
    words.newsletter.doneText,
  );
});

test("the search opens by key, finds, and leads to a page", async ({ webkit, baseURL }) => {
  await open(webkit, `${baseURL}/about`);
  await webkit.actions().keyDown(Key.CONTROL).sendKeys("k").keyUp(Key.CONTROL).perform();
  await until(webkit, () => document.activeElement?.getAttribute("type"), "search");
  await webkit.actions().sendKeys("wallet").perform();
  await until(webkit, () => document.querySelectorAll("dialog[open] li a").length > 0, true);
  await webkit.actions().sendKeys(Key.ENTER).perform();
  await until(webkit, () => location.pathname !== "/about", true);
});

for (const route of some(exhibitRoutes, exhibitRoutes.slice(0, 3))) {
  test(`the exhibit of ${route} holds, fails at every cheat, and starts again`, async ({
    webkit,
    baseURL,
  }) => {
    await open(webkit, baseURL + route);
    const controls = (kind: string) => webkit.findElements(By.css(`[data-exhibit] [data-act=${kind}]`));
    // Not by the mouse: this is about what the engine computes; e2e/nets clicks.
    const press = async (kind: string, at = 0) => (await controls(kind))[at]?.sendKeys(Key.ENTER);
    const expectVerdict = (state: string) =>
      until(
        webkit,
        () => {
          const exhibit = document.querySelector("[data-exhibit]");
          if (exhibit?.hasAttribute("aria-busy")) return "busy";
          const verdict = exhibit?.querySelector<HTMLElement>("[data-verdict]")?.dataset.verdict;
          return verdict === "fails" || verdict === "caught" ? "broken" : verdict;
        },
        state,
      );
    await press("check");
    await expectVerdict("holds");
    const { length } = await controls("cheat");
    expect(length).toBeGreaterThan(0);
    for (let at = 0; at < length; at++) {
      await press("cheat", at);
      await expectVerdict("broken");
    }
    await press("reset");
    await expectVerdict("unchecked");
  });
}
