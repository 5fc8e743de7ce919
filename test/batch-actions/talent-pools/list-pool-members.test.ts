import { beforeAll, expect, it } from 'vitest';
import { openPoolDesk } from '#test/harness/pools.ts';

const pools = openPoolDesk();
let poolId: string;
let ids: Record<string, string>;

beforeAll(async () => {
  poolId = (await pools.pool()).id;
  const people: [string, object][] = [
    [
      'zoe',
      { name: 'Zoë Müller', email: 'zm@people.example', current_title: 'Ingénieur', current_company: 'Acme' },
    ],
    [
      'bo',
      {
        name: 'Bo Lind',
        email: 'bo_lind@people.example',
        current_title: '100% Nurse',
        current_company: 'Rail',
      },
    ],
  ];
  ids = {};
  for (const [key, given] of people) {
    const { id } = await pools.candidate(given as Record<string, unknown>);
    ids[key] = id;
    await pools.add(poolId, id);
  }
});

const found = async (q: string) =>
  (await pools.members(poolId, `&q=${encodeURIComponent(q)}`)).map(({ candidate_id }) => candidate_id);

it.each([
  ['MULLER', 'zoe'],
  ['zm@PEOPLE', 'zoe'],
  ['ingenieur', 'zoe'],
  ['acm', 'zoe'],
  ['bo_lind', 'bo'],
  ['100%', 'bo'],
])('finds by %s, in any case and without accents: %s', async (q, who) => {
  expect(await found(q)).toEqual([ids[who]]);
});

it('finds nobody by a text that nobody has, and does not match across two fields', async () => {
  expect(await found('nobody')).toEqual([]);
  expect(await found('bo%nurse')).toEqual([]);
  expect(await found('Müller zm')).toEqual([]);
});

it('finds people by what they are called now', async () => {
  await pools.api().patch(`/candidates/${ids.bo}`, { name: 'Bo Berg', current_company: 'Harbour Rail' });
  expect(await found('lind@')).not.toEqual([ids.zoe]);
  expect(await found('berg')).toEqual([ids.bo]);
  expect(await found('harbour')).toEqual([ids.bo]);
});

it('pages newest first, and leaves out people who were deleted', async () => {
  const gone = await pools.candidate();
  await pools.add(poolId, gone.id);
  await pools.api().delete(`/candidates/${gone.id}`);
  const path = `/talent-pools/${poolId}/members`;
  const first = await pools.api().get(`${path}?limit=1`);
  expect(first.body.data.map(({ candidate_id }: { candidate_id: string }) => candidate_id)).toEqual([ids.bo]);
  const rest = await pools.api().get(`${path}?limit=1&after=${first.body.meta.next_cursor}`);
  expect(rest.body).toMatchObject({ data: [{ candidate_id: ids.zoe }], meta: { has_more: false } });
});

it('counts everybody it shows against the daily allowance, and shows nobody past it', async () => {
  const person = await pools.desk().user('consultant');
  const { api, accountId } = pools.desk();
  const set = (limit: number) =>
    api.post('/batch', { actions: [{ action: 'set_candidate_allowance', input: { limit, mode: 'stop' } }] });
  await set(1);
  const refused = await person.api.get(`/talent-pools/${poolId}/members`);
  expect(refused.status).toBe(429);
  expect(refused.body.error.code).toBe('DAILY_LIMIT_REACHED');
  const one = await person.api.get(`/talent-pools/${poolId}/members?q=berg`);
  expect(one.headers.get('x-candidate-allowance-remaining')).toBe('0');
  const feed = await person.api.get('/changes?limit=100');
  expect(feed.status, accountId).toBe(429);
  await set(200);
});

it("does not know another agency's pool", async () => {
  const stranger = await pools.running().workspace();
  expect((await stranger.api.get(`/talent-pools/${poolId}/members`)).status).toBe(404);
});

it('shows of each member whether they want no mail', async () => {
  const pool = await pools.pool();
  const { id } = await pools.candidate({
    name: 'Quiet Person',
    email: 'quiet@people.example',
    email_opt_out: true,
  });
  await pools.add(pool.id, id);
  expect((await pools.members(pool.id)).map(({ candidate }) => candidate)).toMatchObject([
    { id, email_opt_out: true },
  ]);
});
