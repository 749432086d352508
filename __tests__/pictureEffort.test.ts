import sharp from "sharp";
import { limitEffort } from "../src/pictureEffort";

/** What an encoder was told, in sharp's own words. */
const told = (picture: unknown) =>
  (picture as { options: { heifEffort: number; webpEffort: number } }).options;

describe("Pictures are encoded", () => {
  beforeAll(limitEffort);

  const blank = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "#808080" } });

  it("with less effort than sharp takes by itself", () => {
    const { heifEffort, webpEffort } = told(
      blank().avif({ quality: 63 }).webp({ quality: 80, force: false }),
    );
    expect(heifEffort).toBeLessThan(4);
    expect(webpEffort).toBeLessThan(4);
  });

  it("with the effort that is asked for, where it is", () => {
    expect(told(blank().avif({ effort: 7 })).heifEffort).toBe(7);
  });

  it("and come out as what they are meant to be", async () => {
    const { format } = await sharp(await blank().avif().toBuffer()).metadata();
    expect(format).toBe("heif");
  });
});
