/**
 * Reads the header section of a message: names in lower case, folded lines joined (RFC 5322 2.2.3). Of repeated headers
 * the first counts.
 */
export function readHeaders(message: string): Map<string, string> {
  const section = message.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const headers = new Map<string, string>();
  for (const line of section.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== '' && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * Decodes the encoded words of a header (RFC 2047). A word in a character set that Node does not support stays encoded.
 */
export function decodeEncodedWords(value: string): string {
  // White space between two encoded words is not part of the text.
  const joined = value.replace(/(=\?[^?\s]+\?[bq]\?[^?\s]*\?=)\s+(?==\?)/gi, '$1');
  // Adjacent words of one charset are joined as bytes, because a character may be split across words.
  return joined.replace(/(?:=\?[^?\s]+\?[bq]\?[^?\s]*\?=)+/gi, (words) => {
    const parts = [...words.matchAll(/=\?([^?\s]+)\?([bq])\?([^?\s]*)\?=/gi)];
    const charset = parts[0]?.[1] ?? 'utf-8';
    const bytes = parts.map(([, , encoding, text]) => wordBytes(encoding ?? '', text ?? ''));
    try {
      return new TextDecoder(charset).decode(Buffer.concat(bytes));
    } catch {
      return words;
    }
  });
}

function wordBytes(encoding: string, text: string): Buffer {
  if (encoding.toLowerCase() === 'b') return Buffer.from(text, 'base64');
  const binary = text
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(binary, 'latin1');
}
