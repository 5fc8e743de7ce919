import { countries } from '#src/lib/countries.ts';
import { fold } from '#src/lib/fold.ts';
import { linesOf } from '../lexicon/data-file.ts';
import { looksLikeEmployer, looksLikeTitle } from './words.ts';

const STATES: Record<string, string> = {
  AU: 'NSW,VIC,QLD,WA,SA,TAS,ACT,NT,New South Wales,Victoria,Queensland,Western Australia,South Australia,Tasmania,Australian Capital Territory,Northern Territory',
  US: 'AL,AK,AZ,AR,CA,CO,CT,DE,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WV,WI,WY,DC,Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming',
  CA: 'ON,QC,BC,AB,MB,SK,NS,NB,NL,PE,Ontario,Quebec,British Columbia,Alberta,Manitoba,Saskatchewan,Nova Scotia,New Brunswick',
  GB: 'England,Scotland,Wales,Northern Ireland,Greater London,Kent,Surrey,Essex,Hampshire,Lancashire,Yorkshire,West Yorkshire,South Yorkshire,Greater Manchester,West Midlands,Merseyside,Berkshire,Hertfordshire,Oxfordshire,Cambridgeshire',
};

/** Names of cities that are listed under another. */
const MORE_CITIES: readonly (readonly [string, string])[] = [
  ['galway', 'IE'],
  ['new york', 'US'],
];

interface Words {
  /** Country of the largest city of each name. */
  cities: ReadonlyMap<string, string>;
  skills: ReadonlyMap<string, string>;
  languages: ReadonlyMap<string, string>;
  states: ReadonlyMap<string, string>;
}

let words: Words | undefined;

function load(): Words {
  if (words !== undefined) return words;
  const cities = new Map(MORE_CITIES);
  for (const line of linesOf('cities.tsv')) {
    const [, name = '', country = ''] = line.split('\t');
    // The largest come first.
    if (!cities.has(fold(name))) cities.set(fold(name), country);
  }
  const states = new Map<string, string>();
  for (const [country, names] of Object.entries(STATES))
    for (const name of names.split(','))
      if (!states.has(name.toLowerCase())) states.set(name.toLowerCase(), country);
  words = { cities, skills: namesIn('skills.txt'), languages: namesIn('languages.txt'), states };
  return words;
}

/** Names and their other names, folded, with the name they stand for. */
function namesIn(file: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const line of linesOf(file)) {
    const [head = '', others = ''] = line.split(/:\s+/);
    const name = (head.split(/[<>]/)[0] ?? '').trim();
    for (const other of [name, ...others.split(',')]) {
      const key = fold(other.replace(/^\s*\?/, ''));
      if (key !== '' && !key.includes('{') && !names.has(key)) names.set(key, name);
    }
  }
  return names;
}

export interface Place {
  city: string | null;
  state: string | null;
  country: string | null;
  country_code: string | null;
}

const POSTCODE = /\b(?:\d{4,5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)\b/g;

const STREET =
  /^\d+[A-Za-z]?[\s/]|\b(?:st|street|road|rd|ave|avenue|lane|drive|dr|way|close|court|crescent|parade|terrace|unit|flat|level|suite|apt)\b\.?/i;

/**
 * The place that a text names and nothing else: "Perth, WA 6000, Australia". Null for other texts.
 * @param loose whether names that are not known may stand before it, as in an address
 */
export function placeIn(text: string, loose = false): Place | null {
  const { cities, states } = load();
  const bare = text
    .replace(/^\s*(?:location|address|based in|lives? in|residence|city|wohnort|adresse)\s*[:：]?\s*/i, '')
    .replace(POSTCODE, ' ')
    .replace(/\((?:remote|hybrid|on-?site)\)/i, '')
    .trim();
  if (bare.length < 2 || bare.length > 90 || /[@:;!?]|\d{3}|\w\.\w{2,}|\w\/\w/.test(bare)) return null;
  const parts = bare
    .split(/\s*[,|/•·–]\s*|\s+-\s+|\t/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^\d+[/\d-]*$/.test(part));
  if (parts.length === 0 || parts.length > 6) return null;
  const place: Place = { city: null, state: null, country: null, country_code: null };
  const code =
    parts.length > 1 || !cities.has(fold(parts[0] ?? '')) ? countryCodeOf(parts.at(-1) ?? '') : null;
  const stateLast =
    code !== null &&
    states.get((parts.at(-1) ?? '').toLowerCase()) === 'US' &&
    (parts.at(-1) ?? '').length === 2;
  if (code !== null && !stateLast) {
    place.country_code = code;
    parts.pop();
  }
  let unknown = 0;
  for (const [at, part] of parts.entries()) {
    // Of an address, the suburb stands before the city that its state follows.
    if (
      at + 1 < parts.length &&
      /^.+\s[A-Z]{2,3}$/.test(parts[at + 1] ?? '') &&
      states.has((parts[at + 1] ?? '').split(' ').at(-1)?.toLowerCase() ?? '')
    )
      continue;
    if (part === 'New York' || part === 'Washington') {
      if (at === 0 && parts.length > 1) {
        place.city = part;
        continue;
      }
    }
    const alone = parts.length === 1 && place.country_code === null;
    const both = /^(.+?)\s+([A-Z]{2,3})$/.exec(part);
    const inState = both === null ? undefined : states.get((both[2] ?? '').toLowerCase());
    // Written small, the abbreviations are words: in, or, me.
    const state =
      part.length <= 3 && part !== part.toUpperCase() ? undefined : states.get(part.toLowerCase());
    const name = fold(
      part.replace(/^(?:greater|metro)\s+/i, '').replace(/\s+(?:area|region|metropolitan area)$/i, ''),
    );
    const country = cities.get(name);
    if (place.city === null && country !== undefined && /^\p{Lu}/u.test(part)) {
      place.city = part;
      place.country_code ??= at === parts.length - 1 ? country : null;
    } else if (both !== null && inState !== undefined && place.city === null) {
      place.city = both[1] ?? null;
      place.state = both[2] ?? null;
      place.country_code ??= inState;
    } else if (state !== undefined && place.state === null && (!alone || part.length > 3)) {
      place.state = part;
      place.country_code ??= state;
    } else if (place.city !== null && place.state === null && /^\p{Lu}[\p{L}.'’ -]{2,30}$/u.test(part))
      place.state = part;
    else if (!STREET.test(part) || place.city !== null) unknown += 1;
  }
  const sole = parts.find((part) => !STREET.test(part));
  // A town too small to be known, with its state or country beside it.
  if (
    place.city === null &&
    sole !== undefined &&
    sole !== place.state &&
    (place.state !== null || (loose && place.country_code !== null)) &&
    /^\p{Lu}[\p{L}.'’ -]{2,30}$/u.test(sole) &&
    sole.split(' ').length <= 3 &&
    parts.length <= 2 &&
    !looksLikeEmployer(sole) &&
    !looksLikeTitle(sole)
  ) {
    place.city = sole;
    unknown -= 1;
  }
  if (place.city === null && place.state === null && place.country_code === null) return null;
  if (unknown > (loose ? 2 : 0)) return null;
  if (place.city !== null) place.country_code ??= cities.get(fold(place.city)) ?? null;
  place.country = place.country_code === null ? null : (countries.getName(place.country_code, 'en') ?? null);
  return place;
}

function countryCodeOf(part: string): string | null {
  const name = part.replace(/^the\s+/i, '').replace(/\.$/, '');
  if (/^(?:UK|U\.K\.?|England|Scotland|Wales|Northern Ireland|Great Britain)$/i.test(name)) return 'GB';
  if (/^(?:USA?|U\.S\.A?\.?|United States(?: of America)?)$/i.test(name)) return 'US';
  if (/^(?:UAE)$/i.test(name)) return 'AE';
  if (/^[A-Z]{3}$/.test(name)) return countries.alpha3ToAlpha2(name) ?? null;
  return name.length > 3 ? (countries.getAlpha2Code(name, 'en') ?? null) : null;
}

/** The name of a skill by any of its names; null for what is none that is known. */
export function skillNamed(text: string): string | null {
  return load().skills.get(fold(text)) ?? null;
}

/** The name of a spoken language; null for what is none. */
export function languageNamed(text: string): string | null {
  return load().languages.get(fold(text)) ?? null;
}
