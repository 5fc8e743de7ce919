import type { Place } from '../../../lexicon/gazetteer.ts';
import { countryOfCode, NEAR_KM, placeAt, placeNamed } from '../../../lexicon/places.ts';
import { MOVING_THERE } from '../../facets.ts';
import type { Draft } from '../draft.ts';
import { isSmall } from '../small-words.ts';
import { isFieldInSmall } from './fields-in-small.ts';
import { isMeant, isPluralOf } from './meant.ts';
import { tellOtherOfCode } from './other-of-code.ts';
import { CUE, distanceOf, MOVES, SAYS_NO_MORE } from './place-cues.ts';
import {
  goesOnWorking,
  isBehindTrade,
  isBesideTown,
  isHalfOfSurname,
  isInList,
  isTheUs,
  leadsToList,
  leadsToPlace,
  officeBehind,
} from './place-lists.ts';
import { namedFor, nameOf } from './place-names.ts';
import { joinMoves } from './relocating.ts';
import { withinIt } from './town-within.ts';

// "Manchester way", "the Leeds area".
const AREA_BEHIND =
  /^\s+(?:way|(?:metro(?:politan)?\s+)?(?:area|region)|metro(?:politan)?|surrounds|(?:and|&) surrounds|(?:and|&) surrounding areas?|catchment|(?:or|and|&) (?:the )?(?:nearby(?: towns| areas?)?|surrounds|surroundings?(?: (?:areas?|towns|villages))?|environs|around there|its surroundings|close by))\b/i;

// "Sydney CBD", "downtown Boston": the city itself.
const CENTRE_BEHIND = /^\s+(?:cbd|city cent(?:re|er)|(?:town|city) cent(?:re|er)|downtown|proper|itself)\b/i;
const CENTRE_BEFORE = /\b(?:central|inner(?:[\s-]city)?|downtown|cent(?:re|er) of)\s+$/i;
const CENTRE_KM = 5;

// "US hours": when somebody works.
const HOURS_BEHIND =
  /^\s+(?:(?:business|office|working|market|trading)\s+)?(?:hours|time(?:\s?zones?)?|tz)(?![\p{L}])/iu;

const KNOWN_BEHIND =
  /^\s+(?:market\s+|industry\s+|local\s+)?(?:experience|exp\b|exposure|(?:market|knowledge|practice|law|tax|payroll)\b(?!\s+(?:people|staff|teams?|folks?|officers?|managers?|clerks?|specialists?|professionals?|advis\w+|consultants?|lawyers?|partners?|lead)\b))/i;

// "A US firm": where the employer comes from, and nobody's place to live.
const FIRM_BEHIND =
  /^(?:[\s-]+(?:based|owned|headquartered|listed))?\s+(?:(?:law|accounting|tech(?:nology)?|software|big|global|investment|engineering|consulting|private equity)\s+)?(?:firms?|compan(?:y|ies)|banks?|multinationals?|corporates?|vendors?|employers?|parent|headquartered|owned|listed)\b(?!\s+(?:in|near)\s+the\s+(?:area|city))/i;

const OUTSIDE = /\boutside(?: of)?\s+(?:the\s+)?$/i;

// "Perth within 30 km", "Perth +30km".
const BEHIND =
  /^(?:\s+(?:metro(?:politan)?(?: area)?|area|(?:and|&) surrounds?|(?:and|&) surrounding areas?))?\s*[,(]?\s*(within|\+|plus|up to|radius(?: of)?|max(?:imum)?)?\s*(\d{1,4})\s*(km|kms|kilomet(?:re|er)s?|k(?=\s+radius)|mi|miles?)\b(?!\s*(?:of|from|to|around)\b)(?:\s*(?:radius|max(?:imum)?|away|or less))?\)?/i;

const UNTIL = /\b(?:through|until|till?|by|since|start(?:ing)?|before|after|mid|early|late)(?:\s+to)?\s+$/i;
const WEEKDAY = /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)$/i;
const MONTH = /^(?:march|april|may|june|july|august)$/i;
/** "Around Ireland", "around Victoria": anywhere in it, as who says it of a city means its surroundings. */
const isAroundIt = (cue: readonly (string | undefined)[] | null, kind: string): boolean =>
  kind !== 'city' && /(?:^|\s)a?round(?:\s+about)?$/i.test(cue?.[6] ?? '');

/** Reads places with their radius, and willingness to relocate. */
export function readPlaces(draft: Draft): void {
  const texts = draft.words.map(({ text }) => text);
  for (let at = 0; at < texts.length; at += 1) at = readPlace(draft, texts, at);
  joinMoves(draft);
}

function readPlace(draft: Draft, texts: readonly string[], at: number): number {
  const { home } = draft;
  const first = draft.words[at];
  if (first === undefined) return at;
  const code = codeAt(draft, first);
  const named = placeAt(texts, at, home.country);
  const found =
    code !== null && (named === undefined || named.length === 1)
      ? { place: code, length: 1, doubtful: false }
      : named;
  if (found === undefined) return at;
  const last = draft.words[at + found.length - 1] ?? first;
  if (draft.taken(first.start, last.end) || isHalfOfSurname(draft, first.start)) return at;
  const cue = CUE.exec(draft.rest.slice(0, first.start));
  const raw = draft.text.slice(first.start, last.end);
  if (isPluralOf(raw, found.place)) return at;
  // "Never moved" is no word of Nevers.
  const begins =
    /^\p{Lu}\p{Ll}/u.test(raw) &&
    /(?:^|[.;:!?]\s*)$/.test(draft.text.slice(0, first.start)) &&
    /^\s+\p{Ll}/u.test(draft.text.slice(last.end));
  const isUs = isTheUs(draft, first.start, last.end);
  if (found.length === 1 && isSmall(raw) && !isUs && (begins || /^\p{Ll}/u.test(raw))) return at;
  // "In law", "in ware": a field of work in small letters is no town where others have capitals.
  if (isFieldInSmall(draft, texts, at, found)) return at;
  // "The state of Victoria" is no country.
  if (raw === 'state' && /^\s+of\b/.test(draft.text.slice(last.end))) return at;
  // "The Coles DC" is where goods are kept.
  if (/^DCs?$/.test(raw) && home.country !== 'US' && cue === null) return at;
  // "From March" and "through to March, outside IR35" are a month, "March, Cambridgeshire" a town.
  if (
    MONTH.test(raw) &&
    (!/^\s*,/.test(draft.rest.slice(last.end)) || UNTIL.test(draft.text.slice(0, first.start)))
  )
    return at;
  if (WEEKDAY.test(raw) && /^\s*(?:-|–|\/|to\b)/.test(draft.text.slice(last.end))) return at;
  const large = found.place.kind !== 'city' || found.place.population >= 100_000;
  const whole = withinIt(draft, texts, at, found.length, found.place);
  const isTold = whole.next > at + found.length;
  const name =
    cue === null && !isTold && !isBehindTrade(draft, first.start, raw)
      ? partOfName(draft, first.start, last.end)
      : null;
  // "Starship Hospital Auckland" is in Auckland; "Margaret London" alone may be a person's name.
  const alone =
    /^\s*(?:\p{Lu}[\p{L}'’-]*\s+)+$/u.test(draft.rest.slice(0, first.start)) &&
    /^\s*$/.test(draft.rest.slice(last.end));
  const listed = leadsToList(draft, texts, at, found.length);
  if ((name === 'first' && !listed) || (name === 'last' && (alone || !large))) return at;
  const cued =
    isUs ||
    isTold ||
    cue !== null ||
    BEHIND.test(draft.rest.slice(last.end)) ||
    (followsPlace(draft, first.start) && !isForeignCode(draft, found, raw, first.start)) ||
    isApart(draft, first.start, last.end) ||
    listed ||
    leadsToPlace(draft, texts, at + found.length);
  const isTownThere =
    found.place.kind === 'city' &&
    found.place.country === home.country &&
    !found.doubtful &&
    isBesideTown(draft, texts, at);
  const isListed = isInList(draft, texts, at, found.length);
  if (!isTownThere && !isMeant(found, raw, { cued, isListed, home: home.country })) return at;
  const { place } = whole;
  const end = draft.words[whole.next - 1]?.end ?? last.end;
  const behind = BEHIND.exec(draft.rest.slice(end));
  const office = officeBehind(draft, first.start, end);
  const area = place.kind === 'city' && behind === null ? AREA_BEHIND.exec(draft.rest.slice(end)) : null;
  const centre = place.kind === 'city' && behind === null ? CENTRE_BEHIND.exec(draft.rest.slice(end)) : null;
  const isCentre = centre !== null || CENTRE_BEFORE.test(draft.rest.slice(0, first.start));
  const distance =
    (isCentre && place.kind === 'city' ? CENTRE_KM : null) ??
    (area === null ? null : NEAR_KM) ??
    // "Near Richmond within 30 miles": what is said in figures.
    distanceOf(behind === null ? null : [...behind, '', '', '']) ??
    (isAroundIt(cue, place.kind) ? null : distanceOf(cue));
  const outside = OUTSIDE.exec(draft.rest.slice(0, cue?.index ?? first.start));
  const start = (cue === null ? first.start : cue.index) - (outside?.[0].length ?? 0);
  const hours = HOURS_BEHIND.exec(draft.text.slice(end));
  // Whoever is in a region is in its time zones.
  if (hours !== null && distance === null && place.kind !== 'region') {
    const said = draft.text.slice(first.start, end + hours[0].length);
    const reason = `"${said}" tells of hours, which no record does, so it was not run.`;
    draft.take(first.start, end + hours[0].length, { kind: 'unsupported', label: said, reason });
    draft.note('not_on_record', reason);
    return whole.next - 1;
  }
  // "Luxembourg experience": what somebody knows, and no place to live in.
  const known = KNOWN_BEHIND.exec(draft.text.slice(end));
  if (known !== null && cue === null && distance === null) {
    const said = draft.text.slice(first.start, end + known[0].length);
    const reason = `"${said}" tells of experience, which no place on record does, so it was not run.`;
    draft.take(first.start, end + known[0].length, { kind: 'unsupported', label: said, reason });
    draft.note('not_on_record', reason);
    return whole.next - 1;
  }
  const firm =
    cue === null && (place.kind === 'country' || place.kind === 'region')
      ? FIRM_BEHIND.exec(draft.text.slice(end))
      : null;
  const isOfFirm =
    firm !== null &&
    (/\b(?:or|and|nor|ex|than)[\s-]+(?:an?\s+|the\s+)?$/i.test(draft.text.slice(0, first.start)) ||
      /^\s+(?:trained|training|background|experience|alumni|exposure|pedigree)\b/i.test(
        draft.text.slice(end + firm[0].length),
      ));
  if (firm !== null && (isOfFirm || hasOtherPlace(draft, texts, whole.next))) {
    const said = draft.text.slice(first.start, end + firm[0].length);
    const reason = `"${said}" tells where an employer comes from, which no record does, so it was not run.`;
    draft.take(first.start, end + firm[0].length, { kind: 'unsupported', label: said, reason });
    draft.note('not_on_record', reason);
    return whole.next - 1;
  }
  const isMove = cue !== null && outside === null && MOVES.test(cue[0].trim());
  // "In or willing to relocate to Perth": whoever lives there as well.
  const isThereToo = /\b(?:in|from|at),?\s+or(?:\s+(?:who|are|is|be))*[\s,]+$/i.test(
    draft.text.slice(0, cue?.index ?? 0),
  );
  const goes =
    (isMove && !isThereToo) || ((cue === null || /^to\b/i.test(cue[0].trim())) && goesOnMoving(draft, start))
      ? [MOVING_THERE]
      : [];
  const shown = nameOf(place, whole.inside);
  const there = distance === null ? shown : `within ${Math.round(distance)} km of ${shown}`;
  const until = end + ((behind ?? area ?? centre ?? office)?.[0].length ?? 0);
  const more = SAYS_NO_MORE.exec(draft.rest.slice(until))?.[0].length ?? 0;
  const taken = draft.take(
    start,
    until + more,
    {
      kind: 'location',
      label:
        goes.length > 0
          ? `open to relocation to ${there}`
          : isMove
            ? `${there} or open to relocation`
            : there,
      values: [namedFor(place, raw, whole.inside), ...goes],
      within_km: distance,
      // Willing to move anywhere includes moving there.
      movable:
        isMove ||
        goes.length > 0 ||
        (cue === null && goesOnWorking(draft, start)) ||
        (cue !== null &&
          outside === null &&
          distanceOf(cue) === null &&
          (/\b(?:go|travel|work|commute)\b/i.test(cue[0].trim()) ||
            // Who flies in need not live there.
            (/^for\b/i.test(cue[0].trim()) && /\b(?:FIFO|DIDO|fly[\s-]in)\b/i.test(draft.text)))),
    },
    outside !== null || /^\W*(?:no|not)\b/i.test(cue?.[0] ?? ''),
  );
  if (outside !== null) taken.strength = 'exclude';
  if (isTold) draft.placed.add(taken);
  tellOtherOfCode(draft, raw, place, taken);
  // "Accountants in Leeds or willing to move to Leeds" asks for both.
  const isEither = draft.read.some(
    ({ facet: { kind, values }, end: last }) =>
      kind === 'location' &&
      last <= start &&
      values[0] === taken.values[0] &&
      /\bor\s+(?:[^\s,]+\s+){0,3}$/i.test(draft.text.slice(last, start)),
  );
  if (goes.length > 0 && isMove && !isEither)
    draft.note(
      'read_as',
      `"${draft.text.slice(start, end).trim()}" leaves out who lives there already: say "in ${nameOf(place)} or would move there" for both.`.slice(
        0,
        400,
      ),
    );
  return whole.next - 1;
}

// "Would move to Perth or Adelaide".
function goesOnMoving(draft: Draft, start: number): boolean {
  const last = draft.read.findLast(({ end, facet: { kind } }) => end <= start && kind === 'location');
  return (
    last?.facet.values.includes(MOVING_THERE) === true &&
    /^[\s,/]*(?:or|and)?[\s,]*(?:to\s+)?$/i.test(draft.text.slice(last.end, start))
  );
}

// Whether another place of the query says where to look.
function hasOtherPlace(draft: Draft, texts: readonly string[], from: number): boolean {
  if (draft.read.some(({ facet: { kind } }) => kind === 'location')) return true;
  return draft.words.some(({ start }, at) => {
    if (at < from) return false;
    const found = placeAt(texts, at, draft.home.country);
    return found?.place.kind === 'city' && CUE.test(draft.rest.slice(0, start));
  });
}

// "Sydney, CT": two letters in a list are no state of another country.
function isForeignCode(draft: Draft, { place }: { place: Place }, raw: string, at: number): boolean {
  const { country: home } = draft.home;
  if (place.kind !== 'state' || place.country === home || !/^[A-Z]{2}$/.test(raw)) return false;
  const [value = ''] = draft.read.findLast(({ end }) => end <= at)?.facet.values ?? [];
  const beside = placeNamed(value, home);
  // "NYC or NJ": both are of one country.
  return beside?.kind !== 'city' || beside.country !== place.country;
}

const DEMONYMS = new Map([
  ['aussie', 'AU'],
  ['kiwi', 'NZ'],
  ['british', 'GB'],
]);

// "US", "NZ", "U.S." in capitals among words that are not, and "in the us".
function codeAt(draft: Draft, { start, end }: { start: number; end: number }): Place | null {
  const raw = draft.text.slice(start, end);
  const cued = CUE.test(draft.rest.slice(0, start)) || followsCountry(draft, start);
  if (isTheUs(draft, start, end)) return countryOfCode('US');
  const demonym = /^[\s-]+(?:based|located|resident)\b/i.test(draft.text.slice(end))
    ? DEMONYMS.get(raw.toLowerCase())
    : null;
  if (demonym != null) return countryOfCode(demonym);
  // "US": nothing else is asked, so that no case of other words tells a code from a word.
  if (/^\s*(?:US|AU|NZ|GB|UK)[.?!]?\s*$/.test(draft.text)) return countryOfCode(raw);
  if (draft.text === draft.text.toUpperCase() && !cued) return null;
  // Capitalised short words that are not codes: "IT", "IN", "NO".
  if (!cued && !/^(?:US|UK|NZ|AU|GB|UAE|EU|uk|nz|uae)$/.test(raw)) return null;
  return stateFirst(raw, draft.home.country) ? null : countryOfCode(raw);
}

// "CA" is California or Canada, "SA" South Australia, by where the agency is.
function stateFirst(raw: string, home: string): boolean {
  const named = placeAt([raw.toLowerCase()], 0, home);
  return named?.place.kind === 'state' && named.place.country === home;
}

// "Maria Santos", "Sydney Smith": next to another unread capitalised word.
function partOfName(draft: Draft, start: number, end: number): 'first' | 'last' | null {
  if (/^ \p{Lu}\p{Ll}+/u.test(draft.rest.slice(end))) return 'first';
  const [, before] = /(?:^|[^\p{L}\uFFFC])(\p{Lu}[\p{L}'’-]+) $/u.exec(draft.rest.slice(0, start)) ?? [];
  // "FIFO Perth": letters in capitals are no given name where the town has others.
  const isLetters = /^\p{Lu}{2,6}s?$/u.test(before ?? '') && /\p{Ll}/u.test(draft.text.slice(start, end));
  return before === undefined || isLetters ? null : 'last';
}

// "Sydney, Melbourne or Perth": what follows a place in a list needs no word before it.
function followsPlace(draft: Draft, at: number): boolean {
  const before = draft.read.findLast(({ end }) => end <= at);
  return (
    before?.facet.kind === 'location' &&
    /^\s*(?:,|\/|\bor\b|\band\b|\s)+$/i.test(draft.text.slice(before.end, at))
  );
}

// "Germany, Austria, NL": among countries two letters are one.
function followsCountry(draft: Draft, at: number): boolean {
  const before = draft.read.findLast(({ end }) => end <= at);
  const [value = ''] = before?.facet.kind === 'location' ? before.facet.values : [];
  const isList = /^\s*(?:,|\/|\bor\b|\band\b|\s)+$/i.test(draft.text.slice(before?.end ?? 0, at));
  return isList && value !== '' && placeNamed(value, draft.home.country)?.kind === 'country';
}

// Alone between commas, next to other facets.
function isApart(draft: Draft, start: number, end: number): boolean {
  return (
    draft.words.length > 1 &&
    /(?:^|[,/])\s*$/.test(draft.text.slice(0, start)) &&
    /^\s*(?:[,/]|$)/.test(draft.text.slice(end))
  );
}
