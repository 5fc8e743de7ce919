import { beforeAll, expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(startMailDesk);
const ids: string[] = [];

beforeAll(async () => {
  for (let day = 1; day <= 7; day += 1) {
    const made = await here.schedule({ subject: `Day ${day}`, scheduled_at: `2099-03-0${day}T09:00:00Z` });
    ids.push(made.body.data.id);
  }
});

const list = (query: string) => here.desk.api.get(`/scheduled-emails?${query}`);
const subjects = (data: { subject: string }[]) => data.map(({ subject }) => subject);

it('pages through all of them by the cursor, the latest time first, none twice', async () => {
  const seen: string[] = [];
  let cursor = '';
  do {
    const page = await list(`limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
    seen.push(...page.body.data.map(({ id }: { id: string }) => id));
    expect(page.body.meta.has_more).toBe(page.body.meta.next_cursor !== null);
    cursor = page.body.meta.next_cursor ?? '';
  } while (cursor !== '');
  expect(seen).toEqual([...ids].reverse());
});

it('filters by status, candidate and time, both bounds included', async () => {
  await here.desk.api.delete(`/scheduled-emails/${ids[0]}`);
  expect(subjects((await list('status=cancelled')).body.data)).toEqual(['Day 1']);
  const between = await list('scheduled_after=2099-03-03T09:00:00Z&scheduled_before=2099-03-05T09:00:00Z');
  expect(subjects(between.body.data)).toEqual(['Day 5', 'Day 4', 'Day 3']);
  const [first] = between.body.data;
  const one = await list(`candidate_id=${first.candidate_id}`);
  expect(subjects(one.body.data)).toEqual(['Day 5']);
});

it.each([
  ['cursor=nonsense', 'cursor'],
  ['status=waiting', 'status'],
  ['scheduled_after=yesterday', 'scheduled_after'],
  ['after=x', 'after'],
  ['candidate_id=cli_1', 'candidate_id'],
])('refuses %s naming %s', async (query, field) => {
  const refused = await list(query);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
});

it('refuses a cursor that was made with other filters', async () => {
  const page = await list('limit=2');
  const other = await list(`limit=2&status=scheduled&cursor=${page.body.meta.next_cursor}`);
  expect(other.status).toBe(422);
  expect(other.body.error).toMatchObject({ field: 'cursor' });
  expect(other.body.error.message).toMatch(/^cursor /);
});

it('takes a page of at most 100 and reads what is no number as 25', async () => {
  expect((await list('limit=5000')).status).toBe(200);
  expect((await list('limit=many')).body.data).toHaveLength(7);
});
