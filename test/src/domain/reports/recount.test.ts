import Big from 'big.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Figures, figuresOf, storeFigures } from '#test/harness/figures.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { bills, dayCount, dayOf, days, middle, tenth } from '#test/harness/recount.ts';

// Everything here is counted again from the rows themselves, one by one, with none of the code that reports use.
const TODAY = '2026-11-20';
const [FROM, TO] = ['2026-02-01', '2026-10-31'];

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T03:00:00Z`) });
});
const { running, desk } = useDesk({ country: 'AU' });
let figures: Figures;

beforeAll(async () => {
  figures = figuresOf({ accountId: desk.accountId, today: TODAY, applications: 700 });
  await running.service.store.write((unit) => storeFigures(unit.tx, figures));
  // Another agency's figures lie beside them, and count nowhere here.
  const other = await running.workspace({ country: 'AU' });
  const theirs = figuresOf({ accountId: other.accountId, today: TODAY, applications: 200, seed: 12 });
  await running.service.store.write((unit) => storeFigures(unit.tx, theirs));
});
afterAll(() => {
  vi.useRealTimers();
});

type Row = Record<string, string | number | null>;

async function report(
  body: object,
  api = desk.api,
): Promise<{ rows: Row[]; totals: Row[]; row_count: number }> {
  const answer = await api.post('/reports/run', { limit: 5000, ...body });
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(200);
  return answer.body.data;
}

const inSpan = (day: string | null): boolean => day !== null && day >= FROM && day <= TO;
const wonOn = (p: Figures['placements'][number]): string => p.offer_date ?? p.created_at.slice(0, 10);
const nameOf = (id: string | null | undefined): string | null =>
  figures.users.find((user) => user.id === id)?.name ?? null;
const teamOf = (id: string | null | undefined): string | null =>
  figures.users.find((user) => user.id === id)?.team_id ?? null;
const kept = (): Figures['applications'] => figures.applications.filter((one) => one.deleted_at === null);
const applicationOf = (id: string) => figures.applications.find((one) => one.id === id);

function tally<T>(items: readonly T[], key: (item: T) => string | null | undefined): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[String(key(item))] = (counts[String(key(item))] ?? 0) + 1;
  return counts;
}

const asRecord = (rows: Row[], key: string, value: string): Record<string, number> =>
  Object.fromEntries(
    rows.filter((row) => row[value] !== 0).map((row) => [String(row[key]), Number(row[value])]),
  );

describe('counted again row by row', () => {
  it('pipeline_snapshot holds every live application once, by stage and by consultant', async () => {
    const live = kept().filter(({ status }) => status === 'active');
    const byStage = await report({ report: 'pipeline_snapshot' });
    expect(asRecord(byStage.rows, 'stage', 'applications')).toEqual(tally(live, ({ stage }) => stage));
    expect(byStage.totals).toMatchObject([{ applications: live.length }]);
    const byOwner = await report({ report: 'pipeline_snapshot', group_by: 'consultant' });
    expect(asRecord(byOwner.rows, 'consultant', 'applications')).toEqual(
      tally(live, ({ owner_id }) => nameOf(owner_id)),
    );
    for (const row of byOwner.rows) {
      const stages = [
        'funnel',
        'maybe',
        'yes',
        'no',
        'screen',
        'submitted',
        'client_interview',
        'references',
        'offer',
      ];
      expect(stages.reduce((sum, stage) => sum + Number(row[stage]), 0)).toBe(row.applications);
    }
  });

  it('stage_conversion and time_in_stage hold every stay that began or ended on a day of the period', async () => {
    const stays = figures.application_stages.filter(
      ({ application_id }) => applicationOf(application_id)?.deleted_at === null,
    );
    const began = stays.filter(({ entered_at }) => inSpan(dayOf(entered_at)));
    const { rows } = await report({ report: 'stage_conversion', from: FROM, to: TO });
    for (const row of rows) {
      const here = began.filter(({ stage }) => stage === row.stage);
      expect(row, String(row.stage)).toMatchObject({
        entered: here.length,
        rejected: here.filter(({ left_to }) => left_to === 'rejected').length,
        withdrew: here.filter(({ left_to }) => left_to === 'withdrew').length,
        still_there: here.filter(({ left_at }) => left_at === null).length,
      });
      const parts = ['forward', 'rejected', 'withdrew', 'set_to_no', 'back', 'still_there'];
      expect(parts.reduce((sum, part) => sum + Number(row[part]), 0)).toBe(row.entered);
    }
    const ended = stays.filter(({ left_at }) => left_at != null && inSpan(dayOf(left_at)));
    const lengths = await report({ report: 'time_in_stage', from: FROM, to: TO });
    for (const row of lengths.rows) {
      const here = ended
        .filter(({ stage }) => stage === row.stage)
        .map(({ seconds }) => (seconds ?? 0) / 86_400);
      expect(row.stays, String(row.stage)).toBe(here.length);
      if (here.length === 0) continue;
      expect(Math.abs(Number(row.median_days) - (middle(here) ?? 0))).toBeLessThanOrEqual(0.051);
      expect(row.mean_days).toBe(tenth(here.reduce((sum, one) => sum + one, 0) / here.length));
      expect(row.longest_days).toBe(tenth(Math.max(...here)));
    }
  });

  it('time_to_fill and time_to_submit are the medians and means of the jobs behind them', async () => {
    const jobOf = (id: string | null | undefined) => figures.jobs.find((job) => job.id === id);
    const fills = figures.placements
      .filter((p) => inSpan(wonOn(p)) && jobOf(p.job_id)?.is_evergreen !== 1)
      .map((p) => dayCount(dayOf(jobOf(p.job_id)?.created_at ?? ''), wonOn(p)));
    const [filled] = (await report({ report: 'time_to_fill', from: FROM, to: TO })).totals;
    expect(filled).toMatchObject({
      time_to_fill: tenth(middle(fills) ?? 0),
      time_to_fill_mean: tenth(fills.reduce((sum, one) => sum + one, 0) / fills.length),
    });
    const firsts = figures.jobs.flatMap((job) => {
      if (!inSpan(dayOf(job.created_at))) return [];
      const sent = kept().flatMap((one) =>
        one.job_id === job.id && one.submitted_at ? [one.submitted_at] : [],
      );
      const first = sent.toSorted()[0];
      return first === undefined ? [] : [days(job.created_at, first)];
    });
    const [submitted] = (await report({ report: 'time_to_submit', from: FROM, to: TO })).totals;
    expect(submitted?.time_to_submit).toBe(tenth(middle(firsts) ?? 0));
  });

  const recognised = () =>
    figures.placement_credits.flatMap((credit) => {
      const p = figures.placements.find(({ id }) => id === credit.placement_id);
      if (p === undefined || !bills(p)) return [];
      const on = p.start_date ?? wonOn(p);
      if (!inSpan(on)) return [];
      const whole = p.placement_type === 'contract' ? p.expected_gp : p.fee_amount;
      const amount = new Big(whole ?? 0).times(credit.percent).div(100);
      return [
        {
          user: credit.user_id,
          client: p.client_id,
          month: on.slice(0, 7),
          currency: p.currency ?? '',
          amount,
        },
      ];
    });

  it.each([
    ['consultant', ({ user }: { user: string }) => nameOf(user)],
    ['month', ({ month }: { month: string }) => month],
  ] as const)('billings by %s are every credit of what was recognised, to the cent', async (axis, key) => {
    const sums = new Map<string, Big>();
    for (const share of recognised()) {
      const place = `${key(share)} ${share.currency}`;
      sums.set(place, (sums.get(place) ?? new Big(0)).plus(share.amount));
    }
    const { rows } = await report({ report: 'billings', from: FROM, to: TO, group_by: axis });
    const found = Object.fromEntries(rows.map((row) => [`${row[axis]} ${row.currency}`, row.billings]));
    expect(found).toEqual(
      Object.fromEntries([...sums].map(([place, sum]) => [place, sum.round(2, Big.roundHalfUp).toNumber()])),
    );
  });

  it('billings of a team are those of its people, and the totals those of everybody', async () => {
    const whole = await report({ report: 'billings', from: FROM, to: TO, group_by: 'team' });
    const sum = (currency: string, which: (user: string) => boolean = () => true): number =>
      recognised()
        .filter((share) => share.currency === currency && which(share.user))
        .reduce((total, { amount }) => total.plus(amount), new Big(0))
        .round(2, Big.roundHalfUp)
        .toNumber();
    for (const row of whole.rows)
      expect(row.billings).toBe(sum(String(row.currency), (user) => teamOf(user) === row.team_id));
    for (const row of whole.totals) expect(row.billings).toBe(sum(String(row.currency)));
  });

  it('placements_ledger holds each placement of the period once, with what is credited of it', async () => {
    const expected = figures.placements.filter((p) => inSpan(wonOn(p)));
    const { rows, totals } = await report({ report: 'placements_ledger', from: FROM, to: TO });
    expect(rows.map(({ placement_id }) => placement_id).toSorted()).toEqual(
      expected.map(({ id }) => id).toSorted(),
    );
    for (const currency of ['AUD', 'NZD']) {
      const sum = expected
        .filter((p) => p.currency === currency)
        .reduce(
          (all, p) => all.plus((p.placement_type === 'contract' ? p.expected_gp : p.fee_amount) ?? 0),
          new Big(0),
        );
      expect(totals.find((row) => row.currency === currency)?.credited ?? 0).toBe(sum.round(2).toNumber());
    }
  });

  it('interview_outcomes and source_effectiveness are the interviews and applications behind them', async () => {
    const held = figures.interviews.filter(
      (one) => inSpan(dayOf(one.starts_at)) && applicationOf(one.application_id)?.deleted_at === null,
    );
    const [total] = (await report({ report: 'interview_outcomes', from: FROM, to: TO })).totals;
    expect(total).toMatchObject({
      booked: held.length,
      held: held.filter(({ status }) => status === 'completed').length,
      no_shows: held.filter(({ status }) => status === 'no_show').length,
      cancelled: held.filter(({ status }) => status === 'cancelled').length,
      reject: held.filter(({ outcome }) => outcome === 'reject').length,
    });
    const made = kept().filter(({ created_at }) => inSpan(dayOf(created_at)));
    const { rows } = await report({ report: 'source_effectiveness', from: FROM, to: TO });
    for (const row of rows) {
      const here = made.filter(({ source }) => source === row.source);
      expect(row.applications).toBe(here.length);
      const placed = here.filter(({ status }) => status === 'placed').length;
      expect(row.placement_rate).toBe(Math.round((placed / here.length) * 1000) / 10);
    }
  });

  it('selection_rates compare with the highest rate, and keep small groups back', async () => {
    const made = kept().filter(({ created_at }) => inSpan(dayOf(created_at)));
    const groups = new Map<string, { n: number; selected: number }>();
    for (const one of made) {
      const level = figures.candidates.find(({ id }) => id === one.candidate_id)?.preferred_seniority;
      if (level == null) continue;
      const group = groups.get(level) ?? { n: 0, selected: 0 };
      group.n += 1;
      if (one.submitted_at !== null) group.selected += 1;
      groups.set(level, group);
    }
    const highest = Math.max(...[...groups.values()].map(({ n, selected }) => selected / n));
    const { rows } = await report({ report: 'selection_rates', from: FROM, to: TO, group_by: 'seniority' });
    expect(rows).toHaveLength(groups.size);
    for (const row of rows) {
      const { n, selected } = groups.get(String(row.seniority)) ?? { n: 0, selected: 0 };
      expect(row).toMatchObject({
        applications: n,
        selected,
        impact_ratio: Math.round((selected / n / highest) * 100) / 100,
        below_four_fifths: selected / n / highest < 0.8,
      });
    }
  });

  it('candidate_supply and job_ageing hold who and what is on the books now', async () => {
    const people = figures.candidates.filter(({ contact_only }) => contact_only === 0);
    const { rows, totals } = await report({ report: 'candidate_supply', group_by: 'city' });
    expect(asRecord(rows, 'city', 'candidates')).toEqual(tally(people, ({ city }) => city ?? null));
    expect(totals[0]?.available_soon).toBe(people.filter((one) => one.notice_period_days === 14).length);
    const open = figures.jobs.filter(({ status, is_evergreen }) => status === 'active' && is_evergreen !== 1);
    const ages = await report({ report: 'job_ageing' });
    expect(ages.row_count).toBe(open.length);
    for (const row of ages.rows) {
      const job = figures.jobs.find(({ id }) => id === row.job_id);
      expect(row.age_days).toBe(dayCount(dayOf(job?.created_at ?? ''), TODAY));
      expect(row.live_applications).toBe(
        kept().filter(({ job_id, status }) => job_id === row.job_id && status === 'active').length,
      );
    }
  });
});

describe('what somebody is shown', () => {
  it.each(['team', 'self'] as const)(
    'with the data scope %s is only their part, and says so',
    async (dataScope) => {
      const lead = figures.users[0];
      if (lead === undefined) throw new Error('no user');
      await running.service.store.write(({ tx }) =>
        tx
          .updateTable('users')
          .set({ role: 'team_lead', data_scope: dataScope })
          .where('id', '=', lead.id)
          .execute(),
      );
      const theirs = desk.as(
        await desk.key(['analytics:read', 'placements:financials:read'], { userId: lead.id }),
      );
      const ours = new Set(
        dataScope === 'self'
          ? [lead.id]
          : figures.users.filter(({ team_id }) => team_id === lead.team_id).map(({ id }) => id),
      );
      const live = kept().filter(({ status, owner_id }) => status === 'active' && ours.has(owner_id ?? ''));
      const snapshot = await theirs.post('/reports/run', { report: 'pipeline_snapshot' });
      expect(snapshot.body.data).toMatchObject({
        data_scope: dataScope,
        totals: [{ applications: live.length }],
      });
      expect(snapshot.body.data.caveats[0]).toMatch(dataScope === 'team' ? /your team/ : /your own/);
      const billed = await report({ report: 'billings', period: 'all_time' }, theirs);
      expect(billed.rows.length).toBeGreaterThan(0);
      expect(billed.rows.every((row) => ours.has(String(row.consultant_id)))).toBe(true);
      const asked = await theirs.post('/analytics/ask', {
        question: 'how many live applications by consultant',
      });
      const shown = asked.body.data.rows.map((row: Row) => row.consultant_id);
      expect(asked.body.data.data_scope).toBe(dataScope);
      expect(shown.every((id: string) => ours.has(id))).toBe(true);
      for (const { report: name, available } of (await theirs.get('/reports')).body.data) {
        if (!available) continue;
        const { rows } = await report({ report: name }, theirs);
        const people = rows.flatMap((row) =>
          typeof row.consultant_id === 'string' ? [row.consultant_id] : [],
        );
        expect(
          people.filter((id) => !ours.has(id)),
          name,
        ).toEqual([]);
      }
    },
  );
});
