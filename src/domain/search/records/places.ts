import { fold } from '#db/rows.ts';
import { countryCode } from '#src/lib/places.ts';
import { isMetro, type Place } from '../../lexicon/gazetteer.ts';
import {
  areasOf,
  cityOf,
  kmBetween,
  NEAR_KM,
  placeAt,
  placeNamed,
  stateNamed,
} from '../../lexicon/places.ts';
import { plainWords, slug } from '../../lexicon/text.ts';
import { isGiven } from '../../names/index.ts';
import { isEnglish } from '../../speech/index.ts';
import type { Home } from '../facets.ts';
import type { Reading } from './item.ts';
import type { Town } from './names.ts';
import type { Said, Stretch } from './plain-text.ts';
import { on } from './query.ts';
import { JOB_NOUN } from './signs/sign.ts';

const LISTED = /^\s*(?:,|\/|\+|&|(?:,\s*)?\b(?:or|and|nor|plus)\b)\s*(?:in\s+)?$/i;
const BEFORE =
  /\b(?:in|at|near|around|within|based in|based out of|outside(?: of)?|except(?: for)?|excluding|other than|apart from|anywhere but|but not|not|from|across|over in|up in|down in|out in|to)\s+(?:the\s+)?$/i;
const NEAR =
  /(?:\b(?:near(?: to)?|close to|around|round|in and around|surrounding)|\bwithin (?<far>\d{1,3}) ?(?<unit>km|kms|kilomet(?:er|re)s|mi|miles) (?:of|from))\s+(?:the\s+)?$/i;
const HOMES =
  /\b(?:(?:candidates?|applicants?|people|folks?|persons?|contractors?|anyone|anybody|everyone|everybody|someone|somebody|those|who(?: are)?)\s+(?:(?:who|that|are|is|currently)\s+)*(?:living|live|lives|based|located|resident|from|in)(?:\s+in)?|living in|who live in|lives in|resident in|resid(?:es?|ing) in|(?:home|address|home address)(?: is)? in)\s+(?:the\s+)?$/i;

const IN_ALONE =
  /(?<!\b(?:living|live|lives|based|located|resident|home|address)(?: is)? )\bin\s+(?:the\s+)?$/i;

/** Reads places: those that a preposition leads to or a list goes on with, and names of the agency's own towns anywhere. */
export function placesIn(said: Said, towns: readonly Town[], home: Home, hasHomes: boolean): Reading[] {
  const own = new Set(towns.flatMap(({ city }) => (city === null ? [] : [slug(city)])));
  const texts = said.words.map(({ said: word }) => plainWords(word).join('_') || word.toLowerCase());
  const found: Reading[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const place = placeAt(texts, at, home.country);
    const ownLength = [3, 2, 1].find(
      (length) => at + length <= texts.length && own.has(texts.slice(at, at + length).join('_')),
    );
    const length = Math.max(place?.length ?? 0, ownLength ?? 0);
    const [first, last] = [said.words[at], said.words[at + length - 1]];
    if (length === 0 || first === undefined || last === undefined || said.taken(first.at, last.end)) continue;
    const name = said.text.slice(first.at, last.end).replace(/'s$/, '');
    const before = said.text.slice(0, first.at);
    const previous = found.at(-1);
    const isListed = previous !== undefined && LISTED.test(said.text.slice(previous.end, first.at));
    const isLed = BEFORE.test(before);
    const isOwn = ownLength !== undefined;
    const isName = /^\p{Lu}/u.test(name) || !isEnglish(name.toLowerCase());
    if (
      place?.doubtful === true &&
      !((isLed || isListed) && /^(?:[A-Z]{2,3}|\p{Lu}.*)$/u.test(name)) &&
      !isOwn
    )
      continue;
    const isKnown = place !== undefined && (place.place.kind !== 'city' || isMetro(place.place));
    // "In date order", "in the spring": an everyday word in small letters is no town abroad.
    if (
      !isOwn &&
      place?.place.kind === 'city' &&
      place.place.country !== home.country &&
      name === name.toLowerCase() &&
      isEnglish(name)
    )
      continue;
    if (!isOwn && !isLed && !isListed && !(isName && isKnown && /^\p{Lu}/u.test(name))) continue;
    if (hasHomes && !isOwn && !isLed && !isListed && isSomebody(name, said.text, place?.place, home))
      continue;
    const near = NEAR.exec(before);
    // "Anyone in Leeds jobs" is where the job is.
    const isJob = IN_ALONE.test(before) && OF_JOBS.test(said.text.slice(last.end));
    const homes = hasHomes
      ? ((isJob ? null : HOMES.exec(before)) ??
        fromThere(said, previous, before) ??
        awayFrom(before) ??
        homeListed(said, previous, first, last))
      : null;
    const lead =
      near ??
      homes ??
      /\b(?:over in|up in|down in|out in|based in|across|located in|in|at|from)\s+(?:the\s+)?$/i.exec(before);
    const stretch = {
      at: lead === null || said.taken(lead.index, first.at) ? first.at : lead.index,
      end: last.end,
    };
    said.blot(stretch);
    const km = near === null ? null : kmOf(near.groups ?? {});
    found.push({
      ...stretch,
      conditions: [
        on(homes === null ? 'place' : 'home', {
          values: [place === undefined || isShorter(place.length, ownLength) ? name : nameOf(place.place)],
          max: km,
        }),
      ],
    });
    at += length - 1;
  }
  return hasHomes
    ? found.map((one, at) => (isOfPeople(said, one, found[at + 1]) ? atHome(one) : one))
    : found;
}

/** "Georgia - all her applications": a country abroad that nothing leads to, and that people are called by. */
const isSomebody = (name: string, text: string, place: Place | undefined, home: Home): boolean =>
  isGiven(name.toLowerCase()) &&
  (/\b(?:her|hers|his|him|she|he)\b/i.test(text) ||
    (place !== undefined && place.kind !== 'city' && 'country' in place && place.country !== home.country));

const FROM = /\bfrom\s+(?:the\s+)?$/i;
const PEOPLE_FOR =
  /\b(?:candidates?|applicants?|people|folks?|anyone|anybody|everyone|everybody|someone|somebody|who)\b[^,;.?!]{0,30}\bfor\s+(?:the\s+)?$/i;

/** "People for Leeds or from Hull": behind where the jobs are, where somebody is from is where they live. */
function fromThere(said: Said, previous: Reading | undefined, before: string): RegExpExecArray | null {
  if (previous === undefined || !PEOPLE_FOR.test(said.text.slice(0, previous.at))) return null;
  return /^(?: jobs?| roles?)?,? (?:or|and|but|also)(?: also)? from (?:the )?$/i.test(
    before.slice(previous.end),
  )
    ? FROM.exec(before)
    : null;
}

const OF_JOBS = new RegExp(`^(?:'s)?(?: (?:open|live|active|hybrid))? ${JOB_NOUN}(?![\\p{L}])`, 'iu');

/** "Living in Leeds or York": a town of a list is where somebody lives as the one before it is. */
function homeListed(
  said: Said,
  previous: Reading | undefined,
  first: Stretch,
  last: Stretch,
): RegExpExecArray | null {
  const isHome = previous?.conditions.some(({ field }) => field === 'home') === true;
  const between = said.text.slice(previous?.end ?? 0, first.at);
  return isHome && LISTED.test(between) && !OF_JOBS.test(said.text.slice(last.end))
    ? /(?:in )?$/i.exec(said.text.slice(0, first.at))
    : null;
}

const NOT_FROM =
  /(?<=\b(?:candidates?|applicants?|people|folks?|anyone|anybody|everyone|everybody|someone|somebody|those|who)(?: (?:who|that|are|is|were|do|does|live|active|placed|rejected|come|coming|living|based))* (?:not|outside(?: of)?|from outside(?: of)?|(?:liv(?:e|ing)|based) outside(?: of)?) )(?:(?:from|live in|living in|based in) (?:the )?)?$/i;

/** "Who are not from Newcastle", "live people from outside Bristol": where somebody lives, with what denies it left before. */
function awayFrom(before: string): RegExpExecArray | null {
  const found = NOT_FROM.exec(before);
  // "People not in Leeds" may be those of no job there.
  return found === null || (found[0] === '' && /\bnot $/i.test(before)) ? null : found;
}

/** "Leeds people for London jobs": where they live, and where the jobs are. */
const isOfPeople = (said: Said, one: Reading, next: Reading | undefined): boolean =>
  next !== undefined &&
  /^(?:-based| based)? (?:people|folks?|candidates?|applicants?|address(?:es)?|residents?|postcodes?)(?: \p{L}+){0,3} (?:for|on|in play for|up for|in|at|to|against)(?: (?:the|our|any|an?))?(?: not)? $/iu.test(
    said.text
      .slice(one.end, next.at)
      .replace(/(?: (?:in|at|from))? $/i, (lead) => `${lead.trimEnd() || ' in'} `),
  );

const atHome = (one: Reading): Reading => ({
  ...one,
  conditions: one.conditions.map((each) => (each.field === 'place' ? { ...each, field: 'home' } : each)),
});

const STRANGER =
  /^ (?!(?:Jobs?|Roles?|Vacanc|Positions?|Interviews?|Candidates?|Applica|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?![\p{L}])|(?:Jan|Febr)uary|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(\p{Lu}[\p{Ll}&'-]{2,})/u;

/** "Forward to Pemberton Vets": behind the name of a town where the agency has no job, a company that is on no record. */
export function strangersIn(
  said: Said,
  places: readonly Reading[],
  towns: readonly Town[],
  home: Home,
): { at: number; end: number; why: string }[] {
  return places.flatMap(({ at, end, conditions: [only] }) => {
    const [name = ''] = only?.values ?? [];
    const [whole, next = ''] = STRANGER.exec(said.text.slice(end)) ?? [];
    const isIn = /^(?:in|near|around|based|within|across)\b/i.test(said.text.slice(at, end));
    if (whole === undefined || isIn || only?.field !== 'place' || only.max !== null) return [];
    if (said.taken(end, end + whole.length) || townsIn(name, null, towns, home).length > 0) return [];
    return [{ at, end, why: `${name} ${next} (no name on record)` }];
  });
}

const isShorter = (length: number, own: number | undefined): boolean => own !== undefined && length < own;
const nameOf = (place: Place): string => (place.kind === 'country' ? `country ${place.country}` : place.name);

function kmOf({ far, unit = '' }: Readonly<Record<string, string | undefined>>): number {
  if (far === undefined) return NEAR_KM;
  return Math.round(Number(far) * (/^mi/i.test(unit) ? 1.609 : 1));
}

/** Those of an agency's towns that a place takes in, as it was named. */
export function townsIn(named: string, km: number | null, towns: readonly Town[], home: Home): Town[] {
  const place = placeOf(named, home);
  const words = ` ${slug(named).replaceAll('_', ' ')} `;
  return towns.filter((town) => {
    const { city, state, country_code: country } = town;
    if (city !== null && ` ${plainWords(city).join(' ')} `.includes(words)) return true;
    if (state !== null && fold(state) === fold(named)) return true;
    if (place === null) return false;
    if (place.kind === 'country') return country === place.country;
    if (place.kind === 'region') return country !== null && place.countries.includes(country);
    const known = city === null ? null : cityOf({ city, state, country, home: home.country });
    if (place.kind === 'state')
      return (
        (state !== null && stateNamed(state, country ?? home.country) === place.state) ||
        (known !== null && known.country === place.country && known.state === place.state)
      );
    if (known === null) return false;
    if (place.kind === 'area') return areasOf(known).some(({ id }) => id === place.id);
    return km !== null && kmBetween(known, place) <= km;
  });
}

function placeOf(named: string, home: Home): Place | null {
  const [, country] = /^country ([A-Z]{2})$/.exec(named) ?? [];
  if (country !== undefined) return { kind: 'country', country, name: country };
  const place = placeNamed(named, home.country);
  const code = place === null ? countryCode(named) : null;
  return place ?? (code === null ? null : { kind: 'country', country: code, name: named });
}
