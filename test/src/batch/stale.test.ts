import { expect, it, vi } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import type { Principal } from '#src/access/principal.ts';
import type { BoundEffect } from '#src/batch/bound-effects.ts';
import { asSeenBy, differences, planStale } from '#src/batch/stale.ts';
import { useService } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const running = useService();

async function agency() {
  const workspace = await running.workspace();
  return { api: workspace.api, desk: deskOf(workspace) };
}

/** Does something while the clock goes on by so many milliseconds each time that it is read. */
async function withClock<T>(step: number, work: () => Promise<T>): Promise<T> {
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += step;
    return now;
  });
  try {
    return await work();
  } finally {
    clock.mockRestore();
  }
}

it.each([
  [0, 1],
  [1, 0],
])(
  'a plan tried out in steps of %i ms is not stale when it is committed in steps of %i ms',
  async (planning, committing) => {
    const { api, desk } = await agency();
    const client_id = await desk.client();
    const candidate_id = await desk.candidate({ name: 'Daniel Okafor' });
    const from = (label: string) => ({ $from: label, path: '/id' });
    const actions = [
      { id: 'job', action: 'create_job', input: { title: 'Financial Planning Manager', client_id } },
      { id: 'put', action: 'create_application', input: { job_id: from('job'), candidate_id } },
      {
        id: 'send',
        action: 'move_application_stage',
        input: { application_id: from('put'), stage: 'submitted' },
      },
    ];
    const body = { actions, mode: 'atomic', dry_run: true };
    const { data } = (await withClock(planning, () => api.post('/batch', body, null))).body;
    const { plan_id, confirm_text } = data;
    const done = await withClock(committing, () => api.post('/batch', { plan_id, confirm_text }));
    expect(done.body.error).toBeUndefined();
    expect(done.body.data.status).toBe('succeeded');
  },
);

it('takes a record made in the millisecond of the plan, just before it, for one that was there', async () => {
  const { api, desk } = await agency();
  const body = (client_id: string) => ({
    actions: [{ id: 'job', action: 'create_job', input: { title: 'Financial Planning Manager', client_id } }],
    mode: 'atomic',
    dry_run: true,
  });
  const planned = await withClock(0, async () => api.post('/batch', body(await desk.client()), null));
  const { plan_id, confirm_text } = planned.body.data;
  const done = await api.post('/batch', { plan_id, confirm_text });
  expect(done.body.error).toBeUndefined();
});

it('a plan of what somebody has done meanwhile names what it would have changed, and no other field', async () => {
  const { api, desk } = await agency();
  const client_id = await desk.client({ website: 'https://old.example', industry: 'Mining' });
  const actions = [{ action: 'update_client', input: { client_id, industry: 'Finance' } }];
  const { data } = (await api.post('/batch', { actions, dry_run: true }, null)).body;
  await api.patch(`/clients/${client_id}`, { industry: 'Finance' });
  const { plan_id, confirm_text } = data;
  const { error } = (await api.post('/batch', { plan_id, confirm_text })).body;
  expect(error).toMatchObject({ code: 'PLAN_STALE', message: expect.stringContaining('(industry)') });
  expect(error.difference).toMatchObject([
    { id: client_id, changed: { industry: { planned: 'Finance', now: 'left as it is' } } },
  ]);
  expect(Object.keys(error.difference[0].changed)).toEqual(['industry']);
});

const fact: BoundEffect = {
  item: 'a1',
  kind: 'record',
  type: 'application',
  id: 'new application 1',
  name: 'Ana Ruiz on Group Controller',
  fields: { stage: 'submitted' },
};
const apart: Record<string, [BoundEffect[], BoundEffect[], string]> = {
  'a field that only the plan sets': [[fact], [{ ...fact, fields: {} }], 'stage'],
  'a field that only the commit sets': [[{ ...fact, fields: {} }], [fact], 'stage'],
  'a field that is emptied in place of left as it is': [
    [{ ...fact, fields: {} }],
    [{ ...fact, fields: { stage: null } }],
    'stage',
  ],
  'a name': [[fact], [{ ...fact, name: 'Ana Ruiz on Controller' }], 'name'],
  'an event that is told to another': [
    [{ ...fact, kind: 'request', type: 'job.created', id: null, fields: {} }],
    [{ ...fact, kind: 'request', type: 'job.updated', id: null, fields: {} }],
    'type',
  ],
  'an effect that is no longer there': [[{ ...fact, fields: {} }], [], 'effect'],
  'an effect that comes new': [[], [{ ...fact, kind: 'event', fields: {} }], 'effect'],
};

it.each(Object.keys(apart))('a plan that differs in %s names it', (name) => {
  const [then, now, field] = apart[name] ?? [[], [], ''];
  const moved = differences(
    { versions: [], facts: then },
    { versions: [], facts: now },
    (_, image) => image ?? {},
  );
  expect(moved.map(({ changed }) => Object.keys(changed))).toEqual([[field]]);
  expect(planStale(moved, {}).message).toContain(`(${field})`);
});

const split = (user_id: string, percent: number): BoundEffect => ({
  ...fact,
  type: 'placement',
  id: 'new placement 1 of a1',
  fields: { salary: percent * 1000, credits: [{ user_id, role: null, percent }] },
});
const moved = (id: string, end_date: string, expected_gp: number): BoundEffect => ({
  ...fact,
  type: 'placement',
  id,
  fields: { contract: { end_date, expected_gp } },
});
const stood = {
  item: 'a1',
  type: 'placement',
  id: 'pla_1',
  name: null,
  before: { salary: 1, contract: { end_date: '2026-06-30', expected_gp: 1 } },
};
const seen: Record<string, [BoundEffect, BoundEffect, boolean]> = {
  'who is credited': [split('usr_1', 100), split('usr_2', 100), true],
  'their hidden share': [split('usr_1', 100), split('usr_1', 50), false],
  'what is shown of a contract': [moved('pla_1', '2026-07-01', 1), moved('pla_1', '2026-07-02', 1), true],
  'what is hidden of it': [moved('pla_1', '2026-07-01', 1), moved('pla_1', '2026-07-01', 2), false],
  'whether only what is hidden of it changes': [
    moved('pla_1', '2026-06-30', 2),
    { ...fact, type: 'placement', id: 'pla_1', fields: {} },
    false,
  ],
};

it.each(Object.keys(seen))(
  'holds a credential without the scope of money to what it was shown: %s',
  (name) => {
    const [then, now, differs] = seen[name] ?? [fact, fact, null];
    const poor = { scopes: new Set(['placements:read']) } as unknown as Principal;
    const [was, is] = [then, now].map((one) =>
      asSeenBy(catalogue, poor, { versions: [stood], facts: [one] }, [stood]),
    );
    const found = was && is ? differences(was, is, (_, image) => image ?? {}) : [];
    expect(found.length > 0).toBe(differs);
  },
);
