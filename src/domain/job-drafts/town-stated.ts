import { countryName } from '#src/lib/places.ts';
import { cityOf, stateNamed } from '../lexicon/places.ts';
import type { DraftFields } from './schema.ts';
import { LONGEST_LINE } from './town-beside-terms.ts';

type Place = Omit<NonNullable<DraftFields['location']>, 'type'>;

const STATES: readonly (readonly [country: string, codes: RegExp])[] = [
  [
    'US',
    /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/u,
  ],
  ['CA', /^(?:AB|BC|MB|NB|NS|ON|QC|SK)$/u],
  ['AU', /^(?:ACT|NSW|QLD|TAS|VIC)$/u],
];
/** Letters that are a word, an office or a sign as well: behind a comma alone. */
const ALSO_A_WORD = /^(?:PA|MD|MA|MS|OK|IN|OR|ME|HI|LA|ID|AL|CO|DE|IA|AR|CA|CT|MI|ON)$/u;

/** Behind letters that are a word as well: nothing of the same sentence but a post code. */
const ENDS_THERE = /^\s*(?:[,.;:()/|–-]|$|\d{5})/u;
/** Where towns of its own are told with letters of two or three, which may be those of a state elsewhere. */
const STATES_AT_HOME: ReadonlySet<string> = new Set(['US', 'CA']);
/** So many times as many people as the town of the agency's own country. */
const LARGER = 3;

/** One to three words before the letters of a state, with or without a comma: "Ann Arbor, MI", "scottsdale AZ". */
const STATED =
  /(?<![\p{L}\d’'/&-])((?:\p{L}[\p{L}’'.-]+ ){0,2}\p{L}[\p{L}’'.-]+)(,?) ([A-Z]{2,3})(?=\s*(?:[,.;:()/|–-]|$)| (?:[\d$£€]|\p{Ll}))/gu;

const capital = (words: string): string =>
  words.replaceAll(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase());

/**
 * A town abroad with the letters of the state that it lies in, null of none. Where the letters are a word as well, a town of the
 * agency's own country that is called so and is not far smaller goes before it.
 */
export function townStated(lines: readonly string[], home: string): Place | null {
  for (const line of lines)
    for (const { 0: whole, 1: words = '', 2: comma = '', 3: state = '', index } of line
      .slice(0, LONGEST_LINE)
      .matchAll(STATED)) {
      const country = STATES.find(([, codes]) => codes.test(state))?.[0];
      if (country === undefined) continue;
      const isWord = comma === '' && ALSO_A_WORD.test(state);
      if (isWord && !ENDS_THERE.test(line.slice(index + whole.length))) continue;
      const all = words.split(' ');
      for (let from = 0; from < all.length; from += 1) {
        const city = capital(all.slice(from).join(' '));
        const there = cityOf({ city, state, country, home });
        const own = country === home ? null : cityOf({ city, country: home, home });
        if (there === null || there.state !== (stateNamed(state, country) ?? state)) continue;
        // "Reading PA" is an assistant in Reading, "Boston MA" no master of a small town in Lincolnshire.
        if (
          own !== null &&
          (isWord || STATES_AT_HOME.has(home)) &&
          there.population < own.population * LARGER
        )
          continue;
        return { city: there.name, state, country: countryName(country) ?? country, country_code: country };
      }
    }
  return null;
}
