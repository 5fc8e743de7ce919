import { writeFileSync } from 'node:fs';
import { SentenceThread } from '#src/adapters/meaning/reader.ts';
import { compileText } from '#src/domain/search/compile/index.ts';
import { segmentsOf } from '#src/domain/search/compile/rewording/segments.ts';
import { featuresOf, leastByMeaning, leastFor } from '#src/domain/search/compile/rewording/told-or-asked.ts';
import { quantised } from '#src/lib/quantised.ts';
import { kept, learn, type Model, scoreOf } from '../logistic.ts';
import { type Requests, requestsOf } from './stories.ts';

/**
 * Learns which sentences of a search only tell what is around it: npm run search:stories [-- --table [--wrong]]. Without `--table` it
 * writes `stories.json` (by the words) and `stories-by-meaning.json` (by the words and the sentence model) of `src/domain/search/compile/rewording`;
 * with it, it prints what readers find of requests that they do not know.
 */
const LEARNT: readonly Requests[] = [
  'of-sets',
  'of-later-sets',
  'open',
  'second-open',
  'third-open',
  'fourth-open',
  'fifth-open',
  'sixth-open',
];
const CLOSED: readonly Requests[] = [
  'closed',
  'second-closed',
  'fourth-closed',
  'fifth-closed',
  'sixth-closed',
];
const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };
/** Features that fewer sentences have teach nothing that holds elsewhere. */
const LEAST = 2;
const DECAY = 0.02;
/** So many requests that stand one after the other are by few authors. */
const BY_FEW = 40;

interface Learnt {
  /** Requests of one group are by the same authors. */
  group: string;
  text: string;
  is: boolean;
  features: string[];
  vector: Float32Array | undefined;
  /** What it weighs at least to be set aside, by its words and by its meaning. */
  least: number;
  leastByMeaning: number;
}

const readOf = (of: Requests): Learnt[] =>
  requestsOf(of).flatMap(({ text, stories }, request) => {
    const segments = segmentsOf(text);
    return segments.map((segment, n) => {
      const told = stories.reduce(
        (sum, { at, end }) => sum + Math.max(0, Math.min(end, segment.end) - Math.max(at, segment.at)),
        0,
      );
      const compiled = compileText(segment.text, HOME);
      return {
        group: `${of} ${Math.floor(request / BY_FEW)}`,
        text: segment.text,
        is: told > 0.9 * (segment.end - segment.at),
        features: featuresOf(segment, n, segments, compiled),
        vector: undefined,
        least: leastFor(compiled, segment.text),
        leastByMeaning: leastByMeaning(compiled, segment.text),
      };
    });
  });

/** How many sentences the model is asked for at once, and how long it may take, in milliseconds. */
const AT_ONCE = 50;
const LONGEST = 600_000;

async function withVectors(among: readonly Learnt[]): Promise<Learnt[]> {
  const reader = new SentenceThread((error) => {
    throw error;
  });
  const read: Learnt[] = [];
  for (let at = 0; at < among.length; at += AT_ONCE) {
    const some = among.slice(at, at + AT_ONCE);
    const vectors = await reader.read(
      some.map(({ text }) => text),
      LONGEST,
    );
    if (vectors === null) throw new Error('The sentence model gives no answer');
    read.push(...some.map((one, n) => ({ ...one, vector: vectors[n] })));
  }
  await reader.close();
  return read;
}

const byWords = (from: readonly Learnt[]): Model =>
  learn(
    from.map(({ is, features }) => ({ is, features })),
    LEAST,
    1,
    DECAY,
  );
/** Beside a vector the words may weigh more. */
const DECAY_OF_MEANING = 0.005;
const byMeaning = (from: readonly Learnt[]): Model => learn(from, LEAST, 1, DECAY_OF_MEANING);

interface Weighed extends Learnt {
  words: number;
  meaning: number;
}
const weighed = (own: readonly Learnt[], words: Model, meaning: Model): Weighed[] =>
  own.map((one) => ({
    ...one,
    words: scoreOf(words, one.features),
    meaning: scoreOf(meaning, one.features, one.vector),
  }));

const FOLDS = 5;

/** What each reader that does not know a fifth of the groups finds of it, and what one that knows all that is open finds of the closed. */
function printTable(known: readonly Learnt[], closed: readonly Learnt[]): void {
  const groups = [...new Set(known.map(({ group }) => group))];
  const open = Array.from({ length: FOLDS }, (_, fold) => {
    const isOwn = ({ group }: Learnt): boolean => groups.indexOf(group) % FOLDS === fold;
    const others = known.filter((one) => !isOwn(one));
    return weighed(known.filter(isOwn), byWords(others), byMeaning(others));
  }).flat();
  print('open', open);
  for (const of of LEARNT)
    print(
      `  ${of}`,
      open.filter(({ group }) => group.startsWith(`${of} `)),
    );
  print('closed', weighed(closed, byWords(known), byMeaning(known)));
  if (!process.argv.includes('--wrong')) return;
  for (const { text, is, meaning, leastByMeaning: least } of open.toSorted((a, b) => b.meaning - a.meaning))
    if (meaning >= least !== is) console.log(`  ${is ? 'story' : 'asked'} ${meaning.toFixed(1)}: ${text}`);
}

function print(name: string, own: readonly Weighed[]): void {
  const count = (is: boolean, isAside: (one: Weighed) => boolean): string => {
    const all = own.filter((one) => one.is === is);
    return `${all.filter(isAside).length} of ${all.length}`;
  };
  const words = (one: Weighed): boolean => one.words >= one.least;
  const meaning = (one: Weighed): boolean => one.meaning >= one.leastByMeaning;
  console.log(
    name,
    `set aside by words: stories ${count(true, words)}, conditions ${count(false, words)}; by meaning: stories ${count(true, meaning)}, conditions ${count(false, meaning)}`,
  );
}

function write(file: string, content: object): void {
  writeFileSync(
    new URL(`../../../src/domain/search/compile/rewording/${file}`, import.meta.url),
    `${JSON.stringify(content, null, 1)}\n`,
  );
}

const known = await withVectors(LEARNT.flatMap(readOf));
if (process.argv.includes('--table')) printTable(known, await withVectors(CLOSED.flatMap(readOf)));
else {
  const meaning = byMeaning(known);
  write('stories.json', kept(byWords(known)));
  write('stories-by-meaning.json', { ...kept(meaning), vector: quantised(meaning.ofVector) });
  console.log(`${meaning.weights.size} features of ${known.length} sentences`);
}
