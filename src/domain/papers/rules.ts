import { addDays, addMonths, type Day } from '#src/lib/clock.ts';
import { closest } from '#src/lib/closest.ts';
import { EU_MEMBERS, PAPER_KINDS, type PaperKind, type PaperRequirement } from './kinds.ts';

/** A document that ends within so many days is said to be expiring. */
export const EXPIRING_DAYS = 30;

/** The regions whose kinds of documents hold in a country (ISO 3166-1 alpha-2). */
export function regionsOf(country: string): readonly string[] {
  return EU_MEMBERS.includes(country) ? ['ALL', country, 'EU'] : ['ALL', country];
}

/** The kinds of documents that a country knows. */
export function kindsIn(country: string): PaperKind[] {
  const regions = regionsOf(country);
  return PAPER_KINDS.filter(({ region }) => regions.includes(region));
}

/** A kind of document by its word, as a country knows it; undefined where it does not. */
export function kindIn(country: string, word: string): PaperKind | undefined {
  return kindsIn(country).find(({ kind }) => kind === word);
}

/** The kinds that were probably meant by a word, the nearest first, at most three. */
export function closestKinds(country: string, word: string): string[] {
  const known = kindsIn(country).map(({ kind }) => kind);
  const found: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const near = closest(
      word,
      known.filter((kind) => !found.includes(kind)),
    );
    if (near === undefined) break;
    found.push(near);
  }
  return found;
}

/** The day a document stops counting, itself included: its own end, else its issue and the kind's term; null for never. */
export function stopsCountingOn(
  paper: { expires_on: Day | null; issued_on: Day | null },
  kind: Pick<PaperKind, 'term_months'> | undefined,
): Day | null {
  if (paper.expires_on !== null) return paper.expires_on;
  const term = kind?.term_months ?? null;
  return paper.issued_on === null || term === null ? null : addMonths(paper.issued_on, term);
}

export type PaperStatus = 'valid' | 'expiring' | 'expired' | 'to_check' | 'rejected';

/** What a document is worth on a day. */
export function paperStatus(
  state: 'valid' | 'to_check' | 'rejected',
  stops: Day | null,
  today: Day,
): PaperStatus {
  if (state !== 'valid') return state;
  if (stops === null) return 'valid';
  if (stops < today) return 'expired';
  return stops <= addDays(today, EXPIRING_DAYS) ? 'expiring' : 'valid';
}

// What says who somebody is, what they have learnt or agreed to says so everywhere.
const ANYWHERE: readonly string[] = ['identity', 'qualification', 'nda'];
// Of the kinds that members of the Union share, those that only the country of the work gives.
const OF_THE_COUNTRY: readonly string[] = ['residence_work_permit', 'posted_worker_declaration'];

/** Whether a person's document that was given for one country counts for a contract in another. */
export function countsIn(kind: string, given: string, country: string): boolean {
  if (given === country || ANYWHERE.includes(kind)) return true;
  const shared = PAPER_KINDS.some((known) => known.region === 'EU' && known.kind === kind);
  const union = EU_MEMBERS.includes(given) && EU_MEMBERS.includes(country);
  return shared && union && !OF_THE_COUNTRY.includes(kind);
}

/** What a contract is like, as far as it decides which documents it needs. */
export interface ContractFacts {
  placement_type: 'permanent' | 'contract';
  country: string;
  /** Where the person lives; null when that is not known. */
  home: string | null;
  engagement: string | null;
  starts_on: Day | null;
  ends_on: Day | null;
  /** Whether the person has left, or the contract is done. */
  over: boolean;
}

/** The documents that a contract needs, out of all requirements. A permanent placement needs none. */
export function requirementsOf(
  facts: ContractFacts,
  all: readonly PaperRequirement[],
): { needed: PaperRequirement[]; undecided: PaperRequirement[] } {
  if (facts.placement_type === 'permanent') return { needed: [], undecided: [] };
  const regions = regionsOf(facts.country);
  const applying = all.filter(
    ({ region, abroad }) =>
      regions.includes(region) && (!abroad || (facts.home !== null && facts.home !== facts.country)),
  );
  return {
    needed: applying.filter(({ engagement }) => engagement === null || engagement === facts.engagement),
    undecided: applying.filter(({ engagement }) => engagement !== null && facts.engagement === null),
  };
}

/** A document as far as it decides where a contract stands. */
export interface Held {
  id: string;
  kind: string;
  state: 'valid' | 'to_check' | 'rejected';
  expires_on: Day | null;
  stops: Day | null;
}

export type Standing = 'current' | 'missing' | 'expired' | 'ends_before_contract' | 'to_check' | 'waived';

/**
 * Where one accepted document stands for a contract. A contract that is over is judged by its last day, one that has not
 * begun by today; without an end it is enough that the document counts when the contract starts.
 */
export function standingOf(stops: Day | null, facts: ContractFacts, today: Day): Standing {
  const last = facts.ends_on ?? (facts.over ? today : null);
  const judged = last !== null && last < today ? last : today;
  if (stops === null) return 'current';
  if (stops < judged) return 'expired';
  const needed = facts.ends_on ?? facts.starts_on;
  return needed !== null && stops < needed ? 'ends_before_contract' : 'current';
}

const WORTH: readonly Standing[] = ['current', 'to_check', 'ends_before_contract', 'expired', 'missing'];

/**
 * The document that decides one requirement: the best accepted one, or what waits for a person's check where none is
 * current.
 */
export function decide(
  held: readonly Held[],
  facts: ContractFacts,
  today: Day,
): { status: Standing; paper: Held | null; waiting: Held | null } {
  const judged = held
    .filter(({ state }) => state !== 'rejected')
    .map((paper) => ({
      paper,
      status: paper.state === 'to_check' ? ('to_check' as const) : standingOf(paper.stops, facts, today),
    }))
    .sort((a, b) => WORTH.indexOf(a.status) - WORTH.indexOf(b.status));
  const [best] = judged;
  const waiting = judged.find(({ status }) => status === 'to_check')?.paper ?? null;
  return { status: best?.status ?? 'missing', paper: best?.paper ?? null, waiting };
}

// How somebody is engaged says which of two documents is the one to ask for.
const FITTING: Record<string, readonly string[]> = {
  payg: ['tfn_declaration', 'ir330'],
  sole_trader: ['abn', 'ir330c'],
  limited_company: ['abn', 'ir330c'],
};

/** The kind to ask for where any of several will do. */
export function preferredOf(one_of: readonly string[], engagement: string | null): string {
  const fitting = engagement === null ? undefined : FITTING[engagement];
  return one_of.find((kind) => fitting?.includes(kind)) ?? one_of[0] ?? '';
}
