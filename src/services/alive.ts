/** Dispatched on the window once React has taken over the page; src/head/startUp.ts waits for it. */
export const aliveEvent = "alive";

/** Dispatched on the window when an exception has made React give up the whole page. */
export const brokenEvent = "broken";

let alive = false;

/** Whether React has taken over the page. */
export const isAlive = () => alive;

export function tellAlive() {
  alive = true;
  dispatchEvent(new Event(aliveEvent));
}

export const tellBroken = () => dispatchEvent(new Event(brokenEvent));
