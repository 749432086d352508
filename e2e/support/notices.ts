import { expect, type Page } from "@playwright/test";
import { words } from "./content";

const { loading, offline, broken } = words.network;
const sentences = { loading, offline, broken };

/** What the page says about its network and its scripts, as screen readers get it. */
const said = (page: Page) => page.locator("body > [role='status']").ariaSnapshot();

/** This message is shown and can be heard, and no other. */
export async function expectNotice(page: Page, name: keyof typeof sentences) {
  await expect.poll(() => said(page)).toContain(sentences[name]);
  await expect(page.getByText(sentences[name])).toBeInViewport({ ratio: 1 });
  for (const other of Object.values(sentences).filter((sentence) => sentence !== sentences[name])) {
    expect(await said(page)).not.toContain(other);
  }
}

export const expectNoNotice = (page: Page) => expect.poll(() => said(page)).toBe("- status");
