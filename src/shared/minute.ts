/** An ISO time to the minute, as it is written on the site: "2026-11-24 18:02". */
export const minuteOf = (time: string) => time.slice(0, 16).replace("T", " ");
