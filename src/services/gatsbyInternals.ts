/**
 * Gatsby's private ground: what its runtime keeps on the window without promising it. Nothing else in src/ names these
 * things; __tests__/services/gatsbyInternals.test.ts looks for each of them in the Gatsby that is installed.
 */
declare global {
  interface Window {
    ___webpackCompilationHash?: string;
    ___navigate?: Navigate;
    ___loader?: { loadPage?: LoadPage; loadAppData?: () => Promise<Release | undefined> };
  }
}

interface Release {
  webpackCompilationHash: string;
}

/** What Gatsby makes of an address; without a page in it where that could not be loaded. */
export interface Loaded {
  page?: Release;
}

type LoadPage = (path: string) => Promise<Loaded | undefined>;

/** An address on the site, and how the history takes it. */
export type Click = [to: string, options?: { state?: object; replace?: boolean }];

type Navigate = (...click: Click) => void;

/** Which build of the site a loaded page belongs to. */
export const versionOf = (loaded: Loaded | undefined) => loaded?.page?.webpackCompilationHash;

/** Where Gatsby says to screen readers which page is shown, beside what React draws; what is written there is read aloud. */
export const announcer = () => document.getElementById("gatsby-announcer");

/** Goes to an address on the site without a new document; false where there is no Gatsby to do so. */
export function goTo(address: string): boolean {
  window.___navigate?.(address);
  return window.___navigate !== undefined;
}

/** Puts something before what Gatsby calls for every click; nothing happens where there is no Gatsby. */
export function replaceNavigating(replacement: (original: Navigate) => Navigate) {
  if (window.___navigate) window.___navigate = replacement(window.___navigate);
}

/** The pieces of Gatsby's runtime, or undefined where one of them is not there: then Gatsby is best left alone. */
export function gatsbyInternals() {
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
