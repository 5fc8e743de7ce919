import * as z from 'zod';
import { addDays } from '#src/lib/clock.ts';
import { notFound } from '#src/lib/errors.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { ENGAGEMENTS } from '../placements/schema.ts';
import { type ContractRow, contractRows } from './contracts.ts';
import type { PaperRequirement } from './kinds.ts';
import { requiredBy } from './requirements.ts';
import {
  type ContractFacts,
  countsIn,
  decidingPaper,
  EXPIRING_DAYS,
  type HeldPaper,
  kindIn,
  preferredOf,
  requirementsOf,
} from './rules.ts';
import { NOT_LEGAL_ADVICE, type PlacementPaper, type PlacementPapers } from './schema.ts';
import { labelOf, type PaperRow, papersFor, stopsOf, type WaiverRow, waiversOf } from './store.ts';

const SOME = 500;

/** A placement of the agency with the fields that decide on its documents. @throws AppError NOT_FOUND */
export async function requireContract(
  ctx: Context,
  id: string,
  field = 'placement_id',
): Promise<ContractRow> {
  const [row] = await contractRows(ctx, [id]);
  if (row === undefined) throw notFound('placement', id, field);
  return row;
}

/** The country of a contract: the job's, else the candidate's, else the agency's. */
export function countryOfContract(ctx: Context, row: ContractRow): string {
  return row.job_country ?? row.home ?? ctx.account.country;
}

/** The documents that a contract needs, with their status. @throws AppError NOT_FOUND */
export async function getPlacementPapers(ctx: Context, id: string): Promise<PlacementPapers> {
  const row = await requireContract(ctx, id);
  const [papers] = await assess(ctx, [row]);
  if (papers === undefined) throw notFound('placement', id, 'placement_id');
  warnOfUnknown(ctx, row);
  return papers;
}

/**
 * The documents that each of these placements needs, with their status, in the order of the ids. Ids of other agencies
 * are left out, as are those of people who were erased: nothing can be asked for. Three queries for 500 placements, however
 * many documents they have.
 */
export async function placementPapers(ctx: Context, ids: readonly string[]): Promise<PlacementPapers[]> {
  const found = new Map<string, PlacementPapers>();
  for (let from = 0; from < ids.length; from += SOME) {
    const all = await contractRows(ctx, ids.slice(from, from + SOME));
    const rows = all.filter((row) => Number(row.is_erased) === 0);
    for (const papers of await assess(ctx, rows)) found.set(papers.placement_id, papers);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The documents that contracts need; papers and waivers are loaded together. */
export async function assess(ctx: Context, rows: readonly ContractRow[]): Promise<PlacementPapers[]> {
  const required = requiredBy(ctx);
  const papers = groupBy(await papersFor(ctx, rows), ({ candidate_id }) => candidate_id);
  const waivers = groupBy(
    await waiversOf(
      ctx,
      rows.map(({ id }) => id),
    ),
    ({ placement_id }) => placement_id,
  );
  return rows.map((row) =>
    standing(ctx, row, required, papers.get(row.candidate_id) ?? [], waivers.get(row.id) ?? []),
  );
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}

interface Case {
  facts: ContractFacts;
  today: string;
  held: readonly HeldPaper[];
  waivers: readonly WaiverRow[];
}

function standing(
  ctx: Context,
  row: ContractRow,
  required: readonly PaperRequirement[],
  papers: readonly PaperRow[],
  waivers: readonly WaiverRow[],
): PlacementPapers {
  const country = countryOfContract(ctx, row);
  const facts = factsOf(row, country);
  const held = papers
    .filter((paper) =>
      paper.placement_id === null
        ? countsIn(paper.kind, paper.country, country)
        : paper.placement_id === row.id,
    )
    .map((paper) => ({ ...paper, stops: stopsOf(paper) }));
  const one: Case = { facts, today: ctx.today, held, waivers };
  const { needed, undecided } = requirementsOf(facts, required);
  const items = needed.map(({ one_of }) => itemOf(one, one_of, true));
  const asked = new Set(items.flatMap(({ one_of }) => one_of));
  const others = [...new Set([...held, ...waivers].map(({ kind }) => kind))].filter(
    (kind) => !asked.has(kind),
  );
  const open = items.some(({ status }) => status !== 'current' && status !== 'waived');
  return {
    placement_id: row.id,
    candidate_id: row.candidate_id,
    country,
    engagement: ENGAGEMENTS.find((known) => known === row.engagement) ?? null,
    starts_on: row.start_date,
    ends_on: facts.ends_on,
    ready: !open && undecided.length === 0,
    counts: countsOf(items),
    items: [...items, ...others.map((kind) => itemOf(one, [kind], false))],
    notice: NOT_LEGAL_ADVICE,
  };
}

function factsOf(row: ContractRow, country: string): ContractFacts {
  return {
    placement_type: row.placement_type,
    country,
    home: row.home,
    engagement: row.engagement,
    starts_on: row.start_date,
    ends_on: row.fell_off_at ?? row.contract_end_date,
    over: row.status === 'fell_off',
  };
}

function itemOf(one: Case, one_of: readonly string[], required: boolean): PlacementPaper {
  const { facts, today } = one;
  const mine = one.held.filter(({ kind }) => one_of.includes(kind));
  const waiver = one.waivers.find(({ kind }) => one_of.includes(kind));
  const { status, paper, waiting } = decidingPaper(mine, facts, today);
  const kind = waiver?.kind ?? paper?.kind ?? preferredOf(one_of, facts.engagement);
  const known = kindIn(facts.country, kind);
  const stops = paper?.stops ?? null;
  return {
    kind,
    label: labelOf({ country: facts.country, kind }),
    group: known?.group ?? 'person',
    one_of: [...one_of],
    required,
    status: waiver === undefined ? status : 'waived',
    expiring: status === 'current' && stops !== null && stops <= addDays(today, EXPIRING_DAYS),
    paper_id: paper?.id ?? null,
    to_check_paper_id: waiting?.id ?? null,
    expires_on: paper?.expires_on ?? null,
    stops_counting_on: stops,
    waivable: known?.waivable ?? true,
    waiver:
      waiver === undefined ? null : { by: waiver.waived_by, at: waiver.waived_at, reason: waiver.reason },
  };
}

function countsOf(items: readonly PlacementPaper[]): PlacementPapers['counts'] {
  const counts: PlacementPapers['counts'] = {
    required: items.length,
    current: 0,
    missing: 0,
    expired: 0,
    ends_before_contract: 0,
    to_check: 0,
    waived: 0,
  };
  for (const { status } of items) counts[status] += 1;
  return counts;
}

function warnOfUnknown(ctx: Context, row: ContractRow): void {
  if (Number(row.is_erased) === 1) {
    ctx.warn(
      'person_erased',
      'The person was erased, and their papers with them: nobody can be asked for what is missing.',
    );
  } else if (row.placement_type === 'permanent') {
    ctx.warn('no_contract', 'This placement is permanent, so no contractor documents are asked for.');
  } else if (row.engagement === null) {
    ctx.warn(
      'engagement_missing',
      'How the contractor is engaged is not known, and some documents depend on it. Set engagement with update_placement.',
    );
  }
}

const Terms = z.object({
  placement_type: z.literal('contract'),
  status: z.string(),
  contract: z.object({ end_date: z.nullable(z.string()), engagement: z.nullable(z.string()) }),
});

/** Whether other documents may be needed than before: of a contract that is new, lasts longer, or is engaged otherwise. */
function asksForMore(before: object | null, after: object | null): boolean {
  const now = Terms.safeParse(after).data;
  const was = Terms.safeParse(before).data;
  if (now === undefined || now.status === 'fell_off') return false;
  if (was === undefined || was.contract.engagement !== now.contract.engagement) return true;
  return (now.contract.end_date ?? '9999') > (was.contract.end_date ?? '9999');
}

/** Warns of what a contract lacks that was logged or extended now: how its contractor is engaged, and documents. */
export async function tellPapers(ctx: WriteContext, { id, before, after }: RecordChange): Promise<void> {
  if (!asksForMore(before, after)) return;
  const row = await requireContract(ctx, id);
  if (Number(row.is_erased) === 1) return;
  if (row.engagement === null) warnOfUnknown(ctx, row);
  const [papers] = await assess(ctx, [row]);
  const open = (papers?.items ?? []).filter(
    ({ required, status }) => required && status !== 'current' && status !== 'waived',
  );
  if (open.length === 0 || !ctx.can('placements:read')) return;
  const what = open
    .map(
      ({ label, status, stops_counting_on: stops }) =>
        `${label} (${status.replaceAll('_', ' ')}${stops === null ? '' : `, ${stops}`})`,
    )
    .join(', ');
  ctx.warn(
    'papers_missing',
    `The contract is not ready on paper: ${what}. get_placement_papers tells them, save_paper takes them in, get_contractor_page_link has the contractor send them.`,
  );
}
