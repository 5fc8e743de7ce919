import { MAX_SUBJECT } from '#src/lib/mailbox.ts';
import type { WriteContext } from '../context.ts';
import { sendNotice } from '../emails/index.ts';
import { oneLine } from '../fields.ts';
import { type Consultant, type Recipient, writeLetter } from '../review/index.ts';
import { detailOf } from './profile.ts';
import { type ItemRow, recordsOf, type SubmissionView, urlOf } from './store.ts';
import { veilOf } from './veil.ts';
import { dayInWords, wordingOf } from './wording.ts';

/**
 * Mails the contact the candidates and the link. It leaves once this is committed.
 * @returns the submission with its mail, which is yet to be kept where the row is stored already
 */
export async function mailCandidates(
  ctx: WriteContext,
  row: SubmissionView,
  items: readonly ItemRow[],
  recipient: Recipient,
  consultant: Consultant,
): Promise<SubmissionView> {
  const people = await recordsOf(
    ctx,
    items.map(({ candidate_id }) => candidate_id),
  );
  const veil = veilOf(row, items, people);
  const words = wordingOf(row, veil, recipient.mailbox.name, consultant, ctx.account.name, items.length);
  const lines = items.map((item) => {
    const record = people.get(item.candidate_id);
    return { title: item.display_name, detail: record === undefined ? null : detailOf(record, veil) };
  });
  return notify(ctx, row, recipient, {
    subject: oneLine(words.subject, MAX_SUBJECT),
    ...writeLetter({
      greeting: words.greeting,
      body: words.intro,
      lines,
      link: linkTo(ctx, row, items.length === 1 ? 'Review the candidate' : 'Review the candidates'),
    }),
  });
}

/** Mails the contact the answer to a question. */
export async function mailAnswer(
  ctx: WriteContext,
  row: SubmissionView,
  items: readonly ItemRow[],
  recipient: Recipient,
  said: { item: ItemRow; question: string; answer: string; greeting: string; link: boolean },
): Promise<SubmissionView> {
  const people = await recordsOf(
    ctx,
    items.map(({ candidate_id }) => candidate_id),
  );
  const veil = veilOf(row, items, people);
  const about = said.item.display_name;
  return notify(ctx, row, recipient, {
    subject: oneLine(veil.text(`Your question about ${about}: ${row.job_title}`), MAX_SUBJECT),
    ...writeLetter({
      greeting: said.greeting,
      body: `You asked about ${about}:`,
      lines: [{ title: said.question, detail: null }],
      link: said.link ? linkTo(ctx, row, 'Open the review page') : null,
      after: veil.text(said.answer),
    }),
  });
}

async function notify(
  ctx: WriteContext,
  row: SubmissionView,
  recipient: Recipient,
  mail: { subject: string; body: string; html: string },
): Promise<SubmissionView> {
  const mail_id = await sendNotice(ctx, {
    to_address: recipient.mailbox.address,
    to_name: recipient.mailbox.name,
    ...mail,
    created_by: row.created_by ?? undefined,
    client_id: row.client_id,
    contact_id: recipient.id,
    job_id: row.job_id,
  });
  return { ...row, mail_id, mail_status: 'scheduled', mail_attempts: 0 };
}

function linkTo(ctx: WriteContext, row: SubmissionView, label: string) {
  const until = dayInWords(row.expires_at, ctx.account.timezone);
  return {
    label,
    url: urlOf(ctx, row),
    note: `The link needs no login and works until ${until}. It is meant for you alone.`,
  };
}
