import type { AnalyticsService } from "../../shared/analytics";
import type { Content } from "../model/schema";

/** The analytics service that counts visitors. */
export interface Counter {
  service: AnalyticsService;
  /** The address of its script. */
  script: string;
  /** The service's name for this site. */
  site: string;
  /** The host to which its script reports visits, if site.yaml names one. */
  sends?: string | undefined;
}

export const serviceNames: Record<AnalyticsService, string> = {
  plausible: "Plausible",
  umami: "Umami",
  goatcounter: "GoatCounter",
};

/** The configured analytics service; undefined if there is none, which is the default. */
export function counterOf({ launch }: Pick<Content["site"], "launch">): Counter | undefined {
  const { analytics = "none", counter } = launch ?? {};
  return analytics === "none" || !counter ? undefined : { service: analytics, ...counter };
}

/** The origin to which the script reports visits. GoatCounter reports to the site's own counter address. */
export const reportingOrigin = ({ service, script, site, sends }: Counter) =>
  new URL(sends ?? (service === "goatcounter" && URL.canParse(site) ? site : script)).origin;
