/** Text as it is compared in searches: lower case, without diacritics, single spaces. */
export function fold(text: string): string {
  // Most names have nothing to take apart, which costs more than all the rest.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words of ASCII with single spaces between them. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** A text in lower case, each unit at its place. */
export function lowerOf(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (sign) =>
    sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign,
  ).join('');
}
