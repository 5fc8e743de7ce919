import { oneLine } from '../fields.ts';
import { type Consultant, firstNameOf } from '../review/index.ts';
import type { Redaction } from './redaction.ts';
import type { SubmissionView } from './store.ts';

/** What a contact reads around the candidates, with what was left out filled in. */
export interface Wording {
  title: string | null;
  subject: string;
  greeting: string;
  headline: string;
  /** Light formatting. */
  intro: string;
}

/** What the agency wrote itself, behind the redaction of the send; null where nothing. The intro is in light formatting. */
export function ownWordsOf(row: SubmissionView, redaction: Redaction) {
  const own = (text: string | null): string | null => (text === null ? null : redaction.text(text));
  return {
    title: own(row.title),
    subject: own(row.email_subject),
    greeting: own(row.greeting),
    headline: own(row.headline),
    intro: own(row.intro_body) ?? own(row.message),
  };
}

/**
 * The words of a submission: its own, behind the redaction of the send, or the generated default in place of each that is
 * null. A default names nobody but the contact and the consultant.
 */
export function wordingOf(
  row: SubmissionView,
  redaction: Redaction,
  contactName: string,
  consultant: Consultant,
  agency: string,
  count: number,
): Wording {
  const role = oneLine(row.job_title);
  const first = firstNameOf(contactName);
  const candidates = count === 1 ? 'Candidate' : 'Candidates';
  const many = count === 1 ? '1 candidate' : `${count} candidates`;
  const own = ownWordsOf(row, redaction);
  return {
    title: own.title,
    subject: own.subject ?? `${candidates} for the ${role} role`,
    greeting: own.greeting ?? `Hello ${first}`,
    headline: own.headline ?? `Hello ${first}, ${many} for you`,
    intro:
      own.intro ??
      [
        count === 1
          ? `I would like to put a candidate forward for your ${role} role, with a short summary of why.`
          : `I would like to put ${many} forward for your ${role} role, each with a short summary of why.`,
        `You can ask for an interview, ask a question, or pass. Your answer reaches me right away.`,
        consultant.name === agency ? agency : `${consultant.name}  \n${agency}`,
      ].join('\n\n'),
  };
}
