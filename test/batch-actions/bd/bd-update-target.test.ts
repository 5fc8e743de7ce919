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

it('changes what is given, clears what null is given for, and leaves the rest', async () => {
  const { id } = await target({ industry: 'Mining', notes: 'Big' });
  const changed = await desk.api.patch(`/bd/targets/${id}`, { status: 'meeting', notes: null });
  expect(changed.body.data).toMatchObject({ status: 'meeting', notes: null, industry: 'Mining' });
});

it('refuses the name of another target and an owner who is nobody of the agency', async () => {
  const [first, second] = [await target(), await target()];
  const path = `/bd/targets/${second.id}`;
  expect((await desk.api.patch(path, { company_name: first.company_name })).status).toBe(409);
  expect((await desk.api.patch(path, { owner_id: 'usr_nobody' })).status).toBeGreaterThanOrEqual(404);
});
