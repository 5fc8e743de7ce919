// Read model: what ended about people after something about them was asked for.
import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { WarningText } from './warnings.ts';

const ENDED = (['rejected', 'withdrew'] as const).map((stage) => sql.lit(stage));

/** Whom something is about: people, and applications of theirs where it names any. */
export interface About {
  candidates: readonly string[];
  applications: readonly string[];
}

/**
 * The applications of some people that were rejected or withdrawn after an instant, and placements of theirs that fell off,
 * told for whoever is still to say yes to what is about them.
 */
export async function endedSince(
  db: Db,
  account: string,
  { candidates, applications }: About,
  since: Instant,
): Promise<WarningText[]> {
  const byApplication = applications.length > 0;
  const ids = byApplication ? applications : candidates;
  if (ids.length === 0) return [];
  const ended = await db
    .selectFrom('applications as app')
    .innerJoin('candidates', (on) =>
      on
        .onRef('candidates.account_id', '=', 'app.account_id')
        .onRef('candidates.id', '=', 'app.candidate_id'),
    )
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'app.account_id').onRef('jobs.id', '=', 'app.job_id'),
    )
    .where('app.account_id', '=', account)
    .where(byApplication ? 'app.id' : 'app.candidate_id', 'in', ids)
    .where('app.stage', 'in', ENDED)
    .where('app.stage_changed_at', '>', since)
    .select(['app.stage', 'candidates.name', 'jobs.title'])
    .orderBy('app.id')
    .execute();
  const fell = await db
    .selectFrom('placements')
    .where('account_id', '=', account)
    .where(byApplication ? 'application_id' : 'candidate_id', 'in', ids)
    .where('status', '=', sql.lit('fell_off'))
    .where('updated_at', '>', since)
    .select(['candidate_name', 'job_title'])
    .orderBy('id')
    .execute();
  return [
    ...ended.map(
      ({ stage, name, title }): WarningText =>
        stage === 'rejected'
          ? `${name} was rejected for ${title ?? ''} after this was asked.`
          : `${name} withdrew from ${title ?? ''} after this was asked.`,
    ),
    ...fell.map(
      ({ candidate_name, job_title }): WarningText =>
        `The placement of ${candidate_name} as ${job_title} fell off.`,
    ),
  ];
}
