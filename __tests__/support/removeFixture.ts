import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { fixtureVariable } from "./site";

/** After all tests. */
export default () => rmSync(dirname(String(process.env[fixtureVariable])), { recursive: true });
