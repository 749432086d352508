import { z } from "zod";
import { exhibit, gaps, problems, word } from "../../content/model/exhibit";
import { line } from "../../content/model/fields";

export const words = exhibit(
  "site-check",
  "The list of this release's files, which the browser fetches, hashes and compares",
  {
    labels: {
      digest: ["Before the hash of the list", "SHA-256 of the list", 40],
      commit: ["Before the commit that the release was built from", "Built from commit", 40],
      hashed: ["Before the number of files that were hashed, of all", "Files hashed in this browser", 40],
      notYet: ["Where something has not been fetched yet", "not fetched yet", 24],
      progress: ["What screen readers call the bar that fills", "Files hashed", 32],
      sheet: [
        "Below the squares before the list has come",
        "Soon a square for each file of this site, filled once your browser has hashed it.",
        90,
      ],
      replaced: ["Below the seal of the list that another one was put in the place of", "Our list", 24],
      ask: ["The button that fetches the list alone", "Fetch the list first", 32],
      address: ["Before the address of a file that differs", "Address", 24],
      listed: ["Before the hash that the list has for it", "SHA-256 on the list", 32],
      came: ["Before the hash of what came", "SHA-256 of what came", 32],
      status: ["Before the status of an answer without a file", "The host’s answer", 32],
      flipped: ["The same, where the visitor flipped a bit of it", "SHA-256 with one bit flipped", 32],
      file: ["Before the address of the file that is picked; {at} is its place", "File {at}:", 24],
      flip: ["The button that flips one bit of the file that is picked", "Flip one bit of a file", 32],
      foist: ["The button for a host that sends another file with another list", "Serve another list", 32],
    },
    holds: "Every file that came has the hash that the list names.",
    steps: {
      list: "List: has the hash that is shown for it",
      sent: "Files: the host has each of them",
      file: "Files: each has its hash on the list",
      all: "None is left out",
    },
    fails: {
      list: ["The list is another one", "The list has another hash than the one shown for it.", 140],
      sent: [
        "The host has no such file; {at} is its place on the list",
        "The host has no file {at} of the list. It did not send an empty one: it sent none.",
        140,
      ],
      file: ["A file differs; {at} is its place on the list", "File {at} of the list differs.", 140],
      all: ["A file of the list was not hashed", "A file of the list was not hashed.", 140],
    },
    more: {
      gaps: gaps({
        foist: [
          "The host sends another list, too",
          "The host changed a file and its list with it. Remedy: compare the list’s hash with one from elsewhere, such as a block.",
          160,
        ],
      }),
      begins: word([
        "What the verdict says before anything was checked",
        "Nothing has been fetched yet. One press fetches every file, hashes it here and compares.",
        160,
      ]),
      problems: problems({
        list: ["The list did not come", "The list didn’t come. Check your connection and press again.", 140],
        saving: [
          "The browser asks sites to save data",
          "Your browser asks sites to save data. The list has come and says how much this is; press again to go on.",
          140,
        ],
        stopped: [
          "Something else was begun while it went on",
          "This was stopped. Press again to check.",
          140,
        ],
        late: [
          "It takes more than two minutes",
          "Two minutes are over, and every file that came is counted. Press again to go on from there.",
          140,
        ],
        lost: [
          "A file did not come",
          "A file didn’t come, so nothing was compared. Check your connection and press again.",
          140,
        ],
      }),
    },
    sample: z
      .strictObject({
        site: line({ help: "The site's address, for the commands", example: "{url}", most: 80 }),
      })
      .meta({ id: "SiteCheckSample", description: "What the commands begin with" }),
  },
);

export type Content = z.output<typeof words>;
