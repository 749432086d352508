/** `npm run benchmark -- content|edits|exhibits|hosting|pages …`: measurements for people. They are no tests: nothing fails of them. */
const names = ["content", "edits", "exhibits", "hosting", "pages"];
const [name] = process.argv.splice(2, 1);

if (names.includes(name)) await import(`./benchmark-${name}.mjs`);
else {
  console.error(`There is no benchmark "${name ?? ""}". Use one of: ${names.join(", ")}.`);
  process.exitCode = 1;
}
