import { COUNTRIES } from '../../../lexicon/gazetteer.ts';
import { countryOfCode, placeNamed } from '../../../lexicon/places.ts';

/**
 * Short and everyday names of countries as they stand in lists of places. Those that are words of a sentence in small letters
 * ("it", "at", "no", "be", "in", "my", "us") are none of them.
 */
const SHORT: Readonly<Record<string, string>> = {
  aussie: 'AU',
  oz: 'AU',
  aus: 'AU',
  aust: 'AU',
  aotearoa: 'NZ',
  kiwiland: 'NZ',
  ire: 'IE',
  irl: 'IE',
  eire: 'IE',
  roi: 'IE',
  sg: 'SG',
  sgp: 'SG',
  sing: 'SG',
  spore: 'SG',
  hk: 'HK',
  ger: 'DE',
  deu: 'DE',
  nl: 'NL',
  nld: 'NL',
  neth: 'NL',
  fra: 'FR',
  esp: 'ES',
  swz: 'CH',
  switz: 'CH',
  swi: 'CH',
  aut: 'AT',
  bel: 'BE',
  den: 'DK',
  dk: 'DK',
  swe: 'SE',
  fin: 'FI',
  pl: 'PL',
  pol: 'PL',
  prt: 'PT',
  cz: 'CZ',
  uae: 'AE',
  jpn: 'JP',
  rsa: 'ZA',
  usa: 'US',
  uk: 'GB',
  gb: 'GB',
  gbr: 'GB',
  nz: 'NZ',
  nzl: 'NZ',
  can: 'CA',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  ie: 'IE',
  ch: 'CH',
  se: 'SE',
  fi: 'FI',
  pt: 'PT',
  jp: 'JP',
};
/** Two letters that are a country in capitals alone, as in small ones they are words of a sentence. */
const CAPITALS: Readonly<Record<string, string>> = {
  US: 'US',
  AU: 'AU',
  AT: 'AT',
  BE: 'BE',
  IT: 'IT',
  NO: 'NO',
  IN: 'IN',
  AE: 'AE',
};
/** Those that the readers of places know wherever they stand. */
const PLAIN: ReadonlySet<string> = new Set(['uk', 'nz', 'aus', 'uae', 'usa', 'us', 'au', 'gb']);
const FULL: readonly string[] = COUNTRIES.flatMap((code) => countryOfCode(code)?.name ?? []);

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
const WRITTEN = [
  ...Object.keys(SHORT).flatMap((name) => [name, capital(name), name.toUpperCase()]),
  ...Object.keys(CAPITALS),
  ...FULL.flatMap((name) => [name, name.toLowerCase()]),
];
const ONE = `(?:[Tt]he\\s+)?(?:${WRITTEN.map(escaped).join('|')})`;
const JOINT = String.raw`(?:\s*(?:,|\/|&|\+)\s*(?:or\s+|and\s+)?|\s+(?:or|and)\s+(?:else\s+)?(?:in\s+)?|\s+)`;
const LIST = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./'’+#-])${ONE}(?:${JOINT}${ONE})+(?![\p{L}\p{N}@'’]|\.\p{L}|-\p{L})`,
  'gu',
);
const EACH = new RegExp(String.raw`(?<!\p{L})(?:${ONE})(?!\p{L})`, 'gu');
/** A short name that the readers of places do not know: without one a list stays as it is. */
const NEW = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.keys(SHORT)
    .filter((name) => !PLAIN.has(name))
    .join('|')})(?!\p{L})`,
  'iu',
);
const SPEAKS = /\b(?:speak\w*|fluent(?:\s+in)?|languages?|bilingual|trilingual|native)[\s:(]*$/i;

/** What a nation is said of, and no place: "Aussie or Kiwi citizens", "NZ or Oz passports". */
const OF_NATION =
  /^\s+(?:citizen|passport|national|resident|PRs?\b|visa|dollar|born|born|trained|educated|qualified|experience|firm|compan|bank|accent|market|law|tax|payroll|time|hours|registr)/i;

const bare = (said: string): string => said.replace(/^the\s+/i, '');

const codeOf = (said: string): string | undefined => CAPITALS[bare(said)] ?? SHORT[bare(said).toLowerCase()];

const FULL_NAMES: ReadonlySet<string> = new Set(FULL.map((name) => name.toLowerCase()));
const isFull = (said: string): boolean => FULL_NAMES.has(bare(said).toLowerCase());
const isPlain = (said: string): boolean => PLAIN.has(bare(said).toLowerCase());

const nameOf = (said: string): string =>
  isFull(said) ? said : (countryOfCode(codeOf(said) ?? '')?.name ?? said);

/** "Aussie" and "Oz" where the words before say that somebody lives there: "living in Aussie". */
const ALONE =
  /(?<=\b(?:in|from|across|throughout|around|to|over in|based in|out of)\s+)(?:aussie|oz|kiwiland|ire|irl|roi|sing|sg|sgp|neth|switz|ger|nl)(?=\s*(?:$|[,;.)?!]|\b(?:who|with|that|if|on|at|for|or|and|now|only|please|already|wanting|looking|willing)\b))|(?<![\p{L}\d]|\d\s)oz(?=\s*(?:,|\/|&|\+|or|and)\s*(?:the\s+)?(?:nz|uk|usa|us|sg|new\s+zealand)(?!\p{L}))/giu;

const NAMED = String.raw`\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*)?`;
const EXCEPT = new RegExp(
  String.raw`(?<!\p{L})(?<whole>${NAMED})\s*,?\s*(?<open>\(?)\s*(?:barring|bar|excl?\.?|excluding|ex|minus|less|sans|save\s+for|save|but\s+not|not\s+incl?\.?(?:uding)?)\s+(?:the\s+)?(?<part>${NAMED})(?<close>\)?)(?!\p{L})`,
  'gu',
);
const isPlace = (name: string): boolean =>
  countryOfCode(name) !== null || placeNamed(name, 'GB') !== null || placeNamed(name, 'AU') !== null;

/** "England bar London", "Europe ex UK": a place without a part of it; "London ex KPMG" is somebody's past. */
const withPlacesExcept = (query: string): string =>
  query.replace(EXCEPT, (said: string, ...rest: unknown[]) => {
    const { whole = '', part = '', open, close } = rest.at(-1) as Record<string, string>;
    const last = whole.split(/\s+/).at(-1) ?? '';
    if (!(isPlace(whole) || isPlace(last)) || !isPlace(part)) return said;
    return `${whole}, not in ${part}${open === '' ? close : ''}`;
  });

/** Sides of a water, which are the countries on both, and "au nz" in small letters. */
const SIDES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\p{N}@./-])(?:au(?:\s*[,/&]\s*|\s+(?:or|and)\s+|\s+)nz)(?![\p{L}\p{N}./-]|\s+(?:citizen|passport|national|resident|dollar|PRs?\b))/gu,
    'Australia, New Zealand',
  ],
  [
    /(?<![\p{L}\p{N}@./-])(?:nz(?:\s*[,/&]\s*|\s+(?:or|and)\s+|\s+)au)(?![\p{L}\p{N}./-]|\s+(?:citizen|passport|national|resident|dollar|PRs?\b))/gu,
    'New Zealand, Australia',
  ],
  [
    /\b(?:(?:living|based|located|working|live|lives|sitting)\s+)?(?:on\s+)?(?:either|both|any|whichever)\s+sides?\s+of\s+(?:the\s+)?(?:Tasman(?:\s+Sea)?|ditch)\b|\btrans[\s-]?Tasman\b(?!\s+(?:trade|travel|mutual|experience|bubble|freight))|\b(?:Australasian|Antipodean)(?=\s+\p{Ll})/giu,
    'Australia or New Zealand',
  ],
  [
    /\b(?:(?:living|based|located|working|live|lives)\s+)?(?:on\s+)?(?:either|both)\s+sides?\s+of\s+the\s+Irish\s+(?:Sea|border)\b/giu,
    'the UK or Ireland',
  ],
];

/** "Us only", "us based", ", us": the country in small letters, where no pronoun stands. */
const US_IN_SMALL =
  /(?<![\p{L}\p{N}@./'’-])(?<!\b(?:at|about|ask|between|by|call|contact|email|find|for|from|get|give|help|let|like|mail|of|on|on(?:e|es)\s+of|phone|reach|ring|send|show|tell|to|with|write)\s+)us(?=[\s-]+based(?!\p{L})|\s+only(?:,?\s+(?:please|pls))?\s*(?:$|[,;.)!?])|\s*(?<=[,;(]\s*us\s*)(?:$|[,;)]))/gu;

/**
 * Countries in short and everyday forms as their names, where they stand in a list with others or behind where somebody lives: "uk nl
 * or germany", "UK, Ire, Aus or NZ", "aus nz or sg". A list all of whose names the readers know is left as it is.
 */
export function withCountriesSaid(query: string): string {
  let said = withPlacesExcept(query).replace(US_IN_SMALL, 'US');
  for (const [sides, countries] of SIDES)
    said = said.replace(sides, (whole) => (/\s/.test(whole) ? `in ${countries}` : countries));
  if (!NEW.test(said)) return said;
  said = said.replace(ALONE, nameOf);
  return said.replace(LIST, (list: string, at: number) => {
    const names = list.match(EACH) ?? [];
    const isNew = names.some((name) => !isFull(name) && !isPlain(name) && CAPITALS[bare(name)] === undefined);
    const isSure = names.some((name) => isFull(name) || isPlain(name));
    if (!isNew || !isSure || SPEAKS.test(said.slice(0, at))) return list;
    if (OF_NATION.test(said.slice(at + list.length))) return list;
    // "In Australia, can be remote": a verb.
    if (/(?:^|[^\p{L}])can$/u.test(list) && /^\s+\p{Ll}/u.test(said.slice(at + list.length))) return list;
    return list
      .replace(EACH, nameOf)
      .replace(/\s*\+\s*/g, ', ')
      .replace(
        /(?<=\p{L})(?<!\b(?:or|and|in|the|else))\s+(?=\p{L})(?!(?:or|and|in|the|else)\b)/gu,
        (space, gap: number, whole: string) => (isWithin(whole, gap) ? space : ', '),
      );
  });
}

/** Whether a space stands in the name of one country: "New Zealand". */
const isWithin = (list: string, at: number): boolean =>
  FULL.some((name) => {
    for (let from = list.indexOf(name); from >= 0; from = list.indexOf(name, from + 1))
      if (at > from && at < from + name.length) return true;
    return false;
  });
