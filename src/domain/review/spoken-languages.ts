import { matchesOf } from '#src/lib/matches.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
/** Languages of fewer people have a code of three letters alone. */
const LONG_CODES = CODES.flatMap((code) => LETTERS.map((last) => code + last));
const TONGUES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl'];

const namesIn = (tongue: string): Intl.DisplayNames =>
  new Intl.DisplayNames(tongue, { type: 'language', fallback: 'none' });

/** The languages of the world by their English names, with some that have no code of two letters. */
function namesOfLanguages(): string[] {
  const coded = CODES.flatMap((code) => namesIn('en').of(code) ?? []);
  const plain = coded.filter((name) => /^\p{Lu}[\p{L} ]+$/u.test(name));
  return [
    ...new Set([
      ...plain,
      'Mandarin',
      'Cantonese',
      'Tagalog',
      'Farsi',
      'Dari',
      'Te reo Māori',
      'Twi',
      'Fante',
      'Hokkien',
    ]),
  ];
}

let everywhere: ReadonlySet<string> | null = null;

/** What languages are called in the tongues of the pages, and by those who speak them, in small letters. */
function namesEverywhere(): ReadonlySet<string> {
  if (everywhere !== null) return everywhere;
  const names = TONGUES.map(namesIn);
  const english = namesIn('en');
  const own = CODES.filter((code) => Intl.DisplayNames.supportedLocalesOf(code).length > 0);
  everywhere = new Set(
    [
      ...namesOfLanguages(),
      ...LONG_CODES.flatMap((code) => english.of(code) ?? []),
      ...names.flatMap((of) => CODES.flatMap((code) => of.of(code) ?? [])),
      ...own.flatMap((code) => namesIn(code).of(code) ?? []),
    ].map((name) => name.toLowerCase()),
  );
  return everywhere;
}

/** How good, beside a language. Whose first language it is tells where somebody is from, and is no part of it. */
const LEVEL =
  /^(?:[abc][12]\+?|fluent|basics?|conversational|intermediate|advanced|proficient|(?:working|business|professional|full professional|limited working)(?: proficiency| level)?|business fluent|written|spoken|good|very good|excellent|fließend|verhandlungssicher|gut|sehr gut|grundkenntnisse|courant|bilingue|intermédiaire|notions|fluido|avanzado|fluente|vloeiend|goed|flytende|flydende|flytande|sujuva|biegły|biegle)$/iu;

const isName = (text: string): boolean => namesEverywhere().has(text.toLowerCase());

/** The letters of the longest entry that is read. */
const LONGEST = 80;

/** Whether an entry names a language, also with how good it is, and nothing else: "Polish", "Irish (B2)", "fluent Tamil". */
export function isLanguage(entry: string): boolean {
  const text = entry.trim();
  if (text.length > LONGEST) return false;
  if (isName(text)) return true;
  const [, name = '', how = ''] =
    /^(\p{L}[\p{L}\p{M} -]*?)(?: ?[(:,–-] ?| (?=[A-C][12]))([^()]+)\)?$/u.exec(text) ?? [];
  if (isName(name.trim()) && (LEVEL.test(how.trim()) || isName(how.trim()))) return true;
  const [, first = '', rest = ''] = /^(\p{L}+) (.+)$/u.exec(text) ?? [];
  return LEVEL.test(first) && isName(rest);
}

/** A line of languages or skills, as the summaries have them. */
const LISTED =
  /^(?:- )?(?:\*\*)?(?:languages?|skills|what the role asks for|sprachen|kenntnisse|was die stelle verlangt|langues|compétences|ce que le poste demande)[ {2}]?:(?:\*\*)?/gimu;
const ENTRY = /[^;,\n]+/gu;

let spoken: RegExp | null = null;

/** Whose language is said to be how good: "Minh's English is good". */
function pattern(): RegExp {
  spoken ??= new RegExp(
    `(?<!\\p{L})(?:\\p{L}[\\p{L}\\p{M}-]*(?:['’]s|s['’])|[Hh]is|[Hh]er|[Tt]heir) (?:(?:spoken|written|business|technical|working) )?(?:${namesOfLanguages().join('|')})(?=(?: and \\p{Lu}\\p{L}+)? (?:is|are|was|were|reads?|sounds?|has (?:got|become|improved)|improved|needs?)(?!\\p{L}))`,
    'gu',
  );
  return spoken;
}

interface Stretch {
  start: number;
  end: number;
}

const stretchOf = (text: string, index: number): Stretch => ({ start: index, end: index + text.length });

function listedIn(text: string): Stretch[] {
  return matchesOf(LISTED, text).flatMap(({ 0: label, index }) => {
    const from = index + label.length;
    const line = text.slice(from).split('\n', 1)[0] ?? '';
    return matchesOf(ENTRY, line).flatMap(({ 0: entry, index: at }) =>
      isLanguage(entry) ? [stretchOf(entry, from + at)] : [],
    );
  });
}

/** Whether a stretch of a text lies where it says which languages somebody speaks or how well, which tells no origin. */
export function isSpokenLanguage(text: string): (at: Stretch) => boolean {
  const found = [
    ...matchesOf(pattern(), text).map(({ 0: said, index }) => stretchOf(said, index)),
    ...listedIn(text),
  ];
  return ({ start, end }) => found.some((one) => one.start <= start && end <= one.end);
}

/** The lists of a record that hold what somebody knows. */
const OF_KNOWLEDGE = /(?:^|\.)(?:languages|skills)\.\d+$/u;

/** Whether a field of a record is for what somebody knows, and names a language. */
export const isLanguageField = (field: string, text: string): boolean =>
  OF_KNOWLEDGE.test(field) && isLanguage(text);
