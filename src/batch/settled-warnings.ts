import * as z from 'zod';
import type { Notes, Warning } from '#src/action/context.ts';
import { LIVE_STAGES } from '#src/domain/live-elsewhere.ts';
import type { ItemState } from './state.ts';

/** For a warning of what still stands: the member with the ids of it, and the status at which each does. */
const STANDS: Record<string, { ids: string; at: ReadonlySet<string> }> = {
  interview_still_ahead: { ids: 'interview_ids', at: new Set(['scheduled']) },
  mail_still_scheduled: { ids: 'scheduled_email_ids', at: new Set(['scheduled']) },
  link_still_open: { ids: 'submission_ids', at: new Set(['pending', 'viewed', 'partially_responded']) },
  people_still_live: { ids: 'application_ids', at: new Set(['active', ...LIVE_STAGES]) },
  still_at_placed: { ids: 'application_ids', at: new Set(['placed']) },
  job_still_filled: { ids: 'job_ids', at: new Set(['filled']) },
};

/** The warnings of an item that hold when all of its batch is done: none of what another item of it ends. */
export function standing(warnings: readonly Warning[], states: readonly ItemState[]): Warning[] {
  if (!warnings.some(({ code }) => STANDS[code] !== undefined)) return [...warnings];
  const now = statuses(states);
  return warnings.filter((warning) => {
    const { ids, at } = STANDS[warning.code] ?? {};
    const about = ids === undefined ? [] : idsIn(warning, ids);
    if (at === undefined || about.length === 0) return true;
    return about.some((id) => at.has(now.get(id) ?? [...at][0] ?? ''));
  });
}

/** What is noted of an item as it is when all of its batch is done: its warnings, and how many are live on a job that ended. */
export function settledNotes({ warnings, meta }: Notes, states: readonly ItemState[]): Notes {
  const left = standing(warnings, states);
  const ended = Ended.safeParse(meta.ended_job).data;
  if (ended === undefined) return { warnings: left, meta };
  const now = statuses(states);
  const live = STANDS.people_still_live?.at;
  const gone = warnings
    .flatMap((warning) => (warning.code === 'people_still_live' ? idsIn(warning, 'application_ids') : []))
    .filter((id) => live?.has(now.get(id) ?? 'active') === false);
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
  const rows: unknown[] = 'items' in data && Array.isArray(data.items) ? data.items : [data];
  return rows.filter((row): row is object => typeof row === 'object' && row !== null);
}
