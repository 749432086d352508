/** `npm run content`: checks data/ without starting Gatsby. An argument names another folder that holds data/. */
import { checkContent } from "./check";
import { contentFolder, reportFaults } from "./prepare";
import { readSources } from "./read";

const sources = readSources(contentFolder(process.argv[2] ?? process.cwd()));
const faults = checkContent(sources);
console.log(faults.length > 0 ? reportFaults(faults, sources) : "data/ is in order.");
process.exitCode = faults.length > 0 ? 1 : 0;
