import { noteBundled } from "../../src/framework/webpackModules";

it("notes the modules of a bundle, those too that webpack has joined", () => {
  const { files, plugin } = noteBundled();
  const inner = { nameForCondition: () => "/b.js" };
  const modules = [{ nameForCondition: () => "/a.js", modules: [inner] }, { nameForCondition: () => null }];

  plugin.apply({
    hooks: { done: { tap: (_, run) => run({ compilation: { modules } }) } },
  });
  expect([...files]).toEqual(["/a.js", "/b.js"]);
});
