import { describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import type { UndoOutcome } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { undoInUnit } from '#src/action/unit.ts';
import { guardAt } from '#src/lib/trust.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);

const origin = { channel: 'job', requestId: 'req_test' } as const;

/** Runs an action, then whatever comes between, then its inverse; answers the action's result and what undoing came to. */
async function andBack(
  name: string,
  input: object,
  between: (id: string) => Promise<unknown> = async () => {},
) {
  const action = catalogue.get(name);
  if (action === undefined) throw new Error(`no action ${name}`);
  const principal = await running.service.authentication.bearer(agency.adminKey);
  const { data, effects } = await execute(running.service.runtime, action, input, { principal, origin });
  const { id } = data as { id: string };
  await between(id);
  const done = { input, data, changes: effects?.changes ?? [] };
  let undone: UndoOutcome | undefined;
  let events: string[] = [];
  await running.service.store.write(async (unit) => {
    const answer = await undoInUnit(unit, action, done, principal, origin, new Date().toISOString());
    undone = answer.undone;
    events = answer.effects?.events.map(({ event }) => event) ?? [];
  });
  return { id, undone, events };
}

const unstamped = ({ updated_at: _, ...record }: Record<string, unknown>) => record;

async function unchanged(path: string, work: () => Promise<{ undone: UndoOutcome | undefined }>) {
  const before = (await agency.api.get(path)).body.data;
  expect((await work()).undone).toEqual({ outcome: 'done' });
  const after = (await agency.api.get(path)).body.data;
  expect(unstamped(after)).toEqual(unstamped(before));
}

describe('a job', () => {
  it.each([
    [{ title: 'Other', status: 'closed', compensation: { base_min: 5 }, location: { type: 'remote' } }],
    [{ spec: null, assessment_criteria: [], interview_plan: [], ai_screen_focus: ['x'], is_evergreen: true }],
  ])('goes back to what it was before %j', async (change) => {
    const job_id = await desk.job({
      location: { city: 'Perth', country: 'AU' },
      spec: { summary: 'S' },
      interview_plan: [{ kind: 'internal' }],
    });
    await unchanged(`/jobs/${job_id}`, () => andBack('update_job', { job_id, ...change }));
  });

  it('goes back to its client with its applications, and to filled from a reopening', async () => {
    const job_id = await desk.job();
    const application = await desk.application({ job_id });
    const client_id = await desk.client();
    await unchanged(`/applications/${application}`, () => andBack('update_job', { job_id, client_id }));
    await agency.api.post('/placements', { application_id: application });
    await unchanged(`/jobs/${job_id}`, () => andBack('update_job', { job_id, status: 'active' }));
  });

  it('that was opened is gone again, unless somebody was put on it', async () => {
    const input = { title: 'T', client_id: await desk.client() };
    const gone = await andBack('create_job', input);
    expect((await agency.api.get(`/jobs/${gone.id}`)).status).toBe(404);
    await expect(
      andBack('create_job', input, (job_id) => desk.application({ job_id })),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('stays as it is where it was changed since', async () => {
    const job_id = await desk.job();
    const { undone } = await andBack('update_job', { job_id, title: 'A' }, () =>
      agency.api.patch(`/jobs/${job_id}`, { title: 'B' }),
    );
    expect(undone).toMatchObject({ outcome: 'conflict', record: { id: job_id } });
    expect((await agency.api.get(`/jobs/${job_id}`)).body.data.title).toBe('B');
  });
});

describe('an application', () => {
  it('moves back with an event of its own, keeping how it had ended before', async () => {
    const application_id = await desk.application();
    await agency.api.post(`/applications/${application_id}/stage`, { stage: 'rejected', reason: 'Too far' });
    const back = await andBack('move_application_stage', { application_id, stage: 'submitted' });
    expect(back.events).toEqual(['application.stage_changed', 'application.status_changed']);
    expect((await agency.api.get(`/applications/${application_id}`)).body.data).toMatchObject({
      stage: 'rejected',
      submitted_at: null,
      rejection: { by: 'consultant', reason: 'Too far' },
    });
  });

  it('that was made is gone again, and its candidate can be put on the job anew', async () => {
    const input = { job_id: await desk.job(), candidate_id: await desk.candidate() };
    const { id } = await andBack('create_application', input);
    expect((await agency.api.get(`/applications/${id}`)).status).toBe(404);
    await desk.application(input);
  });

  it('of many is moved back with the others, or none is', async () => {
    const ids = [await desk.application(), await desk.application({ stage: 'yes' })];
    const owner_id = (await agency.user('consultant')).userId;
    const input = { ids, stage: 'screen', owner_id };
    const stages = async () =>
      Promise.all(ids.map(async (id) => (await agency.api.get(`/applications/${id}`)).body.data.stage));
    expect((await andBack('bulk_update_applications', input)).undone).toEqual({ outcome: 'done' });
    expect(await stages()).toEqual(['funnel', 'yes']);
    expect((await agency.api.get(`/applications/${ids[0]}`)).body.data.owner_id).toBe(agency.adminId);
    const { undone } = await andBack('bulk_update_applications', input, () =>
      agency.api.post(`/applications/${ids[1]}/stage`, { stage: 'offer' }),
    );
    expect(undone?.outcome).toBe('conflict');
    expect(await stages()).toEqual(['screen', 'offer']);
  });
});

describe('a placement', () => {
  const contract = {
    placement_type: 'contract',
    charge_rate: 100,
    pay_rate: 80,
    rate_period: 'daily',
    start_date: '2026-01-05',
    contract_end_date: '2026-01-09',
  };

  it.each([
    [{ salary: 1, currency: 'USD', fee_percent: 3, notes: 'x', guarantee_days: 1 }],
    [{ fee_type: 'fixed', fee_amount: 9 }],
    [{ placement_type: 'permanent', start_date: null, offer_date: null }],
    [{ pay_rate: 10, credits: 'other' }],
    [{ status: 'fell_off' }],
  ])('goes back to what it was before %j', async (change) => {
    const other = (await agency.user('consultant')).userId;
    const application_id = await desk.application();
    const made = await agency.api.post('/placements', { application_id, salary: 100_000, ...contract });
    const placement_id = made.body.data.id;
    const credits = 'credits' in change ? { credits: [{ user_id: other, percent: 100 }] } : {};
    const input = { placement_id, ...change, ...credits };
    await unchanged(`/placements/${placement_id}`, () => andBack('update_placement', input));
  });

  it('keeps the minimum of a percent that came from the schedule', async () => {
    const client_id = await desk.client();
    await running.service.store.write(async ({ tx }) => {
      const terms = {
        currency: 'AUD',
        fee_basis: 'base',
        tiers: [{ from: 0, percent: 10 }],
        minimum_fee: 9000,
      };
      const rest = {
        guarantee_days: 30,
        guarantee_remedy: 'none',
        guarantee_notes: null,
        payment_terms_days: 7,
      };
      const fee_terms = JSON.stringify({ ...terms, ...rest });
      await tx.updateTable('clients').set({ fee_terms }).where('id', '=', client_id).execute();
    });
    const application_id = await desk.application({ job_id: await desk.job({ client_id }) });
    const made = await agency.api.post('/placements', { application_id, salary: 100_000 });
    await andBack('update_placement', { placement_id: made.body.data.id, fee_percent: 25 });
    const lower = await agency.api.patch(`/placements/${made.body.data.id}`, { salary: 50_000 });
    expect(lower.body.data.fee).toEqual({ type: 'percent', percent: 10, amount: 9000 });
  });

  it('gets its status back with an event', async () => {
    const application_id = await desk.application();
    const made = await agency.api.post('/placements', { application_id, start_date: '2026-01-05' });
    const back = await andBack('mark_placement_status', {
      placement_id: made.body.data.id,
      status: 'fell_off',
    });
    expect(back.events).toEqual(['placement.status_changed']);
    const { data } = (await agency.api.get(`/placements/${made.body.data.id}`)).body;
    expect(data).toMatchObject({ status: 'pending_start', fell_off_at: null, guarantee_outcome: null });
  });
});

it('lets no text from outside decide money or credit', () => {
  const placement = catalogue.get('create_placement')?.input;
  const job = catalogue.get('update_job')?.input;
  for (const field of ['salary', 'fee_percent', 'fee_amount', 'charge_rate', 'pay_rate', 'expected_gp'])
    expect(placement && guardAt(placement, [field]), field).toBe('money');
  expect(placement && guardAt(placement, ['credits', '0', 'user_id'])).toBe('credit');
  expect(job && guardAt(job, ['compensation', 'base_min'])).toBe('money');
  expect(placement && guardAt(placement, ['notes'])).toBeUndefined();
});
