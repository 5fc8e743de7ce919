import { type Figures, figuresOf, storeFigures } from '#test/harness/figures.ts';
import { mailOf } from '#test/harness/figures-rows.ts';
import { person } from '#test/harness/person.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { startService } from '#test/harness/workspace.ts';
import type { Ratio } from './ratio.ts';
import { vacuumed } from './vacuumed.ts';

const CANDIDATES = Number(process.env.CANDIDATES ?? 100_000);
const APPLICATIONS = Number(process.env.APPLICATIONS ?? 40_000);
const RUNS = Number(process.env.RUNS ?? 5);

/** A look at the desk: when its first part was there and when all of it was (ms), and the processor time of each (ms). */
interface Look {
  first: number;
  firstProcessor: number;
  whole: number;
  processor: number;
  bytes: number;
}

const spent = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

async function look(open: () => Promise<Response>): Promise<Look> {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const answer = await open();
  if (answer.status !== 200 || answer.body === null) throw new Error(`the desk answered ${answer.status}`);
  const made = { first: 0, firstProcessor: 0, bytes: 0 };
  for await (const chunk of answer.body) {
    if (made.bytes === 0) {
      made.first = performance.now() - began;
      made.firstProcessor = spent(used);
    }
    made.bytes += chunk.byteLength;
  }
  return { ...made, whole: performance.now() - began, processor: spent(used) };
}

function print(name: string, looks: readonly Look[]): void {
  const middle = (key: keyof Look): string =>
    (looks.map((one) => one[key]).sort((a, b) => a - b)[looks.length >> 1] ?? 0).toFixed(0);
  console.log(
    `${name.padEnd(34)} first part ${middle('first')} ms (processor ${middle('firstProcessor')}), all of it ${middle('whole')} ms (processor ${middle('processor')}), ${middle('bytes')} bytes`,
  );
}

async function measureOn(store: string, env: Record<string, string>): Promise<void> {
  const running = await startService({ LOG_LEVEL: 'silent', ...env });
  const desk = await running.workspace();
  const today = new Date().toISOString().slice(0, 10);
  const figures: Figures = figuresOf({
    accountId: desk.accountId,
    today,
    applications: APPLICATIONS,
    candidates: CANDIDATES,
  });
  figures.email_messages = figures.applications.map(mailOf);
  await running.service.store.write((unit) => storeFigures(unit.tx, figures));
  console.log(
    `${store}: ${figures.candidates.length} candidates, ${figures.applications.length} applications, ${figures.placements.length} placements`,
  );
  if (env.DATABASE_URL !== undefined) await vacuumed(env.DATABASE_URL);
  const somebody = await person(running.service, running.app, desk.adminId);
  await somebody.signIn(somebody.email);
  const cookie = [...somebody.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const at = (path: string) => async (): Promise<Response> =>
    running.app.request(new URL(path, running.service.publicUrl()).href, { headers: { cookie } });
  // A filter that nobody has looked through before has no figures that were kept.
  const jobs = figures.jobs.slice(0, RUNS).map(({ id }) => `/?job=${id}`);
  print('first look', [await look(at('/'))]);
  const again: Look[] = [];
  for (let run = 0; run < RUNS; run += 1) again.push(await look(at('/')));
  print('again', again);
  const people: Look[] = [];
  for (const { id } of figures.users.slice(0, RUNS)) people.push(await look(at(`/?person=${id}`)));
  print('of one person, first look', people);
  const byJob: Look[] = [];
  for (const path of jobs) byJob.push(await look(at(path)));
  print('of one job, first look', byJob);
  const html = await (await at('/')()).text();
  const loaded = [...html.matchAll(/<(?:link|script|img)\b[^>]*\b(?:href|src)="([^"]+)"/g)].flatMap(
    ([, path = '']) => (path.startsWith('data:') ? [] : [path]),
  );
  let beside = 0;
  for (const path of loaded) beside += (await (await at(path)()).arrayBuffer()).byteLength;
  console.log(
    `${'decoded, with all it loads'.padEnd(34)} ${Buffer.byteLength(html) + beside} bytes (${loaded.length} files beside the page)`,
  );
  await running.close();
}

/** The time on the server and the bytes of a large agency's desk, on both stores. Printed; nothing is held against it. */
export async function measureDesk(): Promise<Ratio[]> {
  await measureOn('SQLite', {});
  const postgres = await startPostgres();
  await measureOn('PostgreSQL', { DATABASE_URL: await postgres.database(), DATABASE_TIMEOUT_SECONDS: '300' });
  await postgres.stop();
  return [];
}
