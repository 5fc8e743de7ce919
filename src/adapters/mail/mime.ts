import MimeNode, { type MimeNodeHeaderMap } from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';

/** A MIME part: text, or a multipart. */
export type Part =
  | { type: string; encoding: 'quoted-printable' | 'base64'; text: string; filename?: string }
  | { type: `multipart/${string}`; parts: Part[] };

/**
 * Renders a message. The headers are nodemailer's; the bodies are encoded here at once, because nodemailer's stream per
 * part takes most of the time of a large mailing.
 * @param seed the same for every rendering of a message, so that its bytes are the same too
 */
export function renderMessage(headers: MimeNodeHeaderMap, part: Part, seed: string): Buffer {
  const root = new MimeNode(part.type, { newline: 'win', baseBoundary: seed });
  root.setHeader(headers);
  return Buffer.from(`${render(root, part)}\r\n`);
}

function render(node: MimeNode, part: Part): string {
  if (!('parts' in part)) {
    node.setHeader('Content-Transfer-Encoding', part.encoding);
    if (part.filename !== undefined) {
      node.setHeader('Content-Disposition', `attachment; filename=${part.filename}`);
    }
    return `${node.buildHeaders()}\r\n\r\n${encoded(part)}`;
  }
  // Children are created first, because they number the boundaries that headers name.
  const children = part.parts.map((child) => ({ node: node.createChild(child.type), part: child }));
  const head = node.buildHeaders();
  const { boundary } = node as MimeNode & { boundary?: string };
  const bodies = children.map((child) => `--${boundary}\r\n${render(child.node, child.part)}\r\n`);
  return `${head}\r\n\r\n${bodies.join('')}--${boundary}--`;
}

function encoded(part: { encoding: 'quoted-printable' | 'base64'; text: string }): string {
  const text = part.text.replace(/\r\n|\r|\n/g, '\r\n');
  if (part.encoding === 'quoted-printable') return wrap(encode(text));
  return Buffer.from(text)
    .toString('base64')
    .replace(/.{76}(?!$)/g, '$&\r\n');
}
