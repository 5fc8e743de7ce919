import { candidateLetter } from '../anonymity/index.ts';
import type { CandidateRow } from '../candidates/index.ts';
import { givenNameToShow } from '../names/index.ts';
import type { Submission } from './schema.ts';

type Level = Submission['identity_visibility'];

/** What the contact calls a candidate. @param position from 1, in the order sent */
export function displayName(
  level: Level,
  candidate: Pick<CandidateRow, 'name' | 'first_name'>,
  position: number,
): string {
  if (level === 'full') return candidate.name;
  const shown = level === 'first_name' ? givenNameToShow(candidate.name, candidate.first_name) : null;
  return shown ?? `Candidate ${candidateLetter(position - 1)}`;
}
