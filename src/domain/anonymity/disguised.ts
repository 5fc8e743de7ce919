import type { Folded } from './fold.ts';

const LETTER_OF: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
};
const DISGUISED =
  /(?<=\p{L})[0-9@$!|€]+(?=\p{L})|(?<=\p{L}{2})[0-9@$!|€](?!\S)|(?<!\S)[0-9@$!|€](?=\p{L}{3})/gu;

/**
 * A folded text with letters for the digits and signs inside its words (`t3lstra`, `Rav!ndran`), with a one as an l and as an i;
 * none where no word holds any.
 */
export function withoutDisguise(plain: Folded, original: string): string[] {
  const signs = plain.text.replace(/ /g, (gap, at: number) => {
    const sign = original[plain.from[at] ?? 0] ?? gap;
    return /[@$!|€]/.test(sign) ? sign : gap;
  });
  const readings = ['l', 'i'].map((one) =>
    signs
      .replace(DISGUISED, (run) =>
        run.replace(/./gu, (sign) => (sign === '1' || sign === '|' ? one : (LETTER_OF[sign] ?? sign))),
      )
      .replace(/[@$!|€]/g, ' '),
  );
  return [...new Set(readings)].filter((reading) => reading !== plain.text);
}
