import { describe, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { Answer } from '#test/harness/workspace.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);

const place = (body: Record<string, unknown>): Promise<Answer> => agency.api.post('/placements', body);

/** An application on a job of a client with these terms. */
async function hire(terms: Record<string, unknown> = {}, job: Record<string, unknown> = {}) {
  const client_id = await desk.client();
  if (Object.keys(terms).length > 0) {
    await runAction(running, agency.adminKey, 'set_client_fee_terms', { client_id, ...terms });
  }
  const job_id = await desk.job({ client_id, ...job });
  const application_id = await desk.application({ job_id, stage: 'offer' });
  const { candidate_id } = (await agency.api.get(`/applications/${application_id}`)).body.data;
  return { client_id, job_id, application_id, candidate_id };
}

describe('credits', () => {
  it('are kept as given when they total 100', async () => {
    const { application_id } = await hire();
    const other = (await agency.user('consultant')).userId;
    const credits = [
      { user_id: agency.adminId, role: 'job_owner', percent: 66.67 },
      { user_id: other, role: 'candidate_consultant', percent: 33.33 },
    ];
    expect((await place({ application_id, credits })).body.data.credits).toEqual(credits);
  });

  it('in thirds total 100: the last takes the rest', async () => {
    const { application_id } = await hire();
    const people = [
      agency.adminId,
      (await agency.user('consultant')).userId,
      (await agency.user('consultant')).userId,
    ];
    const split = (percent: number) => people.map((user_id) => ({ user_id, percent }));
    const made = await place({ application_id, credits: split(33.33) });
    const shares = (answer: Answer) =>
      answer.body.data.credits.map((one: { percent: number }) => one.percent);
    expect(shares(made)).toEqual([33.33, 33.33, 33.34]);
    const path = `/placements/${made.body.data.id}`;
    const over = [33.34, 33.34, 33.33].map((percent, at) => ({ user_id: people[at], percent }));
    expect(shares(await agency.api.patch(path, { credits: over }))).toEqual([33.34, 33.34, 33.32]);
    const whole = [100, 0.01, 0].map((percent, at) => ({ user_id: people[at], percent }));
    expect(shares(await agency.api.patch(path, { credits: whole }))).toEqual([99.99, 0.01, 0]);
  });

  it('are the application owner’s, else the job owner’s, for a key of nobody', async () => {
    const owner = (await agency.user('consultant')).userId;
    const { job_id } = await hire();
    const key = agency.as(await agency.key(['admin'], { userId: null }));
    const owned = await desk.application({ job_id, owner_id: owner });
    const made = await key.post('/placements', { application_id: owned });
    expect(made.body.data.credits).toEqual([{ user_id: owner, role: null, percent: 100 }]);
    const unowned = await key.post('/applications', {
      job_id: await desk.job(),
      candidate_id: await desk.candidate(),
    });
    const fallen = await key.post('/placements', { application_id: unowned.body.data.id });
    expect(fallen.body.data.credits[0].user_id).toBe(agency.adminId);
  });

  it.each([
    [[{ percent: 99.9 }], 422, 'credits'],
    [[], 422, 'credits'],
    [[{ percent: 50 }, { percent: 50.02 }], 422, 'credits'],
    [[{ percent: -1 }, { percent: 101 }], 422, 'credits.0.percent'],
    [[{ percent: 100, role: 'boss' }], 422, 'credits.0.role'],
    [[{ percent: 50 }, { percent: 50, user_id: 'usr_0' }], 404, 'credits.1.user_id'],
  ])('%j are refused with %i on %s', async (credits, status, field) => {
    const { application_id } = await hire();
    const refused = await place({
      application_id,
      credits: credits.map((credit) => ({ user_id: agency.adminId, ...credit })),
    });
    expect([refused.status, refused.body.error.field]).toEqual([status, field]);
  });
});

it('says that rates without a rate_period tell no gross profit', async () => {
  const { application_id } = await hire();
  const made = await agency.api.post('/placements', {
    application_id,
    placement_type: 'contract',
    charge_rate: 100,
    pay_rate: 80,
  });
  expect(made.body.data.contract).toMatchObject({ rate_period: null, expected_gp: null });
  const codes = made.body.meta.warnings.map(({ code }: { code: string }) => code);
  expect(codes).toContain('rate_period_missing');
  const id = made.body.data.id;
  expect(
    (await agency.api.patch(`/placements/${id}`, { rate_period: 'daily' })).body.meta.warnings,
  ).toBeUndefined();
});

it('logs none for a candidate who was deleted, by the application either', async () => {
  const { application_id, candidate_id, client_id } = await hire();
  await agency.api.delete(`/candidates/${candidate_id}`);
  const refused = await agency.api.post('/placements', { application_id, salary: 1 });
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({ code: 'CONFLICT', field: 'application_id' });
  expect(refused.body.error.message).toContain('was deleted');
  expect((await agency.api.post('/placements', { candidate_id, client_id })).status).toBe(404);
});

it("answers 404 for another agency's ids", async () => {
  const theirs = deskOf(await running.workspace());
  const mine = await hire();
  const application_id = await theirs.application();
  for (const [field, body] of [
    ['application_id', { application_id }],
    ['candidate_id', { candidate_id: await theirs.candidate(), client_id: mine.client_id }],
    ['client_id', { candidate_id: mine.candidate_id, client_id: await theirs.client() }],
    ['job_id', { candidate_id: mine.candidate_id, client_id: mine.client_id, job_id: await theirs.job() }],
  ] as const) {
    const refused = await place(body);
    expect([refused.status, refused.body.error.field]).toEqual([404, field]);
  }
});

it('needs an Idempotency-Key, and makes one placement of one key', async () => {
  const { application_id } = await hire();
  const bare = await agency.api.post('/placements', { application_id }, null);
  expect([bare.status, bare.body.error.field]).toEqual([400, 'Idempotency-Key']);
  const first = await agency.api.post('/placements', { application_id }, `once-${application_id}`);
  const again = await agency.api.post('/placements', { application_id }, `once-${application_id}`);
  expect([again.status, again.body.data.id]).toEqual([201, first.body.data.id]);
});

it('warns where the day of the offer, today unless it is given, is after the start, until it is put right', async () => {
  const { application_id } = await hire();
  const codes = ({ body }: Answer) => body.meta.warnings?.map(({ code }: { code: string }) => code) ?? [];
  const made = await place({ application_id, salary: 90_000, start_date: '2026-01-12' });
  expect(codes(made)).toContain('offered_after_start');
  const path = `/placements/${made.body.data.id}`;
  expect(codes(await agency.api.patch(path, { offer_date: '2026-01-13' }))).toContain('offered_after_start');
  expect(codes(await agency.api.patch(path, { notes: 'Signed.' }))).toEqual([]);
  expect(codes(await agency.api.patch(path, { offer_date: '2026-01-05' }))).toEqual([]);
});
