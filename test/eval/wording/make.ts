import { writeFileSync } from 'node:fs';
import { isForEverybody } from '#src/domain/moderation/everybody.ts';
import { sortsIn } from '#src/domain/moderation/index.ts';
import {
  featuresOf,
  isRead,
  type Least,
  leastFor,
  type Meant,
  RARER,
  SORTS,
  type Sort,
  type Thresholds,
  type Written,
  weightOf,
} from '#src/domain/moderation/likeness.ts';
import { type Counts, countsOf, PLACES } from '#src/domain/moderation/likeness-features.ts';
import { ownWordIn } from '#src/domain/moderation/own-words.ts';
import { clausesOf } from '#src/domain/moderation/plain.ts';
import type { Subject } from '#src/domain/moderation/types.ts';
import { type Line, learnedLines, ORDINARY as OF_ORDINARY, openLines } from './lines.ts';
import { vectorsOf, WIDTH, withVector, writtenMeant } from './meant.ts';
import { train } from './train.ts';
import { linesByAd } from './whole-ads.ts';
import { type Brief, FOLDERS, wideBriefs, wideLines } from './wide.ts';

/**
 * Makes the reader that holds what reads like known lines and lets go what reads like lawful ones
 * (src/domain/moderation/likeness.ts), of the open lines and of those of earlier closed sets: npm run wording:make. Each author is
 * read by a reader made of the others, which gives the table that it prints, of words alone and of meanings too. Closed lines take no part in it.
 * With `--table` nothing is written.
 */
/** What is held and let go, by what a text is about: set by the table that this prints. An ad has ten to twenty lines, so that few lawful ones may be held. */
const THRESHOLDS: Readonly<Record<Subject, Thresholds>> = {
  role: {
    plain: [1.25, 0.75, 0, -0.4],
    own: -1,
    letGo: { blocked: -1.85, loose: -1.75, described: -1.9 },
    unsure: 0.132,
  },
  person: {
    plain: [0.2, 0.2, 0.2, 0.2],
    own: -1,
    letGo: { blocked: -99, loose: -2.2, described: -99 },
    unsure: -99,
  },
};
/** The same where the meaning is read too, which is asked for between these weights of the words. */
const MEANT: Pick<Meant, 'doubted' | 'thresholds'> = {
  doubted: [-1.5, 1.5],
  thresholds: {
    role: { plain: [1.85, 1.35, 0.6, 0.2], own: -1.4 },
    person: { plain: [0.7, 0.7, 0.7, 0.7], own: -0.6 },
  },
};
/** A lawful line that is held costs more than an unlawful one brings. */
const LAWFUL_WEIGHT = 3;
const ROUNDS = 8;
/** How many lines must have a word, letters or a build for the reader to learn them. */
const LEAST = [2, 3, 3, 3, 3];

/** Nothing is trained by the open lines of this author, as closed ones by the same hand measure how well a stranger is read. */
const MEASURED = 'author 54';

type Kind = 'unlawful' | 'lawful' | 'ordinary';
interface Known extends Line {
  file: string;
  as: Kind;
}

/** Who wrote the lines of whole ads, by the number of their other lines. */
const OF_ADS: Readonly<Record<string, string>> = {
  'ads open': '30',
  'ads open second': '32',
  'ads open third': '36',
  'ads open fourth': '36',
  'ads open fifth': '39',
  'ads open sixth': '39',
  'ads open seventh': '41',
  'ads open eighth': '41',
  'ads open ninth': '44',
  'ads open tenth': '44',
  'ads open eleventh': '47',
  'ads open twelfth': '47',
  'ads open thirteenth': '49',
  'ads open fourteenth': '49',
  'ads open fifteenth': '52',
  'ads open sixteenth': '52',
  'ads open seventeenth': '54',
  'ads open eighteenth': '54',
  'ads open nineteenth': '56',
  'ads open twentieth': '56',
  'ads open twenty-first': '58',
  'ads open twenty-second': '58',
  'ads open twenty-third': '60',
  'ads open twenty-fourth': '60',
  'ads open twenty-fifth': '62',
  'ads open twenty-sixth': '62',
  'ads open twenty-seventh': '64',
  'ads open twenty-eighth': '64',
  'ads open twenty-ninth': '65',
  'ads open thirtieth': '67',
  'ads open thirty-first': '67',
  'ads open thirty-second': '68',
  'ads open thirty-third': '70',
  'ads open thirty-fourth': '71',
  'ads open thirty-fifth': '72',
  'ads open thirty-sixth': '73',
  'ads open thirty-seventh': '74',
  'ads open thirty-eighth': '75',
  'ads open thirty-ninth': '77',
  'ads open fortieth': '80',
  'ads open forty-first': '83',
  'ads open forty-second': '85',
  'ads open forty-third': '86',
  'ads open forty-fourth': '87',
  'ads open forty-fifth': '89',
  'ads open forty-sixth': '90',
  'ads open forty-seventh': '91',
  'ads open forty-eighth': 'ads 48',
};

const of = (file: string, as: Kind, lines: readonly Line[]): Known[] =>
  lines.map((line) => ({ ...line, file, as }));
const lines = [
  ...Object.entries({ ...openLines(), ...learnedLines() }).flatMap(([file, { unlawful, lawful }]) => [
    ...of(file, 'unlawful', unlawful),
    ...of(file, file === 'ordinary' || file.endsWith(OF_ORDINARY) ? 'ordinary' : 'lawful', lawful),
  ]),
  ...FOLDERS.flatMap((folder) =>
    (['learn', 'tune'] as const).flatMap((part) => {
      const { unlawful, lawful, ordinary } = wideLines(part, folder);
      return [
        ...of(folder, 'unlawful', unlawful),
        ...of(folder, 'lawful', lawful),
        ...of(folder, 'ordinary', ordinary),
      ];
    }),
  ),
  // Each line of whole lawful ads.
  ...Object.entries(linesByAd()).flatMap(([part, all]) => of(`ads ${part}`, 'ordinary', all)),
  ...(['learn', 'tune'] as const).flatMap((part) => {
    const { unlawful, lawful } = wideBriefs(part);
    const sentences = (brief: Brief): Line[] =>
      clausesOf(brief.coded.reduce((text, coded) => text.replace(coded, ''), brief.text)).map(({ text }) => ({
        ...brief,
        text,
      }));
    return [
      ...unlawful.flatMap(({ coded, ...brief }) =>
        of(
          'briefs',
          'unlawful',
          coded.map((text) => ({ ...brief, text })),
        ),
      ),
      ...of('briefs', 'ordinary', unlawful.flatMap(sentences)),
      ...of('briefs', 'lawful', lawful.flatMap(sentences)),
    ];
  }),
].filter((line) => isRead(line.text) && writerOf(line) !== MEASURED);

const asRead = ({ place, kind }: Line) =>
  ({ subject: kind === 'pitch' ? 'person' : 'role', place, isUnread: true, isSource: true }) as const;
const counts = lines.map(({ text }) => countsOf(text));
const rarities = raritiesOf(counts);
const examples = lines.map((line, at) => ({
  line,
  features: featuresOf(counts[at] ?? [], rarities),
  isUnlawful: line.as === 'unlawful',
  weight: line.as === 'lawful' ? LAWFUL_WEIGHT : 1,
}));

/** How rare each place is among the lines, four bits a place; 0 where too few have it. */
function raritiesOf(all: readonly Counts[]): Uint8Array {
  const holders = new Float64Array(PLACES);
  for (const [kind, least] of LEAST.entries()) {
    const having = new Uint32Array(PLACES);
    for (const one of all)
      for (const place of one[kind]?.keys() ?? []) having[place] = (having[place] ?? 0) + 1;
    having.forEach((some, place) => {
      if (some >= least) holders[place] = (holders[place] ?? 0) + some;
    });
  }
  const packed = new Uint8Array(PLACES / 2);
  holders.forEach((some, place) => {
    if (some === 0) return;
    const rarity = Math.max(1, Math.min(15, Math.round(Math.log((1 + all.length) / (1 + some)) / RARER)));
    packed[place >> 1] = (packed[place >> 1] ?? 0) | (rarity << (4 * (place & 1)));
  });
  return packed;
}

/** Who wrote a line, as far as is known: several sets are by one hand, and the voices of a set are. */
function writerOf({ file, author }: Known): string {
  const [, number] = /^(?:open|learned)(\d+)/.exec(file) ?? [];
  if (number !== undefined && /^(?:19|20|21|24)$/.test(number)) return `author ${number}`;
  if (/^learned(?:-kept|1[2346])/.test(file)) return 'open';
  const by = OF_ADS[file] ?? author;
  if (by !== undefined) return `author ${by}`;
  return file.startsWith('open') ? 'open' : file;
}

// Several writers are left out at once: one reader for each would take ten times as long and tells the same.
const writers = [...new Set(lines.map(writerOf))];
const roundOf = (line: Known): number => writers.indexOf(writerOf(line)) % ROUNDS;
const readers = Array.from({ length: ROUNDS }, (_, round) =>
  train(
    examples.filter(({ line }) => roundOf(line) !== round),
    PLACES,
  ),
);
const weigh = (text: string, line: Known): number => {
  const reader = readers[roundOf(line)];
  return reader === undefined ? 0 : weightOf(featuresOf(countsOf(text), rarities), reader);
};

const read = lines.map((line) => ({
  line,
  sentences: sortsIn(line.text, asRead(line)).map((one) => ({ ...one, score: weigh(one.text, line) })),
}));
type Read = (typeof read)[number];
type Sentence = Read['sentences'][number];

// The sentences of these are near misses; those of the other folders are what texts are made of.
const NEAR = ['ordinary', 'briefs'];
const isHeldByRules = ({ sentences }: Read): boolean => sentences.some(({ isFound }) => isFound);

// Sentences are read by themselves in the gate, so a line of one is learned as that.
const said = read.map(({ line, sentences: [first, ...others] }) =>
  first !== undefined && others.length === 0 ? first.text : line.text,
);
const vectorOf = await vectorsOf([
  ...said,
  ...read
    .filter((one) => !NEAR.includes(one.line.file) && !isHeldByRules(one))
    .flatMap(({ sentences }) => sentences.filter(isWeighed).map(({ text }) => text)),
]);
const meantExamples = examples.map(({ features, ...one }, at) => ({
  ...one,
  features: withVector(features, vectorOf(said[at] ?? '')),
}));
const meantReaders = Array.from({ length: ROUNDS }, (_, round) =>
  train(
    meantExamples.filter(({ line }) => roundOf(line) !== round),
    WIDTH,
  ),
);
const weighMeant = (text: string, vector: Float32Array, line: Known): number => {
  const reader = meantReaders[roundOf(line)];
  return reader === undefined
    ? 0
    : weightOf(withVector(featuresOf(countsOf(text), rarities), vector), reader);
};

// What nothing is found in is held for what it weighs.
function isWeighed({ isFound, left, text }: Sentence): boolean {
  return !isFound && left.length > text.length / 2 && !isForEverybody(left) && isRead(left);
}

const SUBJECTS = { role: ['ad', 'criteria'], person: ['pitch'] } as const;
const about = (subject: Subject): Read[] => {
  const kinds: readonly string[] = SUBJECTS[subject];
  return read.filter(({ line }) => kinds.includes(line.kind));
};
const passing = (subject: Subject, as: readonly Kind[]): Read[] =>
  about(subject).filter(
    (one) => as.includes(one.line.as) && !NEAR.includes(one.line.file) && !isHeldByRules(one),
  );
const isHeld = ({ line, sentences }: Read, thresholds: Thresholds, meant: Least | null): boolean =>
  sentences.filter(isWeighed).some(({ text, left, score }) => {
    const hasOwnWord = ownWordIn(left) !== null;
    const least = Math.min(score, weigh(left, line));
    const [from, to] = MEANT.doubted;
    if (meant === null || least < from || least > to) return least >= leastFor(text, thresholds, hasOwnWord);
    const weighs = (words: string): number => weighMeant(words, vectorOf(text), line);
    return Math.min(weighs(text), weighs(left)) >= leastFor(text, meant, hasOwnWord);
  });

const sentencesOf = (subject: Subject, as: Kind, sort: Sort): Sentence[] =>
  about(subject)
    .filter(({ line }) => line.as === as)
    .flatMap(({ sentences }) => sentences.filter((one) => one.sort === sort));
const certainOf = (subject: Subject, as: Kind, sort: Sort): Sentence[] =>
  sentencesOf(subject, as, sort).filter(({ isCertain }) => isCertain);

for (const subject of ['role', 'person'] as const) {
  const thresholds = THRESHOLDS[subject];
  console.log(subject, thresholds);
  for (const sort of SORTS) {
    const gone = (as: Kind): string => {
      const all = sentencesOf(subject, as, sort);
      const some = all.filter(({ isCertain, score }) => !isCertain && score < thresholds.letGo[sort]);
      return `${some.length} of ${all.length} (${certainOf(subject, as, sort).length} certain)`;
    };
    console.log(
      `  let go where what is found is ${sort}: unlawful ${gone('unlawful')}, lawful ${gone('lawful')}, ordinary ${gone('ordinary')}`,
    );
  }
  for (const [by, meant] of [
    ['words', null],
    ['meaning', MEANT.thresholds[subject]],
  ] as const) {
    const passed = (as: Kind): string => {
      const some = passing(subject, [as]);
      return `${some.filter((one) => isHeld(one, thresholds, meant)).length} of ${some.length}`;
    };
    console.log(
      `  held by ${by} of what no rule stops: unlawful ${passed('unlawful')}, lawful ${passed('lawful')}, ordinary ${passed('ordinary')}`,
    );
  }
}

if (!process.argv.includes('--table')) {
  const { weights, bias } = train(examples, PLACES);
  const scale = Number((weights.reduce((a, b) => Math.max(a, Math.abs(b)), 1e-9) / 127).toPrecision(4));
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  const written: Written = {
    thresholds: THRESHOLDS,
    scale,
    bias: Number(bias.toFixed(3)),
    rarities: Buffer.from(rarities).toString('base64'),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
  const changed = examples.filter(
    ({ features }) =>
      weightOf(features, { weights, bias }) >= 0 !== weightOf(features, { weights: bytes, bias, scale }) >= 0,
  );
  console.log(`${changed.length} of ${examples.length} lines are read otherwise by the weights as bytes`);
  writeFileSync(
    new URL('../../../src/domain/moderation/likeness.json', import.meta.url),
    `${JSON.stringify(written)}\n`,
  );
  writeFileSync(
    new URL('../../../src/domain/moderation/likeness-meant.json', import.meta.url),
    `${JSON.stringify({ ...MEANT, ...writtenMeant(train(meantExamples, WIDTH)) })}\n`,
  );
}
