import { countries } from '#src/lib/countries.ts';
import { areaNamed, cityOf, stateNamed } from '../lexicon/places.ts';
import { isProvince } from '../lexicon/provinces.ts';
import { smallTown } from '../lexicon/small-towns.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { isContactLine } from './contact.ts';
import { spanIn, timeIn } from './dates.ts';
import type { Found } from './found.ts';
import { tellsNoTown } from './place-beside.ts';
import type { CvLine } from './source.ts';
import { isCountryFirst, isState, type Place, placeIn } from './vocabulary.ts';
import { looksLikeEmployer, looksLikeSchool, looksLikeTitle } from './words.ts';

const NAME =
  /^(?:[SL]['’]|['’][st] ?)?\p{Lu}[\p{L}’'.-]*(?:[ -](?:\p{Lu}[\p{L}’'.-]*|\p{L}\.|d[aeiou]s?|d[’']\p{Lu}\p{L}+|del?|delle|du|la|le|les|las|los|am|an|der|im|in der|aan|den|op|bij|sur|sous|en|upon|on|by|bei)){0,5}$/u;
const LABEL =
  /^\W{0,3}(?:(?:present|permanent|current|postal|residential|home|correspondence|mailing|full|contact) )?(?:add(?:ress)?|adres+e?|anschrift|wohn(?:haft|ort)|direcci[óo]n|domicil\p{L}*|indirizzo|resid\p{L}+(?: (?:at|in|en|a|em))?|morada|endere[çc]o|kontakt|contact|contatti|contacto|hemadress|bostadsadress|address for correspondence|location|city|town|comune|cidade(?:\/uf)?|ciudad|localidad|ville|gemeente|(?:woon)?plaats)\s*[:\t]+\s*:?\s*/iu;
// "84 Otley Road", "#18", "Blk 6 Lot 21", "Via Jussi 77", "Col. Pueblo Nuevo": what stands before a town.
const STREET =
  /^\W{0,2}(?!\d+\+? (?:years?|yrs?|months?|a[ñn]os?|anos|ans|anni|jahre?n?|jaar|år|lat|vuot\p{L}*)(?!\p{L}))(?:no\.? ?|nr\.? ?|plot |flat |unit |blk |block |apt\.? ?|lot |house |door |h\.? ?no\.? ?)?[A-Z]?[-/]?\d{1,5}[\w/-]{0,4}(?:,| \p{L})|^(?:\p{Lu}|\d+(?:st|nd|rd|th) )[\p{L}.’' /-]{2,40} \d{1,4} ?\p{L}?(?:[/-]\d{1,3})?$|(?<!\p{L})(?:street|road|avenue|lane|drive|close|crescent|terrace|hwy|calle|c\/|avda\.?|avenida|av\.|rua|travessa|via|viale|corso|piazza|rue|bd|boulevard|chemin|impasse|stra(?:ß|ss)e|str\.|weg|gasse|allee|platz|\p{L}+(?:stra(?:ß|ss)e|gasse|allee|straat|laan|plein|gatan|vägen|gata|veien|gade|vej|katu|tie)|col\.|colonia|fracc\.|b[ºo°]\.?|barrio|bairro|urb\.|brgy\.?|barangay|apartments?|apts?|layout|nagar|colony|society)(?!\p{L})/iu;
const BEFORE =
  /^(?:(?:[A-Z]{1,2}-)?\d{5}|(?:[A-Z]{1,2}-)?\d{4}(?: ?[A-Z]{2}(?= \p{Lu}))?|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3})\s+(?=\p{Lu}|['’][st] ?\p{Lu})/u;
const BEHIND =
  /(?:\s*[,–—-]\s*|\s+)(?:pin(?: ?code)?[:.\s-]*)?(?:\d{4,6}|\d{3} \d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z\d]{4}|\(\d{4,5}\))\.?$/u;
const OUTCODE = /(?<=\p{Ll}) [A-Z]{1,2}\d{1,2}[A-Z]?$/u;
const ALONE =
  /^(?:(?:c\.?p\.?|cep|cap|pin(?: ?code)?|postcode)[:.\s]*)?(?:\d{4,6}(?:-\d{3})?|\d{3} \d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z\d]{4})$/iu;
// "Dublin 9", "Praha 4", "Paris 15e": the district of a city.
const DISTRICT = / \d{1,2}(?:[A-Z]|e|er|[eè]me)?$/u;
// The quarter of a Danish town: "5240 Odense NØ".
const QUARTER = / (?:N|S|V|Ø|K|C|NØ|NV|SØ|SV)$/;
const YEAR = /^(?:19|20)\d\d\s|[ /.](?:19|20)\d\d$/;
const STATE = /\s+(?:[A-Z]{2,3}|\p{Lu}\.\p{Lu}\.)$/u;
const PROVINCE = /\s*\(\p{Lu}[\p{L} .’'-]*\)$/u;
const CELLS =
  /\t|\s[|•·∙●~]\s|\s[–—]\s(?!\d{3} ?\d{3}(?! ?\d))|\s\/\s|\s-\s(?!\d{3} ?\d{3}(?! ?\d))|;\s|\s[•·|]$/u;

// Groups of islands, which a table of towns has as well: "Stromness, Orkney".
const ISLANDS =
  /^(?:Orkney|Shetland|Anglesey|(?:the )?(?:Western Isles|Outer Hebrides)|Isle of \p{Lu}\p{Ll}+)$/iu;
// Where a county may be called as its town without the word: "Naas, Kildare".
const COUNTIES = /^(?:GB|IE)$/;

/** Whether a part of an address tells a county, a province or a state there. */
function isDivision(part: string, home: string): boolean {
  const bare = part.replace(/\.$/, '');
  return (
    /^(?:\p{Lu}\.\s?){2,3}$|^\p{Lu}{2,3}$|^\p{Lu}\p{Ll}{1,3}\.$|^(?:co\.?|county|prov(?:\.|incia)|pcia\.?|edo\.?|dist\.?|district)\s/iu.test(
      part,
    ) ||
    isState(bare) ||
    (home === 'GB' && ISLANDS.test(bare)) ||
    stateNamed(bare, home) !== null ||
    areaNamed(bare, home) !== null ||
    (COUNTIES.test(home) && areaNamed(`County ${bare}`, home) !== null)
  );
}

const isOther = (text: string): boolean =>
  looksLikeEmployer(text) || looksLikeSchool(text) || looksLikeTitle(text);

/** What a text tells of where somebody lives: a town, and how surely it is one. */
interface Told {
  town: string;
  /** Where the postcode stands that belongs to it. */
  posted: 'before' | 'behind' | null;
  street: boolean;
  /** How many parts there are. */
  parts: number;
  /** Whether a province stands behind it in brackets, or a state of the agency's country. */
  province: boolean;
  /** Whether such a state does. */
  state: boolean;
}

/** A part of an address without its postcode, and on which side that stood. */
function ofPart(part: string, before: string): { text: string; posted: Told['posted'] } {
  const isTime =
    timeIn(part)?.words.trim() === part || (YEAR.test(part) && (!STREET.test(before) || YEAR.test(before)));
  const rest = part.replace(BEFORE, '');
  if (rest !== part && !isTime) return { text: rest, posted: 'before' };
  const front = part.replace(BEHIND, '').replace(OUTCODE, '');
  return front !== part && !/\d$/.test(front) && !isTime
    ? { text: front, posted: 'behind' }
    : { text: part, posted: null };
}

/** A part of an address without the number of a city's district: "Dublin" of "Dublin 9"; any other as it is. */
export const withoutDistrict = (part: string): string => {
  const city = part.replace(DISTRICT, '');
  return city !== part && placeIn(city)?.city === city ? city : part;
};

// "New Brunswick" of an agency in Canada: a city is called so elsewhere alone.
const isOwnState = (part: string, home: string): boolean =>
  part.length > 2 &&
  (isProvince(part, home) || (part.length > 3 && stateNamed(part, home) !== null)) &&
  cityOf({ city: part, country: home, home }) === null;

// "San Pedro Cholula, Puebla": behind a town of the country a state that a city is called as too.
const isStateBehind = (part: string, town: string, home: string): boolean =>
  isOwnState(part, home) ||
  (town !== part &&
    isProvince(part, home) &&
    (smallTown(town, home) !== null || cityOf({ city: town, country: home, home }) !== null));

// "IATF 16949" in a sentence: short forms have numbers as well.
const isShortForm = (town: string, cell: string, home: string): boolean =>
  /^\p{Lu}{2,5}$/u.test(town) && /\p{Ll}{2}/u.test(cell) && !isKnownTown(town, home);

/** Whether an address begins with a street that is called as a town, with the number of its house: "Mendoza 1893, 5.º C, Rosario". */
const isStreetAsTown = ([first = '', ...others]: readonly string[], home: string): boolean =>
  /^\p{Lu}[\p{L}. ]+ \d{1,5}$/u.test(first) &&
  isKnownTown(first.replace(/ \d+$/, ''), home) &&
  others.some((part) => !/\d/.test(part) && isKnownTown(part, home) && !isDivision(part, home));

function toldIn(cell: string, home: string): Told | null {
  const text = cell
    .replace(LABEL, '')
    .replace(/^\s*:\s*/, '')
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .trim();
  if (text.length < 3 || text.length > 110 || /[@!?]|:\s|https?:|www\./.test(text)) return null;
  const parts = text.split(/\s*,\s*|(?<=\d) (?:à|in|a) (?=\d{4,5} \p{Lu})/u).filter((part) => part !== '');
  const isAsTown = isStreetAsTown(parts, home);
  const told = parts.map((part, index) =>
    index === 0 && isAsTown
      ? { text: part, posted: null }
      : ofPart(withoutDistrict(part), parts[index - 1] ?? ''),
  );
  const bare = told.map(({ text: each }) => each);
  let at = told.findLastIndex((part) => part.posted !== null);
  let posted = told[at]?.posted ?? null;
  const alone = parts.findIndex(
    (part, index) => index > 0 && ALONE.test(part) && !/^(?:19|20)\d\d$/.test(part),
  );
  if (alone > 0 && at <= 0) {
    posted = 'behind';
    at = /^c/i.test(parts[alone] ?? '') && alone + 1 < parts.length ? alone + 1 : alone - 1;
  }
  const street =
    isAsTown || bare.some((part, index) => index < bare.length - 1 && index !== at && STREET.test(part));
  const ofTown = (part: string): string =>
    part
      .replace(home === 'DK' ? QUARTER : / [NS]?Ø$/, '')
      .replace(PROVINCE, '')
      .replace(/\s?\/\s?[A-Z]{2}$/, '')
      .replace(/ (?:Capital|Cedex(?: \d+)?)$/iu, '')
      .replace(STATE, (state) => (isDivision(state.trim(), home) ? '' : state));
  // "Witbank" is no bank where its postcode stands beside it.
  const isCity = (part: string): boolean =>
    posted !== null && cityOf({ city: part, country: home, home }) !== null;
  const isTown = (part: string): boolean =>
    NAME.test(part) && !STREET.test(part) && (!isOther(part) || isCity(part));
  const named = bare.map((part) => (ALONE.test(part) ? '' : ofTown(part)));
  const ofCity = home === 'PH' ? named.find((part) => / City$/.test(part) && isTown(part)) : undefined;
  if (ofCity !== undefined)
    return { town: ofCity, posted, street, parts: parts.length, province: false, state: false };
  let last = at < 0 ? named.length - 1 : at;
  // A county, a province or a country stands behind its town.
  while (
    last > 0 &&
    (named[last] === '' ||
      isCountryFirst(bare[last] ?? '') ||
      isStateBehind(bare[last] ?? '', named[last - 1] ?? '', home) ||
      (isDivision(bare[last] ?? '', home) &&
        (!isKnownTown(named[last] ?? '', home) || isKnownTown(named[last - 1] ?? '', home))) ||
      // "Wisbech, Cambs PE13 3JW"
      (posted !== 'before' &&
        !isKnownTown(named[last] ?? '', home) &&
        isKnownTown(named[last - 1] ?? '', home)) ||
      (placeIn(named[last] ?? '')?.city === null && placeIn(named[last] ?? '')?.country_code != null)) &&
    isTown(named[last - 1] ?? '')
  )
    last -= 1;
  const town = named[last] ?? '';
  const state = last === bare.length - 2 && isStateBehind(bare[last + 1] ?? '', town, home);
  const province = PROVINCE.test(bare[last] ?? '') || state;
  return isTown(town) && !isShortForm(town, cell, home)
    ? { town, posted: isAsTown ? 'behind' : posted, street, parts: parts.length, province, state }
    : null;
}

/** Whether a table of towns has a name. */
export const isKnownTown = (town: string, home: string): boolean =>
  placeIn(town)?.city != null ||
  smallTown(town, home) !== null ||
  cityOf({ city: town, country: home, home }) !== null;

/** The place of a town's name, in the agency's country where one there is called so, or where a state of it is named. */
export function placeOf(town: string, home: string, named = false): Place {
  const known = placeIn(town);
  const own = named || smallTown(town, home) !== null || cityOf({ city: town, country: home, home }) !== null;
  const code = own ? home : (known?.country_code ?? null);
  return {
    city: known?.city != null && !/ City$/.test(town) ? known.city : town,
    state: null,
    country: code === null ? null : (countries.getName(code, 'en') ?? null),
    country_code: code,
  };
}

/**
 * How much a line has to tell for its town to count: a postcode, or a street or province as well, or no more than a quarter before a
 * town, as beside a number.
 */
export type Ground = 'postcode' | 'address' | 'quarter';

/**
 * The town of an address, from its parts: what its postcode belongs to, before a county or a state; null where no line is one.
 * @param home the agency's country
 */
export function addressTown(lines: readonly CvLine[], home: string, ground: Ground): Found<Place> | null {
  for (const line of lines) {
    if (line.bullet || line.text.length > 160 || tellsNoTown(line.text)) continue;
    for (const cell of line.text.split(CELLS)) {
      const told = spanIn(cell) === null ? toldIn(cell, home) : null;
      if (told === null || (told.posted === null && !told.street && isOther(cell))) continue;
      if (
        isGround(told, isKnownTown(told.town, home), ground, isContactLine(line.text)) ||
        (cell === line.text && isTownAndState(told, home))
      )
        return {
          value: placeOf(told.town, home, told.state),
          confidence: 0.85,
          page: line.page,
          quote: line.text,
        };
    }
  }
  return null;
}

// "Quispamsis, New Brunswick" alone on its line: of a state that no city of the country is called as.
const isTownAndState = ({ town, state, parts }: Told, home: string): boolean =>
  state && parts === 2 && (isKnownTown(town, home) || !isKnownGiven(town.split(' ')[0] ?? ''));

function isGround(told: Told, known: boolean, ground: Ground, beside: boolean): boolean {
  const { posted, street, province, state, parts } = told;
  if (posted !== null && (known || street)) return true;
  if (state && (street || (beside && known))) return true;
  if (ground === 'postcode') return false;
  const isPerson = isKnownGiven(told.town.split(' ')[0] ?? '') && !known;
  if (street || posted === 'before' || (province && beside && !isPerson)) return true;
  return ground === 'quarter' && known && parts === 2;
}
