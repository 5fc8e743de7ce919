import type { Place } from '../../../lexicon/gazetteer.ts';
import { placeNamed } from '../../../lexicon/places.ts';
import { outsideQuotes } from './in-turn.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3}`;
const WIDE_AND_TOWNS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:[Tt]he\s+)?(${NAME})\s*\(\s*((?:(?:either|only|just|in)\s+)*${NAME}(?:\s*(?:,\s*or|,|\/|\bor\b|\band\b|&)\s*${NAME}){0,5})(?:\s+(?:only|area))?\s*\)`,
  'gu',
);
/** What is no place of the lists and still one by its name: "Bay Area (San Francisco or Oakland)". */
const BY_NAME = /\s(?:Area|Region|Coast|Belt|Corridor|Valley)$/;
const SHORT: Readonly<Record<string, string>> = {
  SF: 'San Francisco',
  LA: 'Los Angeles',
  NYC: 'New York City',
};

/** A query in which only the towns are left of a wider place that names them in brackets: "the UK (London or Leeds) or Dublin". */
export const withTownsOfBrackets = (query: string, home: string): string =>
  query.includes('(')
    ? outsideQuotes(query, (part) =>
        part.replace(WIDE_AND_TOWNS, (whole: string, wide: string, list: string) => {
          const towns = list
            .replace(/^(?:(?:either|only|just|in)\s+)+/, '')
            .split(/\s*(?:,\s*or\b|,|\/|\bor\b|\band\b|&)\s*/)
            .map((town) => SHORT[town] ?? town);
          const outer = placeNamed(wide, home);
          const isWithin = towns.every((town) => {
            const inner = placeNamed(town, home);
            return inner !== null && (outer === null ? BY_NAME.test(` ${wide}`) : liesIn(inner, outer));
          });
          return isWithin ? towns.join(' or ') : whole;
        }),
      )
    : query;

function liesIn(inner: Place, outer: Place): boolean {
  if (inner.kind === 'region' || outer.kind === 'city') return false;
  if (outer.kind === 'region') return outer.countries.includes(inner.country);
  if (inner.country !== outer.country || inner.kind === 'country') return false;
  return outer.kind !== 'state' || inner.kind !== 'city' || inner.state === outer.state;
}
