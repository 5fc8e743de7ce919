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
