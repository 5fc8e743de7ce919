import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import type { Facet, Note } from '#src/domain/search/facets.ts';

/**
 * Prints how many ways of saying one search are read alike: npm run eval:search-ways [-- --closed] [--wrong] [file]. A file has
 * blocks: a plain search behind `== `, then one other way a line of saying just the same. A way is right where it has the
 * conditions of the plain one and no others, whatever their order; what is wrong of the closed files is never listed, so that no rule is made with it.
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

/** The names of a condition, any of which will do, each with what else is said of it. */
function namesOf(given: Facet): string[] {
  const { kind, strength, label, values, min, max, when, currency, within_km, movable, absent } = given;
  const bounds = [min, max].map((bound) => (bound === null ? '' : Math.round(bound * 100) / 100));
  const rest = [...bounds, when, currency, within_km, absent ? 'absent' : ''].join('|').replace(/\|+$/, '');
  const isFigure = min !== null || max !== null;
  const names = values.length > 0 ? [...values] : movable ? [] : [isFigure ? '' : label];
  if (movable) names.push('open to relocation');
  return names.map((name) => [kind, strength, name, rest].join('|').replace(/\|$/, ''));
}

/** Alternatives as one line: what all of them share holds by itself, and of single conditions each name is one. */
function alternativesOf(facets: readonly Facet[]): string[] {
  const choices = new Map<string, string[]>();
  for (const [at, each] of facets.entries()) {
    const key = each.together === null ? `alone ${at}` : `together ${each.together}`;
    choices.set(key, [...(choices.get(key) ?? []), namesOf(each).toSorted().join(' or ')]);
  }
  const all = [...choices.values()];
  const shared = [...new Set(all[0])].filter((one) => all.every((choice) => choice.includes(one)));
  const own = all.map((choice) => choice.filter((one) => !shared.includes(one)).toSorted());
  if (own.some((choice) => choice.length === 0)) return shared;
  const names = own.flatMap((choice) =>
    choice.length === 1 ? (choice[0] ?? '').split(' or ') : choice.join(' and '),
  );
  return [...shared, [...new Set(names)].toSorted().join(' or ')];
}

/** Both edges of one figure, told one by one, as one condition. */
function inOne(facets: readonly Facet[]): Facet[] {
  const isEdge = ({ kind, strength, either }: Facet): boolean =>
    strength === 'must' && either === null && (kind === 'salary' || kind === 'years_experience');
  return facets.flatMap((each, at) => {
    if (!isEdge(each) || (each.min === null) === (each.max === null)) return [each];
    const other = facets.findIndex(
      (one) =>
        isEdge(one) &&
        one.kind === each.kind &&
        one.currency === each.currency &&
        (one.min === null) === (each.max === null) &&
        (one.max === null) === (each.min === null),
    );
    if (other < 0) return [each];
    const { min, max } = facets[other] as Facet;
    return other < at ? [] : [{ ...each, label: 'both edges', min: each.min ?? min, max: each.max ?? max }];
  });
}

/** What is left out that another condition leaves out by itself: who left a company is not there now. */
function withoutImplied(facets: readonly Facet[]): Facet[] {
  const musts = facets.filter(({ strength, either }) => strength === 'must' && either === null);
  const isImplied = ({ kind, strength, when, values }: Facet): boolean =>
    strength === 'exclude' &&
    musts.some((one) => {
      if (one.kind !== kind) return false;
      if (kind === 'employer')
        return (
          one.when === 'past' && when === 'current' && values.every((value) => one.values.includes(value))
        );
      return kind === 'work_rights' && values.every((value) => !one.values.includes(value));
    });
  return facets.filter((each) => !isImplied(each));
}

/**
 * What chooses or leaves out, as one line a condition, in the same words however the conditions are cut: by names and not by
 * labels, in no order, with what is left out a name a line.
 */
function conditionsOf(facets: readonly Facet[]): string[] {
  const asked = withoutImplied(
    inOne(facets.filter(({ strength, kind }) => strength !== 'nice' && kind !== 'unsupported')),
  );
  const lines: string[] = [];
  const groups = new Map<string, Facet[]>();
  for (const each of asked) {
    const { either, together, strength } = each;
    if (either !== null) groups.set(`${either}`, [...(groups.get(`${either}`) ?? []), each]);
    else if (together !== null)
      groups.set(`out ${together}`, [...(groups.get(`out ${together}`) ?? []), each]);
    else if (strength === 'exclude') lines.push(...namesOf(each));
    else lines.push(namesOf(each).toSorted().join(' or '));
  }
  for (const [key, group] of groups)
    if (key.startsWith('out')) lines.push(group.flatMap(namesOf).toSorted().join(' and '));
    else lines.push(...alternativesOf(group));
  return [...new Set(lines)].toSorted();
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
