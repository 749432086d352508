/** A text quoted as one shell word. */
export const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Prints what the next command should output. Not a comment, because zsh (on Macs) runs a pasted comment as a command.
 */
export const expecting = (label: string, value: string | number) => `echo ${quoted(`${label}: ${value}`)}`;
