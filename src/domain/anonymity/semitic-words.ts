import { matchesOf } from '#src/lib/matches.ts';
import type { Find } from './near.ts';

/** Words by which houses and schools begin in Hebrew and Arabic, and which tell none. */
const KIND =
  /^(?:בנק|חברת|קבוצת|בית|קופת|אוניברסיטת|האוניברסיטה|מכללת|המכללה|מרכז|תעשיות|רשת|משרד|שירותי|شركة|بنك|مصرف|مجموعة|جامعة|معهد|مستشفى|مؤسسة|وزارة|كلية|المعهد|الجامعة|الشركة|البنك|بيت|دار|هيئة|شرکت|بانک|گروه|دانشگاه|بیمارستان)$/u;
const HEBREW = /^\p{Script=Hebrew}{3,}(?:['׳"״]\p{Script=Hebrew}*)?$/u;
const ARABIC = /^\p{Script=Arabic}{3,}$/u;

/**
 * Finds a house that the record has in Hebrew or Arabic letters by its own first word, with the letters of a preposition or an article joined to
 * it: `בטאואר` of טאואר סמיקונדקטור, `وبأوريدو`.
 */
export function semiticWordFinder(name: string): Find | undefined {
  const words = name.split(/\s+/u);
  const own = words.find((word) => !KIND.test(word)) ?? '';
  // `בן גוריון` of אוניברסיטת בן גוריון: what stands behind the kind.
  const rest = KIND.test(words[0] ?? '') && words.length > 2 ? words.slice(1).join(' ') : '';
  if (rest.length > 5) {
    const joined = /\p{Script=Hebrew}/u.test(rest) ? '[ובלמהשכ]?' : '[وبل]?';
    const whole = new RegExp(`(?<![\\p{L}\\p{M}])${joined}${rest}(?![\\p{L}\\p{M}])`, 'gu');
    return (text) =>
      matchesOf(whole, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
  }
  const isHebrew = HEBREW.test(own);
  if (!isHebrew && !ARABIC.test(own)) return undefined;
  const bare = isHebrew ? own.replace(/^ה(?=\p{L}{3})/u, '') : own.replace(/^ال(?=\p{L}{3})/u, '');
  // A word by itself is found however it stands; one of several only where somebody was.
  const joined = isHebrew ? '[ובלמהשכ]{1,2}' : '[وبلفك]{0,2}(?:ال)?';
  const before = isHebrew
    ? ''
    : '(?<=(?:في|لدى|من|مع|إلى|عند|شركة|بنك|در|از|به)\\s[وبل]?|(?<!\\p{L})[وبل]{1,2})';
  const said = new RegExp(
    isHebrew
      ? `(?<![\\p{L}\\p{M}])${joined}${bare}(?![\\p{L}\\p{M}])`
      : `${before}(?:ال)?${bare}(?![\\p{L}\\p{M}])`,
    'gu',
  );
  return (text) =>
    matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

/** How a letter of Latin is written in Hebrew and in Arabic; vowels are mostly left out. */
const TO_HEBREW: Record<string, string> = {
  sh: 'ש',
  ch: "(?:צ['׳]|ח|כ|ש)",
  kh: '(?:ח|כ)',
  th: '(?:ת|ט)',
  ph: 'פ',
  ts: 'צ',
  tz: 'צ',
  zh: "ז['׳]?",
  b: 'ב',
  c: '(?:ק|ס|כ)',
  d: 'ד',
  f: '(?:פ|ף)',
  g: "(?:ג['׳]?)",
  h: 'ה?',
  j: "(?:ג['׳]|י)",
  k: '(?:ק|כ|ך)',
  l: 'ל',
  m: '(?:מ|ם)',
  n: '(?:נ|ן)',
  p: '(?:פ|ף)',
  q: 'ק',
  r: 'ר',
  s: '(?:ס|ש|צ)',
  t: '(?:ט|ת)',
  v: '(?:ב|וו?)',
  w: '(?:וו?)?',
  x: '(?:קס)',
  z: 'ז',
  a: '[אהע]?',
  e: '[אהעי]?',
  i: 'י{0,2}',
  o: '(?:או|ו|א)?',
  u: '(?:או|ו|א)?',
  y: 'י{0,2}',
};
const TO_ARABIC: Record<string, string> = {
  sh: 'ش',
  ch: '(?:تش|ش|خ)',
  kh: 'خ',
  th: '(?:ث|ت|ذ)',
  ph: 'ف',
  gh: 'غ',
  dh: '(?:ذ|ض|د|ظ)',
  ou: 'و',
  oo: '(?:أ?و)',
  b: 'ب',
  c: '(?:ك|س)',
  d: '(?:د|ض)',
  f: 'ف',
  g: '(?:ج|غ|ق|ك)',
  h: '[هحة]?',
  j: 'ج',
  k: '(?:ك|ق)',
  l: 'ل',
  m: 'م',
  n: 'ن',
  p: 'ب',
  q: 'ق',
  r: 'ر',
  s: '(?:س|ص|ث)',
  t: '(?:ت|ط)',
  v: 'ف',
  w: 'و?',
  x: 'كس',
  z: '(?:ز|ظ)',
  a: '[اأآإعىةه]{0,2}',
  e: '[اأإعيةه]?',
  i: '[يئعإ]{0,2}',
  o: '(?:أو|او|و|أ|ع)?',
  u: '[وأع]?',
  y: 'ي{0,2}',
};

const lettersOf = (word: string, table: Record<string, string>): string =>
  (word.replace(/(?<!^)([b-df-hj-np-tv-z])\1/gu, '$1').match(/sh|ch|kh|th|ph|gh|dh|ts|tz|zh|ou|oo|./gu) ?? [])
    .map((one) => table[one] ?? table[one.charAt(0)] ?? '')
    .join('');

/**
 * Finds a word that the record has in Latin letters, letter for letter in Hebrew or Arabic: `أوريدو` of Ooredoo, `بن سعيد` of Bensaid. What has
 * few consonants is told by its vowels so.
 * @param isPerson a person's name stands anywhere, a house's where somebody was
 */
export function letterwiseFinder(word: string, isPerson: boolean): Find | undefined {
  if (!/^[a-z]{3,}$/.test(word)) return undefined;
  const [, ben = '', rest = word] = /^(ben|bin|ibn|abu|bou|al|el)(.{3,})$/.exec(word) ?? [];
  const inArabic = ben === '' || ben === 'al' || ben === 'el' ? '' : `(?:بن|ابن|أبو|بو)\\s?`;
  const latin = ben === '' ? word : rest;
  const hebrew = lettersOf(word, TO_HEBREW);
  const arabic = `${inArabic}(?:ال)?${lettersOf(latin, TO_ARABIC)}`;
  const beforeHebrew = isPerson ? '[ובלמהש]?' : '[בלמ]';
  const beforeArabic = isPerson
    ? '[وبل]?'
    : '(?:(?<=(?:في|لدى|من|مع|إلى|عند|شركة)\\s)|(?<!\\p{L})[وبل]{1,2})';
  const said = new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${beforeHebrew}(${hebrew})|${beforeArabic}(${arabic}))(?![\\p{L}\\p{M}])`,
    'gu',
  );
  return (text) =>
    /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)
      ? matchesOf(said, text)
          .filter(
            ({ 1: he = '', 2: ar = '' }) => [...(he + ar)].length > 3 || (!isPerson && [...ar].length === 3),
          )
          .map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
      : [];
}
