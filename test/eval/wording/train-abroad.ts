import { writeFileSync } from 'node:fs';
import { featuresOf, markedIn } from '#src/domain/moderation/tongue-features.ts';
import { TONGUES, type Tongue } from '#src/domain/moderation/tongues.ts';
import { kept, learn, type Model, scoreOf } from '../logistic.ts';
import { type LineAbroad, learntAbroad } from './abroad.ts';

/**
 * Learns which marks of a sentence in another language tell that people are picked by what they are: npm run wording:abroad [-- --table].
 * Without `--table` it writes `src/domain/moderation/tongues/weights.json`; with it, it prints what a reader would find of each author
 * whose lines it does not know.
 */
interface Learnt {
  line: LineAbroad;
  features: string[];
}

/** Features that fewer lines have teach nothing that holds elsewhere. */
const LEAST = 3;

const isTongue = (language: string): language is Tongue => TONGUES.some((tongue) => tongue === language);
const tongueFor = (language: string): Tongue => (isTongue(language) ? language : 'nordic');

const examples = learntAbroad().map(
  (line): Learnt => ({ line, features: featuresOf(markedIn(line.text, tongueFor(line.language))) }),
);

function learnt(from: readonly Learnt[]): Model {
  const unlawful = from.filter(({ line }) => line.is === 'unlawful').length;
  const more = Math.sqrt((from.length - unlawful) / Math.max(1, unlawful));
  return learn(
    from.map(({ line, features }) => ({ is: line.is === 'unlawful', features })),
    LEAST,
    more,
  );
}

function printTable(): void {
  const authors = [...new Set(examples.map(({ line }) => line.author))];
  for (const author of authors) {
    const model = learnt(examples.filter(({ line }) => line.author !== author));
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
  const model = kept(learnt(examples));
  writeFileSync(
    new URL('../../../src/domain/moderation/tongues/weights.json', import.meta.url),
    `${JSON.stringify(model, null, 1)}\n`,
  );
  console.log(`${Object.keys(model.weights).length} features of ${examples.length} lines`);
}
