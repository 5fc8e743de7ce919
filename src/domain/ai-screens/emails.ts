import { MAX_SUBJECT } from '#src/lib/mailbox.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { sendNotice } from '../emails/index.ts';
import { oneLine } from '../fields.ts';
import { consultantFor, firstNameOf, momentInWords, renderClientEmail } from '../review/index.ts';
import type { ScreenRow } from './schema.ts';
import { questionsIn, urlOf } from './store.ts';

/** The candidate and job of a screen, as mails and pages name them. */
export interface About {
  candidate: CandidateRow;
  job_title: string;
  owner_id: string | null;
}

/** Mails the candidate the link to their screen, or a reminder of it. */
export async function emailCandidate(
  ctx: WriteContext,
  row: ScreenRow,
  { candidate, job_title, owner_id }: About,
  reminder: boolean,
): Promise<void> {
  const consultant = await consultantFor(ctx, [ctx.user?.id ?? null, row.created_by, owner_id]);
  const role = oneLine(job_title);
  const count = questionsIn(row).length;
  const until = momentInWords(row.expires_at, ctx.account.timezone);
  const words = [
    reminder
      ? `a short reminder: ${ctx.account.name} has ${count} questions for you about the ${role} role.`
      : `thank you for your interest in the ${role} role. ${ctx.account.name} has ${count} questions for you, which you answer on a page of your own, in your own time, in writing or aloud where that is offered. You can pause, and ask for a person instead.`,
    ...(row.message === null || reminder ? [] : [row.message]),
    `The page is open until ${until}. You see there what your answers are used for before you agree to anything.`,
    consultant.name === ctx.account.name ? ctx.account.name : `${consultant.name}  \n${ctx.account.name}`,
  ];
  await sendNotice(ctx, {
    to_address: candidate.email ?? '',
    to_name: oneLine(candidate.name),
    subject: oneLine(`${reminder ? 'Reminder: a' : 'A'} few questions about ${role}`, MAX_SUBJECT),
    ...renderClientEmail({
      greeting: `Hello ${oneLine(firstNameOf(candidate.first_name ?? candidate.name))}`,
      body: words.join('\n\n'),
      link: {
        label: 'See the questions',
        url: urlOf(ctx, row),
        note: 'The page needs no login and is meant for you alone.',
      },
    }),
    created_by: consultant.id ?? undefined,
    candidate_id: candidate.id,
    job_id: row.job_id,
    application_id: row.application_id,
  });
}

/** Tells the consultant that a candidate asks to speak with a person. */
export async function emailConsultant(
  ctx: WriteContext,
  row: ScreenRow,
  { candidate, job_title, owner_id }: About,
): Promise<void> {
  const consultant = await consultantFor(ctx, [row.created_by, owner_id]);
  if (consultant.email === null) return;
  const summary = `${oneLine(candidate.name)} would rather speak with a person about ${oneLine(job_title)}`;
  await sendNotice(ctx, {
    to_address: consultant.email,
    to_name: consultant.name,
    subject: oneLine(summary, MAX_SUBJECT),
    body: `${summary}. They were invited to an AI screen and asked for a talk instead; their application stays as it is.`,
    from_agency: true,
    job_id: row.job_id,
    application_id: row.application_id,
  });
}
