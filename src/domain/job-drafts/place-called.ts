import { countryCode, countryName } from '#src/lib/places.ts';
import { explainedOf } from '../anonymity/index.ts';
import { cityOf, placeNamed, stateOfCode } from '../lexicon/places.ts';
import { smallTown } from '../lexicon/small-towns.ts';
import { slug } from '../lexicon/text.ts';
import { isGiven } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import { isLanguageName } from './language-names.ts';
import { roleIn } from './role-in.ts';
import type { DraftFields } from './schema.ts';

/** A place that somebody calls by its name, as a job's location has it. */

type Location = NonNullable<DraftFields['location']>;

export const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/iu;

/** Countries that are one city. */
const ONE_CITY = new Set(['SG', 'MC', 'HK', 'MO']);

/** The city that is a country, where work at no other place is named; null of any other country. */
export const cityOfState = (home: string): Omit<Location, 'type'> | null =>
  ONE_CITY.has(home) ? inCountry(countryName(home) ?? home, home) : null;

// "Raffles Place, Singapore": a part of the city that is its country.
function cityState(bare: string, home: string): ReturnType<typeof placeNamed> {
  const place = placeNamed(
    bare
      .split(/,\s*/)
      .at(-1)
      ?.replace(/\s*\(.*\)$/u, '') ?? '',
    home,
  );
  return place?.kind === 'country' && ONE_CITY.has(place.country) ? place : null;
}

/** "Golders Green, London", "Hinds, Ashburton": what no list knows, as a part of the town behind it. */
function partOf(bare: string, home: string): ReturnType<typeof placeNamed> {
  const parts = bare.split(/,\s*/);
  const place = parts.length === 2 ? placeNamed(parts[1] ?? '', home) : null;
  return place?.kind === 'city' && place.country === home ? place : null;
}

/** "Kassel-Wilhelmshöhe", "Lyon-Vaise": a town and a part of it, of which no other town is called so. */
function quarterOf(bare: string, home: string): ReturnType<typeof placeNamed> {
  const [, town = '', part = ''] =
    /^(\p{Lu}[\p{L}’']{2,}(?: \p{Lu}\p{L}+)?)-(\p{Lu}[\p{L}’']{3,})$/u.exec(bare) ?? [];
  // "Paris-Lyon" are two.
  const other = part === '' ? null : placeNamed(part, home);
  if (town === '' || (other?.kind === 'city' && other.country === home && other.population > LARGE_ENOUGH))
    return null;
  const place = placeNamed(town, home);
  return place?.kind === 'city' && place.country === home ? place : null;
}

const LARGE_ENOUGH = 50_000;

const PART_OF_TOWN =
  /^(\p{L}[^,]*) (?:North|South|East|West|Central|Heights|[Cc]ity|NE|NW|SE|SW|CBD|Nord|Süd|Ost|West|Mitte|Centre|Centro|Zuid|Noord|Oost)$/u;

/** "Wagga Wagga NSW" with its comma, "Dandenong South" as the town that it is a part of. */
function withState(bare: string, home: string): string {
  if (placeNamed(bare, home) !== null) return bare;
  const [, town = '', state = ''] = /^(\p{L}[^,]*?),? (\p{Lu}{2,3})$/u.exec(bare) ?? [];
  if (state !== '' && placeNamed(state, home)?.kind === 'state') return `${town}, ${state}`;
  // Codes of states that are words as well: "Tulsa OK", "Gary IN".
  if (home === 'US' && /^(?:OK|IN|OR|ME|HI)$/u.test(state) && placeNamed(town, home)?.kind === 'city')
    return town;
  // "Winton Southland": a town and what it lies in.
  const [, inRegion = '', region = ''] = /^(\p{Lu}[^,]*?) (\p{Lu}\p{L}{4,})$/u.exec(bare) ?? [];
  const lies = region === '' ? null : placeNamed(region, home);
  if (lies !== null && lies.kind !== 'city' && placeNamed(inRegion, home)?.kind === 'city') return inRegion;
  const [, whole] = PART_OF_TOWN.exec(bare) ?? [];
  return whole !== undefined && placeNamed(whole, home)?.kind === 'city' ? whole : bare;
}

/** What stands behind a town and is none: "E15", "SW1A 1AA", "MN 55802", "2060", "1204". */
export const POSTCODE =
  /,?\s+(?:[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?|(?<=[A-Z]{2,3} )\d{4,5}(?:-\d{4})?|\d{4,6}|(?<=\p{L}{4} )\d{1,2}(?:e|er|[eè]me|\.|º)?(?: (?:Bezirk|arr\p{L}*\.?|district|distrito))?)$/u;
/** Where a place ends and something else is said: "Singapore. 3 days office", "Melbourne CBD | permanent". */
const ENDS = /(?<!\b(?:St|Ste|Mt|Ft|Pt))[.;|]\s|\s[|–-]\s/u;
const LONGEST_PLACE = 60;
const MOST_PIECES = 4;

/**
 * Parses a place such as `Perth, WA, Australia`, also where more is said behind it.
 * @param isSaid whether a label says that it is one, so that a small town may be called as a thing is
 */
export function placeOf(matched: string, home: string, isSaid = false): Omit<Location, 'type'> | null {
  const [said = ''] = matched.split(ENDS);
  // "Raffles Place, Singapore": a part of the city that is its country.
  const city = /,/.test(said) ? cityState(said.replace(POSTCODE, '').trim(), home) : null;
  if (city?.kind === 'country') return inCountry(city.name, city.country);
  const whole = said.length > LONGEST_PLACE ? null : placeCalled(said, home, isSaid);
  const pieces = said.split(/,\s*/);
  if (whole !== null || pieces.length < 2) return whole;
  // "Stratford, London E15, hybrid", "Dubai office, Al Quoz": the first piece that is a town here.
  for (const piece of pieces.slice(0, MOST_PIECES)) {
    const place = placeCalled(piece, home, isSaid);
    if (place?.city !== undefined && place.country_code === home) return place;
  }
  return null;
}

/** "Sharjah industrial area 6", "Warrington depot": what lies in a town. */
const IN_TOWN =
  /(?<=\p{L}{3})\s+(?:industrial (?:area|estate|zone|park)|business park|science park|trading estate|retail park|free ?zone|(?:gewerbe|industrie)gebiet|zone industrielle|polígono industrial|zona industriale|bedrijventerrein|distrito industrial|head office|headquarters|hq|office|plant|warehouse|terminal|clinic|practice|store|shop|site|depot|branch|side|region|area|way)(?: \d+)?$/iu;

function placeCalled(said: string, home: string, isSaid: boolean): Omit<Location, 'type'> | null {
  const bare = said
    .replace(/\((.*?)\)/g, ' ')
    .replace(IN_TOWN, '')
    .replace(/\b(?:hybrid|remote|on[- ]?site|office|cbd)\b/gi, ' ')
    .replace(/[\s,;/|–-]+$/, '')
    .replace(/^[\s,;/|–-]+/, '')
    .replace(IN_TOWN, '')
    .replace(/\s?\/\s?\p{Lu}{2}$/u, '')
    .replace(/^\d{4,5}\s+(?=\p{L})/u, '')
    .replace(/^(?:standort|location|site|ort|lieu)\s*:?\s+/iu, '')
    .replace(POSTCODE, '')
    .split(/\s+(?:or|oder|ou)\s+/iu)[0]
    ?.trim();
  if (bare === undefined || bare === '' || (!isSaid && isLanguageName(bare))) return null;
  const county = inCounty(bare, home);
  if (county !== null) return county;
  const named =
    placeNamed(withState(bare, home), home) ??
    cityState(bare, home) ??
    partOf(bare, home) ??
    quarterOf(bare, home);
  // "Münster" is a town here before it is a part of another country.
  const isAbroad = named !== null && named.kind === 'state' && named.country !== home;
  const own = isAbroad ? cityOf({ city: bare, country: home, home }) : null;
  const place = own === null ? named : placeNamed(`${bare}, ${home}`, home);
  // "(Shelley)": somebody, though a small town abroad is called so.
  if (place !== null && !isSaid && isSmallAbroad(place, home) && isGiven(bare.toLowerCase())) return null;
  if (place === null || isSmallAbroad(place, home)) {
    const town = townCalled(bare, home, isSaid);
    if (town !== null) return inCountry(town, home);
  }
  if (place === null || place.kind === 'region') return null;
  // "CO", "PA": the code of a state abroad says nothing by itself.
  if (place.kind === 'state' && place.country !== home && /^\p{Lu}{2,3}\.?$/iu.test(bare)) return null;
  const country = { country: countryName(place.country) ?? place.country, country_code: place.country };
  if (place.kind === 'country')
    return ONE_CITY.has(place.country) ? { city: country.country, ...country } : country;
  if (place.kind === 'state') {
    // "Bellevue, WA": a town that is small or of another state in the list.
    const town = place.country === home ? TOWN_OF_STATE.exec(bare)?.[1] : undefined;
    const isTown = town !== undefined && placeNamed(town, home)?.kind !== 'state' && !NO_TOWN.test(town);
    return { ...(isTown ? { city: town } : {}), state: place.name, ...country };
  }
  const [first = '', second] = bare.split(',').map((part) => part.trim());
  const elsewhere = second === undefined ? null : stateElsewhere(second, place.country, home);
  if (elsewhere !== null)
    return {
      city: first,
      state: elsewhere.name,
      country: countryName(elsewhere.country) ?? elsewhere.country,
      country_code: elsewhere.country,
    };
  // "Toronto, CA", "Utrecht, NL": its country, though a state of another is written so.
  const isState =
    second !== undefined &&
    !(/^\p{Lu}{2}$/u.test(second) && countryCode(second) === place.country) &&
    placeNamed(second, home)?.kind === 'state';
  const state = isState ? { state: second } : {};
  return { city: asWritten(place, bare), ...state, ...country };
}

/** "Paris, Texas", "Athens, GA": the state behind a town, where it is of another country than the best known town of that name. */
function stateElsewhere(
  second: string,
  country: string,
  home: string,
): { name: string; country: string } | null {
  // "Tbilisi, Georgia", "Berlin, DE", "Perth, WA": the land itself, and a code of several lands.
  if (countryCode(second) === country || second === 'WA') return null;
  const state = /^[A-Z]{2}$/u.test(second)
    ? (stateOfCode(second) ?? placeNamed(second, 'CA'))
    : second === 'Washington'
      ? stateOfCode('WA')
      : placeNamed(second, home);
  return state?.kind === 'state' && state.country !== country ? state : null;
}

const WITH_COUNTIES: ReadonlySet<string> = new Set(['IE', 'GB']);
/** "Kilcarra, Co. Meath": the county is written out, so that nothing takes its "Co" for the end of a sentence or for Colorado. */
export const withCounties = (text: string, home: string): string =>
  WITH_COUNTIES.has(home)
    ? text.replace(/(?<=(?:^|[.,:(–-]|\bin|\bfrom) ?)Co\.? (?=\p{Lu}\p{Ll})/gmu, 'County ')
    : text;

/** Whether nothing smaller than a county is known of a place. */
export const isInCounty = (place: { state?: string | null } | null): boolean =>
  place?.state?.startsWith('County ') === true;

/** "Kilcarra, County Meath", "County Antrim": a county, and the town before it, which may be too small for any list. */
function inCounty(bare: string, home: string): Omit<Location, 'type'> | null {
  const [, town, name = ''] =
    /^(?:(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}),? )?(?:Co\.?|County) (\p{Lu}\p{L}+)$/u.exec(bare) ??
    [];
  const county = name === '' ? null : placeNamed(`County ${name}`, home);
  if (county?.kind !== 'area' || county.name !== `County ${name}`) return null;
  const listed = town === undefined ? null : placeNamed(town, county.country);
  const isListed = listed?.kind === 'city' && listed.country === county.country;
  // "Joiner, Co. Antrim": what stands before it is no town.
  const isOther =
    !isListed &&
    (town === undefined ||
      roleIn(town) !== null ||
      town.split(' ').every((word) => isEnglish(word.toLowerCase())));
  return {
    ...(isOther || town === undefined ? {} : { city: isListed ? asWritten(listed, town) : town }),
    state: county.name,
    country: countryName(county.country) ?? county.country,
    country_code: county.country,
  };
}

/** A name and the code of a state behind it. */
const TOWN_OF_STATE = /^(\p{Lu}[\p{L}'’.]+(?:[ -]\p{Lu}[\p{L}'’.]+){0,2}),? \p{Lu}{2,3}$/u;
const NO_TOWN =
  /^(?:remote|hybrid|anywhere|statewide|north|south|east|west|central|greater|metro|rural|various|multiple|downtown)(?!\p{L})/iu;

const inCountry = (city: string, code: string): Omit<Location, 'type'> => ({
  city,
  country: countryName(code) ?? code,
  country_code: code,
});

/** "Davos", "Zermatt": a town that the table of cities leaves out; a name that is a word, a tool or somebody's is one only behind a label. */
function townCalled(bare: string, home: string, isSaid: boolean): string | null {
  const [name = ''] = bare.split(/,\s*/);
  const town = smallTown(name, home);
  if (town === null || isSaid) return town;
  const word = name.toLowerCase();
  const isOther = isEnglish(word) || isGiven(word) || explainedOf('skill', name) !== null;
  return isOther || MONTH.test(name) ? null : town;
}

/** A city abroad that is too small to be meant where a town at home is called so. */
const SMALL_ABROAD = 200_000;
const isSmallAbroad = (place: NonNullable<ReturnType<typeof placeNamed>>, home: string): boolean =>
  place.kind === 'city' && place.country !== home && place.population < SMALL_ABROAD;

/** Countries whose names are transliterated with marks that nobody writes: "Chākan". */
const TRANSLITERATED = new Set('IN PK BD NP LK JP CN TW KR TH AE SA EG JO LB OM KW QA BH IL'.split(' '));

/** Names of today, of cities that the list calls as they were before. */
const RENAMED: ReadonlySet<string> = new Set(
  'gurugram bengaluru mysuru mangaluru prayagraj vadodara kolkata chennai mumbai thiruvananthapuram kochi puducherry kozhikode belagavi hubballi shivamogga tumakuru vijayapura gqeberha qonce kyiv odesa kharkiv lviv astana'.split(
    ' ',
  ),
);

/** A city as the list has it; as it was written where that says more: "Ōtara", "Dandenong South". */
function asWritten({ name, country }: { name: string; country: string }, bare: string): string {
  const said = (bare.split(/,\s*/)[0] ?? '').replace(/[.:;]+$/u, '');
  // "Gurugram" is the Gurgaon of the list by its name of today.
  if (RENAMED.has(said.toLowerCase())) return said;
  const isMarked = /\p{M}/u.test(said.normalize('NFD')) && /^\p{Lu}/u.test(said);
  if (isMarked && slug(said) === slug(name)) return said;
  const listed = TRANSLITERATED.has(country) ? name.normalize('NFD').replaceAll(/\p{M}/gu, '') : name;
  return PART_OF_TOWN.test(said) && said.startsWith(`${name} `) ? said : listed;
}
