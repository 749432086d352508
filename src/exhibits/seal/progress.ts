/** Connects what takes long with the page around it. Not part of the state, which has to be plain data. */
export const progress = {
  /** Told how much is done, from 0 to 1. Returns false to stop it. */
  tell: (_part: number): boolean => true,
  /** How often the visitor has started again. What began before that stops. */
  stops: 0,
};

/** For something that begins now: tells how much is done until it has to stop. */
export function following(): (part: number) => boolean {
  const { stops } = progress;
  return (part) => progress.stops === stops && progress.tell(part);
}
