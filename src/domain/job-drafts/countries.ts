import { countryNamesAbroad } from '#src/lib/countries.ts';
import { fold } from '#src/lib/fold.ts';

let byName: ReadonlyMap<string, string> | undefined;

/** The code of a country that is named in another language than English: "España", "Frankreich"; null of no country. */
export function countryAbroad(name: string): string | null {
  byName ??= new Map([...countryNamesAbroad()].map(({ code, name: said }) => [fold(said), code]));
  return byName.get(fold(name)) ?? null;
}
