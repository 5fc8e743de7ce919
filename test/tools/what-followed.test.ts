import { beforeAll, describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk } = useDesk({ country: 'AU' });

let application = '';
let candidate = '';

beforeAll(async () => {
  const client_id = await deskOf(desk).client({ name: 'Acme Mining' });
  const job_id = await deskOf(desk).job({ client_id, title: 'Mine Planner' });
  application = await deskOf(desk).application({ job_id, stage: 'submitted' });
  candidate = (await desk.api.get(`/applications/${application}`)).body.data.candidate.id;
});

const call = (tool: string, args: Record<string, unknown>) =>
  callTool(running.app, desk.adminKey, tool, args, { query: '?toolsets=all' });

const input = () => ({
  application_id: application,
  kind: 'client',
  starts_at: '2099-12-04T04:00:00Z',
  format: 'in_person',
  location: '1 George St',
  interviewers: [{ user_id: desk.adminId }],
});

describe('a booking over MCP', () => {
  it('says in its plan who would be written to and who would move, and once done who was and did, with no warnings told', async () => {
    const plan = await call('create_interview', input());
    const [planned = ''] = plan.content.map(({ text }) => text ?? '');
    expect(planned).toMatch(/would_mail:/);
    expect(planned).toMatch(/would_move: .*from submitted, to client_interview/);
    expect(planned).not.toMatch(/^ +(mailed|moved):/m);
    const { plan_id, confirm_text } = plan.structuredContent;
    const done = await call('commit_plan', { plan_id, confirm_text });
    const [item] = done.structuredContent.items;
    const name = (await desk.api.get(`/candidates/${candidate}`)).body.data.name;
    expect(item.warnings).toEqual([]);
    expect(item.meta.moved).toEqual([
      {
        application_id: application,
        candidate_id: candidate,
        candidate_name: name,
        from: 'submitted',
        to: 'client_interview',
      },
    ]);
    expect(done.content[0]?.text).toContain(`${name} (${candidate}), from submitted, to client_interview`);
    expect(item.meta.mailed).toHaveLength(2);
  });

  it('warns where the job is filled already', async () => {
    const { job } = (await desk.api.get(`/applications/${application}`)).body.data;
    await desk.api.patch(`/jobs/${job.id}`, { status: 'closed' });
    const { body } = await desk.api.post('/interviews', { ...input(), starts_at: '2099-12-11T04:00:00Z' });
    expect(body.meta.warnings).toContainEqual({
      code: 'job_ended',
      message: expect.stringMatching(
        /^The job Mine Planner is closed, and this is an interview of .+ for it\./,
      ),
      job_id: job.id,
    });
    await desk.api.patch(`/jobs/${job.id}`, { status: 'active' });
  });
});

it('a credential that may not read applications is not told who moved', async () => {
  const key = await desk.key(['interviews:write', 'interviews:read']);
  const [job_id] = [(await desk.api.get(`/applications/${application}`)).body.data.job.id];
  const other = await deskOf(desk).application({ job_id, stage: 'submitted' });
  const { status, body } = await desk.as(key).post('/interviews', {
    ...input(),
    application_id: other,
    interviewers: [],
    starts_at: '2099-12-18T04:00:00Z',
  });
  expect(status, JSON.stringify(body.error)).toBe(201);
  expect(body.meta).not.toHaveProperty('moved');
  expect((await desk.api.get(`/applications/${other}`)).body.data.stage).toBe('client_interview');
});
