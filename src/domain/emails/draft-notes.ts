import type { CandidateRow } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { blockedBy, findingsText, heldBy } from '../moderation/index.ts';
import type { WrittenEmail } from '../ports.ts';
import { attachedIn } from './attached.ts';
import { findingsInMail } from './wording.ts';

const STOPPED = 'It cannot be sent with these words.';
const NO_FILE = 'No file goes with this mail';

/** The notes of a draft without those of `notesOn`, which are of the text as it was. */
export const otherNotes = (notes: readonly string[]): string[] =>
  notes.filter((note) => !note.startsWith(STOPPED) && !note.startsWith(NO_FILE));

/** What a person should know of a draft before they confirm it: what would not leave, and a file that it promises. */
export async function notesOn(
  ctx: WriteContext,
  candidate: CandidateRow,
  { subject, body }: Pick<WrittenEmail, 'subject' | 'body'>,
): Promise<string[]> {
  const texts = [
    ['subject', subject],
    ['body', body],
  ] as const;
  const findings = await findingsInMail(ctx, { candidate, addresses: [] }, texts);
  const stopped = [...blockedBy(findings), ...heldBy(findings)];
  const attached = attachedIn(body);
  return [
    ...(stopped.length === 0 ? [] : [`${STOPPED} ${findingsText(stopped)}`]),
    ...(attached === null ? [] : [`${NO_FILE}, and it says "${attached}".`]),
  ];
}
