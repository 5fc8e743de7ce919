import { updateRow } from '#db/rows.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { WriteContext } from '../context.ts';
import { changePerson } from './person.ts';
import { type CandidateRow, livePerson } from './store.ts';

/** Notes that the agency has written to or spoken with a person. */
export async function noteContact(
  ctx: WriteContext,
  person: Pick<CandidateRow, 'id' | 'name' | 'last_contacted_at'>,
  at: Instant,
): Promise<void> {
  if (person.last_contacted_at !== null && person.last_contacted_at >= at) return;
  const patch = { last_contacted_at: at, updated_at: ctx.now };
  await updateRow(ctx.tx, 'candidates', ctx.account.id, person.id, patch);
  ctx.changed({
    type: 'candidate',
    id: person.id,
    before: { last_contacted_at: person.last_contacted_at },
    after: { last_contacted_at: at },
    label: person.name,
  });
}

/**
 * Takes a person at their word that they want no more e-mail. Answers their name, or null when they are gone. Twice is
 * once.
 */
export async function optOutOfEmail(ctx: WriteContext, id: string): Promise<string | null> {
  const row = await livePerson(ctx, id);
  if (row === undefined) return null;
  if (row.email_opt_out === 0) await changePerson(ctx, row, { email_opt_out: 1 });
  return row.name;
}
