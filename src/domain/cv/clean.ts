// Zero-width, bidirectional and tag characters are invisible and can hide or reverse text.
const INVISIBLE =
  /\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;
// Control characters, and those whose meaning a font makes up. Tabs and line ends stay.
const UNKNOWN = /(?![\t\n\r])\p{Cc}|\p{Co}|\p{Cn}/gu;
// Unicode tag characters encode invisible ASCII.
const TAGS = /[\u{e0020}-\u{e007e}]+/gu;
const BULLET = /^\s*(?:[•●▪■□◦‣⁃∙·►▶➢➤✓✔❖★*–—-]|o(?=\s))\s+/u;

/** Removes invisible characters, splits ligatures and normalises spaces. */
export function cleanText(text: string): { text: string; hidden: string[] } {
  const hidden = [...text.matchAll(TAGS)].map(([tags]) =>
    [...tags].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xe0000)).join(''),
  );
  const kept = text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(UNKNOWN, '')
    .replace(/[ﬀ-ﬆ]/g, (sign) => sign.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
  return { text: kept, hidden };
}

/** A line with single spaces; several are a gap that somebody made with the space bar, as a tab makes one. */
export const withGaps = (text: string): string =>
  text.replace(/(?<=[^\s•●▪■□◦►✓✔*–—-])[^\S\t\n]{3,}(?=\S)/g, '\t').replace(/[^\S\t]+/g, ' ');

/** A line without its bullet, and whether it had one. */
export function unbulleted(text: string): { text: string; bullet: boolean } {
  const without = text.replace(BULLET, '');
  return { text: without.trim(), bullet: without.length !== text.length };
}

/** Whether so few characters are letters that the font probably had no character map. */
export function isGarbled(text: string): boolean {
  const signs = text.replace(/\s+/g, '');
  if (signs.length < 40) return false;
  const letters = signs.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const lost = signs.match(/\ufffd|\(cid:\d+\)/g)?.length ?? 0;
  return letters / signs.length < 0.5 || lost / signs.length > 0.1;
}
