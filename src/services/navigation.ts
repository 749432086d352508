import { type Click, gatsbyRuntime, pathOf, replaceNavigating, versionOf } from "../framework/gatsbyRuntime";
import { turnPage } from "../framework/pageTurn";
import { focusPage } from "../shared/focusPage";
import { pageChangeEvent } from "../shared/pageChange";
import { canonicalPath, notFoundRoute } from "../shared/routes";

/** Time in ms after which a page counts as slow, and the visitor is told that it is still loading. */
const slowAfter = 1000;

/**
 * Keeps a navigation from ending on the browser's error page, or on a page that mixes an old version of the site with a
 * new one. Gatsby only gets pages of the running version. If there is a newer version, or a page arrives damaged, the
 * document is loaded in full. While the site is unreachable, the current page stays and the visitor can retry.
 */
export function guardNavigation() {
  const gatsby = gatsbyRuntime();
  if (!gatsby) return;
  let turn = 0;
  let timer: ReturnType<typeof setTimeout>;
  /** The click's target. When going back there is none: the browser has changed the address already. */
  let target: Click | undefined;

  replaceNavigating((navigate) => (...click) => {
    target = click;
    navigate(...click);
    target = undefined;
    if (isCurrent(click[0])) restartPage();
  });

  gatsby.replaceLoading((load) => async (path) => {
    const mine = ++turn;
    const click = target;
    for (;;) {
      show();
      clearTimeout(timer);
      const slow = new Promise<undefined>((done) => {
        timer = setTimeout(() => done(show("slow")), slowAfter);
      });
      // Pages visited before come from memory, so their version does not tell which one the site has now.
      const [page, latest = gatsby.version] = await Promise.all([
        load(path).catch(() => undefined),
        Promise.race([gatsby.latestVersion(), slow]),
      ]);
      const isOfThisBuild = versionOf(page) === gatsby.version && latest === gatsby.version;
      const usable = isOfThisBuild && isPageOf(path, pathOf(page));
      const fullLoad = !usable && (await responds(path));
      // A newer click may have taken over; then this page is no longer wanted.
      const wanted = mine === turn;
      if (fullLoad && wanted) loadDocument(click);
      if (fullLoad || !wanted) return new Promise(() => {});
      clearTimeout(timer);
      if (usable) {
        show();
        if (isElsewhere(path)) await turnPage();
        // There may have been a newer click while the browser captured the old page for the transition.
        return mine === turn ? page : new Promise(() => {});
      }
      show("offline");
      await retry();
    }
  });
}

const routeOf = (address: string) => canonicalPath(new URL(address, location.href).pathname);

const isElsewhere = (to: string) => routeOf(to) !== routeOf(location.href);

/** Whether this page belongs to the address. The 404 page belongs to any. */
const isPageOf = (address: string, path: string | undefined) =>
  path === notFoundRoute || path === routeOf(address);

/** Whether an address is that of the current page, without an anchor. */
const isCurrent = (to: string) => new URL(to, location.href).hash === "" && !isElsewhere(to);

/** A link to the current page goes to its top, as a link to another page does. */
function restartPage() {
  dispatchEvent(new Event(pageChangeEvent));
  scrollTo({ left: 0, top: 0, behavior: "instant" });
  focusPage();
}

const pageStates = document.documentElement.classList;

function show(state?: "slow" | "offline"): undefined {
  pageStates.remove("slow", "offline");
  if (state) pageStates.add(state);
}

/** Whether the site responds at this path, even with "not found". */
const responds = (path: string) =>
  fetch(path, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Loads the address as a full document. Keeps the history state, which may hold the contact form's topic. */
function loadDocument(click?: Click) {
  if (click) {
    const [to, { state, replace } = {}] = click;
    history[replace ? "replaceState" : "pushState"](state, "", to);
  }
  history.scrollRestoration = "manual";
  location.reload();
}

const retry = () =>
  new Promise((done) => {
    const button = document.getElementById("retry");
    if (!button) return;
    button.onclick = () => {
      // The button disappears with its message.
      focusPage();
      done(undefined);
    };
  });
