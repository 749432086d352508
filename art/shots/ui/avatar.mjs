// Initials on a two-stop ground. No amber here: amber means proof.
// The middle of every pair keeps white initials at 4.5:1 or more.
const GROUNDS = [
  ["#5B7FFF", "#1E48E6"],
  ["#249A8B", "#08665C"],
  ["#5C6A8C", "#141B30"],
  ["#D9607F", "#A82C4F"],
  ["#2F8AD6", "#0F559E"],
  ["#8676F2", "#4A38C4"],
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
