import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { lookUp, removeAbandoned, saveProgress } from '#src/idempotency/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { createApp } from '#src/server/app.ts';
import { createService, type Service } from '#src/server/service.ts';
import {
  type Answer,
  apiOf,
  startService,
  type TestService,
  type Workspace,
} from '#test/harness/workspace.ts';

const operation = (answer: Answer) => answer.headers.get('x-idempotency-operation-id');
const replayed = (answer: Answer) => answer.headers.get('idempotency-replayed');
const code = (answer: Answer) => answer.body.error?.code;

describe('an Idempotency-Key', () => {
  let running: TestService;
  /** Another process on the same store. */
  let other: Service;
  let desk: Workspace;

  beforeAll(async () => {
    running = await startService();
    other = await createService({ config: running.service.config });
  });
  afterAll(async () => {
    await other.close();
    await running.close();
  });
  beforeEach(async () => {
    desk = await running.workspace();
    return () => vi.useRealTimers();
  });

  const clientsNamed = async (name: string): Promise<number> =>
    (await desk.api.get(`/clients?search=${name}`)).body.data.length;
  const send = (headers: Record<string, string>, body: unknown = { name: 'Acme' }) =>
    running.app.request('/api/v1/clients', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${desk.adminKey}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });

  it('answers a repetition what the first was answered, byte for byte, under the same operation', async () => {
    const first = await desk.api.post('/clients', { name: 'Acme' }, 'one');
    const again = await desk.api.post('/clients', { name: 'Acme' }, 'one');
    expect(first.status).toBe(201);
    expect(operation(first)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(replayed(first)).toBeNull();
    expect([again.status, again.body.data]).toEqual([first.status, first.body.data]);
    expect([operation(again), replayed(again)]).toEqual([operation(first), 'true']);
    expect(await clientsNamed('Acme')).toBe(1);
  });

  it('is the same bare and quoted', async () => {
    const first = await send({ 'idempotency-key': 'k-1 "x"' });
    const again = await send({ 'idempotency-key': '"k-1 \\"x\\""' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it.each([
    ['left out', {}],
    ['empty', { 'idempotency-key': '' }],
    ['empty between quotes', { 'idempotency-key': '""' }],
    ['longer than 255 characters', { 'idempotency-key': 'x'.repeat(256) }],
    ['not ASCII', { 'idempotency-key': 'clé' }],
    ['with a tab', { 'idempotency-key': 'a\tb' }],
  ])('that is %s is 400 and names the header', async (_, headers) => {
    const refused = await send(headers);
    expect(refused.status).toBe(400);
    const { error } = (await refused.json()) as { error: { code: string; field: string } };
    expect(error).toMatchObject({ code: 'INVALID_REQUEST', field: 'Idempotency-Key' });
    expect(await clientsNamed('Acme')).toBe(0);
  });

  it('of 255 characters is taken, and is optional on PATCH and DELETE', async () => {
    const key = 'x'.repeat(255);
    const made = await desk.api.post('/clients', { name: 'Acme' }, key);
    const path = `/clients/${made.body.data.id}`;
    expect((await desk.api.patch(path, { industry: 'Mining' })).status).toBe(200);
    const first = await desk.api.patch(path, { industry: 'Rail' }, 'p');
    await desk.api.patch(path, { industry: 'Ports' });
    const again = await desk.api.patch(path, { industry: 'Rail' }, 'p');
    expect([replayed(again), again.body.data]).toEqual(['true', first.body.data]);
    expect((await desk.api.get(path)).body.data.industry).toBe('Ports');
  });

  it('of a changed request is refused: another body, record, route or method', async () => {
    const a = (await desk.api.post('/clients', { name: 'Acme' }, 'k')).body.data.id;
    const b = (await desk.api.post('/clients', { name: 'Beta' })).body.data.id;
    const changed = [
      await desk.api.post('/clients', { name: 'Acme ' }, 'k'),
      await desk.api.post('/clients', { name: 'Acme', industry: 'Mining' }, 'k'),
      await desk.api.post('/jobs', { title: 'Welder', client_id: a }, 'k'),
      await desk.api.patch(`/clients/${a}`, { name: 'Acme' }, 'k'),
    ];
    await desk.api.patch(`/clients/${a}`, { industry: 'Rail' }, 'p');
    changed.push(await desk.api.patch(`/clients/${b}`, { industry: 'Rail' }, 'p'));
    for (const answer of changed) {
      expect(code(answer)).toBe('IDEMPOTENCY_KEY_REUSED');
      expect(answer.status).toBe(409);
    }
    expect((await desk.api.get(`/clients/${b}`)).body.data.industry).toBeNull();
  });

  it('lasts 24 hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:00Z') });
    const first = await desk.api.post('/clients', { name: 'Acme One' }, 'k');
    vi.setSystemTime(Date.parse('2031-01-01T23:59:59.999Z'));
    expect(operation(await desk.api.post('/clients', { name: 'Acme One' }, 'k'))).toBe(operation(first));
    vi.setSystemTime(Date.parse('2031-01-02T00:00:00Z'));
    const later = await desk.api.post('/clients', { name: 'Acme Two' }, 'k');
    expect([later.status, replayed(later)]).toEqual([201, null]);
    expect(operation(later)).not.toBe(operation(first));
  });

  it('is of one credential: the same key by another is another operation', async () => {
    const second = desk.as(await desk.key(['admin']));
    const first = await desk.api.post('/candidates', { name: 'Ana', email: 'a@p.example' }, 'k');
    const theirs = await second.post('/candidates', { name: 'Bob', email: 'b@p.example' }, 'k');
    expect([first.status, theirs.status, replayed(theirs)]).toEqual([201, 201, null]);
    const elsewhere = await (await running.workspace()).api.post('/clients', { name: 'Acme' }, 'k');
    expect(elsewhere.status).toBe(201);
  });

  it('keeps what the action itself refused, and nothing that may pass later', async () => {
    const gone = { title: 'Welder', client_id: 'cli_01h00000000000000000000000' };
    const first = await desk.api.post('/jobs', gone, 'k');
    const again = await desk.api.post('/jobs', gone, 'k');
    expect([first.status, again.status]).toEqual([404, 404]);
    expect(operation(first)).not.toBeNull();
    expect([operation(again), replayed(again)]).toEqual([operation(first), 'true']);
    expect(again.body.error).toEqual(first.body.error);

    await desk.api.post('/candidates', { name: 'Ana', email: 'a@p.example' });
    const duplicate = await desk.api.post('/candidates', { name: 'Ana', email: 'a@p.example' }, 'd');
    expect(duplicate.status).toBe(409);
    expect(replayed(await desk.api.post('/candidates', { name: 'Ana', email: 'a@p.example' }, 'd'))).toBe(
      'true',
    );

    // A fault of the schema leaves the key free for the request as it was meant.
    expect((await desk.api.post('/clients', { nam: 'Acme' }, 's')).status).toBe(422);
    expect((await desk.api.post('/clients', { name: 'Acme' }, 's')).status).toBe(201);
    // So does a scope that is missing.
    const user = await desk.user('read_only');
    expect((await user.api.post('/clients', { name: 'Beta' }, 'r')).status).toBe(403);
    await desk.api.patch(`/accounts/${desk.accountId}/users/${user.userId}`, { role: 'consultant' });
    expect((await user.api.post('/clients', { name: 'Beta' }, 'r')).status).toBe(201);
  });

  it('replays to nobody who may no longer ask, and shows money only to who may still see it', async () => {
    const user = await desk.user('team_lead');
    const key = await desk.key(['clients:read', 'clients:write', 'clients:financials:read'], {
      userId: user.userId,
    });
    const api = desk.as(key);
    const first = await api.post('/clients', { name: 'Acme', terms: { standard_fee_percent: 18 } }, 'k');
    expect([first.status, typeof first.body.data.fee_schedule]).toEqual([201, 'object']);
    expect(first.body.data.fee_schedule).not.toBeNull();
    const role = (to: string) =>
      desk.api.patch(`/accounts/${desk.accountId}/users/${user.userId}`, { role: to });
    await role('consultant');
    const poorer = await api.post('/clients', { name: 'Acme', terms: { standard_fee_percent: 18 } }, 'k');
    expect([poorer.status, replayed(poorer), poorer.body.data.fee_schedule]).toEqual([201, 'true', null]);
    await role('read_only');
    const refused = await api.post('/clients', { name: 'Acme', terms: { standard_fee_percent: 18 } }, 'k');
    expect(code(refused)).toBe('INSUFFICIENT_SCOPE');
    await running.service.store.write(({ tx }) =>
      tx.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', desk.accountId).execute(),
    );
    const shut = await api.post('/clients', { name: 'Acme', terms: { standard_fee_percent: 18 } }, 'k');
    expect([shut.status, code(shut)]).toEqual([403, 'ACCOUNT_SUSPENDED']);
  });

  it('of 100 identical requests at once, at two processes, does the work once', async () => {
    const apis = [desk.api, apiOf(createApp(other), desk.adminKey)];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => apis[i % 2]?.post('/clients', { name: 'Only One' }, 'k')),
    );
    expect(await clientsNamed('Only')).toBe(1);
    const done = answers.filter((answer) => answer?.status === 201);
    const waiting = answers.filter((answer) => answer?.status === 409);
    expect(done.length + waiting.length).toBe(100);
    expect(new Set(done.map((answer) => answer?.body.data.id)).size).toBe(1);
    expect(new Set(done.map((answer) => answer && operation(answer))).size).toBe(1);
    expect(done.filter((answer) => answer && replayed(answer) === null)).toHaveLength(1);
    for (const answer of waiting) {
      expect(answer && code(answer)).toBe('IDEMPOTENCY_IN_PROGRESS');
      expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('answers one refusal to all, however many race to it', async () => {
    const gone = { title: 'Welder', client_id: 'cli_01h00000000000000000000000' };
    const apis = [desk.api, apiOf(createApp(other), desk.adminKey)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => apis[i % 2]?.post('/jobs', gone, 'k')),
    );
    const refused = answers.filter((answer) => answer?.status === 404);
    expect(new Set(refused.map((answer) => answer && operation(answer))).size).toBe(1);
    expect(refused.filter((answer) => answer && replayed(answer) === null)).toHaveLength(1);
  });

  it('is told to try the same again where the store fails, and then does the work once', async () => {
    const broken = vi
      .spyOn(running.service.store, 'write')
      .mockRejectedValueOnce(new AppError('STORAGE_UNAVAILABLE', 'The disk is full.', { retryAfter: 5 }));
    const failed = await desk.api.post('/clients', { name: 'Acme' }, 'k');
    broken.mockRestore();
    expect([failed.status, code(failed)]).toEqual([503, 'IDEMPOTENCY_STORAGE_ERROR']);
    expect(failed.headers.get('retry-after')).toBe('5');
    expect((await desk.api.post('/clients', { name: 'Acme' }, 'k')).status).toBe(201);
    expect(await clientsNamed('Acme')).toBe(1);
  });

  describe('of an action that calls out while it runs', () => {
    let calls: number;
    let answer: () => Promise<string>;

    const openRoom = defineWrite({
      name: 'open_room',
      title: 'Open a room',
      description: 'Opens a room at a provider.',
      scope: 'interviews:write',
      idempotency: 'required',
      risk: { destructive: false, outward: true, reversible: false },
      input: z.object({ title: z.string() }),
      output: z.object({ url: z.string() }),
      prepare: async () => {
        calls += 1;
        return answer();
      },
      run: async (_, __, url) => ({ url }),
      reconcile: () => ({ action: 'list_activities', input: {} }),
      subject: () => null,
    });

    const call = async (service: Service = running.service, key = 'k') => {
      const principal = await service.authentication.bearer(desk.adminKey);
      return execute(
        service.runtime,
        openRoom,
        { title: 'Chat' },
        {
          principal,
          origin: { channel: 'http', requestId: 'req_test' },
          idempotency: { key, fingerprint: 'same' },
        },
      );
    };
    const claim = async (key: string) => ({
      accountId: desk.accountId,
      credentialId: (await running.service.authentication.bearer(desk.adminKey)).credential.id,
      operation: 'open_room',
      key,
      fingerprint: 'same',
    });
    const rows = () =>
      running.service.store.read((db) =>
        db
          .selectFrom('idempotency_keys')
          .where('account_id', '=', desk.accountId)
          .select(['key', 'state'])
          .execute(),
      );

    beforeEach(() => {
      calls = 0;
      answer = async () => 'https://meet.example/1';
    });

    it('calls once, and answers a repetition from what was saved', async () => {
      const first = await call();
      expect(first.data).toEqual({ url: 'https://meet.example/1' });
      const again = await call(other);
      expect(again).toMatchObject({ data: first.data, operationId: first.operationId, replayed: true });
      expect(calls).toBe(1);
    });

    it('is in progress while its process calls, for every process; unknown once that is gone; free a day later', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:00Z') });
      const dying = await createService({ config: running.service.config });
      let reached: () => void = () => {};
      const calling = new Promise<void>((resolve) => {
        reached = resolve;
      });
      let hangUp: (error: Error) => void = () => {};
      answer = () => {
        reached();
        return new Promise((_, reject) => {
          hangUp = reject;
        });
      };
      const lost = call(dying).catch((error: Error) => error);
      await calling;
      expect(await rows()).toEqual([{ key: 'k', state: 'calling' }]);
      for (const service of [dying, running.service, other])
        await expect(call(service)).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
      dying.runtime.process.end();
      await expect(call()).rejects.toMatchObject({ code: 'IDEMPOTENCY_OUTCOME_UNKNOWN', status: 409 });
      expect(calls).toBe(1);
      hangUp(new Error('the line is cut'));
      await lost;
      await expect(call()).rejects.toMatchObject({ code: 'IDEMPOTENCY_OUTCOME_UNKNOWN' });
      answer = async () => 'https://meet.example/2';
      vi.setSystemTime(Date.parse('2031-01-02T00:00:01Z'));
      expect((await call()).data).toEqual({ url: 'https://meet.example/2' });
      await dying.close();
    });

    it('is unknown after ten silent minutes of a process elsewhere, of which nothing else can be told', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:00Z') });
      const elsewhere = { operationId: randomUUID(), state: 'calling' as const, holder: 'far-away 1 x' };
      const theirs = await claim('k');
      await running.service.store.write(({ tx }) =>
        saveProgress(tx, theirs, elsewhere, new Date().toISOString()),
      );
      await expect(call()).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
      vi.setSystemTime(Date.parse('2031-01-01T00:10:01Z'));
      await expect(call()).rejects.toMatchObject({ code: 'IDEMPOTENCY_OUTCOME_UNKNOWN' });
    });

    it('is free where its process died before it called, and is removed at the next start', async () => {
      const dead = await createService({ config: running.service.config });
      const { process } = dead.runtime;
      const now = new Date().toISOString();
      for (const key of ['k', 'l']) {
        const theirs = await claim(key);
        const at = { operationId: randomUUID(), state: 'started' as const, holder: process.text };
        await running.service.store.write(({ tx }) => saveProgress(tx, theirs, at, now));
      }
      await expect(call()).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
      await dead.close();
      expect((await call()).data).toEqual({ url: 'https://meet.example/1' });
      const removed = await running.service.store.write(({ tx }) =>
        removeAbandoned(tx, running.service.runtime.process),
      );
      expect(removed).toBe(1);
      expect(await rows()).toEqual([{ key: 'k', state: 'done' }]);
    });

    it('keeps a refusal, frees the key after a failure that undid itself, and is unknown after any other', async () => {
      answer = () => Promise.reject(new AppError('NOT_FOUND', 'No such interview.'));
      await expect(call(running.service, 'a')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(call(running.service, 'a')).rejects.toMatchObject({
        code: 'NOT_FOUND',
        details: { headers: { 'Idempotency-Replayed': 'true' } },
      });
      expect(calls).toBe(1);
      answer = () => Promise.reject(new AppError('INTERNAL_ERROR', 'The provider refused.'));
      await expect(call(running.service, 'b')).rejects.toMatchObject({ code: 'INTERNAL_ERROR' });
      answer = async () => 'https://meet.example/3';
      expect((await call(running.service, 'b')).replayed).toBeUndefined();
      answer = () => Promise.reject(new Error('socket hang up'));
      await expect(call(running.service, 'c')).rejects.toThrow('socket hang up');
      // Its process lives on, yet nobody will ever know more.
      await expect(call(running.service, 'c')).rejects.toMatchObject({ code: 'IDEMPOTENCY_OUTCOME_UNKNOWN' });
    });

    it('knows nothing of a key that expired, pruned or not', async () => {
      const theirs = await claim('k');
      await call();
      const later = new Date(Date.now() + 25 * 3600_000).toISOString();
      expect(await running.service.store.read((db) => lookUp(db, theirs, later))).toBeNull();
    });
  });
});
