import { fold } from '#src/lib/fold.ts';
import { placeOf } from './address-town.ts';
import type { Found } from './found.ts';
import type { CvLine } from './source.ts';
import { type Place, placeIn } from './vocabulary.ts';

// "Jaboatão dos Guararapes – PE", "Ribeirão Preto/SP": in Brazil the short form of a state stands behind its city alone.
const CITY =
  /(?<=^|[,;|·•\t]\s*|\s[–—-]\s)(\p{Lu}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,5})\s*[–—/-]\s*(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)(?![\p{L}\d])/gu;

/** A town that may be a quarter called as one elsewhere, or the city that its line or the next one names with its state. */
export function withCityOfState(found: Found<Place>, lines: readonly CvLine[], home: string): Found<Place> {
  const at = lines.findIndex(({ text }) => text === found.quote);
  const near = [found.quote, ...(at < 0 ? [] : [lines[at + 1]?.text ?? ''])];
  const cities = near.flatMap((text) => [...text.matchAll(CITY)].map(([, city = '']) => city));
  const own = fold(found.value.city ?? '');
  const [city] = cities;
  if (city === undefined || cities.some((one) => fold(one) === own)) return found;
  const isBrazilian = home === 'BR' || placeIn(city)?.country_code === 'BR';
  return isBrazilian ? { ...found, value: placeOf(city, 'BR') } : found;
}
