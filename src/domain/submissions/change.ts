import type * as z from 'zod';
import { json } from '#db/rows.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import { identityOf } from '../anonymity/index.ts';
import { requireApplication } from '../applications/index.ts';
import { candidatesById, knownPerson } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { refuseHoles } from '../erased-mark.ts';
import { requireJob, requireOpen } from '../jobs/index.ts';
import { decided, type HeldReview, passGate, readFor, refuseHeld, requireHeld } from '../moderation/index.ts';
import {
  consultantFor,
  handOver,
  identityFindings,
  isSent,
  type Outside,
  questionsOf,
  requireRecipient,
  reviewOfPerson,
  warnOfTexts,
  withAnswer,
} from '../review/index.ts';
import type { Sentence } from '../sentences.ts';
import { requireActive } from './may-send.ts';
import { itemsOver, showTo } from './page.ts';
import { wordsAround } from './redaction.ts';
import { expiryAfter, isOpen, statusOf } from './rules.ts';
import type { AnswerSubmissionQuestion, ItemRow, Submission } from './schema.ts';
import { followSending, mailAnswer, mailCandidates } from './send.ts';
import { findSubmission, toSubmission } from './store.ts';
import { labelOf, requireSubmission, rewriteSubmission, type SubmissionWithItems } from './write.ts';

/** Waits until the mail server has answered, and tells whether it took the mail to the contact. */
export async function settleSubmission(outside: Outside, submission: Submission): Promise<Submission> {
  const rowOf = async (ctx: Context) => (await requireSubmission(ctx, submission.id)).row;
  await handOver(outside, rowOf);
  return { ...submission, email_sent: isSent(await outside.read(rowOf)) };
}

/**
 * Mails the contact the candidates again, in the same words, and makes the link work for another seven days. Who is no longer
 * put forward is left out of the mail, which the warning says.
 * @throws AppError CONFLICT for one that was revoked, whose contact can no longer be written to, or of whom nobody is put
 * forward any more
 */
export async function resendSubmission(ctx: WriteContext, id: string): Promise<Submission> {
  const whole = await requireSubmission(ctx, id);
  refuseRevoked(whole, 'sent again');
  refuseHeld(whole.row, 'sent again');
  const recipient = await requireRecipient(ctx, whole.row.client_contact_id, INSTEAD);
  const { row } = whole;
  const items = await stillPutForward(ctx, whole);
  const patch = {
    status: statusOf(row.first_viewed_at, whole.items),
    sent_at: ctx.now,
    expires_at: expiryAfter(ctx.now),
  };
  const consultant = await consultantFor(ctx, [row.created_by]);
  const mail = await mailCandidates(ctx, { ...row, ...patch }, items, recipient, consultant);
  // Who is shown again is agreed to, as with the first send.
  const whom = items.map(({ display_name }) => display_name).join(' and ');
  const label = `${whom} for ${row.job_title} to ${row.client_name}`;
  const resent = { ...patch, mail_id: mail.mail_id };
  const after = await rewriteSubmission(ctx, whole, resent, new Map(), mail, label);
  await showTo(ctx, after.row, items, recipient, true);
  note(ctx, whole, `Sent again to ${recipient.mailbox.name}: ${labelOf(row, items)}`);
  return toSubmission(ctx, after.row, after.items);
}

/** Closes the link for good. The contact is told nothing; what they said stays. */
export async function revokeSubmission(ctx: WriteContext, id: string): Promise<Submission> {
  const whole = await requireSubmission(ctx, id);
  if (whole.row.status === 'revoked') return toSubmission(ctx, whole.row, whole.items);
  if (whole.row.held_at !== null) return withdrawSubmission(ctx, id, null);
  const after = await rewriteSubmission(ctx, whole, { status: 'revoked' });
  note(ctx, whole, `Revoked: ${labelOf(whole.row, whole.items)}`);
  return toSubmission(ctx, after.row, after.items);
}

/**
 * Lets a held submission go: the contact is mailed the link, which works from now on.
 * @throws AppError CONFLICT for one that is not held, whose job or application is closed meanwhile, or whose contact can
 * no longer be written to
 */
export async function releaseSubmission(ctx: WriteContext, id: string, reason: string): Promise<Submission> {
  const whole = await requireSubmission(ctx, id);
  const { row } = whole;
  requireHeld(row);
  const items = await requireSomebody(ctx, whole, 'let go', 'Withdraw it (decision: withdraw)');
  requireOpen(await requireJob(ctx, row.job_id), 'send the candidates');
  for (const { application_id } of items)
    requireActive(await requireApplication(ctx, application_id), 'record');
  const recipient = await requireRecipient(ctx, row.client_contact_id, INSTEAD);
  const consultant = await consultantFor(ctx, [row.created_by]);
  const patch = {
    sent_at: ctx.now,
    expires_at: expiryAfter(ctx.now),
    ...decided(ctx, row, 'released', reason),
  };
  const mail = await mailCandidates(ctx, { ...row, ...patch }, items, recipient, consultant);
  const after = await rewriteSubmission(ctx, whole, { ...patch, mail_id: mail.mail_id }, new Map(), mail);
  note(ctx, whole, `Released: ${labelOf(row, items)}`);
  await followSending(ctx, after.row, items, recipient, true);
  return toSubmission(ctx, after.row, after.items);
}

/** Writes down what was found in a held submission. @throws AppError CONFLICT for one that is not held */
export async function reviewSubmission(ctx: WriteContext, id: string, review: HeldReview): Promise<void> {
  const whole = await requireSubmission(ctx, id);
  requireHeld(whole.row);
  await rewriteSubmission(ctx, whole, { review: json.encode(review) });
}

/** Withdraws a held submission: nobody outside has seen it. @throws AppError CONFLICT for one that is not held */
export async function withdrawSubmission(
  ctx: WriteContext,
  id: string,
  reason: string | null,
): Promise<Submission> {
  const whole = await requireSubmission(ctx, id);
  requireHeld(whole.row);
  const patch = { status: 'revoked', ...decided(ctx, whole.row, 'withdrawn', reason) } as const;
  const after = await rewriteSubmission(ctx, whole, patch);
  note(ctx, whole, `Withdrew unsent: ${labelOf(whole.row, whole.items)}`);
  return toSubmission(ctx, after.row, after.items);
}

/** Lets a submission expire whose time is over; one that is not due stays. */
export async function expireSubmission(ctx: WriteContext, id: string): Promise<void> {
  const found = await findSubmission(ctx, id);
  if (found === undefined || found.row.status !== 'expired') return;
  const status = statusOf(found.row.first_viewed_at, found.items);
  if (!isOpen(status)) return;
  await rewriteSubmission(ctx, { ...found, row: { ...found.row, status } }, { status: 'expired' });
  note(ctx, found, `Expired: ${labelOf(found.row, found.items)}`);
}

/**
 * Answers a question of the contact, who gets it by mail and sees it on the review page.
 * @throws AppError NOT_FOUND for a question of another submission, CONFLICT for one that was answered, for a revoked
 * submission and for a contact who can no longer be written to
 */
export async function answerQuestion(
  ctx: WriteContext,
  input: z.output<typeof AnswerSubmissionQuestion>,
): Promise<Submission> {
  const whole = await requireSubmission(ctx, input.submission_id);
  const { row, items } = whole;
  const item = items.find((one) => questionsOf(one).some(({ id }) => id === input.question_id));
  const { question, questions } = withAnswer(
    ctx,
    item ?? { questions: '[]' },
    input.question_id,
    input.answer,
  );
  if (item === undefined) throw notFound('question', input.question_id, 'question_id');
  refuseRevoked(whole, 'answered');
  const recipient = await requireRecipient(ctx, row.client_contact_id, INSTEAD);
  const ids = items.map(({ candidate_id }) => candidate_id);
  const people = await candidatesById(ctx.db, ctx.account.id, ids);
  const person = people.get(item.candidate_id);
  const hides = {
    identity_visibility: row.identity_visibility,
    omit_identifying: row.omit_identifying === 1,
  };
  const shown = [row.job_title, row.client_name, ctx.account.name, recipient.mailbox.name];
  const telling =
    hides.identity_visibility === 'full'
      ? []
      : identityFindings(
          hides.identity_visibility,
          wordsAround([...people.values()], { answer: input.answer }, shown, hides),
        );
  refuseHoles([['answer', input.answer]]);
  const wording = reviewOfPerson([['answer', input.answer]], {
    subject: 'person',
    place: ctx.account.country,
    people: [recipient.mailbox.name, person?.name ?? item.display_name],
    // An answer cannot be taken back, so that of what a program wrote none leaves with a doubt.
    ...readFor(ctx),
  });
  passGate(ctx, [...wording, ...telling]);
  if (person !== undefined && hides.identity_visibility === 'anonymous')
    warnOfTexts(ctx, [{ field: 'answer', text: input.answer }], {
      identity: identityOf({ candidate: knownPerson(person), label: item.display_name }),
      omits: hides.omit_identifying,
      about: { candidate_id: person.id },
    });
  if ((await itemsOver(ctx, row, [item])).has(item.id))
    ctx.warn(
      'not_put_forward',
      `${item.display_name} is no longer put forward, and the contact was answered about them all the same. Tell them so, or close the link with revoke_submission.`,
    );
  const mail = await mailAnswer(ctx, row, items, recipient, {
    item,
    question: question.text,
    answer: input.answer,
  });
  const answered = new Map([[item.id, { questions }]]);
  const after = await rewriteSubmission(ctx, whole, { mail_id: mail.mail_id }, answered, mail);
  ctx.record({
    type: 'submission',
    summary: `Answered ${recipient.mailbox.name}'s question about ${item.display_name}`,
    body: input.answer,
    candidate_id: item.candidate_id,
    client_id: row.client_id,
    contact_id: recipient.id,
    job_id: row.job_id,
    application_id: item.application_id,
    data: { submission_id: row.id, question_id: question.id },
  });
  return after.submission;
}

/** The items of people who are still on record. @throws AppError CONFLICT when nobody of them is left */
async function requireSomebody(
  ctx: Context,
  { items }: SubmissionWithItems,
  doing: 'sent again' | 'let go',
  instead: string,
): Promise<ItemRow[]> {
  const ids = items.map(({ candidate_id }) => candidate_id);
  const people = await candidatesById(ctx.db, ctx.account.id, ids);
  const left = items.filter(({ candidate_id }) => people.get(candidate_id)?.deleted_at === null);
  if (left.length > 0) return left;
  throw new AppError(
    'CONFLICT',
    `Nobody is left in this submission: whoever stood in it was deleted or erased, so it cannot be ${doing}. ${instead}.`,
    { field: 'items' },
  );
}

/** The items of a submission that its page still asks about. @throws AppError CONFLICT when there is none */
async function stillPutForward(ctx: WriteContext, whole: SubmissionWithItems): Promise<ItemRow[]> {
  const here = await requireSomebody(ctx, whole, 'sent again', CLOSE);
  const over = await itemsOver(ctx, whole.row, here);
  const left = here.filter(({ id }) => !over.has(id));
  const gone = here.filter(({ id }) => over.has(id)).map(({ display_name }) => display_name);
  if (left.length === 0) {
    throw new AppError(
      'CONFLICT',
      `Nobody in this submission is put forward for ${whole.row.job_title} any more (${gone.join(', ')}): the role is filled or closed, or they were placed or rejected or withdrew. It cannot be sent again. ${CLOSE}, or open the application or the job again where that is meant.`,
      { field: 'items' },
    );
  }
  for (const name of gone)
    ctx.warn('left_out_of_mail', `${name} is no longer put forward and was left out of the mail.`);
  return left;
}

const CLOSE = 'Close it with revoke_submission';
const INSTEAD = 'create_submission and allow_resubmit: true';

function refuseRevoked({ row }: SubmissionWithItems, doing: string): void {
  if (row.status !== 'revoked') return;
  throw new AppError(
    'CONFLICT',
    `This submission was revoked and cannot be ${doing}. Send the candidates anew with create_submission and allow_resubmit: true.`,
    { field: 'status', extra: { status: row.status } },
  );
}

function note(ctx: WriteContext, { row, items }: SubmissionWithItems, summary: Sentence): void {
  const [only, ...others] = items;
  const person = others.length === 0 ? only : undefined;
  ctx.record({
    type: 'submission',
    summary,
    candidate_id: person?.candidate_id ?? null,
    client_id: row.client_id,
    contact_id: row.client_contact_id,
    job_id: row.job_id,
    application_id: person?.application_id ?? null,
    data: { submission_id: row.id },
  });
}
