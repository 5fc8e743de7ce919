import { beforeAll, expect, it } from 'vitest';
import { METRICS, type MetricName } from '#src/domain/analytics/metrics.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { todayThere } from '#test/harness/quotas.ts';
import type { Api } from '#test/harness/workspace.ts';

const { desk: agency } = useDesk({ country: 'AU' });
const today = todayThere();
let lead: Api;

beforeAll(async () => {
  const desk = deskOf(agency);
  const team = async (name: string): Promise<string> =>
    (await agency.api.post(`/accounts/${agency.accountId}/teams`, { name })).body.data.id;
  const [finance, mining] = [await team('Finance'), await team('Mining')];
  const leads = await agency.user('team_lead', { teamId: finance, dataScope: 'team' });
  const other = await agency.user('consultant', { teamId: mining });
  lead = agency.as(leads.key);
  // The team's own jobs, whoever owns them, and a member's job that is another team's.
  const client_id = await desk.client({ name: 'Acme Mining' });
  for (const job of [
    { team_id: finance, owner_id: other.userId },
    { team_id: finance, owner_id: other.userId, filled: true },
    { team_id: finance, owner_id: leads.userId },
    { team_id: null, owner_id: leads.userId, filled: true },
    { team_id: mining, owner_id: leads.userId },
    { team_id: mining, owner_id: other.userId, filled: true },
  ]) {
    const { filled = false, ...fields } = job;
    const job_id = await desk.job({ client_id, ...fields });
    const application_id = await desk.application({ job_id, stage: filled ? 'offer' : 'submitted' });
    if (!filled) continue;
    const { status, body } = await agency.api.post('/placements', {
      application_id,
      salary: 100_000,
      fee_percent: 20,
      offer_date: today,
      start_date: today,
    });
    expect(status, JSON.stringify(body.error)).toBe(201);
  }
});

const figures = async (api: Api, question: string) => {
  const { read_as, rows } = (await api.post('/analytics/ask', { question })).body.data;
  expect(read_as, question).not.toBeNull();
  return rows;
};

/** How each figure over jobs is asked for. */
const ASKED: Partial<Record<MetricName, string>> = {
  jobs: 'jobs of team Finance by status',
  open_jobs: 'open jobs of team Finance',
  jobs_opened: 'jobs opened this year of team Finance',
  jobs_filled: 'jobs filled this year of team Finance',
  fill_rate: 'fill rate this year of team Finance',
  time_to_fill: 'time to fill this year of team Finance',
  time_to_submit: 'time to submit this year of team Finance',
  job_age: 'average age of open jobs of team Finance',
  applications_per_job: 'applications per job this year of team Finance',
  submissions_per_job: 'submissions per job this year of team Finance',
};

it('tells a lead of their own team what it tells the owner, for each figure over jobs', async () => {
  const over = Object.entries(METRICS).flatMap(([name, { fact }]) =>
    fact === 'jobs' || fact === 'fills' ? [name] : [],
  );
  expect(Object.keys(ASKED).sort()).toEqual(over.sort());
  for (const question of Object.values(ASKED)) {
    const whole = await figures(agency.api, question);
    expect(whole.length, question).toBeGreaterThan(0);
    expect(await figures(lead, question), question).toEqual(whole);
  }
  expect(await figures(lead, 'open jobs of team Finance')).toMatchObject([{ open_jobs: 2 }]);
});

it('lists the jobs of the team to its lead, also those that a colleague of another team owns', async () => {
  const rows = await figures(lead, 'Which of our jobs have been open the longest?');
  expect(rows.length).toBeGreaterThan(0);
  expect((await figures(lead, 'open jobs by team')).map(({ team }: { team: string }) => team)).toContain(
    'Finance',
  );
});

it('names to the lead the open jobs of the team that nobody is on as it names them to the owner, the members’ own included', async () => {
  const client_id = await deskOf(agency).client({ name: 'Quiet Quarries' });
  const lead_id = (await lead.get('/me')).body.data.user?.id;
  for (const [title, job] of [
    ['Blaster', { team_id: null, owner_id: lead_id }],
    ['Driller', {}],
  ] as const)
    await deskOf(agency).job({ client_id, title, ...job });
  const question = 'which open jobs of team Finance have no live applications';
  const names = async (api: Api) => (await figures(api, question)).map(({ job }: { job: string }) => job);
  const whole = await names(agency.api);
  expect(whole).toContain('Blaster');
  expect(whole).not.toContain('Driller');
  expect(await names(lead)).toEqual(whole);
});
