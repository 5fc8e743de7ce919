import { figuresOf, storeFigures } from '#test/harness/figures.ts';
import { mailOf } from '#test/harness/figures-rows.ts';
import { startOwnPostgres } from '#test/harness/postgres.ts';
import { ON_SQLITE, startService } from '#test/harness/workspace.ts';
import { median, processorTime, workedByDatabase } from './processor.ts';
import type { Ratio } from './ratio.ts';
import { vacuumed } from './vacuumed.ts';

const CANDIDATES = Number(process.env.BRIEF_CANDIDATES ?? 100_000);
const APPLICATIONS = Number(process.env.BRIEF_APPLICATIONS ?? 100_000);
const STORES = (process.env.STORES ?? 'sqlite,postgres').split(',');
const RUNS = 15;
/** What a brief should take at most, in ms of processor time with its HTTP call, the database's included. */
const AIM = 50;

/** The briefs of an agency with 100,000 candidates and applications, on both stores, against what they should take at most. */
export async function measureBriefs(): Promise<Ratio[]> {
  // The database server keeps no process from ending.
  const going = setInterval(() => {}, 1000);
  const ratios: Ratio[] = [];
  for (const store of STORES) ratios.push(...(await measured(store)));
  clearInterval(going);
  return ratios;
}

async function measured(store: string): Promise<Ratio[]> {
  const server = store === 'postgres' ? await startOwnPostgres() : null;
  const url = await server?.database();
  const running = await startService(url === undefined ? ON_SQLITE : { DATABASE_URL: url });
  try {
    const desk = await running.workspace();
    const today = new Date().toISOString().slice(0, 10);
    const { accountId } = desk;
    const figures = figuresOf({ accountId, today, applications: APPLICATIONS, candidates: CANDIDATES });
    figures.email_messages = figures.applications.map(mailOf);
    await running.service.store.write((unit) => storeFigures(unit.tx, figures));
    if (url !== undefined) await vacuumed(url);
    const paths = {
      'desk brief of a person': '/desk/brief',
      'desk brief of the agency': '/desk/brief?desk=agency',
      'candidate brief': `/candidates/${figures.applications[7]?.candidate_id}/brief`,
      'job brief': `/jobs/${figures.jobs[7]?.id}/brief`,
      'client brief': `/clients/${figures.clients[3]?.id}/brief`,
    };
    const inDatabase = async (): Promise<number> => (url === undefined ? 0 : workedByDatabase(url));
    const ratios: Ratio[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const before = await inDatabase();
        const began = processorTime(process.pid);
        const answer = await desk.api.get(path);
        const own = processorTime(process.pid) - began;
        times.push((own + (await inDatabase()) - before) / 1000);
        if (answer.status !== 200) throw new Error(`${path} answered ${JSON.stringify(answer.body.error)}`);
      }
      ratios.push({
        name: `${name}, ${figures.candidates.length} candidates, ${figures.applications.length} applications, ${store}`,
        unit: 'ms',
        reached: median(times),
        ceiling: AIM,
        lessIsBetter: true,
        goal: 1,
      });
    }
    return ratios;
  } finally {
    await running.close();
    await server?.stop();
  }
}
