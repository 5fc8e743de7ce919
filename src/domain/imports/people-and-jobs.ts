// Read model: the people of an import, and the open jobs that they are matched with.
import type { Context } from '../context.ts';

/** People of an import who may be approached, in the order of its files. @param after the last processed file */
export async function peopleOfImport(ctx: Context, importId: string, after: string, limit: number) {
  return ctx.db
    .selectFrom('candidate_import_items as item')
    .innerJoin('candidates as person', (on) =>
      on.onRef('person.account_id', '=', 'item.account_id').onRef('person.id', '=', 'item.candidate_id'),
    )
    .where('item.account_id', '=', ctx.account.id)
    .where('item.import_id', '=', importId)
    .where('person.account_id', '=', ctx.account.id)
    .where('person.deleted_at', 'is', null)
    .where('person.do_not_approach', '=', 0)
    .where('item.id', '>', after)
    .orderBy('item.id')
    .limit(limit)
    .select(['item.id as item', 'person.id'])
    .execute();
}

/** Active jobs of the agency, the newest first. */
export async function newestOpenJobs(ctx: Context, limit: number) {
  return ctx.db
    .selectFrom('jobs')
    .where('account_id', '=', ctx.account.id)
    .where('status', '=', 'active')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['id', 'title'])
    .execute();
}
