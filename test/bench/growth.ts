import { nowFor, type Principal } from '#src/access/principal.ts';
import { writeContext } from '#src/action/context.ts';
import { createCandidate } from '#src/domain/candidates/index.ts';
import { CreateCandidate } from '#src/domain/candidates/schema.ts';
import { startOwnPostgres } from '#test/harness/postgres.ts';
import { ON_SQLITE, startService, type TestService, type Workspace } from '#test/harness/workspace.ts';
import { makePeople } from '#test/src/domain/search/people.ts';
import { median, processorTime, workedByDatabase } from './processor.ts';
import type { Ratio } from './ratio.ts';

const numbers = (text: string): number[] => text.split(',').map(Number).filter(Boolean);
/** Candidates of the agency that is asked, and agencies beside it, such as `1000,10000,100000`. */
const SIZES = numbers(process.env.SIZES ?? '1000,10000');
const AGENCIES = numbers(process.env.AGENCIES ?? '1,100');
const STORES = (process.env.STORES ?? 'sqlite,postgres').split(',');
/** How many people each of the agencies beside has. */
const BESIDE = 20;
const CHUNK = 250;
const WARM = 20;
/** Before the first size, so that no code is compiled while it is measured. */
const WARM_FIRST = 200;
const MEASURED = 40;

/** What an operation costs at one size, in microseconds: the medians. */
interface Point {
  size: number;
  /** Processor time of the service and, on PostgreSQL, of the database's processes. */
  worked: number;
  clock: number;
}

interface Growing {
  running: TestService;
  /** Processor time of the database's processes so far, in microseconds; none where the service reads its own file. */
  database(): Promise<number>;
}

let asked = 0;
const OPERATIONS: Record<string, (desk: Workspace, one: string) => Promise<{ status: number }>> = {
  read: ({ api }, one) => api.get(`/candidates/${one}`),
  list: ({ api }) => api.get('/candidates?limit=25'),
  create: ({ api }) => {
    asked += 1;
    return api.post('/candidates', { name: `New Person ${asked}`, email: `new${asked}@growth.example` });
  },
  update: ({ api }, one) => {
    asked += 1;
    return api.patch(`/candidates/${one}`, { headline: `Engineer ${asked}` }, `growth${asked}`);
  },
  search: ({ api }) => api.post('/candidates/search', { query: 'senior nurse in Sydney' }),
};

/**
 * What the hot operations cost as an agency grows, and as agencies come beside it, on both stores: a line for each, with the
 * power of the size that fits its figures best (0: the same at each size; 1: in proportion to it).
 */
export async function measureGrowth(): Promise<Ratio[]> {
  // The database server keeps no process from ending.
  const running = setInterval(() => {}, 1000);
  const ratios: Ratio[] = [];
  for (const store of STORES) {
    ratios.push(...(await measured(store, 'candidates', SIZES, fill)));
    ratios.push(...(await measured(store, 'agencies', AGENCIES, beside)));
  }
  clearInterval(running);
  return ratios;
}

type Grow = (running: TestService, desk: Workspace, from: number, to: number) => Promise<void>;

async function measured(store: string, what: string, sizes: readonly number[], grow: Grow): Promise<Ratio[]> {
  const server = store === 'postgres' ? await startOwnPostgres() : null;
  const url = await server?.database();
  const running = await startService({
    RATE_LIMIT_AI_PER_MINUTE: '1000000',
    ...(url === undefined ? ON_SQLITE : { DATABASE_URL: url }),
  });
  const growing = { running, database: async () => (url === undefined ? 0 : workedByDatabase(url)) };
  const points = new Map<string, Point[]>(Object.keys(OPERATIONS).map((name) => [name, []]));
  const memory: string[] = [];
  try {
    const desk = await running.workspace();
    if (grow !== fill) await fill(running, desk, 0, BESIDE);
    let from = 0;
    for (const size of sizes) {
      await grow(running, desk, from, size);
      from = size;
      const one = (await desk.api.get('/candidates?limit=1')).body.data[0].id;
      for (const [name, operation] of Object.entries(OPERATIONS))
        points.get(name)?.push({
          size,
          ...(await costOf(growing, size === sizes[0] ? WARM_FIRST : WARM, () => operation(desk, one))),
        });
      memory.push(`${Math.round(process.memoryUsage().rss / 1e6)} MB`);
    }
  } finally {
    await running.close();
    await server?.stop();
  }
  console.log(
    `         memory of the process on ${store} at ${sizes.join(', ')} ${what}: ${memory.join(', ')}`,
  );
  return [...points].map(([name, some]) => lineOf(`${name} on ${store}, ${what}`, some));
}

/** Makes people of the agency that is asked, many in a unit. */
async function fill(running: TestService, desk: Workspace, from: number, to: number): Promise<void> {
  const principal = await running.service.authentication.bearer(desk.adminKey);
  for (let at = from; at < to; at += CHUNK)
    await make(running, principal, at, makePeople(Math.min(CHUNK, to - at), at + 7));
}

async function make(
  running: TestService,
  principal: Principal,
  first: number,
  people: ReturnType<typeof makePeople>,
): Promise<void> {
  const work = async ({ tx }: Parameters<Parameters<typeof running.service.store.write>[0]>[0]) => {
    const { ctx } = writeContext(principal, nowFor(principal), tx, { rehearsal: false, setsHidden: false });
    for (const [at, { record }] of people.entries())
      await createCandidate(
        ctx,
        CreateCandidate.parse({ ...record, email: `p${first + at}@growth.example` }),
      );
  };
  await running.service.store.write(work, { account: principal.account.id });
}

async function beside(running: TestService, _: Workspace, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) await fill(running, await running.workspace(), 0, BESIDE);
}

/** Medians in microseconds: the processor's and the clock's. What was made before is settled first. */
async function costOf(
  { running, database }: Growing,
  warm: number,
  ask: () => Promise<{ status: number }>,
): Promise<Omit<Point, 'size'>> {
  const clock: number[] = [];
  let [own, its] = [0, 0];
  for (let round = 0; round < warm + MEASURED; round += 1) {
    if (round === warm) [own, its] = [processorTime(process.pid), await database()];
    const began = performance.now();
    const { status } = await ask();
    if (round >= warm) clock.push((performance.now() - began) * 1000);
    if (status >= 300) throw new Error(`answered ${status}`);
  }
  const worked = processorTime(process.pid) - own + (await database()) - its;
  await running.service.jobs.runDue();
  return { worked: worked / MEASURED, clock: median(clock) };
}

function lineOf(name: string, points: readonly Point[]): Ratio {
  const [first, last] = [points[0], points.at(-1)];
  const each = points.map(
    ({ size, worked, clock }) => `${size}: ${Math.round(worked)} (${Math.round(clock)})`,
  );
  return {
    name,
    unit: 'µs of processor time, the last size against the first',
    reached: last?.worked ?? 0,
    ceiling: first?.worked ?? 0,
    lessIsBetter: true,
    aside: `size^${powerOf(points).toFixed(2)}; µs of processor time (by the clock) at ${each.join(', ')}`,
  };
}

/** The power of the size in cost = a · size^b, by least squares of the logarithms. */
function powerOf(points: readonly Point[]): number {
  const logs = points.map(({ size, worked }) => [Math.log(size), Math.log(worked)] as const);
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const [x, y] = [mean(logs.map(([size]) => size)), mean(logs.map(([, cost]) => cost))];
  const across = logs.reduce((sum, [size, cost]) => sum + (size - x) * (cost - y), 0);
  const along = logs.reduce((sum, [size]) => sum + (size - x) ** 2, 0);
  return along === 0 ? 0 : across / along;
}
