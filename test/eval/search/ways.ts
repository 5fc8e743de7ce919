import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import type { Facet, Note } from '#src/domain/search/facets.ts';

/**
 * Prints how many ways of saying one search are read alike: npm run eval:search-ways [-- --closed] [--wrong] [file]. A file has
 * blocks: a plain search behind `== `, then one other way a line of saying just the same. A way is right where it has the
 * conditions of the plain one and no others; what is wrong of the closed files is never listed, so that no rule is made with it.
 */
const READER = { country: 'GB', currency: 'GBP', today: '2026-11-26' };

interface Block {
  plain: string;
  ways: string[];
}

function blocksOf(file: string): Block[] {
  const blocks: Block[] = [];
  for (const line of readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')) {
    const said = line.trim();
    if (said.startsWith('== ')) blocks.push({ plain: said.slice(3), ways: [] });
    else if (said !== '') blocks.at(-1)?.ways.push(said);
  }
  return blocks;
}

/** What chooses or leaves out, as one line a condition. */
function conditionsOf(facets: readonly Facet[]): string[] {
  return facets
    .filter(({ strength, kind }) => strength !== 'nice' && kind !== 'unsupported')
    .map(({ kind, strength, label, min, max, when }) => [kind, strength, label, min, max, when].join('|'))
    .sort();
}

const isTold = (facets: readonly Facet[], notes: readonly Note[]): boolean =>
  notes.length > 0 || facets.some(({ kind }) => kind === 'unsupported');

const words = process.argv.slice(2);
const part = words.includes('--closed') ? 'closed' : 'open';
const named = words.filter((word) => !word.startsWith('--'));
const totals = { ways: 0, right: 0, told: 0, silent: 0 };
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.startsWith('ways-') && file.endsWith(`-${part}.txt`))
  .filter((file) => named.length === 0 || named.some((name) => file.startsWith(`ways-${name}`)));
for (const file of files) {
  const sums = { ways: 0, right: 0, told: 0, silent: 0 };
  for (const { plain, ways } of blocksOf(file)) {
    const meant = conditionsOf(compileQuery(plain, READER).facets);
    const wrong: string[] = [];
    for (const way of ways) {
      const { facets, notes } = compileQuery(way, READER);
      const read = conditionsOf(facets);
      const verdict =
        read.join('\n') === meant.join('\n') ? 'right' : isTold(facets, notes) ? 'told' : 'silent';
      sums.ways += 1;
      sums[verdict] += 1;
      if (verdict === 'right') continue;
      const lacks = meant.filter((one) => !read.includes(one));
      const adds = read.filter((one) => !meant.includes(one));
      wrong.push(
        `${verdict}: ${way}\n    lacks ${lacks.join('; ') || '-'}\n    adds ${adds.join('; ') || '-'}`,
      );
    }
    if (part === 'open' && words.includes('--wrong') && wrong.length > 0)
      console.log(`\n== ${plain}\n  ${meant.join('\n  ')}\n${wrong.join('\n')}`);
  }
  console.log(file, sums);
  for (const key of ['ways', 'right', 'told', 'silent'] as const) totals[key] += sums[key];
}
console.log(part, totals);
