/** A text as one word of a shell. */
export const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Says what the next command is to print. A comment would do in bash; zsh, which Macs have, takes a pasted one for a command. */
export const expecting = (label: string, value: string | number) => `echo ${quoted(`${label}: ${value}`)}`;
