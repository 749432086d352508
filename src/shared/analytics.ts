/** The supported analytics services; none of them needs a cookie. */
export const analyticsServices = ["plausible", "umami", "goatcounter"] as const;

export type AnalyticsService = (typeof analyticsServices)[number];

/** The analytics settings that a document's <head> passes to src/head/analytics.ts. */
export interface Analytics {
  service: AnalyticsService;
  /** The address of the service's script. */
  src: string;
  /** The attributes of the element that loads it. */
  attributes: Record<string, string>;
  /** The start of every address of the documentation. */
  documentation: string;
}
