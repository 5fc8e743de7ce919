import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU' });

async function add(fields: Record<string, unknown>): Promise<string> {
  const answer = await agency.api.post('/calendar-events', {
    title: 'Entry',
    event_type: 'meeting',
    starts_at: '2026-09-01T10:00:00Z',
    ...fields,
  });
  return answer.body.data.id;
}

async function ids(query: string): Promise<string[]> {
  const answer = await agency.api.get(`/calendar-events?${query}`);
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(200);
  return answer.body.data.map(({ id }: { id: string }) => id);
}

it('takes what begins at or after start and strictly before end', async () => {
  const [before, first, last, at] = [
    await add({ starts_at: '2027-01-03T23:59:59.999Z' }),
    await add({ starts_at: '2027-01-04T00:00:00Z' }),
    await add({ starts_at: '2027-01-10T23:59:59.999Z' }),
    await add({ starts_at: '2027-01-11T00:00:00Z' }),
  ];
  const week = await ids('start=2027-01-04T00:00:00Z&end=2027-01-11T00:00:00Z');
  expect(week).toEqual([last, first]);
  expect(await ids('start=2027-01-04&end=2027-01-11')).toEqual(week);
  expect(await ids('start=2027-01-03&end=2027-01-12')).toEqual([at, last, first, before]);
});

it('filters by type and by what it is about', async () => {
  const desk = deskOf(agency);
  const application_id = await desk.application();
  const { job_id, candidate_id } = (await agency.api.get(`/applications/${application_id}`)).body.data;
  const [linked, deadline] = [await add({ application_id }), await add({ event_type: 'deadline' })];
  expect(await ids('event_type=deadline')).toEqual([deadline]);
  for (const query of [
    `application_id=${application_id}`,
    `job_id=${job_id}`,
    `candidate_id=${candidate_id}`,
  ]) {
    expect(await ids(query)).toEqual([linked]);
  }
});

it('pages, newest first, without skipping or repeating', async () => {
  const made: string[] = [];
  for (let i = 0; i < 5; i += 1) made.unshift(await add({ starts_at: `2028-02-0${i + 1}T00:00:00Z` }));
  const seen: string[] = [];
  let after = '';
  do {
    const page = await agency.api.get(`/calendar-events?start=2028-02-01&end=2028-03-01&limit=2${after}`);
    seen.push(...page.body.data.map(({ id }: { id: string }) => id));
    after = page.body.meta.next_cursor === null ? '' : `&after=${page.body.meta.next_cursor}`;
  } while (after !== '');
  expect(seen).toEqual(made);
});

it.each([
  ['start', 'start=soon'],
  ['end', 'end=2026-13-01'],
  ['event_type', 'event_type=party'],
])('refuses a malformed %s', async (field, query) => {
  const answer = await agency.api.get(`/calendar-events?${query}`);
  expect([answer.status, answer.body.error.field]).toEqual([422, field]);
});
