import { canonicalPath, isExternal, routeOf } from "../../src/shared/routes";

describe("The route of a page file", () => {
  it.each([
    ["index.yaml", "/"],
    ["about.yaml", "/about"],
    ["solutions/parts-requisition.yaml", "/solutions/parts-requisition"],
    ["404.yaml", "/404.html"],
  ])("of %s is %s", (file, route) => {
    expect(routeOf(file)).toBe(route);
  });
});

describe("The canonical spelling", () => {
  it.each([
    ["/", "/"],
    ["", "/"],
    ["//", "/"],
    ["/contact", "/contact"],
    ["/Contact", "/contact"],
    ["/CONTACT/", "/contact"],
    ["/Solutions/Parts-Requisition//", "/solutions/parts-requisition"],
  ])("of %j is %s", (written, canonical) => {
    expect(canonicalPath(written)).toBe(canonical);
  });
});

describe("An address outside the site", () => {
  it.each(["https://example.com", "HTTP://example.com", "ftp://example.com"])("is %s", (href) => {
    expect(isExternal(href)).toBe(true);
  });

  it.each(["/contact", "#top", "contact", "mailto:desk@example.com", "tel:+1-541-555-0100"])(
    "is not %s",
    (href) => {
      expect(isExternal(href)).toBe(false);
    },
  );
});
