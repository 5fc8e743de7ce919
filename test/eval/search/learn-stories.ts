import { writeFileSync } from 'node:fs';
import { compileText } from '#src/domain/search/compile/index.ts';
import { segmentsOf } from '#src/domain/search/compile/rewording/segments.ts';
import { featuresOf, leastFor } from '#src/domain/search/compile/rewording/stories.ts';
import { kept, learn, type Model, scoreOf } from '../logistic.ts';
import { type Requests, requestsOf } from './stories.ts';

/**
 * Learns which sentences of a search only tell what is around it: npm run search:stories [-- --table [--wrong]]. Without `--table` it
 * writes `src/domain/search/compile/rewording/stories.json`; with it, it prints what a reader would find of each file that it does not know.
 */
const LEARNT: readonly Requests[] = ['of-sets', 'of-later-sets', 'open', 'second-open', 'third-open'];
const CLOSED: readonly Requests[] = ['closed', 'second-closed'];
const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };
/** Features that fewer sentences have teach nothing that holds elsewhere. */
const LEAST = 2;
const DECAY = 0.02;

interface Learnt {
  request: number;
  text: string;
  is: boolean;
  features: string[];
  /** What it weighs at least to be set aside. */
  least: number;
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
      const features = featuresOf(segment, n, segments, compiled);
      const is = told > 0.9 * (segment.end - segment.at);
      return { request, text: segment.text, is, features, least: leastFor(compiled, segment.text) };
    });
  });

const learnt = (from: readonly Learnt[]) => learn(from, LEAST, 1, DECAY);

const FOLDS = 5;

/** What each reader that does not know a fifth of the requests finds of it, and what one that knows all that is open finds of the closed. */
function printTable(): void {
  const known = LEARNT.flatMap(readOf);
  const open = Array.from({ length: FOLDS }, (_, fold) => {
    const model = learnt(known.filter(({ request }) => request % FOLDS !== fold));
    return weighed(
      known.filter(({ request }) => request % FOLDS === fold),
      model,
    );
  }).flat();
  const closed = CLOSED.flatMap(readOf);
  print('open', open);
  print('closed', weighed(closed, learnt(known)));
  if (!process.argv.includes('--wrong')) return;
  for (const { text, is, weight, least } of open.toSorted((a, b) => b.weight - a.weight))
    if (weight >= least !== is) console.log(`  ${is ? 'story' : 'asked'} ${weight.toFixed(1)}: ${text}`);
}

const weighed = (own: readonly Learnt[], model: Model) =>
  own.map((one) => ({ ...one, weight: scoreOf(model, one.features) }));

function print(name: string, own: ReturnType<typeof weighed>): void {
  const count = (is: boolean): string => {
    const all = own.filter((one) => one.is === is);
    return `${all.filter(({ weight, least }) => weight >= least).length} of ${all.length}`;
  };
  console.log(name, `set aside: stories ${count(true)}, conditions ${count(false)}`);
}

if (process.argv.includes('--table')) printTable();
else {
  const known = LEARNT.flatMap(readOf);
  const model = kept(learnt(known));
  writeFileSync(
    new URL('../../../src/domain/search/compile/rewording/stories.json', import.meta.url),
    `${JSON.stringify(model, null, 1)}\n`,
  );
  console.log(`${Object.keys(model.weights).length} features of ${known.length} sentences`);
}
