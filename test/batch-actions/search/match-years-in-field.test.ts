import { beforeAll, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch } from '#test/harness/people-search.ts';

const { running, desk } = useDesk({ country: 'GB' });
const { add } = peopleSearch(desk);

const job = (employer: string, from: string, to: string | null, description?: string) => ({
  employer,
  title: 'Brand Manager',
  from,
  ...(to === null ? { is_current: true } : { to }),
  ...(description === undefined ? {} : { description }),
});
const person = (name: string, experience: ReturnType<typeof job>[], more: object = {}) =>
  add(name, {
    current_title: 'Brand Manager',
    current_company: experience[0]?.employer ?? 'Unilever',
    experience,
    years_experience: 12,
    skills: ['Branding'],
    ...more,
  });

/** The status of each requirement, by the name of the person and what is asked. */
async function statuses(...requirements: string[]): Promise<Record<string, Record<string, string>>> {
  const client = await desk.api.post('/clients', { name: `Client for ${requirements.join()}` });
  const made = await desk.api.post('/jobs', {
    client_id: client.body.data.id,
    title: 'Brand Manager',
    spec: { requirements, nice_to_have: [] },
  });
  const { data } = await runAction(running, desk.adminKey, 'match_candidates_to_job', {
    job_id: made.body.data.id,
  });
  type Row = { name: string; evidence: { facet: string; status: string }[] };
  return Object.fromEntries(
    data.results.map(({ name, evidence }: Row) => [
      name,
      Object.fromEntries(evidence.map(({ facet, status }) => [facet, status])),
    ]),
  );
}

beforeAll(async () => {
  await person('Long', [job('Nestlé', '2014-01', null)]);
  await person('Told', [job('Quill and Sons', '2015-01', null, 'Ran two FMCG brands.')]);
  await person('Short', [job('Unilever', '2025-06', null), job('Barclays', '2012-01', '2025-05')]);
  await person('Undated', []);
  await person('Unheard', [job('Zeddle and Sons', '2010-01', null)]);
});

it('counts the years that are asked in a field by the jobs in it, and leaves open what nothing tells of', async () => {
  const found = await statuses('5 years in FMCG', '8 years of experience');
  const of = (asked: string) =>
    Object.fromEntries(Object.entries(found).map(([name, one]) => [name, one[asked]]));
  expect(of('5+ years in FMCG')).toEqual({
    Long: 'met',
    Told: 'met',
    Short: 'missing',
    Undated: 'unknown',
    Unheard: 'unknown',
  });
  expect(new Set(Object.values(of('8+ years of experience')))).toEqual(new Set(['met']));
  expect(of('FMCG').Unheard).toBe('unknown');
});

it('tells what stands on nobody’s record as unknown, and keeps it beside years', async () => {
  for (const asked of ['Experience with Zorbix', '5+ years experience with Zorbix']) {
    const found = Object.values(await statuses(asked)).map((one) => one.Zorbix);
    expect(new Set(found)).toEqual(new Set(['unknown']));
  }
});

it('tells a skill that others list as missing of who lists others', async () => {
  await person('Lists', [job('Nestlé', '2014-01', null)], { skills: ['Tableau'] });
  const found = await statuses('Tableau');
  expect(found.Lists?.Tableau).toBe('met');
  expect(found.Long?.Tableau).toBe('missing');
});

it('tells a known tool on nobody’s record as unknown of who lists others, and keeps nobody strong by it', async () => {
  const found = Object.values(await statuses('Branding', 'Power BI')).map((one) => one['Power BI']);
  expect(new Set(found)).toEqual(new Set(['unknown']));
});
