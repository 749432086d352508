/** What a build or a server needs from the machine, in sentences that say what to do. */
import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, resolve } from "node:path";

/** Prints what is wrong, if anything is. Returns an exit code. */
export function say(trouble) {
  if (trouble) console.error(trouble);
  return trouble ? 1 : 0;
}

/** Where a build writes; it only reads everything else. */
const outputs = ["public", "hosting", ".cache", ".content", "node_modules/.cache", "src/gatsby-types.d.ts"];

const nearestExisting = (path) => (existsSync(path) ? path : nearestExisting(dirname(path)));

const isWritable = (path) => {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Why this user cannot build here, or undefined. */
export function writeTrouble() {
  const closed = outputs.filter((path) => !isWritable(nearestExisting(resolve(path))));
  if (closed.length === 0) return undefined;
  return `A build writes to ${outputs.join(", ")}. This user may not write to ${closed.join(", ")}.`;
}

/** With less free space than this, in bytes, a full disk is what ended a build. */
const scarce = 16_000_000;

/** The problem if the disk is full, or undefined. */
export function diskTrouble() {
  const full = outputs.filter((path) => {
    const { bavail, bsize } = statfsSync(nearestExisting(resolve(path)));
    return bavail * bsize < scarce;
  });
  return full.length > 0
    ? `The disk is full that has ${full.join(", ")}. Make room and build again.`
    : undefined;
}

const reasons = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program. Stop that one, or set PORT to another port.`,
  EACCES: (port) => `This user may not listen on port ${port}. Set PORT to one from 1024 to 65535.`,
  ERR_SOCKET_BAD_PORT: (port) => `There is no port ${port}. Set PORT to one from 1024 to 65535.`,
};

/** Why no server can listen on a port, or undefined. Asks for all addresses: the program may listen on any. */
export const portTrouble = (port) =>
  new Promise((done) => {
    const refuse = ({ code, message }) => done(reasons[code]?.(port) ?? message);
    const probe = createServer().once("error", refuse);
    try {
      probe.listen({ port }, () => probe.close(() => done(undefined)));
    } catch (error) {
      refuse(error);
    }
  });
