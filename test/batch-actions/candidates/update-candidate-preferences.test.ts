import { beforeAll, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });
let candidate_id: string;

beforeAll(async () => {
  const made = await desk.api.post('/candidates', {
    name: 'Pref Erence',
    email: 'pref@x.example',
    preferred_roles: ['CFO'],
    preferred_locations: ['Perth'],
  });
  candidate_id = made.body.data.id;
});

const set = (input: object) =>
  runAction(running, desk.adminKey, 'update_candidate_preferences', { candidate_id, ...input });

it('sets what the person wants next, reads the figures, and leaves what is left out', async () => {
  const { data } = await set({
    preferred_seniority: 'c_suite',
    work_types: ['permanent', 'contract'],
    open_to_relocation: true,
    open_to_work: true,
    available_from: '2027-01-15',
    preferred_locations: ['Sydney', 'sydney', 'Remote'],
    salary_expectation: 'AUD 95,000–110,000',
    notice_period: 'two weeks',
  });
  expect(data).toMatchObject({
    preferred_roles: ['CFO'],
    preferred_seniority: 'c_suite',
    work_types: ['permanent', 'contract'],
    open_to_relocation: true,
    open_to_work: true,
    available_from: '2027-01-15',
    preferred_locations: ['Sydney', 'Remote'],
    salary_expectation_annual: 95_000,
    salary_currency: 'AUD',
    notice_period_days: 14,
  });
});

it('clears with null and with an empty list', async () => {
  const { data } = await set({ preferred_roles: null, work_types: [], open_to_relocation: null });
  expect(data).toMatchObject({ preferred_roles: null, work_types: [], open_to_relocation: null });
});

it.each([
  [{}, 'preferred_roles'],
  [{ notice_period_days: 14 }, 'notice_period_days'],
  [{ name: 'No' }, 'name'],
  [{ work_types: ['weekends'] }, 'work_types.0'],
])('refuses %j naming %s', async (input, field) => {
  await expect(set(input)).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field });
});
