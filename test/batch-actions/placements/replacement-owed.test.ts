import { describe, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { todayThere } from '#test/harness/quotas.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);

const daysAgo = (count: number): string =>
  new Date(Date.parse(todayThere()) - count * 86_400_000).toISOString().slice(0, 10);

/** A job whose hire fell off: so many days after the start, under this remedy. */
async function fallen(served: number, guarantee_remedy = 'replacement') {
  const client_id = await desk.client();
  await runAction(running, agency.adminKey, 'set_client_fee_terms', {
    client_id,
    guarantee_days: 90,
    guarantee_remedy,
  });
  const job_id = await desk.job({ client_id, title: 'Mine Planner' });
  const first = await place(job_id, { start_date: daysAgo(100) });
  const input = { status: 'fell_off', fell_off_at: daysAgo(100 - served) };
  expect((await agency.api.patch(`/placements/${first.id}`, input)).status).toBe(200);
  await agency.api.patch(`/jobs/${job_id}`, { status: 'active' });
  return { client_id, job_id, first };
}

async function place(job_id: string, more: object = {}) {
  const application_id = await desk.application({ job_id });
  const terms = { salary: 100_000, fee_percent: 20 };
  const { status, body } = await agency.api.post('/placements', { application_id, ...terms, ...more });
  expect(status, JSON.stringify(body.error)).toBe(201);
  const warned = (body.meta.warnings ?? []).find(({ code }: { code: string }) => code === 'replacement_owed');
  return { id: body.data.id, name: body.data.candidate_name, warned };
}

const aheadOf = async (client: string): Promise<string[]> =>
  (await agency.api.get(`/clients/${client}/brief`)).body.data.ahead.map(
    ({ what }: { what: string }) => what,
  );

describe('who is placed after a hire that fell off inside a guarantee with a replacement', () => {
  it('is said to count with a fee of its own, once, and the brief of the client says what is owed until then', async () => {
    const { client_id, job_id, first } = await fallen(30);
    expect(await aheadOf(client_id)).toContainEqual(
      expect.stringMatching(/^a replacement is owed: fell off inside the guarantee on /),
    );
    const next = await place(job_id);
    expect(next.warned).toMatchObject({
      message: `${next.name} follows ${first.name}, who fell off inside the guarantee on ${daysAgo(70)}, and the client is owed a replacement. This placement counts with its own fee; where it is the replacement, give fee_type fixed and fee_amount 0 with update_placement.`,
      placement_id: first.id,
    });
    expect((await aheadOf(client_id)).join()).not.toContain('replacement');
    await agency.api.patch(`/jobs/${job_id}`, { status: 'active' });
    expect((await place(job_id)).warned).toBeUndefined();
  });

  it('is not said to where the fee is none', async () => {
    const { job_id } = await fallen(30);
    const free = { fee_type: 'fixed', fee_percent: undefined, fee_amount: 0 };
    expect((await place(job_id, free)).warned).toBeUndefined();
  });

  it.each([
    ['the guarantee was over', 95, 'replacement'],
    ['it refunds', 30, 'refund_full'],
  ])('is not said to where %s', async (_, served, remedy) => {
    const { client_id, job_id } = await fallen(served, remedy);
    expect((await aheadOf(client_id)).join()).not.toContain('replacement');
    expect((await place(job_id)).warned).toBeUndefined();
  });
});

it('somebody who withdraws before the start was in no guarantee, and whoever marks it is told so', async () => {
  const client_id = await desk.client();
  const job_id = await desk.job({ client_id });
  const { id, name } = await place(job_id, { start_date: daysAgo(-30) });
  const { body } = await agency.api.patch(`/placements/${id}`, { status: 'fell_off' });
  expect(body.data.guarantee_outcome).toMatchObject({ in_guarantee: false, days_served: 0 });
  expect(body.meta.warnings[0]).toMatchObject({
    code: 'never_started',
    message: `${name} never started, so the guarantee had not begun: what becomes of the fee is agreed with the client.`,
  });
  expect((await aheadOf(client_id)).join()).not.toContain('replacement');
});
