import { placeNamed } from '../../../lexicon/places.ts';
import { outsideQuotes } from './in-turn.ts';
import { AT_HOUSES, COMPANY } from './said-of-choices.ts';

const OUTSIDE = new RegExp(
  String.raw`${AT_HOUSES}\s*,?\s+outside(?:\s+of)?\s+(?:at\s+|from\s+)?(?=(${COMPANY}))`,
  'gu',
);

/** "At banks outside HSBC" leaves out the house, "at a hospital outside Galway" says where the hospital is. */
export const withHousesOutside = (query: string, country: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(OUTSIDE, (said: string, name: string) =>
      placeNamed(name, country) === null ? ', not now at ' : said,
    ),
  );
