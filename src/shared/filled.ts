/** A text with its placeholders, such as "{count}", filled in. */
export const filled = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, String(value)), text);
