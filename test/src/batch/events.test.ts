import { afterEach, beforeAll, expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { bad, client, slow, startHeldDesk } from '#test/harness/held.ts';
import { botToken } from '#test/harness/oauth.ts';
import type { TestService, Workspace } from '#test/harness/workspace.ts';

const held = fixture(startHeldDesk);
let running: TestService;
let agency: Workspace;

beforeAll(async () => {
  ({ running, agency } = held);
});
afterEach(() => held.open());

async function events(id: string, key: string, headers: Record<string, string> = {}) {
  const response = await running.app.request(`/api/v1/batch/${id}/events`, {
    headers: { Authorization: `Bearer ${key}`, ...headers },
  });
  return response;
}

function parse(text: string) {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('id:'))
    .map((block) => {
      const fields = new Map(
        block
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      );
      return {
        id: Number(fields.get('id')),
        event: fields.get('event'),
        data: JSON.parse(fields.get('data') ?? 'null'),
      };
    });
}

it('ends at once for a finished batch, with its items in the order of their commits and the batch last', async () => {
  const made = await agency.api.post('/batch', {
    actions: [
      { id: 'second', action: 'list_clients', input: {}, after: ['first'] },
      client('first'),
      bad('third'),
    ],
  });
  const response = await events(made.body.data.batch_id, agency.adminKey);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const told = parse(await response.text());
  expect(told.map(({ event, data }) => data.id ?? event)).toEqual(['first', 'second', 'third', 'batch']);
  expect(told.at(-1)?.data).toMatchObject({ status: 'partial', next: 'resume' });
  expect(told[0]?.data).toEqual(made.body.data.items[1]);
  const ids = told.map(({ id }) => id);
  expect([...ids].sort((a, b) => a - b)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

it('goes on after Last-Event-ID, and refuses one that is none', async () => {
  const made = await agency.api.post('/batch', { actions: [client('a'), client('b'), client('c')] });
  const id = made.body.data.batch_id;
  const all = parse(await (await events(id, agency.adminKey)).text());
  const rest = parse(
    await (await events(id, agency.adminKey, { 'Last-Event-ID': String(all[0]?.id) })).text(),
  );
  expect(rest).toEqual(all.slice(1));
  expect((await events(id, agency.adminKey, { 'Last-Event-ID': 'x' })).status).toBe(400);
});

it('tells each change as it happens, with comment lines in between, and nothing before its commit', async () => {
  held.shut();
  const started = await agency.api.post('/batch', {
    wait_ms: 1,
    actions: [client('a'), slow('b'), client('c')],
  });
  await held.preparing(1);
  await held.firstCommitted(started.body.data.batch_id);
  const response = await events(started.body.data.batch_id, agency.adminKey);
  const reader = response.body?.getReader();
  if (reader === undefined) throw new Error('no body');
  let text = '';
  const read = async (until: RegExp): Promise<void> => {
    while (!until.test(text)) {
      const { value, done } = await reader.read();
      if (done) return;
      text += new TextDecoder().decode(value);
    }
  };
  // A comment behind the first change: on a busy machine one may come before it.
  await read(/\ndata: [\s\S]*\n: still here\n\n/);
  expect(parse(text).map(({ data }) => [data.id, data.status])).toEqual([['a', 'succeeded']]);
  held.open();
  await read(/event: batch\ndata: .*\n\n/);
  const told = parse(text);
  expect(told.slice(1).map(({ event, data }) => [event, data.id ?? '', data.status])).toEqual([
    ['item', 'b', 'succeeded'],
    ['item', 'c', 'succeeded'],
    ['batch', '', 'succeeded'],
  ]);
  expect((await reader.read()).done).toBe(true);
});

it('tells that an item began', async () => {
  held.shut();
  const started = await agency.api.post('/batch', { wait_ms: 0, actions: [slow('a')] });
  const response = await events(started.body.data.batch_id, agency.adminKey);
  const text = response.text();
  await held.preparing(1);
  held.open();
  const changes = parse(await text).map(({ data }) => data.status);
  expect(changes.at(-1)).toBe('succeeded');
  expect(changes).toContain('succeeded');
});

it('ends without telling anything more once the credential that follows is revoked', async () => {
  held.shut();
  const started = await agency.api.post('/batch', { wait_ms: 0, actions: [slow('a'), client('b')] });
  const follower = (await agency.api.post('/keys', { scopes: ['admin'] })).body.data;
  const bot = { name: 'Bot', role: 'admin', scopes: ['admin'] };
  const service = (await agency.api.post('/service-accounts', bot)).body.data;
  const texts = [];
  for (const secret of [follower.key, await botToken(running, service)])
    texts.push((await events(started.body.data.batch_id, secret)).text());
  await held.preparing(1);
  await agency.api.delete(`/keys/${follower.id}`);
  await agency.api.patch(`/service-accounts/${service.id}`, { status: 'paused' });
  held.open();
  for (const text of await Promise.all(texts)) {
    const told = parse(text).filter(({ data }) => data.result !== undefined || data.status === 'succeeded');
    expect(told).toEqual([]);
  }
});
