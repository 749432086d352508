import { baseOf, redirectTarget } from "../../shared/addresses";
import { notFoundRoute } from "../../shared/routes";
import { type Release, sha256 } from "../release";
import { type Site, targetOf } from "./files";
import type { Finding } from "./finding";
import { headerFindings } from "./headers";
import type { Answer } from "./request";

/** A path, with its query, and where it should redirect to. */
export interface ExpectedRedirect {
  from: string;
  to: string;
}

/** Contains an encoded slash, to catch hosts that decode the address. */
const search = "?from=a%2Fb&n=1";

/** Every address that has to redirect, in all the spellings that visitors may type. */
export function expectedRedirects({ routes, redirects }: Release["addresses"]): ExpectedRedirect[] {
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
      const to = redirectTarget(path, { routes, redirects }) ?? "/";
      return ["", search].map((query) => ({ from: path + query, to: to + query }));
    });
  });
  return [...spellings, ...away];
}

/** Reports anything but one permanent redirect to the right address. */
export async function lookAtRedirect(
  { ask, origin, always }: Site,
  { from, to }: ExpectedRedirect,
  release: Release,
): Promise<Finding[]> {
  const answer = await ask(from);
  const path = `${from} → ${to}`;
  const finding = (problem: string, place = path): Finding[] => [{ kind: "redirect", problem, path: place }];
  const target = targetOf(answer, origin + from);
  if (!target) return finding(withoutRedirect(answer, release));
  if (!isSame(target, new URL(to, origin))) {
    return finding("Redirects to the wrong address", `${path}, but to ${target.href.replace(origin, "")}`);
  }
  if (answer.status !== 301 && answer.status !== 308)
    return finding(`Redirects for now (${answer.status}), not permanently`);
  return headerFindings(answer, from, always);
}

/** The problem if there was no redirect. Hosts without redirect rules use documents that redirect in the browser. */
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
