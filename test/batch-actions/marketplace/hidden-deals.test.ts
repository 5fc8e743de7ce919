import { beforeAll, expect, it } from 'vitest';
import { json, updateRow } from '#db/rows.ts';
import { SCOPES } from '#src/domain/accounts/scopes.ts';
import { useService } from '#test/harness/fixture.ts';
import { type Desk, desk, submittedDeal } from '#test/harness/marketplace.ts';
import { type Api, apiOf } from '#test/harness/workspace.ts';

// What a deal holds of money is hidden from a key without the scope: neither whether there is any, nor that it changed.
const running = useService();
let owner: Desk;
let partner: Desk;

beforeAll(async () => {
  [owner, partner] = [await desk(running, 'Harbour Talent'), await desk(running, 'Ridge Search')];
});

const PLAIN = SCOPES.filter((scope) => !/^admin$|quotas:read|financials:read|contracting:read/.test(scope));

async function poorOf(side: Desk): Promise<Api> {
  return apiOf(running.app, await side.key([...PLAIN], { userId: side.adminId }));
}

/** Stores what the client of a deal pays. */
function pays(tiers: { from: number; percent: number }[]): Promise<unknown> {
  const terms = {
    currency: 'AUD',
    fee_basis: 'base',
    tiers,
    minimum_fee: null,
    guarantee_days: 90,
    guarantee_remedy: 'refund_half',
    guarantee_notes: null,
    payment_terms_days: 14,
  };
  return running.service.store.write(({ tx }) =>
    updateRow(tx, 'clients', owner.accountId, owner.clientId, {
      fee_version: 3,
      fee_terms: json.encode(terms),
    }),
  );
}

async function dealAt(percent: number) {
  const { deal } = await submittedDeal(owner, partner);
  await pays(percent === 0 ? [] : [{ from: 0, percent }]);
  return deal;
}

const lastChange = async (): Promise<number> => {
  const account = await running.service.store.read((db) =>
    db
      .selectFrom('accounts')
      .select('change_sequence')
      .where('id', '=', owner.accountId)
      .executeTakeFirstOrThrow(),
  );
  return account.change_sequence;
};

it('is told alike of a placement that lands on a deal, with a fee and without', async () => {
  const poor = await poorOf(owner);
  const told: unknown[] = [];
  for (const percent of [0, 20]) {
    const deal = await dealAt(percent);
    const place = {
      action: 'create_placement',
      input: { application_id: deal.application_id, salary: 100_000 },
    };
    const plan = await poor.post('/batch', { actions: [place], dry_run: true }, null);
    const ofDeal = plan.body.data.items[0].effects.find(
      ({ type }: { type: string }) => type === 'marketplace_deal',
    );
    const since = await lastChange();
    expect((await poor.post('/batch', { actions: [place] })).body.data.status).toBe('succeeded');
    const { body } = await poor.get(`/changes?since=${since}`);
    const change = body.data.find(({ id }: { id: string }) => id === deal.id);
    told.push({ plan: Object.keys(ofDeal.after), feed: change?.fields });
  }
  expect(told[1]).toEqual(told[0]);
  expect(told[0]).toMatchObject({ feed: expect.arrayContaining(['placed_fee_amount', 'your_share_amount']) });
});

it.each([
  ['the agency that places', 'mark_paid'],
  ['the other agency', 'mark_received'],
] as const)('is not told by a plan of %s whether the money of the deal changed', async (_, action) => {
  const deal = await dealAt(20);
  const made = await owner.api.post('/placements', { application_id: deal.application_id, salary: 100_000 });
  const poor = await poorOf(action === 'mark_paid' ? owner : partner);
  const actions = [{ action: 'update_marketplace_deal', input: { deal_id: deal.id, action } }];
  const { data } = (await poor.post('/batch', { actions, dry_run: true }, null)).body;
  await running.service.store.write(({ tx }) =>
    updateRow(tx, 'placements', owner.accountId, made.body.data.id, { salary: 120_000, fee_amount: 24_000 }),
  );
  const done = await poor.post('/batch', { plan_id: data.plan_id, confirm_text: data.confirm_text });
  expect(done.body.data?.status, JSON.stringify(done.body)).toBe('succeeded');
});

it('is not told by a plan of a placement that lands on a deal whether the terms of its client changed', async () => {
  const poor = await poorOf(owner);
  for (const [then, now] of [
    [20, 33],
    [0, 20],
    [20, 0],
  ] as const) {
    const deal = await dealAt(then);
    const actions = [
      { action: 'create_placement', input: { application_id: deal.application_id, salary: 100_000 } },
    ];
    const { data } = (await poor.post('/batch', { actions, dry_run: true }, null)).body;
    await pays(now === 0 ? [] : [{ from: 0, percent: now }]);
    const done = await poor.post('/batch', { plan_id: data.plan_id, confirm_text: data.confirm_text });
    expect(done.body.data?.status, JSON.stringify(done.body)).toBe('succeeded');
  }
});
