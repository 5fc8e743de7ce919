import { beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { type Desk, desk, newJob, requestedDeal, SECRETS, submittedDeal } from '#test/harness/marketplace.ts';

const running = useService();
let owner: Desk;
let partner: Desk;
let third: Desk;

beforeAll(async () => {
  [owner, partner, third] = [
    await desk(running, 'Harbour Talent'),
    await desk(running, 'Ridge Search'),
    await desk(running, 'Delta People'),
  ];
});

const act = (side: Desk, id: string, action: string, more: object = {}) =>
  side.api.patch(`/marketplace/deals/${id}`, { action, ...more });

async function placed(side: Desk, deal: { id: string; application_id: string }) {
  const made = await side.api.post('/placements', {
    application_id: deal.application_id,
    salary: 100_000,
    fee_percent: 20,
  });
  expect(made.status).toBe(201);
}

const countOf = (event: string, deal: string) =>
  running.service.store.read(async (db) => {
    const rows = await db
      .selectFrom('events')
      .where('event', '=', event)
      .where('data', 'like', `%${deal}%`)
      .select('account_id')
      .execute();
    return rows.map(({ account_id }) => account_id).sort();
  });

it('puts a revealed candidate on a job of the agency that places, once', async () => {
  const { deal } = await requestedDeal(owner, partner);
  const job_id = await newJob(partner, partner.clientId);
  expect((await act(partner, deal.id, 'add_to_pipeline')).body.error.field).toBe('job_id');
  expect((await act(partner, deal.id, 'add_to_pipeline', { job_id: owner.jobId })).body.error).toMatchObject({
    code: 'NOT_FOUND',
    field: 'job_id',
  });
  expect((await act(owner, deal.id, 'add_to_pipeline', { job_id: owner.jobId })).body.error).toMatchObject({
    code: 'VALIDATION_ERROR',
    field: 'action',
  });
  const added = (await act(partner, deal.id, 'add_to_pipeline', { job_id })).body.data;
  const application = (await partner.api.get(`/applications/${added.application_id}`)).body.data;
  expect(application).toMatchObject({ job_id, stage: 'yes', source: 'marketplace' });
  expect((await partner.api.get(`/candidates/${added.candidate_id}`)).body.data.name).toBe(SECRETS.candidate);
  const again = await act(partner, deal.id, 'add_to_pipeline', { job_id });
  expect(again.status).toBe(422);
  await partner.api.post(`/applications/${added.application_id}/stage`, { stage: 'client_interview' });
  expect((await owner.api.get(`/marketplace/deals/${deal.id}`)).body.data.status).toBe('in_progress');
});

it('is stamped once by each side once somebody is placed: a repeat changes nothing', async () => {
  const { deal } = await submittedDeal(owner, partner);
  for (const [side, action] of [
    [owner, 'mark_paid'],
    [partner, 'mark_received'],
  ] as const) {
    expect((await act(side, deal.id, action)).body.error).toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'action',
    });
  }
  await placed(owner, deal);
  expect((await act(partner, deal.id, 'mark_paid')).status).toBe(422);
  expect((await act(owner, deal.id, 'mark_received')).status).toBe(422);
  const paid = (await act(owner, deal.id, 'mark_paid')).body.data;
  expect(paid.owner_marked_paid_at).toEqual(expect.any(String));
  const received = (await act(partner, deal.id, 'mark_received')).body.data;
  expect(received).toMatchObject({ owner_marked_paid_at: paid.owner_marked_paid_at });
  const before = (await owner.api.get('/changes?limit=1')).body.data;
  expect((await act(owner, deal.id, 'mark_paid')).body.data.owner_marked_paid_at).toBe(
    paid.owner_marked_paid_at,
  );
  expect((await act(partner, deal.id, 'mark_received')).body.data).toEqual(received);
  expect((await owner.api.get('/changes?limit=1')).body.data).toEqual(before);
});

it('is paid by the agency that places also where that is the one that asked', async () => {
  const { deal } = await requestedDeal(owner, partner);
  const job_id = await newJob(partner, partner.clientId);
  const added = (await act(partner, deal.id, 'add_to_pipeline', { job_id })).body.data;
  await placed(partner, added);
  expect((await act(owner, deal.id, 'mark_paid')).status).toBe(422);
  expect((await act(partner, deal.id, 'mark_paid')).body.data.owner_marked_paid_at).not.toBeNull();
  expect((await act(owner, deal.id, 'mark_received')).body.data.partner_marked_received_at).not.toBeNull();
});

it.each(['owner', 'partner'] as const)(
  'is closed by the %s with a reason that both read, and not twice',
  async (by) => {
    const sides = { owner, partner };
    const { deal } = await submittedDeal(owner, partner);
    expect((await act(sides[by], deal.id, 'close')).body.error).toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'reason',
    });
    const closed = await act(sides[by], deal.id, 'close', { reason: 'Hired another' });
    expect(closed.body.data).toMatchObject({
      status: 'dead',
      closed_by: 'you',
      closed_reason: 'Hired another',
    });
    const other = by === 'owner' ? partner : owner;
    expect((await other.api.get(`/marketplace/deals/${deal.id}`)).body.data).toMatchObject({
      status: 'dead',
      closed_by: 'counterpart',
      closed_reason: 'Hired another',
    });
    expect(await countOf('marketplace.deal.closed', deal.id)).toEqual(
      [owner.accountId, partner.accountId].sort(),
    );
    expect((await act(other, deal.id, 'close', { reason: 'Again' })).status).toBe(422);
  },
);

it('is not closed once somebody is placed, and never by a third agency', async () => {
  const { deal } = await submittedDeal(owner, partner);
  for (const action of ['add_to_pipeline', 'mark_paid', 'mark_received', 'close'])
    expect((await act(third, deal.id, action, action === 'close' ? { reason: 'x' } : {})).status).toBe(404);
  await placed(owner, deal);
  expect((await act(owner, deal.id, 'close', { reason: 'Too late' })).body.error.field).toBe('action');
});

it('takes a reason only with close and a job only with add_to_pipeline', async () => {
  const { deal } = await submittedDeal(owner, partner);
  expect((await act(owner, deal.id, 'mark_paid', { reason: 'x' })).body.error.field).toBe('reason');
  expect((await act(owner, deal.id, 'close', { reason: 'x', job_id: owner.jobId })).body.error.field).toBe(
    'job_id',
  );
});

it('closes no deal for a reason that the law keeps out of hiring, and tells nothing of somebody’s health', async () => {
  const { deal } = await requestedDeal(owner, partner);
  for (const reason of [
    'The client found out that she is pregnant.',
    'He is Muslim, and the client minds.',
  ]) {
    const refused = await act(partner, deal.id, 'close', { reason });
    expect([refused.status, refused.body.error.type], reason).toEqual([422, 'unlawful_wording']);
  }
  const health = await act(partner, deal.id, 'close', {
    reason: 'She is in hospital after surgery until June.',
  });
  expect([health.status, health.body.error.type]).toEqual([422, 'held_wording']);
  const closed = await act(partner, deal.id, 'close', { reason: 'She accepted another offer.' });
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
});
