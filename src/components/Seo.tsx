import { graphql, type HeadProps } from "gatsby";
import { markdownOf, notFoundRoute } from "../shared/routes";

interface SeoData {
  pageContent: Queries.SeoPageFragment | null;
  siteContent: Queries.SeoSiteFragment | null;
}

/** The values of `about` whose pages are articles with a publication date. */
const articles = ["article", "technical"];

/** Everything in <head> that search engines and social networks read. Templates export it as `Head`. */
export function Head({ data: { pageContent: page, siteContent: site } }: HeadProps<SeoData>) {
  if (!page || !site) return null;
  const url = site.url + (page.route === "/" ? "" : page.route);
  const title = page.route === "/" ? `${site.brand}: ${page.title}` : `${page.title} | ${site.brand}`;
  const card = site.url + (page.social ?? site.social).publicURL;
  const known = page.route !== notFoundRoute;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {known && <link rel="canonical" href={url} />}
      {(site.noindex || !known) && <meta name="robots" content="noindex" />}
      {known && <link rel="alternate" type="text/markdown" href={markdownOf(page.route)} />}
      {page.sisters.map(({ lang, route }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={site.url + (route === "/" ? "" : route)} />
      ))}
      <meta property="og:type" content={articles.includes(page.about) ? "article" : "website"} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={card} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" type="image/svg+xml" href={site.icons.scalable.publicURL ?? ""} />
      <link rel="icon" type="image/png" sizes="32x32" href={site.icons.small.publicURL ?? ""} />
      <link rel="apple-touch-icon" href={site.icons.touch.publicURL ?? ""} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/rss+xml" title={site.brand} href="/rss.xml" />
      <style>{runningHead(site.brand, page.title)}</style>
      {known && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: page.structuredData }} />
      )}
    </>
  );
}

/** The running head of every printed page but the first, which has its own heading. */
const runningHead = (...parts: string[]) => {
  const [left, right] = parts.map((part) => JSON.stringify(part).replaceAll("<", "\\3c "));
  const style = 'color:#444;font:500 8pt "Geist"';
  return `@page{@top-left{content:${left};${style}}@top-right{content:${right};${style}}}@page :first{@top-left{content:none}@top-right{content:none}}`;
};

export const seoFragments = graphql`
  fragment SeoPage on PageContent {
    name
    title
    description
    route
    digest
    mark
    hue
    pattern {
      publicURL
    }
    about
    structuredData
    lang
    sisters {
      lang
      route
    }
    social {
      publicURL
    }
  }

  fragment SeoSite on SiteContent {
    brand
    url
    noindex
    icons {
      scalable {
        publicURL
      }
      small {
        publicURL
      }
      touch {
        publicURL
      }
    }
    social {
      publicURL
    }
  }
`;
