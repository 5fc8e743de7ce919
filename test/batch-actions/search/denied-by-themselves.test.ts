import { beforeAll, describe, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch, place } from '#test/harness/people-search.ts';

const { running, desk } = useDesk({ country: 'GB' });
const { add, search, found } = peopleSearch(desk);
const leeds = place('Leeds', 'United Kingdom');

describe('what people deny of themselves', () => {
  beforeAll(async () => {
    await add('Abe', { current_title: 'Welder', summary: 'Day work in the shop, no offshore.', ...leeds });
    await add('Bea', { current_title: 'Welder', summary: 'Ten years offshore on platforms.', ...leeds });
    await add('Cyd', { current_title: 'Payroll Clerk', summary: 'I have never used Xero.', ...leeds });
    await add('Dot', { current_title: 'Payroll Clerk', summary: 'Xero every day.', ...leeds });
  });

  it('is no evidence of it', async () => {
    const offshore = await search('welders with offshore');
    const abe = offshore.results.find(({ name }: { name: string }) => name === 'Abe');
    expect(offshore.results[0].name).toBe('Bea');
    expect(abe?.why ?? '').not.toContain('says');
    expect(await found('payroll clerks who must have Xero')).toEqual(['Dot']);
  });

  it('is no ground to leave them out', async () => {
    expect(await found('welders Leeds, not offshore')).toEqual(['Abe']);
    expect(await found('payroll clerks without Xero')).toEqual(['Cyd']);
  });

  it('is quoted by no match for a job', async () => {
    const client = await desk.api.post('/clients', { name: 'Clerks of Leeds' });
    const made = await desk.api.post('/jobs', {
      client_id: client.body.data.id,
      title: 'Payroll Clerk',
      ...leeds,
      spec: { requirements: ['Xero'], nice_to_have: [] },
    });
    const { data } = await runAction(running, desk.adminKey, 'match_candidates_to_job', {
      job_id: made.body.data.id,
    });
    const cyd = data.results.find(({ name }: { name: string }) => name === 'Cyd');
    expect(JSON.stringify(cyd?.evidence ?? [])).not.toContain('never used');
    expect(data.results[0].name).toBe('Dot');
  });
});

it('leaves out who has a thing that is refused beside a trade in text, under any title, and tells it', async () => {
  const told = 'IRATA rope access level 1.';
  await add('Eve', { current_title: 'Wind Turbine Technician', summary: told, ...leeds });
  await add('Fay', { current_title: 'Wind Turbine Technician', headline: 'Rope access on blades', ...leeds });
  await add('Gus', {
    current_title: 'Wind Turbine Technician',
    summary: 'No rope access, thanks.',
    ...leeds,
  });
  const answer = await search('wind turbine technician, no rope access');
  expect(answer.results.map(({ name }: { name: string }) => name)).toEqual(['Gus']);
  expect(answer.notes.map(({ message }: { message: string }) => message).join(' ')).toContain('rope access');
});
