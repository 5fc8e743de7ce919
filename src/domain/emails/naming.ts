// Read model: mails that wait to go to somebody else than a colleague.
import { withIds } from '#db/owned.ts';
import type { WriteContext } from '../context.ts';
import { cancelUnreachable } from './handovers.ts';

/**
 * Cancels those of some mails that still wait, as they named somebody who was erased: to anybody outside they would go with
 * holes in their words. What goes to colleagues stays.
 * @returns the ids of those that were cancelled
 */
export async function cancelNaming(ctx: WriteContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const waiting = await ctx.tx
    .selectFrom('scheduled_emails as mail')
    .where(withIds('mail', ctx.account.id, ids))
    .where('mail.status', 'in', ['scheduled', 'held'])
    .where(({ eb, exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .whereRef('users.account_id', '=', 'mail.account_id')
            .whereRef('users.email', '=', 'mail.to_address')
            .select(eb.lit(1).as('one')),
        ),
      ),
    )
    .orderBy('mail.id')
    .select('mail.id')
    .execute();
  for (const { id } of waiting) await cancelUnreachable(ctx, id, 'names_erased_person');
  return waiting.map(({ id }) => id);
}
