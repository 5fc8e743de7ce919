import { writeFileSync } from 'node:fs';
import { SentenceThread } from '#src/adapters/meaning/reader.ts';
import {
  headOf,
  likelihoodsOf,
  readingOf,
  SIZE,
  sentencesOf,
  vocabularyOf,
  type Written,
  wordsHash,
} from '#src/batch/meaning/head.ts';
import { wordsOf } from '#src/batch/phrase-match.ts';
import { searchActions } from '#src/batch/search.ts';
import { inFull } from '#src/batch/shorthand.ts';
import { quantised } from '#src/lib/quantised.ts';
import { FINDABLE } from '#tools/find-tool.ts';
import { caller, model, owner } from './eighth.ts';
import { FIFTH } from './fifth.ts';
import { FOURTH } from './fourth.ts';
import { OPEN } from './open.ts';
import type { Request } from './request.ts';
import { SECOND } from './second.ts';
import { SIXTH } from './sixth.ts';
import { THIRD } from './third.ts';
import { train } from './train.ts';
import { WAYS } from './ways/index.ts';

/**
 * Makes the classifier by which find_actions reads requests by their meaning, of what people say for each action and of
 * the open requests: npm run requests:make. With `--held-back` nothing is written; every eighth sentence is held back, and
 * it prints for how many of these, and for how many of the sixth set, the first three hold the action. What shares most of its words
 * with a request of the sixth set is left out of the training then. The seventh set and the closed ones of the ninth and tenth take no part in it, so that they measure.
 */
const BATCH = 16;
/** In how many sentences a word stands at least that the classifier reads. */
const COMMON = 3;

interface Said {
  sentence: string;
  actions: number[];
  from: 'catalogue' | 'ways' | 'open' | 'sixth';
}

const actions = [...FINDABLE.values()];
const at = new Map(actions.map(({ name }, position) => [name, position]));
const own = actions.map((action) => sentencesOf(action));
const requests = (sets: Request[], from: Said['from']): Said[] =>
  sets.flatMap(([sentence, ...expect]) => {
    const fitting = expect.flatMap((name) => at.get(name) ?? []);
    return fitting.length === 0 ? [] : [{ sentence, actions: fitting, from }];
  });
// As find_actions reads them.
const said = [
  ...own.flatMap((sentences, position) =>
    sentences.map((sentence): Said => ({ sentence, actions: [position], from: 'catalogue' })),
  ),
  ...WAYS.map(([action, sentence]): Said => {
    const position = at.get(action);
    if (position === undefined) throw new Error(`no action ${action}`);
    return { sentence, actions: [position], from: 'ways' };
  }),
  ...requests([...OPEN, ...SECOND, ...THIRD, ...FOURTH, ...FIFTH, ...owner, ...caller, ...model], 'open'),
  ...requests([...SIXTH], 'sixth'),
].map((one) => ({ ...one, sentence: inFull(one.sentence) }));

const reader = new SentenceThread((error) => console.error(error));
if (!(await reader.warm())) throw new Error('the sentence model cannot be loaded');
const vectors = new Map<string, Float32Array>();
for (let from = 0; from < said.length; from += BATCH) {
  const batch = said.slice(from, from + BATCH).map(({ sentence }) => sentence);
  const read = await reader.read(
    batch.map((sentence) => sentence.slice(0, 300)),
    60_000,
  );
  batch.forEach((sentence, i) => {
    const vector = read?.[i];
    if (vector === undefined) throw new Error(`not read: ${sentence}`);
    vectors.set(sentence, vector);
  });
}
await reader.close();
const vectorOf = (sentence: string): Float32Array => vectors.get(sentence) ?? new Float32Array(SIZE);

function commonWords(sentences: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const word of new Set(wordsOf(sentence))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries(
    [...counts]
      .filter(([, count]) => count >= COMMON)
      .map(([word, count]) => [word, Number(Math.log(sentences.length / count).toFixed(2))] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function written(among: readonly Said[]): Written {
  const words = commonWords(among.map(({ sentence }) => sentence));
  const vocabulary = vocabularyOf(words);
  const { units, hidden, output } = train(
    among.map(({ sentence, actions: fitting }) => ({
      ...readingOf(vocabulary, sentence, vectorOf(sentence)),
      actions: fitting,
    })),
    actions.length,
    vocabulary.size,
  );
  return {
    words,
    hidden: Array.from({ length: units }, (_, unit) => quantised(columnOf(hidden, unit, units))),
    rows: actions.map(({ name }, position) => ({
      action: name,
      words: wordsHash(own[position] ?? []),
      ...quantised(columnOf(output, position, actions.length)),
    })),
  };
}

const columnOf = (weights: Float32Array, column: number, columns: number): Float32Array =>
  Float32Array.from({ length: weights.length / columns }, (_, row) => weights[row * columns + column] ?? 0);

function measured(of: readonly Said[], among: readonly Said[]): Record<string, number> {
  const head = headOf(written(among));
  const catalogue = new Map(actions.map((action) => [action.name, { ...action, phrasings: '' }]));
  for (const { sentence, actions: fitting, from } of among) {
    const action = catalogue.get(actions[fitting[0] ?? 0]?.name ?? '');
    if (from === 'catalogue' && action !== undefined) action.phrasings += `${sentence}; `;
  }
  const tally = { held_back: 0, words: 0, meaning: 0, joined: 0 };
  for (const { sentence, actions: fitting } of of) {
    const meant = likelihoodsOf(head, readingOf(head.words, sentence, vectorOf(sentence)));
    const among3 = (ranked: readonly string[]): number =>
      ranked.slice(0, 3).some((name) => fitting.includes(at.get(name) ?? -1)) ? 1 : 0;
    tally.held_back += 1;
    tally.words += among3(searchActions(catalogue, sentence).map(({ name }) => name));
    tally.meaning += among3([...meant].sort(([, a], [, b]) => b - a).map(([name]) => name));
    tally.joined += among3(searchActions(catalogue, sentence, meant).map(({ name }) => name));
  }
  return tally;
}

/** Whether a sentence has most words of a request, at least three. */
function isNear(sentence: string, words: ReadonlySet<string>): boolean {
  const other = new Set(sentence.toLowerCase().match(/[a-z]+/g) ?? []);
  const shared = [...other].filter((word) => words.has(word)).length;
  return shared >= 3 && shared / Math.min(other.size, words.size) > 0.7;
}

if (process.argv.includes('--held-back')) {
  const fixed = new Set(actions.flatMap(({ title, synonyms }) => [title, ...synonyms]).map(inFull));
  const isHeld = ({ sentence, from }: Said, i: number): boolean =>
    i % 8 === 3 && (from === 'catalogue' || from === 'ways') && !fixed.has(sentence);
  const rest = said.filter((one, i) => !isHeld(one, i));
  for (const from of ['catalogue', 'ways'] as const)
    console.log(
      from,
      measured(
        said.filter((one, i) => isHeld(one, i) && one.from === from),
        rest,
      ),
    );
  const sixth = said.filter(({ from }) => from === 'sixth');
  const theirs = sixth.map(({ sentence }) => new Set(sentence.toLowerCase().match(/[a-z]+/g) ?? []));
  const apart = said.filter(
    ({ sentence, from }) => from !== 'sixth' && !theirs.some((words) => isNear(sentence, words)),
  );
  console.log('sixth', measured(sixth, apart));
} else {
  const file = new URL('../../../src/batch/meaning/head.json', import.meta.url);
  const { words, hidden, rows } = written(said);
  const lines = (of: readonly object[]): string => of.map((row) => JSON.stringify(row)).join(',\n');
  const parts = [JSON.stringify(words), `[\n${lines(hidden)}\n]`, `[\n${lines(rows)}\n]`];
  writeFileSync(file, `{"words":${parts[0]},"hidden":${parts[1]},"rows":${parts[2]}}\n`);
}
