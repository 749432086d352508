import { expect } from "@playwright/test";
import { sectionsAt } from "../support/content";
import { exhibitOf, expectVerdict, routeOf } from "../support/exhibits";
import { collectFaults, open } from "../support/page";
import { test } from "../support/test";

const route = routeOf("seal-voice") ?? "";

test.skip(route === "", "No page has a sound");

const labels = sectionsAt(route, "Exhibit").flatMap(({ exhibit }) =>
  exhibit.name === "seal-voice" ? [exhibit.labels] : [],
)[0];

test("everything that can be heard is heard on a press, and the verdict stays", async ({ page }) => {
  const faults = collectFaults(page);
  await page.addInitScript(() => {
    const heard: number[] = [];
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.push(this.buffer?.length ?? 0);
      start.apply(this, when);
    };
    Object.assign(window, { heard });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
  await open(page, route);
  const exhibit = exhibitOf(page);
  const listen = (label = "") => exhibit.root.getByRole("button", { name: label, exact: true });
  await exhibit.check.click();
  await expectVerdict(exhibit, "holds");
  for (const label of [labels?.hearSound, labels?.hearBytes, labels?.hearJoined]) await listen(label).click();
  await expect.poll(heard).toHaveLength(3);
  const [sound = 0, bytes = 0, joined = 0] = await heard();
  expect(joined).toBe(sound);
  expect(bytes).toBeGreaterThan(sound);
  await expectVerdict(exhibit, "holds");
  await exhibit.cheats.first().click();
  await expectVerdict(exhibit, "broken");
  await expect(listen(labels?.hearJoined)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("a microphone that is refused is told, and the message before stays", async ({ page }) => {
  await page.addInitScript(() => {
    if (navigator.mediaDevices) navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error("no"));
  });
  await open(page, route);
  const exhibit = exhibitOf(page);
  const record = exhibit.root.getByRole("button", { name: labels?.speak ?? "", exact: true });
  await record.click();
  await expect(exhibit.problem).not.toBeEmpty();
  await exhibit.check.click();
  await expectVerdict(exhibit, "holds");
});
