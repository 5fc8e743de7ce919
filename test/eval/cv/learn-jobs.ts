import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from '#src/adapters/cv/extract.ts';
import { CHAIN_FILE, chainIn, chainLines } from '#src/domain/cv/chain-weights.ts';
import { chainedJobs, chainedLines } from '#src/domain/cv/chained-jobs.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvSource } from '#src/domain/cv/source.ts';
import { type Reading, type Scored, score, sum } from './score.ts';
import type { Truth } from './sheet.ts';
import { learnChain, type Page } from './train-chain.ts';

/**
 * Learns what the pieces of a CV's lines are, and writes the weights that src/domain/cv/chained-jobs.ts reads: npm run
 * eval:cv:learn-jobs. It learns from the open CVs alone; the kept and closed ones are never read here. The same files give the same
 * weights. With `--by-lot` nothing is written: each lot is read by what the others teach, which tells what a page of an
 * author that was not met gets from the chain alone.
 */
const TARGET = join(import.meta.dirname, '../../../src/domain/lexicon/data', CHAIN_FILE);
/** Weights that are smaller tell next to nothing. */
const LEAST = 0.12;
const LOTS =
  /^(?:fresh|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(?:eleven|twelf|(?:thir|four|fif|six|seven|eigh|nine)teen)th|twent(?:ieth|y-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))|thirt(?:ieth|y-first))/;

interface Read extends Page {
  lot: string;
  source: CvSource;
}

async function pagesOf(folder: string, file: string): Promise<Read[]> {
  const truths: Truth[] = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
  const pages: Read[] = [];
  for (const truth of truths.filter(({ format }) => ['pdf', 'docx', 'doc'].includes(format))) {
    const source = await extract(readFileSync(join(import.meta.dirname, folder, truth.file)));
    const lot = `${folder} ${LOTS.exec(truth.file)?.[0] ?? 'first'}`;
    pages.push({ truth, lot, source, lines: chainedLines(source.lines) });
  }
  return pages;
}

const withJobs = (reading: Reading, experience: Reading['fields']['experience']): Reading => ({
  fields: { ...reading.fields, experience },
  provenance: {},
});

function print(name: string, scored: readonly Scored[]): void {
  const { right, found, there } = sum(scored, 'jobs');
  console.log(
    `${name.padEnd(24)} precision ${(right / found).toFixed(2)}  recall ${(right / there).toFixed(2)}  (${right} of ${found} found, ${there} there)`,
  );
}

const pages = [...(await pagesOf('open', 'open.json')), ...(await pagesOf('fresh', 'fresh/truth.json'))];
if (process.argv.includes('--by-lot')) {
  const all: Scored[] = [];
  for (const lot of new Set(pages.map((page) => page.lot))) {
    const learned = learnChain(pages.filter((page) => page.lot !== lot));
    const scored = pages
      .filter((page) => page.lot === lot)
      .map(({ truth, source }) => {
        const reading: Reading = readLines(source, truth.agency, truth.file);
        return score(truth, withJobs(reading, chainedJobs(source.lines, learned).jobs));
      });
    print(lot, scored);
    all.push(...scored);
  }
  print('all', all);
} else {
  const lines = chainLines(learnChain(pages), LEAST);
  writeFileSync(
    TARGET,
    `${[
      '# What a piece of a line of a CV is, by its signs: in hundredths, for each of O T< T> TI E< E> EI D P H (chain.ts). The rows',
      '# "step" say what each of these is worth behind each of them, within a line, on the next and further on. Learned from the open',
      '# CVs of test/eval/cv by learn-jobs.ts there.',
      ...lines,
    ].join('\n')}\n`,
  );
  console.log(`${pages.length} pages, ${chainIn(lines).index.size} signs`);
}
