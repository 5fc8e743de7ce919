import { type Selectable, sql } from 'kysely';
import { findRow, json } from '#db/rows.ts';
import type { CandidateDraftsTable } from '#db/schema/candidate-drafts.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { Id } from '#src/lib/ids.ts';
import type { Likeness } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import type { CvFields } from '../cv/schema.ts';
import { dueRecords, nextDue, type Waiting } from '../due.ts';
import { CandidateDraft } from './schema.ts';

export type DraftRow = Selectable<CandidateDraftsTable>;

/** A draft with what time has made of it, or undefined. */
export async function findDraft(ctx: Context, token: string): Promise<DraftRow | undefined> {
  const row = await findRow(ctx.db, 'candidate_drafts', ctx.account.id, token);
  if (row === undefined || row.status !== 'staged' || row.expires_at > ctx.now) return row;
  return { ...row, status: 'expired' };
}

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
export function toDraft(row: DraftRow, likenesses: readonly Likeness[]): CandidateDraft {
  const fields = fieldsOf(row);
  return {
    review_token: row.id,
    status: row.status,
    fields,
    provenance: json.decode(row.provenance),
    text_quality: json.decode(row.text_quality),
    gaps: gapsOf(fields),
    duplicates: likenesses.map(({ person, score, matched_by }) => ({
      candidate_id: person.id as Id<'candidate'>,
      score,
      matched_by,
    })),
    document_id: row.document_id as Id<'document'>,
    candidate_id: row.candidate_id as Id<'candidate'> | null,
    source: CandidateDraft.shape.source.catch('api').parse(row.source),
    created_by: row.created_by as Id<'user'> | null,
    created_at: row.created_at,
    updated_at: row.updated_at,
    expires_at: row.expires_at,
  };
}

const STAGED: Waiting = {
  table: 'candidate_drafts',
  column: 'expires_at',
  open: sql<boolean>`status = 'staged'`,
};

/** Staged drafts whose time is over, of every account. @param wall the time outside test clocks */
export const expiredDrafts = (db: Db, wall: Instant, limit: number) => dueRecords(db, STAGED, wall, limit);

/** When the account's next draft expires, at or before an instant. */
export const nextExpiry = (db: Db, account: string, until: Instant) => nextDue(db, STAGED, account, until);
