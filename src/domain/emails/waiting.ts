import { statement } from '#db/rows.ts';
import { fold } from '#src/lib/fold.ts';
import { localClock } from '#src/lib/local-time.ts';
import { housesOf } from '../at-client.ts';
import { candidatesById } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import type { Finding } from '../moderation/index.ts';
import { toldToClients } from '../named-to-client.ts';
import type { ScheduledEmailRow } from './schema.ts';
import { mailOf, wordsOf } from './wording.ts';

type Told = Awaited<ReturnType<typeof toldToClients>>;

/** Whom a mail that waits gives away to a client that was put them without the name since the mail was last looked at. */
async function toldSince(ctx: Context, row: ScheduledEmailRow): Promise<Told> {
  const id = row.candidate_id;
  const people = id === null ? null : await candidatesById(ctx.db, ctx.account.id, [id]);
  const mail = mailOf(people?.get(id ?? '') ?? null, row);
  const told = await toldToClients(ctx, mail, wordsOf(row), row.passed_at ?? row.created_at);
  return told.filter(({ known }) => !known.isWanted);
}

/** What a person has to look at in a mail that is due before it leaves. */
export async function foundSince(ctx: Context, row: ScheduledEmailRow): Promise<Finding[]> {
  if (row.kind === 'notice') return [];
  return (await toldSince(ctx, row)).flatMap(({ findings }) => findings);
}

/** Mails that are looked at when somebody is put to a client; one that is not meets the same question when it is due. */
const MANY = 300;
const waiting = statement((db, v: { account: string }) =>
  db
    .selectFrom('scheduled_emails')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('status', '=', 'scheduled')
    .where('kind', '<>', 'notice')
    .orderBy('due_at')
    .limit(MANY),
);

/**
 * Tells whoever puts somebody to a client without the name of mails that still wait and would tell the client who it is: they
 * do not leave as they are. Called once the send is stored.
 */
export async function warnOfWaitingMails(
  ctx: WriteContext,
  client: string,
  people: readonly string[],
): Promise<void> {
  const houses = await housesOf(ctx, client);
  if (houses.size === 0) return;
  for (const row of await waiting(ctx.db, { account: ctx.account.id })) {
    const readers = mailOf(null, row).addresses.map(fold);
    if (!readers.some((one) => houses.has(one.slice(one.lastIndexOf('@'))))) continue;
    const told = (await toldSince(ctx, row)).find(
      ({ person, reader }) => reader.client_id === client && people.includes(person.id),
    );
    if (told === undefined) continue;
    const { person, reader, address } = told;
    const when = localClock(row.scheduled_at, ctx.account.timezone);
    ctx.warn(
      'names_candidate',
      `The mail "${row.subject}" (${row.id}), which waits until ${when}, tells ${reader.name ?? address} who ${person.name} is, and the client has them without the full name now: it does not leave as it is. Change it with update_scheduled_email, or call it off with cancel_scheduled_email.`,
      { scheduled_email_id: row.id, candidate_id: person.id },
    );
  }
}
