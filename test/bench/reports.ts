import { factOf } from '#src/domain/analytics/facts.ts';
import { METRICS, type MetricName } from '#src/domain/analytics/metrics.ts';
import { readingOf } from '#src/domain/questions/wording.ts';
import { figuresOf, storeFigures } from '#test/harness/figures.ts';
import { mailOf } from '#test/harness/figures-rows.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { startService, type Workspace } from '#test/harness/workspace.ts';
import type { Ratio } from './ratio.ts';
import { vacuumed } from './vacuumed.ts';

const CANDIDATES = Number(process.env.CANDIDATES ?? 100_000);
const APPLICATIONS = Number(process.env.APPLICATIONS ?? 40_000);
/** A part of the names of the reports to run. */
const ONLY = process.env.ONLY ?? '';
/** Every grouping too, not the default of each report alone. */
const ALL = process.env.ALL !== undefined;
const RUNS = Number(process.env.RUNS ?? 3);
const STORES = (process.env.STORES ?? 'sqlite,postgres').split(',');

async function timed(desk: Workspace, name: string, path: string, body: object): Promise<void> {
  const times: { wall: number; processor: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const [began, used] = [performance.now(), process.cpuUsage()];
    const answer = await desk.api.post(path, body);
    const { user, system } = process.cpuUsage(used);
    times.push({ wall: performance.now() - began, processor: (user + system) / 1000 });
    if (answer.status !== 200) throw new Error(`${name} answered ${JSON.stringify(answer.body.error)}`);
  }
  const middle = (key: 'wall' | 'processor'): string =>
    (times.map((one) => one[key]).sort((a, b) => a - b)[RUNS >> 1] ?? 0).toFixed(0).padStart(6);
  console.log(`${name.padEnd(44)} ${middle('wall')} ms, of them ${middle('processor')} ms of this process`);
}

async function measureOn(store: string, env: Record<string, string>): Promise<void> {
  const running = await startService(env);
  const desk = await running.workspace();
  const today = new Date().toISOString().slice(0, 10);
  const figures = figuresOf({
    accountId: desk.accountId,
    today,
    applications: APPLICATIONS,
    candidates: CANDIDATES,
  });
  figures.email_messages = figures.applications.map(mailOf);
  await running.service.store.write((unit) => storeFigures(unit.tx, figures));
  if (env.DATABASE_URL !== undefined) await vacuumed(env.DATABASE_URL);
  const { candidates, applications, application_stages, placements } = figures;
  console.log(
    `${store}: ${candidates.length} candidates, ${applications.length} applications, ${application_stages.length} stays, ${placements.length} placements`,
  );
  for (const { report, available, group_by, default_period } of (await desk.api.get('/reports')).body.data) {
    if (!available || !report.includes(ONLY)) continue;
    await timed(desk, report, '/reports/run', { report });
    if (default_period !== null)
      await timed(desk, `${report}, all time`, '/reports/run', { report, period: 'all_time' });
    for (const axis of ALL ? group_by.slice(1) : [])
      await timed(desk, `${report} by ${axis}`, '/reports/run', { report, group_by: axis });
  }
  for (const name of Object.keys(METRICS) as MetricName[]) {
    if (name.includes(ONLY)) await timedQuestions(desk, name);
  }
  await running.close();
}

/** A figure by consultant as a question asks for it: as things stand, or of the last 12 months and of all time. */
async function timedQuestions(desk: Workspace, name: MetricName): Promise<void> {
  const { when, fact } = METRICS[name];
  for (const period of when === null ? [null] : (['last_12_months', 'all_time'] as const)) {
    const question = readingOf({
      ...{ metric: name, aggregate: null, listed: false, filters: [], against: null, rank: null, rows: null },
      ...{ places: null, absent: false, tally: null, share: null, per: null, records: null },
      by: factOf(fact).by.consultant === undefined ? [] : ['consultant'],
      period: period === null ? null : { name: period, span: { from: null, to: null }, assumed: false },
    });
    const { body } = await desk.api.post('/analytics/ask', { question });
    const label = period === 'all_time' ? `? ${name}, all time` : `? ${name}`;
    if (body.data?.interpretation?.metric === name) await timed(desk, label, '/analytics/ask', { question });
    else console.log(`${label.padEnd(44)} is not asked for so`);
  }
}

/** The time that each report and each figure that is asked for takes, the HTTP call included, on both stores. Printed; nothing is held against it. */
export async function measureReports(): Promise<Ratio[]> {
  if (STORES.includes('sqlite')) await measureOn('SQLite', {});
  if (!STORES.includes('postgres')) return [];
  const postgres = await startPostgres();
  await measureOn('PostgreSQL', { DATABASE_URL: await postgres.database(), DATABASE_TIMEOUT_SECONDS: '300' });
  await postgres.stop();
  return [];
}
