import { writeSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { FAULTS, noFailingDisk, serveOnFailingDisk } from '#test/harness/failing-disk.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 50);
const AT_ONCE = 8;
const ALONE = 200;
const GROUPS = 50;
const why = noFailingDisk();

it.skipIf(why !== null)(
  `has on the disk what it acknowledged: a flush for each group of commits, and ${ROUNDS} failures of each kind told of and got over`,
  async () => {
    const server = await serveOnFailingDisk();
    const acknowledged: string[] = [];
    const statuses = { before: new Map<number, number>(), during: new Map<number, number>() };
    const create = async (name: string): Promise<number> => {
      const answer = await fetch(`${server.url}/api/v1/clients`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${server.key}`,
          'content-type': 'application/json',
          'idempotency-key': name,
        },
        body: JSON.stringify({ name }),
      });
      await answer.arrayBuffer();
      if (answer.status === 201) acknowledged.push(name);
      return answer.status;
    };
    const many = async (what: string, count: Map<number, number>) => {
      const all = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => create(`${what} ${at}`)));
      for (const status of all) count.set(status, (count.get(status) ?? 0) + 1);
    };

    // Whoever asks alone has an answer only after a flush of their own.
    let unflushed = 0;
    const first = server.syncs();
    for (let at = 0; at < ALONE; at += 1) {
      const before = server.syncs();
      await create(`Alone ${at}`);
      if (server.syncs() === before) unflushed += 1;
    }
    const alone = server.syncs() - first;
    const second = server.syncs();
    for (let group = 0; group < GROUPS; group += 1) {
      const before = server.syncs();
      await many(`Group ${group}`, statuses.before);
      if (server.syncs() === before) unflushed += 1;
    }
    const groups = server.syncs() - second;

    for (const fault of Object.keys(FAULTS) as (keyof typeof FAULTS)[])
      for (let round = 0; round < ROUNDS; round += 1) {
        server.fail(fault);
        await many(`${fault} ${round}`, statuses.during);
        server.heal();
        await many(`After ${fault} ${round}`, statuses.before);
      }
    await server.kill();
    const store = new Sqlite(join(server.dataDir, 'deskhand.sqlite'));
    const sound = [store.pragma('integrity_check', { simple: true }), store.pragma('foreign_key_check')];
    const kept = new Set(store.prepare<[], string>('select name from clients').pluck().all());
    store.close();
    const lost = acknowledged.filter((name) => !kept.has(name)).length;
    const figures = {
      acknowledged: acknowledged.length,
      lost,
      unflushed,
      flushes_of_alone: [ALONE, alone],
      flushes_of_groups: [GROUPS * AT_ONCE, groups],
      without_a_fault: Object.fromEntries(statuses.before),
      under_a_fault: Object.fromEntries(statuses.during),
    };
    writeSync(2, `${JSON.stringify(figures)}\n`);
    expect(sound).toEqual(['ok', []]);
    expect([lost, unflushed]).toEqual([0, 0]);
    expect([...statuses.before.keys()]).toEqual([201]);
    expect([...statuses.during.keys()]).toEqual([503]);
    await server.remove();
  },
  600_000,
);
