import { ID_PREFIX } from '#src/lib/ids.ts';

/** The columns that decide what a row of a kind means: they are kept however short its rows become. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  // Whoever must not be approached is said to be, with who set it, when and why, beside people who may be.
  [ID_PREFIX.candidate]: [
    'do_not_approach',
    'do_not_approach_at',
    'do_not_approach_by',
    'do_not_approach_reason',
  ],
  [ID_PREFIX.interview]: [
    'kind',
    'format',
    'starts_at',
    'starts_at_local',
    'location',
    'meeting_url',
    'with',
    'outcome',
  ],
  [ID_PREFIX.placement]: [
    'placement_type',
    'start_date',
    'contract_end_date',
    'guarantee_ends_on',
    'fee',
    'expected_gp',
  ],
};

const NONE: readonly string[] = [];

/** The columns of a row that stay, beside those that decide in any row. */
export function decidingColumns(row: object): readonly string[] {
  const id = 'id' in row ? row.id : undefined;
  return typeof id === 'string' ? (COLUMNS[id.split('_', 1)[0] ?? ''] ?? NONE) : NONE;
}

/** A row whose nested members that decide stand in columns of their own: who interviews, when a contract ends. */
export function withColumns(row: object): object {
  const kept = decidingColumns(row);
  if (kept.length === 0) return row;
  const { interviewers, contract } = row as { interviewers?: unknown; contract?: unknown };
  const names = Array.isArray(interviewers) ? interviewers.flatMap(nameOf) : [];
  const end =
    typeof contract === 'object' && contract !== null && 'end_date' in contract ? contract.end_date : null;
  return {
    ...row,
    ...(names.length === 0 ? {} : { with: names.join(', ') }),
    ...(typeof end === 'string' ? { contract_end_date: end } : {}),
  };
}

const nameOf = (person: unknown): string[] =>
  typeof person === 'object' && person !== null && 'name' in person && typeof person.name === 'string'
    ? [person.name]
    : [];
