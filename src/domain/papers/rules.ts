import { addDays, addMonths, type Day } from '#src/lib/clock.ts';
import { closest } from '#src/lib/closest.ts';
import { EU_MEMBERS, PAPER_KINDS, type PaperKind, type PaperRequirement } from './kinds.ts';

/** Documents that end within this many days count as expiring. */
export const EXPIRING_DAYS = 30;

/** The regions whose kinds of documents apply in a country (ISO 3166-1 alpha-2). */
export function regionsOf(country: string): readonly string[] {
  return EU_MEMBERS.includes(country) ? ['ALL', country, 'EU'] : ['ALL', country];
}

/** The kinds of documents in a country. */
export function kindsIn(country: string): PaperKind[] {
  const regions = regionsOf(country);
  return PAPER_KINDS.filter(({ region }) => regions.includes(region));
}

/** A kind of document by name in a country; undefined if it has none. */
export function kindIn(country: string, word: string): PaperKind | undefined {
  const regions = regionsOf(country);
  return PAPER_KINDS.find(({ kind, region }) => kind === word && regions.includes(region));
}

/** The closest kinds to a misspelt name, at most three. */
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

/** The last day that a document counts: its own end, else its issue date plus the kind's term; null for unlimited. */
export function stopsCountingOn(
  paper: { expires_on: Day | null; issued_on: Day | null },
  kind: Pick<PaperKind, 'term_months'> | undefined,
): Day | null {
  if (paper.expires_on !== null) return paper.expires_on;
  const term = kind?.term_months ?? null;
  return paper.issued_on === null || term === null ? null : addMonths(paper.issued_on, term);
}

export type PaperStatus = 'valid' | 'expiring' | 'expired' | 'to_check' | 'rejected';

/** The status of a document on a day. */
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

// Identity, qualification and confidentiality documents count in every country.
const ANYWHERE: readonly string[] = ['identity', 'qualification', 'nda'];
// Kinds shared by EU members that only count in the country that issued them.
const OF_THE_COUNTRY: readonly string[] = ['residence_work_permit', 'posted_worker_declaration'];

/** Whether a person's document issued for one country counts for a contract in another. */
export function countsIn(kind: string, given: string, country: string): boolean {
  if (given === country || ANYWHERE.includes(kind)) return true;
  const shared = PAPER_KINDS.some((known) => known.region === 'EU' && known.kind === kind);
  const union = EU_MEMBERS.includes(given) && EU_MEMBERS.includes(country);
  return shared && union && !OF_THE_COUNTRY.includes(kind);
}

/** The facts of a contract that decide which documents it needs. */
export interface ContractFacts {
  placement_type: 'permanent' | 'contract';
  country: string;
  /** The person's country of residence; null if unknown. */
  home: string | null;
  engagement: string | null;
  starts_on: Day | null;
  ends_on: Day | null;
  /** Whether the person has left, or the contract has ended. */
  over: boolean;
}

/** The requirements that apply to a contract. A permanent placement needs none. */
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

/** The facts of a document that decide on a requirement. */
export interface HeldPaper {
  id: string;
  kind: string;
  state: 'valid' | 'to_check' | 'rejected';
  expires_on: Day | null;
  stops: Day | null;
}

export type Standing = 'current' | 'missing' | 'expired' | 'ends_before_contract' | 'to_check' | 'waived';

/**
 * The status of an accepted document for a contract. A finished contract is assessed on its last day, a future one as
 * of today; if it has no end, the document must count on its first day.
 */
export function standingOf(stops: Day | null, facts: ContractFacts, today: Day): Standing {
  const last = facts.ends_on ?? (facts.over ? today : null);
  const assessedOn = last !== null && last < today ? last : today;
  if (stops === null) return 'current';
  if (stops < assessedOn) return 'expired';
  const needed = facts.ends_on ?? facts.starts_on;
  return needed !== null && stops < needed ? 'ends_before_contract' : 'current';
}

const STANDING_RANK: readonly Standing[] = [
  'current',
  'to_check',
  'ends_before_contract',
  'expired',
  'missing',
];

/** The document that decides a requirement: the best accepted one or, if none is current, one waiting for a check. */
export function decidingPaper(
  held: readonly HeldPaper[],
  facts: ContractFacts,
  today: Day,
): { status: Standing; paper: HeldPaper | null; waiting: HeldPaper | null } {
  const candidates = held
    .filter(({ state }) => state !== 'rejected')
    .map((paper) => ({
      paper,
      status: paper.state === 'to_check' ? ('to_check' as const) : standingOf(paper.stops, facts, today),
    }))
    .sort((a, b) => STANDING_RANK.indexOf(a.status) - STANDING_RANK.indexOf(b.status));
  const [best] = candidates;
  const waiting = candidates.find(({ status }) => status === 'to_check')?.paper ?? null;
  return { status: best?.status ?? 'missing', paper: best?.paper ?? null, waiting };
}

// The engagement type decides which of two alternative documents is requested.
const KINDS_BY_ENGAGEMENT: Record<string, readonly string[]> = {
  payg: ['tfn_declaration', 'ir330'],
  sole_trader: ['abn', 'ir330c'],
  limited_company: ['abn', 'ir330c'],
};

/** The kind to request out of alternatives. */
export function preferredOf(one_of: readonly string[], engagement: string | null): string {
  const fitting = engagement === null ? undefined : KINDS_BY_ENGAGEMENT[engagement];
  return one_of.find((kind) => fitting?.includes(kind)) ?? one_of[0] ?? '';
}
