import { json, statement } from '#db/rows.ts';
import type { Day } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import type { GuaranteeOutcome } from './schema.ts';

/** A hire that fell off inside a guarantee that promises a replacement, and whom nobody followed on the job yet. */
export interface Owed {
  placement_id: string;
  candidate_id: string;
  candidate_name: string | null;
  job_id: string | null;
  job_title: string | null;
  fell_off_at: Day;
}

const REPLACED: ReadonlySet<GuaranteeOutcome['remedy']> = new Set([
  'replacement',
  'replacement_or_refund_half',
]);

const COLUMNS = [
  'id as placement_id',
  'candidate_id',
  'candidate_name',
  'job_id',
  'job_title',
  'status',
  'fell_off_at',
  'guarantee_outcome',
  'created_at',
] as const;

const placedBy = (of: 'job_id' | 'client_id') =>
  statement((db, v: { account: string; id: string }) =>
    db
      .selectFrom('placements')
      .where('account_id', '=', v.account)
      .where(of, '=', v.id)
      .select(COLUMNS)
      .orderBy('created_at')
      .orderBy('id'),
  );
const onJob = placedBy('job_id');
const atClient = placedBy('client_id');

// Asked first, as a job that nobody fell off owes nothing, and what a batch places meanwhile changes nothing of it.
const fallenOnJob = statement((db, v: { account: string; job: string; status: 'fell_off' }) =>
  db
    .selectFrom('placements')
    .where('account_id', '=', v.account)
    .where('job_id', '=', v.job)
    .where('status', '=', v.status)
    .select('id')
    .limit(1),
);

type Row = Awaited<ReturnType<typeof onJob>>[number];

/** The replacements that are owed on a job or to a client, the longest owed first. The caller may read placements. */
export async function owedReplacements(
  { db, account }: Context,
  of: { job: string } | { client: string },
): Promise<Owed[]> {
  if ('job' in of) {
    const fallen = await fallenOnJob(db, { account: account.id, job: of.job, status: 'fell_off' });
    if (fallen.length === 0) return [];
  }
  const rows =
    'job' in of
      ? await onJob(db, { account: account.id, id: of.job })
      : await atClient(db, { account: account.id, id: of.client });
  return owedAmong(rows);
}

// Each who was placed on the job after a hire fell off, and stayed, replaces one of them.
function owedAmong(rows: readonly Row[]): Owed[] {
  const fallen = rows
    .filter((row) => row.status === 'fell_off' && promisesReplacement(row))
    .sort((a, b) => (a.fell_off_at ?? '').localeCompare(b.fell_off_at ?? ''));
  const taken = new Set<string>();
  return fallen.flatMap(({ status: _, guarantee_outcome: __, created_at: ___, fell_off_at, ...row }) => {
    if (fell_off_at === null) return [];
    const next = rows.find(
      (one) =>
        one.status !== 'fell_off' &&
        one.job_id === row.job_id &&
        one.created_at >= fell_off_at &&
        !taken.has(one.placement_id),
    );
    if (next === undefined) return [{ ...row, fell_off_at }];
    taken.add(next.placement_id);
    return [];
  });
}

function promisesReplacement({ guarantee_outcome }: Row): boolean {
  const outcome = json.decodeOrNull<GuaranteeOutcome>(guarantee_outcome);
  return outcome?.in_guarantee === true && REPLACED.has(outcome.remedy);
}
