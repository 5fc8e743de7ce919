import * as z from 'zod';
import { listApplicationsAction, listStagesAction } from '#actions/applications/index.ts';
import { getCandidateImportAction } from '#actions/imports/index.ts';
import { getQuotaPeriodAction } from '#actions/quotas/index.ts';
import { nowFor, type Principal } from '#src/access/principal.ts';
import { hasLive } from '#src/domain/applications/index.ts';
import { unfinishedImports } from '#src/domain/imports/index.ts';
import { QuotaBoard } from '#src/domain/quotas/schema.ts';
import type { HttpService } from '../../service.ts';
import { listOf, Reader, type ReportTable } from '../reader.ts';
import { FIGURE_REPORTS, type Figure, readFigures } from './figures.ts';
import { type Choice, type DeskFilter, readChoice, reportFilters } from './filter.tsx';
import { RecentFigures } from './recent.ts';
import { readWaiting, type Waiting } from './waiting.ts';
import { type Sum, stageText, sumsOf } from './wording.ts';

/** How many cards a stage of the board shows. */
const CARDS = 3;
/** From so many people in its pipeline on, an agency's fees and figures follow the rest, and are shown again for some minutes. */
const LARGE = 2000;

const recent = new WeakMap<HttpService, RecentFigures<Omit<Money, 'at'>>>();

const Name = z.nullable(z.string());

const Stages = listOf(z.object({ value: z.string(), terminal: z.boolean() }));
const Applications = listOf(
  z.object({
    id: z.string(),
    stage_changed_at: z.string(),
    owner_id: z.nullable(z.string()),
    job: z.object({ title: z.string(), client_name: Name }),
    candidate: z.object({ name: z.string() }),
  }),
);
const Counts = z.object({
  pending: z.int(),
  processing: z.int(),
  imported: z.int(),
  merged: z.int(),
  failed: z.int(),
});
const Import = z.object({ id: z.string(), counts: Counts });
/** A person of the agency on the board, at a stage. */
export interface Card {
  /** Of the application. */
  id: string;
  candidate: string;
  job: string;
  client: string | null;
  days: number;
}

/** A stage of the pipeline with the weighted fees of who stands there; none where the fees may not be seen. */
export interface StageColumn {
  label: string;
  count: number;
  idle: number;
  fees: Sum[];
  cards: Card[];
}

/** A bulk import that is still read. */
export interface ReadingImport {
  id: string;
  files: number;
  ended: number;
}

/** What the desk shows; null for what the person may not read. */
export interface DeskData {
  waiting: Waiting[];
  pipeline: StageColumn[] | null;
  quota: z.output<typeof QuotaBoard> | null;
  /** Fees and figures; the work of reading them where that takes long, for a page that shows the rest before. */
  money: Money | (() => Promise<Money>);
  choice: Choice;
  imports: ReadingImport[];
}

/** What is read over all of an agency's history. */
export interface Money {
  fees: ReportTable | null;
  /** Null for who may see none; empty where there is nothing to show yet. */
  figures: Figure[] | null;
  /** When they were read (wall-clock ms), where they are kept; null for now. */
  at: number | null;
}

/** Reads the desk of a person, by the actions and rights that any caller has. */
export async function readDesk(
  service: HttpService,
  principal: Principal,
  filter: DeskFilter,
): Promise<DeskData> {
  const reader = new Reader(service, principal);
  const choice = readChoice(reader);
  const limits = reportFilters(filter);
  const read = async (): Promise<Omit<Money, 'at'>> => {
    const [fees, figures] = await Promise.all([
      reader.report(FIGURE_REPORTS.fee_pipeline_weighted.report, { group_by: 'stage', ...limits }),
      readFigures(reader, filter),
    ]);
    return { fees, figures };
  };
  const readMoney = async () => {
    const large = await service.store.read((db) => hasLive(db, principal.account.id, LARGE));
    return large ? keptOf(service, principal, filter, read) : { ...(await read()), at: null };
  };
  const [chosen, money, pipeline, waiting, quota, imports] = await Promise.all([
    choice,
    readMoney(),
    readPipeline(reader, filter, choice, limits),
    readWaiting(reader),
    reader.read(getQuotaPeriodAction, { period_id: 'current' }, QuotaBoard),
    readImports(service, reader),
  ]);
  const fees = typeof money === 'function' ? null : money.fees;
  return {
    waiting,
    pipeline: pipeline?.map((column) => ({ ...column, ...labelled(column.stage, fees) })) ?? null,
    quota,
    money,
    choice: chosen,
    imports,
  };
}

/** A stage as people call it, with the weighted fees of who stands there. */
const labelled = (stage: string, fees: ReportTable | null): Pick<StageColumn, 'label' | 'fees'> => ({
  label: stageText(stage),
  fees: sumsOf(fees?.rows.filter((row) => row.stage === stage) ?? [], 'weighted_fee'),
});

/** Fees and figures that were read before, or the work of reading them. */
function keptOf(
  service: HttpService,
  principal: Principal,
  filter: DeskFilter,
  read: () => Promise<Omit<Money, 'at'>>,
): Money | (() => Promise<Money>) {
  const kept = recent.get(service) ?? new RecentFigures<Omit<Money, 'at'>>();
  recent.set(service, kept);
  const found = kept.ready(principal, filter);
  if (found !== null) return { ...found.value, at: found.at };
  return async () => {
    const { value, at } = await kept.read(principal, filter, read);
    return { ...value, at };
  };
}

async function readImports(service: HttpService, reader: Reader): Promise<ReadingImport[]> {
  const account = reader.principal.account.id;
  const ids = await service.store.read((db) => unfinishedImports(db, account));
  const read = await Promise.all(
    ids.map((import_id) => reader.read(getCandidateImportAction, { import_id }, Import)),
  );
  return read
    .filter((one) => one !== null)
    .map(({ id, counts: { pending, processing, imported, merged, failed } }) => {
      const ended = imported + merged + failed;
      return { id, files: ended + pending + processing, ended };
    });
}

async function readPipeline(
  reader: Reader,
  filter: DeskFilter,
  choice: Promise<Choice>,
  limits: ReturnType<typeof reportFilters>,
): Promise<(Omit<StageColumn, 'label' | 'fees'> & { stage: string })[] | null> {
  const [stages, standing] = await Promise.all([
    reader.read(listStagesAction, {}, Stages),
    reader.report('pipeline_snapshot', limits),
  ]);
  if (stages === null || standing === null) return null;
  const owners = ownersOf(reader.principal, standing.data_scope, filter, await choice);
  const now = Date.parse(nowFor(reader.principal));
  return Promise.all(
    stages.items
      .filter(({ terminal }) => !terminal)
      .map(async ({ value }) => {
        const row = standing.rows.find(({ stage }) => stage === value);
        const count = Number(row?.applications ?? 0);
        const cards = count === 0 ? [] : await readCards(reader, value, filter.job, owners);
        return {
          stage: value,
          count,
          idle: Number(row?.idle ?? 0),
          cards: cards.map(({ id, candidate, job, stage_changed_at }) => ({
            id,
            candidate: candidate.name,
            job: job.title,
            client: job.client_name,
            days: Math.max(0, Math.floor((now - Date.parse(stage_changed_at)) / 86_400_000)),
          })),
        };
      }),
  );
}

/** Whose applications the cards are of: those that the counts beside them are of; null for everybody's. */
function ownersOf(
  { user }: Principal,
  scope: 'agency' | 'team' | 'self',
  filter: DeskFilter,
  { people }: Choice,
): ReadonlySet<string> | null {
  if (filter.person !== null) return new Set([filter.person]);
  if (scope === 'self' && user !== null) return new Set([user.id]);
  const team = filter.team ?? (scope === 'team' ? user?.teamId : null) ?? null;
  return team === null ? null : new Set(people.filter((one) => one.team === team).map(({ id }) => id));
}

async function readCards(
  reader: Reader,
  stage: string,
  job: string | null,
  owners: ReadonlySet<string> | null,
): Promise<z.output<typeof Applications>['items']> {
  const [only] = owners?.size === 1 ? owners : [];
  const several = owners !== null && only === undefined;
  const found = await reader.read(
    listApplicationsAction,
    {
      stage,
      status: 'active',
      ...(job === null ? {} : { job_id: job }),
      ...(only === undefined ? {} : { owner_id: only }),
      // The list takes one owner; those of a team are picked out of the newest of the stage.
      limit: several ? 100 : CARDS,
    },
    Applications,
  );
  const items = found?.items ?? [];
  return (several ? items.filter(({ owner_id }) => owner_id !== null && owners.has(owner_id)) : items).slice(
    0,
    CARDS,
  );
}
