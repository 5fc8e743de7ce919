import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { orderOf } from '#src/batch/graph.ts';
import { slowAction, withActions } from '#test/harness/batch.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk: agency } = useDesk({ country: 'AU', env: { RATE_LIMIT_AI_PER_MINUTE: '100000' } });
let serial = 0;

beforeAll(async () => {
  // Each takes as many turns of the event loop as its name says, so that any of them may be ready first.
  const slow = slowAction('slow_client', async ({ name }) => {
    for (let turns = Number(name.split(' ').at(-1)); turns > 0; turns -= 1)
      await new Promise((resolve) => setImmediate(resolve));
    return name;
  });
  withActions(running, [slow]);
});

const fresh = (): number => {
  serial += 1;
  return serial;
};

/** For each item, the earlier or later items that it needs: any graph without circles, in any order of the request. */
const graphs = fc
  .integer({ min: 1, max: 12 })
  .chain((size) =>
    fc.record({
      ranks: fc.shuffledSubarray(
        Array.from({ length: size }, (_, i) => i),
        { minLength: size, maxLength: size },
      ),
      edges: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: size * 2 }),
    }),
  )
  .map(({ ranks, edges }) =>
    ranks.map((rank, position) => [
      ...new Set(
        edges.flatMap(([a, b]) => {
          if (a !== position || a === b) return [];
          return (ranks[b] ?? 0) < rank ? [b] : [];
        }),
      ),
    ]),
  )
  .filter((needs) => orderOf(needs.map((list, i) => ({ label: `i${i}`, needs: list }))).longest.length <= 10);

it('orders any graph so that needs come first, and otherwise as the request does', () => {
  fc.assert(
    fc.property(graphs, (needs) => {
      const { order, cycle } = orderOf(needs.map((list, i) => ({ label: `i${i}`, needs: list })));
      expect(cycle).toBeNull();
      expect([...order].sort((a, b) => a - b)).toEqual(needs.map((_, i) => i));
      order.forEach((position, at) => {
        const done = new Set(order.slice(0, at));
        expect(needs[position]?.every((need) => done.has(need))).toBe(true);
        // No earlier item of the request was ready and passed over.
        for (let other = 0; other < position; other += 1) {
          if (!done.has(other)) expect(needs[other]?.every((need) => done.has(need))).toBe(false);
        }
      });
    }),
  );
});

it('gives the same state for any graph, however long each preparation takes', async () => {
  await fc.assert(
    fc.asyncProperty(graphs, fc.array(fc.nat(6), { minLength: 12, maxLength: 12 }), async (needs, turns) => {
      const shared = (await agency.api.post('/clients', { name: `Shared ${fresh()}` })).body.data.id;
      const run = async (delays: number[] | null) => {
        const actions = needs.map((list, i) => {
          const after = list.map((need) => `i${need}`);
          // Every other item writes the one shared record: which write is last must not depend on timing.
          if (i % 2 === 0)
            return {
              id: `i${i}`,
              action: 'update_client',
              after,
              input: { client_id: shared, notes: `by ${i}` },
            };
          const name = `Made ${fresh()} ${delays?.[i] ?? 0}`;
          return {
            id: `i${i}`,
            action: delays === null ? 'create_client' : 'slow_client',
            after,
            input: { name },
          };
        });
        const { data } = (await agency.api.post('/batch', { actions })).body;
        const notes = (await agency.api.get(`/clients/${shared}`)).body.data.notes;
        const made = data.items.filter((_: unknown, i: number) => i % 2 === 1);
        const order = made
          .map((item: { id: string; result: { id: string } }) => [item.result.id, item.id])
          .sort()
          .map(([, label]: [string, string]) => label);
        return { status: data.status, notes, order };
      };
      const alone = await run(null);
      expect(await run(turns)).toEqual(alone);
      expect(alone.status).toBe('succeeded');
    }),
    { numRuns: 25 },
  );
});

it('keeps all of an atomic batch or nothing, at whichever position it fails', async () => {
  const count = async () => (await agency.api.get('/clients?limit=100&search=Atomic')).body.meta.count;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 8 }), fc.nat(8), async (size, at) => {
      const before = await count();
      const actions = Array.from({ length: size }, (_, i) =>
        i === at
          ? { action: 'get_client', input: { client_id: 'cli_nobody' } }
          : { action: 'create_client', input: { name: `Atomic ${fresh()}` } },
      );
      const answer = await agency.api.post('/batch', { mode: 'atomic', actions });
      if (at < size) {
        expect(answer.status).toBe(404);
        expect(answer.body.error.items.map((item: { status: string }) => item.status)).toEqual(
          actions.map((_, i) => (i < at ? 'rolled_back' : i === at ? 'failed' : 'not_run')),
        );
        expect(await count()).toBe(before);
      } else {
        expect(answer.status).toBe(200);
        expect(await count()).toBe(before + size);
        await agency.api.post(`/batch/${answer.body.data.batch_id}/undo`, {});
      }
    }),
    { numRuns: 30 },
  );
});

const kinds = fc.array(fc.constantFrom('make', 'fail', 'read'), { minLength: 1, maxLength: 8 });
const item = (kind: string, i: number) => ({
  id: `i${i}`,
  action: kind === 'make' ? 'create_client' : kind === 'fail' ? 'get_client' : 'list_stages',
  input: kind === 'make' ? { name: `Again ${fresh()}` } : kind === 'fail' ? { client_id: 'cli_nobody' } : {},
});

it('replays the first answer, whatever it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      kinds,
      fc.constantFrom('independent', 'atomic'),
      fc.constantFrom('continue', 'stop', 'undo'),
      async (list, mode, on_error) => {
        const key = `replay ${fresh()}`;
        const body = { mode, on_error, actions: list.map(item) };
        const first = await agency.api.post('/batch', body, key);
        const again = await agency.api.post('/batch', body, key);
        expect(again.status).toBe(first.status);
        expect({ ...again.body, meta: null }).toEqual({ ...first.body, meta: null });
      },
    ),
    { numRuns: 30 },
  );
});

it('never repeats a committed item when it is resumed, however often', async () => {
  await fc.assert(
    fc.asyncProperty(
      kinds,
      fc.constantFrom('continue', 'stop'),
      fc.integer({ min: 1, max: 3 }),
      async (list, on_error, times) => {
        const actions = list.map(item);
        let { data } = (await agency.api.post('/batch', { on_error, actions })).body;
        for (let i = 0; i < times; i += 1) {
          const committed = data.items.filter((one: { status: string }) => one.status === 'succeeded');
          data = (await agency.api.post(`/batch/${data.batch_id}/resume`, {})).body.data;
          for (const one of committed) expect(data.items).toContainEqual(one);
        }
        const patch = Object.fromEntries(
          actions
            .filter((one) => one.action === 'get_client')
            .map(({ id }) => [id, { input: { client_id: agencyClient } }]),
        );
        if (Object.keys(patch).length > 0)
          data = (await agency.api.post(`/batch/${data.batch_id}/resume`, { patch })).body.data;
        for (let i = 0; on_error === 'stop' && i < 9 && data.status !== 'succeeded'; i += 1) {
          data = (await agency.api.post(`/batch/${data.batch_id}/resume`, {})).body.data;
        }
        expect(data.status).toBe('succeeded');
        for (const { action, input } of actions) {
          if (action !== 'create_client' || !('name' in input)) continue;
          const found = await agency.api.get(`/clients?search=${encodeURIComponent(input.name ?? '')}`);
          expect(found.body.data.filter((row: { name: string }) => row.name === input.name)).toHaveLength(1);
        }
      },
    ),
    { numRuns: 20 },
  );
});

let agencyClient = '';
beforeAll(async () => {
  agencyClient = (await agency.api.post('/clients', { name: 'Found at last' })).body.data.id;
});
