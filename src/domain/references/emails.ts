import { MAX_SUBJECT } from '#src/lib/mailbox.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { sendNotice } from '../emails/index.ts';
import { oneLine } from '../fields.ts';
import { titleToTell } from '../jobs/index.ts';
import { hello, inMailLanguage, mailText, signature } from '../mail-texts/index.ts';
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
  const role = oneLine(reminder ? job_title : await titleToTell(ctx, row.job_id));
  const agency = ctx.account.name;
  await inMailLanguage(ctx, candidate.preferred_language, () => {
    const subject = mailText('mails.refereesSubject', { role });
    const words = [
      mailText(reminder ? 'mails.refereesAgain' : 'mails.refereesAsk', { role, agency }),
      ...(row.message === null || reminder ? [] : [row.message]),
      signature(consultant.name, agency),
    ];
    return sendNotice(ctx, {
      to_address: candidate.email ?? '',
      to_name: oneLine(candidate.name),
      subject: oneLine(reminder ? mailText('mails.reminder', { subject }) : subject, MAX_SUBJECT),
      ...withLink(firstNameOf(candidate.first_name ?? candidate.name), words, {
        label: mailText('mails.refereesLink'),
        url: urlOf(ctx, row),
      }),
      created_by: consultant.id ?? undefined,
      candidate_id: candidate.id,
      job_id: row.job_id,
      application_id: row.application_id,
    });
  });
}

/** Mails a referee the link to answer, in the agency's language: nothing tells theirs. Returns the mail's id. */
export async function emailReferee(
  ctx: WriteContext,
  row: RequestRow,
  referee: Pick<RefereeRow, 'id' | 'name' | 'email'>,
  { candidate }: About,
  reminder: boolean,
): Promise<string> {
  const consultant = await consultantFor(ctx, [row.created_by]);
  const name = oneLine(candidate.name);
  const agency = ctx.account.name;
  return inMailLanguage(ctx, null, () => {
    const subject = mailText('mails.referenceSubject', { name });
    const words = [
      reminder
        ? mailText('mails.referenceAgain', { name })
        : mailText('mails.referenceAsk', { name, agency }),
      mailText('mails.referenceDecline'),
      signature(consultant.name, agency),
    ];
    return sendNotice(ctx, {
      to_address: referee.email,
      to_name: oneLine(referee.name),
      subject: oneLine(reminder ? mailText('mails.reminder', { subject }) : subject, MAX_SUBJECT),
      ...withLink(firstNameOf(referee.name), words, {
        label: mailText('mails.referenceLink', { name }),
        url: ctx.deployment?.link('referee', referee.id).url ?? '',
      }),
      created_by: consultant.id ?? undefined,
      application_id: row.application_id,
    });
  });
}

function withLink(
  first: string,
  words: readonly string[],
  link: { label: string; url: string },
): { body: string; html: string } {
  return renderClientEmail({
    greeting: hello(oneLine(first)),
    body: words.join('\n\n'),
    link: { ...link, note: mailText('mails.meantForYou') },
  });
}
