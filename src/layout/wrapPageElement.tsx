import type { GatsbyBrowser } from "gatsby";
import { contactRoute, notFoundRoute } from "../content/routes";
import { PageName } from "../hooks/usePageName";
import { Layout } from "./Layout";

interface PageData {
  pageYaml?: { name: string; route: string };
}

/** Pages that are no subject of a message. */
const noSubject = ["/", contactRoute, notFoundRoute];

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  const page = (props.data as PageData | undefined)?.pageYaml;
  const name = page && !noSubject.includes(page.route) ? page.name : undefined;
  return (
    <PageName value={name}>
      <Layout path={props.location.pathname}>{element}</Layout>
    </PageName>
  );
};
