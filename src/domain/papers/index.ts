import type { ListFilters } from '#db/list.ts';
import { insertRow, updateRow } from '#db/rows.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { giveDocument, requireDocument } from '../documents/index.ts';
import { passMessageGate } from '../moderation/index.ts';
import { orNotFound } from '../record/index.ts';
import type { ContractRow } from './contracts.ts';
import type { PaperKind } from './kinds.ts';
import { countryOfContract, requireContract } from './placement-papers.ts';
import { requireKind } from './requirements.ts';
import { type CheckPaper, PAPER, type Paper, type SavePaper } from './schema.ts';
import {
  acceptedDuplicate,
  findPaper,
  labelOf,
  type PaperRow,
  pageOfPapers,
  papersOf,
  toPaper,
} from './store.ts';

export {
  addUpload,
  type ContractorView,
  checkUpload,
  contractorView,
  saveAnswer,
} from './contractor.ts';
export { contractorLinkOf, getContractorLink, makeContractorLink, undoContractorLink } from './links.ts';
export { getPlacementPapers, placementPapers, tellPapers } from './placement-papers.ts';
export { listPaperKinds, setRequiredPapers } from './requirements.ts';
export { CHECKED_MEMBERS, removePaper, restorePaper } from './undo.ts';
export {
  getPaperWaiver,
  removeWaiver,
  restorePaperRequirement,
  restoreWaivers,
  waivePaper,
} from './waivers.ts';

/** A document of the agency. @throws AppError NOT_FOUND */
export async function getPaper(ctx: Context, id: string): Promise<Paper> {
  return toPaper(await requirePaper(ctx, id), ctx.today);
}

/** A page of a candidate's documents, newest first, each with the day it stops counting. @throws AppError NOT_FOUND */
export async function listPapers(
  ctx: Context,
  filters: ListFilters & { candidate_id: string },
): Promise<Page<Paper>> {
  await requireCandidate(ctx, filters.candidate_id);
  return pageOfPapers(ctx, filters);
}

/**
 * Saves a document that a person has checked. It replaces the accepted one of the same kind and country (for engagement
 * documents, of the same placement); an upload whose file it names is accepted with it.
 * @throws AppError CONFLICT for a placement of somebody else, INSUFFICIENT_SCOPE for an engagement's document without
 * placements:write, VALIDATION_ERROR for a kind unknown in the country, a missing country, or invalid dates
 */
export async function savePaper(ctx: WriteContext, input: SavePaper): Promise<Paper> {
  const person = await requireCandidate(ctx, input.candidate_id);
  const contract = await contractOf(ctx, input, person.name);
  const country = input.country ?? (contract === null ? null : countryOfContract(ctx, contract));
  if (country === null) {
    throw invalid(
      'country',
      'country: is needed to know what the document counts for; give the ISO code of the country of the work, or placement_id, which tells it',
    );
  }
  const kind = requireKind(country, input.kind);
  const placement_id = engagementOf(ctx, kind, contract);
  checkDates(ctx, input);
  const held = await papersOf(ctx, person.id);
  const upload = held.find(
    (row) =>
      row.state !== 'valid' && row.document_id !== null && row.document_id === (input.document_id ?? null),
  );
  if (input.document_id != null) await ownDocument(ctx, input.document_id, person.id);
  const row = PAPER.row(input, {
    id: newId('paper'),
    account_id: ctx.account.id,
    placement_id,
    kind: kind.kind,
    country,
    state: 'valid',
    details: input.details ?? {},
    source: upload?.source ?? 'consultant',
    note: upload?.note ?? null,
    checked_by: ctx.user?.id ?? null,
    checked_at: ctx.now,
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  const previous = await acceptedDuplicate(ctx, row);
  const replaced = [previous, upload].filter((old) => old !== undefined);
  for (const old of replaced) await replace(ctx, old, row.id);
  await insertRow(ctx.tx, 'papers', row);
  const paper = toPaper(row, ctx.today);
  const label: `${string} of ${string}` = `${paper.label} of ${person.name}`;
  ctx.changed({ type: 'paper', id: row.id, before: null, after: paper, label });
  for (const old of replaced) reportReplaced(ctx, old);
  ctx.record({
    type: 'paper',
    summary: `${previous === undefined ? 'Saved' : 'Replaced'} ${label}`,
    candidate_id: person.id,
    ...(contract === null ? {} : linksOf(contract)),
  });
  if (previous !== undefined) ctx.meta('replaced', previous.id);
  warnOfEnd(ctx, paper);
  const [stops, ends] = [paper.stops_counting_on, contract?.contract_end_date ?? null];
  if (paper.status !== 'expired' && stops !== null && ends !== null && stops < ends) {
    ctx.warn(
      'paper_ends_before_contract',
      `${paper.label} stops counting after ${stops}, before the contract ends on ${ends}: ask for a new one in time (get_contractor_page_link has the contractor send it).`,
    );
  }
  return paper;
}

/**
 * Accepts or rejects a document. An accepted one replaces the one of its kind that counted before.
 * @throws AppError NOT_FOUND, INSUFFICIENT_SCOPE and VALIDATION_ERROR as savePaper
 */
export async function checkPaper(ctx: WriteContext, input: CheckPaper): Promise<Paper> {
  const row = await requirePaper(ctx, input.paper_id);
  if (row.placement_id !== null) requireEngagementScope(ctx, labelOf(row));
  const { decision, reason, details } = input;
  if (decision === 'valid' && reason !== undefined) {
    throw invalid('reason', 'reason: says why a document was rejected; leave it out when it is accepted');
  }
  if (reason !== undefined) {
    const { name } = await requireCandidate(ctx, row.candidate_id);
    // Whoever has the link of the contractor's page reads it.
    passMessageGate(ctx, [['reason', reason]], { people: [name], isAtClient: false });
  }
  const patch = PAPER.patch(input, {
    state: decision,
    details: details === undefined ? undefined : (details ?? {}),
    rejection_reason: decision === 'rejected' ? (reason ?? null) : null,
    checked_by: ctx.user?.id ?? null,
    checked_at: ctx.now,
    updated_at: ctx.now,
  });
  const next = { ...row, ...patch };
  checkDates(ctx, next);
  const previous =
    decision === 'valid' && row.state !== 'valid' ? await acceptedDuplicate(ctx, row) : undefined;
  if (previous !== undefined) await replace(ctx, previous, row.id);
  await updateRow(ctx.tx, 'papers', ctx.account.id, row.id, patch);
  const after = toPaper(next, ctx.today);
  ctx.changed({ type: 'paper', id: row.id, before: toPaper(row, ctx.today), after, label: after.label });
  if (previous !== undefined) reportReplaced(ctx, previous);
  ctx.record({
    type: 'paper',
    summary: `${decision === 'valid' ? 'Accepted' : 'Rejected'} ${after.label}`,
    body: reason ?? null,
    candidate_id: row.candidate_id,
  });
  if (decision === 'valid') warnOfEnd(ctx, after);
  return after;
}

/** A document that was not replaced. @throws AppError NOT_FOUND */
const requirePaper = orNotFound('paper', findPaper);

async function contractOf(ctx: Context, input: SavePaper, name: string): Promise<ContractRow | null> {
  if (input.placement_id == null) return null;
  const contract = await requireContract(ctx, input.placement_id);
  if (contract.candidate_id === input.candidate_id) return contract;
  throw new AppError(
    'CONFLICT',
    `The placement ${contract.id} is of ${contract.candidate_name ?? 'somebody else'}, not of ${name}. list_placements with candidate_id ${input.candidate_id} shows theirs.`,
    { field: 'placement_id', extra: { placement_candidate_id: contract.candidate_id } },
  );
}

// A person's document counts for all of their contracts, so the placement only determines the country.
function engagementOf(ctx: WriteContext, kind: PaperKind, contract: ContractRow | null): string | null {
  if (kind.group === 'person') return null;
  if (contract === null) {
    throw invalid(
      'placement_id',
      `placement_id: ${kind.label} is made anew for each engagement; say for which (list_placements with candidate_id)`,
    );
  }
  requireEngagementScope(ctx, kind.label);
  return contract.id;
}

function requireEngagementScope(ctx: Context, label: string): void {
  if (ctx.can('placements:write')) return;
  throw new AppError(
    'INSUFFICIENT_SCOPE',
    `${label} belongs to a placement, so this takes the scope placements:write, which this credential lacks.`,
    { field: 'placement_id', extra: { scope: 'placements:write' } },
  );
}

function checkDates(
  ctx: Context,
  {
    issued_on,
    expires_on,
  }: { issued_on?: string | null | undefined; expires_on?: string | null | undefined },
): void {
  if (issued_on != null && issued_on > ctx.today) {
    throw invalid('issued_on', `issued_on: ${issued_on} has not come yet; today is ${ctx.today}`);
  }
  if (issued_on != null && expires_on != null && expires_on < issued_on) {
    throw invalid('expires_on', `expires_on: ${expires_on} is before issued_on, ${issued_on}`);
  }
}

async function ownDocument(ctx: WriteContext, id: string, candidate: string): Promise<void> {
  const document = await requireDocument(ctx, id);
  if (document.candidate_id === candidate) return;
  if (document.candidate_id !== null) {
    throw invalid(
      'document_id',
      `document_id: ${document.filename} is a document of another person; list_documents with candidate_id ${candidate} shows theirs`,
    );
  }
  await giveDocument(ctx, id, candidate);
}

async function replace(ctx: WriteContext, row: PaperRow, by: string): Promise<void> {
  const patch = { replaced_at: ctx.now, replaced_by: by, updated_at: ctx.now };
  await updateRow(ctx.tx, 'papers', ctx.account.id, row.id, patch);
}

// Reported after the document that replaces it, which is the subject of the action.
function reportReplaced(ctx: WriteContext, row: PaperRow): void {
  const before = toPaper(row, ctx.today);
  ctx.changed({ type: 'paper', id: row.id, before, after: null, label: before.label });
}

function warnOfEnd(ctx: WriteContext, paper: Paper): void {
  const stops = paper.stops_counting_on;
  if (paper.status === 'expired') {
    ctx.warn('paper_expired', `${paper.label} stopped counting after ${stops}: ask for a new one.`);
  } else if (paper.status === 'expiring') {
    ctx.warn('paper_expiring', `${paper.label} stops counting after ${stops}.`);
  }
}

const linksOf = ({ id }: ContractRow) => ({ data: { placement_id: id } });
