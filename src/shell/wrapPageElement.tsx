import type { GatsbyBrowser } from "gatsby";
import { EmotionCache } from "../framework/EmotionCache";
import { PageName } from "../hooks/useContactTopic";
import { contactRoute, notFoundRoute } from "../shared/routes";
import { Certified } from "./certificate/Certificate";
import { Shell } from "./Shell";

interface PageData {
  pageContent?: {
    name: string;
    route: string;
    digest: string;
    mark: string;
    hue: string;
    lang: string | null;
    pattern: { publicURL: string | null };
    sections: readonly { __typename: string }[];
  };
}

/** Pages that make no sense as the topic of a message; "About: About" does not either. */
const notTopics = ["/", "/about", contactRoute, notFoundRoute];

/** Every page but the 404 page, which has no Markdown twin. */
const certifiedOf = (page: PageData["pageContent"]) =>
  page && page.route !== notFoundRoute
    ? { route: page.route, name: page.name, digest: page.digest, pattern: page.pattern.publicURL ?? "" }
    : undefined;

export const wrapPageElement: GatsbyBrowser<PageData | undefined>["wrapPageElement"] = ({
  element,
  props,
}) => {
  const page = props.data?.pageContent;
  const certified = certifiedOf(page);
  // A closing call has the certificate in its own frame.
  const isClosed = page?.sections[page.sections.length - 1]?.__typename === "CallToAction";
  const name = page && !notTopics.includes(page.route) ? page.name : undefined;
  return (
    <EmotionCache>
      <PageName value={name}>
        <Shell
          location={props.location}
          certified={isClosed ? undefined : certified}
          mark={certified && page?.mark}
          hue={page?.hue}
          lang={page?.lang ?? undefined}
        >
          <Certified value={isClosed ? certified : undefined}>{element}</Certified>
        </Shell>
      </PageName>
    </EmotionCache>
  );
};
