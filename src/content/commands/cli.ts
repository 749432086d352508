/** `npm run content`: checks data/ without starting Gatsby, and has more commands for editors. */
import { statSync } from "node:fs";
import { didYouMean } from "../read/faults";
import { check } from "./check";
import { commandLine, oneTooMany } from "./commandLine";

const usage = `npm run content [folder] [-- --json --watch]  checks data/, here or in another project's folder
npm run content new page <route>              starts a page; also: new news, new use-case <page>, new exhibit <name> <page>
npm run content diff [revision]               shows what visitors see differently since then
npm run launch-check [folder]                 lists what is left to do before a public launch
npm run schemas                               writes what editors read for autocompletion`;

/** Loaded only when used, so that the plain check starts faster. */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  new: async (args) => (await import("./new")).write(commandLine(args, [], 3).words),
  diff: async (args) => (await import("./diff")).diff(commandLine(args, [], 1).words[0]),
  launch: async (args) => (await import("./launch")).launch(commandLine(args, [], 1).words[0]),
  schemas: async (args) => {
    commandLine(args, [], 0);
    (await import("./schemas")).writeSchemas();
  },
};

async function run([first = "", ...rest]: string[]) {
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined;
  if (command) return command(rest);
  if (first === "help" || first === "--help") return console.log(usage);
  const { words, switches } = commandLine([first, ...rest].filter(Boolean), ["json", "watch"]);
  const [folder, extra] = words;
  if (folder !== undefined && !isFolder(folder)) {
    const suggestion = didYouMean(folder, Object.keys(commands));
    throw new Error(
      `"${folder}" is neither a command nor a folder.${suggestion} All commands: npm run content help`,
    );
  }
  if (extra !== undefined) throw new Error(oneTooMany(extra));
  return check(folder, switches);
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

// A reader that wants only the first lines, such as `head`, closes the pipe.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
