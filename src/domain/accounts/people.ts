import { findRow, statement } from '#db/rows.ts';
import type { Context } from '../context.ts';
import { requirer } from '../record/index.ts';

/** A user of this agency that a record refers to. @throws AppError NOT_FOUND on `field` */
export const requireUser = requirer('user', (ctx, id) => findRow(ctx.db, 'users', ctx.account.id, id));

/** A team of this agency that a record refers to. @throws AppError NOT_FOUND on `field` */
export const requireTeam = requirer('team', async (ctx, id) => {
  const row = await findRow(ctx.db, 'teams', ctx.account.id, id);
  return row?.deleted_at === null ? row : undefined;
});

const oldestAdmin = statement((db, v: { account: string }) =>
  db
    .selectFrom('users')
    .where('account_id', '=', v.account)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .select('id'),
);

/** The account's first active admin: who owns what nobody else does. Null when it has none. */
export async function firstAdmin(ctx: Context): Promise<string | null> {
  const [row] = await oldestAdmin(ctx.db, { account: ctx.account.id });
  return row?.id ?? null;
}
