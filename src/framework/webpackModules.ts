/** What webpack tells of a bundle's modules; it joins most of them into one, and keeps the list of those to itself. */
interface Compiler {
  hooks: {
    done: { tap(name: string, run: (stats: { compilation: { modules: Iterable<Module> } }) => void): void };
  };
}
interface Module {
  nameForCondition(): string | null;
  modules?: Iterable<Module>;
}

/** Records which files webpack bundles for the browser: visitors get a copy of each, and with it comes a license. */
export function noteBundled() {
  const files = new Set<string>();
  const note = (modules: Iterable<Module>) => {
    for (const module of modules) {
      const file = module.nameForCondition();
      if (file) files.add(file);
      if (module.modules) note(module.modules);
    }
  };
  return {
    files,
    plugin: {
      apply: ({ hooks }: Compiler) =>
        hooks.done.tap("licenses", ({ compilation }) => note(compilation.modules)),
    },
  };
}
