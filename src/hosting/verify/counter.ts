import type { Finding } from "./finding";
import { connect } from "./request";
import { Unreachable } from "./trouble";

/** Whether the script that counts visitors, if the release has one, is where its pages look for it. */
export async function lookAtCounter(script: string | undefined, patience?: number): Promise<Finding[]> {
  if (script === undefined) return [];
  const { origin, pathname, search } = new URL(script);
  const { ask, close } = connect(origin, patience);
  const found = (kind: Finding["kind"], problem: string): Finding[] => [{ kind, problem, path: script }];
  try {
    const { status, headers } = await ask(pathname + search);
    if (status !== 200) return found("answer", `${status} for the script that counts visitors`);
    const type = headers["content-type"] ?? "no type";
    return /javascript/i.test(type) ? [] : found("type", `${type} for the script that counts visitors`);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return found("answer", error.message.replace(/\.$/, ""));
  } finally {
    close();
  }
}
