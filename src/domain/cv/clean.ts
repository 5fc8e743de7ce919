// Zero-width, bidirectional and tag characters: they show nothing and can hide or turn around what is read.
const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ue000-\uf8ff\ufffe\uffff]/g;
// Unicode's tag letters spell ASCII that no program shows.
const TAGS = /[\u{e0020}-\u{e007e}]+/gu;
const BULLET = /^\s*(?:[•●▪■□◦‣⁃∙·►▶➢➤✓✔❖★*–—-]|o(?=\s))\s+/u;

/** Text without what shows nothing, ligatures taken apart, and one kind of space. */
export function cleanText(text: string): { text: string; hidden: string[]; stripped: number } {
  const hidden = [...text.matchAll(TAGS)].map(([tags]) =>
    [...tags].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xe0000)).join(''),
  );
  let stripped = 0;
  const kept = text
    .toWellFormed()
    .replace(INVISIBLE, () => {
      stripped += 1;
      return '';
    })
    .replace(CONTROL, '')
    .replace(/[ﬀ-ﬆ]/g, (sign) => sign.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
  return { text: kept, hidden, stripped };
}

/** A line without its bullet, and whether it had one. */
export function unbulleted(text: string): { text: string; bullet: boolean } {
  const without = text.replace(BULLET, '');
  return { text: without.trim(), bullet: without.length !== text.length };
}

/** Whether letters are so few among the signs that a font without a character map must have been read. */
export function isGarbled(text: string): boolean {
  const signs = text.replace(/\s+/g, '');
  if (signs.length < 40) return false;
  const letters = signs.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const lost = signs.match(/\ufffd|\(cid:\d+\)/g)?.length ?? 0;
  return letters / signs.length < 0.5 || lost / signs.length > 0.1;
}
