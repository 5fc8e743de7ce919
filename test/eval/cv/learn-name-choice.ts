import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from '#src/adapters/cv/extract.ts';
import { linesOfHouse } from '#src/domain/cv/letterhead.ts';
import { nameLines } from '#src/domain/cv/name-choice.ts';
import { sameWords, sharesOf, spansWithSigns } from '#src/domain/cv/name-weighing.ts';
import { readLines } from '#src/domain/cv/read.ts';
import { type Choice, learnChoice } from '../conditional-logit.ts';
import { kept, scoreOf } from '../logistic.ts';
import { counted } from '../progress.ts';
import type { Truth } from './sheet.ts';

/**
 * Learns what the signs of a stretch of a CV weigh for its being the candidate's name, from the open CVs that are made, and writes the
 * weights that src/domain/cv/name-weighing.ts reads: npm run eval:cv:learn-name-choice. Prints first how the names of each eighth of the
 * lots are told by what the others taught. The same files give the same weights.
 */
const TARGET = join(import.meta.dirname, '../../../src/domain/cv/name-weights.json');
const PARTS = 8;
/** Signs that fewer stretches have are left out. */
const LEAST = 5;

interface Page extends Choice {
  file: string;
  options: readonly { is: boolean; features: readonly string[]; key: string }[];
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
    const spans = spansWithSigns(from.all, fields.email, from.addresses);
    const options = spans.map(({ span, signs }) => ({
      is: names.includes(sameWords(span.name)),
      key: sameWords(span.name),
      features: signs,
    }));
    pages.push({ file: truth.file, isAny: names.length > 0, options });
  }
  return pages;
}

/** The likeliest name of a page, and how likely it is. */
function bestOf(learned: Parameters<typeof scoreOf>[0], { options }: Page): { is: boolean; likely: number } {
  const shares = sharesOf(options.map(({ features }) => scoreOf(learned, features)));
  const byName = new Map<string, { is: boolean; likely: number }>();
  for (const [at, { is, key }] of options.entries()) {
    const known = byName.get(key) ?? { is, likely: 0 };
    known.likely += shares[at] ?? 0;
    byName.set(key, known);
  }
  return [...byName.values()].reduce((a, b) => (b.likely > a.likely ? b : a), { is: false, likely: 0 });
}

const pages = [...(await pagesOf('open', 'open.json')), ...(await pagesOf('fresh', 'fresh/truth.json'))];
const lotOf = (file: string): string => file.replace(/-\d+-.*|\.\w+$/, '');
const lots = [...new Set(pages.map(({ file }) => lotOf(file)))];
const partOf = (page: Page): number => lots.indexOf(lotOf(page.file)) % PARTS;
const told: { is: boolean; likely: number; named: boolean }[] = [];
for (let part = 0; part < PARTS; part += 1) {
  const learned = learnChoice(
    pages.filter((page) => partOf(page) !== part),
    LEAST,
  );
  for (const page of pages.filter((other) => partOf(other) === part))
    told.push({ ...bestOf(learned, page), named: page.isAny });
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
writeFileSync(TARGET, `${JSON.stringify(kept(learnChoice(pages, LEAST)), null, 2)}\n`);
