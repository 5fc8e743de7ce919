import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);
let serial = 0;

const name = (): string => {
  serial += 1;
  return `Undone ${serial}`;
};
const run = async (actions: object[], more: object = {}) =>
  (await agency.api.post('/batch', { actions, ...more })).body.data;
const undo = (id: string, body: object = {}, key?: string) => agency.api.post(`/batch/${id}/undo`, body, key);
// biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
const outcomes = (data: any): string[] => data.items.map((item: any) => item.undo?.outcome ?? '-');
// biome-ignore lint/suspicious/noExplicitAny: as above
const statuses = (data: any): string[] => data.items.map((item: any) => item.status);

it('takes back updates and creations, the last one first, and says so in the activities', async () => {
  const client = await desk.client({ phone: '1', notes: 'old' });
  const data = await run([
    { id: 'phone', action: 'update_client', input: { client_id: client, phone: '2' } },
    { id: 'again', action: 'update_client', input: { client_id: client, phone: '3', notes: null } },
    { id: 'made', action: 'create_client', input: { name: name() } },
    { id: 'look', action: 'get_client', input: { client_id: { $from: 'made', path: '/id' } } },
  ]);
  const answer = await undo(data.batch_id);
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({ status: 'undone', next: null });
  expect(outcomes(answer.body.data)).toEqual(['done', 'done', 'done', 'done']);
  const now = await agency.api.get(`/clients/${client}`);
  expect(now.body.data).toMatchObject({ phone: '1', notes: 'old' });
  expect((await agency.api.get(`/clients/${data.items[2].result.id}`)).status).toBe(404);
  const lines = await agency.api.get(`/activities?client_id=${client}`);
  expect(lines.body.data[0].data).toMatchObject({ action: 'undo update_client', batch_id: data.batch_id });
  expect((await undo(data.batch_id)).body.error.code).toBe('CONFLICT');
  expect((await agency.api.post(`/batch/${data.batch_id}/resume`, {})).status).toBe(409);
});

it('takes back a whole desk: from the client to the moves of the application', async () => {
  const of = (label: string) => ({ $from: label, path: '/id' });
  const data = await run([
    { id: 'client', action: 'create_client', input: { name: name() } },
    {
      id: 'contact',
      action: 'add_client_contact',
      input: { client_id: of('client'), name: 'Helen Marsh', email: 'helen@undone.example' },
    },
    { id: 'job', action: 'create_job', input: { title: 'Controller', client_id: of('client') } },
    { id: 'title', action: 'update_job', input: { job_id: of('job'), title: 'Group Controller' } },
    {
      id: 'person',
      action: 'create_candidate',
      input: { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@undone.example' },
    },
    { id: 'tags', action: 'update_candidate_tags', input: { candidate_id: of('person'), add: ['finance'] } },
    {
      id: 'added',
      action: 'create_application',
      input: { job_id: of('job'), candidate_id: of('person') },
      after: ['title'],
    },
    {
      id: 'sent',
      action: 'move_application_stage',
      input: { application_id: of('added'), stage: 'submitted' },
    },
    {
      id: 'lost',
      action: 'move_application_stage',
      input: { application_id: of('added'), stage: 'rejected', reason: 'too narrow' },
      after: ['sent'],
    },
  ]);
  expect(data.status).toBe('succeeded');
  const answer = await undo(data.batch_id);
  expect(outcomes(answer.body.data)).toEqual(Array(9).fill('done'));
  const result = (position: number) => data.items[position].result.id;
  expect((await agency.api.get(`/clients/${result(0)}`)).status).toBe(404);
  expect((await agency.api.get(`/jobs/${result(2)}`)).status).toBe(404);
  expect((await agency.api.get(`/candidates/${result(4)}`)).status).toBe(404);
  expect((await agency.api.get(`/applications/${result(6)}`)).status).toBe(404);
});

it('leaves what was changed since, with the difference, and everything that it depends on', async () => {
  const other = await desk.client({ phone: '1' });
  const data = await run([
    { id: 'made', action: 'create_client', input: { name: name() } },
    {
      id: 'phone',
      action: 'update_client',
      input: { client_id: { $from: 'made', path: '/id' }, phone: '2' },
    },
    { id: 'other', action: 'update_client', input: { client_id: other, phone: '9' } },
  ]);
  const made = data.items[0].result.id;
  await agency.api.patch(`/clients/${made}`, { phone: '5' });
  const answer = await undo(data.batch_id);
  expect(answer.status).toBe(207);
  expect(outcomes(answer.body.data)).toEqual(['left', 'conflict', 'done']);
  const [left, conflict] = answer.body.data.items;
  expect(conflict.undo.error).toMatchObject({
    code: 'UNDO_CONFLICT',
    difference: { phone: { left: '2', now: '5' } },
  });
  expect(left.undo.caused_by).toBe('phone');
  expect(statuses(answer.body.data)).toEqual(['succeeded', 'succeeded', 'undone']);
  expect((await agency.api.get(`/clients/${made}`)).body.data.phone).toBe('5');
  expect((await agency.api.get(`/clients/${other}`)).body.data.phone).toBe('1');
});

it('is no conflict when something else of the record was changed since', async () => {
  const client = await desk.client({ phone: '1' });
  const data = await run([{ id: 'a', action: 'update_client', input: { client_id: client, phone: '2' } }]);
  await agency.api.patch(`/clients/${client}`, { notes: 'kept' });
  expect((await undo(data.batch_id)).status).toBe(200);
  expect((await agency.api.get(`/clients/${client}`)).body.data).toMatchObject({ phone: '1', notes: 'kept' });
});

it('says of what cannot be taken back why, and keeps what it rests on', async () => {
  const candidate = {
    id: 'person',
    action: 'create_candidate',
    input: { name: 'Bo Li', email: `${name().replace(' ', '')}@mail.example` },
  };
  const job = await desk.job({ is_evergreen: true });
  const data = await run([
    candidate,
    {
      id: 'apply',
      action: 'create_application',
      input: { job_id: job, candidate_id: { $from: 'person', path: '/id' } },
    },
    {
      id: 'place',
      action: 'create_placement',
      input: { application_id: { $from: 'apply', path: '/id' }, salary: 80_000 },
    },
    { id: 'free', action: 'create_client', input: { name: name() } },
  ]);
  const answer = await undo(data.batch_id);
  expect(answer.status).toBe(207);
  expect(outcomes(answer.body.data)).toEqual(['left', 'left', 'irreversible', 'done']);
  expect(answer.body.data.items[2].undo.error.message).toContain('create_placement');
});

it('takes back the named items alone, refuses unknown and uncommitted ones, and keeps what others rest on', async () => {
  const data = await run([
    { id: 'one', action: 'create_client', input: { name: name() } },
    { id: 'two', action: 'create_client', input: { name: name() } },
    {
      id: 'on_two',
      action: 'update_client',
      input: { client_id: { $from: 'two', path: '/id' }, phone: '4' },
    },
    { id: 'bad', action: 'get_client', input: { client_id: 'cli_nobody' } },
  ]);
  const unknown = await undo(data.batch_id, { items: ['onw'] });
  expect(unknown.body.error).toMatchObject({ code: 'BATCH_INVALID', problems: [{ did_you_mean: 'one' }] });
  expect((await undo(data.batch_id, { items: ['bad'] })).body.error).toMatchObject({
    code: 'CONFLICT',
    item: 'bad',
  });
  const rests = await undo(data.batch_id, { items: ['two'] });
  expect(rests.status).toBe(207);
  expect(rests.body.data.items[1].undo).toMatchObject({ outcome: 'left', caused_by: 'on_two' });
  const one = await undo(data.batch_id, { items: ['one'] });
  expect(one.status).toBe(200);
  expect(statuses(one.body.data)).toEqual(['undone', 'succeeded', 'succeeded', 'failed']);
});

it('replays under its key, asks for one, and leaves the first request the answer that it had', async () => {
  const actions = [{ id: 'a', action: 'create_client', input: { name: name() } }];
  const first = await agency.api.post('/batch', { actions }, 'undo-first');
  const id = first.body.data.batch_id;
  expect((await agency.api.post(`/batch/${id}/undo`, {}, null)).status).toBe(400);
  const undone = await undo(id, {}, 'undo-key');
  const again = await undo(id, {}, 'undo-key');
  expect(again.status).toBe(undone.status);
  expect(again.body.data).toEqual(undone.body.data);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect((await agency.api.post('/batch', { actions }, 'undo-first')).body.data).toEqual(first.body.data);
});

it('on_error undo takes back what was committed', async () => {
  const client = await desk.client({ phone: '1' });
  const answer = await agency.api.post('/batch', {
    on_error: 'undo',
    actions: [
      { id: 'made', action: 'create_client', input: { name: name() } },
      { id: 'phone', action: 'update_client', input: { client_id: client, phone: '2' } },
      { id: 'bad', action: 'get_client', input: { client_id: 'cli_nobody' } },
      { id: 'later', action: 'create_client', input: { name: name() } },
    ],
  });
  expect(answer.status).toBe(207);
  expect(answer.body.data.status).toBe('undone');
  expect(statuses(answer.body.data)).toEqual(['undone', 'undone', 'failed', 'not_run']);
  expect((await agency.api.get(`/clients/${client}`)).body.data.phone).toBe('1');
  expect((await agency.api.get(`/clients/${answer.body.data.items[0].result.id}`)).status).toBe(404);
});

it('undoes only what its credential may do', async () => {
  const data = await run([{ id: 'a', action: 'create_client', input: { name: name() } }]);
  const narrow = agency.as(await agency.key(['clients:read'], { userId: agency.adminId }));
  const answer = await narrow.post(`/batch/${data.batch_id}/undo`, {});
  expect(answer.status).toBe(207);
  expect(answer.body.data.items[0].undo.error.code).toBe('INSUFFICIENT_SCOPE');
  expect((await agency.api.get(`/clients/${data.items[0].result.id}`)).status).toBe(200);
});
