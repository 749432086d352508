import { baseOf, leadOn } from "../../shared/addresses";
import { notFoundRoute } from "../../shared/routes";
import { type Release, sha256 } from "../release";
import { targetOf } from "./files";
import type { Finding } from "./finding";
import { securityFindings } from "./headers";
import type { Answer, Ask } from "./request";

/** A path, with its search, and where it has to lead. */
export interface Lead {
  from: string;
  to: string;
}

/** Holds an encoded slash, to catch hosts that decode the address on the way. */
const search = "?from=a%2Fb&n=1";

/** Every address that has to redirect, in the forms in which visitors may type it. */
export function leads({ routes, redirects }: Release["addresses"]): Lead[] {
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

/** Anything but one permanent redirect to the right address is reported. */
export async function lookAtLead(ask: Ask, origin: string, lead: Lead, release: Release): Promise<Finding[]> {
  const answer = await ask(lead.from);
  const path = `${lead.from} → ${lead.to}`;
  const finding = (problem: string, place = path): Finding[] => [{ kind: "redirect", problem, path: place }];
  const target = targetOf(answer, origin + lead.from);
  if (!target) return finding(withoutRedirect(answer, release));
  if (!isSame(target, new URL(lead.to, origin))) {
    return finding("Redirects to the wrong address", `${path}, but to ${target.href.replace(origin, "")}`);
  }
  if (answer.status !== 301 && answer.status !== 308)
    return finding(`Redirects for now (${answer.status}), not permanently`);
  return securityFindings(answer, lead.from);
}

/** What came in place of a redirect. Hosts without redirect rules have documents that redirect in the browser. */
function withoutRedirect({ status, body }: Answer, { files }: Release): string {
  const hash = body && sha256(body);
  if (status === 404 && hash === files[notFoundRoute.slice(1)]) {
    return "Answered with 404.html, which redirects in the browser, instead of a redirect";
  }
  const isOurs = status === 200 && Object.values(files).some((known) => known === hash);
  return `Answered with ${status}${isOurs ? " and a page of the site" : ""} instead of a redirect`;
}

/** A slash at the end of the path makes no difference. */
const isSame = (a: URL, b: URL) => ending(a) === ending(b);

const ending = ({ origin, pathname, search }: URL) => origin + pathname.replace(/\/+$/, "") + search;
