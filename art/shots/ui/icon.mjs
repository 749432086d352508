import fs from "node:fs";
import path from "node:path";
import { MODULES } from "../../lib/paths.mjs";

const sources = new Map();

function source(name) {
  if (!sources.has(name)) {
    const file = path.join(MODULES, "lucide-static/icons", `${name}.svg`);
    sources.set(
      name,
      fs
        .readFileSync(file, "utf8")
        .replace(/<!--.*?-->/s, "")
        .trim(),
    );
  }
  return sources.get(name);
}

export const icon = (name, size = 18, weight = 1.75) =>
  source(name)
    .replace(/class="[^"]*"/, 'class="ic"')
    .replace(/width="24"/, `width="${size}"`)
    .replace(/height="24"/, `height="${size}"`)
    .replace(/stroke-width="2"/, `stroke-width="${weight}"`);

// The amber seal: the wallet's only sign for "this has been checked".
export function seal(size = 16) {
  const points = Array.from({ length: 96 }, (_, i) => {
    const angle = (i / 96) * 2 * Math.PI;
    const radius = 10.3 + 0.9 * Math.cos(10 * angle);
    const x = (12 + radius * Math.cos(angle)).toFixed(2);
    return `${x} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return (
    `<svg class="ic" width="${size}" height="${size}" viewBox="0 0 24 24">` +
    `<path d="M${points.join("L")}Z" fill="var(--proof)"/>` +
    `<path d="M7.6 12.4l3 3 5.8-6.4" fill="none" stroke="#0B1020" stroke-width="2.3" ` +
    `stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}

export const proven = (text) => `<span class="pill proof">${seal(15)}${text}</span>`;

// A record's state: amber and filled once a block proves it, an open ring before.
export const dot = (done, size = 8) =>
  `<svg class="ic" width="${size}" height="${size}" viewBox="0 0 8 8">` +
  (done
    ? `<circle cx="4" cy="4" r="4" fill="var(--proof)"/>`
    : `<circle cx="4" cy="4" r="3.2" fill="none" stroke="var(--text3)" stroke-width="1.4"/>`) +
  `</svg>`;
