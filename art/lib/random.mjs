// Small seeded generator: the same seed draws the same picture on every machine.
export function random(seed) {
  let s = seed * 2654435761;
  return () => {
    s = Math.imul(s ^ (s >>> 15), 2246822507) ^ Math.imul(s ^ (s >>> 13), 3266489909);
    s ^= s >>> 16;
    return (s >>> 0) / 4294967296;
  };
}
