import type { CreatePagesArgs, Store } from "gatsby";

type Graphql = CreatePagesArgs["graphql"];

/** The parts of Gatsby's state used here: each page component's query, and the finished picture jobs. */
interface State {
  jobsV2: { complete: Map<string, unknown> };
  pages: Map<string, { componentPath: string; context: { id?: string } }>;
  components: Map<string, { query: string }>;
}

/**
 * If no picture has been drawn yet, runs every page's query before webpack starts. A picture job starts when a query
 * asks for it, and webpack leaves one processor idle; otherwise the pictures would wait until webpack is done.
 */
export async function askForPictures(store: Store, graphql: Graphql) {
  const { pages, components, jobsV2 }: State = store.getState();
  if (jobsV2.complete.size > 0) return;
  for (const { componentPath, context } of pages.values()) {
    await graphql(components.get(componentPath)?.query ?? "", context);
  }
}

/** The arguments of every `createRedirect` call, as Gatsby stores them. */
export const redirectsOf = <Redirect>(store: Store): readonly Redirect[] => store.getState().redirects;
