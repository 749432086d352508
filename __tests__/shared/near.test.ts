import { filesBelow } from "../../src/content/read/folders";
import { nearRoutes } from "../../src/shared/near";
import { notFoundRoute, routeOf } from "../../src/shared/routes";
import { dataFolder } from "../support/site";

const routes = [
  "/",
  "/404.html",
  "/about",
  "/contact",
  "/legal-solutions",
  "/case-studies/thryll-arcade",
  "/case-studies/p2p-voicemail",
  "/solutions/parts-requisition",
  "/deep-dives/parts-requisition",
  "/whitepapers/skilled-industries",
  "/skilled-industries",
  "/immutable-logcapture",
];

describe("An address is near a route", () => {
  it.each([
    ["that is spelled like it but for a letter that is missing", "/contct", "/contact"],
    ["… or too many", "/conttact", "/contact"],
    ["… or wrong", "/contakt", "/contact"],
    ["… or swapped with the next", "/abuot", "/about"],
    ["… or several of these in a long one", "/imutable-logcaptre", "/immutable-logcapture"],
    ["whose words it begins with", "/legal", "/legal-solutions"],
    ["whose words it ends with, or has in it", "/voicemail", "/case-studies/p2p-voicemail"],
    ["whose words it writes as one", "/legalsolutions", "/legal-solutions"],
    ["whose one word it writes as two", "/log-capture", "/immutable-logcapture"],
    ["whose folder it names", "/whitepaper", "/whitepapers/skilled-industries"],
    ["with its last part, whatever is before that", "/case-study/thryl", "/case-studies/thryll-arcade"],
    ["that is one of its words", "/contact-us", "/contact"],
    ["that is one of its parts", "/contact/us/today", "/contact"],
    ["whatever its ending", "/about-us.php", "/about"],
    ["whatever its slashes and signs", "/Legal_Solutions%20//", "/legal-solutions"],
  ])("%s", (_, path, route) => {
    expect(nearRoutes(path, routes)).toEqual([route]);
  });

  it("of several, the one with fewer slips first, and then the one that is more like the whole address", () => {
    expect(nearRoutes("/solution/parts-requisition", routes)).toEqual([
      "/solutions/parts-requisition",
      "/deep-dives/parts-requisition",
    ]);
    expect(nearRoutes("/deep/parts-requisitions", routes)).toEqual([
      "/deep-dives/parts-requisition",
      "/solutions/parts-requisition",
    ]);
    expect(nearRoutes("/skilled-industry", routes)).toEqual([
      "/skilled-industries",
      "/whitepapers/skilled-industries",
    ]);
    expect(nearRoutes("/sol", ["/sol-one", "/my-sol", "/so", "/sol-b", "/sol-abc"])).toEqual([
      "/sol-b",
      "/my-sol",
      "/sol-one",
    ]);
  });
});

describe("An address is near nothing", () => {
  it.each([
    ["like no route", "/some/Unknown%20path"],
    ["of few letters", "/xyz"],
    ["of another kind of site", "/wp-admin"],
    ["with one letter in four wrong", "/cntkct"],
    ["of one letter of a route", "/a"],
    ["without letters", "/--/"],
    ["that cannot be decoded", "/%E0%A4%A"],
    ["in other letters", "/%D0%BE-%D0%BD%D0%B0%D1%81"],
    ["of this page's own document", "/404"],
    ["that is markup", "/%3Cimg%20src=x%20onerror=alert(1)%3E"],
    ["without end", `/${"wp/".repeat(3000)}`],
    ["of one long word", `/${"w".repeat(30_000)}`],
  ])("%s", (_, path) => {
    expect(nearRoutes(path, routes)).toEqual([]);
  });

  it("where there are no routes", () => {
    expect(nearRoutes("/about", [])).toEqual([]);
  });
});

describe("The site's own routes", () => {
  const own = filesBelow(`${dataFolder}/pages`).map(routeOf);

  it("are near when a letter is missing, each at the top", () => {
    for (const route of own.filter((address) => address !== "/" && address !== notFoundRoute)) {
      expect([route, nearRoutes(route.slice(0, -1), own)[0]]).toEqual([route, route]);
    }
  });
});
