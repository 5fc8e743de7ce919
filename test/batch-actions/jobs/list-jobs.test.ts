import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk();
const made: Record<string, string> = {};

beforeAll(async () => {
  const acme = (await desk.api.post('/clients', { name: 'Acme' })).body.data.id;
  const boreal = (await desk.api.post('/clients', { name: 'Boréal Foods' })).body.data.id;
  const jobs = [
    { title: 'Chef', client_id: boreal, employment_type: 'part_time' },
    { title: 'Data Engineer', client_id: acme, employment_type: 'contract', hiring_manager_id: desk.adminId },
    { title: 'Data Analyst', client_id: acme, is_evergreen: true },
  ];
  for (const job of jobs) made[job.title] = (await desk.api.post('/jobs', job)).body.data.id;
  await desk.api.patch(`/jobs/${made.Chef}`, { status: 'on_hold' });
  made.Acme = acme;
});

const titles = async (query: string): Promise<string[]> =>
  (await desk.api.get(`/jobs${query}`)).body.data.map((job: { title: string }) => job.title);

it('lists newest first with the total of applications only', async () => {
  const { body } = await desk.api.get('/jobs');
  expect(body.data.map((job: { title: string }) => job.title)).toEqual([
    'Data Analyst',
    'Data Engineer',
    'Chef',
  ]);
  expect(body.data[0].stats).toEqual({ total_applications: 0 });
  expect(body.meta).toMatchObject({ count: 3, has_more: false, next_cursor: null });
});

it('filters by each of its filters', async () => {
  expect(await titles('?status=on_hold')).toEqual(['Chef']);
  expect(await titles(`?client_id=${made.Acme}`)).toEqual(['Data Analyst', 'Data Engineer']);
  expect(await titles('?employment_type=contract')).toEqual(['Data Engineer']);
  expect(await titles('?is_evergreen=true')).toEqual(['Data Analyst']);
  expect(await titles(`?hiring_manager_id=${desk.adminId}`)).toEqual(['Data Engineer']);
  expect(await titles('?search=DATA')).toEqual(['Data Analyst', 'Data Engineer']);
  expect(await titles('?search=boreal')).toEqual(['Chef']);
  expect(await titles('?q=%25')).toEqual([]);
  expect(await titles('?created_after=2999-01-01')).toEqual([]);
  expect(await titles('?updated_before=2999-01-01&status=active')).toEqual(['Data Analyst', 'Data Engineer']);
});

it('pages with a cursor that holds for the same filters alone', async () => {
  const first = await desk.api.get('/jobs?limit=2');
  expect(first.body.meta.has_more).toBe(true);
  const after = encodeURIComponent(first.body.meta.next_cursor);
  expect(await titles(`?limit=2&after=${after}`)).toEqual(['Chef']);
  const other = await desk.api.get(`/jobs?limit=2&status=active&after=${after}`);
  expect([other.status, other.body.error.field]).toEqual([422, 'after']);
});

it.each([
  ['status=open', 'status'],
  ['created_after=yesterday', 'created_after'],
  ['stauts=active', 'stauts'],
])('refuses ?%s naming %s', async (query, field) => {
  const refused = await desk.api.get(`/jobs?${query}`);
  expect([refused.status, refused.body.error.field]).toEqual([422, field]);
});
