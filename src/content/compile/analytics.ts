import type { Analytics, AnalyticsService } from "../../shared/analytics";
import { type Counter, counterOf, reportingOrigin } from "../read/counter";
import type { CompiledFiles } from "./compiled";

/** The attributes of each service's script, from its documentation. */
const attributesOf: Record<AnalyticsService, (counter: Counter) => Record<string, string>> = {
  plausible: ({ site, sends }) => ({
    "data-domain": site,
    ...(sends !== undefined && { "data-api": new URL("/api/event", sends).href }),
  }),
  umami: ({ site, sends }) => ({
    "data-website-id": site,
    ...(sends !== undefined && { "data-host-url": new URL(sends).origin }),
  }),
  goatcounter: ({ site }) => ({ "data-goatcounter": site }),
};

/** Null without analytics: then no document contains any trace of it. */
export function analyticsOf(site: CompiledFiles["site"]): Analytics | null {
  const counter = counterOf(site);
  if (!counter) return null;
  const { service, script: src } = counter;
  return {
    service,
    src,
    attributes: attributesOf[service](counter),
    documentation: site.links.documentation ?? "",
  };
}

/** The analytics script that the pages load, and the origin to which they report. */
export function analyticsOrigins(site: CompiledFiles["site"]) {
  const counter = counterOf(site);
  return counter
    ? { script: [counter.script], connect: [reportingOrigin(counter)] }
    : { script: [], connect: [] };
}
