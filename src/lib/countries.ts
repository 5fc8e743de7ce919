import { createRequire } from 'node:module';
import countries, { type LocaleData } from 'i18n-iso-countries/index.js';

// The library's default entry loads country names in eighty languages.
const load = createRequire(import.meta.url);
const localeOf = (language: string): LocaleData => load(`i18n-iso-countries/langs/${language}.json`);
countries.registerLocale(localeOf('en'));

/** Countries by their ISO 3166-1 codes and English names. */
export { countries };

/** Countries by what German, French, Dutch, Spanish and Italian call them, with their codes (ISO 3166-1 alpha-2). */
export function* countryNamesAbroad(): Generator<{ code: string; name: string }> {
  for (const language of ['de', 'fr', 'nl', 'es', 'it'])
    for (const [code, names] of Object.entries(localeOf(language).countries))
      for (const name of [names].flat()) yield { code, name };
}

let byName: ReadonlyMap<string, string> | undefined;

/** The alpha-2 code of a country by one of its English names, in any case; null for none. */
export function codeOfEnglishName(name: string): string | null {
  // Of a name that two countries have, the first is meant: the last entry stays in a map.
  byName ??= new Map(
    Object.entries(countries.getNames('en', { select: 'all' }))
      .flatMap(([code, names]) => [names].flat().map((one): [string, string] => [one.toLowerCase(), code]))
      .reverse(),
  );
  return byName.get(name.toLowerCase()) ?? null;
}
