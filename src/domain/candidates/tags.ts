import { withIds } from '#db/owned.ts';
import { insertRow, statement } from '#db/rows.ts';
import { invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { Context, WriteContext } from '../context.ts';

const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 40;

/** Normalises a label: trimmed, and cut to 40 characters. */
function trimTag(label: string): string {
  return Array.from(label.normalize('NFC').trim().replace(/\s+/g, ' '))
    .slice(0, MAX_TAG_LENGTH)
    .join('')
    .trim();
}

/** The key by which two spellings of a label are equal. */
export function tagKey(label: string): string {
  return trimTag(label).toLowerCase();
}

/** Distinct labels ignoring case, in the spelling that comes first. */
export function distinctTags(labels: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const label of labels) {
    const key = tagKey(label);
    if (key !== '' && !kept.has(key)) kept.set(key, trimTag(label));
  }
  return [...kept.values()];
}

/** Sorts labels alphabetically, ignoring case. */
export function sortTags(labels: readonly string[]): string[] {
  return labels.toSorted((a, b) => {
    const [x, y] = [tagKey(a), tagKey(b)];
    return x < y ? -1 : x > y ? 1 : 0;
  });
}

/** Whether two sets of distinct labels are equal, ignoring case and order. */
export function sameTags(labels: readonly string[], had: readonly string[]): boolean {
  const keys = new Set(had.map(tagKey));
  return labels.length === keys.size && labels.every((label) => keys.has(tagKey(label)));
}

/** @throws AppError VALIDATION_ERROR for more than 20 labels */
function refuseTooMany(labels: readonly string[], field: string): void {
  if (labels.length <= MAX_TAGS) return;
  throw invalid(
    field,
    `${field}: ${labels.length} different tags; a candidate has at most ${MAX_TAGS}. Leave out ${labels.length - MAX_TAGS}.`,
  );
}

/** The distinct labels. @throws AppError VALIDATION_ERROR on `field` for more than 20 */
export function checkedTags(labels: readonly string[], field: string): string[] {
  const distinct = distinctTags(labels);
  refuseTooMany(distinct, field);
  return distinct;
}

const ofOne = statement((db, v: { account: string; candidate: string }) =>
  db
    .selectFrom('candidate_tags as ct')
    .innerJoin('tags as t', (on) =>
      on.onRef('t.account_id', '=', 'ct.account_id').onRef('t.id', '=', 'ct.tag_id'),
    )
    .where('ct.account_id', '=', v.account)
    .where('ct.candidate_id', '=', v.candidate)
    .select('t.label'),
);

/** The labels of one person, in order. */
export async function labelsOf(ctx: Context, id: string): Promise<string[]> {
  const rows = await ofOne(ctx.db, { account: ctx.account.id, candidate: id });
  return rows.length === 0 ? [] : sortTags(rows.map(({ label }) => label));
}

/** The labels of each of these people, in order; people without any are left out. */
export async function tagsOf(ctx: Context, candidates: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (candidates.length === 0) return found;
  const rows = await ctx.db
    .selectFrom('candidate_tags as ct')
    .innerJoin('tags as t', (on) =>
      on.onRef('t.account_id', '=', 'ct.account_id').onRef('t.id', '=', 'ct.tag_id'),
    )
    .where(withIds('ct', ctx.account.id, candidates, 'candidate_id'))
    .select(['ct.candidate_id', 't.label'])
    .execute();
  for (const { candidate_id, label } of rows)
    found.set(candidate_id, [...(found.get(candidate_id) ?? []), label]);
  for (const [candidate, labels] of found) found.set(candidate, sortTags(labels));
  return found;
}

/**
 * Replaces a candidate's labels. Labels the agency has keep their first spelling, others are created.
 * @param labels distinct and at most 20
 * @returns the labels as they are shown
 */
export async function setTags(
  ctx: WriteContext,
  candidate: string,
  labels: readonly string[],
  had: boolean,
): Promise<string[]> {
  if (had) {
    await ctx.tx
      .deleteFrom('candidate_tags')
      .where('account_id', '=', ctx.account.id)
      .where('candidate_id', '=', candidate)
      .execute();
  }
  if (labels.length === 0) return [];
  const known = await ctx.tx
    .selectFrom('tags')
    .where('account_id', '=', ctx.account.id)
    .where('label_folded', 'in', labels.map(tagKey))
    .select(['id', 'label', 'label_folded'])
    .execute();
  const byKey = new Map(known.map((row) => [row.label_folded, row]));
  const shown: string[] = [];
  for (const label of labels) {
    const tag = byKey.get(tagKey(label)) ?? (await insertTag(ctx, label));
    await insertRow(ctx.tx, 'candidate_tags', {
      account_id: ctx.account.id,
      candidate_id: candidate,
      tag_id: tag.id,
    });
    shown.push(tag.label);
  }
  return sortTags(shown);
}

async function insertTag(ctx: WriteContext, label: string): Promise<{ id: string; label: string }> {
  const id = newId('tag');
  await insertRow(ctx.tx, 'tags', {
    id,
    account_id: ctx.account.id,
    label,
    label_folded: tagKey(label),
    created_at: ctx.now,
  });
  return { id, label };
}
