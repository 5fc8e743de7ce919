import { placeNamed } from '../../../lexicon/places.ts';
import type { Draft } from '../draft.ts';

const NATIONS: readonly (readonly [string, RegExp])[] = [
  ['AU', /\b(?:australian|aussie|aus|au)\b/i],
  ['NZ', /\b(?:nz|kiwi|new zealand)\b/i],
  ['GB', /\b(?:british|uk)\b/i],
  ['US', /\b(?:us|american)\b/i],
  ['CA', /\bcanadian\b/i],
  ['IE', /\birish\b/i],
  ['DE', /\bgerman\b/i],
  ['FR', /\bfrench\b/i],
  ['CH', /\bswiss\b/i],
  ['AT', /\baustrian\b/i],
  ['IT', /\bitalian\b/i],
  ['ES', /\bspanish\b/i],
  ['NL', /\bdutch\b/i],
  ['IN', /\bindian\b/i],
  ['BE', /\bbelgian\b/i],
  ['SE', /\bswedish\b/i],
  ['NO', /\bnorwegian\b/i],
  ['DK', /\bdanish\b/i],
  ['PL', /\bpolish\b/i],
  ['PT', /\bportuguese\b/i],
  ['CN', /\bchinese\b/i],
  ['JP', /\bjapanese\b/i],
  // Of no single country.
  ['EU', /\b(?:eu|european)\b/i],
];

/** "French passports" where nobody is looked for in France: records tell citizens of where somebody works, and of no other country. */
export function tellNations(draft: Draft): void {
  const where = new Set([
    draft.home.country,
    ...draft.read.flatMap(({ facet: { kind, values } }) => {
      if (kind !== 'location') return [];
      return values.flatMap((value) => {
        const place = placeNamed(value, draft.home.country);
        return place === null || place.kind === 'region' ? [] : [place.country];
      });
    }),
  ]);
  for (const { at, end, facet } of draft.read) {
    if (facet.kind !== 'work_rights' || !facet.values.includes('citizen')) continue;
    const said = draft.text.slice(at, end).trim();
    if (!/\b(?:citizen|national|passport)/i.test(said)) continue;
    const other = NATIONS.some(([country, nation]) => !where.has(country) && nation.test(said));
    if (other)
      draft.note(
        'read_as',
        `"${said}" was looked for as citizen of where somebody works: of which other country is on no record.`,
      );
  }
}
