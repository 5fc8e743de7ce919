import { AppError, invalid } from '#src/lib/errors.ts';
import { addressProblem, type Mailbox } from '#src/lib/mailbox.ts';
import type { Language } from '#src/lib/reader-language.ts';
import { getContact, primaryContactOf, requireContact } from '../clients/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { oneLine } from '../fields.ts';
import type { JobView } from '../jobs/index.ts';
import { greetingName } from '../names/index.ts';

/** The person at the client whom a submission or a spec goes to. */
export interface Recipient {
  id: string;
  mailbox: Mailbox & { name: string };
  /** Of mails to them; null where nothing is known. */
  language: Language | null;
}

/** What the contact is called in a greeting. */
export const firstNameOf = greetingName;

/**
 * Who gets a submission: the contact given, else the job's, else the client's primary one.
 * @throws AppError NOT_FOUND for one that is unknown, VALIDATION_ERROR for one of another client or who cannot be
 * written to
 */
export async function recipientFor(
  ctx: WriteContext,
  job: Pick<JobView, 'client_contact_id' | 'contact_name' | 'client_name'>,
  client: string,
  given: string | undefined,
): Promise<Recipient> {
  const field = 'client_contact_id';
  // The name is that of a live contact: one who was deleted since is nobody's default.
  const usual = job.contact_name === null ? null : job.client_contact_id;
  const id = given ?? usual ?? (await primaryContactOf(ctx, client))?.id;
  if (id === undefined) {
    throw invalid(
      field,
      `${field}: ${job.client_name ?? 'the client'} has no primary contact and the job names none. Give one of list_client_contacts, or add one with add_client_contact.`,
    );
  }
  const contact = await requireContact(ctx, client, id, field);
  const name = oneLine(contact.name);
  if (contact.origin === 'works_here') {
    throw invalid(
      field,
      `${field}: ${name} is known only from their own employment there (works_here) and is never sent candidates. Promote the contact first: update_client_contact with origin "relationship".`,
    );
  }
  const { email } = contact;
  const problem = email === null ? 'has no e-mail address' : addressProblem(email);
  if (email === null || problem !== null) {
    throw invalid(
      field,
      `${field}: ${name} ${email === null ? problem : `has an e-mail address that ${problem}`}. Set email with update_client_contact, or give another contact.`,
    );
  }
  return { id: contact.id, mailbox: { address: email, name }, language: contact.preferred_language };
}

/** The contact of something that was sent, as they are now; null when they can no longer be written to. */
async function recipientNow(ctx: Context, id: string): Promise<Recipient | null> {
  const contact = await getContact(ctx, id).catch(() => null);
  if (contact === null || contact.email === null || addressProblem(contact.email) !== null) return null;
  const mailbox = { address: contact.email, name: oneLine(contact.name) };
  return { id: contact.id, mailbox, language: contact.preferred_language };
}

/** The language of what is written for whom a submission goes to, before it is looked whether they can be written to. */
export async function languageFor(
  ctx: Context,
  { client_id, client_contact_id }: Pick<JobView, 'client_id' | 'client_contact_id'>,
  given: string | undefined,
): Promise<Language> {
  const id = given ?? client_contact_id;
  const named = id === null ? null : await getContact(ctx, id).catch(() => null);
  const contact = named ?? (client_id === null ? null : await primaryContactOf(ctx, client_id));
  return contact?.preferred_language ?? ctx.account.language;
}

/** The contact of something that is to be sent again. @throws AppError CONFLICT once they cannot be written to */
export async function requireRecipient(ctx: Context, id: string, instead: string): Promise<Recipient> {
  const recipient = await recipientNow(ctx, id);
  if (recipient !== null) return recipient;
  throw new AppError(
    'CONFLICT',
    `The contact ${id} is gone or has no usable e-mail address. Set one with update_client_contact, or write to somebody else with ${instead}.`,
    { field: 'client_contact_id' },
  );
}

/** What a page calls its contact; nobody in particular once they are gone. */
export async function contactNameOf(ctx: Context, id: string): Promise<string> {
  const contact = await getContact(ctx, id).catch(() => null);
  return contact === null ? 'there' : oneLine(contact.name);
}
