import { type Click, gatsbyRuntime, pathOf, replaceNavigating, versionOf } from "../framework/gatsbyRuntime";
import { turnPage } from "../framework/pageTurn";
import { focusPage } from "../head/elements";
import { pageChangeEvent } from "../head/pageChange";
import { canonicalPath, notFoundRoute } from "../shared/routes";

/** How long a page may take before the visitor is told that it is on its way, in ms. */
const patience = 1000;

/**
 * Lets no change of page end on the browser's own error page, or on a page half of an old version of the site and half
 * of a new one. Gatsby gets pages of the running version alone. A newer version, or a page that comes damaged, is
 * loaded whole. While the site cannot be reached, the page stays as it is, and the visitor may try again.
 */
export function guardNavigation() {
  const gatsby = gatsbyRuntime();
  if (!gatsby) return;
  let turn = 0;
  let timer: ReturnType<typeof setTimeout>;
  /** Where a click leads; on the way back the browser's address is there already. */
  let target: Click | undefined;

  replaceNavigating((navigate) => (...click) => {
    target = click;
    navigate(...click);
    target = undefined;
    if (isOpen(click[0])) beginAgain();
  });

  gatsby.replaceLoading((load) => async (path) => {
    const mine = ++turn;
    const click = target;
    for (;;) {
      show();
      clearTimeout(timer);
      const late = new Promise<undefined>((done) => {
        timer = setTimeout(() => done(show("slow")), patience);
      });
      // Pages that were seen before come from memory; so their version says nothing about the site's.
      const [page, latest = gatsby.version] = await Promise.all([
        load(path).catch(() => undefined),
        Promise.race([gatsby.latestVersion(), late]),
      ]);
      const isOfThisBuild = versionOf(page) === gatsby.version && latest === gatsby.version;
      const usable = isOfThisBuild && isPageOf(path, pathOf(page));
      const whole = !usable && (await answers(path));
      // A newer click may have taken over: then nobody waits for this page any more.
      const wanted = mine === turn;
      if (whole && wanted) loadWhole(click);
      if (whole || !wanted) return new Promise(() => {});
      clearTimeout(timer);
      if (usable) {
        show();
        if (isElsewhere(path)) await turnPage();
        // A newer click, while the browser took its picture of the old page, has a turn of its own.
        return mine === turn ? page : new Promise(() => {});
      }
      show("offline");
      await retry();
    }
  });
}

const routeOf = (address: string) => canonicalPath(new URL(address, location.href).pathname);

const isElsewhere = (to: string) => routeOf(to) !== routeOf(location.href);

/** The page for unknown addresses is that of any. */
const isPageOf = (address: string, path: string | undefined) =>
  path === notFoundRoute || path === routeOf(address);

/** Whether an address is that of the page that is open, and of no place in it. */
const isOpen = (to: string) => new URL(to, location.href).hash === "" && !isElsewhere(to);

/** A link to the page that is open leads to its beginning, as one to another page does. */
function beginAgain() {
  dispatchEvent(new Event(pageChangeEvent));
  scrollTo({ left: 0, top: 0, behavior: "instant" });
  focusPage();
}

const pageStates = document.documentElement.classList;

function show(state?: "slow" | "offline"): undefined {
  pageStates.remove("slow", "offline");
  if (state) pageStates.add(state);
}

/** Whether the site has an answer for a page, if only that there is none. */
const answers = (path: string) =>
  fetch(path, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Goes to the address and loads it whole. The history's state, which may name the contact form's subject, goes along. */
function loadWhole(click?: Click) {
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
      // The button goes with its message.
      focusPage();
      done(undefined);
    };
  });
