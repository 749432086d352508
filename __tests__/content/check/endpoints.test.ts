import { endpointsFrom, refuseEndpoint } from "../../../src/content/check/endpoints";

describe("Endpoints from the environment", () => {
  it("override the content's endpoints independently", () => {
    expect(endpointsFrom({})).toEqual({});
    expect(endpointsFrom({ CONTACT_ENDPOINT: "https://a.example.com", OTHER: "x" })).toEqual({
      contact: "https://a.example.com",
    });
    expect(endpointsFrom({ NEWSLETTER_ENDPOINT: "https://b.example.com" })).toEqual({
      newsletter: "https://b.example.com",
    });
  });

  it("are removed by an empty variable", () => {
    expect(endpointsFrom({ CONTACT_ENDPOINT: "", NEWSLETTER_ENDPOINT: undefined })).toEqual({ contact: "" });
  });
});

describe("An endpoint that would lose messages", () => {
  it("is refused if it is the site itself and no server is declared", () => {
    expect(refuseEndpoint("contact", "/api/submit", {})).toMatch(
      /^The contact form would send to this site itself \(\/api\/submit\)\..*FORMS_SERVER=1/,
    );
    expect(refuseEndpoint("contact", "/api/submit", { FORMS_SERVER: "0" })).toBeDefined();
    expect(refuseEndpoint("contact", "/api/submit", { FORMS_SERVER: "1" })).toBeUndefined();
  });

  it.each(["https://forms.example.com/submit", "http://localhost:9000/x", "http://127.0.0.1/x", ""])(
    "is not %j",
    (endpoint) => {
      expect(refuseEndpoint("newsletter", endpoint, {})).toBeUndefined();
    },
  );

  it.each(["http://forms.example.com", "http://localhost.example.com", "forms.example.com", "ftp://x"])(
    "is %j, which is not encrypted or no address",
    (endpoint) => {
      expect(refuseEndpoint("newsletter", endpoint, { FORMS_SERVER: "1" })).toBe(
        `The newsletter form's endpoint is "${endpoint}". It should begin with https://.`,
      );
    },
  );
});
