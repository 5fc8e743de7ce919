import { MAX_SUBJECT } from '#src/lib/mailbox.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { sendNotice } from '../emails/index.ts';
import { oneLine } from '../fields.ts';
import { titleToTell } from '../jobs/index.ts';
import { hello, inMailLanguage, mailText, signature } from '../mail-texts/index.ts';
import { consultantFor, endIn, firstNameOf, renderClientEmail } from '../review/index.ts';
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
  const role = oneLine(reminder ? job_title : await titleToTell(ctx, row.job_id));
  const agency = ctx.account.name;
  const about = { role, agency, questions: questionsIn(row).length };
  await inMailLanguage(ctx, candidate.preferred_language, () => {
    const subject = mailText('mails.screenSubject', { role });
    const { words: until, counted } = endIn(ctx, row.expires_at);
    const words = [
      mailText(reminder ? 'mails.screenAgain' : 'mails.screenAsk', about),
      ...(row.message === null || reminder ? [] : [row.message]),
      mailText('mails.screenUntil', { until }),
      signature(consultant.name, agency),
    ];
    return sendNotice(ctx, {
      to_address: candidate.email ?? '',
      to_name: oneLine(candidate.name),
      subject: oneLine(reminder ? mailText('mails.reminder', { subject }) : subject, MAX_SUBJECT),
      ...renderClientEmail({
        greeting: hello(oneLine(firstNameOf(candidate.first_name ?? candidate.name))),
        body: words.join('\n\n'),
        link: {
          label: mailText('mails.screenLink'),
          url: urlOf(ctx, row),
          note: mailText('mails.meantForYou'),
        },
      }),
      counted,
      created_by: consultant.id ?? undefined,
      candidate_id: candidate.id,
      job_id: row.job_id,
      application_id: row.application_id,
    });
  });
}

/** Tells the consultant that a candidate asks to speak with a person. */
export async function emailConsultant(
  ctx: WriteContext,
  row: ScreenRow,
  { candidate, job_title, owner_id }: About,
): Promise<void> {
  const consultant = await consultantFor(ctx, [row.created_by, owner_id]);
  const { email, name, language } = consultant;
  if (email === null) return;
  await inMailLanguage(ctx, language, () => {
    const about = { name: oneLine(candidate.name), job: oneLine(job_title) };
    const summary = mailText('mails.screenPerson', about);
    return sendNotice(ctx, {
      to_address: email,
      to_name: name,
      subject: oneLine(summary, MAX_SUBJECT),
      body: `${summary}. ${mailText('mails.screenPersonMore')}`,
      from_agency: true,
      job_id: row.job_id,
      application_id: row.application_id,
    });
  });
}
