import { findRow, json } from '#db/rows.ts';
import type { PossibleDuplicate } from '../candidates/index.ts';
import { type CvFields, SURE } from '../cv/schema.ts';
import { stagedDrafts } from '../drafts.ts';
import type { ScoredDuplicate } from '../duplicates/index.ts';
import { CANDIDATE_DRAFT, type CandidateDraft, type DraftRow } from './schema.ts';

/** Drafts of candidates, with their status as of now. */
export const drafts = stagedDrafts<DraftRow>({
  type: 'candidate_draft',
  table: 'candidate_drafts',
  noun: 'candidate draft',
  madeBy: 'draft_candidate_from_cv',
  days: 30,
  read: (ctx, token) => findRow(ctx.db, 'candidate_drafts', ctx.account.id, token),
});

/** The candidate fields of a draft. */
export function fieldsOf(row: DraftRow): CvFields {
  return json.decode<CvFields>(row.fields);
}

const RECOMMENDED = ['phone', 'linkedin_url', 'location', 'current_title', 'experience', 'skills'] as const;

/** What a draft lacks, and what of it a person should look at. */
export function gapsOf(fields: CvFields, provenance: CandidateDraft['provenance']): CandidateDraft['gaps'] {
  const lacks = (field: keyof CvFields): boolean => {
    const value = fields[field];
    return value === null || (Array.isArray(value) && value.length === 0);
  };
  const mandatory: CandidateDraft['gaps']['mandatory'] = [];
  if (lacks('name')) mandatory.push('name');
  if (lacks('email')) mandatory.push('email');
  const unsure = Object.entries(provenance).filter(([, { confidence }]) => confidence < SURE);
  return {
    mandatory,
    recommended: RECOMMENDED.filter(lacks),
    to_check: unsure.map(([field]) => field),
  };
}

/** A draft as the API shows it, with the people it may be: those an exact sign names, then those who are alike. */
export function toDraft(
  row: DraftRow,
  possibleDuplicates: readonly PossibleDuplicate[],
  duplicates: readonly ScoredDuplicate[],
): CandidateDraft {
  const named = new Set(possibleDuplicates.map(({ person }) => person.id));
  const found = [
    ...possibleDuplicates.map(({ person, ...sign }) => ({ ...sign, candidate_id: person.id })),
    ...duplicates.filter(({ candidate_id }) => !named.has(candidate_id)),
  ].map(({ candidate_id, score, matched_by }) => ({ candidate_id, score, matched_by }));
  return CANDIDATE_DRAFT.view(row, {
    gaps: gapsOf(fieldsOf(row), json.decode<CandidateDraft['provenance']>(row.provenance)),
    possible_duplicates: found,
    duplicates: found,
  });
}
