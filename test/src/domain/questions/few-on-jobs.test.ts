import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { Api } from '#test/harness/workspace.ts';

const { desk: agency } = useDesk({ country: 'AU' });
let lead: Api;

beforeAll(async () => {
  const desk = deskOf(agency);
  const team = async (name: string): Promise<string> =>
    (await agency.api.post(`/accounts/${agency.accountId}/teams`, { name })).body.data.id;
  const [finance, mining] = [await team('Finance'), await team('Mining')];
  const leads = await agency.user('team_lead', { teamId: finance, dataScope: 'team' });
  const other = await agency.user('consultant', { teamId: mining });
  lead = agency.as(leads.key);
  const client_id = await desk.client({ name: 'Acme Mining' });
  // The team's own jobs, whoever owns them and whoever put people on them.
  const job = (title: string, fields: Record<string, unknown>): Promise<string> =>
    desk.job({ client_id, title, ...fields });
  const ours = { team_id: finance, owner_id: other.userId };
  await job('Payroll Officer', ours);
  await job('Tax Manager', { team_id: null, owner_id: leads.userId });
  await job('Driller', { team_id: mining, owner_id: other.userId });
  const busy = await job('Auditor', ours);
  await desk.application({ job_id: busy, stage: 'submitted' });
  const closed = await job('Bookkeeper', ours);
  const { status, body } = await agency.api.patch(`/jobs/${closed}`, { status: 'closed' });
  expect(status, JSON.stringify(body.error)).toBe(200);
});

const jobs = async (api: Api, question: string): Promise<string[]> => {
  const { read_as, answer, rows } = (await api.post('/analytics/ask', { question })).body.data;
  expect(read_as, answer).not.toBeNull();
  return rows.map(({ job }: { job: string }) => job).sort();
};

it.each([
  ['jobs in my team with no applications', ['Payroll Officer', 'Tax Manager']],
  ['jobs in my team with fewer than 1 applications', ['Payroll Officer', 'Tax Manager']],
  ['jobs in my team with no candidates', ['Payroll Officer', 'Tax Manager']],
  ['closed jobs in my team with no applications', ['Bookkeeper']],
  ['jobs in my team with no applications this year', ['Bookkeeper', 'Payroll Officer', 'Tax Manager']],
  ["my team's jobs with no live candidates", ['Payroll Officer', 'Tax Manager']],
  ['open jobs in Finance without candidates', ['Payroll Officer', 'Tax Manager']],
  ['jobs with under 3 candidates in my team', ['Auditor', 'Payroll Officer', 'Tax Manager']],
  ['open jobs of team Finance with fewer than 1 live applications', ['Payroll Officer', 'Tax Manager']],
  ['jobs of team Finance with fewer than 1 live applications', ['Payroll Officer', 'Tax Manager']],
])(
  '%s: the jobs are those of the team, whoever owns them or has put people on them',
  async (question, all) => {
    expect(await jobs(lead, question)).toEqual(all);
  },
);

it('tells a lead of the jobs of their team what it tells the owner', async () => {
  const question = 'jobs of the Finance team with no applications';
  expect(await jobs(lead, question)).toEqual(await jobs(agency.api, question));
});

it('tells those below a bound that have none as such, and not how many there are in all', async () => {
  const { answer } = (
    await agency.api.post('/analytics/ask', { question: 'jobs with fewer than 1 interviews' })
  ).body.data;
  expect(answer).toContain('5 jobs with less than 1: ');
  expect(answer).not.toContain('so none for any');
});
