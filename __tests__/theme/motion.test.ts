import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Specification 9, in seconds. */
const shortest = 0.4;
const longest = 0.7;

/** What has a time of its own: how long a toast stays, a line that goes round and round, and motion that is not wanted. */
const exempt = /\binfinite\b|\$\{duration\}ms|^0\.01ms/;

const styles = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:tsx?|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join("src", name), "utf8") }));

const all = styles.map(({ text }) => text).join("\n");

/** What src/theme/global.css says of each of them, in seconds. */
const durations = Object.fromEntries(
  [...all.matchAll(/--(quick|brisk|calm|long):\s*([\d.]+)s;/g)].map(([, name, time]) => [name, Number(time)]),
);

/** The parts of a list, without the commas within brackets. */
const partsOf = (list: string) => list.split(/,(?![^(]*\))/).map((part) => part.trim());

/** Every transition and animation, with its place. The first time of each part is its duration (CSS Transitions 2.5). */
const moving = styles.flatMap(({ name, text }) =>
  [
    ...text.matchAll(/(?<![\w-])((?:transition|animation)(?:-duration)?):\s*((?:\$\{\w+\}|[^;{}])*);/g),
  ].flatMap(([, property, value = ""]) =>
    partsOf(value.replace(/\s+/g, " "))
      .filter((part) => !/^none\b/.test(part) && !exempt.test(part))
      .map((part) => ({ where: `src/${name} ${property}: ${part}`, part })),
  ),
);

describe("Animations last 0.4 to 0.7 s (specification 9)", () => {
  it.each(["brisk", "calm", "long"])("is what the duration %s says", (name) => {
    expect(durations[name]).toBeGreaterThanOrEqual(shortest);
    expect(durations[name]).toBeLessThanOrEqual(longest);
  });

  it("and everything that moves takes one of these, or answers the hand", () => {
    expect(moving.length).toBeGreaterThan(40);
    const others = moving.filter(({ part }) => {
      const [first = ""] = /(?<![\w.-])[\d.]+m?s\b|var\(--(?!ease)[\w-]+\)|calc\(/.exec(part) ?? [];
      return !/^var\(--(?:brisk|calm|long|quick)\)$/.test(first);
    });
    expect(others.map(({ where }) => where)).toEqual([]);
  });

  it("keyframes answer nobody's hand", () => {
    const quick = moving.filter(({ where }) => /animation.*--quick/.test(where));
    expect(quick.map(({ where }) => where)).toEqual([]);
  });

  it("and react-slick, which counts in milliseconds, takes as long as the style of its slides", () => {
    expect(all).toMatch(/\.slick-active \{\s*transition: opacity var\(--calm\)/);
    expect(Number(/const speed = (\d+);/.exec(all)?.[1]) / 1000).toBe(durations.calm);
  });
});
