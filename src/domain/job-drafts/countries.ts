import { countryNamesAbroad } from '#src/lib/countries.ts';
import { fold } from '#src/lib/fold.ts';
import { countryCode } from '#src/lib/places.ts';

let byName: ReadonlyMap<string, string> | undefined;

/** The code of a country that is named in another language than English: "España", "Frankreich"; null of no country. */
export function countryAbroad(name: string): string | null {
  byName ??= new Map([...countryNamesAbroad()].map(({ code, name: said }) => [fold(said), code]));
  return byName.get(fold(name)) ?? null;
}

/** Whether a text names a country, by its name in any language or its code: "Spain", "España", "the UAE". */
export const namesCountry = (text: string, code: string): boolean =>
  (text.match(/(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}.]+(?: \p{Lu}[\p{L}\p{M}]+)?/gu) ?? []).some((said) =>
    [said, said.split(' ')[0] ?? '', said.split(' ')[1] ?? ''].some(
      (one) => one !== '' && (countryCode(one.replaceAll('.', '')) === code || countryAbroad(one) === code),
    ),
  );
