import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries/index.js';
import { agesIn } from './tongue-ages.ts';
import type { Mark, Token } from './tongue-marks.ts';
import { isAttribute } from './types.ts';

/** The languages of `tongues/`; `nordic` is Swedish, Danish and Norwegian, which share most of these words. */
export const TONGUES = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'nordic', 'pl'] as const;
export type Tongue = (typeof TONGUES)[number];

interface Word {
  text: string;
  isStem: boolean;
  isPart: boolean;
}

interface Entry {
  tag: string;
  words: Word[];
}

interface Lexicon {
  exact: Map<string, Entry[]>;
  stems: Map<string, Entry[]>;
  /** By what a word holds or ends in, as compounds do. */
  parts: { end: string; isWithin: boolean; entry: Entry }[];
  common: Set<string>;
  languages: Set<string>;
  /** Ends of words that many words of the language have. */
  ends: string[];
}

// By the package's own name of it: the built program stands elsewhere.
const { resolve } = createRequire(import.meta.url);

const lexicons = new Map<Tongue, Lexicon>();

function lexiconOf(tongue: Tongue): Lexicon {
  const known = lexicons.get(tongue);
  if (known !== undefined) return known;
  const read = parsed(readFileSync(resolve(`#src/domain/moderation/tongues/${tongue}.txt`), 'utf8'), tongue);
  lexicons.set(tongue, read);
  return read;
}

function parsed(text: string, tongue: Tongue): Lexicon {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const common = new Set<string>();
  const ends: string[] = [];
  const read: Lexicon = {
    exact: new Map(),
    stems: new Map(),
    parts: [],
    common,
    ends,
    languages: languageNames(tongue),
  };
  const rest: [tag: string, term: string][] = [];
  for (const line of lines) {
    const [tag = '', terms = ''] = line.split(': ');
    for (const term of terms.split(' ')) {
      if (tag !== 'common') rest.push([tag, term]);
      else if (term.startsWith('*')) ends.push(term.slice(1));
      else {
        common.add(term.replace('*', ''));
        if (term.endsWith('*')) addTo(read, { tag: 'common', words: [wordOf(term)] });
      }
    }
  }
  for (const name of countryNames(tongue))
    addTo(read, { tag: COUNTRY, words: tokensOf(name).map(wordWhole) });
  for (const [tag, term] of rest) {
    for (const form of new Set([term, foldedTerm(term, common)])) {
      const words = form
        .split('_')
        .filter((word) => word !== '')
        .map(wordOf);
      addTo(read, { tag, words });
    }
  }
  return read;
}

const wordOf = (term: string): Word => ({
  text: term.replaceAll('*', ''),
  isStem: term.endsWith('*'),
  isPart: term.startsWith('*'),
});

const wordWhole = ({ text }: Token): Word => ({ text, isStem: false, isPart: false });

/** A country: somebody who is from it has an origin. */
const COUNTRY = 'country';
const FROM = /^(?:aus|de|du|des|d|di|da|dal|dalla|dall|dai|uit|van|från|fra|z|ze|do|del)$/u;

const localesOf = (tongue: Tongue): string[] => (tongue === 'nordic' ? ['sv', 'da', 'nb'] : [tongue]);

function countryNames(tongue: Tongue): string[] {
  return localesOf(tongue).flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    return Object.keys(countries.getAlpha2Codes()).flatMap((code) => names.of(code)?.toLowerCase() ?? []);
  });
}

const SPOKEN =
  'ar bg bn bs cs da de el en es et fa fi fil fr he hi hr hu hy id it ja ka ko ku lt lv mk ms nl no pa pl ps pt ro ru sk sl so sq sr sv sw ta th ti tr uk ur vi zh';

/** What languages are called, which in many languages is what people are called too. */
function languageNames(tongue: Tongue): Set<string> {
  return new Set(
    localesOf(tongue).flatMap((locale) => {
      const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
      return SPOKEN.split(' ').flatMap((code) => names.of(code)?.toLowerCase() ?? []);
    }),
  );
}

/** How near to what says that something has to be known a language is named: "la maîtrise de l'arabe ou du portugais". */
const NEAR_SKILL = 6;

// Written without its marks, as in haste; not where it is another word without them ("né", "ne").
function foldedTerm(term: string, common: ReadonlySet<string>): string {
  const folded = term.normalize('NFD').replace(/\p{M}/gu, '');
  return /é\*?$/u.test(term) || common.has(folded.replace('*', '')) ? term : folded;
}

function addTo({ exact, stems, parts }: Lexicon, entry: Entry): void {
  const [first] = entry.words;
  if (first === undefined) return;
  if (first.isPart) {
    parts.push({ end: first.text, isWithin: first.isStem, entry });
    return;
  }
  const map = first.isStem ? stems : exact;
  map.set(first.text, [...(map.get(first.text) ?? []), entry]);
}

export function tokensOf(text: string): Token[] {
  // "A3Nom" is called so, and has no word in it.
  return [...text.matchAll(/\p{L}+\p{N}+\p{L}[\p{L}\p{N}]*|[\p{L}\p{M}]+|\p{N}+|[+€£$]/gu)].map(
    ({ 0: written, index }) => ({
      text: written.toLowerCase(),
      written,
      afterDash: /[-–—/]\s?$/u.test(text.slice(Math.max(0, index - 2), index)),
      start: index,
      end: index + written.length,
    }),
  );
}

const fits = (token: Token | undefined, { text, isStem, isPart }: Word): boolean =>
  token !== undefined && (isPart || (isStem ? token.text.startsWith(text) : token.text === text));

/** How much an entry of one word tells of a token: whole words more than stems. */
const tellingOf = ({ words: [first, ...more] }: Entry): number =>
  first === undefined || more.length > 0 ? 0 : first.text.length + (first.isStem || first.isPart ? 0 : 1);

function entriesOf(text: string, { exact, stems, parts }: Lexicon): Entry[] {
  const entries = [...(exact.get(text) ?? [])];
  for (let length = 1; length <= text.length; length++)
    entries.push(...(stems.get(text.slice(0, length)) ?? []));
  if (text.length > 5)
    for (const { end, isWithin, entry } of parts)
      if (isWithin ? text.includes(end) : text.endsWith(end)) entries.push(entry);
  return entries;
}

/** What the words of a sentence are in a language, each phrase once for each thing that it may be. */
export function marksOf(tokens: readonly Token[], tongue: Tongue): Mark[] {
  const marks = tokens.flatMap(({ text }, at): Mark[] => {
    const entries = entriesOf(text, lexiconOf(tongue)).filter(({ words }) =>
      words.every((word, next) => fits(tokens[at + next], word)),
    );
    // "Elternzeitvertretung" is no parental leave: of single words the longest tells.
    const longest = Math.max(0, ...entries.map((entry) => tellingOf(entry)));
    return entries
      .filter((entry) => entry.words.length > 1 || tellingOf(entry) === longest)
      .map(({ tag, words }) => ({ tag, from: at, to: at + words.length }));
  });
  const isTitle = ({ tag, from, to }: Mark): boolean =>
    tag.startsWith('sex') && to === from + 1 && isTitleAt(tokens, from, tongue);
  const { languages } = lexiconOf(tongue);
  const isTongue = ({ from, to, tag }: Mark): boolean =>
    tag.startsWith('race_or_origin') &&
    to === from + 1 &&
    languages.has(tokens[from]?.text ?? '') &&
    marks.some((other) => other.tag === 'skill' && other.to <= from && from - other.to < NEAR_SKILL);
  const told = marks.flatMap((mark): Mark[] => {
    if (isTongue(mark)) return [{ ...mark, tag: 'skill' }];
    if (mark.tag !== COUNTRY) return isTitle(mark) ? [] : [mark];
    return FROM.test(tokens[mark.from - 1]?.text ?? '') ? [{ ...mark, tag: 'race_or_origin?' }] : [];
  });
  const people = [...told, ...agesIn(tokens, marks)].filter(
    ({ from, to }) => !(to === from + 1 && isSurnameAt(tokens, from)),
  );
  return withoutShorter(bothNamed(tokens, people));
}

const MALE =
  /^(?:m[aä]nn\p{L}*|man|män|mand|mænd|menn|herr?e?n?|homm?es?|homens?|hombres?|var[oó]n(?:es)?|uom(?:o|ini)|masch\p{L}*|masculin\p{L}*|mannen|mannelijk\p{L}*|heren|heer|mężczy\p{L}+|pan(?:owie|ów)?|manlig\p{L}*|mandlig\p{L}*|mannlig\p{L}*)$/u;
const FEMALE =
  /^(?:frau(?:en)?|dam\p{L}*|weiblich\p{L}*|femmes?|mujer(?:es)?|mulher(?:es)?|donn[ae]|femmin\p{L}*|vrouw\p{L}*|kvinn\p{L}+|kvinde\p{L}*|kobiet\p{L}*|pani(?:e|ą)?)$/u;
const AND_OR = /^(?:und|oder|en|of|et|ou|y|o|u|e|och|eller|og|i|lub|oraz|comme|wie|som)$/u;
const COUNTED =
  /^(?:\d+|\p{L}*(?:hundert|honderd|hundra|hundrede|hundre|tusen|tausend|duizend|zig|tig|tio|zwei|drei|vier|twee|drie|två|tre))$/u;

const ARTICLE = /^(?:les|los|las|gli|die|een|eine?|einen?|une?|una?|uno|uma?|ett|en|et)$/u;

/** What a mark says of both sexes in one breath ("uomo o donna") picks none of them, and people that are counted are no men. */
function bothNamed(tokens: readonly Token[], marks: readonly Mark[]): Mark[] {
  const text = (at: number): string => tokens[at]?.text ?? '';
  const isBoth = (one: number, other: number): boolean =>
    (MALE.test(text(one)) && FEMALE.test(text(other))) || (FEMALE.test(text(one)) && MALE.test(text(other)));
  const both = tokens.flatMap((_, at): number[] => {
    if (AND_OR.test(text(at + 1)) && isBoth(at, at + 2)) return [at, at + 2];
    if (AND_OR.test(text(at + 1)) && ARTICLE.test(text(at + 2)) && isBoth(at, at + 3)) return [at, at + 3];
    return (tokens[at + 1]?.afterDash === true || AND_OR.test(text(at + 2))) && isBoth(at, at + 1)
      ? [at, at + 1]
      : [];
  });
  return marks.flatMap((mark): Mark[] => {
    if (!mark.tag.startsWith('sex') || mark.to !== mark.from + 1) return [mark];
    if (both.includes(mark.from)) return [{ ...mark, tag: 'open' }];
    const isCounted = /^ma(?:n|nn|nd)$/u.test(text(mark.from)) && COUNTED.test(text(mark.from - 1));
    return isCounted ? [] : [mark];
  });
}

const TITLES =
  /^(?:frau|herrn?|fräulein|madame|mme|monsieur|mademoiselle|señor(?:a|es|as|ita)?|doña|signor(?:a|e|ina)?|mevrouw|meneer|heer|juffrouw|senhora?|dona|fru|herr|pan|pani|pana|panią)$/u;

/** "Frau Albers": how somebody is called, before a name. */
function isTitleAt(tokens: readonly Token[], at: number, tongue: Tongue): boolean {
  const name = tokens[at + 1];
  if (name === undefined || !TITLES.test(tokens[at]?.text ?? '') || !/^\p{Lu}/u.test(name.written))
    return false;
  return entriesOf(name.text, lexiconOf(tongue)).length === 0 && !lexiconOf(tongue).common.has(name.text);
}

const PARTICLE = /^(?:de|den|der|van|von|zu|le|la|del|du|di|dos?|das?|ten|ter)$/u;

/** "Mevrouw De Wit", "el señor Del Moro": what ends a name that a title begins, where the title and a particle stand before it. */
function isSurnameAt(tokens: readonly Token[], at: number): boolean {
  if (!/^\p{Lu}/u.test(tokens[at]?.written ?? '')) return false;
  let before = at - 1;
  while (PARTICLE.test(tokens[before]?.text ?? '')) before -= 1;
  return before < at - 1 && TITLES.test(tokens[before]?.text ?? '');
}

/** Marks that say who is taken or left: they count also where they are part of what names people ("nur Männer"). */
const CHOOSES = new Set(['only', 'not']);

// "kein Höchstalter" is one thing, and no age.
function withoutShorter(marks: readonly Mark[]): Mark[] {
  const length = ({ from, to }: Mark): number => to - from;
  return marks.filter(
    (mark) =>
      mark.tag !== 'common' &&
      !marks.some(
        (other) =>
          length(other) > Math.max(1, length(mark)) &&
          other.from <= mark.from &&
          other.to >= mark.to &&
          !(CHOOSES.has(mark.tag) && isAttribute(other.tag.replace('?', ''))),
      ),
  );
}

const ENGLISH = new Set(
  'a no the and of to with you your our we are is will must have has who this that in for from at by on or be not an as it they their can may should would if all any no more than up out about into over after before them he she his her i my me us was were been being do does what when where which how there here only also very'.split(
    ' ',
  ),
);

/** How much of a sentence is of a language, from 0 to 1. */
function shareOf(tokens: readonly Token[], tongue: Tongue): number {
  const { common, ends, exact, stems } = lexiconOf(tongue);
  const score = ({ text }: Token): number => {
    if (common.has(text)) return 1;
    for (let length = 4; length <= text.length; length++) if (stems.has(text.slice(0, length))) return 0.7;
    if (exact.get(text)?.some(({ words }) => words.length === 1) === true) return 0.7;
    return text.length > 5 && ends.some((end) => text.endsWith(end)) ? 0.4 : 0;
  };
  return tokens.reduce((sum, token) => sum + score(token), 0) / Math.max(1, tokens.length);
}

const LETTERS: Partial<Record<Tongue, RegExp>> = {
  de: /[äöüß]/giu,
  fr: /[éèêçàùœ]/giu,
  es: /[ñ¿¡áíóú]/giu,
  it: /[àèòùì]/giu,
  pt: /[ãõçâê]/giu,
  nordic: /[åäöøæ]/giu,
  pl: /[ąćęłńśźż]/giu,
};

// Letters that no language of `TONGUES` has.
const OTHER_LETTERS = /[őűčřěšťďůžāēīūōășțğışđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

// "An Frau Yıldız": a name is of any language.
const withoutNames = (clause: string): string => clause.replace(/(?<=\S\s+)\p{Lu}[\p{L}’'-]*/gu, ' ');

/**
 * The languages of `TONGUES` that a sentence may be in, the likeliest first: none where it is English or in none of them, two where it
 * is too short to tell.
 * @param text the whole that the sentence stands in, whose language tells that of a few words
 * @param isEnglish whether a word is one of English
 */
export function tonguesOf(clause: string, text: string, isEnglish: (word: string) => boolean): Tongue[] {
  if (OTHER_LETTERS.test(withoutNames(clause))) return [];
  const own = sharesOf(clause, isEnglish);
  const around = clause.length === text.length ? own : sharesOf(text, isEnglish);
  const count = tokensOf(clause).length;
  const weigh = (of: Tongue | 'en'): number => own[of] + around[of] * (0.5 - 0.3 * Math.min(1, count / 6));
  const [best = 'de', second = 'de'] = [...TONGUES].sort((a, b) => weigh(b) - weigh(a));
  if (weigh(best) <= Math.max(0.2, weigh('en'))) return [];
  // "No beneficiaries": words of English that others have too, with nothing around them that tells.
  const isAllEnglish = tokensOf(clause).every(({ text: said }) => ENGLISH.has(said) || isEnglish(said));
  if (isAllEnglish && (clause.length === text.length || around.en >= around[best])) return [];
  return count < FEW && weigh(second) > weigh(best) * ALIKE ? [best, second] : [best];
}

/** Sentences of fewer words may be in two languages, where they have as many words of the second as this share of the first's. */
const FEW = 6;
const ALIKE = 0.85;

/** Of a sentence that is not English, the language whose words it has most; null where it has hardly any of one. */
export function nearestTongue(clause: string, text: string): Tongue | null {
  if (OTHER_LETTERS.test(withoutNames(clause))) return null;
  const own = sharesOf(clause, () => false);
  const around = sharesOf(text, () => false);
  const [best = 'de'] = [...TONGUES].sort((a, b) => own[b] + around[b] - own[a] - around[a]);
  return own[best] + around[best] > KNOWN ? best : null;
}

/** Whether a word stands between the others in a language: "men" says "but" in Swedish. */
export const isCommon = (word: string, tongue: Tongue): boolean => lexiconOf(tongue).common.has(word);

/** The share of known words, of a sentence and of its text together, from which a language is taken for known. */
const KNOWN = 0.3;

function sharesOf(text: string, isEnglish: (word: string) => boolean): Record<Tongue | 'en', number> {
  const tokens = tokensOf(text.slice(0, 4000)).filter(({ text: said }) => /^\p{L}/u.test(said));
  const count = Math.max(1, tokens.length);
  const english = tokens.reduce(
    (sum, { text: said }) => sum + (ENGLISH.has(said) ? 1 : isEnglish(said) ? 0.55 : 0),
    0,
  );
  const shares: Record<string, number> = { en: english / count };
  for (const tongue of TONGUES) {
    const letters = LETTERS[tongue];
    const marked = letters === undefined ? 0 : (text.slice(0, 4000).match(letters)?.length ?? 0);
    shares[tongue] = shareOf(tokens, tongue) + Math.min(0.3, (0.3 * marked) / count);
  }
  return shares as Record<Tongue | 'en', number>;
}
