import { placeAt } from '../../lexicon/places.ts';
import type { Draft } from './draft.ts';

const LISTED = /(?<![\p{L}\p{N}/])[A-Z]{2}(?:\s*(?:\/|,|&|\bor\b)\s*[A-Z]{2})+(?![\p{L}\p{N}/])/gu;

/** Those that are little else where they stand in a list; another is a state only beside one of these. */
const SURE = new Set(
  'NJ NY TX FL OH MN NC TN KY WI IL AZ NV UT NM KS NE ND MT WY NH VT RI MI AR AK HI'.split(' '),
);

/** "NJ/PA", "TX, NM or AZ": a list of American states by their codes, before PA can be read as an assistant. */
export function readStateCodes(draft: Draft): void {
  if (draft.text === draft.text.toUpperCase()) return;
  for (const { index, 0: list } of draft.each(LISTED)) {
    const codes = [...list.matchAll(/[A-Z]{2}/g)].map(({ index: from, 0: code }) => ({
      code,
      at: index + from,
      place: placeAt([code.toLowerCase()], 0, 'US')?.place,
    }));
    const states = codes.flatMap(({ place }) =>
      place?.kind === 'state' && place.country === 'US' ? [place] : [],
    );
    if (states.length < codes.length || !codes.some(({ code }) => SURE.has(code))) continue;
    draft.take(index, index + list.length, {
      kind: 'location',
      label: states
        .map(({ name }) => name)
        .join(' or ')
        .slice(0, 200),
      values: states.map(({ name }) => `${name}, US`).slice(0, 20),
    });
  }
}
