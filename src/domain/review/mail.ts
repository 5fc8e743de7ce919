import type { Instant } from '#src/lib/clock.ts';
import { momentText } from '#src/lib/local-time.ts';
import { MAX_SUBJECT } from '#src/lib/mailbox.ts';
import { consultantFor } from '../accounts/consultant.ts';
import type { Context, WriteContext } from '../context.ts';
import { sendNotice } from '../emails/index.ts';
import { oneLine } from '../fields.ts';
import { inMailLanguage, mailText } from '../mail-texts/index.ts';
import type { Ports } from '../ports.ts';
import { type ClientEmail, renderClientEmail } from './client-email.ts';
import type { Recipient } from './contact.ts';

/** What waiting for a hand-over takes: the way out, and reads. */
export interface Outside {
  readonly ports: Pick<Ports, 'deliverMail'>;
  read<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
}

/** The last mail of a record to its contact, as the outbox has it. */
export interface LastMail {
  mail_id: string | null;
  mail_status: string | null;
  mail_attempts: number | null;
}

/** Whether the mail server took the last mail: true or false once it is known, null while it is on its way. */
export function isSent({ mail_status, mail_attempts }: Omit<LastMail, 'mail_id'>): boolean | null {
  if (mail_status === 'sent') return true;
  const pending = mail_status === 'sending' || (mail_status === 'scheduled' && mail_attempts === 0);
  return pending ? null : false;
}

/** Waits until the mail server has answered about the last mail of a record. */
export async function handOver(
  outside: Outside,
  mailOf: (ctx: Context) => Promise<Pick<LastMail, 'mail_id'>>,
): Promise<void> {
  const { accountId, mail } = await outside.read(async (ctx) => ({
    accountId: ctx.account.id,
    mail: await mailOf(ctx),
  }));
  if (mail.mail_id !== null) await outside.ports.deliverMail(accountId, mail.mail_id);
}

/** Mails somebody at a client, in the consultant's name. It leaves once this is committed. */
export async function mailContact(
  ctx: WriteContext,
  recipient: Recipient,
  about: { created_by: string | null; client_id: string; job_id: string | null },
  email: ClientEmail & { subject: string; quotes_outsiders?: true },
): Promise<LastMail> {
  const { created_by, client_id, job_id } = about;
  const mail_id = await sendNotice(ctx, {
    to_address: recipient.mailbox.address,
    to_name: recipient.mailbox.name,
    subject: oneLine(email.subject, MAX_SUBJECT),
    ...renderClientEmail(email),
    counted: email.link?.counted,
    ...(email.quotes_outsiders === true ? { quotes_outsiders: true } : {}),
    created_by: created_by ?? undefined,
    client_id,
    contact_id: recipient.id,
    job_id,
  });
  return { mail_id, mail_status: 'scheduled', mail_attempts: 0 };
}

/** Mails the consultant, in the agency's name, what somebody at a client said. @param say puts it into words */
export async function notifyConsultant(
  ctx: WriteContext,
  about: {
    created_by: string | null;
    client_id: string;
    client_contact_id: string;
    job_id: string | null;
    application_id: string | null;
  },
  say: () => { summary: string; words: string | null },
): Promise<void> {
  const consultant = await consultantFor(ctx, [about.created_by]);
  if (consultant.email === null) return;
  const { summary, words } = inMailLanguage(ctx, consultant.language, say);
  await sendNotice(ctx, {
    to_address: consultant.email,
    to_name: consultant.name,
    subject: oneLine(summary, MAX_SUBJECT),
    body: words === null ? `${summary}.` : `${summary}.\n\n${words}`,
    from_agency: true,
    ...(words === null ? {} : { quotes_outsiders: true }),
    client_id: about.client_id,
    contact_id: about.client_contact_id,
    job_id: about.job_id,
    application_id: about.application_id,
  });
}

/** A link as a mail to a contact shows it. */
export function linkIn(
  ctx: Context,
  label: string,
  { url, expires_at }: { url: string; expires_at: string },
): NonNullable<ClientEmail['link']> {
  const { words, counted } = endIn(ctx, expires_at);
  return { label, url, note: mailText('mails.linkWorksUntil', { until: words }), counted };
}

const HOUR_MS = 3_600_000;

/** When a link ends, in words, and those of them that count from now and so read otherwise a minute later. */
export function endIn(ctx: Context, expires_at: Instant): { words: string; counted: readonly string[] } {
  const words = momentText(expires_at, ctx.account.timezone);
  const counts = (Date.parse(expires_at) - Date.parse(ctx.now)) % HOUR_MS === 0;
  return { words, counted: counts ? [words] : [] };
}
