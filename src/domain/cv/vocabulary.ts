import { codeOfEnglishName, countries } from '#src/lib/countries.ts';
import { fold } from '#src/lib/fold.ts';
import { linesOf, termsIn } from '../lexicon/data-file.ts';
import { OTHER_NAMES, SIGNED } from './language-names.ts';
import { looksLikeEmployer, looksLikeTitle } from './words.ts';

const STATES: Record<string, string> = {
  AU: 'NSW,VIC,QLD,WA,SA,TAS,ACT,NT,New South Wales,Victoria,Queensland,Western Australia,South Australia,Tasmania,Australian Capital Territory,Northern Territory',
  US: 'AL,AK,AZ,AR,CA,CO,CT,DE,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WV,WI,WY,DC,Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming',
  CA: 'ON,QC,BC,AB,MB,SK,NS,NB,NL,PE,Ontario,Quebec,British Columbia,Alberta,Manitoba,Saskatchewan,Nova Scotia,New Brunswick',
  GB: 'England,Scotland,Wales,Northern Ireland,Greater London,Kent,Surrey,Essex,Hampshire,Lancashire,Yorkshire,West Yorkshire,South Yorkshire,Greater Manchester,West Midlands,Merseyside,Berkshire,Hertfordshire,Oxfordshire,Cambridgeshire',
};

/** Names of cities that are listed under another. */
const MORE_CITIES: readonly (readonly [string, string])[] = (
  'galway:IE,castellon:ES,bhubaneswar:IN,vizag:IN,trivandrum:IN,queretaro:MX,vitoria-gasteiz:ES,new york:US,munchen:DE,koln:DE,nurnberg:DE,hannover:DE,braunschweig:DE,dusseldorf:DE,frankfurt am main:DE,frankfurt:DE,wien:AT,' +
  'zurich:CH,genf:CH,geneve:CH,basel:CH,bale:CH,bern:CH,berne:CH,luzern:CH,lausanne:CH,roma:IT,milano:IT,torino:IT,napoli:IT,firenze:IT,venezia:IT,genova:IT,' +
  'padova:IT,mantova:IT,reggio emilia:IT,reggio calabria:IT,siracusa:IT,mestre:IT,lisboa:PT,porto:PT,sevilla:ES,la coruna:ES,a coruna:ES,zaragoza:ES,cordoba:ES,san sebastian:ES,donostia:ES,donostia-san sebastian:ES,' +
  'bilbao:ES,bruxelles:BE,brussel:BE,antwerpen:BE,gent:BE,brugge:BE,leuven:BE,liege:BE,luik:BE,namur:BE,kortrijk:BE,den haag:NL,the hague:NL,s-gravenhage:NL,kobenhavn:DK,københavn:DK,' +
  'aarhus:DK,arhus:DK,odense:DK,aalborg:DK,goteborg:SE,malmo:SE,warszawa:PL,krakow:PL,wroclaw:PL,praha:CZ,ciudad de mexico:MX,cdmx:MX,monterrey:MX,bogota:CO,sao paulo:BR,' +
  'rio de janeiro:BR,bangalore:IN,bengaluru:IN,mumbai:IN,pune:IN,hyderabad:IN,kolkata:IN,gurgaon:IN,alicante:ES,valencia:ES,strasbourg:FR,lyon:FR,marseille:FR'
)
  .split(',')
  .flatMap((entry): [string, string][] => {
    const [name = '', country = ''] = entry.split(':');
    return [[fold(name), country]];
  });

interface Words {
  /** Country of the largest city of each name. */
  cities: ReadonlyMap<string, string>;
  skills: ReadonlyMap<string, string>;
  /** Skill names that are also everyday words. */
  doubtful: ReadonlySet<string>;
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
    // "Kempten (Allgäu)" is called Kempten as well, and Batangas is Batangas City.
    const city = country === 'PH' ? [`${name} City`] : [];
    for (const called of [name, name.replace(/\s*\([^()]*\)$/, ''), ...city])
      if (!cities.has(fold(called))) cities.set(fold(called), country);
  }
  // Parts of cities, which have a radius, are no towns of an address by themselves.
  for (const line of linesOf('towns.txt')) {
    const [, country = '', name = ''] =
      /^(?:town ([A-Z]{2}) (.+) = [\d.]+, -?[\d.]+, -?[\d.]+)$/.exec(line) ?? [];
    if (name !== '' && !cities.has(fold(name))) cities.set(fold(name), country);
  }
  const states = new Map<string, string>();
  for (const [country, names] of Object.entries(STATES))
    for (const name of names.split(','))
      if (!states.has(name.toLowerCase())) states.set(name.toLowerCase(), country);
  words = {
    cities,
    skills: namesIn('skills.txt'),
    doubtful: doubtfulIn('skills.txt'),
    languages: languageNames(namesIn('languages.txt')),
    states,
  };
  return words;
}

/** Folded names and synonyms with the canonical name. */
function namesIn(file: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name, others } of termsIn(file))
    for (const other of [name, ...others.map(({ phrase }) => phrase)]) {
      const key = fold(other);
      if (key !== '' && !names.has(key)) names.set(key, name);
    }
  return names;
}

// A name marked with a question mark counts only where a skill is expected, and so does one that has another so marked.
function doubtfulIn(file: string): Set<string> {
  const names = new Set<string>();
  for (const { name, others } of termsIn(file))
    for (const { phrase, doubtful } of others) {
      if (!doubtful) continue;
      names.add(fold(phrase));
      if (fold(phrase) === fold(name)) names.add(fold(name));
    }
  return names;
}

export interface Place {
  city: string | null;
  state: string | null;
  country: string | null;
  country_code: string | null;
}

const POSTCODE =
  /\b(?:\d{4}\s?[A-Z]{2}(?=\s\p{Lu})|(?:[A-Z]{1,2}-)?\d{2}-\d{3}|\d{5}-\d{3}|\d{4}-\d{3}|(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{4})?|\d{3}\s\d{2,3}(?=\s\p{Lu})|[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|(?<=\p{Ll}\s)[A-Z]{1,2}\d{1,2}[A-Z]?)\b/gu;

const STREET =
  /^\d+[A-Za-z]?[\s/]|(?<=\S)\sst\b|\b(?:street|road|rd|ave|avenue|lane|drive|dr|way|close|court|crescent|parade|terrace|unit|flat|level|suite|apt)\b\.?/i;

const STREET_BEFORE =
  /^.*?\b(?:st|street|road|rd|avenue|ave|lane|ln|drive|dr|way|close|court|ct|place|pl|crescent|cres|parade|terrace|tce|boulevard|blvd|square|gardens|grove)\b\.?,?\s+/i;

/** In an address with a street, the part after the street; empty for other texts. */
export const afterStreet = (text: string): string => (/\d/.test(text) ? text.replace(STREET_BEFORE, '') : '');

// "14 Spoonbill Way Thornlie": the suburb of an address without commas.
const suburbOf = (text: string): string => (/^\d/.test(text) ? afterStreet(text) : text);

// A county or province that no table has, not "Carné de conducir B".
const REGION = /^\p{Lu}[\p{L}.'’-]+(?: (?:d[aeiou]s?|del|la|le|and|of|\p{Lu}[\p{L}.'’-]+)){0,4}$/u;

/** Whether a name is that of a state, a province or a county, though a city elsewhere may be called so. */
export const isState = (name: string): boolean => load().states.has(name.toLowerCase());

/**
 * The place of a text that is only a place: "Perth, WA 6000, Australia". Null for other texts.
 * @param loose whether unknown names may precede it, as in an address
 */
export function placeIn(text: string, loose = false): Place | null {
  const { cities, states } = load();
  const bare = text
    .replaceAll('’', "'")
    .replace(/^\s*(?:location|address|based in|lives? in|residence|city|wohnort|adresse)\s*[:：]?\s*/i, '')
    // "4/118, Thottam Street, Coimbatore – 641 035": a PIN code behind its dash, and the number of a plot.
    .replace(/(?<=\p{L})\s*[–—-]\s*\d{3}\s?\d{3}(?=\s*(?:$|[,.(]))/u, ' ')
    .replace(loose ? /^(?:no\.?\s*)?\d{1,4}\/\d{1,4}[A-Z]?\b,?\s*(?=\p{Lu})/iu : '', '')
    .replace(POSTCODE, ' ')
    // The house number of "Via Sparano 120, 70121 Bari".
    .replace(loose ? /(?<=\p{L}\.? )\d{1,4}\s?[a-z]?(?=\s*,)/iu : '', '')
    .replace(/\((?:remote|hybrid|on-?site)\)/i, '')
    // "Québec (Québec) G1K 3P9", "Saint-Denis (France)"
    .replace(/(?<=\p{L})\s+\((\p{Lu}[\p{L}’' .-]+)\)\s*$/u, ', $1')
    // "Missoula, MT 59804 United States"
    .replace(
      /(?<=,\s*[A-Z]{2})\s+(?=(?:United States(?: of America)?|U\.?S\.?A?\.?|Canada|Australia)$)/,
      ', ',
    )
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
    // In an address the suburb precedes the city, and the state follows it.
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
    const inState =
      both === null ||
      /^\p{Ll}/u.test(part) ||
      // "Hunkemöller DC": the district is one town; elsewhere such a centre is of an employer.
      (both[2] === 'DC' && !/^washington$/i.test(both[1] ?? '')) ||
      (WORD_TOO.test(both[2] ?? '') && part === bare && cities.get(fold(both[1] ?? '')) !== 'US') ||
      (LEGAL_TOO.test(both[2] ?? '') && !isSettled(both[1] ?? '', text))
        ? undefined
        : states.get((both[2] ?? '').toLowerCase());
    // In lower case the abbreviations are words: in, or, me.
    const state =
      part.length <= 3 && part !== part.toUpperCase() ? undefined : states.get(part.toLowerCase());
    const town = townIn(part);
    const country = cities.get(fold(town));
    if (place.city === null && country !== undefined && /^\p{Lu}.{2}/u.test(part)) {
      place.city = town;
      place.country_code ??= at === parts.length - 1 ? country : null;
    } else if (both !== null && inState !== undefined && place.city === null) {
      place.city = suburbOf(both[1] ?? '');
      place.state = both[2] ?? null;
      place.country_code ??= inState;
    } else if (state !== undefined && place.state === null && (!alone || part.length > 3)) {
      place.state = part;
      place.country_code ??= state;
    } else if (place.city !== null && place.state === null && part.length < 32 && REGION.test(part))
      place.state = part;
    else if (!STREET.test(part) || place.city !== null || looksLikeEmployer(part)) unknown += 1;
  }
  const sole = parts.find((part) => !STREET.test(part));
  // A town not in the table, followed by its state or country.
  if (
    place.city === null &&
    sole !== undefined &&
    sole !== place.state &&
    (place.state !== null || (loose && place.country_code !== null)) &&
    /^\p{Lu}[\p{L}.'’ -]{2,30}$/u.test(sole) &&
    // "Instalações Cávado, SA": what is no letter there makes a legal form of it.
    !(LEGAL_TOO.test(place.state ?? '') && /[^\p{ASCII}’]/u.test(sole)) &&
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
  // "55 Lorong Chuan, Singapore 556743": the country is the city.
  if (place.country_code === 'SG' && place.state === null) place.city ??= 'Singapore';
  if (place.city !== null) place.country_code ??= cities.get(fold(place.city)) ?? null;
  place.country = place.country_code === null ? null : (countries.getName(place.country_code, 'en') ?? null);
  return place;
}

// "Greater Perth Area" is Perth, "Aarhus C" is Aarhus, "Hamburg-Altona" is Hamburg.
function townIn(part: string): string {
  const { cities } = load();
  // "Quezon City" is called so.
  if (cities.has(fold(part)) && / city$/i.test(part)) return part;
  const bare = part
    .replace(
      /^(?:greater|metro(?:politan)?|raum|gro(?:ss|ß)raum|région de|area di|área (?:metropolitana )?de|grande|regio)\s+/i,
      '',
    )
    .replace(
      /,?\s+(?:D\. ?[CF]\.?|(?:metropolitan |city )?area|region|und umgebung|y alrededores|e dintorni|en omgeving|med omnegn|[A-ZÅØ]|\d{1,2}(?:e|er|ème)?|centro|centrum|city)$/i,
      '',
    )
    .trim();
  // A name of several words with hyphens in them is no part of a town: "Pen-y-Bryn Builders".
  if (cities.has(fold(bare)) || !/^[^-–]+?\s?[-–]\s?\S+$/.test(bare)) return bare;
  const [first = ''] = bare.split(/\s?[-–]\s?/);
  return cities.has(fold(first)) ? first : bare;
}

// States whose letters are a legal form as well: "Manufacture du Léman SA" is no place in South Australia.
const LEGAL_TOO = /^(?:SA|CO|AS|AB|DE|LA|AG|SE|NV|PC|NS)$/;
// States whose letters are a word as well: "REACH ME" in the capitals of a heading is no town in Maine.
const WORD_TOO = /^(?:ME|IN|OR|OK|HI|OH|PA|MA|ID)$/;
const isSettled = (town: string, text: string): boolean =>
  load().cities.has(fold(town)) || (/\d{4,5}/.test(text) && !looksLikeEmployer(town));

function countryCodeOf(part: string): string | null {
  const name = part.replace(/^the\s+/i, '').replace(/\.$/, '');
  if (/^(?:UK|U\.K\.?|England|Scotland|Wales|Northern Ireland|Great Britain)$/i.test(name)) return 'GB';
  if (/^(?:USA?|U\.S\.A?\.?|United States(?: of America)?)$/i.test(name)) return 'US';
  if (/^(?:UAE)$/i.test(name)) return 'AE';
  if (/^[A-Z]{3}$/.test(name)) return countries.alpha3ToAlpha2(name) ?? null;
  if (name.length < 4) return null;
  return codeOfEnglishName(name) ?? countryNames().get(fold(name)) ?? null;
}

/** Whether a text is a country that a town elsewhere is called as: "Nederland", which is in Texas too. */
export function isCountryFirst(text: string): boolean {
  const code = countryCodeOf(text);
  return code !== null && placeIn(text)?.country_code !== code;
}

let named: Map<string, string> | undefined;

/** Folded country names in the languages of CVs, with their codes. */
function countryNames(): Map<string, string> {
  if (named !== undefined) return named;
  named = new Map();
  for (const locale of LOCALES.slice(1)) {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    for (const code of Object.keys(countries.getAlpha2Codes())) {
      const name = fold(names.of(code) ?? '');
      if (name.length > 3 && !named.has(name)) named.set(name, code);
    }
  }
  return named;
}

/** The canonical skill by any of its names; null for unknown ones. */
export function skillNamed(text: string): string | null {
  return load().skills.get(fold(text)) ?? null;
}

/** The canonical skill by any of its names that is not an everyday word; null for unknown ones. */
export function skillInProse(text: string): string | null {
  const { skills, doubtful } = load();
  const key = fold(text);
  return doubtful.has(key) ? null : (skills.get(key) ?? null);
}

// The languages in which CVs name languages, and further language codes.
const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl'];
const CODES =
  'en de fr es it pt nl sv da nb no fi is pl cs sk hu ro bg el sr hr bs sl sq mk lt lv et ru uk be tr ar he fa ku ps zh yue ja ko vi th id ms tl hi pa ur bn ta te gu mr ml kn si ne my km lo mn ka hy az kk uz sw am so yo ig ha zu xh st tn sn rw mg af mi sm to fj ga cy gd br eu ca gl oc co rm lb fy mt eo la arn qu gn wo gsw se fur ff bm ln ak ti sc ki luo nah hmn sus kea tet ceb ilo hil war pam pag jv su min ban ace mad kok mai bho sat or as sd dv dz bo ug tg tk ky tt ba ce os ab crh rom nap scn vec lmo fo kl csb szl hsb mfe ht pap srn tpi bi ty gil om aa gaa ee tw fon fan efi tiv bin kr kab shi tzm zgh bem ny toi nv wa nds bci nd nr nso ss ts ve lua kg rn lg nyn teo ach luy kln kam mer guz mas mos dyu men tem kri din sg umb kmb';

/** Names of spoken languages in the languages of CVs, folded, with their English name. */
function languageNames(listed: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>();
  const english = new Intl.DisplayNames('en', { type: 'language' });
  for (const locale of LOCALES) {
    const local = new Intl.DisplayNames(locale, { type: 'language' });
    for (const code of CODES.split(' ')) {
      const own = english.of(code) ?? code;
      const name = listed.get(fold(own)) ?? own;
      const key = fold(local.of(code) ?? '');
      if (key.length > 3 && !names.has(key)) names.set(key, name);
    }
  }
  for (const [name, others] of Object.entries(OTHER_NAMES))
    for (const other of others.split(',')) names.set(other, name);
  for (const [key, name] of listed) if (!OTHER_NAMES[name]?.includes(key)) names.set(key, name);
  for (const [name, others] of Object.entries(SIGNED))
    for (const other of others.split(',')) names.set(other, name);
  // What a language is called here is read as that language: "Sotho" for "Sesotho".
  for (const name of new Set(names.values())) if (!names.has(fold(name))) names.set(fold(name), name);
  return names;
}

/** The English name of a spoken language; null for other texts. */
export function languageNamed(text: string): string | null {
  return load().languages.get(fold(text)) ?? null;
}
