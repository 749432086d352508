/** `npm run nets` lets the wide matrices run in full; `npm test` takes a small part of each, where most is found. */
export const full = process.env.NETS === "full";
