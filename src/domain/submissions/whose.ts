import type { CandidateRow } from '../candidates/index.ts';
import type { ItemRow } from './schema.ts';
import type { SubmissionView } from './store.ts';

/**
 * Who is put forward for what, and as whom the client sees them.
 * @param later who is sent it once it is let go, where no mail says that yet
 */
export function whoseLabel(
  row: SubmissionView,
  items: readonly ItemRow[],
  people: readonly { candidate: CandidateRow }[],
  later: string | null,
): string {
  const whom = items.map(({ display_name }, at) => {
    const name = people[at]?.candidate.name ?? display_name;
    return name === display_name ? name : `${name} as ${display_name}`;
  });
  const title = row.title === null ? '' : `${row.title}: `;
  return `${title}${whom.join(' and ')}, ${LEVELS[row.identity_visibility]}, for ${row.job_title} to ${later === null ? '' : `${later} at `}${row.client_name}`;
}

const LEVELS: Record<SubmissionView['identity_visibility'], string> = {
  full: 'with full names',
  first_name: 'by first name',
  anonymous: 'without names',
};
