// Joins arrays and drops empty values, so that templates read without .join("") everywhere.
const flat = (value) => {
  if (Array.isArray(value)) return value.map(flat).join("");
  return value === false || value === null || value === undefined ? "" : String(value);
};

export const html = (strings, ...values) =>
  strings.reduce((text, part, i) => text + flat(values[i - 1]) + part);

export const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
