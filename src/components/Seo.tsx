import { graphql, type HeadProps } from "gatsby";
import { notFoundRoute } from "../content/routes";

interface SeoData {
  pageYaml: Queries.SeoPageFragment | null;
  siteYaml: Queries.SeoSiteFragment | null;
}

/** Everything in <head> that search engines and social networks read; a template's `Head`. */
export function Head({ data: { pageYaml: page, siteYaml: site } }: HeadProps<SeoData>) {
  if (!page || !site) return null;
  const url = site.url + (page.route === "/" ? "" : page.route);
  const title = page.route === "/" ? `${site.brand}: ${page.title}` : `${page.title} | ${site.brand}`;
  const card = site.url + (page.social ?? site.social).publicURL;
  const known = page.route !== notFoundRoute;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {known ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content={page.about === "article" ? "article" : "website"} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={card} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export const seoFragments = graphql`
  fragment SeoPage on PageYaml {
    name
    title
    description
    route
    about
    published
    social {
      publicURL
    }
  }

  fragment SeoSite on SiteYaml {
    brand
    url
    social {
      publicURL
    }
  }
`;
