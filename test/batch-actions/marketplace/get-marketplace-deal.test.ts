import { beforeAll, describe, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import {
  type Desk,
  desk,
  newCandidate,
  newJob,
  requestedDeal,
  submittedDeal,
} from '#test/harness/marketplace.ts';

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

// biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
const read = async (side: Desk, id: string): Promise<any> =>
  (await side.api.get(`/marketplace/deals/${id}`)).body.data;
const move = (application: string, stage: string) =>
  owner.api.post(`/applications/${application}/stage`, { stage });
const place = (side: Desk, application_id: string, more: object = {}) =>
  side.api.post('/placements', {
    application_id,
    salary: 123_456.78,
    fee_percent: 17.5,
    currency: 'AUD',
    ...more,
  });
const eventsOf = async (event: string, deal: string) => {
  const rows = await running.service.store.read((db) =>
    db
      .selectFrom('events')
      .where('event', '=', event)
      .where('data', 'like', `%${deal}%`)
      .selectAll()
      .execute(),
  );
  return rows.map(({ account_id }) => account_id).sort();
};

describe('the status', () => {
  let deal: { id: string; application_id: string };

  beforeAll(async () => {
    ({ deal } = await submittedDeal(owner, partner));
  });

  it.each([
    ['yes', 'connected'],
    ['submitted', 'in_progress'],
    ['screen', 'connected'],
    ['client_interview', 'in_progress'],
    ['no', 'connected'],
    ['references', 'in_progress'],
    ['rejected', 'dead'],
    ['offer', 'in_progress'],
    ['withdrew', 'dead'],
  ])('with the application at %s reads %s on both sides', async (stage, status) => {
    await move(deal.application_id, stage);
    expect((await read(owner, deal.id)).status).toBe(status);
    expect((await read(partner, deal.id)).status).toBe(status);
  });
});

it('is shown to its two agencies alone', async () => {
  const { deal } = await submittedDeal(owner, partner);
  expect((await third.api.get(`/marketplace/deals/${deal.id}`)).status).toBe(404);
});

it('becomes placed with the placement: one event a side, the same numbers for both, shares that add up', async () => {
  const { deal } = await submittedDeal(owner, partner);
  const placement = await place(owner, deal.application_id, { start_date: '2027-02-01' });
  expect(placement.status).toBe(201);
  const shared = placement.body.meta.warnings.find(({ code }: { code: string }) => code === 'fee_shared');
  expect(shared.message).toMatch(
    /^.+ was introduced by .+: 40 % of the fee is theirs and 60 % yours \(deal mkd_\w+\)\. get_marketplace_deal shows/,
  );
  const ours = await read(owner, deal.id);
  const theirs = await read(partner, deal.id);
  // 123,456.78 at 17.5 % is 21,604.9365: 21,604.94; of it 40 % is 8,641.976: 8,641.98.
  const money = {
    placed_salary: 123_456.78,
    placed_fee_amount: 21_604.94,
    partner_share_amount: 8641.98,
    placed_currency: 'AUD',
    placed_start_date: '2027-02-01',
    placement_status: 'pending_start',
    status: 'placed',
  };
  expect(ours).toMatchObject({
    ...money,
    placement_id: placement.body.data.id,
    your_share_amount: 12_962.96,
  });
  expect(theirs).toMatchObject({ ...money, placement_id: null, your_share_amount: 8641.98 });
  expect(await eventsOf('marketplace.deal.placed', deal.id)).toEqual(
    [owner.accountId, partner.accountId].sort(),
  );
  await owner.api.patch(`/placements/${placement.body.data.id}`, { status: 'started' });
  expect((await read(partner, deal.id)).placement_status).toBe('started');
  expect(await eventsOf('marketplace.deal.placed', deal.id)).toHaveLength(2);
  const listing = await owner.api.get('/marketplace/listings?mine=true&limit=1');
  expect(listing.body.data[0].agency.deals_placed).toBeGreaterThan(0);
});

it('counts the gross profit of a contract, in a currency without minor digits', async () => {
  const { deal } = await submittedDeal(owner, partner);
  await place(owner, deal.application_id, {
    salary: undefined,
    fee_percent: undefined,
    placement_type: 'contract',
    charge_rate: 100,
    pay_rate: 80,
    rate_period: 'hourly',
    currency: 'JPY',
    expected_gp: 1001,
  });
  expect(await read(partner, deal.id)).toMatchObject({
    placed_fee_amount: 1001,
    partner_share_amount: 400,
    your_share_amount: 400,
    placed_currency: 'JPY',
    currency: 'AUD',
  });
  expect((await read(owner, deal.id)).your_share_amount).toBe(601);
});

it('hides the placed money, and that alone, from a key without marketplace:financials:read', async () => {
  const { deal } = await submittedDeal(owner, partner);
  await place(owner, deal.application_id);
  const full = await read(owner, deal.id);
  const plain = owner.as(await owner.key(['marketplace:read'], { userId: null }));
  const hidden = (await plain.get(`/marketplace/deals/${deal.id}`)).body.data;
  const gone = {
    placed_salary: null,
    placed_fee_amount: null,
    partner_share_amount: null,
    your_share_amount: null,
  };
  expect(hidden).toEqual({ ...full, ...gone });
  expect(full.placed_fee_amount).not.toBeNull();
});

it('takes a placement of the person on another job, also after a close, while the protection lasts', async () => {
  const { deal } = await submittedDeal(owner, partner);
  await owner.api.patch(`/marketplace/deals/${deal.id}`, { action: 'close', reason: 'Client went quiet' });
  expect((await read(owner, deal.id)).status).toBe('dead');
  const job = await newJob(owner, owner.clientId);
  const other = await owner.api.post('/applications', { job_id: job, candidate_id: deal.candidate_id });
  await place(owner, other.body.data.id);
  expect(await read(owner, deal.id)).toMatchObject({
    status: 'placed',
    application_id: other.body.data.id,
    closed_reason: 'Client went quiet',
  });
  expect((await read(partner, deal.id)).status).toBe('placed');
});

it('knows the revealed person again by e-mail, and leaves a placement past the protection alone', async () => {
  const { deal } = await requestedDeal(owner, partner);
  const { revealed } = await read(partner, deal.id);
  const placed = async () => {
    const candidate = await newCandidate(partner, { email: revealed.candidate.email.toUpperCase() });
    const application = await partner.api.post('/applications', {
      job_id: await newJob(partner, partner.clientId),
      candidate_id: candidate,
    });
    await place(partner, application.body.data.id);
    return candidate;
  };
  const protectTo = (protection_ends_at: string) =>
    running.service.store.write(({ tx }) =>
      tx.updateTable('marketplace_deals').set({ protection_ends_at }).where('id', '=', deal.id).execute(),
    );
  await protectTo('2020-01-01T00:00:00.000Z');
  const late = await placed();
  expect((await read(partner, deal.id)).status).toBe('connected');
  await partner.api.delete(`/candidates/${late}`);
  await protectTo('2099-01-01T00:00:00.000Z');
  await placed();
  const theirs = await read(partner, deal.id);
  expect(theirs.status).toBe('placed');
  expect(theirs.placement_id).not.toBeNull();
  const ours = await read(owner, deal.id);
  expect(ours).toMatchObject({ status: 'placed', placement_id: null });
  expect(ours.your_share_amount + ours.partner_share_amount).toBeCloseTo(ours.placed_fee_amount, 6);
});

it('a plan of somebody who may not see the figures of a deal does not depend on them', async () => {
  const { deal } = await submittedDeal(owner, partner);
  const placed = await place(owner, deal.application_id, { start_date: '2027-02-01' });
  const scopes = ['marketplace:read', 'marketplace:write'];
  const narrow = partner.as(await partner.key(scopes));
  const actions = [
    { action: 'update_marketplace_deal', input: { deal_id: deal.id, action: 'mark_received' } },
  ];
  const plan = async (api = narrow) => (await api.post('/batch', { actions, dry_run: true }, null)).body.data;
  const [narrowly, whole] = [await plan(), await plan(partner.api)];
  const { id } = placed.body.data;
  expect((await owner.api.patch(`/placements/${id}`, { salary: 130_000 })).status).toBe(200);
  const commit = async (api = narrow, { plan_id = '', confirm_text = '' } = {}) =>
    (await api.post('/batch', { plan_id, confirm_text })).body;
  const refused = await commit(partner.api, whole);
  expect(refused.error.code).toBe('PLAN_STALE');
  const done = await commit(narrow, narrowly);
  expect(done.data?.status, JSON.stringify(done)).toBe('succeeded');
});

it('shares what stays of the fee after a fall-off inside the guarantee, and shows the refund', async () => {
  const terms = { client_id: owner.clientId, guarantee_remedy: 'refund_pro_rata' };
  const set = { actions: [{ action: 'set_client_fee_terms', input: terms }] };
  expect((await owner.api.post('/batch', set)).body.data.items[0].status).toBe('succeeded');
  const { deal } = await submittedDeal(owner, partner);
  const { body } = await place(owner, deal.application_id, {
    fee_type: 'fixed',
    fee_percent: undefined,
    fee_amount: 9000,
    start_date: '2026-01-01',
    guarantee_days: 90,
  });
  expect(body.data.fee.amount, JSON.stringify(body)).toBe(9000);
  const path = `/placements/${body.data.id}`;
  const fallen = await owner.api.patch(path, { status: 'fell_off', fell_off_at: '2026-01-31' });
  const refund = fallen.body.data.guarantee_outcome.refund_amount;
  // 30 of 90 days were served.
  expect(refund).toBe(6000);
  const [ours, theirs] = [await read(owner, deal.id), await read(partner, deal.id)];
  for (const side of [ours, theirs])
    expect(side).toMatchObject({
      placed_fee_amount: 9000,
      refund_amount: refund,
      placement_status: 'fell_off',
    });
  expect(ours.your_share_amount + theirs.your_share_amount).toBeCloseTo(9000 - refund, 2);
  expect(theirs.your_share_amount).toBeCloseTo((9000 - refund) * 0.4, 2);
  const run = (side: Desk) => side.api.post('/reports/run', { report: 'marketplace_ledger' });
  const row = (await run(owner)).body.data.rows.find(
    ({ deal_id }: { deal_id: string }) => deal_id === deal.id,
  );
  expect(row).toMatchObject({ deal_fee: 9000, deal_refund: refund, own_share: ours.your_share_amount });
  expect(row.partner_share).toBeCloseTo(theirs.your_share_amount, 2);
  await owner.api.patch(path, { status: 'started' });
  expect(await read(owner, deal.id)).toMatchObject({ refund_amount: null, partner_share_amount: 3600 });
});
