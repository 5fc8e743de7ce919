// Read model: what became of the interviews with a client, for the page on which the client asked for them.
import { sql } from 'kysely';
import { statement } from '#db/rows.ts';
import type { Context } from './context.ts';

/** How the last interview of somebody with a client stands: set up, over, or called off. */
export type Met = 'arranged' | 'held' | 'called_off';

const STANDS = {
  scheduled: 'arranged',
  completed: 'held',
  no_show: 'arranged',
  cancelled: 'called_off',
} as const;
const isStatus = (status: string): status is keyof typeof STANDS => Object.hasOwn(STANDS, status);

const withClient = statement((db, v: { account: string; application: string }) =>
  db
    .selectFrom('interviews')
    .where('account_id', '=', v.account)
    .where('application_id', '=', v.application)
    .where('kind', '=', sql.lit('client'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select('status'),
);

/**
 * How each of some applications stands with interviews at the client; one without any is left out. What is still booked counts before
 * what is over or called off, else the newest.
 */
export async function metAtClient(ctx: Context, applications: readonly string[]): Promise<Map<string, Met>> {
  const met = new Map<string, Met>();
  for (const application of applications) {
    const all = await withClient(ctx.db, { account: ctx.account.id, application });
    const { status } = all.find((one) => one.status === 'scheduled') ?? all[0] ?? {};
    if (status !== undefined && isStatus(status)) met.set(application, STANDS[status]);
  }
  return met;
}
