/** The forms' endpoints; each overrides the one in site.yaml. */
export type Endpoints = Partial<Record<"contact" | "newsletter", string>>;

/**
 * Form endpoints from the environment at build time: CONTACT_ENDPOINT and NEWSLETTER_ENDPOINT. An empty variable
 * means no endpoint.
 */
export function endpointsFrom(environment: NodeJS.ProcessEnv): Endpoints {
  const endpoints: Endpoints = {};
  const names = { contact: "CONTACT_ENDPOINT", newsletter: "NEWSLETTER_ENDPOINT" } as const;
  for (const [form, name] of Object.entries(names) as ["contact" | "newsletter", string][]) {
    const value = environment[name];
    if (value !== undefined) endpoints[form] = value;
  }
  return endpoints;
}

/** An encrypted address, or one on this machine, where nobody can eavesdrop. */
const isWholeAddress = (endpoint: string) =>
  URL.canParse(endpoint) && /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$))/.test(endpoint);

/** A path on the site itself. Two slashes would be followed by another host's name. */
const isOwnPath = (endpoint: string) => /^\/(?!\/)/.test(endpoint);

/** Whether an endpoint from data/site.yaml or the environment is valid; "" means no form. */
export const isEndpoint = (endpoint: string) =>
  endpoint === "" || isWholeAddress(endpoint) || isOwnPath(endpoint);

/**
 * Why an endpoint cannot be built into the site, or undefined if it can. A form treats every response as success
 * (specification 7), so one that sends to its own static host would silently lose every message.
 */
export function refuseEndpoint(
  form: string,
  endpoint: string,
  environment: NodeJS.ProcessEnv,
): string | undefined {
  if (!isEndpoint(endpoint))
    return `The ${form} form's endpoint is "${endpoint}". It should begin with https://.`;
  if (!isOwnPath(endpoint) || environment.FORMS_SERVER === "1") return undefined;
  return (
    `The ${form} form would send to this site itself (${endpoint}). A static host answers there with an error that ` +
    "the form treats as success, and every message would be lost. Use an https:// endpoint, or set " +
    "FORMS_SERVER=1 if a server does answer there."
  );
}
