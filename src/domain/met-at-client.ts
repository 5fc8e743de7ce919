// Read model: what became of the interviews with a client, for the page on which the client asked for them.
import { withIds } from '#db/owned.ts';
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

/**
 * How each of some applications stands with interviews at the client; one without any is left out. What is still booked counts before
 * what is over or called off, else the newest.
 */
export async function metAtClient(ctx: Context, applications: readonly string[]): Promise<Map<string, Met>> {
  if (applications.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('interviews')
    .where(withIds('interviews', ctx.account.id, applications, 'application_id'))
    .where('kind', '=', 'client')
    .orderBy('created_at')
    .orderBy('id')
    .select(['application_id', 'status'])
    .execute();
  const last = new Map<string, keyof typeof STANDS>();
  for (const { application_id, status } of rows) {
    if (isStatus(status) && last.get(application_id) !== 'scheduled') last.set(application_id, status);
  }
  return new Map([...last].map(([application, status]) => [application, STANDS[status]]));
}
