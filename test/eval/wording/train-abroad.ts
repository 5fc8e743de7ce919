import { writeFileSync } from 'node:fs';
import { featuresOf, markedIn } from '#src/domain/moderation/tongue-features.ts';
import { TONGUES, type Tongue } from '#src/domain/moderation/tongues.ts';
import { type LineAbroad, learntAbroad } from './abroad.ts';

/**
 * Learns which marks of a sentence in another language tell that people are picked by what they are: npm run wording:abroad [-- --table].
 * Without `--table` it writes `src/domain/moderation/tongues/weights.json`; with it, it prints what a reader would find of each author
 * whose lines it does not know.
 */
interface Example {
  line: LineAbroad;
  features: string[];
}
interface Model {
  bias: number;
  weights: Map<string, number>;
}

const EPOCHS = 60;
const RATE = 0.15;
/** How strongly weights are drawn to nothing. */
const DECAY = 0.2;
/** Features that fewer lines have teach nothing that holds elsewhere. */
const LEAST = 3;

const isTongue = (language: string): language is Tongue => TONGUES.some((tongue) => tongue === language);
const tongueFor = (language: string): Tongue => (isTongue(language) ? language : 'nordic');

const examples = learntAbroad().map(
  (line): Example => ({ line, features: featuresOf(markedIn(line.text, tongueFor(line.language))) }),
);

function learn(from: readonly Example[]): Model {
  const counts = new Map<string, number>();
  for (const { features } of from) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const rows = from.map(({ line, features }) => ({
    is: line.is === 'unlawful' ? 1 : 0,
    features: features.filter((one) => (counts.get(one) ?? 0) >= LEAST),
  }));
  const unlawful = rows.filter(({ is }) => is === 1).length;
  const more = Math.sqrt((rows.length - unlawful) / Math.max(1, unlawful));
  const weights = new Map<string, number>();
  const steps = new Map<string, number>();
  let bias = 0;
  let biasSteps = 1e-8;
  const order = [...rows.keys()];
  const random = seeded(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const { is, features } = rows[at] ?? { is: 0, features: [] };
      const error = (1 / (1 + Math.exp(-scoreOf({ bias, weights }, features))) - is) * (is === 1 ? more : 1);
      biasSteps += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSteps);
      for (const one of features) {
        const weight = weights.get(one) ?? 0;
        const slope = error + DECAY * weight;
        const step = (steps.get(one) ?? 1e-8) + slope * slope;
        steps.set(one, step);
        weights.set(one, weight - (RATE * slope) / Math.sqrt(step));
      }
    }
  }
  return { bias, weights };
}

const scoreOf = ({ bias, weights }: Model, features: readonly string[]): number =>
  features.reduce((sum, one) => sum + (weights.get(one) ?? 0), bias);

function seeded(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 16807) % 2147483647;
    return last / 2147483647;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

function printTable(): void {
  const authors = [...new Set(examples.map(({ line }) => line.author))];
  for (const author of authors) {
    const model = learn(examples.filter(({ line }) => line.author !== author));
    const own = examples.filter(({ line }) => line.author === author);
    const wrong = process.argv.includes('--wrong');
    for (const { line, features } of wrong ? own : []) {
      const weight = scoreOf(model, features);
      if (weight > 0 === (line.is === 'unlawful')) continue;
      console.log(`  ${line.is}, ${weight.toFixed(1)}: ${line.text} (${line.language})`);
    }
    for (const least of [-0.9, -0.6, -0.3, 0, 0.3]) {
      const shares = ['unlawful', 'lawful', 'ordinary'].map((is) => {
        const of = own.filter(({ line }) => line.is === is);
        return `${is} ${of.filter(({ features }) => scoreOf(model, features) > least).length} of ${of.length}`;
      });
      console.log(author, least, shares.join(', '));
    }
  }
}

if (process.argv.includes('--table')) printTable();
else {
  const { bias, weights } = learn(examples);
  const rounded = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= 0.02)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([one, weight]) => [one, Number(weight.toFixed(2))]);
  writeFileSync(
    new URL('../../../src/domain/moderation/tongues/weights.json', import.meta.url),
    `${JSON.stringify({ bias: Number(bias.toFixed(3)), weights: Object.fromEntries(rounded) }, null, 1)}\n`,
  );
  console.log(`${rounded.length} features of ${examples.length} lines`);
}
