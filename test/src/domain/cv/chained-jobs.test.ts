import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extract } from '#src/adapters/cv/extract.ts';
import { type Chain, COUNT, LABELS, labelled, likelihood, STEPS, sumsOf } from '#src/domain/cv/chain.ts';
import { type ChainedJob, chainedJobs } from '#src/domain/cv/chained-jobs.ts';
import type { Found } from '#src/domain/cv/found.ts';
import type { CvFields } from '#src/domain/cv/schema.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { weighedJobs } from '#src/domain/cv/weighed-jobs.ts';

type Experience = CvFields['experience'][number];

/** A page as lines: `*` a bullet, `**` bold, an empty line space above the next. */
const page = (text: string): CvLine[] => {
  const lines = text.split('\n');
  return lines.flatMap((line, at) =>
    line === ''
      ? []
      : [
          {
            text: line.replace(/^\*+ ?/, '').replaceAll('    ', '\t'),
            page: 1,
            size: 11,
            bold: line.startsWith('**'),
            styled: false,
            apart: lines[at - 1] === '',
            bullet: line.startsWith('* '),
            margin: false,
          },
        ],
  );
};

/** Without what stands between the lines of a quote and between words. */
const plain = (text: string): string => text.replace(/[\s·]+/g, '');

const read = (text: string): (string | null)[][] =>
  chainedJobs(page(text)).jobs.map(({ title, employer, from, to }) => [title, employer, from, to]);

describe('jobs by the learned chain', () => {
  it('are told under headings that no list knows, whichever of title and employer comes first', () => {
    expect(
      read(`**Ada Quill
ada@quill.example

**Where the days went
**Tarn & Holloway Ltd, Leeds
Stores controller    March 2019 – present
* Counts, returns, two juniors
**Ridley Castings
Stores assistant    2014 – 2019
* Goods in and out`),
    ).toEqual([
      ['Stores controller', 'Tarn & Holloway Ltd', '2019-03', null],
      ['Stores assistant', 'Ridley Castings', '2014', '2019'],
    ]);
    expect(
      read(`Wat ik deed
2018 – heden    Planner wegvervoer    Hagens Transport B.V., Venlo
2012 – 2018    Chauffeur    De Wit Logistiek, Tilburg`),
    ).toEqual([
      ['Planner wegvervoer', 'Hagens Transport B.V.', '2018', null],
      ['Chauffeur', 'De Wit Logistiek', '2012', '2018'],
    ]);
  });

  it('have a title and an employer that stand in their quotes, on pages of any format', async () => {
    const folder = join(import.meta.dirname, '../../../eval/cv/open');
    const files = readdirSync(folder)
      .filter((file) => /\.(?:docx|doc|pdf)$/.test(file))
      .filter((_, at) => at % 12 === 0);
    let count = 0;
    for (const file of files)
      for (const { title, employer, quote } of chainedJobs(
        (await extract(readFileSync(join(folder, file)))).lines,
      ).jobs) {
        count += 1;
        const said = plain(quote);
        if (quote.length < 300)
          expect(
            [title, employer].filter((part) => !said.includes(plain(part))),
            file,
          ).toEqual([]);
      }
    expect(count).toBeGreaterThan(20);
  });
});

describe('a chain', () => {
  const chain: Chain = {
    signs: [[0], [0], [1]].map((own) => Int32Array.from(own)),
    kinds: ['text', 'text', 'span'],
    steps: [0, 0, 1],
  };
  const weights = {
    signs: Float64Array.from({ length: 2 * COUNT }, (_, at) =>
      at % COUNT === LABELS.indexOf('TI') ? 3 : (at % 7) / 4,
    ),
    steps: new Float64Array(STEPS * COUNT * COUNT),
  };

  it('says of each piece how likely it is each thing, one in all', () => {
    const sums = sumsOf(weights, chain);
    for (const at of [0, 1, 2]) {
      const all = LABELS.map((_, label) => likelihood(sums, at, label));
      expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    }
  });

  it('has a title go on behind a title alone, and a time be no title', () => {
    const labels = labelled(weights, chain, sumsOf(weights, chain).scores);
    expect(labels[0]).not.toBe('TI');
    expect(labels[1] === 'TI' ? labels[0]?.[0] : 'T').toBe('T');
    expect(['O', 'D']).toContain(labels[2]);
  });
});

describe('jobs by the rules and by the chain', () => {
  const value = (
    title: string | null,
    employer: string | null,
    from: string,
    to: string | null,
  ): Experience => ({
    title,
    employer,
    location: null,
    from,
    to,
    is_current: to === null,
    description: null,
  });
  const rule = (confidence: number, ...of: Parameters<typeof value>): Found<Experience> => ({
    value: value(...of),
    confidence,
    page: 1,
    quote: 'as the rules read it',
  });
  const chained = (
    likely: number,
    title: string,
    employer: string,
    from: string,
    to: string | null,
  ): ChainedJob => ({
    ...value(title, employer, from, to),
    title,
    employer,
    likely,
    shared: false,
    page: 1,
    quote: `${title} · ${employer}`,
  });
  const both = (rules: Found<Experience>[], jobs: ChainedJob[]) =>
    weighedJobs(rules, {
      jobs,
      times: jobs.map(({ from, to, is_current: current, likely }) => ({ from, to, current, likely })),
    }).map(({ value: { title, employer }, confidence }) => [title, employer, confidence]);
  const other = chained(0.99, 'Nurse', 'Arden Hospital', '2020', null);

  it('stay the rules’ where the chain reads none', () => {
    const rules = [
      rule(0.4, 'Baker', null, '2010', '2012'),
      rule(0.95, 'Nurse', 'Arden Hospital', '2020', null),
    ];
    expect(weighedJobs(rules, { jobs: [], times: [] })).toEqual(rules);
  });

  it('are sure where both read the same, and to be checked where one does not see them', () => {
    const sure = rule(0.95, 'Nurse', 'Arden Hospital', '2020', null);
    expect(both([sure], [other])).toEqual([['Nurse', 'Arden Hospital', 0.95]]);
    const [unseen] = both([rule(0.85, 'Baker', 'Crumb', '2010', '2012'), sure], [other]);
    expect(unseen?.[2]).toBeLessThan(0.7);
  });

  it('are the chain’s where the rules doubt theirs, with its quote, and the rules’ where they are sure', () => {
    const read = chained(0.9, 'Baker', 'Crumb', '2010', '2012');
    const [doubted] = weighedJobs([rule(0.4, 'Crumb', null, '2010', '2012')], { jobs: [read], times: [] });
    expect(doubted).toMatchObject({ value: { title: 'Baker', employer: 'Crumb' }, quote: read.quote });
    expect(doubted?.confidence).toBeLessThan(0.9);
    expect(both([rule(0.95, 'Crumb', 'Baker Ltd', '2010', '2012')], [read])).toEqual([
      ['Crumb', 'Baker Ltd', 0.8],
    ]);
  });

  it('come in the order of the page, without pauses, studies, towns and what is within another job', () => {
    const known = rule(0.95, 'Nurse', 'Arden Hospital', '2020', null);
    const jobs = [
      other,
      chained(0.95, 'Baker', 'Crumb', '2010', '2012'),
      chained(0.95, 'Elternzeit', 'Crumb', '2012', '2014'),
      chained(0.95, 'Bachelor of Science', 'University of Leeds', '2006', '2009'),
      chained(0.95, 'Barman', 'Madrid', '2004', '2005'),
      chained(0.95, 'Ward lead', 'Arden Hospital', '2021', '2022'),
    ];
    expect(both([known], jobs).map(([title]) => title)).toEqual(['Nurse', 'Baker']);
  });
});
