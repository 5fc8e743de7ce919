import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);

const plan = async (action: string, input: Record<string, unknown>) =>
  (await agency.api.post('/batch', { dry_run: true, actions: [{ id: 'one', action, input }] })).body.data;

it('tells an interview’s time also where the candidate and the interviewers are, if that differs', async () => {
  const candidate_id = await desk.candidate({
    name: 'Ana Ruiz',
    location: { city: 'Perth', state: 'WA', country_code: 'AU' },
  });
  const abroad = await agency.user('consultant');
  await agency.api.patch(`/accounts/${agency.accountId}/users/${abroad.userId}`, {
    name: 'Tom Reed',
    timezone: 'Europe/London',
  });
  const input = {
    application_id: await desk.application({ candidate_id }),
    kind: 'internal',
    starts_at: '2031-03-04T04:00:00Z',
    interviewers: [{ user_id: abroad.userId }, { user_id: agency.adminId }],
  };
  const there =
    'for Ana Ruiz Tue 4 Mar 2031, 12:00 (Australia/Perth), for Tom Reed Tue 4 Mar 2031, 04:00 (Europe/London), Tue 4 Mar 2031, 15:00 (Australia/Sydney)';
  expect((await plan('create_interview', input)).confirm_text).toContain(there);
  const { id } = (await agency.api.post('/interviews', input)).body.data;
  const moved = await plan('update_interview', { interview_id: id, starts_at: '2031-03-05T04:00:00Z' });
  expect(moved.confirm_text).toContain(there.replaceAll('Tue 4', 'Wed 5'));
  const titled = await plan('update_interview', { interview_id: id, title: 'First talk' });
  expect(titled.confirm_text).not.toContain('Perth');
});

it('tells the new end of a contract that is extended', async () => {
  const application_id = await desk.application();
  const terms = {
    placement_type: 'contract',
    charge_rate: 100,
    pay_rate: 80,
    currency: 'AUD',
    start_date: '2030-01-07',
    contract_end_date: '2030-06-28',
  };
  const placed = await agency.api.post('/placements', { application_id, ...terms });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const { confirm_text } = await plan('update_placement', {
    placement_id: placed.body.data.id,
    contract_end_date: '2030-09-27',
  });
  expect(confirm_text).toContain('end from 2030-06-28 to 2030-09-27');
});
