import { hello, mailText, signature } from '../mail-texts/index.ts';
import { type Consultant, firstNameOf } from '../review/index.ts';
import type { Redaction } from './redaction.ts';
import type { ItemRow } from './schema.ts';
import { shownWords } from './shown.ts';
import type { SubmissionView } from './store.ts';

/** What a contact reads in the mail around the candidates, with what was left out filled in. */
export interface Wording {
  subject: string;
  greeting: string;
  /** Light formatting. */
  intro: string;
}

/**
 * The words of a submission: its own, behind the redaction of the send, or the generated default in place of each that is
 * null, in the reader's language. A default names nobody but the contact and the consultant.
 */
export function wordingOf(
  row: SubmissionView,
  redaction: Redaction,
  contactName: string,
  consultant: Consultant,
  agency: string,
  items: readonly Pick<ItemRow, 'response'>[],
): Wording {
  const own = shownWords(row, redaction);
  const about = { role: own.role, candidates: items.length };
  const end = signature(consultant.name, agency);
  return {
    subject: own.subject ?? mailText('mails.candidatesSubject', about),
    greeting: own.greeting ?? hello(firstNameOf(contactName)),
    intro:
      own.intro === null
        ? [...(items.every(isAnswered) ? [mailText('mails.allAnswered', about)] : asked(about)), end].join(
            '\n\n',
          )
        : isSigned(own.intro, consultant.name, agency)
          ? own.intro
          : [own.intro, end].join('\n\n'),
  };
}

const asked = (about: { role: string; candidates: number }): string[] => [
  mailText('mails.putForward', about),
  mailText('mails.youMayAnswer'),
];

/** Whether the contact has said what they want: nothing more is asked of them when the mail goes again. */
const isAnswered = ({ response }: Pick<ItemRow, 'response'>): boolean =>
  response === 'interview_requested' || response === 'passed';

/** Whether a text ends with who sends it: one of its last lines is little more than the consultant's or agency's name. */
function isSigned(text: string, consultant: string, agency: string): boolean {
  const last = text.trim().toLowerCase().split('\n').slice(-3);
  const names = [agency, consultant, firstNameOf(consultant)].filter((name) => name !== '');
  return names.some((name) =>
    last.some((line) => line.length <= name.length + A_CLOSING && line.includes(name.toLowerCase())),
  );
}

/** The letters of "Kind regards from all of us, ". */
const A_CLOSING = 30;
