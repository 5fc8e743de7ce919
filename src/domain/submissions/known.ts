// Read model: who of the people put forward without a name the contact has met by name already.
import { candidatesById } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { putAs } from '../sent-without-name.ts';

interface Contact {
  id: string;
  client_id: string;
}

/** How somebody came to be known, for the end of a sentence about them. */
export type HowKnown =
  | 'who was placed at the client'
  | `who was put to them by name for ${string}`
  | `whom the invitation to ${string} named to them`
  | 'whom a mail named to them';

/** By candidate, how a contact came to know them by name; who is not in it was not named to the contact on record. */
export async function knownByName(
  ctx: Context,
  contact: Contact,
  people: readonly { id: string; name: string }[],
): Promise<Map<string, HowKnown>> {
  const ids = people.map(({ id }) => id);
  const known = new Map<string, HowKnown>();
  const tell = (id: string, how: HowKnown): void => {
    if (!known.has(id)) known.set(id, how);
  };
  for (const row of await placedAt(ctx, contact, ids)) tell(row.candidate_id, 'who was placed at the client');
  for (const row of await sentByName(ctx, contact, ids))
    tell(row.candidate_id, `who was put to them by name for ${row.job_title}`);
  const invited = await interviewed(ctx, contact, ids);
  const records = await candidatesById(
    ctx.db,
    ctx.account.id,
    invited.map(({ candidate_id }) => candidate_id),
  );
  for (const { candidate_id, title } of invited) {
    const candidate = records.get(candidate_id);
    const put = candidate && (await putAs(ctx, { candidate, client: contact.client_id }));
    if (put == null || put.isNamed) tell(candidate_id, `whom the invitation to ${title} named to them`);
  }
  for (const { candidate_id, body } of await mailed(ctx, contact, ids)) {
    const person = people.find(({ id }) => id === candidate_id);
    if (person !== undefined && (body ?? '').includes(person.name))
      tell(person.id, 'whom a mail named to them');
  }
  return known;
}

const placedAt = (ctx: Context, { client_id }: Contact, ids: readonly string[]) =>
  ctx.db
    .selectFrom('placements')
    .where('account_id', '=', ctx.account.id)
    .where('candidate_id', 'in', ids)
    .where('client_id', '=', client_id)
    .select('candidate_id')
    .execute();

const sentByName = (ctx: Context, { id }: Contact, ids: readonly string[]) =>
  ctx.db
    .selectFrom('submission_items as item')
    .innerJoin('submissions as sent', (on) =>
      on.onRef('sent.account_id', '=', 'item.account_id').onRef('sent.id', '=', 'item.submission_id'),
    )
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'sent.account_id').onRef('jobs.id', '=', 'sent.job_id'),
    )
    .where('item.account_id', '=', ctx.account.id)
    .where('item.candidate_id', 'in', ids)
    .where('sent.client_contact_id', '=', id)
    .where('sent.identity_visibility', '=', 'full')
    .where('sent.mail_id', 'is not', null)
    .select(['item.candidate_id', 'jobs.title as job_title'])
    .execute();

// An invitation names the person to each interviewer who was not put them without the name, and stays known when the interview is called off.
const interviewed = (ctx: Context, { id }: Contact, ids: readonly string[]) =>
  ctx.db
    .selectFrom('interviews')
    .where('account_id', '=', ctx.account.id)
    .where('candidate_id', 'in', ids)
    .where('interviewers', 'like', `%"${id}"%`)
    .select(['candidate_id', 'title'])
    .execute();

const mailed = (ctx: Context, { id }: Contact, ids: readonly string[]) =>
  ctx.db
    .selectFrom('activities')
    .where('account_id', '=', ctx.account.id)
    .where('candidate_id', 'in', ids)
    .where('contact_id', '=', id)
    .where('type', '=', 'email_sent')
    .orderBy('occurred_at', 'desc')
    .limit(100)
    .select(['candidate_id', 'body'])
    .execute();
