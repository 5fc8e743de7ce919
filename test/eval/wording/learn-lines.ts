import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { saidIn } from '#src/domain/jobs/odds-of-words.ts';
import { reviewSentences } from '#src/domain/moderation/index.ts';
import { signsOfLine } from '#src/domain/moderation/line-features.ts';
import { RARER, valuesOf, type WrittenLines } from '#src/domain/moderation/line-reader.ts';
import { isAttribute, PERSONAL_DESCRIPTION } from '#src/domain/moderation/types.ts';
import { quantised } from '#src/lib/quantised.ts';
import { mixedBriefs } from '../briefs/mixed.ts';
import { publicIn } from '../briefs/public-sentences.ts';
import { casesOf } from '../redaction/score.ts';
import { learntAbroad } from './abroad.ts';
import { type Line, learnedLines, openLines } from './lines.ts';
import { train } from './train.ts';
import { linesByAd } from './whole-ads.ts';
import { FOLDERS, wideLines } from './wide.ts';

/**
 * Learns which lines say whom somebody would have or not, and writes what src/domain/moderation/line-reader.ts reads:
 * npm run wording:learn-lines. All open lines teach it, in whole and in every language, and those of earlier closed sets that nobody reads;
 * closed ones take no part. With `-- --left-out open93 'open forty-eighth'` nothing is written: the lines of those sets are weighed by what
 * the others teach, and printed by their chance.
 */
const TARGET = new URL('../../../src/domain/moderation/line-reader.json', import.meta.url);
/** Signs that fewer lines have teach nothing, and what weighs less is left out. */
const LEAST = { seen: 3, weight: 0.25 };
/** How much an error counts. An unlawful line that passes costs more than a lawful one that waits. */
const COSTS = { lawful: 5, unlawful: 10 };
/** So little better a step ends it, as a share of the loss. */
const ENOUGH = 1e-6;
/** So often is taught what tests warrant, of which each lawful line stands against many unlawful twins, and what was written for this alone. */
const OFTEN = { lawful: 5, unlawful: 4, written: 2, abroad: 2 };

const leftOut = process.argv.includes('--left-out')
  ? process.argv.slice(process.argv.indexOf('--left-out') + 1)
  : [];

interface Known {
  set: string;
  text: string;
  isUnlawful: boolean;
  /** How often it is taught. Default once. */
  times?: number;
}

const of = (set: string, lines: readonly Line[], isUnlawful: boolean): Known[] =>
  lines.map(({ text }) => ({ set, text, isUnlawful }));

/** The sentences of the tests of the rules, as the rules read them: what the tests warrant. */
const OF_TESTS = new URL('../../src/domain/moderation/', import.meta.url);
const SAID = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"/gu;
/** What stands before the name of a test. */
const NAMES = /(?:^|\W)(?:it|test|describe|\])\(\s*$/u;
const warranted = readdirSync(OF_TESTS, { encoding: 'utf8', recursive: true })
  // What these say of whole lines is of what was learned.
  .filter((file) => /\.test\.ts$|\.json$|\.txt$/u.test(file) && !file.endsWith('whole-lines.test.ts'))
  .flatMap((file) => {
    const source = readFileSync(new URL(file, OF_TESTS), 'utf8');
    const said = file.endsWith('.txt')
      ? source.split('\n')
      : [...source.matchAll(SAID)]
          .filter(({ index }) => !NAMES.test(source.slice(Math.max(0, index - 40), index)))
          .map(({ 1: one, 2: other }) => (one ?? other ?? '').replaceAll(/\\(.)/gu, '$1'));
    return said
      .filter((text) => / /u.test(text) && !text.includes('%s'))
      .flatMap((text): Known[] => {
        const [ofRole, ofPerson] = (['role', 'person'] as const).map((subject) =>
          reviewSentences([['text', text]], { subject, place: 'AU', isUnread: true }).some(
            ({ verdict, about }) =>
              verdict !== 'clear' && (isAttribute(about) || about === PERSONAL_DESCRIPTION),
          ),
        );
        // What only a text about a person may not say teaches nothing of other lines.
        if (ofRole === undefined || (!ofRole && ofPerson === true)) return [];
        return [{ set: file, text, isUnlawful: ofRole, times: ofRole ? OFTEN.unlawful : OFTEN.lawful }];
      });
  });

/** Lines of authors who wrote for this reader alone: nobody reads them, so that no rule is made with them. */
const TAUGHT = new URL('taught/', import.meta.url);
const forThis = readdirSync(TAUGHT).flatMap((file) =>
  readFileSync(new URL(file, TAUGHT), 'utf8')
    .trim()
    .split('\n')
    .map((line): Known => {
      const [as, , , ...text] = line.split('\t');
      return {
        set: `taught ${file}`,
        text: text.join(' '),
        isUnlawful: as === 'unlawful',
        times: OFTEN.written,
      };
    }),
);

/** What a reader of lawful briefs found fit for a public ad, in all their languages. */
const BRIEFS = new URL('../briefs/', import.meta.url);
const advertised = readdirSync(BRIEFS)
  .filter((file) => /^\w+-open\.txt$/u.test(file))
  .flatMap((file) =>
    mixedBriefs(file as Parameters<typeof mixedBriefs>[0])
      .filter(({ truth }) => truth.public !== 'no')
      .flatMap(({ id, text }) => {
        const isPublic = publicIn(file, id);
        return saidIn(text)
          .filter((_, at) => isPublic(at) === true)
          .map((said): Known => ({ set: file, text: said, isUnlawful: false }));
      }),
  );

/** What consultants write of somebody to a client, of which no sentence says what has no place in hiring. */
const REDACTION = new URL('../redaction/', import.meta.url);
const putForward = readdirSync(REDACTION)
  .filter((file) => /^open\d*-cases\.json$/u.test(file))
  .flatMap((file) =>
    casesOf(new URL(file, REDACTION).pathname).flatMap(({ text }) =>
      [...new Set([text, ...saidIn(text)])].map(
        (said): Known => ({ set: file, text: said, isUnlawful: false }),
      ),
    ),
  );

const lines = [
  ...Object.entries({ ...openLines(), ...learnedLines() }).flatMap(([set, { unlawful, lawful }]) => [
    ...of(set, unlawful, true),
    ...of(set, lawful, false),
  ]),
  ...Object.entries(linesByAd()).flatMap(([set, all]) => of(set, all, false)),
  ...FOLDERS.flatMap((folder) =>
    (['learn', 'tune'] as const).flatMap((part) => {
      const { unlawful, lawful, ordinary } = wideLines(part, folder);
      return [...of(folder, unlawful, true), ...of(folder, [...lawful, ...ordinary], false)];
    }),
  ),
  ...learntAbroad().map(
    ({ text, is }): Known => ({ set: 'abroad', text, isUnlawful: is === 'unlawful', times: OFTEN.abroad }),
  ),
  ...advertised,
  ...forThis,
  ...putForward,
  // Many were written for what sets found that may be left out.
  ...(leftOut.length === 0 ? warranted : []),
];
const isLeftOut = ({ set }: Known): boolean => leftOut.some((name) => set.startsWith(name));
const taught = lines.filter((line) => !isLeftOut(line));

/** How many lines have each sign. */
function holdersOf(all: readonly Known[]): Map<number, number> {
  const holders = new Map<number, number>();
  for (const { text } of all)
    for (const hash of signsOfLine(text).keys()) holders.set(hash, (holders.get(hash) ?? 0) + 1);
  return new Map([...holders].filter(([, some]) => some >= LEAST.seen));
}

/** How rare each sign is in bytes (inverse document frequency, smoothed). */
const rarest = new Map(
  [...holdersOf(taught)].map(([hash, some]) => [
    hash,
    Math.min(255, Math.round((1 + Math.log((1 + taught.length) / (1 + some))) / RARER)),
  ]),
);

/** What the lines teach of some signs: the weight of each, and what every line has. */
function learned(hashes: readonly number[]): { weights: Float64Array; bias: number } {
  const place = new Map(hashes.map((hash, at) => [hash, at]));
  const examples = taught.map(({ text, isUnlawful, times = 1 }) => ({
    features: valuesOf(text, (hash) => (place.has(hash) ? (rarest.get(hash) ?? 0) * RARER : undefined)).map(
      ([hash, value]): [number, number] => [place.get(hash) ?? 0, value],
    ),
    isUnlawful,
    weight: times * (isUnlawful ? COSTS.unlawful : COSTS.lawful),
  }));
  return train(examples, hashes.length, ENOUGH);
}

const all = [...rarest.keys()].sort((one, other) => one - other);
const first = learned(all).weights;
const kept = all.filter((_, at) => Math.abs(first[at] ?? 0) >= LEAST.weight);
const { weights, bias } = learned(kept);

if (leftOut.length === 0) {
  const written: WrittenLines = {
    ...quantised(weights),
    bias: Number(bias.toFixed(3)),
    rarities: Buffer.from(Uint8Array.from(kept, (hash) => rarest.get(hash) ?? 0)).toString('base64'),
    hashes: Buffer.from(Uint32Array.from(kept).buffer).toString('base64'),
  };
  writeFileSync(TARGET, `${JSON.stringify(written)}\n`);
  console.log(`${taught.length} lines, ${kept.length} signs of ${all.length}`);
} else {
  const at = new Map(kept.map((hash, place) => [hash, place]));
  const read = lines
    .filter(isLeftOut)
    .map((line) => {
      const values = valuesOf(line.text, (hash) =>
        at.has(hash) ? (rarest.get(hash) ?? 0) * RARER : undefined,
      );
      const weight = values.reduce(
        (sum, [hash, value]) => sum + (weights[at.get(hash) ?? -1] ?? 0) * value,
        bias,
      );
      return { ...line, chance: 1 / (1 + Math.exp(-weight)) };
    })
    .sort((one, other) => one.chance - other.chance);
  for (const { chance, set, text, isUnlawful } of read)
    console.log(`${chance.toFixed(3)} ${isUnlawful ? 'unlawful' : 'lawful'} (${set}): ${text}`);
}
