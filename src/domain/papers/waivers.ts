import { findRow, insertRow } from '#db/rows.ts';
import { invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { ActivityEntry, Context, WriteContext } from '../context.ts';
import { orNotFound, parseSnapshot } from '../record/index.ts';
import type { ContractRow } from './contracts.ts';
import { countryOfContract, getPlacementPapers, requireContract } from './placement-papers.ts';
import { requiredBy, requireKind } from './requirements.ts';
import { PaperWaiver, type PaperWaiverResult, WAIVER } from './schema.ts';
import { labelOf, type WaiverRow, waiversOf } from './store.ts';

/**
 * Waives a document for one contract. Idempotent; a new reason replaces the old one.
 * @throws AppError NOT_FOUND, VALIDATION_ERROR for the right to work or a kind unknown in the country
 */
export async function waivePaper(
  ctx: WriteContext,
  input: { placement_id: string; kind: string; reason?: string | undefined },
): Promise<PaperWaiverResult> {
  const row = await requireContract(ctx, input.placement_id);
  const kind = waivableKind(ctx, row, input.kind);
  const [known] = (await waiversOf(ctx, [row.id])).filter((waiver) => waiver.kind === kind);
  const reason = input.reason ?? null;
  if (known !== undefined && (reason === null || reason === known.reason)) {
    return resultOf(ctx, row, kind, known);
  }
  if (known !== undefined) await drop(ctx, known);
  const waiver = WAIVER.row(
    { reason },
    {
      id: newId('paper_waiver'),
      account_id: ctx.account.id,
      placement_id: row.id,
      kind,
      waived_by: ctx.user?.id ?? null,
      waived_at: ctx.now,
    },
  );
  await insertRow(ctx.tx, 'paper_waivers', waiver);
  const label = `${labelOf({ country: countryOfContract(ctx, row), kind })} for ${nameOf(row)}`;
  ctx.changed({ type: 'paper_waiver', id: waiver.id, before: null, after: WAIVER.view(waiver), label });
  ctx.record({ ...lineOf(row), summary: `Not needed: ${label}`, body: reason });
  const result = await resultOf(ctx, row, kind, waiver);
  if (!result.papers.items.some((item) => item.required && item.one_of.includes(kind))) {
    ctx.warn('not_required', 'This contract did not ask for this document; the waiver is kept all the same.');
  }
  return result;
}

/** Ends a waiver, if there is one. @throws AppError as waivePaper */
export async function restorePaperRequirement(
  ctx: WriteContext,
  input: { placement_id: string; kind: string },
): Promise<PaperWaiverResult> {
  const row = await requireContract(ctx, input.placement_id);
  const kind = waivableKind(ctx, row, input.kind);
  const requirementsOfKind = requiredBy(ctx).filter(({ one_of }) => one_of.includes(kind));
  const waived = (await waiversOf(ctx, [row.id])).filter(
    (waiver) => waiver.kind === kind || requirementsOfKind.some(({ one_of }) => one_of.includes(waiver.kind)),
  );
  for (const waiver of waived) await drop(ctx, waiver);
  if (waived.length > 0) {
    const label = labelOf({ country: countryOfContract(ctx, row), kind });
    ctx.record({ ...lineOf(row), summary: `Needed again: ${label} for ${nameOf(row)}` });
  }
  return resultOf(ctx, row, kind, null);
}

/** A waiver as the change feed shows it. @throws AppError NOT_FOUND */
export async function getPaperWaiver(ctx: Context, id: string): Promise<PaperWaiver> {
  return WAIVER.view(await requireWaiver(ctx, id));
}

const requireWaiver = orNotFound('paper_waiver', (ctx, id) =>
  findRow(ctx.db, 'paper_waivers', ctx.account.id, id),
);

/** Deletes a waiver. */
export async function removeWaiver(ctx: WriteContext, id: string): Promise<void> {
  await drop(ctx, await requireWaiver(ctx, id));
}

/** Restores deleted waivers, unless the same was waived again since. */
export async function restoreWaivers(
  ctx: WriteContext,
  snapshots: readonly (object | null)[],
): Promise<void> {
  for (const snapshot of snapshots) {
    const waiver = parseSnapshot(PaperWaiver, snapshot);
    const there = await waiversOf(ctx, [waiver.placement_id]);
    if (there.some(({ kind }) => kind === waiver.kind)) continue;
    await insertRow(ctx.tx, 'paper_waivers', WAIVER.row(waiver, { account_id: ctx.account.id }));
    ctx.changed({ type: 'paper_waiver', id: waiver.id, before: null, after: waiver, label: waiver.kind });
  }
}

async function drop(ctx: WriteContext, waiver: WaiverRow): Promise<void> {
  await ctx.tx
    .deleteFrom('paper_waivers')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', waiver.id)
    .execute();
  ctx.changed({
    type: 'paper_waiver',
    id: waiver.id,
    before: WAIVER.view(waiver),
    after: null,
    label: waiver.kind,
  });
}

function waivableKind(ctx: Context, row: ContractRow, word: string): string {
  const { kind, label, waivable } = requireKind(countryOfContract(ctx, row), word);
  if (waivable) return kind;
  throw invalid('kind', `kind: ${label} is needed by every contract and can never be marked not needed`);
}

async function resultOf(
  ctx: Context,
  row: ContractRow,
  kind: string,
  waiver: WaiverRow | null,
): Promise<PaperWaiverResult> {
  const shown = waiver === null ? null : WAIVER.view(waiver);
  return {
    placement_id: row.id,
    kind,
    waived: shown !== null,
    waived_by: shown?.waived_by ?? null,
    waived_at: shown?.waived_at ?? null,
    reason: shown?.reason ?? null,
    papers: await getPlacementPapers(ctx, row.id),
  };
}

const nameOf = (row: ContractRow): string =>
  `${row.candidate_name ?? row.candidate_id} at ${row.client_name ?? 'the client'}`;

function lineOf(row: ContractRow): Pick<ActivityEntry, 'type' | 'candidate_id' | 'data'> {
  return { type: 'paper', candidate_id: row.candidate_id, data: { placement_id: row.id } };
}
