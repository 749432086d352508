/** What the action gives, or undefined where the browser does not know it, or refuses it. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
