import { LOOKALIKES } from '#src/lib/lookalikes.ts';
/** Text as known strings are looked for in it, with where each of its characters stands in the original. */
export interface Folded {
  text: string;
  /** Where the character begins in the original. */
  from: number[];
  /** Where it ends there, the marks that belong to it included. */
  to: number[];
}

// Letters that Unicode does not take apart into a base letter and a mark.
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};
/** A letter in a box or a circle (🅰, 🄰 and the letters of flags) as the letter. */
function unboxed(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  for (const first of [0x1f1e6, 0x1f130, 0x1f150, 0x1f170])
    if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first);
  return sign;
}
/** Marks, and what is written but not seen: zero-width characters, soft hyphens, marks of direction. */
const UNSEEN = /\p{M}|\p{Cf}|\u034f|[\u115f\u1160]|[\u17b4\u17b5]/gu;

/** What is neither letter nor digit: a gap between words. */
const SIGN = /[^\p{L}\p{N}]/gu;

/** Folds case, diacritics, ligatures, full-width forms and look-alike letters away; unseen characters are dropped, signs are spaces. */
export function folded(original: string): Folded {
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const sign of original) {
    const end = at + sign.length;
    const plain = foldSign(sign);
    if (plain === '' && to.length > 0) to[to.length - 1] = end;
    for (const unit of plain) {
      for (let i = 0; i < unit.length; i += 1) {
        from.push(at);
        to.push(end);
      }
      text += unit;
    }
    at = end;
  }
  return { text: text.replace(SIGN, (sign) => ' '.repeat(sign.length)), from, to };
}

function foldSign(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 128) return code >= 65 && code <= 90 ? sign.toLowerCase() : sign;
  let plain = '';
  for (const part of sign
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(UNSEEN, ''))
    plain += LETTERS[part] ?? LOOKALIKES.get(part) ?? unboxed(part);
  return plain;
}

/** The words of a text, folded: its runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .text.split(' ')
    .filter((word) => word !== '');
}
