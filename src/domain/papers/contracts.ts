// Read model: placements with the fields that decide on their documents, and the countries of job and person.
import { sql } from 'kysely';
import { withIds } from '#db/owned.ts';
import type { Day } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';

/** A placement with the fields that decide on its documents. */
export interface ContractRow {
  id: string;
  candidate_id: string;
  candidate_name: string | null;
  client_name: string | null;
  job_title: string | null;
  placement_type: 'permanent' | 'contract';
  engagement: string | null;
  start_date: Day | null;
  contract_end_date: Day | null;
  status: 'pending_start' | 'started' | 'fell_off' | 'completed';
  fell_off_at: string | null;
  job_country: string | null;
  home: string | null;
  /** Whether the person was erased: their papers are gone, and nobody can be asked for any. */
  is_erased: number;
}

function contracts(ctx: Context) {
  return ctx.db
    .selectFrom('placements as p')
    .leftJoin('jobs as j', (on) =>
      on.onRef('j.id', '=', 'p.job_id').onRef('j.account_id', '=', 'p.account_id'),
    )
    .leftJoin('candidates as c', (on) =>
      on.onRef('c.id', '=', 'p.candidate_id').onRef('c.account_id', '=', 'p.account_id'),
    )
    .select([
      'p.id',
      'p.candidate_id',
      'p.candidate_name',
      'p.client_name',
      'p.job_title',
      'p.placement_type',
      'p.engagement',
      'p.start_date',
      'p.contract_end_date',
      'p.status',
      'p.fell_off_at',
      'j.country_code as job_country',
      'c.country_code as home',
      sql<number>`case when c.source = 'erased' and c.deleted_at is not null then 1 else 0 end`.as(
        'is_erased',
      ),
    ]);
}

/** The agency's placements with these ids. */
export async function contractRows(ctx: Context, ids: readonly string[]): Promise<ContractRow[]> {
  if (ids.length === 0) return [];
  return contracts(ctx)
    .where(withIds('p', ctx.account.id, ids))
    .execute();
}

/** The contracts of a person that have not ended, by start date. */
export async function liveContracts(ctx: Context, candidate: string): Promise<ContractRow[]> {
  const rows = await contracts(ctx)
    .where('p.account_id', '=', ctx.account.id)
    .where('p.candidate_id', '=', candidate)
    .where('p.placement_type', '=', 'contract')
    .where('p.status', 'in', ['pending_start', 'started', 'completed'])
    .orderBy('p.start_date')
    .orderBy('p.id')
    .execute();
  // The end of the guarantee does not end a contract.
  return rows.filter(({ contract_end_date, status }) =>
    contract_end_date === null ? status !== 'completed' : contract_end_date >= ctx.today,
  );
}
