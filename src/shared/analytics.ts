/** The services that can count visitors: none of them needs a cookie. */
export const analyticsServices = ["plausible", "umami", "goatcounter"] as const;

export type AnalyticsService = (typeof analyticsServices)[number];

/** What a document's head says to its script about the service that counts visitors (src/head/analytics.ts). */
export interface Analytics {
  service: AnalyticsService;
  /** The address of the service's script. */
  src: string;
  /** The attributes of the element that loads it. */
  attributes: Record<string, string>;
  /** Where addresses of the documentation begin. */
  documentation: string;
}
