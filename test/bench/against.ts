import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { caller, placementsToMake, SIZE, takenBy } from './batch.ts';
import { CONNECTIONS, post } from './http.ts';
import { compare } from './load.ts';
import { requestOf } from './mcp.ts';
import { median } from './processor.ts';
import { type Ratio, underLoad } from './ratio.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { ORDER, turnsOf } from './turns.ts';

/** What today's code is to reach of the older one's figure. */
const GOAL = 0.9;
/** Rounds of a batch, two of each side's in each. */
const ROUNDS = 20;
/** Rounds of a batch until what runs over and over is compiled for good. */
const WARMING = 8;

interface Both {
  today: ServerProcess;
  older: ServerProcess;
}

/**
 * Compares today's code with an older revision, both servers up at once and asked in turn.
 * The older one runs with today's packages.
 * @param revision a commit, tag or branch of this repository
 * @param chosen parts to measure: requests, calls, batches; all of them when left out
 * @returns each comparison as soon as it was measured
 */
export async function* measureAgainst(
  revision: string,
  chosen: readonly string[] = [],
): AsyncGenerator<Ratio> {
  const sources = fileURLToPath(new URL(`../../dist/bench/older-${process.pid}/`, import.meta.url));
  mkdirSync(sources, { recursive: true });
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', revision], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', sources], { input: archive });
    const today = await startServer('ours');
    try {
      const older = await startServer('ours', {}, sources);
      try {
        const both = { today, older };
        for (const [name, measure] of Object.entries(PARTS))
          if (chosen.length === 0 || chosen.includes(name)) yield* await measure(both);
      } finally {
        await older.stop();
      }
    } finally {
      await today.stop();
    }
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}

const bearer = ({ given }: ServerProcess) => ({ authorization: `Bearer ${given.key}` });

async function requests({ today, older }: Both): Promise<Ratio[]> {
  const read = (server: ServerProcess) => ({
    server,
    requests: {
      path: `/api/v1/clients/${server.given.client}`,
      headers: bearer(server),
      connections: CONNECTIONS,
    },
  });
  const write = (server: ServerProcess) => post(server, '/api/v1/clients', bearer(server));
  return [
    underLoad('GET by id', 'requests', GOAL, await compare(read(today), read(older))),
    underLoad('POST with Idempotency-Key', 'requests', GOAL, await compare(write(today), write(older))),
  ];
}

async function calls({ today, older }: Both): Promise<Ratio[]> {
  const ratios: Ratio[] = [];
  for (const era of ['current', 'older'] as const) {
    const side = (server: ServerProcess) => {
      const { headers, body } = requestOf(era, 'get_client', { client_id: server.given.client ?? '' });
      const all = { ...headers, ...bearer(server) };
      return {
        server,
        requests: {
          path: '/api/mcp?toolsets=all',
          method: 'POST',
          connections: 32,
          headers: all,
          body,
        } as const,
      };
    };
    const name = `MCP tools/call, ${era} revision`;
    ratios.push(underLoad(name, 'calls', GOAL, await compare(side(today), side(older))));
  }
  return ratios;
}

async function batches({ today, older }: Both): Promise<Ratio[]> {
  const sides = { ours: today, ceiling: older };
  const calls = { ours: caller(today), ceiling: caller(older) };
  const ratios: Ratio[] = [];
  for (const mode of ['atomic', 'independent'] as const) {
    const taken = { plan: twoSided(), run: twoSided() };
    for (let round = 0; round < WARMING + ROUNDS; round += 1)
      for (const [at, name] of ORDER.entries()) {
        const [server, call] = [sides[name], calls[name]];
        const actions = await placementsToMake(server, call, `${mode}${round}.${at}`);
        const plan = await takenBy(server, () => call('/batch', { mode, dry_run: true, actions }, false));
        const run = await takenBy(server, () => call('/batch', { mode, actions }));
        if (round < WARMING) continue;
        taken.plan[name].push(plan.processor);
        taken.run[name].push(run.processor);
      }
    for (const what of ['run', 'plan'] as const) {
      const { ours, ceiling } = taken[what];
      ratios.push({
        name: `${what} of ${SIZE} create_placement, ${mode}`,
        unit: 'items per second of processor time',
        reached: (SIZE * 1000) / median(ours),
        ceiling: (SIZE * 1000) / median(ceiling),
        goal: GOAL,
        turns: turnsOf(taken[what]),
      });
    }
  }
  return ratios;
}

const PARTS = { requests, calls, batches };

const twoSided = () => ({ ours: [] as number[], ceiling: [] as number[] });
