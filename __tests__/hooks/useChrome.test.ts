import { useChrome } from "../../src/hooks/useChrome";
import { chrome } from "../support/site";

describe("The words of the interface", () => {
  it("are typed by the component's own fragment, and by no other's", () => {
    const { header } = useChrome<Queries.AppLinkChromeFragment>().wordsContent;
    expect(header.newTab).toBe(chrome().wordsContent.header.newTab);
    // @ts-expect-error Another component asks for this one.
    expect(header.skip).toBeDefined();
  });

  it("are of no type for a fragment that the query lacks", () => {
    const lacking: never = useChrome<{ wordsContent: { header: { unasked: string } } }>();
    expect(lacking).toBe(chrome());
  });
});
