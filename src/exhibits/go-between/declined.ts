import type { Mail } from "./run";
import { type Plot, roleOf } from "./trade";

interface Declined extends Plot {
  mail: Mail;
  isEdited?: boolean | undefined;
}

/** Whether the holder has agreed to nothing of what was asked for, and nobody in the holder's place. */
export function isDeclined({ preset, plan, sample, mail, isEdited }: Declined): boolean {
  if (mail.kind === "requests")
    return plan.chosen.every((one) => one === false) && mail.letters.every(({ answer }) => !answer);
  const asked = sample.fields.findIndex(({ name }) => name === roleOf(sample));
  return preset === "fields" && !isEdited && !plan.chosen[asked];
}
