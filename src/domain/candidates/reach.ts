import * as z from 'zod';
import { updateRow } from '#db/rows.ts';
import { indexContact } from '#db/search-index.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { RecordChange, WriteContext } from '../context.ts';
import { changePerson } from './person.ts';
import type { CandidateRow } from './schema.ts';
import { livePerson } from './store.ts';

/** Records that the agency has contacted a person. */
export async function recordContact(
  ctx: WriteContext,
  person: Pick<CandidateRow, 'id' | 'name' | 'last_contacted_at'>,
  at: Instant,
): Promise<void> {
  if (person.last_contacted_at === null || person.last_contacted_at < at) await setContact(ctx, person, at);
}

async function setContact(
  ctx: WriteContext,
  person: Pick<CandidateRow, 'id' | 'name' | 'last_contacted_at'>,
  at: Instant | null,
): Promise<void> {
  const patch = { last_contacted_at: at, updated_at: ctx.now };
  await updateRow(ctx.tx, 'candidates', ctx.account.id, person.id, patch);
  await indexContact(ctx.tx, ctx.account.id, person.id, at);
  ctx.changed({
    type: 'candidate',
    id: person.id,
    before: { last_contacted_at: person.last_contacted_at },
    after: { last_contacted_at: at },
    label: person.name,
  });
}

const ContactTime = z.object({ last_contacted_at: z.nullable(z.string()) });

/** Undoes the contacts recorded by an action, unless there was a later one. */
export async function undoContacts(ctx: WriteContext, changes: readonly RecordChange[]): Promise<void> {
  for (const { type, id, before, after } of changes) {
    if (type !== 'candidate') continue;
    const [was, noted] = [ContactTime.safeParse(before).data, ContactTime.safeParse(after).data];
    if (was === undefined || noted === undefined || was.last_contacted_at === noted.last_contacted_at)
      continue;
    const person = await livePerson(ctx, id);
    if (person?.last_contacted_at === noted.last_contacted_at)
      await setContact(ctx, person, was.last_contacted_at);
  }
}

/** Records that count as contact with a person, and when it was. */
const Contact = z.union([
  z
    .object({ type: z.literal('call'), candidate_id: z.string(), occurred_at: z.string() })
    .transform(({ candidate_id, occurred_at }) => ({ candidate_id, at: occurred_at })),
  z
    .object({
      direction: z.literal('inbound'),
      kind: z.literal('message'),
      candidate_id: z.string(),
      created_at: z.string(),
    })
    .transform(({ candidate_id, created_at }) => ({ candidate_id, at: created_at })),
  z
    .object({ status: z.literal('completed'), candidate_id: z.string(), starts_at: z.string() })
    .transform(({ candidate_id, starts_at }) => ({ candidate_id, at: starts_at })),
  z
    .object({ event_type: z.literal('meeting'), candidate_id: z.string(), starts_at: z.string() })
    .transform(({ candidate_id, starts_at }) => ({ candidate_id, at: starts_at })),
  z
    .object({
      status: z.literal('confirmed'),
      outcome: z.enum(['advance', 'hold', 'reject']),
      candidate_id: z.string(),
      confirmed_at: z.string(),
    })
    .transform(({ candidate_id, confirmed_at }) => ({ candidate_id, at: confirmed_at })),
]);

/**
 * Records a contact for a call, an interview that took place, a meeting in the calendar, or a mail from the person. A
 * meeting that is still to come counts once it begins (`countMeeting`).
 */
export async function followContact(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  const contact = Contact.safeParse(after).data;
  if (contact === undefined || contact.at > ctx.now) return;
  if (Contact.safeParse(before).data?.at === contact.at) return;
  await recordContactWith(ctx, contact.candidate_id, contact.at);
}

/** Records that the agency has contacted somebody, unless they are gone. */
export async function recordContactWith(ctx: WriteContext, id: string, at: Instant): Promise<void> {
  const person = await livePerson(ctx, id);
  if (person !== undefined) await recordContact(ctx, person, at);
}

/** Stores that a person wants no more e-mail. Idempotent. Returns their name, or null if they are gone. */
export async function optOutOfEmail(ctx: WriteContext, id: string): Promise<string | null> {
  const row = await livePerson(ctx, id);
  if (row === undefined) return null;
  if (row.email_opt_out === 0) await changePerson(ctx, row, { email_opt_out: 1 });
  return row.name;
}
