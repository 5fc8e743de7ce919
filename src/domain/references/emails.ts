import { MAX_SUBJECT } from '#src/lib/mailbox.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { sendNotice } from '../emails/index.ts';
import { oneLine } from '../fields.ts';
import { consultantFor, firstNameOf, renderClientEmail } from '../review/index.ts';
import { type RefereeRow, type RequestRow, urlOf } from './store.ts';

/** The candidate and job of a request, as mails and pages name them. */
export interface About {
  candidate: CandidateRow;
  job_title: string;
}

/** Mails the candidate the link to name referees. */
export async function emailCandidate(
  ctx: WriteContext,
  row: RequestRow,
  { candidate, job_title }: About,
  reminder: boolean,
): Promise<void> {
  const consultant = await consultantFor(ctx, [ctx.user?.id ?? null, row.created_by]);
  const role = oneLine(job_title);
  const subject = `${reminder ? 'Reminder: r' : 'R'}eferences for ${role}`;
  const words = [
    reminder
      ? `a short reminder: ${ctx.account.name} still needs your referees for the ${role} role.`
      : `you are being considered for the ${role} role, and ${ctx.account.name} would like to speak with people you have worked with. Please name at least two referees, and ask them first whether they agree.`,
    ...(row.message === null || reminder ? [] : [row.message]),
  ];
  await sendNotice(ctx, {
    to_address: candidate.email ?? '',
    to_name: oneLine(candidate.name),
    subject: oneLine(subject, MAX_SUBJECT),
    ...letter(firstNameOf(candidate.first_name ?? candidate.name), words, consultant.name, ctx.account.name, {
      label: 'Name your referees',
      url: urlOf(ctx, row),
    }),
    created_by: consultant.id ?? undefined,
    candidate_id: candidate.id,
    job_id: row.job_id,
    application_id: row.application_id,
  });
}

/** Mails a referee the link to answer. Returns the mail's id. */
export async function emailReferee(
  ctx: WriteContext,
  row: RequestRow,
  referee: Pick<RefereeRow, 'id' | 'name' | 'email'>,
  { candidate }: About,
  reminder: boolean,
): Promise<string> {
  const consultant = await consultantFor(ctx, [row.created_by]);
  const name = oneLine(candidate.name);
  return sendNotice(ctx, {
    to_address: referee.email,
    to_name: oneLine(referee.name),
    subject: oneLine(`${reminder ? 'Reminder: a' : 'A'} reference for ${name}`, MAX_SUBJECT),
    ...letter(
      firstNameOf(referee.name),
      [
        reminder
          ? `a short reminder: ${name} named you as a referee, and a few words of yours would help.`
          : `${name} is a candidate of ${ctx.account.name} and named you as somebody who knows their work. Would you answer a few questions? It takes about five minutes.`,
        'If you would rather not, you can say so on the page.',
      ],
      consultant.name,
      ctx.account.name,
      { label: `Answer about ${name}`, url: ctx.deployment?.link('referee', referee.id).url ?? '' },
    ),
    created_by: consultant.id ?? undefined,
    application_id: row.application_id,
  });
}

function letter(
  first: string,
  words: readonly string[],
  consultant: string,
  agency: string,
  link: { label: string; url: string },
): { body: string; html: string } {
  return renderClientEmail({
    greeting: `Hello ${oneLine(first)}`,
    body: [...words, consultant === agency ? agency : `${consultant}  \n${agency}`].join('\n\n'),
    link: { ...link, note: 'The page needs no login and is meant for you alone.' },
  });
}
