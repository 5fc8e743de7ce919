import { isOtherScript, romanised } from '../names/index.ts';

/** A consonant under the sign that silences it, in Thai, Lao and Khmer. */
const SILENT = /\p{Lo}\p{M}?[์໌៍]/gu;
/** Thai and Lao write some vowels before the consonant behind which they are heard: `แกร็บ` for Grab. */
const inOrder = (word: string): string =>
  word
    .replace(/([เแโใไເແໂໃໄ])(\p{Lo})/gu, '$2$1')
    .replace(SILENT, '')
    // In Greek the second of two vowels is heard as a consonant: `Ελευθερία`, `Εύη`.
    .replace(/(?<=[αεΑΕ])[υύ](?=[θκξπσςτφχψ]|$)/gu, 'φ')
    .replace(/(?<=[αεΑΕ])[υύ](?=\p{L})/gu, 'β');
const heardOf = (word: string): string => romanised(inOrder(word));

const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ph/g, 'p'],
  [/(?:sch|shch|tch|cz|sh|zh|ch|ts|tz|dz|dj|c(?=[eiy])|[szj])/g, 'S'],
  [/[kgqc]h?/g, 'K'],
  [/[td]h?/g, 'T'],
  [/[bpfvw]h?/g, 'P'],
  [/[mn]/g, 'N'],
  [/l/g, 'L'],
  [/r/g, 'R'],
  [/[^A-Z]/g, ''],
  [/(.)\1+/g, '$1'],
];
const skeleton = (latin: string): string =>
  CLASSES.reduce((key, [pattern, by]) => key.replace(pattern, by), latin.toLowerCase());

/**
 * What the spellings of one name in several alphabets share: the kinds of its consonants, `NPS` of Infosys and इन्फोसिस. Of a word there
 * are several, as Greek writes a d with two letters, Hebrew and Arabic a vowel as they do a v, and Latin letters sound in two ways.
 */
export function keysOfSound(word: string): Set<string> {
  if (!isOtherScript(word)) {
    const latin = word.toLowerCase().replace(/[^a-z]/g, '');
    return new Set(
      [latin, latin.replace(/ch/g, 'k'), latin.replace(/[vw]/g, ''), latin.replace(/g(?=[eiy])/g, 'j')].map(
        skeleton,
      ),
    );
  }
  const read = heardOf(word).replace(/[^a-z]/g, '');
  if (/\p{Script=Greek}/u.test(word))
    return new Set([read, read.replace(/nt/g, 'd').replace(/mp/g, 'b').replace(/gk/g, 'g')].map(skeleton));
  if (/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(word)) {
    const heard = romanised(word.replace(/ב/gu, 'b').replace(/ו/gu, '').replace(/ة$/u, ''));
    return new Set([read, heard, read.replace(/[vw]/g, '')].map(skeleton));
  }
  if (/\p{Script=Cyrillic}/u.test(word)) return new Set([read, read.replace(/kh/g, 'h')].map(skeleton));
  if (/\p{Script=Thai}/u.test(word)) {
    // What ends a syllable is heard as one of few consonants (`สวัสดิ์`, `พล`), and an r behind an s is written alone.
    const heard = word.replace(SILENT, '').replace(/รร/gu, 'น').replace(/ญ/gu, 'น');
    const ended = heard.replace(/[สศษซจชฉ]$/u, 'ต');
    const all = [word, heard, ended, heard.replace(/[ลร]$/u, 'น'), ended.replace(/([สศ])ร/gu, '$1')];
    return new Set(all.map((one) => skeleton(heardOf(one).replace(/[^a-z]/g, ''))));
  }
  return new Set([skeleton(read)]);
}

const plainVowels = (latin: string): string =>
  latin
    .toLowerCase()
    .replace(/oo|ou|w/g, 'u')
    .replace(/ee|ea|ie|[yj]/g, 'i')
    .replace(/le$/, 'l')
    .replace(/(?<=[a-z]{2})e$/, '')
    .replace(/ph/g, 'f')
    .replace(/x/g, 'ks')
    .replace(/ck|c(?![eiy])|q/g, 'k')
    .replace(/c/g, 's')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1');

/** A word with its vowels, in one spelling of its sounds: `gugl` of Google and Гугл. */
export const withVowels = (word: string): string => plainVowels(isOtherScript(word) ? heardOf(word) : word);
/** The same with the х of Cyrillic as the h that Latin letters may write for it: `Халык` of Halyk. */
export const withVowelsToo = (word: string): string[] => [
  withVowels(word),
  ...(/[хХ]/u.test(word) ? [plainVowels(heardOf(word).replace(/kh/g, 'h'))] : []),
];

const isVowel = (sign: string): boolean => /[aeiouy]/.test(sign);
/** Whether two words begin alike: both with a vowel, or with a consonant. */
export const beginAlike = (a: string, b: string): boolean =>
  withVowelsToo(a).some((one) => isVowel(one.charAt(0)) === isVowel(withVowels(b).charAt(0)));
