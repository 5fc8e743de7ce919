import { matchesOf } from '#src/lib/matches.ts';
import { isEnglish } from '../speech/index.ts';
import { companyAliases } from './companies.ts';
import { wordsOf } from './fold.ts';
import type { Find } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import type { Reason } from './spans.ts';
import { GENERIC, isPlain } from './words.ts';

/** A form of a name as its words, and how it is written in a text. */
type Form = readonly [words: readonly string[], written: 'always' | 'capitals'];

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const found = (said: RegExp): Find => {
  return (text) =>
    [...text.matchAll(said)].map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
};

// What public bodies end in, which nobody says.
const OF_BODY =
  /\s+(?:(?:University )?(?:NHS )?(?:Foundation )?Trust|NHS|District Health Board|DHB|Local Health District|LHD|Health Service|Health Board|Service|Services|Authority|Commission|Society|Association)$/u;

/**
 * Forms by which people call a house of a long name: its beginning without what such bodies end in (`Bradford Teaching Hospitals`, `the
 * Flying Doctor`), and a number in words (`Mitre Ten`).
 */
export function spokenForms(name: string): Form[] {
  const forms: Form[] = [];
  const add = (said: string, least: number): void => {
    const words = wordsOf(said);
    if (
      words.length < least ||
      isPlain(words) ||
      words.every((word) => GENERIC.has(word) || isPlaceName(word))
    )
      return;
    forms.push([words, 'capitals']);
  };
  let rest = name;
  for (let cut = rest.replace(OF_BODY, ''); cut !== rest; cut = rest.replace(OF_BODY, '')) {
    rest = cut;
    add(rest, 2);
    add(rest.replace(/^(?:The |Royal |National )+/u, ''), 2);
  }
  const words = wordsOf(name);
  const spelt = words.map((word) => NUMBERS[/^\d{1,2}$/.test(word) ? Number(word) : -1] ?? word);
  if (spelt.length > 1 && spelt.join() !== words.join()) forms.push([spelt, 'always']);
  // `Group 5` of Group Five
  const figures = words.map((word) => (NUMBERS.includes(word) ? `${NUMBERS.indexOf(word)}` : word));
  if (figures.length > 1 && figures.join() !== words.join()) forms.push([figures, 'capitals']);
  return forms;
}

const KINDS = /^(?:bank|uni|university|hospital|college|group|press|airlines?|airways|council|school)$/;

/** Finds the first word of a house cut short before its kind: `the Mac Bank` for the Macquarie Bank, `Bris Uni`. */
export function cutBeforeKindFinder(name: string): Find | undefined {
  const patterns = [name, ...companyAliases(name)].flatMap((one) => {
    const words = one.split(/\s+/u);
    const [first = ''] = words;
    const kind = words.at(-1)?.toLowerCase() ?? '';
    if (
      words.length < 2 ||
      !KINDS.test(kind) ||
      !/^\p{Lu}\p{Ll}{4,}$/u.test(first) ||
      GENERIC.has(first.toLowerCase())
    )
      return [];
    const cuts = Array.from({ length: first.length - 3 }, (_, at) => escaped(first.slice(0, at + 3)));
    const kinds =
      kind === 'university' ? 'Uni(?:versity)?' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    return [`(?:${cuts.toReversed().join('|')}) ${kinds}`];
  });
  return patterns.length === 0
    ? undefined
    : found(new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'gu'));
}

/** Finds a school by the beginnings of its first two words: `Man Met` for the Manchester Metropolitan University. */
export function cutWordsFinder(name: string, reason: Reason): Find | undefined {
  const [first = '', second = ''] = name.split(/\s+/u);
  const isLong = (word: string): boolean =>
    /^\p{Lu}\p{Ll}{5,}$/u.test(word) && !KINDS.test(word.toLowerCase());
  if (reason !== 'school' || !isLong(first) || !isLong(second)) return undefined;
  const cuts = (word: string): string =>
    Array.from({ length: word.length - 3 }, (_, at) => escaped(word.slice(0, at + 3)))
      .toReversed()
      .join('|');
  return found(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${cuts(first)}) (?:${cuts(second)})(?![\\p{L}\\p{N}])`, 'gu'),
  );
}

const NO_FIRST =
  /^(?:The|Bank|City|Shire|Town|University|Department|Ministry|Royal|National|State|Port|House|Group|School|College|Institute|Office|Council|Hospital|Saint|St|First|General|Global|International|Australian|British|American|North|South|East|West|New|Big|Home|Best|Public|Local|Digital|Data|Human|Head|Project|Central|Early|Senior)$/u;

/**
 * Finds an employer by the first word of its name, also where many houses have that word, after what only a house stands behind:
 * `at Delta’s general offices`, `at the Bakehouse` for its last.
 */
export function atHouseFinder(name: string, reason: Reason): Find | undefined {
  const words = name.split(/\s+/u);
  if (reason !== 'employer' || words.length < 2) return undefined;
  const isTelling = (word: string): boolean =>
    /^\p{Lu}\p{Ll}{3,}$/u.test(word) &&
    !NO_FIRST.test(word) &&
    (!isPlaceName(word.toLowerCase()) || GENERIC.has(word.toLowerCase()));
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const patterns = [
    ...(isTelling(first)
      ? [
          `(?<=(?<!\\p{L})(?:[Aa]t|[Jj]oined|[Ll]eft|ex-?) ?)${escaped(first)}${/&| and /u.test(name) && !first.endsWith('s') ? 's?' : ''}`,
        ]
      : []),
    ...(isTelling(last) && !GENERIC.has(last.toLowerCase())
      ? [`(?<=(?<!\\p{L})at the )${escaped(last)}`]
      : []),
  ];
  if (patterns.length === 0) return undefined;
  return found(
    new RegExp(`(?:${patterns.join('|')})(?=['’]s(?!\\p{L})|(?![\\p{L}\\p{N}’'-]| \\p{Lu}))`, 'gu'),
  );
}

const bare = (word: string): string => word.replace(/(?!^)[aeiou]/g, '').replace(/(.)\1+/g, '$1');

/** Finds a name that is written without its vowels: `abrdn` for Aberdeen. */
export function vowellessNameFinder(key: readonly string[]): Find | undefined {
  const keys = new Set(
    key
      .filter((word) => /^[a-z]{6,}$/.test(word) && !GENERIC.has(word))
      .map(bare)
      .filter((one) => one.length > 3),
  );
  if (keys.size === 0) return undefined;
  return (text) =>
    matchesOf(/(?<![\p{L}\p{N}@.])\p{L}[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ]{3,}(?![\p{L}\p{N}])/gu, text)
      .filter(({ 0: said }) => keys.has(bare(said.toLowerCase())) && !isEnglish(said.toLowerCase()))
      .map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}

/** Finds the other schools and faculties of a school by its own first word: `Nanyang Business School`. */
export function facultyFinder(name: string, reason: Reason): Find | undefined {
  const first = /^(\p{Lu}\p{Ll}{3,})\s/u.exec(name)?.[1];
  if (reason !== 'school' || first === undefined || GENERIC.has(first.toLowerCase())) return undefined;
  return found(
    new RegExp(
      `(?<!\\p{L})${first}(?: \\p{Lu}\\p{Ll}+){0,2} (?:School|Faculty|College|Institute|Polytechnic|Law|Medical School)(?!\\p{L})`,
      'gu',
    ),
  );
}

/** Finds a technical university by its town’s letter or the town: `TU/e`, `TU Delft`. */
export function technicalFinder(name: string): Find | undefined {
  const town =
    /^(?:technische universiteit|technical university(?: of)?) (\p{L}+)$/iu.exec(name)?.[1] ??
    /^(\p{L}+) university of technology$/iu.exec(name)?.[1];
  if (town === undefined) return undefined;
  return found(
    new RegExp(`(?<![\\p{L}/])TU(?:/?${town.charAt(0).toLowerCase()}| ${escaped(town)})(?![\\p{L}/])`, 'gu'),
  );
}

// `at woolies`, in the small letters of a note: an alias that is a word as well.
/** Finds other names of a house in small letters where somebody was. */
export function smallAliasFinder(name: string): Find | undefined {
  const small = companyAliases(name)
    .filter((one) => /^\p{Lu}[\p{Ll}’']{4,}$/u.test(one))
    .map((one) => one.toLowerCase())
    .filter((one) => isInDictionary(one) && !isPlaceName(one) && !GENERIC.has(one));
  if (small.length === 0) return undefined;
  return found(
    new RegExp(
      `(?<=(?<!\\p{L})(?:at|joined|left|ex-?|with|from|for) )(?:${small.map(escaped).join('|')})(?![\\p{L}\\p{N}-])`,
      'gu',
    ),
  );
}
