import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk();
const made: { id: string; client_id: string; candidate_id: string; job_id: string }[] = [];

beforeAll(async () => {
  for (let i = 0; i < 3; i += 1) {
    const application_id = await deskOf(agency).application();
    made.push((await agency.api.post('/placements', { application_id })).body.data);
  }
  await agency.api.patch(`/placements/${made[0]?.id}`, { status: 'started', start_date: '2026-01-05' });
});

const ids = async (query: string): Promise<string[]> =>
  (await agency.api.get(`/placements?${query}`)).body.data.map(({ id }: { id: string }) => id);

it('lists newest first and filters by each of its filters', async () => {
  const [a, b, c] = made;
  expect(await ids('')).toEqual([c?.id, b?.id, a?.id]);
  expect(await ids(`client_id=${b?.client_id}`)).toEqual([b?.id]);
  expect(await ids(`candidate_id=${c?.candidate_id}`)).toEqual([c?.id]);
  expect(await ids(`job_id=${a?.job_id}`)).toEqual([a?.id]);
  expect(await ids('status=started')).toEqual([a?.id]);
  expect(await ids('created_after=2999-01-01')).toEqual([]);
  expect(await ids('limit=0')).toHaveLength(3);
});

it('filters by the day of the offer, both days included', async () => {
  const [a, b] = made;
  await agency.api.patch(`/placements/${a?.id}`, { offer_date: '2026-01-02' });
  await agency.api.patch(`/placements/${b?.id}`, { offer_date: '2026-01-03' });
  expect(await ids('offered_before=2026-01-02')).toEqual([a?.id]);
  expect(await ids('offered_after=2026-01-02&offered_before=2026-01-03')).toEqual([b?.id, a?.id]);
  expect(await ids('offered_after=2999-01-01')).toEqual([]);
});

it('carries the credits of each, page by page', async () => {
  const first = await agency.api.get('/placements?limit=2');
  expect(first.body.data.map(({ credits }: { credits: unknown[] }) => credits.length)).toEqual([1, 1]);
  const rest = await ids(`limit=2&after=${encodeURIComponent(first.body.meta.next_cursor)}`);
  expect(rest).toEqual([made[0]?.id]);
});

it.each([
  ['status=hired', 'status'],
  ['created_before=x', 'created_before'],
  ['client_id=job_1', 'client_id'],
])('refuses ?%s naming %s', async (query, field) => {
  const refused = await agency.api.get(`/placements?${query}`);
  expect([refused.status, refused.body.error.field]).toEqual([422, field]);
});
