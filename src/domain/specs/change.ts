import type * as z from 'zod';
import { json } from '#db/rows.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { createApplication } from '../applications/index.ts';
import { CreateApplication } from '../applications/schema.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { refuseHoles } from '../erased-mark.ts';
import { createJob } from '../jobs/index.ts';
import { CreateJob } from '../jobs/schema.ts';
import { hello, inMailLanguage, mailText } from '../mail-texts/index.ts';
import { decided, type HeldReview, passGate, readFor, refuseHeld, requireHeld } from '../moderation/index.ts';
import {
  firstNameOf,
  handOver,
  isSent,
  linkIn,
  mailContact,
  type Outside,
  pageUrl,
  requireRecipient,
  reviewAsSent,
  warnOfTexts,
  withAnswer,
} from '../review/index.ts';
import { ownLifeIn, refuseEmptied, reopened } from './answers.ts';
import type { AnswerSpecQuestion, ConvertSpec, Spec } from './schema.ts';
import { findSpec, toSpec } from './store.ts';
import { identityIn, unnamed } from './texts.ts';
import { labelOf, note, requireSpec, rewriteSpec } from './write.ts';

/** Waits until the mail server has answered, and tells whether it took the mail to the contact. */
export async function settleSpec(outside: Outside, spec: Spec): Promise<Spec> {
  const rowOf = (ctx: Context) => requireSpec(ctx, spec.id);
  await handOver(outside, rowOf);
  return { ...spec, email_sent: isSent(await outside.read(rowOf)) };
}

/**
 * Answers a question of the contact, who gets it by mail and sees it on the page. Other words for one that was answered take the
 * place of the first.
 * @throws AppError NOT_FOUND for a question of another spec, CONFLICT for the same answer and for a revoked spec,
 * VALIDATION_ERROR for an answer that would tell who the candidate is, or of which nothing would be left
 */
export async function answerSpecQuestion(
  ctx: WriteContext,
  input: z.output<typeof AnswerSpecQuestion>,
): Promise<Spec> {
  const row = await requireSpec(ctx, input.spec_id);
  const candidate = await requireCandidate(ctx, row.candidate_id);
  const recipient = await requireRecipient(ctx, row.client_contact_id, 'send_spec');
  const reader = recipient.mailbox.name;
  const identity = identityIn(candidate);
  refuseEmptied(input.answer, identity);
  const answer = unnamed(input.answer, identity, { field: 'answer', reader });
  refuseHoles([['answer', answer]]);
  // An answer cannot be taken back, so that of what a program wrote none leaves with a doubt.
  const found = reviewAsSent(
    [['answer', answer]],
    { also: [['answer', input.answer]], identity },
    { subject: 'person', place: ctx.account.country, people: [reader, candidate.name], ...readFor(ctx) },
  );
  passGate(ctx, [...found, ...ownLifeIn(answer)]);
  const asked = reopened(row, input.question_id, answer);
  const { question, questions } = withAnswer(ctx, asked, input.question_id, answer);
  if (row.status === 'revoked') {
    throw new AppError('CONFLICT', 'This spec was revoked, so that its contact is written to no more.', {
      field: 'status',
    });
  }
  const { created_by, client_id, expires_at } = row;
  const about = { created_by, client_id, job_id: row.job_id };
  const mail = await inMailLanguage(ctx, recipient.language, () =>
    mailContact(ctx, recipient, about, {
      subject: mailText('mails.specAnswerSubject', { headline: row.headline }),
      greeting: hello(firstNameOf(recipient.mailbox.name)),
      body: mailText('mails.answerAsked', { name: row.headline }),
      lines: [{ title: question.text, detail: null }],
      quotes_outsiders: true,
      after: answer,
      link:
        expires_at > ctx.now
          ? linkIn(ctx, mailText('mails.specLink'), { url: pageUrl(ctx, 'spec', row), expires_at })
          : null,
    }),
  );
  const { spec } = await rewriteSpec(ctx, row, { questions, mail_id: mail.mail_id }, mail);
  const given = [{ field: 'answer', text: input.answer }];
  warnOfTexts(ctx, given, { identity, omits: null, about: { spec_id: row.id } });
  note(ctx, row, `Answered ${recipient.mailbox.name}'s question about ${row.headline}`, { body: answer });
  return spec;
}

/**
 * Makes of a spec that the contact is interested in an active job of the client, with the candidate on it at submitted.
 * Fires spec.converted.
 * @throws AppError CONFLICT unless the contact is interested, for one that is held and for one that was converted
 */
export async function convertSpec(ctx: WriteContext, input: ConvertSpec): Promise<Spec> {
  const { spec_id, ...given } = input;
  const row = await requireSpec(ctx, spec_id);
  if (row.status === 'converted') {
    throw new AppError(
      'CONFLICT',
      `This spec became ${row.job_id} already. Go on with ${row.application_id}.`,
      {
        field: 'status',
        extra: { job_id: row.job_id, application_id: row.application_id },
      },
    );
  }
  refuseHeld(row, 'converted');
  if (row.response !== 'interested' || row.status === 'revoked') {
    throw new AppError(
      'CONFLICT',
      `Only a spec that its contact is interested in becomes a job; this one is ${row.status} with response ${row.response ?? 'none'}. To open a job all the same use create_job.`,
      { field: 'response', extra: { status: row.status, response: row.response } },
    );
  }
  const candidate = await requireCandidate(ctx, row.candidate_id);
  const title = given.title ?? candidate.current_title;
  if (title === null)
    throw invalid('title', 'title: the candidate has no current title to take; give the title of the job');
  const { client_id, client_contact_id, candidate_id } = row;
  const job = await createJob(ctx, CreateJob.parse({ ...given, title, client_id, client_contact_id }));
  const application = await createApplication(
    ctx,
    CreateApplication.parse({ job_id: job.id, candidate_id, stage: 'submitted', source: 'spec' }),
  );
  const patch = { status: 'converted', job_id: job.id, application_id: application.id } as const;
  const { spec } = await rewriteSpec(ctx, row, patch);
  ctx.emit('spec.converted', { spec });
  note(ctx, row, `Made of ${labelOf(row)} the job ${job.title} with ${candidate.name}`, {
    job_id: job.id,
    application_id: application.id,
  });
  return spec;
}

/** Closes the link for good. The contact is told nothing; what they said stays. @throws AppError CONFLICT once converted */
export async function revokeSpec(ctx: WriteContext, id: string): Promise<Spec> {
  const row = await requireSpec(ctx, id);
  if (row.status === 'revoked') return toSpec(ctx, row);
  if (row.held_at !== null) return withdrawSpec(ctx, id, null);
  if (row.status === 'converted') {
    throw new AppError('CONFLICT', `This spec became ${row.job_id}; close that with update_job.`, {
      field: 'status',
      extra: { job_id: row.job_id },
    });
  }
  const { spec } = await rewriteSpec(ctx, row, { status: 'revoked' });
  note(ctx, row, `Revoked: ${labelOf(row)}`);
  return spec;
}

/** Writes down what was found in a held spec. @throws AppError CONFLICT for one that is not held */
export async function reviewSpec(ctx: WriteContext, id: string, review: HeldReview): Promise<void> {
  const row = await requireSpec(ctx, id);
  requireHeld(row);
  await rewriteSpec(ctx, row, { review: json.encode(review) });
}

/** Withdraws a held spec: nobody outside has seen it. @throws AppError CONFLICT for one that is not held */
export async function withdrawSpec(ctx: WriteContext, id: string, reason: string | null): Promise<Spec> {
  const row = await requireSpec(ctx, id);
  requireHeld(row);
  const patch = { status: 'revoked', ...decided(ctx, row, 'withdrawn', reason) } as const;
  const { spec } = await rewriteSpec(ctx, row, patch);
  note(ctx, row, `Withdrew unsent: ${labelOf(row)}`);
  return spec;
}

/** Lets a spec expire that nobody answered in its time; one that is not due stays. */
export async function expireSpec(ctx: WriteContext, id: string): Promise<void> {
  const row = await findSpec(ctx, id);
  if (row?.status !== 'expired') return;
  const stored = { ...row, status: row.first_viewed_at === null ? ('sent' as const) : ('viewed' as const) };
  await rewriteSpec(ctx, stored, { status: 'expired' });
  note(ctx, row, `Expired: ${labelOf(row)}`);
}
