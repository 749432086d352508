import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

interface Site {
  brand: string;
  email: string;
  links: Record<string, string>;
}

const read = (path: string) => readFileSync(join(process.cwd(), path), "utf8");

/** Names and addresses as data/site.yaml holds them. */
export const site: Site = parse(read("data/site.yaml"));

/** The address behind a link key of data/site.yaml. */
export function external(key: string): string {
  const address = site.links[key];
  if (!address) throw new Error(`data/site.yaml has no link "${key}"`);
  return address;
}

/** Every route of the built site. */
export const routes = (): string[] => JSON.parse(read(".content/addresses.json")).routes;
