import type { CreatePagesArgs, Store } from "gatsby";

type Graphql = CreatePagesArgs["graphql"];

/** The part of Gatsby's state that says which query a page's component has, and which pictures have been drawn. */
interface State {
  jobsV2: { complete: Map<string, unknown> };
  pages: Map<string, { componentPath: string; context: { id?: string } }>;
  components: Map<string, { query: string }>;
}

/**
 * Where no picture has been drawn yet, asks every page's query before webpack starts, rather than only after it:
 * pictures begin to be drawn when a query asks for them, and webpack leaves a processor idle. Without it they are drawn
 * after webpack.
 */
export async function askForPictures(store: Store, graphql: Graphql) {
  const { pages, components, jobsV2 }: State = store.getState();
  if (jobsV2.complete.size > 0) return;
  for (const { componentPath, context } of pages.values()) {
    await graphql(components.get(componentPath)?.query ?? "", context);
  }
}

/** What was told to `createRedirect`, as Gatsby keeps it. */
export const redirectsOf = <Told>(store: Store): readonly Told[] => store.getState().redirects;
