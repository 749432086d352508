/**
 * Jest loads every module anew for every test file. Libraries and the stages of the content, which keep nothing to
 * themselves, are loaded once for each of Jest's processes instead, outside of its sandbox: there their code stays compiled
 * and the model stays built, which was most of what they cost. So these see Node's own globals: a test that replaces one
 * (`fetch`, the clock, `console`) replaces it for what is in the sandbox, and what it mocks is mocked in there alone.
 */
const { createRequire } = require("node:module");
const { dirname, join, resolve } = require("node:path");
const { default: Runtime } = require("jest-runtime");

// Reads the TypeScript of the stages.
require("tsx/cjs");

const libraries =
  /^(?:@bsv\/sdk|jsdom|zod|yaml|nspell|dictionary-en|markdown-it|graphql|esbuild|highlight\.js|minisearch|sharp|image-size)(?:\/|$)/;

const stages = ["model", "derive", "read", "check", "compile"].map((stage) =>
  join(__dirname, "../../src/content", stage, "/"),
);

const pathOf = (from, name) => (name.startsWith(".") ? resolve(dirname(from), name) : name);

module.exports = class extends Runtime {
  mocked = new Set();

  setMock(from, name, ...rest) {
    this.mocked.add(pathOf(from, name));
    return super.setMock(from, name, ...rest);
  }

  requireModuleOrMock(from, name) {
    if (libraries.test(name)) return createRequire(from)(name);
    const path = pathOf(from, name);
    const shared = !this.mocked.has(path) && stages.some((stage) => path.startsWith(stage));
    return shared ? require(path) : super.requireModuleOrMock(from, name);
  }
};
