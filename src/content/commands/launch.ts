export const launch = (_?: string) => {};
