import type { CompiledQuery, Home, Note } from '../../facets.ts';
import { askedOf } from './asked.ts';
import { tellDenials, tellIdleDenials } from './denials.ts';
import { tellFigures, tellIdleSides, tellSides } from './figures.ts';
import { tellGivers, tellHaste } from './givers.ts';
import { tellTwoHomes } from './homes.ts';
import { tellJoins } from './joins.ts';
import { tellTwoOfOneKind } from './kinds.ts';
import {
  tellBehindComma,
  tellFieldsOfTitles,
  tellHouseOrTrade,
  tellStays,
  tellTwoYears,
  tellWorth,
} from './scopes.ts';
import { tellTerms } from './terms.ts';
import { tellPast, tellTimes } from './times.ts';

/**
 * The net under the readings: each word of a text that carries a meaning of its own (a time, an "or", a figure, a no, a side) is held
 * against the conditions that were made of the text, and what none of them carries is told. It changes nothing of the conditions.
 */
export function untold(
  query: string,
  compiled: Omit<CompiledQuery, 'intent'>,
  { country, today }: Pick<Home, 'country' | 'today'>,
): Note[] {
  const asked = askedOf(query, compiled, country);
  const told = [
    ...tellTimes(asked),
    ...tellFigures(asked, today),
    ...tellSides(asked),
    ...tellDenials(asked),
    ...tellJoins(asked),
    ...tellTwoOfOneKind(asked),
    ...tellTwoHomes(asked),
    ...tellTerms(asked),
    ...tellTwoYears(asked),
    ...tellWorth(asked),
    ...tellStays(asked),
    ...tellFieldsOfTitles(asked),
    ...tellGivers(asked),
    ...tellHaste(asked),
    ...tellHouseOrTrade(asked),
    ...tellBehindComma(asked),
  ];
  if (told.length > 0) return told;
  return [...tellPast(asked), ...tellIdleDenials(asked), ...tellIdleSides(asked)];
}
