import * as z from 'zod';
import type { Notes, Warning } from '#src/action/context.ts';
import { toldOfThose } from '#src/domain/each-left.ts';
import { LIVE_STAGES } from '#src/domain/live-elsewhere.ts';
import type { ItemState } from './state.ts';

const SCHEDULED = new Set(['scheduled']);
const LIVE = { ids: 'application_ids', at: new Set(['active', ...LIVE_STAGES]) };

/** For a warning of what still stands: the member with the ids of it, and the status at which each does. */
const STANDS: Record<string, { ids: string; at: ReadonlySet<string> }> = {
  interview_still_ahead: { ids: 'interview_ids', at: SCHEDULED },
  mail_still_scheduled: { ids: 'scheduled_email_ids', at: SCHEDULED },
  link_still_open: { ids: 'submission_ids', at: new Set(['pending', 'viewed', 'partially_responded']) },
  people_still_live: LIVE,
  person_still_live: LIVE,
  live_elsewhere: LIVE,
  placement_remains: { ids: 'placement_ids', at: new Set(['pending_start', 'started']) },
  still_at_placed: { ids: 'application_ids', at: new Set(['placed']) },
  job_still_filled: { ids: 'job_ids', at: new Set(['filled']) },
};

const isOfLeftovers = ({ notes }: ItemState): boolean =>
  notes.warnings.some(({ code }) => STANDS[code] !== undefined);

/**
 * The warnings of an item that hold when all of its batch is done: of none of what another item of it ends, and of nothing
 * that an item before it warns of.
 */
export function standing(state: ItemState, batch: readonly ItemState[]): Warning[] {
  if (!isOfLeftovers(state)) return [...state.notes.warnings];
  const now = statuses(batch);
  const told = new Set<string>();
  const left: Warning[] = [];
  for (const one of before(state, batch)) {
    if (one !== state && (one.status !== 'succeeded' || !isOfLeftovers(one))) continue;
    for (const warning of one.notes.warnings) {
      const kept = leftOf(warning, now, told);
      if (kept !== null && one === state) left.push(kept);
    }
  }
  return left;
}

/** The items of a batch up to one of them. */
function before(state: ItemState, batch: readonly ItemState[]): readonly ItemState[] {
  const at = batch.indexOf(state);
  return at === -1 ? [state] : batch.slice(0, at + 1);
}

/** A warning of those that still stand and were not told yet, which it adds to the told; null where there are none. */
function leftOf(warning: Warning, now: ReadonlyMap<string, string>, told: Set<string>): Warning | null {
  const stands = STANDS[warning.code];
  const about = stands === undefined ? [] : idsIn(warning, stands.ids);
  if (stands === undefined || about.length === 0) return warning;
  const left = about.filter((id) => {
    const said = `${warning.code} ${id}`;
    if (!stands.at.has(now.get(id) ?? [...stands.at][0] ?? '')) return false;
    return !told.has(said) && told.add(said).has(said);
  });
  if (left.length === about.length) return warning;
  if (left.length === 0) return null;
  const ids = { [stands.ids]: left };
  const { each } = warning;
  if (each === undefined) return { ...warning, ...ids };
  const those = { ...each, listed: each.listed.filter(({ id }) => left.includes(id)) };
  return { ...warning, ...ids, message: toldOfThose(those), each: those };
}

/** What is noted of an item as it is when all of its batch is done: its warnings, and how many are live on a job that ended. */
export function settledNotes(state: ItemState, batch: readonly ItemState[]): Notes {
  const { warnings, meta } = state.notes;
  const left = standing(state, batch);
  const ended = Ended.safeParse(meta.ended_job).data;
  if (ended === undefined) return { warnings: left, meta };
  const now = statuses(batch);
  const gone = warnings
    .flatMap((warning) => (warning.code === 'people_still_live' ? idsIn(warning, 'application_ids') : []))
    .filter((id) => !LIVE.at.has(now.get(id) ?? 'active'));
  return {
    warnings: left,
    meta: { ...meta, ended_job: { ...ended, still_live: ended.still_live - gone.length } },
  };
}

const Ended = z.looseObject({ still_live: z.number() });

function idsIn(warning: Warning, member: string): string[] {
  const ids: unknown = Object.entries(warning).find(([name]) => name === member)?.[1];
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** Each record's status, or the stage that it was moved to, as the last item that answers it has it. */
function statuses(states: readonly ItemState[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { data, status, item } of states) {
    if (status !== 'succeeded' || item.definition.kind === 'read') continue;
    const { stage } = item.input;
    for (const row of rowsOf(data)) {
      const word = 'status' in row ? row.status : 'ok' in row && row.ok === true ? stage : undefined;
      if ('id' in row && typeof row.id === 'string' && typeof word === 'string') found.set(row.id, word);
    }
  }
  return found;
}

function rowsOf(data: unknown): object[] {
  if (typeof data !== 'object' || data === null) return [];
  // A record with members of its own (a submission, those put forward in it) has a status as each of these has.
  const rows: unknown[] = 'items' in data && Array.isArray(data.items) ? [data, ...data.items] : [data];
  return rows.filter((row): row is object => typeof row === 'object' && row !== null);
}
