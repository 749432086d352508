interface Page {
  name: string;
  title: string;
  description: string;
  route: string;
  about: "page" | "product" | "service" | "article";
  published: string | null;
}

interface Site {
  brand: string;
  url: string;
  tagline: string;
  email: string;
  founded: string;
  location: string;
  icons: { appLarge: { publicURL: string | null } };
}

/** What a page is about, in the vocabulary of schema.org, as one JSON-LD graph. */
export function structuredData(page: Page, site: Site) {
  const url = site.url + (page.route === "/" ? "" : page.route);
  const company = { "@id": `${site.url}/#organization` };
  const graph: object[] = [];
  if (page.route === "/") graph.push(organization(site, company), website(site, company));
  else graph.push(breadcrumbs(page, site, url));
  const subject = subjectOf(page, url, company);
  if (subject) graph.push(subject);
  return { "@context": "https://schema.org", "@graph": graph };
}

const organization = (site: Site, company: object) => ({
  "@type": "Organization",
  ...company,
  name: site.brand,
  url: site.url,
  description: site.tagline,
  email: site.email,
  foundingDate: site.founded,
  foundingLocation: site.location,
  logo: site.url + site.icons.appLarge.publicURL,
});

const website = (site: Site, publisher: object) => ({
  "@type": "WebSite",
  name: site.brand,
  url: site.url,
  publisher,
});

const breadcrumbs = (page: Page, site: Site, url: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: site.brand, item: site.url },
    { "@type": "ListItem", position: 2, name: page.name, item: url },
  ],
});

function subjectOf({ about, name, title, description, published }: Page, url: string, company: object) {
  switch (about) {
    case "product":
      return { "@type": "Product", name, description, url, brand: company };
    case "service":
      return { "@type": "Service", name, description, url, provider: company };
    case "article":
      return {
        "@type": "Article",
        headline: title,
        description,
        url,
        datePublished: published,
        author: company,
        publisher: company,
      };
    default:
      return undefined;
  }
}
