import { isRespelling, type Routing } from "../../shared/addresses";
import { contactRoute } from "../../shared/routes";
import { mapContent } from "../derive/walk";
import { page } from "../model/schema";
import { analyticsOrigins } from "./analytics";
import type { Compiled } from "./compile";
import type { CompiledPage } from "./compiled";

/** Every address of the site, for the documents and host rules that redirect visitors to the right one. */
export interface Addresses extends Routing {
  /** Each page's own route. */
  pages: string[];
  /** The languages of pages that are not in English, by their routes. */
  languages: Record<string, string>;
  /** Other origins that the pages use: form endpoints, video players, and the analytics script. */
  origins: { connect: string[]; frame: string[]; script: string[] };
}

export const addressesOf = ({ pages, redirects, site }: Compiled): Addresses => ({
  pages: pages.map(({ content }) => content.route),
  routes: pages.flatMap(({ content }) => [content.route, ...content.alsoAt]),
  languages: Object.fromEntries(
    pages.flatMap(({ content: { lang, route, alsoAt } }) =>
      lang === undefined ? [] : [route, ...alsoAt].map((address) => [address, lang]),
    ),
  ),
  redirects: [
    ...redirects.items.map(({ from, to }) => ({ from, to: to.replace(/(?<=.)\/+$/, "") })),
    // Specification 2.1: both spellings of the contact page's address reach it.
    { from: "/Contact", to: contactRoute },
  ],
  origins: {
    connect: originsOf([site.forms.contact, site.forms.newsletter, ...analyticsOrigins(site).connect]),
    frame: originsOf(pages.flatMap(({ content }) => framedIn(content))),
    script: analyticsOrigins(site).script,
  },
});

/** What the app in the browser needs to know: only the redirects, because Gatsby knows its pages. */
export const routingOf = ({ redirects }: Addresses): Routing => ({
  routes: redirects.filter(isRespelling).map(({ to }) => to),
  redirects,
});

/** The addresses that a page shows in frames. */
function framedIn(content: CompiledPage): string[] {
  const framed: string[] = [];
  mapContent(page, content, {
    string(value, { facts }) {
      if (facts.framed) framed.push(value);
      return value;
    },
  });
  return framed;
}

/** The distinct origins of absolute addresses; addresses on the site itself have none. */
const originsOf = (addresses: string[]) => [
  ...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
];
