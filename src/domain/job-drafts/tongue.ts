import { type Language, languageOf } from '#src/lib/language.ts';

/** Where a language is spoken; first the country whose towns are meant where nothing else is told, but of English. */
const SPOKEN_IN: Readonly<Record<Tongue, readonly string[]>> = {
  en: 'GB US AU CA IE NZ ZA IN SG MT HK AE KE NG GH PH'.split(' '),
  de: ['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'IT'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU', 'MC', 'MA', 'TN', 'DZ', 'SN', 'CI'],
  es: 'ES MX AR CL CO PE UY PY BO EC VE CR PA GT HN SV NI DO CU PR US'.split(' '),
  it: ['IT', 'CH', 'SM'],
  pt: ['PT', 'BR', 'AO', 'MZ', 'CV'],
  nl: ['NL', 'BE', 'SR', 'CW', 'AW'],
  pl: ['PL'],
  sv: ['SE', 'FI', 'AX'],
  da: ['DK', 'GL', 'FO'],
  no: ['NO'],
};
type Tongue = Language | 'pl' | 'sv' | 'da' | 'no';

/** Words that the one language has and its neighbours have not, for those that `languageOf` does not tell. */
const NORTHERN: readonly (readonly [Tongue, RegExp])[] = [
  [
    'pl',
    /(?<!\p{L})(?:\p{L}*[ąęłńśźż]\p{L}*|szukam\p{L}*|poszukuj\p{L}*|potrzebuj\p{L}*|umowa|praca|brutto|oraz|jest|dla)(?!\p{L})/giu,
  ],
  ['sv', /(?<!\p{L})(?:och|att|är|på|till|inte|söker|av|lön|timmar|tillsvidare|heltid)(?!\p{L})/giu],
  [
    'da',
    /(?<!\p{L})(?:og|ikke|til|på|af|søger|arbejd\p{L}*|løn|timer|fuldtid|stilling|medarbejder\p{L}*)(?!\p{L})/giu,
  ],
  [
    'no',
    /(?<!\p{L})(?:og|ikke|til|på|av|søker|arbeid\p{L}*|lønn|jobb\p{L}*|heltid|stilling|medarbeider\p{L}*)(?!\p{L})/giu,
  ],
];
const LEAST = 2;

function tongueOf(text: string): Tongue {
  const language = languageOf(text);
  if (language !== 'en') return language;
  const english = text.match(/\b(?:the|and|you|with|for|our|will|of|is|are|we)\b/giu)?.length ?? 0;
  const counted = NORTHERN.map(([tongue, words]) => ({ tongue, count: text.match(words)?.length ?? 0 }));
  const [first, second] = counted.toSorted((a, b) => b.count - a.count);
  const isTold =
    first !== undefined &&
    first.count >= LEAST &&
    first.count > english &&
    first.count > (second?.count ?? 0);
  return isTold ? first.tongue : 'en';
}

/**
 * The country that is meant by a text in a language that is not spoken where the agency is: what its towns are looked up in. Null of a
 * text in a language of the agency's own country, and of English, which briefs of all countries are written in.
 */
export function countryOfTongue(text: string, home: string): string | null {
  const tongue = tongueOf(text);
  const spoken = SPOKEN_IN[tongue];
  return tongue === 'en' || spoken.includes(home) ? null : (spoken[0] ?? null);
}

/** Words of English that a few words of a brief have none of, by which it may be in any language. */
const ENGLISH = /(?<!\p{L})(?:the|and|you|with|for|our|will|of|is|are|we|at|to)(?!\p{L})/giu;

/** Whether the language of a text is one of a country, or too few words tell which it is. */
export function isSpokenIn(text: string, country: string): boolean {
  const tongue = tongueOf(text);
  const isUnsure = tongue === 'en' && (text.match(ENGLISH)?.length ?? 0) < LEAST;
  return isUnsure || SPOKEN_IN[tongue].includes(country);
}
