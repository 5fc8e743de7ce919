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

it('makes a target with what is given, owned by whoever makes it, with no score yet', async () => {
  const given = {
    company_name: 'Ridge Mining',
    domain: 'ridge.example',
    market: 'Mining',
    contacts: [{ name: 'Ida Ridge', title: 'Head of Planning' }],
    next_action: 'Call',
    next_action_at: '2099-01-01T09:00:00Z',
  };
  const made = await target(given);
  expect(made).toMatchObject({ ...given, status: 'new', score: 0, score_reasons: [], client_id: null });
  expect(made.id).toMatch(/^bdt_/);
});

it('refuses a company that is a target already, whatever its case, and names it', async () => {
  const first = await target({ company_name: 'Élan Works' });
  const again = await desk.api.post('/bd/targets', { company_name: 'elan works' });
  expect(again.status).toBe(409);
  expect(again.body.error).toMatchObject({ code: 'CONFLICT', existing_id: first.id });
});

it.each(['localhost', '1.2.3.999'])('refuses %s as the domain of a company', async (domain) => {
  const refused = await desk.api.post('/bd/targets', { company_name: 'Nowhere', domain });
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe('domain');
});
