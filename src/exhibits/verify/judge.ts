import { outcomeOf } from "../kit/checkList";
import { sha256Of } from "./hashes";
import { type Given, given } from "./input";
import { leavesOf } from "./json";
import { type Asked, Fault, type Judgement, type Kind, nothing, type State } from "./judgement";
import { bytesReading, kindOfBytes } from "./kinds/bytes";
import { certificateReading } from "./kinds/certificate";
import { headersIn } from "./kinds/headers";
import { linkReading } from "./kinds/link";
import { messageInJson } from "./kinds/message";
import { type Library, recordReading } from "./kinds/record";
import { mostBytes } from "./limits";
import { Reader } from "./reader";
import type { Reading } from "./reading";

/** The judgement of an input. */
export async function judge(asked: Asked, library: Library): Promise<Judgement> {
  // What is known before a fault ends the reading.
  const known: Judgement = { ...nothing, kind: "unknown" };
  try {
    const input = given(asked.text);
    if (input.form === "none") return nothing;
    known.hash = sha256Of(new TextEncoder().encode(asked.text.trim()));
    const reading = await readingOf(input, asked, library, known);
    const { kind, parts, further, mechanism, read } = reading;
    const told = {
      kind,
      parts,
      further,
      ...(mechanism && { mechanism }),
      ...(read !== undefined && { read }),
    };
    return { ...known, ...told, ...(await resultOf(reading)) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const isUnknown = known.kind === "unknown";
    const { read } = error.said.of ?? {};
    return {
      ...known,
      state: isUnknown ? "unchecked" : "fails",
      says: isUnknown ? [] : [{ says: "form" }],
      problem: error.said,
      ...(read !== undefined && { read: String(read) }),
    };
  }
}

/** Reads an input by its kind, and adds what it learns to `known`. */
async function readingOf(input: Given, asked: Asked, library: Library, known: Judgement): Promise<Reading> {
  if (input.form === "link") {
    known.kind = "link";
    return linkReading(input.text, library);
  }
  if (input.form !== "hex" && input.form !== "base64") return jsonReading(asked.text, library, known);
  if (input.bytes.length > mostBytes) throw new Fault("long", { count: mostBytes });
  known.kind = kindOfBytes(input.bytes);
  const reader = new Reader(input.bytes);
  known.parts = reader.parts;
  return bytesReading(known.kind, reader, asked.signed, () => headersIn(asked.headers));
}

async function jsonReading(text: string, library: Library, known: Judgement): Promise<Reading> {
  known.kind = kindOfJson((name) => text.includes(`"${name}"`));
  const { parts, further } = leavesOf(text);
  known.parts = parts;
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
  const members = new Set(Object.keys(value ?? {}));
  known.kind = Array.isArray(value) ? "unknown" : kindOfJson((name) => members.has(name));
  const record = value as Record<string, unknown>;
  switch (known.kind) {
    case "record":
      return recordReading(record, parts, further, library);
    case "certificate":
      return certificateReading(record, parts, further);
    case "message":
      return messageInJson(record, parts, further);
    default:
      throw new Fault("unknownJson");
  }
}

function kindOfJson(has: (name: string) => boolean): Kind {
  if (has("exhibit") && has("record")) return "record";
  if (has("certifier") || has("serialNumber")) return "certificate";
  return has("signature") && has("text") ? "message" : "unknown";
}

/** Runs the steps. A failure is never "caught" here: the input was broken before it arrived. */
async function resultOf({ names, steps, remains, holds }: Reading) {
  const { passed, broken } = await outcomeOf(steps);
  const remaining = broken ? [] : remains();
  const state: State = broken ? "fails" : remaining.length > 0 ? "uncovered" : "holds";
  return {
    state,
    says: broken
      ? [{ says: `fails ${broken.says}`, of: { at: broken.at ?? "" } }]
      : remaining.length > 0
        ? remaining
        : [holds],
    steps: names.map((name) => ({
      name,
      mark: name === broken?.says ? "fail" : passed.includes(name) ? "pass" : "none",
    })) satisfies Judgement["steps"],
  };
}
