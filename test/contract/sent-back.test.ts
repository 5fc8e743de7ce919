import { describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { AppError } from '#src/lib/errors.ts';
import { fixture } from '#test/harness/fixture.ts';
import { fixtures } from './fixtures.ts';
import { newStage } from './stage.ts';

const stage = fixture(newStage);

type Fields = Record<string, unknown>;

/** What an action answers; the message of its refusal otherwise. */
async function answerOf(action: Action, input: unknown): Promise<{ data: Fields } | { refused: string }> {
  const { running, world } = stage;
  const principal = await running.service.authentication.bearer(world.desk.adminKey);
  const origin = { channel: 'job', requestId: 'req_sent_back' } as const;
  try {
    const { data } = await execute(running.service.runtime, action, input, { principal, origin });
    return { data: JSON.parse(JSON.stringify(data)) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.message };
    throw error;
  }
}

/** Those of which each call is another deed, not the values of a record. */
const DEEDS = new Set(['update_candidate_tags', 'update_marketplace_listing', 'update_marketplace_deal']);

const updates = [...catalogue.values()].filter(({ name }) => name.startsWith('update_') && !DEEDS.has(name));

describe('what an action answers of a record can be sent back to it', () => {
  it.each(updates.map((action) => [action.name, action] as const))('%s', async (name, action) => {
    const given = fixtures[name]?.(stage.world) ?? {};
    const answer = await answerOf(action, given);
    if ('refused' in answer) throw new Error(answer.refused);
    const named = Object.fromEntries(Object.entries(given).filter(([field]) => /_id$|_token$/.test(field)));
    const shown = Object.entries(answer.data).filter(
      ([field]) => field in action.input.shape && !(field in named),
    );
    const refused: string[] = [];
    for (const [field, value] of shown) {
      const again = await answerOf(action, { ...named, [field]: value });
      if ('refused' in again) refused.push(`${field} ${JSON.stringify(value)}: ${again.refused}`);
    }
    expect(refused).toEqual([]);
  });
});

/** The read that shows what an update changes, where there is one. */
const readOf = (name: string): Action | undefined =>
  catalogue.get(name === 'bd_set_patch' ? 'get_bd_patch' : name.replace('update_', 'get_'));

const whole = updates.flatMap((action) => {
  const read = readOf(action.name);
  return read === undefined ? [] : [[action.name, action, read] as const];
});

/** What leads to a record, of the values that an action's example has. */
const leading = (given: Fields): Fields =>
  Object.fromEntries(Object.entries(given).filter(([field]) => /_id$|_token$/.test(field)));

const activitiesSoFar = (): Promise<unknown[]> =>
  stage.running.service.runtime.store.read((db) => db.selectFrom('activities').select('id').execute());

describe('a whole record as it was read can be sent back', () => {
  it.each(whole)('%s takes it, changes nothing and leaves no trace', async (name, action, read) => {
    const named = leading(fixtures[name]?.(stage.world) ?? {});
    const asked = Object.fromEntries(Object.entries(named).filter(([field]) => field in read.input.shape));
    const shown = await answerOf(read, asked);
    if ('refused' in shown) throw new Error(shown.refused);
    const before = await activitiesSoFar();
    const answer = await answerOf(action, { ...shown.data, ...named });
    expect(answer).toEqual({ data: expect.objectContaining({}) });
    expect(await activitiesSoFar()).toHaveLength(before.length);
    expect(await answerOf(read, asked)).toEqual(shown);
  });

  it.each(whole)(
    '%s refuses one in which a member that it cannot set differs, and names it',
    async (name, action, read) => {
      const named = leading(fixtures[name]?.(stage.world) ?? {});
      const asked = Object.fromEntries(Object.entries(named).filter(([field]) => field in read.input.shape));
      const shown = await answerOf(read, asked);
      if ('refused' in shown) throw new Error(shown.refused);
      const fixed = Object.keys(shown.data).filter(
        (field) => !(field in action.input.shape) && !(field in named),
      );
      for (const field of fixed) {
        const refusal = await answerOf(action, { ...named, [field]: 'something else' });
        expect(refusal).toEqual({ refused: expect.stringContaining(`${field}:`) });
      }
    },
  );
});

it('a batch takes a whole record as it was read too, and names the member that differs', async () => {
  const { api } = stage.world.desk;
  const id = stage.world.ids.job_id;
  const { url, ...job } = (await api.get(`/jobs/${id}`)).body.data;
  const send = (input: Fields) =>
    api.post('/batch', {
      wait_ms: 5000,
      actions: [{ action: 'update_job', input: { job_id: id, ...input } }],
    });
  expect((await send(job)).body.data.items[0]).toMatchObject({ status: 'succeeded' });
  const refused = (await send({ ...job, created_at: '2020-01-01T00:00:00.000Z' })).body.data.items[0];
  expect(refused).toMatchObject({
    status: 'failed',
    error: { code: 'VALIDATION_ERROR', field: 'actions[0].input.created_at' },
  });
});

it('over REST a changed member that cannot be set is 422, and nothing of the change is kept', async () => {
  const { api } = stage.world.desk;
  const path = `/jobs/${stage.world.ids.job_id}`;
  const job = (await api.get(path)).body.data;
  const refused = await api.patch(path, {
    ...job,
    title: 'Another title',
    created_at: '2020-01-01T00:00:00.000Z',
  });
  expect([refused.status, refused.body.error.field]).toEqual([422, 'created_at']);
  expect((await api.get(path)).body.data).toEqual(job);
  const changed = await api.patch(path, { ...job, title: 'Another title' });
  expect([changed.status, changed.body.data.title]).toEqual([200, 'Another title']);
  const stale = await api.patch(path, { ...job, headline: undefined });
  expect([stale.status, stale.body.error.field]).toEqual([422, 'updated_at']);
});
