import { baseOf, leadOn } from "../../shared/addresses";
import { notFoundRoute } from "../../shared/routes";
import { type Manifest, sha256 } from "../release";
import { targetOf } from "./files";
import type { Finding } from "./finding";
import { securityFindings } from "./headers";
import type { Answer, Ask } from "./request";

/** A path, with its search, and where it has to lead. */
export interface Lead {
  from: string;
  to: string;
}

/** With a slash that stays encoded, so that a host that decodes on the way is found out. */
const search = "?from=a%2Fb&n=1";

/** Every address that has to lead elsewhere, in the forms in which visitors may type it. */
export function leads({ routes, redirects }: Manifest["addresses"]): Lead[] {
  const spellings = routes
    .filter((route) => route !== notFoundRoute)
    .flatMap((route) => {
      const stem = route === "/" ? "" : route;
      const others = route === "/" ? [] : [route.toUpperCase(), `${route}/`, `${route}.html`];
      return [
        ...others.map((from) => ({ from, to: route })),
        { from: `${stem}/index.html${search}`, to: route + search },
      ];
    });
  const away = redirects.flatMap(({ from }) => {
    const base = baseOf(from);
    const deep = base === from ? [] : [`${base}/deep/Path%2Fx`, `${base.toUpperCase()}/deep`];
    return [base, base.toUpperCase(), ...deep].flatMap((path) => {
      const to = leadOn(path, { routes, redirects }) ?? "/";
      return ["", search].map((query) => ({ from: path + query, to: to + query }));
    });
  });
  return [...spellings, ...away];
}

/** One permanent redirect to the right place is fine, all else is told. */
export async function lookAtLead(
  ask: Ask,
  origin: string,
  lead: Lead,
  manifest: Manifest,
): Promise<Finding[]> {
  const answer = await ask(lead.from);
  const path = `${lead.from} → ${lead.to}`;
  const told = (problem: string, place = path): Finding[] => [{ kind: "redirect", problem, path: place }];
  const target = targetOf(answer, origin + lead.from);
  if (!target) return told(withoutRedirect(answer, manifest));
  if (!isSame(target, new URL(lead.to, origin))) {
    return told("Lead somewhere else", `${path}, but to ${target.href.replace(origin, "")}`);
  }
  if (answer.status !== 301 && answer.status !== 308)
    return told(`Lead on for now (${answer.status}), not for good`);
  return securityFindings(answer, lead.from);
}

/** What stands in for a redirect: hosts without rules have the documents that lead on in the browser. */
function withoutRedirect({ status, body }: Answer, { files }: Manifest): string {
  const hash = body && sha256(body);
  if (status === 404 && hash === files[notFoundRoute.slice(1)]) {
    return "Answered with 404.html, which leads on in the browser, instead of a redirect";
  }
  const isOurs = status === 200 && Object.values(files).some((known) => known === hash);
  return `Answered with ${status}${isOurs ? " and a page of the site" : ""} instead of a redirect`;
}

/** A slash at the end of the target's path makes no difference there. */
const isSame = (a: URL, b: URL) => ending(a) === ending(b);

const ending = ({ origin, pathname, search }: URL) => origin + pathname.replace(/\/+$/, "") + search;
