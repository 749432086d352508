/** Sent to the window once React has taken over the page; the script in <head> waits for it (src/head/startUp.ts). */
export const aliveEvent = "alive";

export const tellAlive = () => dispatchEvent(new Event(aliveEvent));
