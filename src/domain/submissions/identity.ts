import { candidateLetter } from '../anonymity/index.ts';
import type { CandidateRow } from '../candidates/index.ts';
import { firstNameOf } from '../review/index.ts';
import type { Submission } from './schema.ts';

type Level = Submission['identity_visibility'];

/** What the contact calls a candidate. @param position from 1, in the order sent */
export function displayName(
  level: Level,
  candidate: Pick<CandidateRow, 'name' | 'first_name'>,
  position: number,
): string {
  if (level === 'full') return candidate.name;
  if (level === 'first_name') return candidate.first_name ?? firstNameOf(candidate.name);
  return `Candidate ${candidateLetter(position - 1)}`;
}
