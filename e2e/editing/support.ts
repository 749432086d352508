import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Frame, Page } from "@playwright/test";
import { filesBelow } from "../../src/content/read/folders";

/** A project of its own with a copy of data/, and the forms for it. */
export interface Editing {
  folder: string;
  address: string;
  /** The texts of its YAML files, by their paths in the project. */
  files: Record<string, string>;
  end(): void;
}

export async function startEditing(port: number): Promise<Editing> {
  const folder = mkdtempSync(join(tmpdir(), "editing-"));
  const names = filesBelow("data").filter((name) => name.endsWith(".yaml"));
  const files = Object.fromEntries(
    names.map((name) => [`data/${name}`, readFileSync(join("data", name), "utf8")]),
  );
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(resolve("data/images"), join(folder, "data/images"));
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/edit.mjs", folder], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await addressOf(server);
  const end = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, address, files, end };
}

const addressOf = (server: ChildProcess) =>
  new Promise<string>((done, fail) => {
    server.once("exit", () => fail(new Error("scripts/edit.mjs has ended.")));
    server.stdout?.on("data", (said) => {
      const address = /http:\S+/.exec(String(said))?.[0];
      if (address) done(address);
    });
  });

/** Lets the picker choose a folder of the browser's own, with these files in it: a real one needs a person. */
export const offerFolder = (page: Page, files: Record<string, string>) =>
  page.addInitScript((all) => {
    const pick = async () => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle(".git", { create: true });
      for (const [path, text] of Object.entries(all)) {
        let folder = root;
        const steps = path.split("/");
        for (const step of steps.slice(0, -1))
          folder = await folder.getDirectoryHandle(step, { create: true });
        const handle = await folder.getFileHandle(steps.at(-1) ?? "", { create: true });
        const stream = await handle.createWritable();
        await stream.write(text);
        await stream.close();
      }
      return root;
    };
    Object.assign(window, { showDirectoryPicker: pick });
  }, files);

/** What the folder of the browser's own has in a file. */
export const textIn = (page: Page, path: string) =>
  page.evaluate(async (name) => {
    let folder = await navigator.storage.getDirectory();
    const steps = name.split("/");
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
    return (await (await folder.getFileHandle(steps.at(-1) ?? "")).getFile()).text();
  }, path);

/** Chooses the folder and waits for the list of what is in it. */
export async function openFolder(forms: Page | Frame) {
  await forms.getByRole("button", { name: "Work with Local Repository" }).click();
  await forms.getByText("Words of the interface", { exact: true }).first().waitFor();
}

/** Opens a file's form by its address. */
export async function openForm(page: Page, hash: string) {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.getByRole("button", { name: "Save" }).waitFor();
}

export async function save(page: Page | Frame) {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Entry saved").waitFor();
}
