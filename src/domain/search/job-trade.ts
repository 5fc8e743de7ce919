import type { CandidateRow } from '../candidates/index.ts';
import { isTrade, roles, sistersOf, type Term } from '../lexicon/terms.ts';
import type { Evidence } from './evidence.ts';
import type { Facet } from './facets.ts';

/** Who is of a job's trade, by its requirements. */
export interface JobTrade {
  /** As a person reads it. */
  label: string;
  /**
   * Whether somebody shares the trade: by a title, or by most of the required skills.
   * @param entry their entry of the index, where the agency's words begin with a mark
   */
  isShared(entry: { text: string; mark: string }, evidence: readonly Evidence[]): boolean;
  /** Why somebody of another trade stands here at all. */
  whyNot(row: CandidateRow, evidence: readonly Evidence[]): string;
}

/** So many of the required skills, and more than half of them, stand for the trade. */
const LEAST_SKILLS = 2;

/**
 * The trade of a job: its role, the narrower and the wider ones and its sisters. An intensive care nurse shares the wider trade of a
 * theatre nurse and is of another one. Null where the job names no role that is known.
 * @param points the requirements, in the order of the evidence
 */
export function tradeOf(points: readonly Facet[]): JobTrade | null {
  const role = points.find(({ kind }) => kind === 'role');
  const own = (role?.values ?? []).flatMap((value) => roles().book.whole(value) ?? []);
  if (role === undefined || own.length < role.values.length) return null;
  const ids = new Set(own.map(({ id }) => id));
  const near = new Set([
    ...own.flatMap(({ implies }) => implies.filter(isTrade)),
    ...own.flatMap(({ id }) => [...sistersOf(id).same, ...sistersOf(id).near].map((sister) => sister.id)),
  ]);
  const led = new Set(own.flatMap(ledBy));
  const isOfIt = ({ id, implies }: Term): boolean =>
    ids.has(id) || near.has(id) || implies.some((wide) => ids.has(wide) || led.has(wide));
  const tells = (evidence: readonly Evidence[], kinds: readonly Facet['kind'][]): Evidence[] =>
    evidence.filter((_, at) => {
      const point = points[at];
      return point?.strength === 'must' && kinds.includes(point.kind);
    });
  const isTold = ({ status }: Evidence): boolean => status === 'met' || status === 'partial';
  const SKILLS: readonly Facet['kind'][] = ['skill', 'certification'];
  return {
    label: role.label,
    isShared(entry, evidence) {
      const held = tradesIn(entry);
      if (held.some(isOfIt)) return true;
      // A title that no list knows may be the trade's own.
      if (held.length === 0 && tells(evidence, ['role']).some(isTold)) return true;
      const skills = tells(evidence, SKILLS);
      const count = skills.filter(isTold).length;
      return count >= LEAST_SKILLS && count * 2 > skills.length;
    },
    whyNot(row, evidence) {
      const has = tells(evidence, SKILLS)
        .filter(isTold)
        .map(({ facet }) => facet);
      const known = row.current_title ?? 'No title on record';
      return `${known}: of another trade than ${role.label}${has.length === 0 ? '' : `; has ${has.join(', ')}`}.`;
    },
  };
}

const LEADS = /\b(?:manager|head|lead|leader|supervisor|director|chief|matron)\b/i;

/** The trades whose people somebody leads, and is mostly one of: those of a nurse manager are nurses of any kind, who are a step away. */
function ledBy({ name, implies }: Term): string[] {
  if (!LEADS.test(name)) return [];
  const { byId } = roles();
  return implies.filter((wide) => isTrade(wide) && !LEADS.test(byId.get(wide)?.name ?? ''));
}

/** The trades that somebody has or had, without the wider ones that these imply. */
function tradesIn({ text, mark }: { text: string; mark: string }): Term[] {
  const { byId } = roles();
  const held = new Map<string, Term>();
  for (const [, id = ''] of text.matchAll(new RegExp(` ${mark}(?:cr|pr|xr)_(\\S+)(?= )`, 'g'))) {
    const role = byId.get(id);
    if (role !== undefined) held.set(id, role);
  }
  const implied = new Set([...held.values()].flatMap(({ implies }) => implies));
  return [...held.values()].filter(({ id }) => !implied.has(id));
}
