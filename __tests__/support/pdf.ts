import { deflateSync } from "node:zlib";

/** A PDF with this in its catalog, and with these packed objects. */
export const pdf = (catalog = "/Type /Catalog", packed?: string): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${catalog} >>\nendobj\n`),
    ...(packed === undefined
      ? []
      : [
          Buffer.from("2 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n"),
          deflateSync(packed),
          Buffer.from("\nendstream\nendobj\n"),
        ]),
    Buffer.from("trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n"),
  ]);
