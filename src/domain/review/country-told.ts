import { codeOfEnglishName, countryNamesAbroad } from '#src/lib/countries.ts';
import { fold } from '#src/lib/fold.ts';
import { countryName } from '#src/lib/places.ts';
import type { Language } from '#src/lib/reader-language.ts';

let abroad: ReadonlyMap<string, string> | undefined;

function codeOf(country: string): string | null {
  abroad ??= new Map([...countryNamesAbroad()].map(({ code, name }) => [fold(name), code]));
  return codeOfEnglishName(country) ?? abroad.get(fold(country)) ?? null;
}

/** A country of a record as a text in a language calls it: Germany for Deutschland; as it stands where it is no country known. */
export function countryTold(country: string, language: Language): string {
  const code = codeOf(country.trim());
  if (code === null || (language === 'en' && codeOfEnglishName(country.trim()) !== null)) return country;
  const named = language === 'en' ? countryName(code) : regionsIn(language).of(code);
  return named ?? country;
}

const regionsIn = (language: Language): Intl.DisplayNames =>
  new Intl.DisplayNames(language, { type: 'region' });
