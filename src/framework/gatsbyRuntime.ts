/**
 * Gatsby's private ground: what its runtime keeps on the window without promising it. Nothing else names these things; __tests__/framework/installed.test.ts looks for each of them in the Gatsby that is installed.
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

/** What Gatsby makes of an address; without a page in it where that could not be loaded. */
export interface Loaded {
  page?: Release & { path: string };
  json?: { data?: { pageContent?: unknown } };
}

type LoadPage = (path: string) => Promise<Loaded | undefined>;

/** An address on the site, and how the history takes it. */
export type Click = [to: string, options?: { state?: object; replace?: boolean }];

type Navigate = (...click: Click) => void;

/** Which build of the site a loaded page belongs to. */
export const versionOf = (loaded: Loaded | undefined) => loaded?.page?.webpackCompilationHash;

/** The path of the page that was loaded, if all of it is there: a cache may have mixed up its answers. */
export const pathOf = ({ page, json }: Loaded = {}) =>
  json?.data?.pageContent ? page?.path.split("?")[0] : undefined;

/** Whether the page that Gatsby has loaded is that of this document; not asked where Gatsby has neither any more. */
export function hasOwnPage(): boolean {
  const { ___loader: loader, pagePath } = window;
  if (!loader?.loadPageSync || !pagePath) return true;
  return pathOf(loader.loadPageSync(location.pathname + location.search)) === pagePath;
}

/** Goes to an address on the site without a new document; false where nobody is there to do so. */
export function goTo(address: string): boolean {
  const { ___navigate: navigate } = window;
  // Gatsby is there also on a page that React could not take over.
  if (!navigate || document.documentElement.classList.contains("broken")) return false;
  navigate(address);
  return true;
}

/** Puts something before what Gatsby calls for every click; nothing happens where there is no Gatsby. */
export function replaceNavigating(replacement: (original: Navigate) => Navigate) {
  if (window.___navigate) window.___navigate = replacement(window.___navigate);
}

/** The pieces of Gatsby's runtime, or undefined where one of them is not there: then Gatsby is best left alone. */
export function gatsbyRuntime() {
  const { ___loader: loader, ___webpackCompilationHash: version } = window;
  const { loadPage, loadAppData } = loader ?? {};
  if (!loader || !loadPage || !loadAppData || !window.___navigate || !version) return undefined;
  return {
    /** The build of the site that runs here. */
    version,
    /** The build that the site has now; undefined where it does not answer. */
    latestVersion: async () => (await loadAppData())?.webpackCompilationHash,
    /** Gatsby asks this for every page that is wanted now, on a click and on the way back. */
    replaceLoading(replacement: (original: LoadPage) => LoadPage) {
      loader.loadPage = replacement(loadPage);
    },
  };
}

/** What holds the app, inside of the element that Gatsby renders into. */
export const appSelector = "#gatsby-focus-wrapper";

/** Where Gatsby tells screen readers which page is shown; whatever is written into it is read aloud. */
export const announcerId = "gatsby-announcer";
