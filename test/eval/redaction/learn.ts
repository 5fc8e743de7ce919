import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Learned, weightOf } from '#src/domain/anonymity/likely-names.ts';
import { quantised } from '#src/lib/quantised.ts';
import { seeded, shuffle } from '../logistic.ts';
import { type Lesson, type Level, lessonsOf, plainSentencesOf } from './examples.ts';
import { casesOf } from './score.ts';

/**
 * Learns from the open sets which words are like those that tell who somebody is, and writes the weights:
 * npm run eval:redaction:learn [-- anonymous or first_name].
 * Sets are left out in turn, with the people in them, to tell how much a word must weigh so that few plain sentences are marked.
 */
const HERE = new URL('./', import.meta.url).pathname;
const OUT = new URL('../../../src/domain/anonymity/likely-names.json', import.meta.url).pathname;
const OPEN = /^open\d*-cases\.json$/;
/** How many places the features of a level share: more texts are without any name. */
const PLACES: Readonly<Record<Level, number>> = { anonymous: 220_000, first_name: 130_000 };
/**
 * Of the sentences without anything hidden, the share that may be marked by it alone. Most of them the rules mark or hide as well at
 * `anonymous`, as they name somebody that the case does not list: one in two hundred is newly marked there.
 */
const SHARE: Readonly<Record<Level, number>> = { anonymous: 0.05, first_name: 0.02 };
/** Sets that stand beside one another are often of one author. */
const FOLDS = 3;
const EPOCHS = 5;
const RATE = 0.05;
/** Features that fewer words have are left out. */
const LEAST = 2;
/** What is less wrong than this teaches nothing. */
const SMALL = 1e-4;
const DECAY = 0.001;

interface Weights {
  weights: Float64Array;
  bias: number;
  scale: number;
}

/** A logistic regression by AdaGrad (Duchi, Hazan and Singer 2011), the same for the same lessons. */
function learn(lessons: readonly Lesson[], places: number): Weights {
  const rows = lessons.flatMap(({ features, labels }) =>
    features.flatMap((of, n) =>
      of === null || labels[n] === -1 ? [] : [{ of: of.map((one) => one % places), is: labels[n] ?? 0 }],
    ),
  );
  const counts = new Uint32Array(places);
  for (const { of } of rows) for (const place of of) counts[place] = (counts[place] ?? 0) + 1;
  for (const row of rows) row.of = row.of.filter((place) => (counts[place] ?? 0) >= LEAST);
  const weights = new Float64Array(places);
  const steps = new Float64Array(places).fill(0.01);
  let bias = 0;
  let biasSteps = 0.01;
  const order = [...rows.keys()];
  const random = seeded(1);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (row === undefined) continue;
      let sum = bias;
      for (const place of row.of) sum += weights[place] ?? 0;
      const error = 1 / (1 + Math.exp(-sum)) - row.is;
      if (Math.abs(error) < SMALL) continue;
      biasSteps += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSteps);
      for (const place of row.of) {
        const weight = weights[place] ?? 0;
        const slope = error + DECAY * weight;
        const step = (steps[place] ?? 0) + slope * slope;
        steps[place] = step;
        weights[place] = weight - (RATE * slope) / Math.sqrt(step);
      }
    }
  }
  return { weights, bias, scale: 1 };
}

/** What each word of a text weighs by what others taught. */
const weighed = ({ features }: Lesson, by: Weights): number[] =>
  features.map((of) => (of === null ? Number.NEGATIVE_INFINITY : weightOf(of, by)));

function learnFor(level: Level): Learned {
  const sets = readdirSync(HERE)
    .filter((file) => OPEN.test(file))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const lessons = sets.flatMap((set) => casesOf(HERE + set).flatMap((one) => lessonsOf(set, one, level)));
  const plain: number[] = [];
  const hidden: number[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const left = new Set(sets.filter((_, n) => Math.floor((n * FOLDS) / sets.length) === fold));
    const asked = lessons.filter(({ set, isAsked }) => isAsked && left.has(set));
    const people = new Set(asked.map(({ person }) => person));
    const by = learn(
      lessons.filter(({ set, person }) => !left.has(set) && !people.has(person)),
      PLACES[level],
    );
    for (const one of asked) {
      const weights = weighed(one, by);
      for (const words of plainSentencesOf(one)) plain.push(Math.max(...words.map((n) => weights[n] ?? 0)));
      for (const [n, label] of one.labels.entries()) if (label === 1) hidden.push(weights[n] ?? 0);
    }
    console.log(`${level}: ${[...left].length} sets left out, ${fold + 1} of ${FOLDS}`);
  }
  plain.sort((a, b) => b - a);
  for (const share of [0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.08]) {
    const least = plain[Math.floor(plain.length * share)] ?? 0;
    const found = hidden.filter((weight) => weight >= least).length / hidden.length;
    console.log(
      `${level}: at ${least.toFixed(2)} ${share * 100} % of ${plain.length} plain sentences and ${(found * 100).toFixed(1)} % of ${hidden.length} hidden words are marked`,
    );
  }
  const least = plain[Math.floor(plain.length * SHARE[level])] ?? 0;
  const { weights, bias } = learn(lessons, PLACES[level]);
  return { ...quantised(weights), bias: Number(bias.toFixed(4)), least: Number(least.toFixed(2)) };
}

const asked = process.argv.slice(2);
for (const level of ['anonymous', 'first_name'] as const) {
  if (asked.length > 0 && !asked.includes(level)) continue;
  const learned = learnFor(level);
  const others = existsSync(OUT) ? JSON.parse(readFileSync(OUT, 'utf8')) : {};
  writeFileSync(OUT, `${JSON.stringify({ ...others, [level]: learned }, null, 2)}\n`);
}
