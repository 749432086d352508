/** Sent to the window once React has taken over the page; the script in <head> waits for it (src/head/startUp.ts). */
export const aliveEvent = "alive";

/** Sent to the window when React has given the whole page up again. */
export const brokenEvent = "broken";

let alive = false;

/** Whether React has taken over the page. */
export const isAlive = () => alive;

export function tellAlive() {
  alive = true;
  dispatchEvent(new Event(aliveEvent));
}

export const tellBroken = () => dispatchEvent(new Event(brokenEvent));
