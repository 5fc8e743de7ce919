import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU', on: 'postgres' });
const desk = deskOf(agency);

// biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
const statuses = (data: any): string[] => data.items.map((item: { status: string }) => item.status);

it('runs, fails, resumes and undoes item by item on PostgreSQL', async () => {
  const answer = await agency.api.post('/batch', {
    actions: [
      { id: 'made', action: 'create_client', input: { name: 'Postgres One' } },
      { id: 'twin', action: 'create_client', input: { name: 'Postgres One' } },
      {
        id: 'phone',
        action: 'update_client',
        input: { client_id: { $from: 'made', path: '/id' }, phone: '1' },
      },
      { id: 'after', action: 'get_client', input: { client_id: { $from: 'twin', path: '/id' } } },
    ],
  });
  expect(answer.status).toBe(207);
  expect(statuses(answer.body.data)).toEqual(['succeeded', 'failed', 'succeeded', 'skipped']);
  const path = `/batch/${answer.body.data.batch_id}`;
  const resumed = await agency.api.post(`${path}/resume`, {
    patch: { twin: { input: { name: 'Postgres Two' } } },
  });
  expect(resumed.body.data.status).toBe('succeeded');
  const undone = await agency.api.post(`${path}/undo`, {});
  expect(undone.status).toBe(200);
  expect((await agency.api.get('/clients?search=Postgres')).body.meta.count).toBe(0);
});

it('keeps all of an atomic batch or nothing on PostgreSQL', async () => {
  const actions = (last: object) => [
    { action: 'create_client', input: { name: `Atomic ${Math.random()}` } },
    last,
  ];
  const failed = await agency.api.post('/batch', {
    mode: 'atomic',
    actions: actions({ action: 'get_client', input: { client_id: 'cli_nobody' } }),
  });
  expect(failed.status).toBe(404);
  expect(failed.body.error.code).toBe('BATCH_ROLLED_BACK');
  expect((await agency.api.get('/clients?search=Atomic')).body.meta.count).toBe(0);
  const kept = await agency.api.post('/batch', {
    mode: 'atomic',
    actions: actions({ action: 'list_clients', input: {} }),
  });
  expect(kept.status).toBe(200);
});

it('plans without a trace and commits on PostgreSQL', async () => {
  const application = await desk.application({ stage: 'offer' });
  const actions = [
    { id: 'place', action: 'create_placement', input: { application_id: application, salary: 90_000 } },
    { id: 'bad', action: 'get_client', input: { client_id: 'cli_nobody' } },
  ];
  const failing = await agency.api.post('/batch', { dry_run: true, actions }, null);
  expect(failing.status).toBe(207);
  expect(statuses(failing.body.data)).toEqual(['planned', 'failed']);
  const { data } = (await agency.api.post('/batch', { dry_run: true, actions: actions.slice(0, 1) }, null))
    .body;
  expect((await agency.api.get(`/applications/${application}`)).body.data.stage).toBe('offer');
  const committed = await agency.api.post('/batch', {
    plan_id: data.plan_id,
    confirm_text: data.confirm_text,
  });
  expect(committed.body.data.status).toBe('succeeded');
  expect((await agency.api.get(`/applications/${application}`)).body.data.stage).toBe('placed');
});

it('runs once under one key, however many ask at once, on PostgreSQL', async () => {
  const body = { actions: [{ action: 'create_client', input: { name: 'Storm' } }] };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => agency.api.post('/batch', body, 'storm')),
  );
  for (const { status } of answers) expect([200, 202, 409]).toContain(status);
  expect((await agency.api.get('/clients?search=Storm')).body.meta.count).toBe(1);
});
