import { countryName } from '#src/lib/places.ts';
import { cityOf } from '../lexicon/places.ts';

/** How the cases that stand behind "do", "w" and "z" end, each with what the name itself may end in: "do Poznania", "w Krakowie". */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/owie$/u, ['ów', 'owa']],
  [/owa$/u, ['ów', 'owo']],
  [/(?:ania|aniu)$/u, ['ań']],
  [/(?:nia|niu)$/u, ['ń', 'nie']],
  [/(?:wia|wiu)$/u, ['w']],
  [/dzi$/u, ['dź', 'dzia']],
  [/(?:scy|sku)$/u, ['sk']],
  [/(?:icach|ic)$/u, ['ice']],
  [/ach$/u, ['y', 'e']],
  [/awie$/u, ['awa']],
  [/nie$/u, ['na', 'n', 'no']],
  [/cie$/u, ['ta', 't', 'to']],
  [/dzie$/u, ['da', 'd']],
  [/lu$/u, ['l', 'le']],
  [/mi[au]$/u, ['m']],
  [/c[au]$/u, ['iec', 'ec']],
  [/zczy$/u, ['zcz']],
  [/na$/u, ['no', 'n']],
  [/zy$/u, ['za']],
  [/(?:y|i)$/u, ['a', 'ia']],
  [/(?:a|u)$/u, ['']],
  [/(?:ej|iej)$/u, ['a']],
];

const BEHIND =
  /(?<!\p{L})(?:[Ww]e?|[Dd]o|[Zz]e?|[Kk]oło|[Pp]od|[Oo]bok|[Nn]a terenie) (\p{Lu}\p{Ll}{3,}(?:-\p{Lu}\p{Ll}{2,})?)/gu;

/** A town of Poland as a sentence has it, by its own name; null of none. */
export function polishPlace(
  lines: readonly string[],
): { city: string; country: string; country_code: string } | null {
  for (const line of lines)
    for (const [, said = ''] of line.matchAll(BEHIND)) {
      for (const name of [said, ...nominativesOf(said)]) {
        const city = name.length > 3 ? cityOf({ city: name, country: 'PL', home: 'PL' }) : null;
        if (city !== null) return { city: city.name, country: countryName('PL') ?? 'PL', country_code: 'PL' };
      }
    }
  return null;
}

const nominativesOf = (said: string): string[] =>
  ENDINGS.flatMap(([ending, own]) => (ending.test(said) ? own.map((end) => said.replace(ending, end)) : []));
