import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });
let client: string;

beforeAll(async () => {
  client = (await desk.api.post('/clients', { name: 'Acme Mining' })).body.data.id;
});

it('opens an active job with the defaults of the description and counts of zero', async () => {
  const made = await desk.api.post('/jobs', { title: 'Site Manager', client_id: client });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    account_id: desk.accountId,
    title: 'Site Manager',
    status: 'active',
    client: { id: client, name: 'Acme Mining' },
    client_contact: null,
    location: null,
    employment_type: null,
    compensation: { base_min: null, base_max: null, ote: null, currency: 'AUD', period: 'year' },
    default_interview_format: 'video',
    ai_screen_enabled: false,
    ai_screen_focus: null,
    is_evergreen: false,
    stats: { total_applications: 0, funnel: 0, placed: 0, withdrew: 0 },
  });
  expect((await desk.api.get(`/jobs/${made.body.data.id}`)).body.data).toEqual(made.body.data);
});

it('keeps every field that is given', async () => {
  const contact = await desk.api.post(`/clients/${client}/contacts`, { name: 'Ana Ruiz' });
  const given = {
    title: 'Data Engineer',
    client_id: client,
    hiring_manager_id: desk.adminId,
    location: { type: 'hybrid', city: 'Sydney', state: 'NSW', country: 'Australia' },
    employment_type: 'full_time',
    compensation: { base_min: 150000, base_max: 170000.555, ote: 200000, currency: 'aud', period: 'day' },
    description: 'Build the lake.',
    spec: { summary: 'Builds', responsibilities: ['Build'], requirements: ['SQL'], nice_to_have: [] },
    assessment_criteria: [{ label: 'SQL', weight: 5, must_have: true }],
    interview_plan: [{ format: 'technical', duration_minutes: 90, focus: ['SQL'] }],
    target_start_date: '2026-03-02',
    success_in_90_days: 'The first pipeline runs.',
    default_interview_format: 'in_person',
    ai_screen_enabled: true,
    ai_screen_focus: ['SQL'],
    is_evergreen: true,
    client_contact_id: contact.body.data.id,
  };
  const { body } = await desk.api.post('/jobs', given);
  const {
    client_id: _,
    client_contact_id,
    hiring_manager_id: __,
    ...same
  } = given as typeof given & {
    client_contact_id?: string;
  };
  expect(body.data).toMatchObject({
    ...same,
    client_contact: { id: client_contact_id, name: 'Ana Ruiz' },
    hiring_manager: { id: desk.adminId, name: 'Mia Admin' },
    location: { ...given.location, country_code: 'AU' },
    compensation: { ...given.compensation, base_max: 170000.56, currency: 'AUD' },
    interview_plan: {
      rounds: [{ round: 1, format: 'technical', kind: 'client', duration_minutes: 90, focus: ['SQL'] }],
    },
  });
});

it.each([
  [{ employment_type: 'contract' }, 'hour'],
  [{ employment_type: 'contract', compensation: { base_min: 900, period: 'day' } }, 'day'],
  [{ employment_type: 'full_time', compensation: { base_min: 90000 } }, 'year'],
  [{ compensation: { base_min: 90000 } }, 'year'],
])('reads the pay period of %j as %s', async (given, period) => {
  const { body } = await desk.api.post('/jobs', { title: 'T', client_id: client, ...given });
  expect(body.data.compensation.period).toBe(period);
});

it('keeps no place for a remote role but the country of its applicants, and takes the currency of another country', async () => {
  const remote = await desk.api.post('/jobs', {
    title: 'T',
    client_id: client,
    location: { type: 'remote', city: 'Perth', country: 'New Zealand' },
  });
  expect(remote.body.data.location).toEqual({
    type: 'remote',
    city: null,
    state: null,
    country: null,
    country_code: null,
  });
  expect(remote.body.data).toMatchObject({ applicant_country: 'NZ', compensation: { currency: 'NZD' } });
  expect(remote.body.meta.warnings[0].code).toBe('location_dropped');
  const path = `/jobs/${remote.body.data.id}`;
  const moved = await desk.api.patch(path, { location: { type: 'on_site', city: 'Perth', country: 'AU' } });
  expect(moved.body.data).toMatchObject({ applicant_country: null, location: { country_code: 'AU' } });
  const refused = await desk.api.patch(path, { applicant_country: 'AU' });
  expect([refused.status, refused.body.error.field]).toEqual([422, 'applicant_country']);
  const london = await desk.api.post('/jobs', {
    title: 'T',
    client_id: client,
    location: { city: 'London', country: 'uk' },
  });
  expect(london.body.data.location).toMatchObject({ type: 'on_site', country_code: 'GB' });
  expect(london.body.data.compensation.currency).toBe('GBP');
});

it('refuses a contact of another client, and unknown people, naming the field', async () => {
  const other = (await desk.api.post('/clients', { name: 'Boreal' })).body.data.id;
  const contact = await desk.api.post(`/clients/${other}/contacts`, { name: 'Bo' });
  const job = { title: 'T', client_id: client };
  const strange = await desk.api.post('/jobs', { ...job, client_contact_id: contact.body.data.id });
  expect(strange.status).toBe(422);
  expect(strange.body.error.field).toBe('client_contact_id');
  for (const [field, id] of [
    ['client_id', 'cli_0'],
    ['client_contact_id', 'cct_0'],
    ['team_id', 'team_0'],
    ['hiring_manager_id', 'usr_0'],
  ] as const) {
    const refused = await desk.api.post('/jobs', { ...job, [field]: id });
    expect([refused.status, refused.body.error.field]).toEqual([404, field]);
  }
});

it("does not see another agency's client", async () => {
  const other = await running.workspace();
  const theirs = (await other.api.post('/clients', { name: 'Theirs' })).body.data.id;
  const refused = await desk.api.post('/jobs', { title: 'T', client_id: theirs });
  expect([refused.status, refused.body.error.field]).toEqual([404, 'client_id']);
});

it.each([
  [{ client_id: undefined }, 'client_id'],
  [{ title: ' ' }, 'title'],
  [{ status: 'active' }, 'status'],
  [{ employment_type: 'temp' }, 'employment_type'],
  [{ compensation: { base_min: 2, base_max: 1 } }, 'compensation.base_max'],
  [{ compensation: { base_min: -1 } }, 'compensation.base_min'],
  [{ compensation: { currency: 'ABC' } }, 'compensation.currency'],
  [{ location: { country: 'Neverland' } }, 'location.country'],
  [{ location: { country: 'Spain', country_code: 'FR' } }, 'location.country_code'],
  [{ target_start_date: '2026-02-30' }, 'target_start_date'],
  [{ assessment_criteria: [{ label: 'x', weight: 6 }] }, 'assessment_criteria.0.weight'],
  [{ interveiw_plan: [] }, 'interveiw_plan'],
])('refuses %j naming %s', async (wrong, field) => {
  const refused = await desk.api.post('/jobs', { title: 'T', client_id: client, ...wrong });
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field });
});
