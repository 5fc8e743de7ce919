import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch, place } from '#test/harness/people-search.ts';

const { running, desk } = useDesk({ country: 'GB' });
const { add } = peopleSearch(desk);
const leeds = place('Leeds', 'United Kingdom');

async function matched(job: { title: string; [field: string]: unknown }) {
  const client = await desk.api.post('/clients', { name: `Client for ${job.title}` });
  const made = await desk.api.post('/jobs', { client_id: client.body.data.id, ...leeds, ...job });
  const { data } = await runAction(running, desk.adminKey, 'match_candidates_to_job', {
    job_id: made.body.data.id,
  });
  return {
    results: data.results.map(({ name }: { name: string }) => name),
    others: data.of_other_trades,
  };
}

it('shows of a job those of its trade, a wider or sister one, and who has most of its skills; others by themselves with the reason', async () => {
  await add('Site Manager', { current_title: 'Site Manager', ...leeds });
  await add('Foreman', { current_title: 'General Foreman', ...leeds });
  await add('Carpenter', { current_title: 'Shuttering Carpenter', certifications: ['CSCS'], ...leeds });
  await add('Climber', {
    current_title: 'Carpenter',
    skills: ['Groundworks', 'RAMS'],
    certifications: ['SMSTS', 'CSCS'],
    ...leeds,
  });
  const { results, others } = await matched({
    title: 'Site Manager',
    spec: { requirements: ['SMSTS', 'CSCS card', 'RAMS'], nice_to_have: [] },
  });
  expect(results.toSorted()).toEqual(['Climber', 'Foreman', 'Site Manager']);
  expect(others).toEqual({
    count: 1,
    people: [
      {
        candidate_id: expect.stringMatching(/^cnd_/),
        name: 'Carpenter',
        current_job_title: 'Shuttering Carpenter',
        why: 'Shuttering Carpenter: of another trade than Site Manager; has CSCS Card.',
      },
    ],
  });
});

it('takes a narrower trade for the wider one of a job, and no sibling under a wider one for its own', async () => {
  await add('Ward', { current_title: 'Registered Nurse', ...leeds });
  await add('Scrub', { current_title: 'Scrub Nurse', ...leeds });
  await add('Intensive', { current_title: 'ICU Nurse', ...leeds });
  const ward = await matched({ title: 'Registered Nurse' });
  expect(ward.results.toSorted()).toEqual(['Intensive', 'Scrub', 'Ward']);
  expect(ward.others).toBeUndefined();
  const theatre = await matched({ title: 'Theatre Nurse' });
  expect(theatre.results.toSorted()).toEqual(['Scrub', 'Ward']);
  expect(theatre.others.people.map(({ name }: { name: string }) => name)).toEqual(['Intensive']);
});

it('asks for nothing that a job says is not needed', async () => {
  const client = await desk.api.post('/clients', { name: 'Home' });
  const made = await desk.api.post('/jobs', {
    client_id: client.body.data.id,
    title: 'Registered Manager',
    spec: { requirements: ['NVQ Level 5', 'Nursing pin is not needed'], nice_to_have: [] },
  });
  const { data } = await runAction(running, desk.adminKey, 'match_candidates_to_job', {
    job_id: made.body.data.id,
  });
  expect(data.facets.map(({ label }: { label: string }) => label)).not.toContain('Nursing pin is not needed');
});
