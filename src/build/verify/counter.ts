import type { Finding } from "./finding";
import { connect } from "./request";

/** Whether the script that counts visitors is where the pages look for it. A request without an answer is `Unreachable`. */
export async function lookAtCounter(script: string, patience?: number): Promise<Finding[]> {
  const { origin, pathname, search } = new URL(script);
  const { ask, close } = connect(origin, patience);
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
