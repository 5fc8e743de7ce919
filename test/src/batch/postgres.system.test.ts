import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { sendToItsEnd } from '#test/harness/batch.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU', on: 'postgres' });
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

it.each(['independent', 'atomic'])(
  'sees in an item of an %s batch what the items before it made, on PostgreSQL',
  async (mode) => {
    const application = await desk.application({ stage: 'offer' });
    const place = { action: 'create_placement', input: { application_id: application, salary: 90_000 } };
    const person = (id: string, email: string) => ({
      id,
      action: 'create_candidate',
      input: { name: `Ada ${mode}`, email },
    });
    const actions = [
      person('ada', `ada@${mode}.example`),
      person('other', `other@${mode}.example`),
      { id: 'placed', ...place },
      { id: 'again', ...place },
      person('twin', `ada@${mode}.example`),
    ];
    const answer = await sendToItsEnd(running, agency.api, { mode, actions });
    const names = (await agency.api.get('/candidates?limit=100')).body.data.map(
      ({ name }: { name: string }) => name,
    );
    const made = names.filter((name: string) => name === `Ada ${mode}`).length;
    if (mode === 'independent') {
      expect(statuses(answer.body.data)).toEqual(['succeeded', 'succeeded', 'succeeded', 'failed', 'failed']);
      expect(made).toBe(2);
    } else {
      expect(answer.body.error.code).toBe('BATCH_ROLLED_BACK');
      expect(made).toBe(0);
    }
  },
);

it('takes back what one item had written and keeps the others of its commit, on PostgreSQL', async () => {
  const other = await running.workspace();
  const people = await Promise.all([1, 2, 3, 4].map(() => deskOf(other).candidate()));
  const { api } = await other.user('consultant');
  await runAction(running, other.adminKey, 'set_candidate_allowance', { limit: 2, mode: 'stop' });
  const answer = await sendToItsEnd(running, api, {
    on_error: 'continue',
    actions: [
      ...people.map((candidate_id) => ({
        action: 'update_candidate',
        input: { candidate_id, headline: 'Seen' },
      })),
      { action: 'create_client', input: { name: 'After' } },
    ],
  });
  expect(statuses(answer.body.data)).toEqual(['succeeded', 'succeeded', 'failed', 'failed', 'succeeded']);
  expect(answer.body.data.items[2].error.code).toBe('DAILY_LIMIT_REACHED');
  const headlines = await Promise.all(people.map((id) => other.api.get(`/candidates/${id}`)));
  expect(headlines.map(({ body }) => body.data.headline)).toEqual(['Seen', 'Seen', null, null]);
  const changes = (await other.api.get('/changes')).body.data.map(
    ({ sequence }: { sequence: number }) => sequence,
  );
  expect(changes).toEqual(changes.map((_: number, at: number) => at + changes[0]));
});
