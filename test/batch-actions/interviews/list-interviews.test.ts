import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays, interview } from '#test/harness/interview.ts';

const { desk: agency } = useDesk({ country: 'AU' });

async function ids(query: string): Promise<string[]> {
  const answer = await agency.api.get(`/interviews?${query}`);
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(200);
  return answer.body.data.map(({ id }: { id: string }) => id);
}

it('filters by what the interview is about, its kind, its state and its time', async () => {
  const first = await interview(agency, { kind: 'internal', starts_at: inDays(1) });
  const second = await interview(agency, { kind: 'client', starts_at: inDays(5) });
  await agency.api.post(`/interviews/${second.id}/cancel`, {});
  const { application_id, job_id, candidate_id, client_id } = second;
  for (const [name, value] of Object.entries({ application_id, job_id, candidate_id, client_id })) {
    expect(await ids(`${name}=${value}`)).toEqual([second.id]);
  }
  expect(await ids('kind=internal')).toEqual([first.id]);
  expect(await ids('status=cancelled')).toEqual([second.id]);
  expect(await ids(`starts_after=${inDays(2)}`)).toEqual([second.id]);
  expect(await ids(`starts_before=${inDays(1)}`)).toEqual([first.id]);
  expect(await ids(`organizer_id=${agency.adminId}`)).toEqual([second.id, first.id]);
  expect(await ids(`created_after=${inDays(1)}`)).toEqual([]);
});

it('pages, newest first', async () => {
  const page = await agency.api.get('/interviews?limit=1');
  expect(page.body.meta).toMatchObject({ count: 1, has_more: true });
  const rest = await agency.api.get(`/interviews?limit=1&after=${page.body.meta.next_cursor}`);
  expect(rest.body.data[0].created_at < page.body.data[0].created_at).toBe(true);
});

it('refuses a malformed date', async () => {
  const answer = await agency.api.get('/interviews?created_after=yesterday');
  expect([answer.status, answer.body.error.field]).toEqual([422, 'created_after']);
});

it('takes a day as the day of the agency, from its first instant to its last', async () => {
  const { id, starts_at } = await interview(agency, { kind: 'internal', starts_at: '2031-03-04T13:30:00Z' });
  expect(starts_at).toContain('2031-03-04T13:30');
  // Half past midnight of the fifth in Sydney.
  expect(await ids('starts_after=2031-03-05')).toEqual([id]);
  expect(await ids('starts_after=2031-03-05&starts_before=2031-03-05')).toEqual([id]);
  expect(await ids('starts_after=2031-03-04&starts_before=2031-03-04')).toEqual([]);
});
