import { countryName } from '#src/lib/places.ts';
import { COUNTRIES, type Place } from '../../../lexicon/gazetteer.ts';
import { placeNamed, stateOfCode, townWithin } from '../../../lexicon/places.ts';
import { roles } from '../../../lexicon/terms.ts';
import type { CompiledQuery } from '../../facets.ts';
import { EVERYDAY } from '../places/everyday.ts';
import type { Readings } from './corrections.ts';

/** What reads a text: its conditions, and where in it each is. */
export interface Readers {
  compile: (text: string) => Pick<CompiledQuery, 'facets' | 'notes'>;
  readIn: (text: string) => Readings;
}

const LAST =
  /(?<=[\p{L})])(?<mark>\s?,\s?|\s)(?<said>[A-Z]{2}|\p{Lu}\p{Ll}{2,14})(?=\s?(?:[,;]|[.?!]?\s*$)|\s(?:or|and|with|who|that|available|under|over|earning|paid)\s)/gu;

/** Countries whose code is a word or a field of work besides, told of wherever they are read. */
const WORDS = new Set('IT IN AT NO IS BE AM ME AI DO SO TO AS IO'.split(' '));
/** Codes of states that are said of other things more often. */
const OTHERWISE = new Set('OK HI OR PA MD VA MS MI SC'.split(' '));
const PROVINCES = new Map(
  Object.entries({
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NS: 'Nova Scotia',
    ON: 'Ontario',
    QC: 'Quebec',
    SK: 'Saskatchewan',
  }),
);
const LISTED = /(?<!\p{L})[A-Z]{2}\s?,\s?[A-Z]{2}\s?(?:,|or|and|&)\s?[A-Z]{2}(?!\p{L})/u;
const MOST = 6;
const LONGEST = 90;
const LEAST_AT_HOME = 1000;

/** What two capital letters are called in full, with what else they may be. */
interface Meant {
  name: string;
  other: string | null;
}

/** What two letters in capitals stand for as a land, a state or a province, by where the agency is; null where it is none. */
export function landOf(code: string, home: string): Meant | null {
  const own = placeNamed(code, home);
  const state = OTHERWISE.has(code) && home !== 'US' ? null : (stateOfCode(code)?.name ?? null);
  const country = COUNTRIES.includes(code) ? countryName(code) : null;
  const province = PROVINCES.get(code) ?? null;
  if (own?.kind === 'state' && own.country === home) return { name: own.name, other: country ?? state };
  if (home === 'US' && state !== null) return { name: state, other: country };
  // Which of both it is has a reader of its own.
  if (code === 'CA' && home !== 'CA') return { name: code, other: null };
  if (home === 'CA' && province !== null) return { name: province, other: country };
  // "WA" by itself is Western Australia, as it is behind "in".
  const known = own?.kind === 'state' && own.country === 'AU' ? own.name : null;
  const [name, ...others] = [country, known, state, province].filter((one) => one !== null);
  return name === undefined ? null : { name, other: others[0] ?? null };
}

/** Trades of the hand, the kitchen and the ward, behind which two letters are no field of an office and no paper of one. */
const OF_HANDS = new Set(['blue_collar_worker', 'hospitality_professional', 'healthcare_professional']);
/** Whether a trade is of these. */
export const isOfHands = (trade: string): boolean =>
  roles()
    .book.whole(trade)
    ?.implies.some((wider) => OF_HANDS.has(wider)) === true;

/** A town that is a word besides, as it is understood at home, or a large one elsewhere. */
function townOf(said: string, home: string): Extract<Place, { kind: 'city' }> | null {
  if (!EVERYDAY.has(said.toLowerCase())) return null;
  const own = townWithin(said, { kind: 'country', country: home, name: countryName(home) ?? home });
  const place = own !== null && own.population >= LEAST_AT_HOME ? own : placeNamed(said, home);
  if (place?.kind !== 'city') return null;
  return place.country === home || place.population >= 100_000 ? place : null;
}

/**
 * A query in which a land by its two letters, or a town that is a word besides, is said in full right behind a trade: "sous chef, IE",
 * "sous chef Bath". What else the words are read as stands.
 */
export function withPlacesBehindTrades(
  query: string,
  home: string,
  { compile, readIn }: Readers,
  tell: (message: string) => void,
): string {
  let tries = 0;
  return query.replace(LAST, (whole, mark: string, said: string, at: number) => {
    const isCode = /^[A-Z]{2}$/.test(said);
    // Three codes and more are a list, which has a reader of its own.
    if (isCode && LISTED.test(query.slice(Math.max(0, at - 8), at + whole.length + 20))) return whole;
    const behind = query.slice(at + whole.length, at + whole.length + 4);
    const isLast = /^[\s.?!]*$/.test(behind) || (said === 'NO' && /^\s?[,;]/.test(behind));
    const land = isCode && (isLast || !WORDS.has(said)) ? landOf(said, home) : null;
    const town = isCode ? null : townOf(said, home);
    const isUnknown = isCode && land === null && isLast && WORDS.has(said);
    if ((land === null && town === null && !isUnknown) || tries >= MOST) return whole;
    const before = query.slice(Math.max(0, at - LONGEST), at);
    const clause = (/[^,;:.()\n"]*$/.exec(before)?.[0] ?? '').trim();
    // A clause that begins with a refusal leaves out what it names.
    if (WORDS.has(said) && /^[A-Z]{2,3}$/.test(clause)) return whole;
    if (clause === '' || /^(?:not|no|never|except|without|excluding|nor)\b/i.test(clause)) return whole;
    tries += 1;
    const { text, reads } = readIn(clause);
    const end = text.trimEnd().length;
    const last = reads.find((read) => read.end >= end && ['role', 'location'].includes(read.kind));
    // "Gary, IN": states behind their towns have a reader of their own.
    const isOfTown = last?.kind === 'location' && (land === null || stateOfCode(said) !== null);
    if (last === undefined || isOfTown) return whole;
    const alone = shown(compile(clause));
    const isByHand = alone.some((each) => isOfHands(each.replace(/^role /, '')));
    // A chef is no professional of IT and no chartered accountant, so that the letters are a place.
    if (isByHand && said === 'CA' && last.kind === 'role') return ` in ${said}`;
    const added = compile(`${clause}${mark}${said}`).facets.filter(
      (facet) =>
        facet.kind !== 'keyword' &&
        !(said === 'NO' && facet.strength === 'exclude') &&
        !alone.includes(`${facet.kind} ${facet.label}`),
    );
    const isSlip = (label: string): boolean =>
      town !== null && label.toLowerCase() === `${said.toLowerCase()}s`;
    const [found] = added;
    if (land?.other != null && added.length === 1 && found?.kind === 'location' && COUNTRIES.includes(said)) {
      const { notes } = compile(`${clause}${mark}${said}`);
      if (found.label !== land.name && found.label === land.other && notes.length === 0)
        tell(
          `"${said}" was read as ${land.other}, not as ${land.name}. Write the name in full where that is meant.`,
        );
      return whole;
    }
    const isOtherTrade = isByHand && added.some(({ label }) => /\bIT Professional$/.test(label));
    if (!isOtherTrade && added.some(({ kind, label }) => !(kind === 'skill' && isSlip(label)))) {
      const isField = said === 'IT' && land !== null && added.some(({ label }) => /\bIT P/.test(label));
      if (isField && compile(`${clause}${mark}${said}`).notes.length === 0)
        tell(
          '"IT" was read as the field of work, not as Italy. Write the country in full where it is meant.',
        );
      return whole;
    }
    if (isUnknown) {
      tell(`"${said}" was left out: write the country or the field in full where one is meant.`);
      return whole;
    }
    // "Managers, IT": a field that makes a trade of its own with the one before it.
    if (said === 'IT' && !isOtherTrade && /^role IT\b/.test(shown(compile(`IT ${clause}`)).join()))
      return whole;
    if (town !== null) {
      tell(`"${said}" was read as the town, as it stands right behind a trade.`);
      const understood = placeNamed(said, home);
      const isSame = understood?.kind === 'city' && understood.id === town.id && town.country === home;
      return isSame ? ` in ${said}` : ` in ${said}, ${countryName(town.country) ?? ''}`;
    }
    const { name, other } = land ?? { name: said, other: null };
    if (WORDS.has(said))
      tell(
        `"${said}" was read as ${name}, as it stands last and in capitals. Say it otherwise if not meant.`,
      );
    else if (other !== null || !COUNTRIES.includes(said))
      tell(
        `"${said}" was read as ${name}${other === null ? '' : `, not as ${other}`}. Write the name in full where another is meant.`,
      );
    return last.kind === 'location' ? `, ${name}` : ` in ${name}`;
  });
}

const shown = ({ facets }: Pick<CompiledQuery, 'facets'>): string[] =>
  facets.map(({ kind, label }) => `${kind} ${label}`);
