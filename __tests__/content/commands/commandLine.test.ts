import { commandLine } from "../../../src/content/commands/commandLine";

const read = (...args: string[]) => commandLine(args, ["json", "watch"], 1);

describe("A command line", () => {
  it("has words and switches, in any order", () => {
    expect(read("--watch", "folder")).toEqual({ words: ["folder"], switches: new Set(["watch"]) });
    expect(read("folder", "--json", "--json").switches).toEqual(new Set(["json"]));
    expect(read()).toEqual({ words: [], switches: new Set() });
    expect(read("--", "--json").words).toEqual(["--json"]);
  });

  it("rejects an unknown switch, and suggests a known one", () => {
    expect(() => read("--jsno")).toThrow(
      'There is no option --jsno. Use --json or --watch. Did you mean "--json"?',
    );
    expect(() => read("-w")).toThrow("There is no option -w. Use --json or --watch.");
    expect(() => commandLine(["--json"], [], 0)).toThrow(
      "There is no option --json. This command has no options.",
    );
  });

  it("takes no values, and no more words than the command needs", () => {
    expect(() => read("--json=yes")).toThrow("The option --json takes no value.");
    expect(() => read("one", "two")).toThrow('"two" is one argument too many.');
  });
});
