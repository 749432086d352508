export const write = (_: string[]) => {};
