import { findRow, json } from '#db/rows.ts';
import type { Id } from '#src/lib/ids.ts';
import type { PossibleDuplicate } from '../candidates/index.ts';
import type { CvFields } from '../cv/schema.ts';
import { stagedDrafts } from '../drafts.ts';
import { CANDIDATE_DRAFT, type CandidateDraft, type DraftRow } from './schema.ts';

/** Drafts of candidates, each with what time has made of it. */
export const drafts = stagedDrafts<DraftRow>({
  type: 'candidate_draft',
  table: 'candidate_drafts',
  noun: 'candidate draft',
  madeBy: 'draft_candidate_from_cv',
  days: 30,
  read: (ctx, token) => findRow(ctx.db, 'candidate_drafts', ctx.account.id, token),
});

/** What a draft holds of the person. */
export function fieldsOf(row: DraftRow): CvFields {
  return json.decode<CvFields>(row.fields);
}

const RECOMMENDED = ['phone', 'linkedin_url', 'location', 'current_title', 'experience', 'skills'] as const;

/** What a draft lacks. */
export function gapsOf(fields: CvFields): CandidateDraft['gaps'] {
  const lacks = (field: keyof CvFields): boolean => {
    const value = fields[field];
    return value === null || (Array.isArray(value) && value.length === 0);
  };
  const mandatory: CandidateDraft['gaps']['mandatory'] = [];
  if (lacks('name')) mandatory.push('name');
  if (lacks('email')) mandatory.push('email');
  return { mandatory, recommended: RECOMMENDED.filter(lacks) };
}

/** A draft as the API shows it. */
export function toDraft(row: DraftRow, possibleDuplicates: readonly PossibleDuplicate[]): CandidateDraft {
  return CANDIDATE_DRAFT.view(row, {
    gaps: gapsOf(fieldsOf(row)),
    duplicates: possibleDuplicates.map(({ person, score, matched_by }) => ({
      candidate_id: person.id as Id<'candidate'>,
      score,
      matched_by,
    })),
  });
}
