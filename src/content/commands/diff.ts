export const diff = (_?: string) => {};
