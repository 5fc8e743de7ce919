import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { catalogue } from '#actions/catalogue.ts';
import { pruneAccess } from '#src/access/candidate-access.ts';
import { compileReveals, isRevealing, revealsCandidate } from '#src/lib/reveals.ts';
import { runAction } from '#test/harness/action.ts';
import { botToken } from '#test/harness/oauth.ts';
import {
  type Answer,
  type Api,
  startService,
  type TestService,
  type Workspace,
} from '#test/harness/workspace.ts';

const left = (answer: Answer) => answer.headers.get('x-candidate-allowance-remaining');

describe('the daily allowance', () => {
  let running: TestService;
  let desk: Workspace;
  let people: string[];
  let worker: { userId: string; key: string; api: Api };

  beforeAll(async () => {
    running = await startService();
  });
  afterAll(() => running.close());

  beforeEach(async () => {
    // Half past nine at night in Sydney: half past eleven in the morning in London.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-07-01T11:30:00Z') });
    desk = await running.workspace();
    people = [];
    for (let i = 0; i < 6; i += 1) people.push(await add(desk.api));
    worker = await desk.user('consultant');
    await allow(4);
    return () => vi.useRealTimers();
  });

  async function add(api: Api): Promise<string> {
    const made = await api.post('/candidates', {
      name: 'Ana Person',
      email: `${randomUUID()}@people.example`,
    });
    expect(made.status).toBe(201);
    return made.body.data.id;
  }
  const allow = (limit: number, mode: 'stop' | 'warn' = 'stop') =>
    runAction(running, desk.adminKey, 'set_candidate_allowance', { limit, mode });

  it('counts each candidate once a day, refuses what goes over as a whole, and shows the rest again', async () => {
    for (const [index, remaining] of [
      [0, '3'],
      [1, '2'],
      [0, '2'],
    ] as const) {
      const seen = await worker.api.get(`/candidates/${people[index]}`);
      expect([seen.status, left(seen)]).toEqual([200, remaining]);
    }
    const over = await worker.api.get('/candidates?limit=6');
    expect(over.status).toBe(429);
    expect(over.body.error.code).toBe('DAILY_LIMIT_REACHED');
    expect(over.body.error.message).toContain('2 are left, and this would show 4 more');
    expect(over.body.data).toBeNull();
    expect(JSON.stringify(over.body)).not.toContain('people.example');
    expect(over.body.meta).toMatchObject({ resets_at: '2031-07-01T14:00:00.000Z', limit: 4, remaining: 2 });
    expect(left(over)).toBe('2');
    const fits = await worker.api.get('/candidates?limit=2');
    expect([fits.status, left(fits)]).toEqual([200, '0']);
    expect((await worker.api.get(`/candidates/${people[2]}`)).status).toBe(429);
    expect((await worker.api.get(`/candidates/${people[0]}`)).status).toBe(200);
  });

  it('begins anew at midnight in the company time zone', async () => {
    expect((await worker.api.get('/candidates?limit=4')).status).toBe(200);
    vi.setSystemTime(Date.parse('2031-07-01T13:59:59Z'));
    expect((await worker.api.get(`/candidates/${people[0]}`)).status).toBe(429);
    vi.setSystemTime(Date.parse('2031-07-01T14:00:00Z'));
    const seen = await worker.api.get(`/candidates/${people[0]}`);
    expect([seen.status, left(seen)]).toEqual([200, '3']);
  });

  it('is one for all the credentials of a person, and another for each person', async () => {
    expect((await worker.api.get('/candidates?limit=4')).status).toBe(200);
    const second = desk.as(await desk.key(['candidates:read'], { userId: worker.userId }));
    expect((await second.get(`/candidates/${people[0]}`)).status).toBe(429);
    const colleague = await desk.user('researcher');
    expect(left(await colleague.api.get(`/candidates/${people[0]}`))).toBe('3');
  });

  it('is for those who act for no admin: a key of nobody is counted by itself unless it carries admin', async () => {
    const free = [
      desk.api,
      desk.as(await desk.key(['candidates:read'])),
      desk.as(await desk.key(['admin'], { userId: null })),
    ];
    for (const api of free) {
      const all = await api.get('/candidates?limit=6');
      expect([all.status, all.body.data.length, left(all)]).toEqual([200, 6, null]);
      expect((await api.get('/me')).body.data.limits.candidates_per_day).toBeNull();
    }
    const nobody = desk.as(await desk.key(['candidates:read'], { userId: null }));
    expect((await nobody.get('/candidates?limit=6')).status).toBe(429);
    expect((await nobody.get('/me')).body.data.limits).toMatchObject({
      candidates_per_day: 4,
      candidate_limit_mode: 'stop',
    });
  });

  it('counts what a key of nobody or a service account makes together with its maker, and lets it rotate no other', async () => {
    const scopes = ['candidates:read', 'keys:write'];
    const bot = { name: 'Night Bot', role: 'admin', scopes };
    const makers = [
      await desk.key(scopes, { userId: null }),
      await botToken(running, (await desk.api.post('/service-accounts', bot)).body.data),
    ].map((secret) => desk.as(secret));
    const other = (await desk.api.post('/keys', { scopes, user_id: null })).body.data;
    for (const maker of makers) {
      for (const seen of people.slice(0, 4))
        expect((await maker.get(`/candidates/${seen}`)).status).toBe(200);
      const second = (await maker.post('/keys', { scopes })).body.data;
      const third = (await desk.as(second.key).post('/keys', { scopes })).body.data;
      for (const { key } of [second, third]) {
        expect((await desk.as(key).get(`/candidates/${people[0]}`)).status).toBe(200);
        expect((await desk.as(key).get(`/candidates/${people[5]}`)).body.error.code).toBe(
          'DAILY_LIMIT_REACHED',
        );
      }
      expect((await maker.post(`/keys/${third.id}/rotate`, {})).status).toBe(200);
      expect((await maker.post(`/keys/${other.id}/rotate`, {})).body.error.code).toBe('ADMIN_REQUIRED');
    }
  });

  it('leaves out those whom somebody made, then and on later days, with a key of nobody too', async () => {
    const keys = [
      worker.api,
      desk.as(await desk.key(['candidates:read', 'candidates:write'], { userId: null })),
    ];
    for (const api of keys) {
      const own: string[] = [];
      for (let i = 0; i < 6; i += 1) own.push(await add(api));
      for (const id of own) expect((await api.get(`/candidates/${id}`)).status).toBe(200);
      vi.setSystemTime(Date.now() + 86_400_000);
      for (const id of own) expect((await api.get(`/candidates/${id}`)).status).toBe(200);
      expect(left(await api.get(`/candidates/${people[0]}`))).toBe('3');
    }
  });

  it('counts what a change answers, and undoes the change when its answer would go over', async () => {
    await allow(1);
    const first = await worker.api.patch(`/candidates/${people[0]}`, { headline: 'Welder' });
    expect([first.status, left(first)]).toEqual([200, '0']);
    const second = await worker.api.patch(`/candidates/${people[1]}`, { headline: 'Welder' });
    expect(second.status).toBe(429);
    expect((await desk.api.get(`/candidates/${people[1]}`)).body.data.headline).toBeNull();
    expect((await worker.api.patch(`/candidates/${people[0]}`, { headline: 'Rigger' })).status).toBe(200);
  });

  it('only tells, where the agency wants that', async () => {
    await allow(4, 'warn');
    const all = await worker.api.get('/candidates?limit=6');
    expect([all.status, all.body.data.length, left(all)]).toEqual([200, 6, '0']);
    expect(all.body.meta.warnings).toEqual([
      {
        code: 'candidate_allowance_exceeded',
        message: "6 different candidates were shown to you today; the agency's allowance is 4 a day.",
      },
    ]);
    await allow(4);
    expect((await worker.api.get('/candidates?limit=6')).status).toBe(200);
  });

  const reads = (ids: readonly string[]) =>
    ids.map((id) => ({ action: 'get_candidate', input: { candidate_id: id } }));

  it('holds in a batch: its items, its plan, its kept results on a later day', async () => {
    const batch = await worker.api.post('/batch', { actions: reads(people.slice(0, 4)) });
    expect([batch.status, left(batch)]).toEqual([200, '0']);
    const more = await worker.api.post('/batch', { actions: reads(people.slice(3, 5)) });
    expect(more.status).toBe(207);
    expect(more.body.data.items.map((item: { http_status: number }) => item.http_status)).toEqual([200, 429]);
    vi.setSystemTime(Date.now() + 86_400_000);
    const again = await worker.api.get(`/batch/${batch.body.data.batch_id}`);
    expect([again.status, left(again)]).toEqual([200, '0']);
    expect((await worker.api.get(`/candidates/${people[5]}`)).status).toBe(429);
  });

  it('counts what a plan shows, though nothing of a plan is kept', async () => {
    const input = { name: 'Acme' };
    const actions = [{ action: 'create_client', input }, ...reads(people)];
    const refused = await worker.api.post('/batch', { dry_run: true, actions });
    expect(JSON.stringify(refused.body)).not.toContain(`"result":{"id":"${people[5]}"`);
    const plan = await worker.api.post('/batch', { dry_run: true, actions: actions.slice(0, 5) });
    expect([plan.status, left(plan)]).toEqual([200, '0']);
  });

  it('holds for an atomic batch as a whole', async () => {
    const actions = [{ action: 'create_client', input: { name: 'Acme' } }, ...reads(people)];
    const refused = await worker.api.post('/batch', { mode: 'atomic', actions });
    expect(refused.status).toBe(429);
    expect((await desk.api.get('/clients?search=Acme')).body.data).toEqual([]);
    expect(left(await worker.api.get(`/candidates/${people[0]}`))).toBe('3');
  });

  it('counts a replay on the day it is shown', async () => {
    const key = randomUUID();
    const change = { headline: 'Welder' };
    const first = await worker.api.patch(`/candidates/${people[0]}`, change, key);
    expect(left(first)).toBe('3');
    vi.setSystemTime(Date.now() + 10 * 3600_000);
    const again = await worker.api.patch(`/candidates/${people[0]}`, change, key);
    expect([again.status, again.headers.get('idempotency-replayed'), left(again)]).toEqual([
      200,
      'true',
      '3',
    ]);
  });

  it('lets through no more than the limit of requests that arrive at once', async () => {
    const answers = await Promise.all(people.map((id) => worker.api.get(`/candidates/${id}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('asks the store nothing for candidates that were counted today', async () => {
    await worker.api.get(`/candidates/${people[0]}`);
    const writes = vi.spyOn(running.service.store, 'write');
    await worker.api.get(`/candidates/${people[0]}`);
    expect(writes).not.toHaveBeenCalled();
    writes.mockRestore();
  });

  it('is forgotten a while after its day, own candidates aside', async () => {
    await worker.api.get(`/candidates/${people[0]}`);
    await add(worker.api);
    const removed = await running.service.store.write(({ tx }) => pruneAccess(tx, '2031-07-02', 500));
    expect(removed).toBeGreaterThan(0);
    const rows = await running.service.store.read((db) =>
      db.selectFrom('candidate_access').where('account_id', '=', desk.accountId).select('day').execute(),
    );
    expect(rows).toEqual([{ day: '' }]);
  });
});

describe('what counts as showing a candidate', () => {
  const Shown = revealsCandidate(z.object({ who: z.string(), email: z.string() }), 'who');

  it('is found wherever a schema holds the record', () => {
    const reveals = compileReveals(
      z.object({
        one: z.nullable(Shown),
        many: z.array(z.object({ inner: Shown.optional() })),
        either: z.union([z.object({ inner: Shown }), z.string()]),
        other: z.object({ who: z.string() }),
      }),
    );
    const value = {
      one: { who: 'a' },
      many: [{ inner: { who: 'b' } }, {}, { inner: { who: 'a' } }],
      either: { inner: { who: 'c' } },
      other: { who: 'd' },
    };
    expect(reveals?.(value)).toEqual(['a', 'b', 'c']);
    expect(reveals?.({ one: null, many: [], either: 'text', other: { who: 'd' } })).toEqual([]);
    expect(compileReveals(z.object({ who: z.string() }))).toBeNull();
  });

  /**
   * Objects of a schema that give a candidate's id and a way to reach them, and are not marked. What a marked record
   * holds by itself, not in a list, is of the same candidate.
   */
  function unmarked(schema: unknown, at: string, open: Set<unknown>, covered = false): string[] {
    if (!(schema instanceof z.ZodType) || open.has(schema)) return [];
    const inside = new Set(open).add(schema);
    if (schema instanceof z.ZodObject) {
      const names = Object.keys(schema.shape);
      const isCandidate = 'linkedin_url' in schema.shape || 'contact_only' in schema.shape;
      const whose = names.includes('candidate_id') || isCandidate;
      const reach = names.some((name) => /^(email|phone|linkedin_url)$/.test(name));
      const marked = isRevealing(schema);
      const own = whose && reach && !marked && !covered ? [at] : [];
      return [
        ...own,
        ...Object.entries(schema.shape).flatMap(([key, member]) =>
          unmarked(member, `${at}.${key}`, inside, marked),
        ),
      ];
    }
    if (schema instanceof z.ZodArray) return unmarked(schema.element, `${at}.*`, inside);
    if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => unmarked(option, at, inside));
    return 'unwrap' in schema && typeof schema.unwrap === 'function'
      ? unmarked(schema.unwrap(), at, inside)
      : [];
  }

  it.each([...catalogue.values()])('is marked in what $name answers', ({ name, output }) => {
    expect(unmarked(output, name, new Set())).toEqual([]);
  });

  it('would be missed without its mark', () => {
    const bare = z.object({ items: z.array(z.object({ candidate_id: z.string(), email: z.string() })) });
    expect(unmarked(bare, 'match', new Set())).toEqual(['match.items.*']);
  });
});
