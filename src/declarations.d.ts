declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "*.css";

/** What Gatsby's runtime keeps on the window, as far as `services/navigation.ts` uses it. */
interface Window {
  ___webpackCompilationHash: string;
  ___navigate: (to: string, options?: NavigateOptions) => void;
  ___loader: {
    /** Resolves with nothing, or without a page in it, where the page could not be loaded. */
    loadPage: (path: string) => Promise<{ page?: Version } | undefined>;
    loadAppData: () => Promise<Version | undefined>;
  };
}

interface NavigateOptions {
  state?: object;
  replace?: boolean;
}

interface Version {
  webpackCompilationHash: string;
}
