/**
 * Undocumented globals of Gatsby's runtime. They are used nowhere else; __tests__/framework/installed.test.ts looks for
 * each of them in the installed Gatsby.
 */
declare global {
  interface Window {
    ___webpackCompilationHash?: string;
    ___navigate?: Navigate;
    ___loader?: {
      loadPage?: LoadPage;
      loadPageSync?: (path: string) => Loaded | undefined;
      loadAppData?: () => Promise<Release | undefined>;
    };
    pagePath?: string;
  }
}

interface Release {
  webpackCompilationHash: string;
}

/** What Gatsby loads for an address; `page` is missing if it could not be loaded. */
export interface Loaded {
  page?: Release & { path: string };
  json?: { data?: { pageContent?: unknown } };
}

type LoadPage = (path: string) => Promise<Loaded | undefined>;

/** The arguments of a navigation: an address on the site, and how to record it in the history. */
export type Click = [to: string, options?: { state?: object; replace?: boolean }];

type Navigate = (...click: Click) => void;

/** Which build of the site a loaded page belongs to. */
export const versionOf = (loaded: Loaded | undefined) => loaded?.page?.webpackCompilationHash;

/** The path of the loaded page, or undefined if parts are missing: a cache may have mixed up responses. */
export const pathOf = ({ page, json }: Loaded = {}) =>
  json?.data?.pageContent ? page?.path.split("?")[0] : undefined;

/** Whether the page that Gatsby has loaded belongs to this document; true if Gatsby exposes neither any more. */
export function hasOwnPage(): boolean {
  const { ___loader: loader, pagePath } = window;
  if (!loader?.loadPageSync || !pagePath) return true;
  return pathOf(loader.loadPageSync(location.pathname + location.search)) === pagePath;
}

/** Navigates within the app, without loading a new document; false if Gatsby cannot do so. */
export function goTo(address: string): boolean {
  const { ___navigate: navigate } = window;
  // Gatsby also runs on a page that React failed to hydrate.
  if (!navigate || document.documentElement.classList.contains("broken")) return false;
  navigate(address);
  return true;
}

/** Wraps the function that Gatsby calls for every navigation; does nothing without Gatsby. */
export function replaceNavigating(replacement: (original: Navigate) => Navigate) {
  if (window.___navigate) window.___navigate = replacement(window.___navigate);
}

/** The pieces of Gatsby's runtime, or undefined if any is missing: then Gatsby is best left alone. */
export function gatsbyRuntime() {
  const { ___loader: loader, ___webpackCompilationHash: version } = window;
  const { loadPage, loadAppData } = loader ?? {};
  if (!loader || !loadPage || !loadAppData || !window.___navigate || !version) return undefined;
  return {
    /** The build of the site that runs here. */
    version,
    /** The build that the server has now; undefined if it does not answer. */
    latestVersion: async () => (await loadAppData())?.webpackCompilationHash,
    /** Wraps the function that loads every page that is navigated to, by a click or through the history. */
    replaceLoading(replacement: (original: LoadPage) => LoadPage) {
      loader.loadPage = replacement(loadPage);
    },
  };
}

/** The app's wrapper, inside the element that Gatsby renders into. */
export const appSelector = "#gatsby-focus-wrapper";

/** The live region in which Gatsby announces page changes; screen readers read out anything written into it. */
export const announcerId = "gatsby-announcer";
