import { describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { takesRecord } from '#src/action/sent-back.ts';
import { AppError } from '#src/lib/errors.ts';
import { fixture } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
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

const updates = [...catalogue.values()].filter((action) => takesRecord(action) && !DEEDS.has(action.name));

describe('what an action answers of a record can be sent back to it', () => {
  it.each(updates.map((action) => [action.name, action] as const))('%s', async (name, action) => {
    const given = fixtures[name]?.(stage.world) ?? {};
    const answer = await answerOf(action, given);
    if ('refused' in answer) throw new Error(answer.refused);
    const named = Object.fromEntries(
      Object.entries(given).filter(([field]) => /_id$|_token$|_slug$/.test(field)),
    );
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
function readOf(name: string): Action | undefined {
  const read = catalogue.get(
    name === 'bd_set_patch' ? 'get_bd_patch' : name.replace(/^(bd_)?update_/, 'get_$1'),
  );
  return read?.kind === 'read' ? read : undefined;
}

const whole = updates.flatMap((action) => {
  const read = readOf(action.name);
  return read === undefined ? [] : [[action.name, action, read] as const];
});

/** What leads to a record, of the values that an action's example has. */
const leading = (given: Fields): Fields =>
  Object.fromEntries(Object.entries(given).filter(([field]) => /_id$|_token$|_slug$/.test(field)));

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

const call = async (name: string, args: Fields): Promise<Fields> => {
  const { running, world } = stage;
  const { structuredContent, isError } = await callTool(running.app, world.desk.adminKey, name, args);
  return isError ? { refused: structuredContent.error.message } : structuredContent;
};

describe('over MCP a record as a tool showed it can be sent back, names, local times and marks included', () => {
  it.each(whole)('%s takes it in short and in full, and changes nothing', async (name, _action, read) => {
    const named = leading(fixtures[name]?.(stage.world) ?? {});
    const asked = Object.fromEntries(Object.entries(named).filter(([field]) => field in read.input.shape));
    const stands = await answerOf(read, asked);
    for (const view of [{}, { view: 'full' }]) {
      const shown = await call(read.name, { ...asked, ...view });
      expect(await call(name, { ...shown, ...named })).not.toHaveProperty('refused');
      expect(await answerOf(read, asked)).toEqual(stands);
    }
  });

  it('a changed member is set, whatever still stands of it in local time', async () => {
    const { interview_id } = stage.world.ids;
    const shown = await call('get_interview', { interview_id });
    const [starts_at, ends_at] = ['2099-01-05T01:00:00.000Z', '2099-01-05T02:00:00.000Z'];
    const input = { ...shown, interview_id, starts_at, ends_at };
    expect(await call('plan_actions', { actions: [{ action: 'update_interview', input }] })).toMatchObject({
      items: [{ status: 'planned' }],
    });
  });

  it('an item of a batch takes it too', async () => {
    const { job_id } = stage.world.ids;
    const shown = await call('get_job', { job_id });
    const run = await call('run_actions', {
      actions: [{ action: 'update_job', input: { ...shown, job_id, title: 'Treasurer' } }],
    });
    expect(run).toMatchObject({ status: 'succeeded' });
    expect((await call('get_job', { job_id })).title).toBe('Treasurer');
  });

  it('a name that is not the one of the id beside it is refused, and nothing is changed', async () => {
    const { job_id } = stage.world.ids;
    const shown = await call('get_job', { job_id });
    const answer = await call('update_job', { ...shown, job_id, title: 'Other', owner_name: 'Someone Else' });
    expect(answer).toEqual({ refused: expect.stringContaining('owner_name') });
    expect(await call('get_job', { job_id })).toEqual(shown);
  });

  it('what an outsider wrote stays as it was where the mark comes back, and takes a new text', async () => {
    const { lead_id } = stage.world.ids;
    const shown = await call('get_bd_lead', { lead_id });
    expect(shown.title).toMatchObject({ untrusted_text: expect.any(String) });
    const text = { untrusted_text: 'A better title', source: 'website' };
    await call('bd_update_lead', { ...shown, lead_id, title: text });
    const { data } = (await answerOf(catalogue.get('get_bd_lead') as Action, { lead_id })) as {
      data: Fields;
    };
    expect(data.title).toBe('A better title');
  });
});

describe('a value that a record may have and its update cannot set', () => {
  it('is taken where it stands, and is refused with what sets it where it does not', async () => {
    const { api } = stage.world.desk;
    const path = `/jobs/${stage.world.ids.job_id}`;
    const refused = await api.patch(path, { status: 'filled' });
    expect([refused.status, refused.body.error.field]).toEqual([422, 'status']);
    expect(refused.body.error.message).toContain('create_placement');
    await stage.running.service.runtime.store.write(({ tx }) =>
      tx
        .updateTable('jobs')
        .set({ status: 'filled' })
        .where('id', '=', stage.world.ids.job_id ?? '')
        .execute(),
    );
    const job = (await api.get(path)).body.data;
    expect(job.status).toBe('filled');
    const changed = await api.patch(path, { ...job, title: 'Financial Controller' });
    expect([changed.status, changed.body.data.title, changed.body.data.status]).toEqual([
      200,
      'Financial Controller',
      'filled',
    ]);
  });
});

describe('what is not there yet, or is not for changing, can be sent back over REST as it was read', () => {
  const jobWithoutAd = async (): Promise<string> => {
    const { api } = stage.world.desk;
    const made = await api.post('/jobs', { title: 'Estimator', client_id: stage.world.ids.client_id });
    return `/jobs/${made.body.data.id}/ad`;
  };

  it('a job without an ad keeps none, and gets one with the first word that is added', async () => {
    const { api } = stage.world.desk;
    const path = await jobWithoutAd();
    const none = (await api.get(path)).body.data;
    expect(none.status).toBe('none');
    const kept = await api.patch(path, none);
    expect([kept.status, kept.body.data]).toEqual([200, none]);
    expect((await api.get(path)).body.data).toEqual(none);
    const made = await api.patch(path, { ...none, headline: 'Price what others build' });
    expect([made.status, made.body.data.status, made.body.data.headline]).toEqual([
      200,
      'draft',
      'Price what others build',
    ]);
    const gone = await api.patch(path, { status: 'none' });
    expect([gone.status, gone.body.error.field]).toEqual([422, 'status']);
    expect(gone.body.error.message).toContain('closed ends it');
  });

  it('a territory that was never set stays unset, is set with what is added, and is changed as a whole', async () => {
    const { api } = stage.world.desk;
    await stage.running.service.runtime.store.write(({ tx }) => tx.deleteFrom('bd_patches').execute());
    const unset = (await api.get('/bd/patch')).body.data;
    expect(unset.updated_at).toBeNull();
    expect((await api.patch('/bd/patch', unset)).body.data).toEqual(unset);
    expect((await api.get('/bd/patch')).body.data).toEqual(unset);
    const set = await api.patch('/bd/patch', { ...unset, markets: ['Mining'] });
    expect([set.status, set.body.data.markets]).toEqual([200, ['Mining']]);
    const whole = (await api.get('/bd/patch')).body.data;
    const again = await api.patch('/bd/patch', { ...whole, markets: ['Energy'] });
    expect([again.status, again.body.data.markets]).toEqual([200, ['Energy']]);
  });

  it("the agency's own client is answered as it stands, and a change of it is refused", async () => {
    const { api } = stage.world.desk;
    const own = (await api.get('/clients?limit=100')).body.data.find(({ is_self }: Fields) => is_self);
    const kept = await api.patch(`/clients/${own.id}`, own);
    expect([kept.status, kept.body.data]).toEqual([200, own]);
    const changed = await api.patch(`/clients/${own.id}`, { ...own, name: 'Another name' });
    expect([changed.status, changed.body.error.code]).toEqual([409, 'SELF_CLIENT_READ_ONLY']);
  });

  it.each([
    ['update_marketplace_listing', 'listing_id', 'a listing has no fields to set'],
    ['update_marketplace_deal', 'deal_id', 'a deal has no fields to set'],
  ])('%s, which is told what to do, says why a record alone changes nothing', async (name, field, why) => {
    const given = fixtures[name]?.(stage.world) ?? {};
    const answer = await answerOf(catalogue.get(name) as Action, { [field]: given[field] });
    expect(answer).toEqual({ refused: expect.stringContaining(why) });
  });
});
