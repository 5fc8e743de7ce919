import { afterEach, beforeAll, expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { bad, client, startHeldDesk, statuses } from '#test/harness/held.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const held = fixture(startHeldDesk);
let agency: Workspace;

beforeAll(async () => {
  ({ agency } = held);
});
afterEach(() => held.open());

const failing = async (options: object = {}) => {
  const made = await agency.api.post('/batch', {
    on_error: 'stop',
    ...options,
    actions: [
      client('a'),
      { id: 'b', action: 'update_client', input: { client_id: 'cli_nobody', phone: '7' } },
      client('c'),
    ],
  });
  return made.body.data ?? made.body.error;
};

it('runs what has not committed with the patched fields, and never again what has', async () => {
  const stopped = await failing();
  expect(statuses(stopped)).toEqual(['succeeded', 'failed', 'not_run']);
  const target = stopped.items[0].result.id;
  const answer = await agency.api.post(`/batch/${stopped.batch_id}/resume`, {
    patch: { b: { input: { client_id: target } } },
  });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({ batch_id: stopped.batch_id, status: 'succeeded', next: null });
  expect(answer.body.data.items[0]).toEqual(stopped.items[0]);
  expect(answer.body.data.items[1].result).toMatchObject({ id: target, phone: '7' });
});

it('takes a reference to a committed item in a patch', async () => {
  const stopped = await failing();
  const answer = await agency.api.post(`/batch/${stopped.batch_id}/resume`, {
    patch: { b: { input: { client_id: { $from: 'a', path: '/id' } } } },
  });
  expect(answer.body.data.status).toBe('succeeded');
});

it('refuses a patch of a committed item with 409 and names it', async () => {
  const stopped = await failing();
  const answer = await agency.api.post(`/batch/${stopped.batch_id}/resume`, {
    patch: { a: { input: { name: 'Other' } } },
  });
  expect(answer.status).toBe(409);
  expect(answer.body.error).toMatchObject({ code: 'CONFLICT', field: 'patch.a', item: 'a' });
  expect((await agency.api.get(`/batch/${stopped.batch_id}`)).body.data).toEqual(stopped);
});

it('refuses a patch that is not valid or names no item, and changes nothing', async () => {
  const stopped = await failing();
  const path = `/batch/${stopped.batch_id}/resume`;
  const unknown = await agency.api.post(path, { patch: { bb: { input: {} } } });
  expect(unknown.body.error).toMatchObject({
    code: 'BATCH_INVALID',
    problems: [{ field: 'patch.bb', did_you_mean: 'b' }],
  });
  const wrong = await agency.api.post(path, { patch: { b: { input: { client_id: 'job_1' } } } });
  expect(wrong.body.error).toMatchObject({ code: 'BATCH_INVALID', field: 'actions[1].input.client_id' });
  expect((await agency.api.post(path, { patch: { b: { inputs: {} } } })).status).toBe(422);
  expect((await agency.api.post(path, {}, null)).status).toBe(400);
  expect((await agency.api.get(`/batch/${stopped.batch_id}`)).body.data).toEqual(stopped);
});

it('runs an atomic batch that was rolled back as a whole again', async () => {
  const rolled = await failing({ mode: 'atomic', on_error: 'continue' });
  const answer = await agency.api.post(`/batch/${rolled.batch_id}/resume`, {
    patch: { b: { input: { client_id: { $from: 'a', path: '/id' } } } },
  });
  expect(answer.status).toBe(200);
  expect(statuses(answer.body.data)).toEqual(['succeeded', 'succeeded', 'succeeded']);
});

it('replays under its own key, and leaves the first request the answer that it had', async () => {
  const actions = [client('a'), bad('b')];
  const first = await agency.api.post('/batch', { actions }, 'before-resume');
  const path = `/batch/${first.body.data.batch_id}/resume`;
  const resumed = await agency.api.post(
    path,
    { patch: { b: { input: { client_id: { $from: 'a', path: '/id' } } } } },
    'resume-1',
  );
  expect(resumed.body.data.status).toBe('succeeded');
  const replay = await agency.api.post(
    path,
    { patch: { b: { input: { client_id: { $from: 'a', path: '/id' } } } } },
    'resume-1',
  );
  expect(replay.body.data).toEqual(resumed.body.data);
  expect(replay.headers.get('idempotency-replayed')).toBe('true');
  const original = await agency.api.post('/batch', { actions }, 'before-resume');
  expect(original.status).toBe(207);
  expect(original.body.data).toEqual(first.body.data);
});

it('leaves a batch that succeeded as it is', async () => {
  const made = await agency.api.post('/batch', { actions: [client('a')] });
  const answer = await agency.api.post(`/batch/${made.body.data.batch_id}/resume`, {});
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual(made.body.data);
});
