/** The result of an action, or undefined if it throws because the browser does not support or allow it. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
