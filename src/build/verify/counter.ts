import type { Finding } from "./finding";
import { connect } from "./request";

/** Checks that the analytics script is where the pages expect it. Throws `Unreachable` if there is no answer. */
export async function lookAtCounter(script: string, timeout?: number): Promise<Finding[]> {
  const { origin, pathname, search } = new URL(script);
  const { ask, close } = connect(origin, timeout);
  const found = (kind: Finding["kind"], problem: string): Finding[] => [{ kind, problem, path: script }];
  try {
    const { status, headers } = await ask(pathname + search);
    if (status !== 200) return found("answer", `${status} for the script that counts visitors`);
    const type = headers["content-type"] ?? "no type";
    return /javascript/i.test(type) ? [] : found("type", `${type} for the script that counts visitors`);
  } finally {
    close();
  }
}
