import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAttribute } from './types.ts';

/** The languages of `tongues/`; `nordic` is Swedish, Danish and Norwegian, which share most of these words. */
export const TONGUES = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'nordic', 'pl'] as const;
export type Tongue = (typeof TONGUES)[number];

/** A word of a sentence in small letters, and where it stands. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** What a word or phrase of a sentence is: an attribute (with `?` where it has another meaning at work) or its surroundings. */
export interface Mark {
  tag: string;
  /** The first token, and the one after the last. */
  from: number;
  to: number;
}

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
  /** Ends of words that many words of the language have. */
  ends: string[];
}

// By the package's own name of it: the built program stands elsewhere.
const { resolve } = createRequire(import.meta.url);

const lexicons = new Map<Tongue, Lexicon>();

function lexiconOf(tongue: Tongue): Lexicon {
  const known = lexicons.get(tongue);
  if (known !== undefined) return known;
  const read = parsed(readFileSync(resolve(`#src/domain/moderation/tongues/${tongue}.txt`), 'utf8'));
  lexicons.set(tongue, read);
  return read;
}

function parsed(text: string): Lexicon {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const common = new Set<string>();
  const ends: string[] = [];
  const read: Lexicon = { exact: new Map(), stems: new Map(), parts: [], common, ends };
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
  return [...text.toLowerCase().matchAll(/[\p{L}\p{M}]+|\p{N}+|\+/gu)].map(({ 0: said, index }) => ({
    text: said,
    start: index,
    end: index + said.length,
  }));
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
  return withoutShorter([...marks, ...agesIn(tokens, marks)]);
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

const TENS = /^[1-7]\d$/u;
/** What is counted in place of years of somebody's life. */
const UNITS =
  /^(?:%|prozent|procent\p{L}*|uhr|std|stunden?|h|euros?|eur|k|tsd|mio|mill\p{L}*|kg|kilo\p{L}*|km|m|m²|cm|mm|qm|tage?n?|wochen?|monate?n?|minut\p{L}*|sekunden|mitarbeit\p{L}*|person\p{L}*|leuten?|grad|betten|plätzen?|heures?|jours?|semaines?|mois|salariés|lits|places|horas?|d[ií]as|semanas|meses|empleados|trabajadores|plazas|camas|ore|giorni|settimane|mesi|dipendenti|posti|uur|dagen|weken|maanden|mensen|medewerkers|plaatsen|bedden|timmar|timer|dagar|dager|dage|veckor|uger|uker|månader|måneder|godzin\p{L}*|dni|tygodni\p{L}*|miesięcy|osób|(?:jan|feb|f[ée]v|mar|mär|ap?r|avr|abr|mai|maj|may|mei|mag|giu|jun|juil|lug|jul|aug|ao[uû]t|ago|sep|set|ott|o[kc]t|nov|de[zc]|déc|dic)\p{L}{0,7})$/u;
/** What says that years are a time in which something was done. */
const SINCE =
  /^(?:seit|vor|depuis|desde|hace|da|sinds|sedan|siden|siden|i|od|durant|pendant|während|fa|fête|fêté|après|nach|tras|dopo|na)$/u;

/** Ages in figures: of somebody, or the least that a law asks for. */
function agesIn(tokens: readonly Token[], marks: readonly Mark[]): Mark[] {
  const isAt = (at: number, tag: string): boolean =>
    marks.some((mark) => mark.tag === tag && mark.from <= at && mark.to > at);
  const isTens = (at: number): boolean => TENS.test(tokens[at]?.text ?? '') || isAt(at, 'tens');
  return tokens.flatMap(({ text }, at): Mark[] => {
    const mark = (tag: string): Mark[] => [{ tag, from: at, to: at + 1 }];
    if (/^(?:19[3-9]\d|200\d)$/u.test(text))
      return [1, 2, 3].some((back) => isAt(at - back, 'born')) ? mark('age') : [];
    if (/^1[5-9]\d$/u.test(text) && tokens[at + 1]?.text === 'cm') return mark('appearance');
    if (text === '1' && /^(?:m|[5-9]\d)$/u.test(tokens[at + 1]?.text ?? '')) {
      const rest = tokens[at + (tokens[at + 1]?.text === 'm' ? 2 : 1)]?.text ?? '';
      return /^[5-9]\d$/u.test(rest) ? mark('appearance') : [];
    }
    if (!isTens(at)) return [];
    const next = tokens[at + 1]?.text ?? '';
    const range = /^(?:und|bis|et|à|y|a|e|en|tot|till|til|och|og|do|i|–)$/u.test(next) ? 2 : 1;
    const isRange = isTens(at + range);
    const last = isRange ? at + range : at;
    const isYears = isAt(last + 1, 'years');
    const isExperience =
      [2, 3, 4, 5].some((on) => isAt(last + on, 'skill') || isAt(last + on, 'firm')) ||
      [1, 2, 3, 4].some((back) => SINCE.test(tokens[at - back]?.text ?? ''));
    if (isYears && isExperience) return [];
    if (isYears) return mark(/^(?:16|18|21)$/u.test(text) && !isRange ? 'least_age' : 'age');
    if (next === '+' || next.startsWith('plus')) return mark('age');
    const isLimited = [1, 2].some((back) => isAt(at - back, 'limit') || isAt(at - back, 'age'));
    if (isLimited && !UNITS.test(tokens[last + 1]?.text ?? '')) return mark('number');
    return isRange && !(Number(text) < 16) && !UNITS.test(tokens[last + 1]?.text ?? '') ? mark('number') : [];
  });
}

const ENGLISH = new Set(
  'the and of to with you your our we are is will must have has who this that in for from at by on or be not an as it they their can may should would if all any no more than up out about into over after before them he she his her i my me us was were been being do does what when where which how there here only also very'.split(
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

/**
 * The languages of `TONGUES` that a sentence may be in, the likeliest first: none where it is English or in none of them, two where it
 * is too short to tell.
 * @param text the whole that the sentence stands in, whose language tells that of a few words
 * @param isEnglish whether a word is one of English
 */
export function tonguesOf(clause: string, text: string, isEnglish: (word: string) => boolean): Tongue[] {
  if (OTHER_LETTERS.test(clause)) return [];
  const own = sharesOf(clause, isEnglish);
  const around = clause.length === text.length ? own : sharesOf(text, isEnglish);
  const count = tokensOf(clause).length;
  const weigh = (of: Tongue | 'en'): number => own[of] + around[of] * (0.5 - 0.3 * Math.min(1, count / 6));
  const [best = 'de', second = 'de'] = [...TONGUES].sort((a, b) => weigh(b) - weigh(a));
  if (weigh(best) <= Math.max(0.2, weigh('en'))) return [];
  return count < FEW && weigh(second) > weigh(best) * ALIKE ? [best, second] : [best];
}

/** Sentences of fewer words may be in two languages, where they have as many words of the second as this share of the first's. */
const FEW = 6;
const ALIKE = 0.85;

/** Of a sentence that is not English, the language whose words it has most; null where it has hardly any of one. */
export function nearestTongue(clause: string, text: string): Tongue | null {
  if (OTHER_LETTERS.test(clause)) return null;
  const own = sharesOf(clause, () => false);
  const around = sharesOf(text, () => false);
  const [best = 'de'] = [...TONGUES].sort((a, b) => own[b] + around[b] - own[a] - around[a]);
  return own[best] + around[best] > KNOWN ? best : null;
}

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
