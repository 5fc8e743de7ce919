import type { Place } from '../../lexicon/gazetteer.ts';
import { kmBetween, placeNamed, reachOf } from '../../lexicon/places.ts';
import { roles } from '../../lexicon/terms.ts';
import { type Facet, MAX_VALUES, WORDED_KINDS } from '../facets.ts';
import type { Read } from './draft.ts';
import { areBothAsked } from './slashed-tools.ts';

/** Facets of which a person has one value, so that two values mean either. */
const ONE_EACH = new Set<Facet['kind']>(['location', 'role', 'seniority', 'work_rights', 'work_type']);

const OR_PEOPLE =
  /^([\s,]*\bor)\s+(?:(?:else|failing that|otherwise|if not),?\s+)?(?:people|those|folks?|candidates?|any(?:one|body)|ones|others)\s+(?:that\s+)?/;

/** Joins alternatives, and drops facets that a narrower one implies. */
export function merged(text: string, read: readonly Read[], home: string): Read[] {
  const inOrder = read.toSorted((a, b) => a.at - b.at || a.end - b.end);
  const kept: Read[] = [];
  // "BDM, zorbologist, sales exec": a word that nobody knows does not end a list.
  const known = inOrder.reduce(
    (rest, { at, end, facet: { kind, either } }) =>
      either === null && (kind === 'keyword' || kind === 'unsupported')
        ? rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end)
        : rest,
    text,
  );
  for (const next of inOrder) {
    const isOpen = next.facet.kind !== 'keyword' && next.facet.kind !== 'unsupported';
    const last = kept.findLast(
      ({ facet: { kind } }) => kind !== 'unsupported' && !(isOpen && kind === 'keyword'),
    );
    const one = last !== undefined && areOne(isOpen ? known : text, last, next, home, text);
    if (one && !haveRoom(last, next)) {
      const longer = { ...next, facet: { ...next.facet } };
      goOn([...read, ...kept], last, longer);
      kept.push(longer);
    } else if (one) {
      const narrower = narrowerPlace(text, last, next, home);
      if (narrower === null) {
        if (isOfField(read, next) || isBesideWhole(read, next)) last.facet.either ??= next.facet.either;
        join(last, next);
      } else {
        last.facet = { ...last.facet, label: narrower.facet.label, values: narrower.facet.values };
        last.end = next.end;
      }
      joinList(text, read, kept, last, home);
    } else kept.push({ ...next, facet: { ...next.facet } });
  }
  joinPlaces(kept, home);
  leaveSaidAnew(kept);
  return withoutWider(distinct(kept));
}

// "In Germany or Austria, also the UK": nobody lives in both, so either will do wherever they stand in the query.
function joinPlaces(kept: Read[], home: string): void {
  const places = kept.filter(
    ({ facet }) =>
      facet.kind === 'location' &&
      facet.strength === 'must' &&
      facet.either === null &&
      !facet.movable &&
      facet.values.length > 0,
  );
  const [first, ...others] = places;
  if (first === undefined) return;
  for (const other of others) {
    const apart = first.facet.values.every((a) => other.facet.values.every((b) => areApart(a, b, home)));
    if (!apart || first.facet.within_km !== other.facet.within_km || !haveRoom(first, other)) continue;
    const { end } = first;
    join(first, other);
    first.end = end;
    kept.splice(kept.indexOf(other), 1);
  }
}

/** "Vancouver. Vancouver or Melbourne": who names a place once more, with another, means either. */
function leaveSaidAnew(kept: Read[]): void {
  const places = kept.filter(
    ({ facet }) => isPlaceAlone(facet) && facet.strength === 'must' && facet.either === null,
  );
  places.forEach((place, at) => {
    const { values, movable } = place.facet;
    const isAgain = ({ facet }: Read): boolean =>
      facet.values.length > values.length && values.every((value) => facet.values.includes(value));
    if (!movable && places.slice(at + 1).some(isAgain)) kept.splice(kept.indexOf(place), 1);
  });
}

const countriesOf = (place: Place): readonly string[] =>
  place.kind === 'region' ? place.countries : [place.country];

/** Whether two places have no ground in common, as far as that is certain. */
function areApart(a: string, b: string, home: string): boolean {
  const [one, two] = [placeNamed(a, home), placeNamed(b, home)];
  if (one === null || two === null) return false;
  if (one.kind === 'region' || two.kind === 'region')
    return !countriesOf(one).some((code) => countriesOf(two).includes(code));
  if (one.country !== two.country) return true;
  if (one.kind === 'state' && two.kind === 'state') return one.state !== two.state;
  return one.kind === 'city' && two.kind === 'city' && kmBetween(one, two) > reachOf(one) + reachOf(two);
}

function areOne(text: string, last: Read, next: Read, home: string, written: string): boolean {
  const [a, b] = [last.facet, next.facet];
  if (a.kind !== b.kind || a.strength !== b.strength || !WORDED_KINDS.has(a.kind)) return false;
  if (a.values.length === 0 || b.values.length === 0 || a.when !== b.when) return false;
  if (a.together !== b.together || a.absent !== b.absent) return false;
  // "Already in Leeds or would move to York": of the one those who live there, of the other those who do not.
  if (a.kind === 'location' && a.movable !== b.movable) return false;
  if (a.absent && a.either !== null) return false;
  const said = text.slice(last.end, next.at).toLowerCase();
  // "In Leeds, or else people who work remotely"; who knows something else may be of another trade.
  const between = ONE_EACH.has(a.kind) ? said.replace(OR_PEOPLE, '$1 ') : said;
  const or =
    /^['’]?[\s,]*(?:(?:either|both)\s+)?(?:\bor\b|\/|\||\band\/or\b|\bnor\b)[\s,]*(?:(?:in|at|from|an?|the|near|with|other|work(?:s|ing)?|based|liv(?:es|ing)|located|who|they|ha(?:s|ve)|worked|done|used|can|could|would|knows?|uses?|knowledge|experience|of|on|holds?|with|are|is)\s+)*$/.test(
      between,
    );
  // "Bilingual English/Spanish" asks for both.
  if (
    or &&
    a.kind === 'language' &&
    !/\bor\b/.test(between) &&
    /\b(?:bi|tri)lingual\W+$/i.test(text.slice(0, last.at))
  )
    return false;
  if (or && areBothAsked(written, last, next)) return false;
  if (or || (a.kind === 'seniority' && /^\s*(?:to|-|–)\s*$/.test(between))) return true;
  // "Komatsu Hitachi Liebherr": names side by side are any of them.
  if (a.kind === 'employer' && /^ +$/.test(between)) return true;
  if (a.strength === 'exclude') return false;
  // "Leeds sheffield hull": towns side by side, in one of which somebody lives.
  const isTown = ({ values, within_km }: Facet): boolean =>
    within_km === null && values.every((value) => placeNamed(value, home)?.kind === 'city');
  if (a.kind === 'location' && between === ' ' && isTown(a) && isTown(b)) return true;
  // "Europe with the UK", "Sydney along with Parramatta": the one and the other, and not the narrower; "with UK rights" is none.
  if (
    a.kind === 'location' &&
    /^\s*,?\s*(?:only\s+)?(?:(?:together|along)\s+)?with\s+(?:the\s+)?$/.test(between) &&
    /^\s*(?:$|[,;.)!?]|\b(?:and|or|but|who|with)\b)/i.test(written.slice(next.end))
  )
    return true;
  // "Sydney, Melbourne and Perth" are three places of which a person lives in one.
  const list =
    /^\s*(?:,(?:\s*,)*|&|\+|\bplus\b|\bas well as\b|\band(?: also)?\b|,\s*and\b)\s*(?:(?:in|an?|the)\s+)*$/.test(
      between,
    );
  // "Remote in Europe" are two conditions, unless joined by "or".
  const remote = a.values.includes('remote') !== b.values.includes('remote');
  // "Around Bolton and Manchester" is around each of them.
  const around = a.within_km === b.within_km || (a.within_km !== null && b.within_km === null);
  if (list && ONE_EACH.has(a.kind) && around && !remote) return true;
  return false;
}

/** "The States, east coast" is the narrower of the two: which of them; null where neither lies in the other. */
function narrowerPlace(text: string, last: Read, next: Read, home: string): Read | null {
  const between = text.slice(last.end, next.at);
  if (last.facet.kind !== 'location' || !/^\s*,\s*(?:(?:in|on|the)\s+)*$/i.test(between)) return null;
  const place = ({ facet: { values, within_km } }: Read) =>
    values.length === 1 && within_km === null ? placeNamed(values[0] ?? '', home) : null;
  const [first, second] = [place(last), place(next)];
  const isIn = (inner: typeof first, outer: typeof first): boolean =>
    outer?.kind === 'country' && inner !== null && inner.kind !== 'country' && inner.kind !== 'region'
      ? inner.country === outer.country
      : false;
  return isIn(second, first) ? next : isIn(first, second) ? last : null;
}

const isPlaceAlone = ({ kind, values, within_km }: Facet): boolean =>
  kind === 'location' && within_km === null && values.length > 0 && !values.includes('remote');

// "Go, Rust or Scala": the commas before an "or" are alternatives too.
function joinList(text: string, read: readonly Read[], kept: Read[], last: Read, home: string): void {
  for (let at = kept.indexOf(last) - 1; at >= 0; at -= 1) {
    const before = kept[at];
    if (
      before === undefined ||
      before.facet.kind !== last.facet.kind ||
      before.facet.strength !== last.facet.strength
    )
      return;
    const following = kept[at + 1];
    if (following === undefined) return;
    const between = text.slice(before.end, following.at);
    // Spoken without its commas: "German French or Spanish", "leeds bradford or wakefield".
    const isList =
      before.facet.kind === 'language' ||
      (isPlaceAlone(before.facet) && isPlaceAlone(following.facet)) ||
      // "Compliance officers AML analysts or financial planners".
      (before.facet.kind === 'role' &&
        before.facet.when === following.facet.when &&
        /\p{L}s$/u.test(text.slice(before.at, before.end)));
    const isSpoken = isList && /^\s+$/.test(between);
    if (!isSpoken && !/^\s*,\s*$/.test(between)) return;
    if (isFromWhere(text, before, following, home)) return;
    if (haveRoom(before, following)) {
      join(before, following);
      kept.splice(at + 1, 1);
    } else goOn([...read, ...kept], before, following);
  }
}

/** "Who work remotely, UK or Netherlands": a country behind it is where from. */
function isFromWhere(text: string, before: Read, following: Read, home: string): boolean {
  if (before.facet.values.join() !== 'remote' || following.facet.values.includes('remote')) return false;
  const isSaid = /\b(?:only|fully|works?|working|must|purely|entirely|home)\b/i.test(
    text.slice(before.at, before.end),
  );
  return isSaid || following.facet.values.every((value) => placeNamed(value, home)?.kind === 'country');
}

const haveRoom = (a: Read, b: Read): boolean => a.facet.values.length + b.facet.values.length <= MAX_VALUES;

// A long list goes on in another facet, either of which will do.
function goOn(all: readonly Read[], last: Read, next: Read): void {
  last.facet.either ??= 1 + Math.max(0, ...all.map(({ facet }) => facet.either ?? 0));
  next.facet.either = last.facet.either;
}

/** "Critical care or aged care": the field that a skill is also the name of stays an alternative to all that it is listed with. */
const isOfField = (read: readonly Read[], { facet: { kind, either } }: Read): boolean =>
  kind === 'skill' &&
  either !== null &&
  read.every(({ facet }) => facet.either !== either || facet.kind === kind || facet.kind === 'industry');

/** "Buyers, Salesforce admins or Salesforce developers": a trade beside another that only counts with its skill. */
const isBesideWhole = (read: readonly Read[], { facet: { kind, either } }: Read): boolean =>
  kind === 'role' &&
  either !== null &&
  read.some(({ facet }) => facet.either === either && facet.kind === 'role' && facet.together !== null);

function join(last: Read, next: Read): void {
  const { facet } = last;
  if (next.facet.label !== facet.label) facet.label = `${facet.label} or ${next.facet.label}`.slice(0, 200);
  facet.values = [...new Set([...facet.values, ...next.facet.values])];
  facet.movable ||= next.facet.movable;
  last.end = next.end;
}

function distinct(read: readonly Read[]): Read[] {
  const seen = new Set<string>();
  return read.filter(({ facet }) => {
    const key = JSON.stringify([
      facet.kind,
      facet.strength,
      facet.values,
      facet.min,
      facet.max,
      facet.when,
      facet.label,
      facet.together,
      facet.absent,
      facet.absent ? facet.either : null,
    ]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

// Words after a role that add nothing.
const GENERAL =
  /^(?:engineers?|developers?|managers?|analysts?|consultants?|specialists?|officers?|assistants?|leaders?|designers?)$/i;

/** "Front end React developer": the narrower role implies "developer". */
function withoutWider(read: readonly Read[]): Read[] {
  const { byId, book } = roles();
  const idOf = (facet: Facet): string | undefined =>
    facet.kind === 'role' && facet.values.length === 1 && !facet.values[0]?.startsWith('"')
      ? book.whole(facet.values[0] ?? '')?.id
      : undefined;
  const narrower = new Set(
    read
      .filter(({ facet }) => facet.strength === 'must')
      .flatMap(({ facet }) => {
        // Of alternatives none is certain.
        if (facet.kind !== 'role' || facet.when === 'past' || facet.either !== null || facet.absent)
          return [];
        const [first = [], ...others] = facet.values.map(
          (value) => byId.get(book.whole(value)?.id ?? '')?.implies ?? [],
        );
        return first.filter((wider) => others.every((other) => other.includes(wider)));
      }),
  );
  const named = read.some(({ facet }) => facet.strength === 'must' && idOf(facet) !== undefined);
  return read.filter(({ facet }) => {
    const id = idOf(facet);
    const isGeneral = facet.kind === 'role' && id === undefined && GENERAL.test(facet.values[0] ?? '');
    // "No managers" leaves somebody out.
    // Of two lots it is the trade of the one.
    if (named && isGeneral && facet.strength !== 'exclude' && facet.together === null) return false;
    // Who does the narrower now may have done the wider before.
    if (facet.when === 'past') return true;
    return facet.strength !== 'must' || id === undefined || !narrower.has(id);
  });
}
