/** `npm run benchmark -- exhibits|pages …`: measurements for people. Nothing fails because of them. */
const names = ["exhibits", "pages"];
const [name] = process.argv.splice(2, 1);

if (names.includes(name)) await import(`./benchmark-${name}.mjs`);
else {
  console.error(`There is no benchmark "${name ?? ""}". Use one of: ${names.join(", ")}.`);
  process.exitCode = 1;
}
