import type { Context } from '../context.ts';

/** The names of the agency's clients; deleted ones are left out. */
export async function clientNames(ctx: Context): Promise<{ id: string; name: string }[]> {
  return ctx.db
    .selectFrom('clients')
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null)
    .select(['id', 'name'])
    .execute();
}
