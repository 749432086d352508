import { expect, type Locator, type Page } from "@playwright/test";
import { sectionsAt } from "../support/content";
import { exhibitOf, exhibitRoutes, expectVerdict, ownScript } from "../support/exhibits";
import { boxOf, hold, open, small } from "../support/page";
import { test } from "../support/test";

/** The page of a piece that is dragged, by its mechanism or its preset, if there is one. */
const routeFor = (piece: string) =>
  exhibitRoutes.find((route) =>
    sectionsAt(route, "Exhibit").some(
      ({ exhibit }) => exhibit.name === piece || ("preset" in exhibit && exhibit.preset === piece),
    ),
  );

interface Point {
  x: number;
  y: number;
}

const middleOf = async (what: Locator): Promise<Point> => {
  await what.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(what);
  return { x: x + width / 2, y: y + height / 2 };
};

/** A finger: real touches, which have no hover before them. */
async function finger(page: Page) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    press: (at: Point) => touch("touchStart", at),
    move: async (from: Point, to: Point) => {
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch("touchMove", { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
    },
    lift: () => touch("touchEnd"),
  };
}

type Root = ReturnType<typeof exhibitOf>;

/** Of each mechanism, what is dragged where, and what comes of it. */
const pieces: Record<
  string,
  { path(root: Locator): Promise<[Point, Point]>; done(exhibit: Root): Promise<void> }
> = {
  message: {
    path: async (root) => {
      const from = await middleOf(root.locator(".ex-way > .ex-envelope"));
      return [from, { x: from.x + 90, y: from.y }];
    },
    done: (exhibit) => expectVerdict(exhibit, "holds"),
  },
  handover: {
    path: async (root) => [
      await middleOf(root.locator("[data-do=pick]").last()),
      await middleOf(root.locator("[data-do=spend]").first()),
    ],
    done: async (exhibit) => {
      await expect(exhibit.root.locator(".ex-coin[data-made]").first()).toBeVisible();
      await expectVerdict(exhibit, "holds");
    },
  },
  "seal-two-signers": {
    path: async (root) => {
      const from = await middleOf(root.locator(".ex-profile"));
      return [from, { x: from.x, y: from.y + 20 }];
    },
    done: async ({ root }) => {
      await expect(root.locator("[data-between]")).toBeAttached();
    },
  },
};

test.use({ viewport: small, hasTouch: true });

for (const [name, { path, done }] of Object.entries(pieces)) {
  const route = routeFor(name);

  for (const isLifted of [false, true]) {
    test(`${name}: a first drag that ${isLifted ? "is over" : "goes on"} when its code comes is not lost`, async ({
      page,
    }) => {
      test.skip(!route, "No page has this piece");
      const release = await hold(page, ownScript);
      await open(page, route ?? "/");
      const exhibit = exhibitOf(page);
      const [from, to] = await path(exhibit.root);
      const { press, move, lift } = await finger(page);
      await press(from);
      await move(from, to);
      if (isLifted) await lift();
      release();
      await expect(exhibit.root).not.toHaveAttribute("data-kit");
      if (!isLifted) {
        await move(to, to);
        await lift();
      }
      await done(exhibit);
    });
  }
}
