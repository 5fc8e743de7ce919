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
  await running.close();
}

/** The time that each report takes, the HTTP call included, on both stores. Printed; nothing is held against it. */
export async function measureReports(): Promise<Ratio[]> {
  await measureOn('SQLite', {});
  const postgres = await startPostgres();
  await measureOn('PostgreSQL', { DATABASE_URL: await postgres.database(), DATABASE_TIMEOUT_SECONDS: '300' });
  await postgres.stop();
  return [];
}
