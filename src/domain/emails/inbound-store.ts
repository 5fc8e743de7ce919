// Read model: whose conversation a mail that came in belongs to.
import { findRow } from '#db/rows.ts';
import { fold } from '#src/lib/fold.ts';
import { personByAnyEmail } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import type { InboundMail } from './inbound-mail.ts';
import { isAlias } from './outbox.ts';
import type { EmailMessageRow } from './schema.ts';

type Links = Pick<EmailMessageRow, 'candidate_id' | 'application_id' | 'job_id' | 'client_id' | 'contact_id'>;

/** Where a mail belongs. */
export interface Conversation {
  links: Links;
  thread: string | null;
  /** The name of the person it is with. */
  name: string | null;
  /** Whether the mail comes from an address of that person. */
  isSender: boolean;
  /** Who wrote what it answers. */
  writtenBy: EmailMessageRow['created_by'];
  /** The mail that it answers. */
  outbound: { to_address: string; subject: string; email_message_id: string | null } | null;
}

/** A mail that came in with this Message-ID before. */
export function inboundWith(ctx: Context, messageId: string): Promise<EmailMessageRow | undefined> {
  return ctx.db
    .selectFrom('email_messages')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('message_id', '=', messageId)
    .where('direction', '=', 'inbound')
    .executeTakeFirst();
}

/** Whether the service sent a mail with this Message-ID itself. */
export async function isOwnMail(ctx: Context, messageId: string): Promise<boolean> {
  return (await outboundWith(ctx, [messageId])) !== undefined;
}

function outboundWith(ctx: Context, ids: readonly string[]) {
  return ctx.db
    .selectFrom('scheduled_emails')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('message_id', 'in', [...ids])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

const NO_LINKS: Links = {
  candidate_id: null,
  application_id: null,
  job_id: null,
  client_id: null,
  contact_id: null,
};

/**
 * The conversation of a mail: of what it answers (In-Reply-To, then References, the nearest first), else of whoever has its
 * sender's address, where it was sent to the agency's own alias.
 */
export async function conversationOf(ctx: Context, mail: InboundMail): Promise<Conversation | null> {
  const sender = await personOf(ctx, mail.from.address);
  for (const id of mail.answers) {
    const row = await outboundWith(ctx, [id]);
    if (row !== undefined) {
      const { candidate_id, application_id, job_id, client_id, contact_id, thread_id: thread } = row;
      const links = { candidate_id, application_id, job_id, client_id, contact_id };
      const { to_address, subject, email_message_id } = row;
      const outbound = { to_address, subject, email_message_id };
      const writtenBy = row.created_by;
      return { links, thread, writtenBy, ...(await whoOf(ctx, links, sender, mail, to_address)), outbound };
    }
    const earlier = await inboundWith(ctx, id);
    if (earlier !== undefined) {
      const { candidate_id, application_id, job_id, client_id, contact_id, thread_id: thread } = earlier;
      const links = { candidate_id, application_id, job_id, client_id, contact_id };
      const about = await whoOf(ctx, links, sender, mail, earlier.from_address ?? '');
      return { links, thread, writtenBy: earlier.created_by, ...about, outbound: null };
    }
  }
  const isToAgency = mail.recipients.some((address) => isAlias(ctx.account.id, address));
  if (sender === null || !isToAgency) return null;
  return {
    links: sender.links,
    thread: null,
    name: sender.name,
    isSender: true,
    writtenBy: null,
    outbound: null,
  };
}

interface Sender {
  links: Links;
  name: string;
}

/** The candidate, else the contact, whose address it is. */
async function personOf(ctx: Context, address: string): Promise<Sender | null> {
  const person = await personByAnyEmail(ctx, address);
  if (person !== undefined && person.contact_only === 0)
    return { links: { ...NO_LINKS, candidate_id: person.id }, name: person.name };
  const contact = await ctx.db
    .selectFrom('client_contacts as c')
    .innerJoin('candidates as p', (on) =>
      on.onRef('p.account_id', '=', 'c.account_id').onRef('p.id', '=', 'c.person_id'),
    )
    .where('c.account_id', '=', ctx.account.id)
    .where('c.email_folded', '=', fold(address))
    .where('c.deleted_at', 'is', null)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .select(['c.id', 'c.client_id', 'p.name'])
    .executeTakeFirst();
  if (contact === undefined) return null;
  return { links: { ...NO_LINKS, client_id: contact.client_id, contact_id: contact.id }, name: contact.name };
}

/** With whom a conversation is, and whether they wrote: from the address that was written to, or one on record. */
async function whoOf(
  ctx: Context,
  links: Links,
  sender: Sender | null,
  mail: InboundMail,
  written: string,
): Promise<{ name: string | null; isSender: boolean }> {
  const isWritten = fold(written) === fold(mail.from.address);
  if (links.candidate_id !== null && links.contact_id === null) {
    const row = await findRow(ctx.db, 'candidates', ctx.account.id, links.candidate_id);
    const name = row?.deleted_at === null ? row.name : null;
    return { name, isSender: isWritten || sender?.links.candidate_id === links.candidate_id };
  }
  const isContact = links.contact_id !== null && sender?.links.contact_id === links.contact_id;
  return { name: isContact || isWritten ? (sender?.name ?? null) : null, isSender: isWritten || isContact };
}
