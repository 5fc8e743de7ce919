import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertRow, json } from '#db/rows.ts';
import { recoverBatches } from '#src/batch/index.ts';
import { newId } from '#src/lib/ids.ts';
import { slowAction, withActions } from '#test/harness/batch.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let agency: Workspace;
let serial = 0;
/** What the slow action waits for; a test opens it. */
let gate: { open: () => void; promise: Promise<void> };
let called: string[] = [];

function shut(): void {
  let open = (): void => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  gate = { open, promise };
}

beforeAll(async () => {
  running = await startService();
  agency = await running.workspace({ country: 'AU' });
  shut();
  const waiting = async ({ name }: { name: string }): Promise<string> => {
    called.push(name);
    await gate.promise;
    return name;
  };
  withActions(
    running,
    [slowAction('slow_client', waiting), slowAction('call_client', waiting, { outside: true })],
    20,
  );
});
afterEach(() => gate.open());
afterAll(async () => {
  gate.open();
  await running.close();
});

const name = (): string => {
  serial += 1;
  return `Living ${serial}`;
};
const client = (id: string, more: object = {}) => ({
  id,
  action: 'create_client',
  input: { name: name() },
  ...more,
});
const slow = (id: string, more: object = {}) => ({
  id,
  action: 'slow_client',
  input: { name: name() },
  ...more,
});
const bad = (id: string) => ({ id, action: 'get_client', input: { client_id: 'cli_nobody' } });
// biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
const statuses = (data: any): string[] => data.items.map((item: { status: string }) => item.status);
const preparing = async (count: number): Promise<void> => {
  while (called.length < count) await new Promise((resolve) => setImmediate(resolve));
};

/** Reads a batch until its first item has committed: the store takes its time, whatever the event loop does. */
async function firstCommitted(id: string): Promise<void> {
  const first = async () => (await agency.api.get(`/batch/${id}`)).body.data.items[0].status;
  while ((await first()) !== 'succeeded') await new Promise((resolve) => setImmediate(resolve));
}

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

describe('who may see it', () => {
  it('shows a batch to its credential, its person and admins, and to nobody else', async () => {
    const person = await agency.user('consultant');
    const made = await person.api.post('/batch', { actions: [client('a'), bad('b')] });
    const path = `/batch/${made.body.data.batch_id}`;
    const otherKey = agency.as(await agency.key(['clients:read'], { userId: person.userId }));
    expect((await person.api.get(path)).status).toBe(200);
    expect((await otherKey.get(path)).status).toBe(200);
    expect((await agency.api.get(path)).status).toBe(200);
    const colleague = await agency.user('consultant');
    const elsewhere = await running.workspace();
    for (const api of [colleague.api, elsewhere.api]) {
      expect((await api.get(path)).status).toBe(404);
      expect((await api.get(`${path}/events`)).status).toBe(404);
      expect((await api.post(`${path}/cancel`, {}, null)).status).toBe(404);
      expect((await api.post(`${path}/resume`, {})).status).toBe(404);
      expect((await api.post(`${path}/undo`, {})).status).toBe(404);
    }
    expect((await agency.api.get('/batch/bat_nothing')).status).toBe(404);
  });

  it('shows each credential what it may see of the results', async () => {
    const made = await agency.api.post('/batch', { actions: [client('a')] });
    expect(made.body.data.items[0].result.fee_schedule).not.toBeNull();
    const narrow = agency.as(await agency.key(['clients:read'], { userId: agency.adminId }));
    const seen = await narrow.get(`/batch/${made.body.data.batch_id}`);
    expect(seen.body.data.items[0].result.fee_schedule).toBeNull();
  });
});

describe('while it runs', () => {
  it('answers 202 when the wait is over, and a replay answers it as it stands now', async () => {
    shut();
    called = [];
    const body = { wait_ms: 1, actions: [client('quick'), slow('slow'), client('behind')] };
    const first = await agency.api.post('/batch', body, 'as-it-stands');
    expect(first.status).toBe(202);
    expect(first.headers.get('location')).toBe(`/api/v1/batch/${first.body.data.batch_id}`);
    await preparing(1);
    await firstCommitted(first.body.data.batch_id);
    const now = await agency.api.post('/batch', body, 'as-it-stands');
    expect(now.status).toBe(202);
    expect(now.body.data.batch_id).toBe(first.body.data.batch_id);
    expect(statuses(now.body.data)).toEqual(['succeeded', 'running', 'planned']);
    gate.open();
    await running.service.batches.settled();
    const ended = await agency.api.post('/batch', body, 'as-it-stands');
    expect(ended.status).toBe(200);
    expect(statuses(ended.body.data)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  });

  it('prepares five at a time, and commits in request order whatever is ready first', async () => {
    shut();
    called = [];
    const answer = agency.api.post('/batch', { actions: Array.from({ length: 8 }, (_, i) => slow(`s${i}`)) });
    await preparing(5);
    await new Promise((resolve) => setImmediate(resolve));
    expect(called).toHaveLength(5);
    gate.open();
    const { items } = (await answer).body.data;
    const ids = items.map((item: { result: { id: string } }) => item.result.id);
    expect([...ids].sort()).toEqual(ids);
  });

  it('cancel lets what is in flight finish, keeps what is committed and cancels the rest', async () => {
    shut();
    called = [];
    const started = await agency.api.post('/batch', {
      wait_ms: 1,
      actions: [
        client('done'),
        slow('held'),
        client('later'),
        { id: 'dep', action: 'list_clients', input: {}, after: ['held'] },
      ],
    });
    await preparing(1);
    await firstCommitted(started.body.data.batch_id);
    const path = `/batch/${started.body.data.batch_id}`;
    const cancelling = agency.api.post(`${path}/cancel`, undefined, null);
    await new Promise((resolve) => setImmediate(resolve));
    gate.open();
    const cancelled = await cancelling;
    expect(cancelled.status).toBe(200);
    expect(cancelled.body.data.status).toBe('cancelled');
    expect(statuses(cancelled.body.data)).toEqual(['succeeded', 'cancelled', 'cancelled', 'cancelled']);
    expect((await agency.api.post(`${path}/cancel`, undefined, null)).body.data).toEqual(cancelled.body.data);
    const resumed = await agency.api.post(`${path}/resume`, {});
    expect(resumed.body.data.status).toBe('succeeded');
  });

  it('puts down what was done outside already, although it was cancelled meanwhile', async () => {
    shut();
    called = [];
    const started = await agency.api.post('/batch', {
      wait_ms: 1,
      actions: [{ id: 'call', action: 'call_client', input: { name: name() } }, client('later')],
    });
    await preparing(1);
    const cancelling = agency.api.post(`/batch/${started.body.data.batch_id}/cancel`, undefined, null);
    while (
      (
        await running.service.store.read((db) =>
          db
            .selectFrom('batches')
            .select('cancel_requested')
            .where('id', '=', started.body.data.batch_id)
            .executeTakeFirst(),
        )
      )?.cancel_requested !== 1
    ) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    gate.open();
    expect(statuses((await cancelling).body.data)).toEqual(['succeeded', 'cancelled']);
  });

  it('refuses to resume or undo it', async () => {
    shut();
    const started = await agency.api.post('/batch', { wait_ms: 1, actions: [slow('held')] });
    const path = `/batch/${started.body.data.batch_id}`;
    expect((await agency.api.post(`${path}/resume`, {})).body.error.code).toBe('CONFLICT');
    expect((await agency.api.post(`${path}/undo`, {})).body.error.code).toBe('CONFLICT');
    gate.open();
    await running.service.batches.settled();
  });
});

describe('events', () => {
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
    shut();
    called = [];
    const started = await agency.api.post('/batch', {
      wait_ms: 1,
      actions: [client('a'), slow('b'), client('c')],
    });
    await preparing(1);
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
    await read(/\n: still here\n\n|^: still here\n\n/);
    expect(parse(text).map(({ data }) => [data.id, data.status])).toEqual([['a', 'succeeded']]);
    gate.open();
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
    shut();
    called = [];
    const started = await agency.api.post('/batch', { wait_ms: 0, actions: [slow('a')] });
    const response = await events(started.body.data.batch_id, agency.adminKey);
    const text = response.text();
    await preparing(1);
    gate.open();
    const changes = parse(await text).map(({ data }) => data.status);
    expect(changes.at(-1)).toBe('succeeded');
    expect(changes).toContain('succeeded');
  });
});

describe('resume', () => {
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
});

describe('after a crash', () => {
  /** A batch as a process that died left it: its row, and the items that it committed. */
  async function left(
    actions: { id: string; action: string; input: object; after?: string[] }[],
    marked: string[] = [],
  ): Promise<string> {
    const principal = await running.service.authentication.bearer(agency.adminKey);
    const id = newId('batch');
    const at = new Date().toISOString();
    await running.service.store.write(async ({ tx }) => {
      await insertRow(tx, 'batches', {
        id,
        account_id: agency.accountId,
        credential_id: principal.credential.id,
        credential_type: 'key',
        user_id: agency.adminId,
        mode: 'independent',
        on_error: 'continue',
        max_failures: null,
        status: 'running',
        reason: null,
        items: json.encode(actions.map((item) => ({ after: [], ...item }))),
        idempotency_key: null,
        plan_id: null,
        request_id: newId('request'),
        face: 'http',
        cancel_requested: 0,
        attempt: 0,
        created_at: at,
        updated_at: at,
        finished_at: null,
      });
      for (const label of marked) {
        const position = actions.findIndex((item) => item.id === label);
        await insertRow(tx, 'batch_items', {
          batch_id: id,
          account_id: agency.accountId,
          position,
          label,
          action: actions[position]?.action ?? '',
          status: 'running',
          http_status: null,
          result: null,
          notes: null,
          error: null,
          caused_by: null,
          done: null,
          undo: null,
          sequence: 1,
          attempt: 0,
          updated_at: at,
        });
      }
    });
    return id;
  }

  it('goes on with items that had not begun', async () => {
    const id = await left([
      client('a'),
      { id: 'b', action: 'get_client', input: { client_id: { $from: 'a', path: '/id' } } },
    ]);
    expect(await recoverBatches(running.service)).toBe(1);
    await running.service.batches.settled();
    const { data } = (await agency.api.get(`/batch/${id}`)).body;
    expect(data.status).toBe('succeeded');
    expect(data.items[1].result.id).toBe(data.items[0].result.id);
  });

  it('leaves an item caught between an external call and its record unknown, with the call that shows how it ended', async () => {
    called = [];
    const item = { id: 'call', action: 'call_client', input: { name: name() } };
    const id = await left(
      [item, { id: 'dep', action: 'list_clients', input: {}, after: ['call'] }, client('free')],
      ['call'],
    );
    await recoverBatches(running.service);
    await running.service.batches.settled();
    const { data } = (await agency.api.get(`/batch/${id}`)).body;
    expect(called).toEqual([]);
    expect(statuses(data)).toEqual(['unknown', 'skipped', 'succeeded']);
    expect(data.items[0].reconcile).toEqual({ action: 'list_clients', input: { search: item.input.name } });
    expect(data.items[1].caused_by).toBe('call');
    const resumed = await agency.api.post(`/batch/${id}/resume`, {});
    expect(called).toEqual([]);
    expect(resumed.body.data.items[0].status).toBe('unknown');
  });

  it('runs nothing more for a credential that was revoked meanwhile, and says so', async () => {
    const id = await left([client('a')]);
    const principal = await running.service.authentication.bearer(agency.adminKey);
    await running.service.store.write(({ tx }) =>
      tx.updateTable('batches').set({ credential_id: 'key_gone' }).where('id', '=', id).execute(),
    );
    await recoverBatches(running.service);
    await running.service.batches.settled();
    const { data } = (await agency.api.get(`/batch/${id}`)).body;
    expect(data.items[0]).toMatchObject({ status: 'failed', http_status: 401 });
    expect(principal.credential.id).not.toBe('key_gone');
  });

  it('runs nothing twice when two take it up at once', async () => {
    const wanted = client('a');
    await left([wanted, client('b'), client('c')]);
    await Promise.all([recoverBatches(running.service), recoverBatches(running.service)]);
    await running.service.batches.settled();
    const found = await agency.api.get(`/clients?search=${encodeURIComponent(wanted.input.name)}`);
    expect(found.body.data.filter((row: { name: string }) => row.name === wanted.input.name)).toHaveLength(1);
  });
});
