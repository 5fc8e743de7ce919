import { autoMove } from '../applications/index.ts';
import { candidatesById } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { titleToTell } from '../jobs/index.ts';
import { hello, inMailLanguage, mailText } from '../mail-texts/index.ts';
import {
  type Consultant,
  firstNameOf,
  type LastMail,
  linkIn,
  mailContact,
  pageUrl,
  type Recipient,
} from '../review/index.ts';
import { showTo } from './page.ts';
import { redactionOf } from './redaction.ts';
import type { ItemRow } from './schema.ts';
import { asRead, shownItem, shownWords } from './shown.ts';
import { type SubmissionView, toSubmission } from './store.ts';
import { wordingOf } from './wording.ts';

/** Mails the contact the candidates and the link. It leaves once this is committed. */
export async function mailCandidates(
  ctx: WriteContext,
  row: SubmissionView,
  items: readonly ItemRow[],
  recipient: Recipient,
  consultant: Consultant,
): Promise<LastMail> {
  const people = await candidatesById(
    ctx.db,
    ctx.account.id,
    items.map(({ candidate_id }) => candidate_id),
  );
  const redaction = redactionOf(row, items, people);
  const lines = items.map((item) => {
    const record = people.get(item.candidate_id);
    const detail = record === undefined ? null : shownItem(item, record, redaction, null).detail;
    return { title: item.display_name, detail };
  });
  await titleToTell(ctx, row.job_id, shownWords(row, redaction).role);
  return inMailLanguage(ctx, recipient.language, () => {
    const { name } = recipient.mailbox;
    const words = wordingOf(row, redaction, name, consultant, ctx.account.name, items);
    const label = mailText('mails.reviewLink', { candidates: items.length });
    return mailContact(ctx, recipient, row, {
      subject: words.subject,
      greeting: words.greeting,
      body: words.intro,
      lines,
      link: linkIn(ctx, label, { url: pageUrl(ctx, 'submission', row), expires_at: row.expires_at }),
    });
  });
}

/** What follows when candidates have gone to a contact: the event, the activities and the stages. */
export async function followSending(
  ctx: WriteContext,
  row: SubmissionView,
  items: readonly ItemRow[],
  recipient: Recipient,
  wasWritten = false,
): Promise<void> {
  ctx.emit('submission.created', { submission: asRead(toSubmission(ctx, row, items, true), row, items) });
  await showTo(ctx, row, items, recipient, wasWritten);
  const ids = items.map(({ candidate_id }) => candidate_id);
  const people = await candidatesById(ctx.db, ctx.account.id, ids);
  for (const { application_id, candidate_id, display_name } of items) {
    const name = people.get(candidate_id)?.name ?? display_name;
    ctx.record({
      type: 'submission',
      summary: `Sent ${name} to ${recipient.mailbox.name} at ${row.client_name} for ${row.job_title}`,
      candidate_id,
      client_id: row.client_id,
      contact_id: recipient.id,
      job_id: row.job_id,
      application_id,
      data: { submission_id: row.id },
    });
    await autoMove(ctx, application_id, 'submission_created');
  }
}

/** Mails the contact the answer to a question, with the link while that works. */
export async function mailAnswer(
  ctx: WriteContext,
  row: SubmissionView,
  items: readonly ItemRow[],
  recipient: Recipient,
  reply: { item: ItemRow; question: string; answer: string },
): Promise<LastMail> {
  const people = await candidatesById(
    ctx.db,
    ctx.account.id,
    items.map(({ candidate_id }) => candidate_id),
  );
  const about = reply.item.display_name;
  const redaction = redactionOf(row, items, people);
  // As it was sent: the job may be called otherwise since.
  const job = await titleToTell(ctx, row.job_id, shownWords(row, redaction).role);
  const works = row.expires_at > ctx.now;
  return inMailLanguage(ctx, recipient.language, () =>
    mailContact(ctx, recipient, row, {
      subject: mailText('mails.answerSubject', { name: about, job }),
      greeting: hello(firstNameOf(recipient.mailbox.name)),
      body: mailText('mails.answerAsked', { name: about }),
      lines: [{ title: reply.question, detail: null }],
      quotes_outsiders: true,
      after: redaction.about(reply.item.candidate_id, reply.answer),
      link: works
        ? linkIn(ctx, mailText('mails.answerLink'), {
            url: pageUrl(ctx, 'submission', row),
            expires_at: row.expires_at,
          })
        : null,
    }),
  );
}
