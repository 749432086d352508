// Initials on a two-stop ground. No amber here: amber means proof.
const GROUNDS = [
  ["#7C9BFF", "#2456FF"],
  ["#4CC3B0", "#0B7F73"],
  ["#5C6A8C", "#141B30"],
  ["#EE8DA4", "#BE3A5E"],
  ["#63B6F5", "#1565B8"],
  ["#A79BFF", "#5B49D6"],
];

export function avatar(person, size = 34) {
  const [top, bottom] = GROUNDS[person.tint % GROUNDS.length];
  const initials = person.name
    .split(" ")
    .filter((word) => /^[A-Z]/.test(word))
    .map((word) => word[0])
    .join("")
    .slice(0, 2);
  const style =
    `width:${size}px;height:${size}px;font-size:${(size * 0.36).toFixed(1)}px;` +
    `background:linear-gradient(150deg,${top},${bottom})`;
  return `<span class="avatar" style="${style}">${initials}</span>`;
}
