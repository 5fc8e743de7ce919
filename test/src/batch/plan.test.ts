import { beforeAll, expect, it } from 'vitest';
import { textWithoutIds } from '#test/harness/amounts.ts';
import { slowAction, withActions } from '#test/harness/batch.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);
let prepared = 0;
let serial = 0;

beforeAll(async () => {
  const write = slowAction('write_client', async ({ name }) => {
    prepared += 1;
    return `${name} ${prepared}`;
  });
  withActions(running, [write, slowAction('call_client', async ({ name }) => name, { outside: true })]);
});

const name = (): string => {
  serial += 1;
  return `Planned ${serial}`;
};
const plan = (body: object, api = agency.api) => api.post('/batch', { dry_run: true, ...body }, null);
const commit = (data: { plan_id: string; confirm_text: string }, api = agency.api, key?: string) =>
  api.post('/batch', { plan_id: data.plan_id, confirm_text: data.confirm_text }, key);

async function rows(): Promise<Record<string, number>> {
  const tables = [
    'clients',
    'placements',
    'applications',
    'activities',
    'events',
    'changes',
    'batches',
    'batch_items',
    'idempotency_keys',
  ] as const;
  return running.service.store.read(async (db) => {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const [row] = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .execute();
      counts[table] = Number(row?.n);
    }
    return counts;
  });
}

it('changes nothing, and shows the effects of each item and a sentence to agree to', async () => {
  const candidate = await desk.candidate({ name: 'Ana Ruiz' });
  const client = await desk.client({ terms: { standard_fee_percent: 20 } });
  const application = await desk.application({
    candidate_id: candidate,
    job_id: await desk.job({ client_id: client }),
  });
  const other = await desk.candidate();
  const before = await rows();
  const answer = await plan({
    reason: 'Ana accepted by phone',
    actions: [
      { id: 'place', action: 'create_placement', input: { application_id: application, salary: 90_000 } },
      { id: 'tag', action: 'update_candidate_tags', input: { candidate_id: other, tags: ['placed'] } },
      { id: 'look', action: 'get_placement', input: { placement_id: { $from: 'place', path: '/id' } } },
    ],
  });
  expect(answer.status).toBe(200);
  expect({ ...(await rows()) }).toEqual(before);
  const { data } = answer.body;
  expect(data).toMatchObject({ status: 'planned', next: 'commit', counts: { planned: 3, succeeded: 0 } });
  expect(data.plan_id).toMatch(/^pln_/);
  expect(data.confirm_text).toMatch(
    /^1 placement \(Ana Ruiz as Job \d+ at Client \d+, fee AUD 18,000\.00\), 1 job filled \(Job \d+\), 1 tag change \(Person \d+\); reason: Ana accepted by phone$/,
  );
  expect(data.effects_by_kind).toMatchObject({ create: 1, stage_move: 1, email: 0 });
  expect(Date.parse(data.expires_at) - Date.now()).toBeGreaterThan(14.5 * 60_000);
  expect(Date.parse(data.expires_at) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  const [place, tag, look] = data.items;
  expect(place).toMatchObject({ status: 'planned', http_status: 201 });
  const kinds = place.effects.map(
    (effect: { kind: string; type: string }) => `${effect.kind} ${effect.type}`,
  );
  expect(kinds).toEqual(
    expect.arrayContaining([
      'create placement',
      'money placement',
      'stage_move application',
      'event placement.created',
      'event application.stage_changed',
    ]),
  );
  const made = place.effects[0];
  expect(made).toMatchObject({
    kind: 'create',
    target: { id: null },
    before: null,
    after: { salary: 90_000, id: null },
  });
  const move = place.effects.find((effect: { kind: string }) => effect.kind === 'stage_move');
  expect(move).toMatchObject({
    target: { id: application },
    before: { stage: 'funnel' },
    after: { stage: 'placed', placement_id: null },
  });
  expect(tag.effects[0]).toMatchObject({
    kind: 'update',
    type: 'candidate',
    target: { id: other },
    before: { tags: [] },
    after: { tags: ['placed'] },
    reversible: true,
  });
  expect(place).not.toHaveProperty('result');
  expect(look.result.salary).toBe(90_000);
});

it('shows what a plan would use up of an allowance', async () => {
  const input = { name: 'Bo Li', email: 'bo-cv@mail.example', resume_url: 'https://cv.example/bo.pdf' };
  const { data } = (await plan({ actions: [{ action: 'create_candidate', input }] })).body;
  expect(data.confirm_text).toBe('1 new candidate (Bo Li)');
  expect(data.items[0].effects).toContainEqual({
    kind: 'quota',
    type: 'cv_allowance',
    target: { id: null, name: 'CV allowance' },
    before: { remaining: 5000 },
    after: { remaining: 4999 },
    reversible: false,
  });
});

it('hides money in effects and text from a credential that may not see it', async () => {
  const consultant = await agency.user('consultant');
  const answer = await plan(
    {
      actions: [
        { action: 'create_placement', input: { application_id: await desk.application(), salary: 90_000 } },
      ],
    },
    consultant.api,
  );
  expect(answer.body.data.confirm_text).toMatch(
    /^1 placement \(Person \d+ as Job \d+ at Client \d+, fee hidden from this credential\), 1 job filled/,
  );
  expect(textWithoutIds(answer.body)).not.toContain('90000');
  expect(textWithoutIds(answer.body)).not.toContain('18000');
});

it('commits by its handle exactly once; committing again replays the result, with any key', async () => {
  const { data } = (await plan({ actions: [{ id: 'a', action: 'create_client', input: { name: name() } }] }))
    .body;
  const first = await commit(data);
  expect(first.status).toBe(200);
  expect(first.body.data).toMatchObject({ status: 'succeeded', plan_id: data.plan_id });
  const again = await commit(data);
  expect(again.body.data).toEqual(first.body.data);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  const storm = (await plan({ actions: [{ id: 'a', action: 'create_client', input: { name: name() } }] }))
    .body.data;
  const answers = await Promise.all(Array.from({ length: 10 }, () => commit(storm)));
  const ids = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.data.batch_id));
  expect(ids.size).toBe(1);
  for (const { status, body } of answers) {
    // On a busy machine it may still run when another asks.
    if (status === 202) expect(ids).toContain(body.data.batch_id);
    else if (status !== 200) expect(body.error.code).toBe('IDEMPOTENCY_IN_PROGRESS');
  }
});

it('answers 207 and no handle when an item would fail, saying what to mend', async () => {
  const answer = await plan({
    actions: [
      { id: 'a', action: 'create_client', input: { name: name() } },
      { id: 'b', action: 'get_client', input: { client_id: 'cli_nobody' } },
      { id: 'c', action: 'list_clients', input: {}, after: ['b'] },
    ],
  });
  expect(answer.status).toBe(207);
  expect(answer.body.data).not.toHaveProperty('plan_id');
  expect(answer.body.data).toMatchObject({ status: 'failed', next: null });
  const items = answer.body.data.items;
  expect(items.map((item: { status: string }) => item.status)).toEqual(['planned', 'failed', 'skipped']);
  expect(items[1].error.fix).toContain('actions[1].input.client_id');
});

it('refuses a commit with another text, and one of another credential or agency as if there were no plan', async () => {
  const { data } = (await plan({ actions: [{ action: 'create_client', input: { name: name() } }] })).body;
  const changed = await commit({ ...data, confirm_text: `${data.confirm_text}.` });
  expect(changed.status).toBe(409);
  expect(changed.body.error.code).toBe('CONFIRM_TEXT_MISMATCH');
  const samePerson = agency.as(await agency.key(['admin']));
  expect((await commit(data, samePerson)).status).toBe(404);
  const elsewhere = await running.workspace();
  expect((await commit(data, elsewhere.api)).status).toBe(404);
  expect((await commit({ ...data, plan_id: 'pln_nothing' })).status).toBe(404);
  expect((await commit(data)).status).toBe(200);
});

it('answers 410 for a plan past its 15 minutes', async () => {
  const { data } = (await plan({ actions: [{ action: 'create_client', input: { name: name() } }] })).body;
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('batch_plans')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', data.plan_id)
      .execute(),
  );
  const answer = await commit(data);
  expect(answer.status).toBe(410);
  expect(answer.body.error.code).toBe('PLAN_EXPIRED');
});

it.each(['independent', 'atomic'])(
  'answers 409 PLAN_STALE with the difference when a record it touches has moved (%s)',
  async (mode) => {
    const client = await desk.client({ phone: '1' });
    const body = {
      mode,
      actions: [
        { id: 'new', action: 'create_client', input: { name: name() } },
        { id: 'a', action: 'update_client', input: { client_id: client, notes: 'x' } },
      ],
    };
    const { data } = (await plan(body)).body;
    await agency.api.patch(`/clients/${client}`, { phone: '2' });
    const before = await rows();
    const answer = await commit(data);
    expect(answer.status).toBe(409);
    expect(answer.body.error.code).toBe('PLAN_STALE');
    expect(answer.body.error.difference).toEqual([
      expect.objectContaining({
        item: 'a',
        type: 'client',
        id: client,
        changed: expect.objectContaining({ phone: { planned: '1', now: '2' } }),
      }),
    ]);
    expect(await rows()).toEqual(before);
    const renewed = (await plan(body)).body.data;
    expect((await commit(renewed)).status).toBe(200);
  },
);

it('is stale as well when what it would do is no longer what its text says', async () => {
  const client = await desk.client({ terms: { standard_fee_percent: 20 } });
  const application = await desk.application({ job_id: await desk.job({ client_id: client }) });
  const { data } = (
    await plan({
      actions: [{ action: 'create_placement', input: { application_id: application, salary: 100_000 } }],
    })
  ).body;
  await agency.api.post('/batch', {
    actions: [
      { action: 'set_client_fee_terms', input: { client_id: client, tiers: [{ from: 0, percent: 30 }] } },
    ],
  });
  const answer = await commit(data);
  expect(answer.body.error).toMatchObject({
    code: 'PLAN_STALE',
    confirm_text: {
      planned: expect.stringContaining('fee AUD 20,000.00)'),
      now: expect.stringContaining('fee AUD 30,000.00)'),
    },
  });
});

it('makes slow work once, freezes it into the plan, and lets an atomic commit use it', async () => {
  const before = prepared;
  const actions = [{ id: 'a', action: 'write_client', input: { name: name() } }];
  const direct = await agency.api.post('/batch', { mode: 'atomic', actions });
  expect(direct.status).toBe(422);
  expect(direct.body.error.problems[0].field).toBe('actions[0].action');
  const independent = await plan({ actions });
  expect(prepared).toBe(before + 1);
  const made = await commit(independent.body.data);
  expect(prepared).toBe(before + 1);
  expect(made.body.data.items[0].result.name).toBe(independent.body.data.items[0].effects[0].after.name);
});

it('says of an item that cannot be tried out why, runs nothing of it, and gives no handle', async () => {
  const answer = await plan({
    actions: [
      { id: 'call', action: 'call_client', input: { name: name() } },
      { id: 'next', action: 'get_client', input: { client_id: { $from: 'call', path: '/id' } } },
      { id: 'fine', action: 'list_clients', input: {} },
    ],
  });
  expect(answer.status).toBe(200);
  expect(answer.body.data).not.toHaveProperty('plan_id');
  expect(answer.body.data.next).toBeNull();
  const [call, next, fine] = answer.body.data.items;
  expect(call).toMatchObject({ status: 'planned', not_simulated: expect.stringContaining('call_client') });
  expect(next.not_simulated).toContain('call');
  expect(fine).not.toHaveProperty('not_simulated');
});

it('keeps no secret in a plan: what is shown once is made when the plan is committed', async () => {
  const { data } = (
    await plan({
      mode: 'atomic',
      actions: [{ id: 'key', action: 'create_key', input: { scopes: ['clients:read'] } }],
    })
  ).body;
  expect(JSON.stringify(data)).not.toMatch(/sk_live_/);
  const row = await running.service.store.read((db) =>
    db.selectFrom('batch_plans').selectAll().where('id', '=', data.plan_id).executeTakeFirstOrThrow(),
  );
  expect(JSON.stringify(row)).not.toMatch(/sk_live_|hash/);
  const made = await commit(data);
  const { key } = made.body.data.items[0].result;
  expect((await agency.as(key).get('/clients')).status).toBe(200);
  const again = await agency.api.get(`/batch/${made.body.data.batch_id}`);
  expect(again.body.data.items[0].result).toMatchObject({ key: null, secret_shown: true });
  const kept = await running.service.store.read((db) =>
    db.selectFrom('batch_items').select('result').execute(),
  );
  expect(JSON.stringify(kept)).not.toContain(key);
});

it('refuses a commit that carries anything else', async () => {
  const { data } = (await plan({ actions: [{ action: 'create_client', input: { name: name() } }] })).body;
  const answer = await agency.api.post('/batch', {
    plan_id: data.plan_id,
    confirm_text: data.confirm_text,
    actions: [],
  });
  expect(answer.status).toBe(422);
  const bare = await agency.api.post('/batch', { plan_id: data.plan_id });
  expect(bare.body.error).toMatchObject({ code: 'BATCH_INVALID', field: 'confirm_text' });
  const unkeyed = await agency.api.post(
    '/batch',
    { plan_id: data.plan_id, confirm_text: data.confirm_text },
    null,
  );
  expect(unkeyed.status).toBe(400);
});
