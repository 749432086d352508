/** What Cloudflare Workers can import, as far as it is used here. */
declare module "cloudflare:email" {
  export class EmailMessage {
    constructor(from: string, to: string, raw: string);
  }
}
