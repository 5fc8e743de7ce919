import type * as z from 'zod';
import { findRow, insertRow, json, updateRow } from '#db/rows.ts';
import { dayIn } from '#src/lib/clock.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { getCandidate, requireCandidate, updatePreferences } from '../candidates/index.ts';
import type { Candidate } from '../candidates/schema.ts';
import { fieldsChangedSince } from '../changed-between.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { stagedDrafts } from '../drafts.ts';
import {
  type ExtractPreferences,
  PREFERENCE_DRAFT,
  type PreferenceDraft,
  type PreferenceDraftRow,
  Preferences,
  type SetPreferences,
  SOURCES,
  Taken,
} from './schema.ts';
import { textsOf } from './sources.ts';
import { weigh } from './weigh.ts';
import { wishesIn } from './wishes.ts';

const drafts = stagedDrafts<PreferenceDraftRow>({
  type: 'preference_draft',
  table: 'preference_drafts',
  noun: 'draft of preferences',
  madeBy: 'extract_candidate_preferences',
  days: 30,
  read: (ctx, token) => findRow(ctx.db, 'preference_drafts', ctx.account.id, token),
});
export const { expired: expiredPreferences, nextExpiry: nextPreferenceExpiry } = drafts;

/** A draft of preferences. @throws AppError NOT_FOUND */
export async function getPreferenceDraft(ctx: Context, id: string): Promise<PreferenceDraft> {
  return PREFERENCE_DRAFT.view(await drafts.require(ctx, id));
}

/**
 * Reads what a person's own words, and notes of what they said, tell of their wishes into a draft. Nothing of their record
 * changes.
 * @throws AppError NOT_FOUND
 */
export async function extractPreferences(
  ctx: WriteContext,
  { candidate_id, sources }: z.output<typeof ExtractPreferences>,
): Promise<PreferenceDraft> {
  const person = await requireCandidate(ctx, candidate_id);
  const { spoken, unread } = await textsOf(ctx, candidate_id, [...new Set(sources ?? SOURCES)]);
  const names = [person.first_name, person.last_name, ...person.name.split(/\s+/)].filter(
    (name): name is string => name !== null,
  );
  const home = { country: person.country_code ?? ctx.account.country, currency: ctx.account.currency };
  const read = spoken.map(({ text, speaker, ...origin }) => {
    const day = dayIn(origin.said_at, ctx.account.timezone);
    const { said, doubted } = wishesIn(text, { speaker, names }, { ...home, day });
    return {
      said: said.map((one) => ({ ...one, ...origin })),
      doubted: doubted.map((one) => ({ ...one, ...origin })),
    };
  });
  const weighed = weigh(
    read.flatMap(({ said }) => said),
    read.flatMap(({ doubted }) => doubted),
  );
  const row = PREFERENCE_DRAFT.row(
    {},
    {
      id: newId('preference_draft'),
      account_id: ctx.account.id,
      candidate_id,
      status: 'staged',
      preferences: Preferences.parse(weighed.preferences),
      quotes: weighed.quotes,
      left_out: weighed.left_out,
      not_read: unread,
      texts_read: spoken.length,
      created_by: ctx.user?.id ?? null,
      created_at: ctx.now,
      updated_at: ctx.now,
      expires_at: drafts.expiryAt(ctx.now),
    },
  );
  await insertRow(ctx.tx, 'preference_drafts', row);
  const draft = PREFERENCE_DRAFT.view(row);
  ctx.changed({ type: 'preference_draft', id: row.id, before: null, after: draft, label: person.name });
  return draft;
}

/**
 * Changes a person's preferences, by hand or from an extraction, whose fields give way to those given beside it.
 * @throws AppError VALIDATION_ERROR for empty input, and for an extraction that is missing, over, or of somebody else; CONFLICT
 *   where the record was changed since in what it would set
 */
export async function setPreferences(
  ctx: WriteContext,
  { from_extraction, ...given }: z.output<typeof SetPreferences>,
): Promise<Candidate> {
  if (from_extraction === undefined) return updatePreferences(ctx, given);
  const row = await drafts.requireStaged(ctx, from_extraction, 'taken');
  if (row.candidate_id !== given.candidate_id)
    throw invalid(
      'from_extraction',
      `from_extraction: ${from_extraction} was read of another person (${row.candidate_id}); extract this person's preferences first.`,
    );
  const read = Taken.parse(json.decode<object>(row.preferences));
  const by_hand = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (Object.keys(read).length === 0 && Object.keys(by_hand).length < 2)
    throw new AppError(
      'VALIDATION_ERROR',
      'Nothing was read in this extraction; give at least one preference to set, or extract again when more is known.',
      { field: 'from_extraction' },
    );
  await requireUnchanged(ctx, row, read, by_hand);
  const candidate = await updatePreferences(ctx, { ...read, ...by_hand, candidate_id: given.candidate_id });
  await settle(ctx, row, 'confirmed');
  return candidate;
}

/** @throws AppError CONFLICT where the record was changed since the texts were read in what would be set and is not given by hand */
async function requireUnchanged(
  ctx: WriteContext,
  row: PreferenceDraftRow,
  read: object,
  by_hand: object,
): Promise<void> {
  const candidate = await getCandidate(ctx, row.candidate_id);
  if (candidate.updated_at < row.created_at) return;
  const changed = await fieldsChangedSince(ctx.db, ctx.account.id, candidate.id, row.created_at);
  const person: Partial<Record<string, unknown>> = candidate;
  const now = (value: unknown): string => (value == null ? 'empty' : JSON.stringify(value));
  for (const [field, value] of Object.entries(read))
    if (changed.has(field) && !(field in by_hand) && now(person[field]) !== now(value))
      throw new AppError(
        'CONFLICT',
        `${field} was changed on the record after this was read: it is ${now(person[field])} now, and ${now(value)} here. Give ${field} beside from_extraction as it should be.`,
        { field },
      );
}

/** Opens the extraction again that a change which is taken back had used. */
export async function reopenExtraction(ctx: WriteContext, changes: readonly RecordChange[]): Promise<void> {
  for (const { type, id } of changes) {
    const row = type === 'preference_draft' ? await drafts.find(ctx, id) : undefined;
    if (row?.status === 'confirmed') await settle(ctx, row, 'staged');
  }
}

/** Expires a draft whose time is over; one that is not due yet stays. */
export async function expirePreferences(ctx: WriteContext, id: string): Promise<void> {
  const row = await drafts.find(ctx, id);
  if (row?.status === 'expired') await settle(ctx, { ...row, status: 'staged' }, 'expired');
}

async function settle(
  ctx: WriteContext,
  row: PreferenceDraftRow,
  status: PreferenceDraftRow['status'],
): Promise<void> {
  const patch = { status, updated_at: ctx.now };
  await updateRow(ctx.tx, 'preference_drafts', ctx.account.id, row.id, patch);
  const [before, after] = [PREFERENCE_DRAFT.view(row), PREFERENCE_DRAFT.view({ ...row, ...patch })];
  ctx.changed({ type: 'preference_draft', id: row.id, before, after, label: row.candidate_id });
}
