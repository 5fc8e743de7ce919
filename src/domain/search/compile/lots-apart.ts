import type { Facet, FacetKind } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import { PLURAL } from './runs.ts';

const JOINED = /[;+&]|(?<!\p{L})(?:and|plus|also|as\s+well\s+as)(?!\p{L})/iu;
/** What is of the people right before it, whoever else is listed. */
const THEIRS: ReadonlySet<FacetKind> = new Set(['skill', 'certification', 'education', 'seniority']);
const LISTED =
  /^\s*\)?\s*(?:[,;/&+.]|[-–—](?=\s)|(?:and|or|plus|also|as\s+well\s+as)(?!\p{L}))(?:[\s,;/&+.–—-]|(?:and|or|plus|also|as\s+well\s+as|any|some|the|an?|people|those|folks?|then)(?!\p{L}))*$/iu;
const PEOPLE =
  /^[-\s]*(?:people|folks?|devs?|developers?|consultants?|specialists?|pros|bods|guys|types|staff|team|lot|crowd)(?!\p{L})/iu;
/** So many trades side by side are a list without its commas. */
const RUN_OF_TRADES = 3;

/** One kind of people of a list: what they are called by, and what is asked of them alone. */
interface Lot {
  named: Read[];
  theirs: Read[];
  isTrade: boolean;
  /** Whether it is certainly a kind of people of its own. */
  isSure: boolean;
}

export interface LotsApart {
  read: Read[];
  /** Names of two lots each, of which somebody may have both: where that is so, one person was meant. */
  doubted: (readonly [Facet, Facet])[];
  /** Whether each is a trade in the plural, so that nobody was meant who is two of them. */
  arePlural: boolean;
}

/**
 * "Brand managers ex Unilever, store managers ex Zara", "warehouse managers, production managers, SEO – Leeds": a list of several kinds of
 * people, each with what is said of it, read as alternatives; what is said once, behind or before all of them, is asked of each.
 * @param read the conditions of the whole query, joined
 * @returns null where it is no such list, or where it is open of whom something is asked
 */
export function lotsApart(draft: Draft, read: readonly Read[]): LotsApart | null {
  const musts = read
    .filter(
      ({ facet: { strength, kind, absent } }) => strength === 'must' && kind !== 'unsupported' && !absent,
    )
    .toSorted((a, b) => a.at - b.at);
  const { lots, ahead } = lotsOf(draft, musts);
  const trades = lots.filter(({ isTrade }) => isTrade);
  if (lots.length < 2 || !trades.some((lot) => isPlural(draft, lot))) return null;
  if (lots.some((lot) => !mayBeListed(draft, lot, trades))) return null;
  const own = lots.map(({ named, theirs }) => [
    ...named,
    ...theirs.filter((one) => THEIRS.has(one.facet.kind)),
  ]);
  const isShared = (kind: FacetKind): boolean | null => sharing(lots, ahead, kind);
  for (const [at, { theirs }] of lots.entries())
    for (const one of theirs) {
      if (THEIRS.has(one.facet.kind)) continue;
      const shared = isShared(one.facet.kind);
      if (shared === null) return null;
      if (!shared) own[at]?.push(one);
    }
  return {
    read: asAlternatives(read, own),
    doubted: doubtedOf(lots, trades),
    arePlural: lots.every((lot) => lot.isTrade && isPlural(draft, lot)),
  };
}

function lotsOf(draft: Draft, musts: readonly Read[]): { lots: Lot[]; ahead: Read[] } {
  const lots: Lot[] = [];
  const ahead: Read[] = [];
  for (const [at, one] of musts.entries()) {
    const last = lots.at(-1);
    const before = musts[at - 1];
    const isListed = before === undefined || isNextOfList(draft, before, one);
    if (last !== undefined && one.facet.either !== null && isOfLast(last, one)) last.named.push(one);
    else if (one.facet.kind === 'role' && one.facet.when !== 'past') {
      if (last !== undefined && !isListed && !last.isTrade && last.theirs.length === 0) {
        last.named.push(one);
        last.isTrade = true;
      } else lots.push({ named: [one], theirs: [], isTrade: true, isSure: true });
    } else if ((one.facet.kind === 'skill' || one.facet.kind === 'certification') && isListed) {
      const isSure = PEOPLE.test(draft.text.slice(one.end));
      lots.push({ named: [one], theirs: [], isTrade: false, isSure });
    } else if (last === undefined) ahead.push(one);
    else last.theirs.push(one);
  }
  return { lots, ahead };
}

const isOfLast = ({ named }: Lot, { facet: { either } }: Read): boolean =>
  named.some(({ facet }) => facet.either === either);

function isNextOfList(draft: Draft, before: Read, one: Read): boolean {
  const said = draft.text.slice(before.end, one.at);
  // "Scaffolders welders fitters plumbers forklift".
  if (/^\s+$/.test(said)) return before.facet.kind === 'role' && before.facet.values.length >= RUN_OF_TRADES;
  return LISTED.test(said.replace(/^\s*(?:people|folks?|devs?|specialists?|staff)(?!\p{L})/iu, ''));
}

/** "Chefs, waiters, CSCS" may ask for the card of all, and "data engineers, Spark" for the tool; "CRAs + regulatory affairs" are two kinds. */
function mayBeListed(draft: Draft, lot: Lot, trades: readonly Lot[]): boolean {
  const [name] = lot.named;
  if (lot.isTrade || lot.isSure || name === undefined) return true;
  const listed = trades.flatMap(({ named }) =>
    named.flatMap(({ facet: { kind, values } }) => (kind === 'role' ? values : [])),
  );
  const before = trades.flatMap(({ named }) => named).findLast(({ end }) => end <= name.at);
  const isJoined = before !== undefined && JOINED.test(draft.text.slice(before.end, name.at));
  return name.facet.kind === 'skill' && (listed.length > 1 || isJoined);
}

const isPlural = (draft: Draft, { named }: Lot): boolean =>
  named.some(
    ({ at, end, facet: { kind, values } }) =>
      kind === 'role' && (values.length > 1 || PLURAL.test(draft.text.slice(at, end))),
  );

/** Whether what is asked of some lots is asked of all; null where it is open. */
function sharing(lots: readonly Lot[], ahead: readonly Read[], kind: FacetKind): boolean | null {
  const holds = lots.map(({ theirs }) => theirs.some(({ facet }) => facet.kind === kind));
  const count = holds.filter(Boolean).length;
  if (ahead.some(({ facet }) => facet.kind === kind)) return count === 0 ? true : null;
  if (count === lots.length) return false;
  return count === 1 && holds.at(-1) === true ? true : null;
}

function asAlternatives(read: readonly Read[], lots: readonly (readonly Read[])[]): Read[] {
  const facets = read.map(({ facet }) => facet);
  const either = 1 + Math.max(0, ...facets.map((one) => one.either ?? 0));
  let together = Math.max(0, ...facets.map((one) => one.together ?? 0));
  const given = new Map<Read, Facet>();
  for (const lot of lots) {
    if (lot.length > 1 && lot.every(({ facet }) => facet.either === null)) together += 1;
    const isWhole = lot.length > 1;
    for (const one of lot)
      given.set(one, {
        ...one.facet,
        either,
        together: isWhole && one.facet.either === null ? together : one.facet.together,
      });
  }
  return read.map((one) => ({ ...one, facet: given.get(one) ?? one.facet }));
}

function doubtedOf(lots: readonly Lot[], trades: readonly Lot[]): (readonly [Facet, Facet])[] {
  return lots
    .filter(({ isTrade, isSure }) => !isTrade && !isSure)
    .flatMap(({ named: [name] }) =>
      trades.flatMap(({ named: [trade] }) =>
        name === undefined || trade === undefined ? [] : [[name.facet, trade.facet] as const],
      ),
    );
}
