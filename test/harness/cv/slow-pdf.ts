import { deflateSync } from 'node:zlib';

/** A PDF of some 10 kB that takes its reader many seconds: its page is packed, and draws the same line a million times. */
export function slowPdf(lines = 1_000_000): Uint8Array {
  const content = deflateSync(Buffer.from(`BT /F1 12 Tf 72 720 Td ${'(a) Tj '.repeat(lines)}ET`), {
    level: 9,
  });
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    null,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, at) => {
    offsets.push(length());
    parts.push(Buffer.from(`${at + 1} 0 obj\n`));
    if (object === null) {
      parts.push(Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`), content);
      parts.push(Buffer.from('\nendstream'));
    } else parts.push(Buffer.from(object));
    parts.push(Buffer.from('\nendobj\n'));
  });
  const start = length();
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
