/** A day as people write it, of seconds since 1970. */
export const dayOf = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString("en-US", {
    timeZone: "UTC",
    year: "numeric",
    month: "long",
    day: "numeric",
  });

/** The same where there is little room. */
export const shortDayOf = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString("en-US", { timeZone: "UTC", month: "short", day: "numeric" });
