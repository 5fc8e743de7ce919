import { newId } from '#src/lib/ids.ts';
import { firstAdmin, requireUser } from '../accounts/people.ts';
import type { Context, WriteContext } from '../context.ts';
import { SCHEDULED_EMAIL, type ScheduledEmailRow } from './schema.ts';

/** An empty row that is due now. */
export function blankMail(ctx: WriteContext): ScheduledEmailRow {
  return SCHEDULED_EMAIL.row(
    {},
    {
      id: newId('scheduled_email'),
      account_id: ctx.account.id,
      kind: 'immediate',
      actor: ctx.actor,
      from_name: ctx.account.name,
      to_address: '',
      cc_addresses: [],
      bcc_addresses: [],
      subject: '',
      words_by: null,
      status: 'scheduled',
      scheduled_at: ctx.now,
      due_at: ctx.now,
      attempts: 0,
      passed_at: ctx.now,
      held_at: null,
      review: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    },
  );
}

export interface Sender {
  created_by: string | null;
  from_name: string;
}

/** The sender of a mail: the given user, else the agency's first admin. */
export async function senderOf(ctx: Context, userId: string | undefined): Promise<Sender> {
  const id = userId ?? (await firstAdmin(ctx));
  if (id === null) return { created_by: null, from_name: ctx.account.name };
  const user = await requireUser(ctx, id, 'created_by');
  return { created_by: id, from_name: `${user.name}, ${ctx.account.name}` };
}
