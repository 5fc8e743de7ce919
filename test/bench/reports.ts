import { figuresOf, storeFigures } from '#test/harness/figures.ts';
import { mailOf } from '#test/harness/figures-rows.ts';
import { startService } from '#test/harness/workspace.ts';

/** The processor time that each report takes, the HTTP call included, over 100,000 applications: `tsx test/bench/reports.ts`. */
const APPLICATIONS = Number(process.env.APPLICATIONS ?? 100_000);
/** A part of the names of the reports to run. */
const ONLY = process.env.ONLY ?? '';
const RUNS = Number(process.env.RUNS ?? 3);

const running = await startService({});
const desk = await running.workspace();
const today = new Date().toISOString().slice(0, 10);
const figures = figuresOf({ accountId: desk.accountId, today, applications: APPLICATIONS });
figures.email_messages = figures.applications.map(mailOf);
await running.service.store.write((unit) => storeFigures(unit.tx, figures));
console.log(
  `${figures.applications.length} applications, ${figures.application_stages.length} stays, ${figures.placements.length} placements`,
);

async function timed(name: string, body: object, path: string): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = process.cpuUsage();
    const answer = await desk.api.post(path, body);
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    if (answer.status !== 200) throw new Error(`${name} answered ${JSON.stringify(answer.body.error)}`);
  }
  times.sort((a, b) => a - b);
  console.log(`${name.padEnd(44)} ${(times[RUNS >> 1] ?? 0).toFixed(0).padStart(6)} ms`);
}

for (const { report, available, group_by, default_period } of (await desk.api.get('/reports')).body.data) {
  if (!available || !report.includes(ONLY)) continue;
  await timed(report, { report }, '/reports/run');
  if (default_period !== null)
    await timed(`${report}, all time`, { report, period: 'all_time' }, '/reports/run');
  for (const axis of group_by.slice(1))
    await timed(`${report} by ${axis}`, { report, group_by: axis }, '/reports/run');
}
await running.close();
