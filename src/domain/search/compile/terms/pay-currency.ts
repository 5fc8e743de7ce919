import { currencyOf } from '#src/lib/places.ts';
import { placeNamed } from '../../../lexicon/places.ts';
import { UNDER } from '../../facets.ts';
import type { Draft } from '../draft.ts';

const MAX_CURRENCIES = 5;
/** Those that a dollar sign stands for. */
export const DOLLARS: ReadonlySet<string> = new Set('USD AUD NZD CAD SGD HKD'.split(' '));

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
  const all = [...new Set([...countries].map(currencyOf))];
  for (const facet of draft.bare) {
    // "London, up to $150k" is paid in dollars wherever that is.
    const [currency, ...others] = draft.dollars.has(facet) ? all.filter((each) => DOLLARS.has(each)) : all;
    if (currency === undefined) continue;
    const said = [currency, ...others].join(' or ');
    facet.label = facet.label.replace(facet.currency ?? currency, said);
    facet.currency = currency;
    facet.values = [...facet.values.filter((value) => value === UNDER), ...others.slice(0, MAX_CURRENCIES)];
  }
}
