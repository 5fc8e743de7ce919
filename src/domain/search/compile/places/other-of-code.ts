import { countryName } from '#src/lib/places.ts';
import { COUNTRIES, type Place } from '../../../lexicon/gazetteer.ts';
import { placeAt, stateOfCode } from '../../../lexicon/places.ts';
import type { Facet } from '../../facets.ts';
import type { Draft } from '../draft.ts';

/** What two letters in capitals may be, of all that they are: a country, an American and an Australian state. */
function meaningsOf(code: string): string[] {
  const australian = placeAt([code.toLowerCase()], 0, 'AU')?.place;
  const names = [
    COUNTRIES.includes(code) ? countryName(code) : null,
    stateOfCode(code)?.name ?? null,
    australian?.kind === 'state' && australian.country === 'AU' ? australian.name : null,
  ];
  return names.filter((name) => name !== null);
}

/**
 * Tells what two letters were read as, where they are a place of another country besides and neither is of where the agency is: "WA",
 * "IL", "MA". In "CA" away from both either is looked for.
 */
export function tellOtherOfCode(draft: Draft, raw: string, place: Place, taken: Facet): void {
  const { country: home } = draft.home;
  if (!/^[A-Z]{2}$/.test(raw) || place.kind === 'city' || ('country' in place && place.country === home))
    return;
  const others = meaningsOf(raw).filter((name) => name !== place.name);
  const [other] = others;
  if (other === undefined) return;
  const isEither = raw === 'CA' && place.kind === 'country';
  if (isEither) {
    taken.values = [`${other}, US`, ...taken.values];
    taken.label = taken.label.replace(place.name, `${other} or ${place.name}`);
  }
  const said = isEither ? taken.label : `${place.name}, not as ${other}`;
  draft.note(
    'read_as',
    `"${raw}" was ${isEither ? 'looked for' : 'read'} as ${said}. Write the name in full where another is meant.`,
  );
}
