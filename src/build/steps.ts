import { join } from "node:path";
import { compiledFolder } from "../content/read/folders";
import type { Redirect } from "../shared/addresses";
import { compress } from "./compress";
import { exhibitFiles, writeExhibitFiles } from "./exhibitFiles";
import { writeFonts } from "./fontFiles";
import { writeLicenses } from "./licenses";
import { publish, publishHeaders, readAddresses, readSite } from "./publish";
import { commitOf, releaseHash, releaseOf, writeRelease } from "./release";
import { searchCode, writeSearchFiles } from "./searchFiles";
import type { SiteContent } from "./siteContent";
import { writeSiteFiles } from "./siteFiles";
import { sweep } from "./sweep";

/** The input of the steps, by moment. */
interface StepInput {
  /** `data/` has been checked and compiled (prepare.ts); Gatsby has not read it yet. */
  compiled: { root: string; content: SiteContent };
  /** Gatsby has read the content; webpack has not started. */
  bootstrapped: { root: string };
  /** Gatsby has written public/. `bundled` are the files that webpack has put into the browser's scripts. */
  built: { root: string; redirects: Redirect[]; bundled: Iterable<string> };
  /** Gatsby has ended. */
  ended: { root: string };
}

type Moment = keyof StepInput;

type Steps = {
  [When in Moment]: readonly { does: string; step(told: StepInput[When]): unknown }[];
};

const publicOf = (root: string) => join(root, "public");

/** In Gatsby's cache, so that clearing it clears these as well. */
const packedTexts = (root: string) => join(root, ".cache/packed");

/**
 * Everything that a build does in addition to Gatsby, in order. gatsby-node.ts takes the steps of the first three
 * moments, `npm run build` those of the last. `gatsby develop` has only the first two.
 */
const steps: Steps = {
  compiled: [
    {
      does: "cuts the fonts down to the letters that the site shows",
      step: ({ root, content }) => writeFonts(root, compiledFolder(root), content),
    },
  ],
  bootstrapped: [
    { does: "bundles the exhibits' scripts", step: ({ root }) => writeExhibitFiles(root) },
    { does: "bundles the search, and writes its index", step: ({ root }) => writeSearchFiles(root) },
  ],
  built: [
    {
      does: "writes redirect documents, sitemap, feed, manifest, icons and the pages' Markdown",
      step: ({ root }) => writeSiteFiles(root),
    },
    {
      does: "gathers the licenses of what visitors get copies of",
      step: ({ root, bundled }) =>
        writeLicenses(publicOf(root), [...bundled, ...exhibitFiles().sources, ...searchCode().sources]),
    },
    {
      does: "finishes each document (styles, scripts, policy, twin), and writes the rules of hosts",
      step: ({ root, redirects }) => publish(root, redirects),
    },
  ],
  ended: [
    {
      does: "removes what builds have left",
      step: ({ root }) => `${sweep(publicOf(root)).length} leftovers removed from public/.`,
    },
    {
      does: "writes the headers, which name each bundle",
      step: ({ root }) => publishHeaders(root),
    },
    {
      does: "packs every text with gzip and Brotli",
      // Only hosts need these, so npm start skips them.
      step: ({ root }) =>
        process.env.UNPACKED === "1" ? undefined : compress(publicOf(root), packedTexts(root)),
    },
    { does: "lists every file with its hash in release.json", step: ({ root }) => listFiles(root) },
  ],
};

function listFiles(root: string) {
  const { noindex } = readSite(root);
  const release = releaseOf(publicOf(root), commitOf(root), { ...readAddresses(root), noindex });
  writeRelease(publicOf(root), release);
  const count = Object.keys(release.files).length;
  return `public/ is ready${noindex ? " for staging" : ""}: ${count} files. SHA-256 of their list, release.json: ${releaseHash(release)}`;
}

/**
 * Takes the steps of a moment in order, and returns their lines for the console. If a step throws, the build ends
 * with that step's name.
 */
export async function takeSteps<When extends Moment>(when: When, told: StepInput[When]): Promise<string[]> {
  const said: string[] = [];
  for (const { does, step } of steps[when]) {
    try {
      const words = await step(told);
      if (typeof words === "string") said.push(words);
    } catch (error) {
      throw new Error(`The step that ${does} failed: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
  return said;
}
