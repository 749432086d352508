/** A place on Earth, in degrees. */
export interface Site {
  lat: number;
  lon: number;
}

/** As the crow flies, in kilometers. */
export function distance(a: Site, b: Site) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [from, to, east] = [radians(a.lat), radians(b.lat), radians(b.lon - a.lon)] as const;
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(east);
  return 6371 * Math.acos(Math.min(1, cosine));
}
