import type { AnalyticsService } from "../../shared/analytics";
import type { Content } from "../model/schema";

/** What counts visitors. */
export interface Counter {
  service: AnalyticsService;
  /** The address of its script. */
  script: string;
  /** What the service calls this site. */
  site: string;
  /** The host that its script tells of visits, where site.yaml names one. */
  sends?: string | undefined;
}

export const serviceNames: Record<AnalyticsService, string> = {
  plausible: "Plausible",
  umami: "Umami",
  goatcounter: "GoatCounter",
};

/** The service that counts visitors; undefined where none was chosen, which is the default. */
export function counterOf({ launch }: Pick<Content["site"], "launch">): Counter | undefined {
  const { analytics = "none", counter } = launch ?? {};
  return analytics === "none" || !counter ? undefined : { service: analytics, ...counter };
}

/** The origin that the script tells of visits: GoatCounter's counter has an address of its own. */
export const toldBy = ({ service, script, site, sends }: Counter) =>
  new URL(sends ?? (service === "goatcounter" && URL.canParse(site) ? site : script)).origin;
