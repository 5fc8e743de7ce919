import { tagged } from '../speech/index.ts';
import { termAt } from './terms.ts';
import { isIn, known } from './work-words.ts';

/** How many places the words, letters and builds of sentences are counted in. */
export const PLACES = 2 ** 18;

/** What of a sentence is counted, and what each kind counts beside the others. */
export const KINDS = [
  { name: 'words', share: 1 },
  { name: 'letters', share: 1 },
  { name: 'build', share: 0.7 },
  { name: 'classes', share: 0.7 },
  { name: 'beside', share: 0.5 },
] as const;

/** How often each place occurs in a sentence, by kind. */
export type Counts = readonly ReadonlyMap<number, number>[];

// Words that say who is spoken of and what is made of them.
const FUNCTION_WORDS = new Set(
  'you your we our us he his him she her they their them who whose someone somebody anyone anybody nobody no not none never only must should need needs want wants prefer preferred preferably ideal ideally like would rather one ones those people person candidates candidate applicants applicant apply send if so for from with without of to be is are was were has have had can cannot do does will any all every whatever regardless welcome too enough under over than past i me my it this that and or but because as the a an in on at by please'.split(
    ' ',
  ),
);

/**
 * What of a sentence is counted: its words, one to three in a row; the letters within each word, three to five in a row; its build,
 * two to four function words or parts of speech in a row; the same by what lists of the work and of people's own lives know of its
 * words, one to three in a row; and which function words stand in a sentence with a word of each such list.
 */
export function countsOf(sentence: string): Counts {
  const [words, letters, build, classes, beside] = KINDS.map(() => new Map<number, number>());
  const lower = sentence.toLowerCase().replaceAll('\u2019', "'");
  countRuns(lower.match(/[\p{L}\p{N}_']+|[^\s\p{L}\p{N}_']/gu) ?? [], [1, 3], 'w', words);
  for (const word of lower.split(/\s+/u)) if (word !== '') countLetters(` ${word} `, letters);
  const parts = tagged(sentence).map(({ text, pos }) => ({ word: text.toLowerCase(), pos }));
  const said = parts.map(({ word }) => word);
  const functions = said.filter((word) => FUNCTION_WORDS.has(word));
  countRuns(
    parts.map(({ word, pos }) => (FUNCTION_WORDS.has(word) ? word : pos)),
    [2, 4],
    'k',
    build,
  );
  const known = parts.map(({ word }, at) => (FUNCTION_WORDS.has(word) ? undefined : classOf(said, at)));
  countRuns(
    parts.map(({ word, pos }, at) => (FUNCTION_WORDS.has(word) ? word : (known[at] ?? pos))),
    [1, 3],
    'z',
    classes,
  );
  for (const one of new Set(known)) {
    if (one === undefined) continue;
    count(new Hash().add('b').add(one), beside);
    for (const word of new Set(functions)) count(new Hash().add('b').add(one).add(' ').add(word), beside);
  }
  return [words, letters, build, classes, beside].map((counts) => counts ?? new Map());
}

/** What the lists know of a word: the attribute that it may name, or whether it is one of people's own lives or of the work. */
function classOf(words: readonly string[], at: number): string | undefined {
  const term = termAt(words, at)?.term;
  if (term !== undefined) return `T${term.about}`;
  const { life, persons, traits, occupations, having } = known();
  const word = words[at] ?? '';
  const [name] = Object.entries({ life, persons, traits, occupations, having }).find(([, list]) =>
    isIn(list, word),
  ) ?? [undefined];
  return name;
}

// FNV-1a over the letters, mixed once more.
class Hash {
  #hash = 2166136261;
  add(text: string): this {
    for (let i = 0; i < text.length; i += 1)
      this.#hash = Math.imul(this.#hash ^ text.charCodeAt(i), 16777619);
    return this;
  }
  place(): number {
    let hash = this.#hash;
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    hash ^= hash >>> 12;
    return (hash >>> 0) % PLACES;
  }
}

type Into = Map<number, number> | undefined;

function countRuns(
  all: readonly string[],
  [least, most]: readonly [number, number],
  kind: string,
  into: Into,
): void {
  for (let at = 0; at < all.length; at += 1) {
    const hash = new Hash().add(kind);
    for (let size = 1; size <= most && at + size <= all.length; size += 1) {
      hash.add(all[at + size - 1] ?? '').add('\n');
      if (size >= least) count(hash, into);
    }
  }
}

function countLetters(word: string, into: Into): void {
  for (let size = 3; size <= 5; size += 1) {
    for (let at = 0; at === 0 || at + size <= word.length; at += 1)
      count(new Hash().add('c').add(word.slice(at, at + size)), into);
    if (word.length <= size) return;
  }
}

function count(hash: Hash, into: Into): void {
  const place = hash.place();
  into?.set(place, (into.get(place) ?? 0) + 1);
}
