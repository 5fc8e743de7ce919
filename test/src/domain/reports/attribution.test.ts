import { beforeAll, describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { reportAs } from '#test/harness/teams.ts';
import type { Answer, Workspace } from '#test/harness/workspace.ts';

// Whoever types a record in, a colleague or a machine, gets no figure by it.
const { desk: agency } = useDesk({ country: 'AU' });
let sam: string;
let kim: string;
let team: string;
/** An account key: it acts for nobody. */
let service: Workspace;

const THIS_YEAR = { period: 'this_year' };

beforeAll(async () => {
  team = (await agency.api.post(`/accounts/${agency.accountId}/teams`, { name: 'North' })).body.data.id;
  sam = (await agency.user('consultant', { teamId: team })).userId;
  kim = (await agency.user('consultant', { teamId: team })).userId;
  const key = await agency.key(['admin'], { userId: null });
  service = { ...agency, api: agency.as(key) };
});

async function hire(job: object, application: object, placement: object = {}): Promise<Answer> {
  const desk = deskOf(service);
  const job_id = await desk.job({ ...job });
  const application_id = await desk.application({ job_id, stage: 'submitted', ...application });
  const body = { application_id, salary: 100_000, fee_percent: 20, ...placement };
  return service.api.post('/placements', body);
}

const row = (rows: readonly Record<string, unknown>[], consultant: string) =>
  rows.find(({ consultant_id }) => consultant_id === consultant);

describe('the default credit of a placement', () => {
  it('is the application’s owner’s, else the job’s, whoever logs it', async () => {
    const first = await hire({ owner_id: kim }, { owner_id: sam });
    expect(first.body.data.credits).toEqual([{ user_id: sam, role: null, percent: 100 }]);
    const second = await hire({ owner_id: kim }, {});
    expect(second.body.data.credits).toEqual([{ user_id: kim, role: null, percent: 100 }]);
  });

  it('is asked for where neither has an owner, and a split that is given needs none', async () => {
    const refused = await hire({}, {});
    expect([refused.status, refused.body.error.field]).toEqual([422, 'credits']);
    expect(refused.body.error.message).toContain('owner_id');
    const credits = [
      { user_id: sam, percent: 60, role: 'candidate_consultant' },
      { user_id: sam, percent: 40, role: 'job_owner' },
    ];
    expect((await hire({}, {}, { credits })).status).toBe(201);
  });
});

describe('reports', () => {
  it('count placements by credited people, each once, their teams once, and those that fell off beside', async () => {
    const { id } = (await hire({ owner_id: kim }, { owner_id: sam })).body.data;
    const today = new Date().toISOString().slice(0, 10);
    const fell = { status: 'fell_off', start_date: today };
    expect((await agency.api.patch(`/placements/${id}`, fell)).status).toBe(200);
    const { rows } = await reportAs(agency.api, 'consultant_scorecard', THIS_YEAR);
    // The owner of the application, the split between Sam and Sam, and the one that fell off.
    expect(row(rows, sam)).toMatchObject({ placements: 3, fallen_placements: 1, submissions: 2 });
    expect(row(rows, kim)).toMatchObject({ placements: 1, fallen_placements: 0, submissions: 0 });
    expect(row(rows, agency.adminId)).toMatchObject({ placements: 0, fallen_placements: 0, submissions: 0 });
    const byTeam = await reportAs(agency.api, 'consultant_scorecard', { ...THIS_YEAR, group_by: 'team' });
    expect(byTeam.rows).toContainEqual(
      expect.objectContaining({ team_id: team, placements: 4, fallen_placements: 1 }),
    );
    expect(byTeam.totals).toMatchObject([{ placements: 4, fallen_placements: 1 }]);
  });

  it('give the time to fill to the owner of the job', async () => {
    const { rows } = await reportAs(agency.api, 'time_to_fill', { ...THIS_YEAR, group_by: 'consultant' });
    expect(row(rows, kim)).toMatchObject({ jobs_filled: 3 });
    expect(row(rows, sam)).toBeUndefined();
  });

  it('credit nobody with what a key of the account did', async () => {
    const desk = deskOf(service);
    const candidate_id = await desk.candidate();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const mail = { candidate_id, subject: 'Hello', body_text: 'Are you free?', scheduled_at: at };
    expect((await service.api.post('/scheduled-emails', mail)).status).toBe(201);
    await service.api.post('/activities', { candidate_id, type: 'call', summary: 'Called' });
    const { rows } = await reportAs(agency.api, 'consultant_scorecard', THIS_YEAR);
    expect(rows.filter(({ calls, emails_sent }) => calls !== 0 || emails_sent !== 0)).toEqual([]);
    expect(row(rows, agency.adminId)).toMatchObject({ calls: 0, emails_sent: 0 });
  });

  it('say of each report whose figures it shows', async () => {
    const { body } = await agency.api.get('/reports');
    const entries: { available: boolean; attribution: string | null }[] = body.data;
    const silent = entries.filter(({ available, attribution }) => available && !attribution);
    expect(silent).toEqual([]);
    const ran = (await agency.api.post('/reports/run', { report: 'time_to_fill' })).body.data;
    expect(ran.attribution).toContain('owner of the job');
  });
});

describe('a question', () => {
  it('counts all placements that were logged and tells those that fell off beside', async () => {
    const question = 'placements this year';
    const { data } = (await agency.api.post('/analytics/ask', { question })).body;
    expect(data.rows).toEqual([{ placements: 4 }]);
    expect(data.caveats).toContain('1 of these 4 placements fell off.');
  });
});

describe('the owner and the team of a job', () => {
  it('are set when it is made and changed afterwards, among the agency’s own people', async () => {
    const desk = deskOf(agency);
    const id = await desk.job({ owner_id: sam, team_id: team });
    const made = (await agency.api.get(`/jobs/${id}`)).body.data;
    expect(made).toMatchObject({ owner_id: sam, team: { id: team } });
    const moved = await agency.api.patch(`/jobs/${id}`, { owner_id: kim, team_id: null });
    expect(moved.body.data).toMatchObject({ owner_id: kim, team: null });
    expect(
      (await agency.api.get(`/jobs?owner_id=${kim}`)).body.data.map((job: { id: string }) => job.id),
    ).toContain(id);
    const unknown = await agency.api.patch(`/jobs/${id}`, { owner_id: 'usr_01m3tpf3w01z0nz5nzgpahz9aa' });
    expect([unknown.status, unknown.body.error.field]).toEqual([404, 'owner_id']);
    expect((await agency.api.get(`/jobs/${await desk.job()}`)).body.data.owner_id).toBe(agency.adminId);
  });
});
