import * as z from 'zod';
import { listApplicationsAction, listStagesAction } from '#actions/applications/index.ts';
import { listHeldAction } from '#actions/held/index.ts';
import { listInterviewsAction } from '#actions/interviews/index.ts';
import { listPlacementsAction } from '#actions/placements/index.ts';
import { getQuotaPeriodAction } from '#actions/quotas/index.ts';
import { listSubmissionsAction } from '#actions/submissions/index.ts';
import { nowFor, type Principal } from '#src/access/principal.ts';
import { QuotaBoard } from '#src/domain/quotas/schema.ts';
import { addDays, addMonths, dayIn } from '#src/lib/clock.ts';
import type { HttpService } from '../../service.ts';
import { listOf, Reader } from '../reader.ts';

/** How many cards a stage of the board shows. */
const CARDS = 3;
/** How many records a list of what needs somebody names. */
const NAMED = 5;
const SOON_DAYS = 14;
const MONTHS_PAST = 6;
const MONTHS_COMING = 3;

const Name = z.nullable(z.string());

const Stages = listOf(z.object({ value: z.string(), label: z.string(), terminal: z.boolean() }));
const Applications = listOf(
  z.object({
    id: z.string(),
    stage_changed_at: z.string(),
    job: z.object({ title: z.string(), client_name: Name }),
    candidate: z.object({ name: z.string() }),
  }),
);
const Submissions = listOf(z.object({ job_title: Name, client_name: Name }));
const Placements = listOf(
  z.object({ candidate_name: Name, client_name: Name, start_date: z.nullable(z.string()) }),
);
const Interviews = listOf(z.object({ title: Name.optional(), starts_at: z.string() }));
const HeldList = listOf(z.object({ label: z.string(), kind: z.string() }));
/** Something that waits for a person: how much of it, and what it is about. */
export interface Waiting {
  what: string;
  count: number;
  more: boolean;
  names: string[];
}

/** A sum of money, as it is shown: in one currency. */
export interface Sum {
  amount: number;
  currency: string;
}

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

/** What a month has brought, and what placements that have not started yet will bring in it. */
export interface Month {
  label: string;
  billed: Sum[];
  toCome: Sum[];
}

/** What the desk shows; null for what the person may not read. */
export interface DeskData {
  waiting: Waiting[];
  pipeline: StageColumn[] | null;
  quota: z.output<typeof QuotaBoard> | null;
  billings: { definition: string; months: Month[] } | null;
}

/** Reads the desk of a person, by the actions and rights that any caller has. */
export async function readDesk(service: HttpService, principal: Principal): Promise<DeskData> {
  const reader = new Reader(service, principal);
  const [waiting, pipeline, quota, billings] = await Promise.all([
    readWaiting(reader),
    readPipeline(reader),
    reader.read(getQuotaPeriodAction, { period_id: 'current' }, QuotaBoard),
    readBillings(reader),
  ]);
  return { waiting, pipeline, quota, billings };
}

async function readWaiting(reader: Reader): Promise<Waiting[]> {
  const now = nowFor(reader.principal);
  const { timezone } = reader.principal.account;
  const today = dayIn(now, timezone);
  const [held, unopened, viewed, starting, unrecorded] = await Promise.all([
    reader.read(listHeldAction, { limit: 100 }, HeldList),
    reader.read(listSubmissionsAction, { status: 'pending', limit: 100 }, Submissions),
    reader.read(listSubmissionsAction, { status: 'viewed', limit: 100 }, Submissions),
    reader.read(
      listPlacementsAction,
      { status: 'pending_start', starts_before: addDays(today, SOON_DAYS), limit: 100 },
      Placements,
    ),
    reader.read(listInterviewsAction, { status: 'scheduled', starts_before: now, limit: 100 }, Interviews),
  ]);
  const about = ({ job_title, client_name }: z.output<typeof Submissions>['items'][number]): string =>
    [client_name, job_title].filter(Boolean).join(', ');
  return [
    line('held back for their wording', held, ({ label, kind }) => `${label} (${kind.replaceAll('_', ' ')})`),
    line('looked at by the client, not answered', viewed, about),
    line('not opened by the client yet', unopened, about),
    line('interviews without a result', unrecorded, ({ title, starts_at }) =>
      [title, dayIn(starts_at, timezone)].filter(Boolean).join(', '),
    ),
    line(`starting within ${SOON_DAYS} days`, starting, ({ candidate_name, client_name, start_date }) =>
      [candidate_name, client_name, start_date].filter(Boolean).join(', '),
    ),
  ].filter(({ count }) => count > 0);
}

function line<T>(
  what: string,
  list: { items: T[]; has_more: boolean } | null,
  name: (item: T) => string,
): Waiting {
  const items = list?.items ?? [];
  return { what, count: items.length, more: list?.has_more ?? false, names: items.slice(0, NAMED).map(name) };
}

async function readPipeline(reader: Reader): Promise<StageColumn[] | null> {
  const [stages, standing, fees] = await Promise.all([
    reader.read(listStagesAction, {}, Stages),
    reader.report('pipeline_snapshot'),
    reader.report('fee_pipeline_weighted', { group_by: 'stage' }),
  ]);
  if (stages === null || standing === null) return null;
  const now = Date.parse(nowFor(reader.principal));
  return Promise.all(
    stages.items
      .filter(({ terminal }) => !terminal)
      .map(async ({ value, label }) => {
        const row = standing.rows.find(({ stage }) => stage === value);
        const count = Number(row?.applications ?? 0);
        const found =
          count === 0
            ? null
            : await reader.read(
                listApplicationsAction,
                { stage: value, status: 'active', limit: CARDS },
                Applications,
              );
        return {
          label,
          count,
          idle: Number(row?.idle ?? 0),
          fees: sumsOf(fees?.rows.filter(({ stage }) => stage === value) ?? [], 'weighted_fee'),
          cards: (found?.items ?? []).map(({ id, candidate, job, stage_changed_at }) => ({
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

async function readBillings(reader: Reader): Promise<DeskData['billings']> {
  const [past, coming] = await Promise.all([
    reader.report('billings', { period: 'last_12_months', group_by: 'month' }),
    reader.report('billings_forecast', { group_by: 'month' }),
  ]);
  if (past === null) return null;
  const today = dayIn(nowFor(reader.principal), reader.principal.account.timezone);
  const first = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS_PAST + MONTHS_COMING }, (_, at): Month => {
    const label = addMonths(first, at + 1 - MONTHS_PAST).slice(0, 7);
    const of = (rows: readonly Record<string, unknown>[] = []) => rows.filter(({ month }) => month === label);
    return {
      label,
      billed: sumsOf(of(past.rows), 'billings'),
      toCome: sumsOf(of(coming?.rows), 'forecast'),
    };
  });
  if (months.every(({ billed, toCome }) => billed.length + toCome.length === 0)) return null;
  return { definition: past.definition, months };
}

function sumsOf(rows: readonly Record<string, unknown>[], key: string): Sum[] {
  return rows.flatMap(({ currency, [key]: amount }) =>
    typeof amount === 'number' && typeof currency === 'string' && amount !== 0 ? [{ amount, currency }] : [],
  );
}
