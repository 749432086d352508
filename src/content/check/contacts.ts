const number = /^(?:tel:)?(?:\+|%20|[\d().\s-])*\d{3}(?:%20|[\d().\s-])*$/;
const address = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** How to write an incomplete phone or email link; undefined for any other target. */
export function contactInstead(target: string): string | undefined {
  if (target.length > 60) return undefined;
  if (/^tel:\/\/|^(?:tel:)?phone$/.test(target) || number.test(target))
    return "A number to call is written tel:{phone}.";
  if (/^(?:mailto:)?e-?mail$/.test(target)) return "An address to write to is written mailto:{email}.";
  return address.test(target) ? `An address to write to is written mailto:${target}.` : undefined;
}

/** Whether a phone or email link lacks one of its braces, which is reported for the text itself. */
export const hasOpenBrace = (target: string) =>
  /^(?:tel|mailto):(?:(?:\{|%7B)[\w-]*|[\w-]*(?:\}|%7D))$/.test(target);

/** Whether a link calls the site's own number or writes to an address. */
export const isContact = (target: string) =>
  /^tel:(?:\{|%7B)phone(?:\}|%7D)$/.test(target) ||
  /^mailto:(?:(?:\{|%7B)email(?:\}|%7D)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/.test(target);
