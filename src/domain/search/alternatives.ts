import type { Alternative, WordQuery } from '#db/search-index.ts';
import type { Facet } from './facets.ts';
import type { Asked } from './resolve.ts';
import { allOf, anyOf } from './word-queries.ts';

/**
 * Conditions with alternatives of different kinds made one, any of which will do, and exclusions that hold together made one: who
 * meets all of them is left out.
 * @param facets all of the query: an exclusion of which a part cannot be run is none
 */
export function withAlternatives(runnable: readonly Asked[], facets: readonly Facet[]): Asked[] {
  return runnable.flatMap((each) => {
    if (each.facet.together !== null && each.facet.strength === 'exclude')
      return excludedTogether(each, runnable, facets);
    const alternatives = runnable.filter((other) => isAlternative(each, other));
    if (alternatives.length < 2) return [each];
    if (alternatives[0] !== each) return [];
    const among = wholes(alternatives, facets);
    if (among.length === 0) return [];
    const label = among.map(({ facet: { label } }) => label).join(' or ');
    // What is said of the whole is said of a part that somebody has.
    const { facet } = alternatives.find((one) => !one.facet.absent) ?? each;
    return [{ facet: { ...facet, label: label.slice(0, 200) }, ...eitherOf(among) }];
  });
}

/** The queries for several conditions of which one will do: by words alone where none of them has a figure. */
export function eitherOf(among: readonly Asked[]): Omit<Asked, 'facet'> {
  const figure = among.some(hasFigure) ? { either: among.map(alternativeOf) } : null;
  return {
    any: figure === null ? anyOf(among.map(({ any }) => any)) : null,
    sure: figure === null ? anyOf(among.map(({ sure }) => sure)) : null,
    figure,
    among,
  };
}

const hasFigure = ({ any, figure, among }: Asked): boolean =>
  among === undefined ? any === null && figure !== null : among.some(hasFigure);

function alternativeOf(asked: Asked): Alternative {
  const parts = asked.among ?? [asked];
  return {
    words: allOf(parts.map(({ any }) => any)),
    figures: parts.flatMap(({ any, figure }) => (any === null && figure !== null ? [figure] : [])),
  };
}

/** Alternatives of several conditions that hold together made one each; one of which a part cannot be run is none. */
function wholes(alternatives: readonly Asked[], facets: readonly Facet[]): Asked[] {
  return alternatives.flatMap((each) => {
    const { together, either, strength } = each.facet;
    if (together === null) return [each];
    const parts = alternatives.filter(({ facet }) => facet.together === together);
    const asked = facets.filter(
      (facet) => facet.either === either && facet.together === together && facet.strength === strength,
    );
    if (parts[0] !== each || asked.length > parts.length) return [];
    const label = parts.map(({ facet }) => facet.label).join(' and ');
    return [
      {
        facet: { ...each.facet, label: label.slice(0, 200) },
        any: allOf(parts.map(({ any }) => any)),
        sure: parts.some(({ sure }) => sure === null) ? null : allOf(parts.map(({ sure }) => sure)),
        figure: null,
        among: [...parts],
        every: true,
      },
    ];
  });
}

function excludedTogether(each: Asked, runnable: readonly Asked[], facets: readonly Facet[]): Asked[] {
  const isMember = (facet: Facet): boolean =>
    facet.strength === 'exclude' && facet.together === each.facet.together;
  const members = runnable.filter(({ facet }) => isMember(facet));
  const isWhole = facets.filter(isMember).length === members.length;
  if (members[0] !== each || !isWhole || members.some(({ any }) => any === null)) return [];
  // A word that is a skill and a field of work is either.
  const parts = new Map<unknown, WordQuery[]>();
  for (const { facet, any } of members) {
    const part = facet.either ?? facet;
    parts.set(part, [...(parts.get(part) ?? []), ...(any === null ? [] : [any])]);
  }
  const all = allOf([...parts.values()].map(anyOf));
  return [{ ...each, any: all, sure: all, figure: null }];
}

const isAlternative = ({ facet: a }: Asked, { facet: b }: Asked): boolean =>
  a.either !== null && a.either === b.either && a.strength === 'must' && b.strength === 'must';
