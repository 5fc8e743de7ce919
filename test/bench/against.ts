import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { caller, placementsToMake, SIZE, type Taken, takenBy } from './batch.ts';
import { CONNECTIONS, post } from './http.ts';
import { type Cost, type Costs, comparedBy, loadInTurn } from './load.ts';
import { requestOf } from './mcp.ts';
import { type Ratio, underLoad } from './ratio.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { ORDER } from './turns.ts';

/** What today's code is to reach of the older one's figure. */
const GOAL = 0.9;
/** How often both programs are started anew: two starts differ by more than the rounds of one do. */
const STARTS = 4;
/** Rounds of requests and of batches after each start, two slices or batches of each side's in a round. */
const ROUNDS = 10;
const BATCH_ROUNDS = 10;
/** Rounds of a batch until what runs over and over is compiled for good. */
const WARMING = 6;

interface Both {
  today: ServerProcess;
  older: ServerProcess;
}

interface Measured {
  name: string;
  /** What is counted. */
  what: string;
  costs: Costs;
}

/**
 * Compares today's code with an older revision, both servers up at once and asked in turn.
 * The older one runs with today's packages.
 * @param revision a commit, tag or branch of this repository
 * @param chosen parts to measure: requests, calls, batches; all of them when left out
 */
export async function measureAgainst(revision: string, chosen: readonly string[] = []): Promise<Ratio[]> {
  const sources = fileURLToPath(new URL(`../../dist/bench/older-${process.pid}/`, import.meta.url));
  mkdirSync(sources, { recursive: true });
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', revision], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', sources], { input: archive });
    const measured = new Map<string, Measured>();
    for (let start = 0; start < STARTS; start += 1)
      for (const one of await measuredOnce(sources, chosen)) {
        const { costs } = measured.get(one.name) ?? { costs: { ours: [], ceiling: [] } };
        const all = {
          ours: [...costs.ours, ...one.costs.ours],
          ceiling: [...costs.ceiling, ...one.costs.ceiling],
        };
        measured.set(one.name, { ...one, costs: all });
      }
    return [...measured.values()].map(({ name, what, costs }) =>
      underLoad(name, what, GOAL, comparedBy(costs)),
    );
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}

/** What each part takes after one start of both programs. */
async function measuredOnce(sources: string, chosen: readonly string[]): Promise<Measured[]> {
  const today = await startServer('ours');
  try {
    const older = await startServer('ours', {}, sources);
    try {
      const measured: Measured[] = [];
      for (const [name, measure] of Object.entries(PARTS))
        if (chosen.length === 0 || chosen.includes(name)) measured.push(...(await measure({ today, older })));
      return measured;
    } finally {
      await older.stop();
    }
  } finally {
    await today.stop();
  }
}

const bearer = ({ given }: ServerProcess) => ({ authorization: `Bearer ${given.key}` });

async function requests({ today, older }: Both): Promise<Measured[]> {
  const read = (server: ServerProcess) => ({
    server,
    requests: {
      path: `/api/v1/clients/${server.given.client}`,
      headers: bearer(server),
      connections: CONNECTIONS,
    },
  });
  const write = (server: ServerProcess) => post(server, '/api/v1/clients', bearer(server));
  const what = 'requests';
  return [
    { name: 'GET by id', what, costs: await loadInTurn(read(today), read(older), ROUNDS) },
    { name: 'POST with Idempotency-Key', what, costs: await loadInTurn(write(today), write(older), ROUNDS) },
  ];
}

async function calls({ today, older }: Both): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const era of ['current', 'older'] as const) {
    const side = (server: ServerProcess) => {
      const { headers, body } = requestOf(era, 'get_client', { client_id: server.given.client ?? '' });
      const all = { ...headers, ...bearer(server) };
      // By default, today's program offers this tool through another one.
      const path = '/api/mcp?toolsets=all';
      return { server, requests: { path, method: 'POST', connections: 32, headers: all, body } as const };
    };
    const costs = await loadInTurn(side(today), side(older), ROUNDS);
    measured.push({ name: `MCP tools/call, ${era} revision`, what: 'calls', costs });
  }
  return measured;
}

async function batches({ today, older }: Both): Promise<Measured[]> {
  const sides = { ours: today, ceiling: older };
  const calls = { ours: caller(today), ceiling: caller(older) };
  const measured: Measured[] = [];
  for (const mode of ['atomic', 'independent'] as const) {
    const [plans, runs]: [Costs, Costs] = [
      { ours: [], ceiling: [] },
      { ours: [], ceiling: [] },
    ];
    for (let round = 0; round < WARMING + BATCH_ROUNDS; round += 1)
      for (const [at, name] of ORDER.entries()) {
        const [server, call] = [sides[name], calls[name]];
        const actions = await placementsToMake(server, call, `${mode}${round}.${at}`);
        const plan = await takenBy(server, () => call('/batch', { mode, dry_run: true, actions }, false));
        const run = await takenBy(server, () => call('/batch', { mode, actions }));
        if (round < WARMING) continue;
        plans[name].push(perItem(plan));
        runs[name].push(perItem(run));
      }
    measured.push({ name: `run of ${SIZE} create_placement, ${mode}`, what: 'items', costs: runs });
    measured.push({ name: `plan of ${SIZE} create_placement, ${mode}`, what: 'items', costs: plans });
  }
  return measured;
}

const perItem = ({ processor, clock }: Taken): Cost => ({
  microseconds: (processor * 1000) / SIZE,
  perSecond: (SIZE * 1000) / clock,
});

const PARTS = { requests, calls, batches };
