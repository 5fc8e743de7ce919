import { expect, it } from 'vitest';
import { createLog } from '#src/adapters/log.ts';
import type { WriteContext } from '#src/domain/context.ts';
import { SteadyClock } from '#src/workers/steady-clock.ts';
import { sweepWorker } from '#src/workers/sweep.ts';
import { runAsSystem } from '#src/workers/system.ts';
import { useService } from '#test/harness/fixture.ts';

const running = useService();

const given = () => ({
  runtime: running.service.runtime,
  clock: new SteadyClock(),
  log: createLog('silent'),
});

it('writes audit, events and the change feed of system work as an action does, and nothing where nothing was done', async () => {
  const desk = await running.workspace();
  const before = (await desk.api.get('/activities?limit=100')).body.meta.count;
  const answer = await runAsSystem(running.service.runtime, desk.accountId, {
    name: 'tidy_up',
    title: 'Tidied up',
    run: async () => 'nothing',
  });
  expect(answer).toBe('nothing');
  expect((await desk.api.get('/activities?limit=100')).body.meta.count).toBe(before);
  const job = await desk.api.post('/jobs', {
    title: 'Cook',
    client_id: (await desk.api.post('/clients', { name: 'Inn' })).body.data.id,
  });
  await running.service.jobs.runDue();
  const lines = (await desk.api.get(`/activities?job_id=${job.body.data.id}`)).body.data;
  expect(lines).toContainEqual(
    expect.objectContaining({
      actor: expect.objectContaining({ type: 'system', name: 'Deskhand' }),
      data: expect.objectContaining({ action: 'draft_pipeline', channel: 'job' }),
    }),
  );
  const events = await running.service.store.read((db) =>
    db.selectFrom('events').selectAll().where('account_id', '=', desk.accountId).execute(),
  );
  expect(events.map(({ event }) => event)).toEqual(['job.created']);
  const last = (await desk.api.get('/changes?limit=100')).body.data.at(-1);
  expect(last).toMatchObject({ type: 'job', action: 'updated', id: job.body.data.id });
});

it.each([
  ['being restored', { status: 'restoring' }],
  ['suspended', { status: 'suspended' }],
  ['without a plan', { plan: 'none' }],
] as const)('does nothing in an account that is %s', async (_, change) => {
  const desk = await running.workspace();
  await running.service.store.write(({ tx }) =>
    tx.updateTable('accounts').set(change).where('id', '=', desk.accountId).execute(),
  );
  let ran = false;
  const answer = await runAsSystem(running.service.runtime, desk.accountId, {
    name: 'tidy_up',
    title: 'Tidied up',
    run: async () => {
      ran = true;
    },
  });
  expect([answer, ran]).toEqual([undefined, false]);
});

it('puts a record that fails aside and goes on with the others', async () => {
  const desk = await running.workspace();
  const waiting = new Set(['bad', 'a', 'b']);
  let tries = 0;
  const worker = sweepWorker(given(), {
    name: 'tidy_up',
    title: 'Tidied up',
    wakeOnCommit: false,
    due: async (_db, _wall, limit) =>
      [...waiting].slice(0, limit).map((id) => ({ account_id: desk.accountId, id })),
    work: async (_ctx: WriteContext, id) => {
      if (id === 'bad') {
        tries += 1;
        throw new Error('not this one');
      }
      waiting.delete(id);
    },
  });
  expect(await worker.run()).toEqual({ done: 2 });
  expect(await worker.run()).toEqual({ done: 0 });
  expect([[...waiting], tries]).toEqual([['bad'], 1]);
});
