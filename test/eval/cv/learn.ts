import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from '#src/adapters/cv/extract.ts';
import { signsOf, TENTHS } from '#src/domain/cv/word-shapes.ts';
import { titlesAbroad, tradesAbroad } from '#src/domain/lexicon/abroad.ts';
import { linesOf, termsIn } from '#src/domain/lexicon/data-file.ts';
import type { Truth } from './sheet.ts';

/**
 * Learns by what words job titles and employers are told where no list knows them, and writes the weights that
 * src/domain/cv/word-shapes.ts reads: npm run eval:cv:learn. A softmax over titles, employers and all else (places, skills, studies,
 * what somebody did), learned from the lexicon and from the open CVs alone; the kept and closed ones are never read here. The
 * same files give the same weights.
 */
const KINDS = { title: 0, employer: 1, other: 2 } as const;
const TARGET = join(import.meta.dirname, '../../../src/domain/lexicon/data/title-and-employer-shapes.tsv');
/** How often a sign must be seen, and how much it must tell. */
const SEEN = 5;
const TELLING = 0.8;
const ROUNDS = 8;
const RATE = 0.3;
const SHRINK = 2e-5;

interface Example {
  text: string;
  kind: number;
  weight: number;
}

const capitals = (text: string): string =>
  text.replace(/(^|[\s/-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
/** In turn as "Senior Nurse" and as "Senior nurse": pages have both. */
const written = (text: string, at: number): string =>
  at % 2 === 1 ? capitals(text) : text.slice(0, 1).toUpperCase() + text.slice(1);

function ofLexicon(): Example[] {
  const roles = termsIn('roles.txt').flatMap(({ name, others }) => [
    name,
    ...others.map(({ phrase }) => phrase),
  ]);
  const employers = linesOf('employers.txt')
    .filter((line) => !line.startsWith('@'))
    .flatMap((line) => line.split(' = '));
  const cities = linesOf('cities.tsv').filter((_, at) => at % 40 === 0);
  const skills = termsIn('skills.txt').flatMap(({ name, others }) => [
    name,
    ...others.map(({ phrase }) => phrase),
  ]);
  const of = (texts: readonly string[], kind: number, weight: number): Example[] =>
    texts.filter((text) => text.length > 3).map((text) => ({ text, kind, weight }));
  return [
    ...of(roles.map(written), KINDS.title, 0.3),
    ...of(
      [...titlesAbroad()].map(({ title }, at) => written(title, at)),
      KINDS.title,
      0.2,
    ),
    ...of(tradesAbroad().map(capitals), KINDS.title, 0.2),
    ...of(
      employers.map((name) => capitals(name.replace(/^\?\s*/, ''))),
      KINDS.employer,
      0.5,
    ),
    ...of(
      cities.map((line) => line.split('\t')[1] ?? ''),
      KINDS.other,
      0.5,
    ),
    ...of(skills.filter((_, at) => at % 3 === 0).map(capitals), KINDS.other, 0.3),
  ];
}

async function ofPages(folder: string, file: string): Promise<Example[]> {
  const examples: Example[] = [];
  const truths: Truth[] = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
  for (const truth of truths.filter(({ format }) => ['pdf', 'docx', 'doc'].includes(format))) {
    const { lines } = await extract(readFileSync(join(import.meta.dirname, folder, truth.file)));
    const jobs = truth.jobs.flatMap(({ title, employer }) => [title.toLowerCase(), employer.toLowerCase()]);
    for (const { title, employer } of truth.jobs)
      examples.push(
        { text: title, kind: KINDS.title, weight: 1 },
        { text: employer, kind: KINDS.employer, weight: 1 },
      );
    for (const { degree, institution } of truth.education ?? [])
      for (const text of [degree, institution]) examples.push({ text, kind: KINDS.other, weight: 1 });
    for (const cell of lines.flatMap(({ text }) => text.split('\t')).map((text) => text.trim())) {
      const low = cell.toLowerCase();
      const isOfJob = jobs.some((job) => low.includes(job) || job.includes(low));
      if (cell.length > 2 && !isOfJob && !/(?<!\d)(?:19|20)\d\d(?!\d)|@/.test(cell))
        examples.push({ text: cell, kind: KINDS.other, weight: 0.5 });
    }
  }
  return examples;
}

/** A row of pseudo-random numbers between 0 and 1, the same in each run. */
function numbers(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

const newRow = (filled: number): number[] => [filled, filled, filled];

/** Softmax regression by gradients, with a step of its own for each weight (AdaGrad). */
function learn(examples: readonly Example[]): Map<string, number[]> {
  const signs = examples.map(({ text }) => signsOf(text));
  const seen = new Map<string, number>();
  for (const sign of signs.flat()) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const weights = new Map<string, { row: number[]; steps: number[] }>();
  for (const [sign, times] of seen)
    if (times >= SEEN) weights.set(sign, { row: newRow(0), steps: newRow(1e-6) });
  const used = signs.map((some) => some.flatMap((sign) => weights.get(sign) ?? []));
  const order = examples.map((_, at) => at);
  const next = numbers();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, next);
    for (const at of order) {
      const [example, own = []] = [examples[at], used[at]];
      if (example === undefined || own.length === 0) continue;
      const share = 1 / Math.sqrt(own.length);
      const raised = [0, 1, 2].map((kind) =>
        Math.exp(own.reduce((sum, { row }) => sum + (row[kind] ?? 0), 0) * share),
      );
      const all = raised.reduce((sum, one) => sum + one, 0);
      for (const { row, steps } of own)
        for (const kind of [0, 1, 2]) {
          const missed = (raised[kind] ?? 0) / all - (kind === example.kind ? 1 : 0);
          const slope = missed * share * example.weight + SHRINK * (row[kind] ?? 0);
          steps[kind] = (steps[kind] ?? 0) + slope * slope;
          row[kind] = (row[kind] ?? 0) - (RATE * slope) / Math.sqrt(steps[kind] ?? 1);
        }
    }
  }
  return new Map([...weights].map(([sign, { row }]) => [sign, row]));
}

const examples = [
  ...ofLexicon(),
  ...(await ofPages('open', 'open.json')),
  ...(await ofPages('fresh', 'fresh/truth.json')),
];
const lines = [...learn(examples)].flatMap(([sign, [title = 0, employer = 0, other = 0]]) => {
  const over = [title - other, employer - other];
  const isTelling = Math.max(...over, 0) - Math.min(...over, 0) > TELLING;
  return isTelling ? [[sign, ...over.map((one) => Math.round(one * TENTHS))].join('\t')] : [];
});
writeFileSync(
  TARGET,
  `${[
    '# What in a text speaks for a job title and for an employer over anything else, in tenths: =word, ^beginning, end$, ~piece,',
    '# 1 the end of the first word, 9 of the last. Learned from the lexicon and the open CVs of test/eval/cv by learn.ts there.',
    ...lines.toSorted(),
  ].join('\n')}\n`,
);
console.log(`${examples.length} texts, ${lines.length} signs`);
