import type { Page } from "@playwright/test";

/** What stands in <head> for search engines and social networks. */
export const readHead = (page: Page) =>
  page.evaluate(() => {
    const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)];
    return {
      lang: document.documentElement.lang,
      title: document.title,
      meta: Object.fromEntries(
        all<HTMLMetaElement>("meta[name], meta[property]").map((meta): [string, string | undefined] => [
          meta.getAttribute("property") ?? meta.name,
          meta.content,
        ]),
      ),
      canonical: all("link[rel='canonical']").map((link) => link.getAttribute("href")),
      markdown: all("link[rel='alternate'][type='text/markdown']")[0]?.getAttribute("href") ?? "",
      icons: all<HTMLLinkElement>("link[rel~='icon'], link[rel='apple-touch-icon']").map((link) => link.href),
      jsonLd: all("script[type='application/ld+json']").map((script) => script.textContent ?? ""),
    };
  });

type Node = Record<string, unknown>;

/** Every thing that JSON-LD scripts describe, out of their lists and graphs. Throws where one does not parse. */
export function structuredDataOf(scripts: string[]): Node[] {
  return scripts.flatMap((script) => {
    const data: Node | Node[] = JSON.parse(script);
    return [data].flat().flatMap((node) => {
      if (node["@context"] !== "https://schema.org")
        throw new Error(`Not schema.org: ${script.slice(0, 80)}`);
      return Array.isArray(node["@graph"]) ? (node["@graph"] as Node[]) : [node];
    });
  });
}

export const typesIn = (node: Node): string[] => [node["@type"] ?? []].flat().map(String);
