import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ sandbox: true, country: 'GB' });
/** The next year: its summer lies ahead whenever this runs. */
const SUMMER = new Date().getUTCFullYear() + 1;
const ids: Record<string, string> = {};

beforeAll(async () => {
  const made = async (path: string, body: object) => {
    const { status, body: answer } = await desk.api.post(path, body);
    expect(status, JSON.stringify(answer)).toBe(201);
    return answer.data.id;
  };
  const team = await made(`/accounts/${desk.accountId}/teams`, { name: 'Commercial' });
  const tom = await made(`/accounts/${desk.accountId}/users`, {
    name: 'Tom Whitlock',
    email: 'tom@agency.example',
    role: 'consultant',
    team_id: team,
  });
  const finch = await made('/clients', { name: 'Marlowe & Finch', industry: 'Legal' });
  const water = await made('/clients', { name: 'Pennine Water', industry: 'Utilities' });
  const contact = await made(`/clients/${finch}/contacts`, {
    name: 'Moira Tibbs',
    email: 'moira@finch.example',
  });
  const job = (title: string, client_id: string, city: string, compensation: object, more: object = {}) =>
    made('/jobs', { title, client_id, location: { city, country_code: 'GB' }, compensation, ...more });
  const yearly = (base_min: number, base_max: number) => ({
    base_min,
    base_max,
    currency: 'GBP',
    period: 'year',
  });
  ids.solicitor = await job('Commercial Solicitor', finch, 'London', yearly(85_000, 105_000), {
    client_contact_id: contact,
    team_id: team,
  });
  ids.paralegal = await job('Paralegal', finch, 'Leeds', yearly(26_000, 31_000), { owner_id: tom });
  ids.scada = await job(
    'SCADA Engineer',
    water,
    'Hull',
    { base_min: 420, base_max: 480, currency: 'GBP', period: 'day' },
    { employment_type: 'contract' },
  );
  const person = (name: string) =>
    made('/candidates', { name, email: `${name.split(' ')[0]}@people.example` });
  const [bethan, joel] = [await person('Bethan Doyle'), await person('Joel Farrow')];
  ids.bethan = await made('/applications', {
    job_id: ids.solicitor,
    candidate_id: bethan,
    stage: 'submitted',
    source: 'pool',
    owner_id: tom,
  });
  ids.joel = await made('/applications', { job_id: ids.paralegal, candidate_id: joel, stage: 'screen' });
  ids.left = await made('/applications', { job_id: ids.scada, candidate_id: joel, stage: 'yes' });
  await desk.api.post(`/applications/${ids.left}/stage`, { stage: 'withdrew', reason: 'Took another offer' });
  ids.meeting = await made('/interviews', {
    application_id: ids.bethan,
    kind: 'client',
    format: 'in_person',
    starts_at: `${SUMMER}-07-02T09:30:00Z`,
    interviewers: [{ contact_id: contact }],
  });
});

const search = async (entity_type: string, query: string, api = desk.api) =>
  (await api.post('/search', { entity_type, query })).body.data;

it.each([
  ['jobs', 'jobs with no interviews', ['paralegal', 'scada']],
  ['jobs', 'jobs where nobody has been submitted', ['paralegal', 'scada']],
  ['jobs', 'jobs with somebody at screen', ['paralegal']],
  ['jobs', 'jobs with at least one live application', ['solicitor', 'paralegal']],
  ['jobs', 'jobs with no live applications', ['scada']],
  ['jobs', 'jobs with two interviews', []],
  ['applications', 'applications with no interview yet', ['joel', 'left']],
  ['applications', 'applications with a client interview', ['bethan']],
])('finds %s by "%s", by the records that belong to them', async (type, query, expected) => {
  const { results, unsupported_concepts } = await search(type, query);
  expect(unsupported_concepts).toEqual([]);
  expect(results.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    expected.map((name) => ids[name]).toSorted(),
  );
});

it.each([
  ['jobs', 'Marlowe and Finch jobs', ['solicitor', 'paralegal']],
  ['jobs', "tom's jobs", ['paralegal']],
  ['jobs', 'jobs of the Commercial team', ['solicitor', 'paralegal']],
  ['jobs', 'commercial solicitors', ['solicitor']],
  ['jobs', 'Moira Tibbs jobs', ['solicitor']],
  ['jobs', 'jobs for legal clients', ['solicitor', 'paralegal']],
  ['jobs', 'london or hull', ['solicitor', 'scada']],
  ['jobs', 'jobs in Yorkshire', ['paralegal', 'scada']],
  ['jobs', 'jobs paying over 80k', ['solicitor']],
  ['jobs', 'jobs under 45k', ['paralegal']],
  ['jobs', 'jobs between £400 and £500 a day', ['scada']],
  ['jobs', 'perm or contract jobs over 400 a day', ['scada']],
  ['applications', 'Pennine Water SCADA Engineer applications', ['left']],
  ['applications', 'bethan doyle', ['bethan']],
  ['applications', 'applications of Tom Whitlock from the talent pool', ['bethan']],
  ['applications', 'withdrawn because the candidate took another offer', ['left']],
  ['applications', 'applications for Pennine Water or Marlowe & Finch in Hull or London', ['bethan', 'left']],
  ['applications', 'applications for Paralegal or SCADA Engineer jobs, not withdrawn', ['joel']],
  ['interviews', 'interviews with Moira Tibbs', ['meeting']],
  ['interviews', 'interviews of Bethan for London roles', ['meeting']],
  ['interviews', 'morning interviews', ['meeting']],
  // In London's summer 9:30 of UTC is half past ten.
  ['interviews', 'interviews before 10am', []],
  ['interviews', `interviews in July ${SUMMER}`, ['meeting']],
])('finds %s by "%s", by names, places and pay on record', async (type, query, expected) => {
  const { results, unsupported_concepts, interpretation } = await search(type, query);
  expect([unsupported_concepts, interpretation]).toEqual([[], interpretation]);
  expect(results.map(({ id }: { id: string }) => id).toSorted(), interpretation).toEqual(
    expected.map((name) => ids[name]).toSorted(),
  );
});

it('looks into no other kind of record than a credential may read, and says so', async () => {
  const key = await desk.key(['candidates:read', 'jobs:read']);
  const { unsupported_concepts, total_count } = await search(
    'jobs',
    'jobs with no applicants in London',
    desk.as(key),
  );
  expect(unsupported_concepts).toEqual([
    'what takes the scope applications:read, which this credential lacks',
  ]);
  expect(total_count).toBe(1);
});

it('finds no record of another agency by the same words', async () => {
  const other = await running.workspace({ country: 'GB' });
  expect((await search('jobs', 'Marlowe and Finch jobs', other.api)).total_count).toBe(0);
});

it.each([
  ['jobs with leg room', false],
  ['legal jobs', true],
])(
  'what a client does is known by whole words of it, and by no letters within one: %s',
  async (query, isLegal) => {
    const found = await search('jobs', query);
    expect(found.interpretation.includes('clients in'), JSON.stringify(found)).toBe(isLegal);
  },
);
