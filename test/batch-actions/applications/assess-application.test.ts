import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();
const DESCRIPTION =
  'Requirements:\n- 5+ years of experience\n- Java or Kotlin\n- AHPRA registration\n\nNice to have:\n- Kafka';

async function made(candidate: Record<string, unknown> = {}) {
  const { api } = desk;
  const client_id = (await api.post('/clients', { name: `Acme ${crypto.randomUUID()}` })).body.data.id;
  const job = { title: 'Backend Engineer', client_id, description: DESCRIPTION };
  const job_id = (await api.post('/jobs', job)).body.data.id;
  const email = `${crypto.randomUUID()}@people.example`;
  const person = {
    name: 'Ana Ruiz',
    email,
    current_title: 'Backend Engineer',
    skills: ['Kotlin'],
    ...candidate,
  };
  const candidate_id = (await api.post('/candidates', person)).body.data.id;
  const id = (await api.post('/applications', { job_id, candidate_id })).body.data.id;
  return { id, job_id, candidate_id };
}

const run = () => running.service.jobs.runDue();
const fitOf = async (id: string) => (await desk.api.get(`/applications/${id}`)).body.data.fit;

async function scored(id: string): Promise<number> {
  const rows = await running.service.store.read((db) =>
    db.selectFrom('events').select('data').where('event', '=', 'application.scored').execute(),
  );
  return rows.filter(({ data }) => data.includes(id)).length;
}

it('assesses an application when it arrives: figures, verdict, and each requirement with its words or what would settle it', async () => {
  const { id } = await made({ years_experience: 7, summary: 'Seven years of services in Kotlin.' });
  expect(await fitOf(id)).toBeNull();
  await run();
  const fit = await fitOf(id);
  expect(fit).toMatchObject({ engine: 'rules', overruled: null });
  expect(fit.job_fit).toBeGreaterThan(45);
  expect(fit.verdict).toBe(fit.assessed_verdict);
  const kotlin = fit.criteria.find(({ criterion }: { criterion: string }) => criterion === 'Java or Kotlin');
  expect(kotlin).toMatchObject({ status: 'met', quote: 'Kotlin', source: 'skills', settle: null });
  const open = fit.criteria.find(({ criterion }: { criterion: string }) => criterion.startsWith('AHPRA'));
  expect(open).toMatchObject({ status: 'unknown', quote: null });
  expect(open.settle).toContain('AHPRA');
  expect(await scored(id)).toBe(1);
});

it('assesses again when what is known of the work or the brief changes, and not when a phone number does', async () => {
  const { id, job_id, candidate_id } = await made();
  await run();
  const first = await fitOf(id);
  const told = await scored(id);
  await desk.api.patch(`/candidates/${candidate_id}`, { phone: '+61 2 9374 4000' });
  await run();
  expect(await scored(id)).toBe(told);
  await desk.api.patch(`/candidates/${candidate_id}`, { certifications: ['AHPRA registration'] });
  await run();
  expect(await scored(id)).toBe(told + 1);
  expect((await fitOf(id)).job_fit).toBeGreaterThan(first.job_fit);
  const before = await fitOf(id);
  await desk.api.patch(`/jobs/${job_id}`, { title: 'Registered Nurse' });
  await run();
  expect(await scored(id)).toBeGreaterThan(told + 1);
  expect((await fitOf(id)).job_fit).toBeLessThan(before.job_fit);
});

it('assesses on request, and moves and rejects nobody', async () => {
  const { id } = await made({ current_title: 'Barista', skills: ['Espresso'] });
  await run();
  const before = (await desk.api.get(`/applications/${id}`)).body.data;
  expect(before.fit.verdict).toBe('no');
  expect((await desk.api.post(`/applications/${id}/assess`, {})).status).toBe(200);
  await run();
  const after = (await desk.api.get(`/applications/${id}`)).body.data;
  expect(await scored(id)).toBeGreaterThan(1);
  expect(after).toMatchObject({ stage: 'funnel', status: 'active', rejection: null });
});

it('adds nobody to a pool with floors until an assessment reaches both', async () => {
  const pool = {
    name: 'Kotlin people',
    eligibility: 'Kotlin',
    auto_add_enabled: true,
    min_job_fit: 60,
  };
  const pool_id = (await desk.api.post('/talent-pools', pool)).body.data.id;
  const { candidate_id } = await made({ years_experience: 9, certifications: ['AHPRA registration'] });
  const members = async () =>
    (await desk.api.get(`/talent-pools/${pool_id}/members`)).body.data.map(
      (member: { candidate_id: string }) => member.candidate_id,
    );
  expect(await members()).not.toContain(candidate_id);
  await run();
  expect(await members()).toContain(candidate_id);
});

it('gives the same figures whatever the name, age, sex, origin, family or faith that a record tells', async () => {
  const work = { years_experience: 6, skills: ['Kotlin', 'PostgreSQL'] };
  const tellings = [
    {
      name: 'Ana Ruiz',
      summary: 'She builds services in Kotlin. Married, two children, born 1988, Spanish.',
    },
    {
      name: 'Mohammed Khan',
      summary: 'He builds services in Kotlin. Muslim, single, aged 58, from Pakistan.',
    },
    {
      name: 'Wei Zhang',
      summary: 'They build services in Kotlin. Uses a wheelchair, pregnant, gay, Buddhist.',
    },
  ];
  const figures = [];
  for (const telling of tellings) {
    const { id } = await made({ ...work, ...telling });
    await run();
    const { job_fit, client_fit, verdict, criteria } = await fitOf(id);
    const statuses = criteria.map(({ criterion, status }: Record<string, string>) => [criterion, status]);
    figures.push({ job_fit, client_fit, verdict, statuses });
  }
  expect(figures[1]).toEqual(figures[0]);
  expect(figures[2]).toEqual(figures[0]);
});

it('asks what a record of a title alone is silent of, and says no where the title is of another field', async () => {
  const client_id = (await desk.api.post('/clients', { name: 'Ironbark Water' })).body.data.id;
  const job = {
    client_id,
    title: 'Chief Financial Officer',
    description:
      'Leads a finance team. Must have CPA or CA, experience with IFRS. Nice to have: a system replacement seen through.',
  };
  const made = await desk.api.post('/jobs', job);
  const fitFor = async (person: Record<string, unknown>) => {
    const email = `${crypto.randomUUID()}@people.example`;
    const candidate_id = (await desk.api.post('/candidates', { name: 'Bo Lind', email, ...person })).body.data
      .id;
    const of = { job_id: made.body.data.id, candidate_id };
    const { id } = (await desk.api.post('/applications', of)).body.data;
    await run();
    return fitOf(id);
  };
  const near = await fitFor({ current_title: 'Group Financial Controller' });
  expect([near.verdict, near.criteria.map(({ status }: { status: string }) => status)]).toEqual([
    'maybe',
    near.criteria.map(() => 'unknown'),
  ]);
  expect((await fitFor({ current_title: 'Pastry Chef' })).verdict).toBe('no');
  const told = { current_title: 'Group Financial Controller', skills: ['Payroll', 'Xero'] };
  // On nobody's record, and then on that of another.
  const open = await fitFor(told);
  expect(open.criteria).toContainEqual(expect.objectContaining({ criterion: 'IFRS', status: 'unknown' }));
  const holds = await fitFor({ ...told, skills: ['IFRS'] });
  expect(holds.criteria).toContainEqual(expect.objectContaining({ criterion: 'IFRS', status: 'met' }));
  expect(holds.job_fit).toBeGreaterThan(open.job_fit);
  expect((await fitFor(told)).criteria).toContainEqual(
    expect.objectContaining({ criterion: 'IFRS', status: 'missing' }),
  );
});
