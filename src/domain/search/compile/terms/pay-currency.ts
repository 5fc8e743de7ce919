import { currencyOf } from '#src/lib/places.ts';
import { placeNamed } from '../../../lexicon/places.ts';
import { UNDER } from '../../facets.ts';
import type { Draft } from '../draft.ts';

const MAX_CURRENCIES = 5;

/** Pay without a currency takes that of the country searched in, or of each of several. */
export function readCurrencyOfPlace(draft: Draft): void {
  const countries = new Set(
    draft.read.flatMap(({ facet }) => {
      if (facet.kind !== 'location') return [];
      return facet.values.flatMap((value) => {
        const place = placeNamed(value, draft.home.country);
        return place === null || place.kind === 'region' ? [] : [place.country];
      });
    }),
  );
  const [currency, ...others] = new Set([...countries].map(currencyOf));
  if (currency === undefined) return;
  for (const facet of draft.bare) {
    const said = [currency, ...others].join(' or ');
    facet.label = facet.label.replace(facet.currency ?? currency, said);
    facet.currency = currency;
    facet.values = [...facet.values.filter((value) => value === UNDER), ...others.slice(0, MAX_CURRENCIES)];
  }
}
