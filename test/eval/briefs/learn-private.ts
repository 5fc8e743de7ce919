import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { weightThere } from '#src/domain/jobs/likely-private.ts';
import { chance, saidIn, weighedBy } from '#src/domain/jobs/odds-of-words.ts';
import { placeSigns, type WeightedPlace } from '#src/domain/jobs/place-in-brief.ts';
import { openAds } from '../wording/ads.ts';
import { learnLine } from './learn-line.ts';
import { hiddenOf, holdsAny, learnWords, partsOf, writeWeights } from './learn-words.ts';
import { mixedBriefs } from './mixed.ts';
import { publicIn } from './public-sentences.ts';

/**
 * Learns which sentences of a brief have no place in a public ad from the open sets, each judged by a reader who knew no rule
 * (public-sentences.json), and writes the weights that src/domain/jobs/likely-private.ts reads, of words and of places: npm run eval:briefs:learn-private. With `-- --left-out` nothing is written: each set is read by
 * what the others teach, which is how briefs of further authors are read; with names behind it only the sets of those names. With `-- --without mixed29 mixed30` those sets teach nothing.
 * The same sets give the same weights.
 */
const TARGET = join(import.meta.dirname, '../../../src/domain/jobs/private-weights.json');
const OF_PLACE = join(import.meta.dirname, '../../../src/domain/jobs/private-place-weights.json');
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
  /** That it has no place in the ad; null where it says something of the job and something private. */
  isPrivate: boolean | null;
  /** That the truth hides words of it. */
  isHidden: boolean;
  /** That it belongs into the ad, by the truth. */
  isTold: boolean;
}

const sentences: Said[] = FILES.flatMap((file) =>
  mixedBriefs(file as Parameters<typeof mixedBriefs>[0]).flatMap(({ id, client, text, truth }) => {
    const hidden = hiddenOf(client, truth);
    const told = [truth.keep, truth.must, truth.nice].flatMap(partsOf);
    const isPublic = publicIn(file, id);
    return saidIn(text).map((said, at) => {
      const isHidden = holdsAny(said, hidden);
      const isTold = holdsAny(said, told);
      const judged = isPublic(at);
      const isMixed = judged === null || (judged ? isHidden : isTold);
      return { file, id, said, isPrivate: isMixed ? null : !judged, isHidden, isTold };
    });
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
      isHidden: false,
      isTold: false,
    })),
  ),
);

/** So seldom a sign may be seen, and so little weigh, to count: there are many small ones, which together tell more than the few great. */
const LEAST = { seen: 3, weight: 0.05 };

const learnOwn = (from: readonly Said[]): Map<string, number> =>
  learnWords(
    from.flatMap(({ said, isPrivate, isTold }) =>
      isPrivate === null ? [] : [{ said, is: isPrivate, times: isTold ? TOLD : 1 }],
    ),
    LEAST,
  );

/** Each sentence where it stands in its brief, weighed by given weights. */
function placesOf(of: readonly Said[], weights: ReadonlyMap<string, number>): WeightedPlace[] {
  const briefs = new Map<string, Said[]>();
  for (const one of of) {
    const key = `${one.file} ${one.id}`;
    briefs.set(key, [...(briefs.get(key) ?? []), one]);
  }
  return [...briefs.values()].flatMap((brief) => {
    const own = brief.map(({ said }) => weighedBy(said, (sign) => weights.get(sign) ?? 0));
    return brief.map(({ said }, at) => ({ said, own: own[at] ?? 0, weights: own, at }));
  });
}

const FOLDS = 4;

/** What the place of a sentence says, from sets that are weighed by what the others teach. */
function learnPlace(of: readonly Said[]): Record<string, number> {
  // In a whole ad the first and the last sentence belong there as well.
  const all = [...of, ...advertised];
  const files = [...new Set(all.map(({ file }) => file))];
  const rows = Array.from({ length: FOLDS }, (_, fold) => {
    const isIn = ({ file }: Said): boolean => files.indexOf(file) % FOLDS === fold;
    const own = all.filter(isIn);
    const places = placesOf(own, learnOwn(all.filter((one) => !isIn(one))));
    return own.flatMap(({ isPrivate, isTold }, at) => {
      const place = places[at];
      if (place === undefined) throw new Error('a sentence without its place');
      return isPrivate === null
        ? []
        : [{ signs: placeSigns(place), is: isPrivate, times: isTold ? TOLD : 1 }];
    });
  });
  return learnLine(rows.flat());
}

if (process.argv.includes('--left-out')) {
  const named = process.argv.slice(process.argv.indexOf('--left-out') + 1);
  const read = FILES.filter((file) => named.length === 0 || named.includes(file.replace('-open.txt', '')));
  const others = sentences.filter(({ file }) => named.length === 0 || !read.includes(file));
  const ofPlace = learnPlace(others);
  const all = read.flatMap((file) => {
    const isOther = (one: Said): boolean =>
      named.length === 0 ? one.file !== file : !read.includes(one.file);
    const weights = learnOwn([...sentences.filter(isOther), ...advertised]);
    const own = sentences.filter((one) => one.file === file);
    const places = placesOf(own, weights);
    return own.map((one, at) => {
      const place = places[at];
      return { ...one, chance: place === undefined ? 0 : chance(weightThere(place, ofPlace)) };
    });
  });
  const share = (of: readonly { chance: number }[], least: number): string =>
    `${((100 * of.filter(({ chance: one }) => one > least).length) / of.length).toFixed(1)} %`;
  console.table(
    [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9].map((least) => ({
      above: least,
      hidden: share(
        all.filter(({ isHidden, isPrivate }) => isHidden && isPrivate !== null),
        least,
      ),
      private: share(
        all.filter(({ isPrivate }) => isPrivate === true),
        least,
      ),
      told: share(
        all.filter(({ isTold, isPrivate }) => isTold && isPrivate !== null),
        least,
      ),
      public: share(
        all.filter(({ isPrivate }) => isPrivate === false),
        least,
      ),
    })),
  );
  console.log(`${all.length} sentences of ${read.length} sets, each read by what the others teach`);
} else {
  const weights = learnOwn([...sentences, ...advertised]);
  writeWeights(TARGET, weights);
  writeWeights(OF_PLACE, new Map(Object.entries(learnPlace(sentences))), 3);
  console.log(`${sentences.length} sentences, ${weights.size} signs`);
}
