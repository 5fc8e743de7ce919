import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { extract } from '#src/adapters/cv/extract.ts';
import { LEARNED_IN, piecesOf } from '#src/domain/cv/name-shapes.ts';
import { titlesAbroad, tradesAbroad } from '#src/domain/lexicon/abroad.ts';
import { linesOf } from '#src/domain/lexicon/data-file.ts';
import { fold } from '#src/lib/fold.ts';
import type { Truth } from './sheet.ts';

/**
 * Learns by what pieces a word is told to be of a name where no list knows it, and writes the weights that
 * src/domain/cv/name-shapes.ts reads: npm run eval:cv:learn-names. A logistic regression over the names of the lexicon and its other
 * words, the words in small letters of the open CVs, and some of the French and Spanish that is installed. The same files give the
 * same weights.
 */
const TARGET = join(import.meta.dirname, '../../../src/domain/lexicon/data/name-shapes.tsv');
const NAMES = ['given-names.txt', 'more-given-names.txt', 'more-surnames.txt', 'surnames.txt'];
const WORDS = [
  ...['ordinary-words', 'roles', 'skills', 'industries', 'tools', 'certifications', 'asked-for', 'standards'],
  ...[
    'professional-traits',
    'roles-abroad',
    'trades-abroad',
    'occupations',
    'work-words-abroad',
    'private-life',
    'title-roles',
  ],
];
/** How often a piece must be seen, how much it must tell, and how it is learned. */
const SEEN = 6;
const TELLING = 0.7;
const ROUNDS = 8;
const RATE = 0.3;
const SHRINK = 1e-5;

interface Example {
  word: string;
  isName: boolean;
  weight: number;
}

const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);

async function smallWords(folder: string, file: string): Promise<string[]> {
  const truths: Truth[] = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
  const words: string[] = [];
  for (const truth of truths.filter(({ format }) => ['pdf', 'docx', 'doc'].includes(format))) {
    const path = join(import.meta.dirname, folder, truth.file);
    if (!existsSync(path)) continue;
    const { lines } = await extract(readFileSync(path));
    for (const { text } of lines)
      for (const [word] of text.matchAll(/(?<![\p{L}'’-])\p{Ll}{3,}(?![\p{L}'’-])/gu)) words.push(fold(word));
  }
  return words;
}

async function examplesOf(): Promise<Example[]> {
  const require = createRequire(import.meta.url);
  const names = new Set(NAMES.flatMap(linesOf).flatMap(wordsIn));
  const words = new Map<string, number>();
  const add = (some: readonly string[], weight: number): void => {
    for (const word of some) if (!names.has(word)) words.set(word, Math.max(words.get(word) ?? 0, weight));
  };
  const every = (some: readonly string[], step: number): string[] =>
    some.filter((_, at) => at % step === 0).flatMap(wordsIn);
  add(WORDS.flatMap((file) => linesOf(`${file}.txt`)).flatMap(wordsIn), 1);
  add(
    [...titlesAbroad()].flatMap(({ title }) => wordsIn(title)),
    1,
  );
  add(tradesAbroad().flatMap(wordsIn), 1);
  add(
    linesOf('employers.txt')
      .filter((line) => !line.startsWith('@'))
      .flatMap(wordsIn),
    0.5,
  );
  add(linesOf('products.txt').flatMap(wordsIn), 0.7);
  add(
    every(
      linesOf('cities.tsv').map((line) => line.split('\t')[1] ?? ''),
      12,
    ),
    0.5,
  );
  add(await smallWords('open', 'open.json'), 1.5);
  add(await smallWords('fresh', 'fresh/truth.json'), 1.5);
  add(every(require('an-array-of-french-words'), 90), 0.6);
  add(every(require('an-array-of-spanish-words'), 160), 0.6);
  return [
    ...[...names].map((word) => ({ word, isName: true, weight: 1 })),
    ...[...words].map(([word, weight]) => ({ word, isName: false, weight })),
  ];
}

/** A row of pseudo-random numbers between 0 and 1, the same in each run. */
function numbers(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Logistic regression by gradients, with a step of its own for each weight (AdaGrad). */
function learn(examples: readonly Example[]): Map<string, number> {
  const pieces = examples.map(({ word }) => piecesOf(word));
  const seen = new Map<string, number>();
  for (const piece of pieces.flat()) seen.set(piece, (seen.get(piece) ?? 0) + 1);
  const weights = new Map<string, { value: number; steps: number }>();
  for (const [piece, times] of seen) if (times >= SEEN) weights.set(piece, { value: 0, steps: 1e-6 });
  const used = pieces.map((some) => some.flatMap((piece) => weights.get(piece) ?? []));
  const order = examples.map((_, at) => at);
  const next = numbers();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, next);
    for (const at of order) {
      const [example, own = []] = [examples[at], used[at]];
      if (example === undefined || own.length === 0) continue;
      const share = 1 / Math.sqrt(own.length);
      const raised = own.reduce((sum, { value }) => sum + value, 0) * share;
      const missed = (1 / (1 + Math.exp(-raised)) - (example.isName ? 1 : 0)) * example.weight;
      for (const weight of own) {
        const slope = missed * share + SHRINK * weight.value;
        weight.steps += slope * slope;
        weight.value -= (RATE * slope) / Math.sqrt(weight.steps);
      }
    }
  }
  return new Map([...weights].map(([piece, { value }]) => [piece, value]));
}

const examples = await examplesOf();
const lines = [...learn(examples)]
  .filter(([, weight]) => Math.abs(weight) >= TELLING)
  .map(([piece, weight]) => `${piece}\t${Math.round(weight * LEARNED_IN)}`);
writeFileSync(
  TARGET,
  `${[
    '# What in a word speaks for its being of a name, in tenths: pieces of two to five letters with ^ before and $ behind the word, and',
    '# * with its length. Learned from the names and words here and the open CVs of test/eval/cv by learn-names.ts there.',
    ...lines.toSorted(),
  ].join('\n')}\n`,
);
console.log(`${examples.length} words, ${lines.length} pieces`);
