import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { act } from '#test/harness/contract.ts';
import { useService } from '#test/harness/fixture.ts';
import {
  type Desk,
  desk as dealer,
  newCandidate,
  newJob,
  respond,
  shareJob,
  submit,
} from '#test/harness/marketplace.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { type Colleague, reportAs, type Teams, teamsOf } from '#test/harness/teams.ts';
import type { Workspace } from '#test/harness/workspace.ts';

// Placements, targets and deals made by the actions; every amount is worked out by hand.
const TODAY = '2026-11-20T03:00:00Z';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(TODAY) });
});
const running = useService();

afterAll(() => {
  vi.useRealTimers();
});

describe('placements', () => {
  let desk: Workspace;
  let teams: Teams;
  const ids: Record<string, string> = {};

  /** Logs a placement for a client with a remedy of its own, and moves it to a status. */
  async function place(terms: Record<string, unknown>, remedy = 'refund_full', status = 'started') {
    const made = deskOf(desk);
    const client_id = await made.client();
    await act(desk, 'set_client_fee_terms', { client_id, guarantee_days: 90, guarantee_remedy: remedy });
    const application_id = await made.application({ job_id: await made.job({ client_id }) });
    const placed = await desk.api.post('/placements', { application_id, ...terms });
    expect(placed.status, JSON.stringify(placed.body.error)).toBe(201);
    const { id } = placed.body.data;
    if (placed.body.data.status !== status) {
      const moved = await desk.api.patch(`/placements/${id}`, { status });
      expect(moved.status, JSON.stringify(moved.body.error)).toBe(200);
    }
    return id;
  }

  const credit = (...shares: [Colleague, number][]) =>
    shares.map(([{ id }, percent]) => ({ user_id: id, percent }));

  beforeAll(async () => {
    desk = await running.workspace({ country: 'AU' });
    teams = await teamsOf(desk);
    const { lead, mate, rival } = teams;
    const perm = (salary: number, start_date: string, credits: unknown) => ({
      salary,
      fee_percent: 20,
      start_date,
      offer_date: '2026-06-15',
      credits,
    });
    ids.split = await place(perm(100_000, '2026-11-02', credit([mate, 60], [rival, 40])), 'refund_pro_rata');
    ids.half = await place(perm(50_000, '2026-11-16', credit([lead, 100])), 'refund_half');
    ids.again = await place(perm(40_000, '2026-10-20', credit([rival, 100])), 'replacement');
    ids.over = await place(perm(70_000, '2026-07-01', credit([lead, 100])));
    ids.fell = await place(perm(25_000, '2026-11-03', credit([lead, 100])), 'refund_full', 'fell_off');
    ids.coming = await place(
      perm(90_000, '2026-12-01', credit([rival, 100])),
      'refund_full',
      'pending_start',
    );
    ids.contract = await place({
      placement_type: 'contract',
      expected_gp: 9000,
      start_date: '2026-11-09',
      contract_end_date: '2027-05-07',
      offer_date: '2026-06-15',
      credits: credit([rival, 100]),
    });
    const set = async (action: string, input: object) => {
      const item = await act(desk, action, { period_id: 'current', ...input });
      expect(item.status, JSON.stringify(item.error)).toBe('succeeded');
    };
    await act(desk, 'set_quota_plan', { cadence: 'monthly' });
    await set('set_quota_target', { amount: 60_000 });
    await set('set_quota_target', { team_id: teams.north, amount: 30_000 });
    await set('set_quota_target', { team_id: teams.south, amount: 20_000 });
    await set('set_quota_target', { user_id: mate.id, amount: 15_000 });
    await set('add_quota_adjustment', { user_id: mate.id, amount: -500, reason: 'Refund of a course' });
  });

  const [lacksFees, lacksQuotas] = [['analytics:read', 'quotas:read'], ['analytics:read']];
  const keyed = async (scopes: string[], who: Colleague | null = null) =>
    desk.as(await desk.key(scopes, { userId: who?.id ?? null }));

  describe('guarantee_exposure', () => {
    // 20,000 of which 18 of 90 days are served: 72/90 would be refunded. Half of 10,000. A replacement costs nothing.
    const line = (of: string, ends: string, left: number, fee: number, exposed: number) => ({
      placement_id: ids[of],
      guarantee_ends_on: ends,
      days_left: left,
      fee,
      exposed,
      currency: 'AUD',
    });
    const again = () => line('again', '2027-01-18', 59, 8000, 0);
    const split = (exposed: number) => line('split', '2027-01-31', 72, 20_000, exposed);
    const half = () => line('half', '2027-02-14', 86, 10_000, 5000);

    it('is what would be refunded if they left today, of those that started and are still inside', async () => {
      const { rows, totals } = await reportAs(desk.api, 'guarantee_exposure');
      // A contract has no fee to give back.
      const contract = { placement_id: ids.contract, days_left: 79, fee: null, exposed: null };
      expect(rows).toMatchObject([again(), split(16_000), contract, half()]);
      expect(rows).toHaveLength(4);
      expect(totals).toEqual([{ placements: 4, exposed: 21_000, currency: 'AUD' }]);
    });

    it('holds of a placement that several share no more than the shares of those who are shown', async () => {
      for (const [who, permanent, exposed] of [
        [teams.lead, [split(9600), half()], 14_600],
        [teams.mate, [split(9600)], 9600],
        [teams.rival, [again(), split(6400)], 6400],
      ] as const) {
        const { rows, totals } = await reportAs(who.api, 'guarantee_exposure', {
          filters: { placement_type: 'permanent' },
        });
        expect(rows).toMatchObject(permanent);
        expect(totals).toEqual([{ placements: permanent.length, exposed, currency: 'AUD' }]);
      }
    });
  });

  describe('quota_attainment', () => {
    const line = (
      level: string,
      subject: string,
      placements: number,
      billings: number,
      target: number | null,
      attainment_percent: number | null,
    ) => ({
      level,
      subject,
      placements,
      billings,
      target,
      gap: target === null ? null : target - billings,
      attainment_percent,
      currency: 'AUD',
    });
    // Max has 60 % of 20,000 less 500, Lea 10,000; Rio 40 % of 20,000 and the contract's 9,000.
    const agency = line('agency', 'Harbour Talent', 3, 38_500, 60_000, 64.17);
    const north = line('team', 'North', 2, 21_500, 30_000, 71.67);
    const south = line('team', 'South', 2, 17_000, 20_000, 85);
    const lea = line('consultant', 'Lea Lead', 1, 10_000, null, null);
    const max = line('consultant', 'Max Mate', 1, 11_500, 15_000, 76.67);
    const rio = line('consultant', 'Rio Rival', 2, 17_000, null, null);
    const mia = line('consultant', 'Mia Admin', 0, 0, null, null);

    it('is what the plan recognises, with adjustments, against each target', async () => {
      const { rows } = await reportAs(desk.api, 'quota_attainment');
      expect(rows).toMatchObject([agency, north, south, lea, max, rio, mia]);
      expect(rows).toHaveLength(7);
      // October holds one placement that is recognised, and no targets.
      const before = await reportAs(desk.api, 'quota_attainment', { period: 'last_month' });
      expect(before.rows[0]).toMatchObject(line('agency', 'Harbour Talent', 1, 8000, null, null));
    });

    it('shows a team its own figures, and a consultant their own', async () => {
      for (const [who, lines] of [
        [teams.lead, [north, lea, max]],
        [teams.mate, [max]],
        [teams.rival, [south, rio]],
      ] as const) {
        const { rows } = await reportAs(who.api, 'quota_attainment');
        expect(rows).toMatchObject(lines);
        expect(rows).toHaveLength(lines.length);
      }
    });
  });

  describe('without the scope of the money', () => {
    it.each([
      ['guarantee_exposure', ['fee', 'exposed']],
      ['quota_attainment', ['billings', 'target', 'gap', 'attainment_percent']],
      ['consultant_scorecard', ['billings']],
      ['client_scorecard', ['fees']],
    ])('%s keeps its rows, and every amount is null with a caveat', async (name, hidden) => {
      for (const who of [null, teams.lead, teams.mate]) {
        const open = [...lacksFees, 'placements:financials:read'];
        const whole = await reportAs(await keyed(open, who), name);
        const shown = await reportAs(await keyed(lacksFees, who), name);
        expect(shown.rows).toHaveLength(whole.rows.length);
        for (const key of hidden) {
          expect(whole.rows.some((row) => typeof row[key] === 'number')).toBe(true);
          for (const row of [...shown.rows, ...shown.totals]) expect(row[key] ?? null).toBeNull();
          expect(shown.caveats.at(-1)).toContain(key);
        }
        expect(shown.caveats.at(-1)).toContain('placements:financials:read');
      }
    });

    it('targets are hidden from people who may see fees but no quotas', async () => {
      const api = await keyed([...lacksQuotas, 'placements:financials:read'], teams.lead);
      const { rows, caveats } = await reportAs(api, 'quota_attainment');
      const hidden = { target: null, gap: null, attainment_percent: null };
      expect(rows).toMatchObject([
        { ...north, ...hidden },
        { ...lea, ...hidden },
        { ...max, ...hidden },
      ]);
      expect(caveats.join(' ')).toContain('quotas:read');
    });
    const [north, lea, max] = [{ billings: 21_500 }, { billings: 10_000 }, { billings: 11_500 }];
  });
});

describe('marketplace_ledger', () => {
  let owner: Desk;
  let partner: Desk;
  let teams: Teams;
  let theirs: Teams;
  const deals: string[] = [];

  beforeAll(async () => {
    owner = await dealer(running, 'Harbour Talent');
    partner = await dealer(running, 'Ridge Search');
    teams = await teamsOf(owner);
    theirs = await teamsOf(partner);
    const sides: [Colleague, Colleague, number][] = [
      [teams.mate, theirs.lead, 60],
      [teams.rival, theirs.rival, 50],
    ];
    for (const [sharer, sender, owner_share_percent] of sides) {
      const job = await newJob(owner, owner.clientId);
      const listing = await shareJob({ ...owner, api: sharer.api }, job, { owner_share_percent });
      const candidate = await newCandidate(partner);
      const intro = await submit({ ...partner, api: sender.api }, listing.id, candidate);
      const accepted = await respond(owner, intro.id, 'accept');
      deals.push(accepted.body.data.deal.id);
      if (owner_share_percent !== 60) continue;
      const placed = await owner.api.post('/placements', {
        application_id: accepted.body.data.deal.application_id,
        salary: 100_000,
        fee_percent: 20,
        start_date: '2026-12-07',
      });
      expect(placed.status).toBe(201);
    }
    const [placed] = deals;
    await owner.api.patch(`/marketplace/deals/${placed}`, { action: 'mark_paid' });
    await partner.api.patch(`/marketplace/deals/${placed}`, { action: 'mark_received' });
  });

  const at = new Date(TODAY).toISOString();
  const money = (deal_fee: number, own_share: number, partner_share: number) => ({
    deal_fee,
    own_share,
    partner_share,
    currency: 'AUD',
    paid_at: at,
    received_at: at,
    start_date: '2026-12-07',
  });
  const none = { deal_fee: null, own_share: null, partner_share: null, paid_at: null, received_at: null };

  it('holds both shares from the side of who asks: 60 % of 20,000 here, 40 % there', async () => {
    for (const [side, role, own, cells, share] of [
      [owner, 'owner', 60, money(20_000, 12_000, 8000), 12_000],
      [partner, 'partner', 40, money(20_000, 8000, 12_000), 8000],
    ] as const) {
      const { rows, totals } = await reportAs(side.api, 'marketplace_ledger');
      expect(rows).toHaveLength(2);
      const [placed, open] = deals.map((id) => rows.find(({ deal_id }) => deal_id === id));
      expect(placed).toMatchObject({ role, status: 'placed', own_share_percent: own, ...cells });
      expect(placed).toMatchObject({ agreed_on: '2026-11-20' });
      expect(open).toMatchObject({ role, status: 'connected', own_share_percent: 50, ...none });
      expect(totals).toEqual([
        { deals: 1, deal_fee: 20_000, deal_refund: 0, own_share: share, currency: 'AUD' },
      ]);
    }
  });

  it('shows a team the deals of its people, on either side, and a consultant his own', async () => {
    for (const [who, shown] of [
      [teams.lead, [deals[0]]],
      [teams.mate, [deals[0]]],
      [teams.rival, [deals[1]]],
      [theirs.lead, [deals[0]]],
      [theirs.mate, []],
      [theirs.rival, [deals[1]]],
    ] as const) {
      const { rows } = await reportAs(who.api, 'marketplace_ledger');
      expect(rows.map(({ deal_id }) => deal_id)).toEqual(shown);
    }
  });

  it('holds no amounts without marketplace:financials:read, and says so', async () => {
    for (const { id } of [teams.lead, { id: null }]) {
      const poor = owner.as(await owner.key(['analytics:read'], { userId: id }));
      const { rows, totals, caveats } = await reportAs(poor, 'marketplace_ledger');
      const placed = rows.find(({ deal_id }) => deal_id === deals[0]);
      const hidden = { deal_fee: null, own_share: null };
      expect(placed).toMatchObject({ status: 'placed', ...hidden, partner_share: null });
      expect(totals).toMatchObject([{ deals: 1, ...hidden }]);
      expect(caveats.at(-1)).toMatch(
        /deal_fee, deal_refund, own_share, partner_share.*marketplace:financials:read/,
      );
    }
  });

  it('takes the day on which a deal was agreed, in the time of the agency', async () => {
    const day = async (from: string, to: string) =>
      (await reportAs(owner.api, 'marketplace_ledger', { from, to })).rows.length;
    expect(await day('2026-11-20', '2026-11-20')).toBe(2);
    expect(await day('2026-11-01', '2026-11-19')).toBe(0);
    expect(await day('2026-11-21', '2026-11-30')).toBe(0);
  });
});
