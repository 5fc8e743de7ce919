import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk();

let count = 0;
const target = async (more: object = {}) => {
  count += 1;
  const made = await desk.api.post('/bd/targets', { company_name: `Company ${count}`, ...more });
  expect(made.status).toBe(201);
  return made.body.data;
};
const lead = async (target_id: string, more: object = {}) => {
  const made = await desk.api.post('/bd/leads', { target_id, kind: 'job_ad', title: 'Wanted', ...more });
  expect(made.status).toBe(201);
  return made.body.data;
};

it('names the people whose title suits the role, the same title first, none who may not be approached', async () => {
  const person = async (name: string, current_title: string, more: object = {}) =>
    (
      await desk.api.post('/candidates', {
        name,
        email: `${name.split(' ')[0]}@people.example`,
        current_title,
        ...more,
      })
    ).body.data.id;
  const possible = await person('Pia Possible', 'Senior Mine Planner');
  const strong = await person('Sam Strong', 'Mine planner');
  await person('Nora Never', 'Mine planner', { do_not_approach: true });
  await person('Otto Other', 'Nurse');
  const { id } = await lead((await target()).id, { role_title: 'Mine Planner' });
  expect((await desk.api.get(`/bd/leads/${id}`)).body.data.matched_candidates).toEqual([
    { candidate_id: strong, band: 'strong' },
    { candidate_id: possible, band: 'possible' },
  ]);
  const plain = await lead((await target()).id);
  expect((await desk.api.get(`/bd/leads/${plain.id}`)).body.data.matched_candidates).toEqual([]);
});

it('names nobody who works there now or whom the agency placed and who is there still, and the better rated first', async () => {
  const person = async (name: string, more: object = {}) => {
    const email = `${name.replace(' ', '.')}@geo.example`;
    return (await desk.api.post('/candidates', { name, email, current_title: 'Geologist', ...more })).body
      .data.id;
  };
  await person('Tess There', { current_company: 'Fathom Pty Ltd' });
  const rated = await person('Rae Rated', { rating: 4 });
  const plain = await person('Pat Plain');
  const placed = await person('Pia Placed');
  const client = await desk.api.post('/clients', { name: 'Acme' });
  const job = await desk.api.post('/jobs', { title: 'Geologist', client_id: client.body.data.id });
  const about = { job_id: job.body.data.id, candidate_id: placed };
  const application = await desk.api.post('/applications', about);
  const placement = { application_id: application.body.data.id, salary: 100_000, fee_percent: 20 };
  expect((await desk.api.post('/placements', placement)).status).toBe(201);
  const { id } = await lead((await target({ company_name: 'Fathom' })).id, { role_title: 'Geologist' });
  const { matched_candidates } = (await desk.api.get(`/bd/leads/${id}`)).body.data;
  expect(matched_candidates.map(({ candidate_id }: { candidate_id: string }) => candidate_id)).toEqual([
    rated,
    plain,
  ]);
});
