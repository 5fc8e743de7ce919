import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chance, saidIn, weighedBy } from '#src/domain/jobs/odds-of-words.ts';
import { review } from '#src/domain/moderation/index.ts';
import { openLines } from '../wording/lines.ts';
import { hiddenOf, holdsAny, learnWords, type Taught, writeWeights } from './learn-words.ts';
import { mixedBriefs } from './mixed.ts';

/**
 * Learns which sentences of a brief say whom somebody would have or not, and writes the weights that src/domain/ads/likely-wish.ts reads:
 * npm run eval:briefs:learn-wishes. The open unlawful lines and what is found in unlawful briefs teach what a wish is, and all that
 * lawful briefs say what is none. With `-- --left-out mixed31 mixed32` nothing is written: what is found in those sets is read by what
 * the others teach.
 */
const TARGET = join(import.meta.dirname, '../../../src/domain/ads/wish-weights.json');
const leftOut = process.argv.includes('--left-out')
  ? process.argv.slice(process.argv.indexOf('--left-out') + 1)
  : [];

interface OfBrief extends Taught {
  set: string;
  /** Whether the gate finds something in the sentence. */
  isFound: boolean;
}

const lines: Taught[] = Object.values(openLines()).flatMap(({ unlawful }) =>
  unlawful.flatMap(({ text }) => saidIn(text).map((said) => ({ said, is: true }))),
);

const isFound = (said: string, place: string): boolean =>
  review([['text', said]], { subject: 'role', place, isShown: true, isSource: true, isUnread: true }).some(
    ({ verdict }) => verdict === 'blocked' || verdict === 'held',
  );

const briefs: OfBrief[] = readdirSync(import.meta.dirname)
  .filter((file) => /^\w+-open\.txt$/u.test(file))
  .flatMap((file) => {
    const set = file.replace('-open.txt', '');
    return mixedBriefs(file as Parameters<typeof mixedBriefs>[0]).flatMap(
      ({ client, country, text, truth }) => {
        const isLawful = truth.public !== 'no';
        const hidden = hiddenOf(client, truth);
        return saidIn(text).flatMap((said) => {
          const found = isLawful ? leftOut.includes(set) && isFound(said, country) : isFound(said, country);
          const one = { set, said, is: !isLawful, isFound: found };
          return isLawful || (found && holdsAny(said, hidden)) ? [one] : [];
        });
      },
    );
  });

const weights = learnWords([...lines, ...briefs.filter(({ set }) => !leftOut.includes(set))]);
if (leftOut.length === 0) {
  writeWeights(TARGET, weights);
  console.log(`${lines.length + briefs.length} sentences, ${weights.size} signs`);
} else {
  const read = briefs
    .filter((one) => leftOut.includes(one.set) && one.isFound)
    .map((one) => ({ ...one, chance: chance(weighedBy(one.said, (sign) => weights.get(sign) ?? 0)) }))
    .sort((one, other) => one.chance - other.chance);
  for (const one of read)
    console.log(
      `${one.chance.toFixed(3)} ${one.is ? 'of an unlawful brief' : 'of a lawful brief'}: ${one.said}`,
    );
}
