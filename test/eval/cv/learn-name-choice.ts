import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from '#src/adapters/cv/extract.ts';
import { linesOfHouse } from '#src/domain/cv/letterhead.ts';
import { nameLines } from '#src/domain/cv/name-choice.ts';
import { sameWords, spansWithSigns } from '#src/domain/cv/name-weighing.ts';
import { readLines } from '#src/domain/cv/read.ts';
import { counted } from '../progress.ts';
import type { Truth } from './sheet.ts';

/**
 * Learns what the signs of a stretch of a CV weigh for its being the candidate's name, from the open CVs that are made, and writes the
 * weights that src/domain/cv/name-weighing.ts reads: npm run eval:cv:learn-name-choice. Prints first how the names of each eighth of the
 * lots are told by what the others taught. A logistic regression by AdaGrad (Duchi, Hazan and Singer 2011); the same files give the same
 * weights.
 */
const TARGET = join(import.meta.dirname, '../../../src/domain/cv/name-weights.json');
const PARTS = 8;
/** Of the stretches that are no name so many are learned from. */
const SHARE = 0.35;
const EPOCHS = 25;
const RATE = 0.1;
const DECAY = 0.001;
/** Weights below it are left out. */
const LEAST = 0.05;

interface Stretch {
  is: boolean;
  name: string;
  signs: Int32Array;
}
interface Page {
  file: string;
  names: string[];
  stretches: Stretch[];
}

const index = new Map<string, number>();
const numberOf = (sign: string): number => {
  const known = index.get(sign) ?? index.size;
  index.set(sign, known);
  return known;
};

function random(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

async function pagesOf(folder: string, file: string): Promise<Page[]> {
  const path = join(import.meta.dirname, file);
  if (!existsSync(path)) return [];
  const truths: Truth[] = JSON.parse(readFileSync(path, 'utf8'));
  const pages: Page[] = [];
  for (const truth of counted(folder, truths)) {
    const cv = join(import.meta.dirname, folder, truth.file);
    if (!['pdf', 'docx', 'doc'].includes(truth.format) || !existsSync(cv)) continue;
    const source = await extract(readFileSync(cv));
    const { fields } = readLines(source, truth.agency, truth.file);
    const house = linesOfHouse(source.lines);
    const from = nameLines({
      all: source.lines.filter((line) => !house.has(line)),
      email: fields.email,
      slug: /in\/([^/?]+)/.exec(fields.linkedin_url ?? '')?.[1] ?? null,
      filename: '',
    });
    const names = truth.names.map(sameWords);
    const stretches = spansWithSigns(from.all, fields.email, from.addresses).map(({ span, signs }) => ({
      is: names.includes(sameWords(span.name)),
      name: sameWords(span.name),
      signs: Int32Array.from(signs.map(numberOf)),
    }));
    pages.push({ file: truth.file, names, stretches });
  }
  return pages;
}

interface Learned {
  bias: number;
  weights: Float64Array;
}

const oddsOf = ({ bias, weights }: Learned, signs: Int32Array): number =>
  signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), bias);

function learn(pages: readonly Page[]): Learned {
  const next = random();
  const examples = pages.flatMap(({ stretches }) => stretches.filter(({ is }) => is || next() < SHARE));
  const learned: Learned = { bias: 0, weights: new Float64Array(index.size) };
  const steps = new Float64Array(index.size).fill(1e-8);
  let biasSteps = 1e-8;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = examples.length - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1));
      [examples[at], examples[other]] = [examples[other] as Stretch, examples[at] as Stretch];
    }
    for (const { is, signs } of examples) {
      const error = 1 / (1 + Math.exp(-oddsOf(learned, signs))) - (is ? 1 : 0);
      biasSteps += error * error;
      learned.bias -= (RATE * error) / Math.sqrt(biasSteps);
      for (const sign of signs) {
        const slope = error + DECAY * (learned.weights[sign] ?? 0);
        steps[sign] = (steps[sign] ?? 0) + slope * slope;
        learned.weights[sign] = (learned.weights[sign] ?? 0) - (RATE * slope) / Math.sqrt(steps[sign] ?? 1);
      }
    }
  }
  return learned;
}

/** The likeliest stretch of a page, and how likely it is. */
function bestOf(learned: Learned, { stretches }: Page): { is: boolean; likely: number } {
  let best = { is: false, likely: 0 };
  for (const { is, signs } of stretches) {
    const likely = 1 / (1 + Math.exp(-oddsOf(learned, signs)));
    if (likely > best.likely) best = { is, likely };
  }
  return best;
}

const pages = [...(await pagesOf('open', 'open.json')), ...(await pagesOf('fresh', 'fresh/truth.json'))];
const lotOf = (file: string): string => file.replace(/-\d+-.*|\.\w+$/, '');
const lots = [...new Set(pages.map(({ file }) => lotOf(file)))];
const partOf = (page: Page): number => lots.indexOf(lotOf(page.file)) % PARTS;
const told: { is: boolean; likely: number; named: boolean }[] = [];
for (let part = 0; part < PARTS; part += 1) {
  const learned = learn(pages.filter((page) => partOf(page) !== part));
  for (const page of pages.filter((other) => partOf(other) === part))
    told.push({ ...bestOf(learned, page), named: page.names.length > 0 });
}
const named = told.filter((one) => one.named);
console.log(`${pages.length} CVs of ${lots.length} lots, each eighth read by what the others taught:`);
console.log(
  `  the likeliest stretch is the name of ${named.filter(({ is }) => is).length} of ${named.length}`,
);
for (const least of [0.5, 0.9, 0.95]) {
  const sure = told.filter(({ likely }) => likely >= least);
  console.log(`  of ${sure.length} that are ${least} likely ${sure.filter(({ is }) => is).length} are`);
}
const { bias, weights } = learn(pages);
const kept = [...index]
  .map(([sign, at]): [string, number] => [sign, Number((weights[at] ?? 0).toFixed(2))])
  .filter(([, weight]) => Math.abs(weight) >= LEAST)
  .sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  TARGET,
  `${JSON.stringify({ bias: Number(bias.toFixed(2)), weights: Object.fromEntries(kept) }, null, 2)}\n`,
);
