import { chromium } from "@playwright/test";
import { serveFolder } from "./scripts/pages/server.mjs";
const routes = process.argv.slice(2);
const { origin } = await serveFolder("public");
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const r of routes) for (const w of [390, 1280]) for (const theme of ["light", "dark"]) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: theme, reducedMotion: "reduce" });
  const p = await c.newPage(); await p.goto(origin + r); await p.mouse.move(3,3);
  const root = p.locator("[data-exhibit]").first(); await root.scrollIntoViewIfNeeded();
  const name = r.replaceAll("/", "_") + `-${w}-${theme}`;
  await p.addStyleTag({ content: ".ex-verdict,[data-exhibit] footer,[data-exhibit] *{position-anchor:auto} header[data-glass]{visibility:hidden}" });
  const shot = async (n) => { await p.waitForTimeout(700); await root.screenshot({ path: `/nets/shots/${name}-${n}.png` }); };
  await shot(0);
  await root.locator("[data-act=check]").first().click(); await p.waitForFunction(() => /holds|fails/.test(document.querySelector("[data-exhibit] output")?.dataset.verdict ?? ""));
  await shot(1);
  await root.locator("[data-act=cheat]").first().click(); await p.waitForFunction(() => document.querySelector("[data-exhibit] output")?.dataset.verdict === "fails");
  await shot(2);
  await c.close();
}
await b.close(); process.exit();
