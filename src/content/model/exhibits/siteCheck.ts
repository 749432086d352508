import { z } from "zod";
import { line } from "../fields";
import { exhibit, problems } from "./exhibit";

export const siteCheck = exhibit(
  "check-this-site",
  "SiteCheck",
  "The list of this release's files, which the browser fetches, hashes and compares",
  {
    labels: {
      digest: ["Before the hash of the list", "SHA-256 of the list", 40],
      commit: ["Before the commit that the release was built from", "Built from commit", 40],
      files: ["Before the number of files on the list", "Files on it", 40],
      weight: ["Before what all of them weigh", "On their way", 40],
      hashed: ["Before the number of files that were hashed", "Hashed here", 40],
      notYet: ["Where something has not been fetched yet", "not fetched yet", 24],
      progress: ["What screen readers call the bar that fills", "Files hashed", 32],
      ask: ["The button that fetches the list alone", "Fetch the list first", 32],
      address: ["Before the address of a file that differs", "Address", 24],
      listed: ["Before the hash that the list has for it", "The list says", 32],
      came: ["Before the hash of what came", "What came has", 32],
      flipped: ["The same, where the visitor flipped a bit of it", "With one bit flipped", 32],
      flip: ["The button that flips one bit of a page", "Flip one bit of a page", 32],
    },
    holds: "Every file that came has the hash that the list names.",
    fails: {
      file: ["A file differs; {at} is its place on the list", "File {at} of the list differs.", 140],
    },
    more: {
      begins: line({
        help: "What the verdict says before anything was checked",
        example: "Nothing has been fetched. One press fetches every file.",
        most: 160,
      }),
      problems: problems("SiteCheck", {
        list: ["The list did not come", "The list did not arrive. Try again.", 140],
        saving: [
          "The browser asks sites to save data",
          "Your browser saves data. Press again to fetch it all.",
          140,
        ],
        lost: ["A file did not come", "A file did not arrive. Try again.", 140],
      }),
      sample: z
        .strictObject({
          site: line({ help: "The site's address, for the commands", example: "{url}", most: 80 }),
        })
        .meta({ id: "SiteCheckSample", description: "What the commands begin with" }),
    },
  },
);
