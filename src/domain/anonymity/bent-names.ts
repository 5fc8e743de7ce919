import { matchesOf } from '#src/lib/matches.ts';
import { nicknamesOf } from '../names/index.ts';
import { isForeign } from '../speech/foreign.ts';
import { readerOf } from '../speech/readers.ts';
import { folded } from './fold.ts';
import type { Find } from './near.ts';
import { isPlaceName } from './reading.ts';

/** Letters of languages that bend names, in a text or a sentence too short to be told by its words. */
const OWN_LETTERS = /[ąćęłńśźżőűěščřžďťňůāēīūņļģķšžėįųğışțăâ]/u;
const CAPITALISED = /(?<![\p{L}\p{M}\p{N}@./])\p{Lu}[\p{L}\p{M}]{2,40}(?![\p{L}\p{M}\p{N}@])/gu;

/** Endings that a name has behind it, folded: Slavic, Baltic, Hungarian, Finnish, Estonian, Romanian. */
const BEHIND: ReadonlySet<string> = new Set(
  'a u i y e o ovi owi om em im iem ou ow ui ju ja jem ej am ami ach ech os is us nak nek val vel ot et t rol hoz hez tol ert nal nel ek ekkel n lle lla lta ssa sta in an le ga lt ile ului lui ei'.split(
    ' ',
  ),
);
/** Endings in the place of a last vowel, or of the ending that a name is recorded with. */
const INSTEAD: ReadonlySet<string> = new Set(
  'a y i e u o ou om em ie ze ho ovi owi ej ym im ych ich ymi imi ego eho iho emu imu iego iemu ami ach am as ai es us ui iui io iu uo os ei oj ojo ie iei sen sta selle sella selta seen se'.split(
    ' ',
  ),
);
/** How the last consonant of a stem softens. */
const SOFT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ch$/u, ['s', 'sz']],
  [/k$/u, ['c', 'cz']],
  [/g$/u, ['z', 'dz']],
  [/h$/u, ['z']],
  [/t$/u, ['ci', 'c']],
  [/d$/u, ['dzi', 'dz']],
  [/l$/u, ['l']],
  [/r$/u, ['rz']],
];

interface Stems {
  whole: readonly string[];
  cut: readonly string[];
  twice: readonly string[];
}

function stemsOf(plain: string): Stems {
  const cut = new Set<string>();
  const vowel = /^(.{2,})[aeiouy]$/u.exec(plain)?.[1];
  if (vowel !== undefined && (vowel.length > 2 || plain.length === 3)) {
    cut.add(vowel);
    for (const [end, softs] of SOFT)
      if (end.test(vowel)) for (const soft of softs) cut.add(vowel.replace(end, soft));
  }
  const baltic = /^(.{3,}?)(?:as|is|us|ys|es|s)$/u.exec(plain)?.[1];
  if (baltic !== undefined) cut.add(baltic);
  const finnish = /^(.{2,})nen$/u.exec(plain)?.[1];
  if (finnish !== undefined) cut.add(finnish);
  // `Hájek`, `Hájka`: a vowel that goes.
  const fleeting = /^(.{2,}[^aeiouy])e([ckrlnt])$/u.exec(plain);
  const whole = fleeting === null ? [plain] : [plain, `${fleeting[1]}${fleeting[2]}`];
  // `Péterrel`: Hungarian says the last letter twice.
  const twice = /[^aeiouy]$/u.test(plain) ? [`${plain}${plain.slice(-1)}`] : [];
  return { whole, cut: [...cut], twice };
}

const isBent = (said: string, { whole, cut, twice }: Stems): boolean =>
  twice.some((stem) => said === `${stem}al` || said === `${stem}el`) ||
  whole.some((stem) => stem.length > 2 && said.startsWith(stem) && BEHIND.has(said.slice(stem.length))) ||
  cut.some((stem) => said.startsWith(stem) && INSTEAD.has(said.slice(stem.length)));

/**
 * Finds a name of somebody in its cases, in languages that bend names and are read by no list of words: `Černého`, `Zuzce`, `Rautiaisen`,
 * `Ondrovi` of what Ondřej is called by.
 */
export function bentNameFinder(name: string, isGiven: boolean): Find | undefined {
  const plain = folded(name).text;
  // Of three letters those alone that end in a vowel or stand in no language without cases: `Thị` is not bent to `The`.
  if (
    !/^[a-z]{3,}$/.test(plain) ||
    isPlaceName(plain) ||
    /[ạảãấầẩẫậắằẳẵặẹẻẽếềểễệịỉĩọỏõốồổỗộớờởỡợụủũứừửữựỳỵỷỹđơư]/iu.test(name)
  )
    return undefined;
  const all = [plain, ...(isGiven ? nicknamesOf(plain).filter((one) => /^[a-z]{4,}$/.test(one)) : [])];
  // `Ondrovi` of Ondřej: what a given name begins with, with an ending of its own.
  const short = isGiven ? (/^[a-z]{3}[^aeiouy]/.exec(plain.length > 5 ? plain : '')?.[0] ?? '') : '';
  const stems = [...all.map(stemsOf), ...(short === '' ? [] : [{ whole: [], cut: [short], twice: [] }])];
  return (text) => {
    const isRead = !isForeign(text) || readerOf(text) !== null;
    if (isRead && !OWN_LETTERS.test(text)) return [];
    return matchesOf(CAPITALISED, text).flatMap(({ 0: said, index }) => {
      const small = folded(said).text;
      const is = small !== plain && stems.some((one) => isBent(small, one));
      return is ? [{ start: index, end: index + said.length }] : [];
    });
  };
}
