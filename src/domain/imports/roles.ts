import { json, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { addMs } from '#src/lib/clock.ts';
import { candidatesById } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { noneOf } from '../due.ts';
import { hasUnread } from '../meaning/index.ts';
import { homeOf, matchAmong, STRONG } from '../search/index.ts';
import { newestOpenJobs, peopleOfImport } from './people-and-jobs.ts';
import type { RoleMatches } from './schema.ts';
import { findImport } from './store.ts';

const CHUNK = 500;
const MIN_SCORE = 40;
const MAX_PEOPLE_PER_JOB = 25;
const MAX_JOBS = 200;
const MAX_WAIT_MS = 5 * 60_000;

/** The people of an import and the open jobs, the newest first, that they are matched with. */
export interface ToMatch {
  people: readonly string[];
  jobs: readonly { id: string; title: string }[];
}

type Role = ToMatch['jobs'][number];

/** Complete imports of all accounts that are not matched with the open jobs yet. */
export async function unmatchedImports(
  db: Db,
  wall: string,
  limit: number,
  except: readonly string[],
): Promise<{ id: string; account_id: string }[]> {
  return (
    db
      .selectFrom('candidate_imports')
      .where(noneOf('account_id', except))
      .where('status', '=', 'complete')
      .where('role_matches', 'is', null)
      // Where a model reads people, those of the import are read first, if that does not take too long.
      .where((eb) =>
        eb.not(
          eb.and([
            eb('candidate_imports.updated_at', '>', addMs(wall, -MAX_WAIT_MS)),
            hasUnread('candidate_imports'),
          ]),
        ),
      )
      // Before the deferred parse is done, only names are known.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('candidate_import_items as item')
              .whereRef('item.import_id', '=', 'candidate_imports.id')
              .whereRef('item.account_id', '=', 'candidate_imports.account_id')
              .where('item.deferred', 'is not', null)
              .select('item.id'),
          ),
        ),
      )
      .limit(limit)
      .select(['id', 'account_id'])
      .execute()
  );
}

/** What an import is matched by; undefined where that was done. */
export async function toMatch(ctx: Context, importId: string): Promise<ToMatch | undefined> {
  const row = await findImport(ctx, importId);
  if (row === undefined || row.status !== 'complete' || row.role_matches !== null) return undefined;
  const people = new Set<string>();
  for (let after = ''; ; ) {
    const rows = await peopleOfImport(ctx, importId, after, CHUNK);
    for (const { id } of rows) people.add(id);
    after = rows.at(-1)?.item ?? '';
    if (rows.length < CHUNK) break;
  }
  return { people: [...people], jobs: people.size === 0 ? [] : await newestOpenJobs(ctx, MAX_JOBS) };
}

/** Who of some people fits a job, as match_candidates_to_job would say; none where nobody does. */
export async function roleMatchesOf(
  ctx: Context,
  { id, title }: Role,
  people: readonly string[],
): Promise<RoleMatches> {
  const given = { among: people, most: MAX_PEOPLE_PER_JOB };
  const found = await matchAmong(ctx, id, homeOf(ctx), given);
  const matches = found.filter(({ score }) => score >= MIN_SCORE);
  return matches.length === 0
    ? []
    : [{ job_id: id, job_title: title, strong_count: strongOf(matches), matches }];
}

const strongOf = (matches: RoleMatches[number]['matches']): number =>
  matches.filter(({ score }) => score >= STRONG).length;

/** Records who of an import matches which open job; who was deleted or erased meanwhile is left out. */
export async function settleRoles(ctx: WriteContext, importId: string, found: RoleMatches): Promise<void> {
  const row = await findImport(ctx, importId);
  if (row === undefined || row.role_matches !== null) return;
  const ids = new Set(found.flatMap(({ matches }) => matches.map(({ candidate_id }) => candidate_id)));
  const people = await candidatesById(ctx.db, ctx.account.id, [...ids]);
  const left = found.flatMap((role) => {
    const matches = role.matches.filter(({ candidate_id }) => {
      const person = people.get(candidate_id);
      return person?.deleted_at === null && person.do_not_approach === 0;
    });
    return matches.length === 0 ? [] : [{ ...role, matches, strong_count: strongOf(matches) }];
  });
  await updateRow(ctx.tx, 'candidate_imports', ctx.account.id, importId, {
    role_matches: json.encode(left),
    updated_at: ctx.now,
  });
}
