import Big from 'big.js';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { insertRow } from '#db/rows.ts';
import { recognisedBillings, totals } from '#src/domain/quotas/index.ts';
import { newId } from '#src/lib/ids.ts';
import { runInDomain } from '#test/harness/action.ts';
import { applied } from '#test/harness/hire.ts';
import { openQuotaDesk, placed, todayThere } from '#test/harness/quotas.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const quotas = openQuotaDesk();
const today = todayThere();

const DIGITS: Record<string, number> = { AUD: 2, JPY: 0, KWD: 3 };
const STATUSES = ['pending_start', 'started', 'fell_off', 'completed'] as const;

interface Made {
  type: 'permanent' | 'contract';
  currency: string;
  /** In the currency's minor units; null where it is not known. */
  minor: number | null;
  status: (typeof STATUSES)[number];
  day: string;
  /** Hundredths of a percent by person. */
  shares: [number, number][];
}

const placement: fc.Arbitrary<Made> = fc.record({
  type: fc.constantFrom('permanent' as const, 'contract' as const),
  currency: fc.constantFrom(...Object.keys(DIGITS)),
  minor: fc.option(fc.integer({ min: 0, max: 99_999_999 }), { nil: null, freq: 9 }),
  status: fc.constantFrom(...STATUSES),
  day: fc.constantFrom(today, '2019-03-01'),
  shares: fc
    .uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 })
    .chain((people) =>
      fc
        .array(fc.integer({ min: 1, max: 9999 }), { minLength: people.length, maxLength: people.length })
        .map((cuts) => people.map((person, at): [number, number] => [person, cuts[at] ?? 1])),
    ),
});

async function store(desk: Workspace, people: readonly string[], made: readonly Made[]): Promise<void> {
  const { candidateId, clientId } = await applied(desk.api);
  await quotas.running().service.store.write(async ({ tx }) => {
    for (const one of made) {
      const id = newId('placement');
      const amount = one.minor === null ? null : one.minor / 10 ** (DIGITS[one.currency] ?? 2);
      const now = new Date().toISOString();
      await insertRow(tx, 'placements', {
        id,
        account_id: desk.accountId,
        candidate_id: candidateId,
        client_id: clientId,
        job_id: null,
        application_id: null,
        candidate_name: null,
        client_name: null,
        job_title: null,
        owner_id: null,
        salary: null,
        currency: one.currency,
        fee_type: 'fixed',
        fee_percent: null,
        fee_amount: one.type === 'permanent' ? amount : 1,
        fee_from_schedule: 0,
        minimum_fee: null,
        placement_type: one.type,
        offer_date: null,
        contract_end_date: null,
        charge_rate: null,
        pay_rate: null,
        rate_period: null,
        expected_gp: one.type === 'contract' ? amount : null,
        expected_gp_set: 0,
        start_date: one.day,
        guarantee_days: null,
        guarantee_remedy: null,
        guarantee_ends_on: null,
        status: one.status,
        fell_off_at: null,
        guarantee_outcome: null,
        notes: null,
        created_by: null,
        created_at: now,
        updated_at: now,
      });
      for (const [position, [person, hundredths]] of one.shares.entries()) {
        await insertRow(tx, 'placement_credits', {
          placement_id: id,
          account_id: desk.accountId,
          position,
          user_id: people[person] ?? '',
          role: null,
          percent: hundredths / 100,
        });
      }
    }
  });
}

/** The sum of shares in whole numbers: minor units × hundredths of a percent, rounded once, halves up. */
function expected(made: readonly Made[], own: (person: number) => boolean) {
  const sums = new Map<string, bigint>();
  const counted = { permanent: 0, contract: 0 };
  for (const one of made) {
    // A contract that fell off counts what was worked of it.
    const worked = one.status === 'fell_off' && one.type === 'contract';
    if (one.day !== today || !(worked || ['started', 'completed'].includes(one.status))) continue;
    const shares = one.shares.filter(([person]) => own(person));
    if (shares.length === 0) continue;
    counted[one.type] += 1;
    if (one.minor === null) continue;
    const share = shares.reduce((sum, [, hundredths]) => sum + BigInt(hundredths), 0n);
    sums.set(one.currency, (sums.get(one.currency) ?? 0n) + BigInt(one.minor) * share);
  }
  const billings = [...sums].sort().map(([currency, sum]) => {
    const amount = Number((sum + 5000n) / 10_000n) / 10 ** (DIGITS[currency] ?? 2);
    return { currency, amount, recognised: amount, adjustments: 0 };
  });
  const { permanent: perm, contract } = counted;
  return { billings, placements: { perm, contract, total: perm + contract } };
}

it('sums for everybody, each team and each person what whole-number arithmetic over the placements gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(placement, { minLength: 1, maxLength: 25 }), async (made) => {
      const desk = await quotas.running().workspace({ country: 'AU' });
      const team = await desk.api.post(`/accounts/${desk.accountId}/teams`, { name: 'North' });
      const teamId = team.body.data.id;
      const people: string[] = [];
      for (const at of [0, 1, 2, 3])
        people.push((await desk.user('consultant', at < 2 ? { teamId } : {})).userId);
      await store(desk, people, made);
      const board = (await desk.api.get('/quotas/periods/current')).body.data;
      expect(board.agency).toMatchObject(expected(made, () => true));
      expect(board.teams[0].block).toMatchObject(expected(made, (person) => person < 2));
      for (const [at, id] of people.entries()) {
        const row = board.consultants.find(({ user_id }: { user_id: string }) => user_id === id);
        expect(row.block).toMatchObject(expected(made, (person) => person === at));
      }
    }),
    { numRuns: 8 },
  );
});

it('locks to the same figures, which nothing then moves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(placement, { minLength: 1, maxLength: 25 }), async (made) => {
      const desk = await quotas.running().workspace({ country: 'AU' });
      const people = [desk.adminId, desk.adminId, desk.adminId, desk.adminId];
      await store(
        desk,
        people,
        made.map((one) => ({ ...one, shares: one.shares.slice(0, 1) })),
      );
      const board = async () => (await desk.api.get('/quotas/periods/current')).body.data;
      const { agency, consultants } = await board();
      await lock(desk, 'locked');
      await store(desk, people, made);
      expect(await board()).toMatchObject({ frozen: true, agency, consultants });
    }),
    { numRuns: 3 },
  );
});

const lock = (desk: Workspace, status: string) =>
  desk.api.post('/batch', {
    actions: [{ action: 'set_quota_period_status', input: { period_id: 'current', status } }],
  });

let desk: Workspace;
beforeAll(async () => {
  desk = await quotas.running().workspace({ country: 'AU' });
});

const rows = async (from: string, to: string) => {
  let shares: Awaited<ReturnType<typeof recognisedBillings>> = [];
  await runInDomain(quotas.running(), desk.adminKey, async (ctx) => {
    shares = await recognisedBillings(ctx, { from, to });
    return null;
  });
  return shares;
};

it('gives reports the shares of a stretch of days, both ends included, and only those that may be seen', async () => {
  const colleague = await desk.user('consultant');
  const credits = [
    { user_id: desk.adminId, percent: 50 },
    { user_id: colleague.userId, percent: 50 },
  ];
  const id = await placed(desk, { fee_type: 'fixed', fee_amount: 10, start_date: '2026-03-31', credits });
  expect(await rows('2026-04-01', '2026-12-31')).toEqual([]);
  expect(await rows('2026-03-31', '2026-03-31')).toMatchObject([
    { placement_id: id, user_id: desk.adminId, kind: 'perm', part: 'placement', currency: 'AUD' },
    { user_id: colleague.userId, recognised_on: '2026-03-31' },
  ]);
  expect(totals(await rows('2026-01-01', '2026-03-31')).get('AUD')).toEqual(new Big(10));
});
