import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chanceOf } from '#src/domain/jobs/likely-private.ts';
import { saidIn, weighedBy } from '#src/domain/jobs/odds-of-words.ts';
import { openAds } from '../wording/ads.ts';
import { hiddenOf, holdsAny, learnWords, partsOf, writeWeights } from './learn-words.ts';
import { mixedBriefs } from './mixed.ts';

/**
 * Learns which sentences of a brief are for the recruiter alone from the open sets, and writes the weights that
 * src/domain/jobs/likely-private.ts reads: npm run eval:briefs:learn-private. With `-- --left-out` nothing is written: each set is read by
 * what the others teach, which is how briefs of further authors are read; with names behind it only the sets of those names. With `-- --without mixed29 mixed30` those sets teach nothing.
 * The same sets give the same weights.
 */
const TARGET = join(import.meta.dirname, '../../../src/domain/jobs/private-weights.json');
const without = process.argv.includes('--without')
  ? process.argv.slice(process.argv.indexOf('--without') + 1)
  : [];
const FILES = readdirSync(import.meta.dirname)
  .filter((file) => /^\w+-open\.txt$/u.test(file))
  .filter((file) => !without.includes(file.replace('-open.txt', '')));
/** Of a sentence that belongs into the ad by its truth as many again are taught as of one of which nothing is told. */
const TOLD = 2;

interface Said {
  file: string;
  id: string;
  said: string;
  isPrivate: boolean;
  /** That it belongs into the ad, by the truth. */
  isTold: boolean;
}

const sentences: Said[] = FILES.flatMap((file) =>
  mixedBriefs(file as Parameters<typeof mixedBriefs>[0]).flatMap(({ id, client, text, truth }) => {
    const hidden = hiddenOf(client, truth);
    const told = [truth.keep, truth.must, truth.nice].flatMap(partsOf);
    return saidIn(text).map((said) => ({
      file,
      id,
      said,
      isPrivate: holdsAny(said, hidden),
      isTold: holdsAny(said, told),
    }));
  }),
);

/** The sentences of whole ads, which are public as they stand. */
const advertised: Said[] = Object.entries(openAds()).flatMap(([file, ads]) =>
  ads.flatMap(({ text }, at) =>
    saidIn(text).map((said) => ({
      file,
      id: `${file} ${at}`,
      said,
      isPrivate: false,
      isTold: false,
    })),
  ),
);

const learn = (from: readonly Said[]): Map<string, number> =>
  learnWords(
    from.map(({ said, isPrivate, isTold }) => ({
      said,
      is: isPrivate,
      times: isTold && !isPrivate ? TOLD : 1,
    })),
  );

/** The chance of each sentence to be private, by given weights. */
function chances(of: readonly Said[], weights: ReadonlyMap<string, number>): number[] {
  const own = of.map(({ said }) => weighedBy(said, (sign) => weights.get(sign) ?? 0));
  const beside = (at: number, other: number): number =>
    of[other]?.id === of[at]?.id ? (own[other] ?? 0) : 0;
  return own.map((weight, at) => chanceOf(weight, beside(at, at - 1), beside(at, at + 1)));
}

if (process.argv.includes('--left-out')) {
  const named = process.argv.slice(process.argv.indexOf('--left-out') + 1);
  const read = FILES.filter((file) => named.length === 0 || named.includes(file.replace('-open.txt', '')));
  const all = read.flatMap((file) => {
    const weights = learn([...sentences.filter((one) => one.file !== file), ...advertised]);
    const own = sentences.filter((one) => one.file === file);
    const found = chances(own, weights);
    return own.map((one, at) => ({ ...one, chance: found[at] ?? 0 }));
  });
  const share = (of: readonly { chance: number }[], least: number): string =>
    `${((100 * of.filter(({ chance }) => chance > least).length) / of.length).toFixed(1)} %`;
  console.table(
    [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((least) => ({
      above: least,
      private: share(
        all.filter(({ isPrivate }) => isPrivate),
        least,
      ),
      told: share(
        all.filter(({ isPrivate, isTold }) => isTold && !isPrivate),
        least,
      ),
      others: share(
        all.filter(({ isPrivate, isTold }) => !isTold && !isPrivate),
        least,
      ),
    })),
  );
  console.log(`${all.length} sentences of ${read.length} sets, each read by what the others teach`);
} else {
  const weights = learn([...sentences, ...advertised]);
  writeWeights(TARGET, weights);
  console.log(`${sentences.length} sentences, ${weights.size} signs`);
}
