import Big from 'big.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { act } from '#test/harness/contract.ts';
import { type Figures, figuresOf, storeFigures } from '#test/harness/figures.ts';
import { mailOf } from '#test/harness/figures-rows.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { bills, dayCount, dayOf, days, middle, tenth } from '#test/harness/recount.ts';
import { reportAs } from '#test/harness/teams.ts';
import type { Api } from '#test/harness/workspace.ts';

// The scorecards and the weighted pipeline, counted again from the rows themselves with none of the code of reports.
const TODAY = '2026-11-20';
const SPAN = { from: '2026-02-01', to: '2026-10-31' };

type Row = Record<string, unknown>;
type Job = Figures['jobs'][number];
type Application = Figures['applications'][number];

/** Somebody who asks, and the people whose figures they are shown; null for everybody's, and nobody's. */
interface Asker {
  api: Api;
  people: ReadonlySet<string> | null;
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T03:00:00Z`) });
});
const { running, desk } = useDesk({ country: 'AU' });
let figures: Figures;
let odds: Map<string, number>;
const askers = new Map<string, Asker>();
const terms = new Map<string, { tiers: { from: number; percent: number }[]; minimum: number; of: string }>();

beforeAll(async () => {
  figures = figuresOf({ accountId: desk.accountId, today: TODAY, applications: 700, seed: 5 });
  figures.email_messages = figures.applications.filter((_, at) => at % 3 === 0).map(mailOf);
  const [lead, alone] = figures.users;
  if (lead === undefined || alone === undefined) throw new Error('no users');
  Object.assign(lead, { role: 'team_lead', data_scope: 'team' });
  Object.assign(alone, { role: 'team_lead', data_scope: 'self' });
  // Another agency's figures lie beside them, and count nowhere here.
  const other = await running.workspace({ country: 'AU' });
  const theirs = figuresOf({ accountId: other.accountId, today: TODAY, applications: 100, seed: 6 });
  await running.service.store.write(async ({ tx }) => {
    await storeFigures(tx, figures);
    await storeFigures(tx, theirs);
  });
  const scopes = ['analytics:read', 'placements:financials:read', 'clients:financials:read'];
  const keyOf = async (userId: string) => desk.as(await desk.key(scopes, { userId }));
  const team = figures.users.filter(({ team_id }) => team_id === lead.team_id).map(({ id }) => id);
  askers.set('agency', { api: desk.api, people: null });
  askers.set('team', { api: await keyOf(lead.id), people: new Set(team) });
  askers.set('self', { api: await keyOf(alone.id), people: new Set([alone.id]) });
  await agreeTerms();
  odds = oddsByStage();
});
afterAll(() => {
  vi.useRealTimers();
});

/** Bands with a minimum for one client, a flat percentage for another; the others stand on the agency's standard. */
async function agreeTerms(): Promise<void> {
  const [banded, flat] = figures.clients;
  const tiers = [
    { from: 0, percent: 15 },
    { from: 100_000, percent: 22.5 },
  ];
  for (const agreed of [
    { client_id: banded?.id, tiers, minimum_fee: 18_000 },
    { client_id: flat?.id, tiers: [{ from: 0, percent: 12 }] },
  ])
    expect((await act(desk, 'set_client_fee_terms', agreed)).status).toBe('succeeded');
  for (const { id } of figures.clients) {
    const schedule = (await desk.api.get(`/clients/${id}`)).body.data.fee_schedule;
    terms.set(id, { tiers: schedule.tiers, minimum: schedule.minimum_fee ?? 0, of: schedule.currency });
  }
}

const within = (day: string | null | undefined): boolean => day != null && day >= SPAN.from && day <= SPAN.to;
const on = (instant: string | null | undefined): boolean => instant != null && within(dayOf(instant));
const kept = () => figures.applications.filter(({ deleted_at }) => deleted_at === null);
const staysOf = ({ id }: Application) =>
  figures.application_stages.filter(({ application_id }) => application_id === id);
const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
const wonOn = (p: Figures['placements'][number]): string => p.offer_date ?? p.created_at.slice(0, 10);
const broughtBy = (p: Figures['placements'][number]): number =>
  (p.placement_type === 'contract' ? p.expected_gp : p.fee_amount) ?? 0;

/** Whom a placement is credited to. */
const creditedTo = ({ id }: Figures['placements'][number]): string[] =>
  figures.placement_credits.filter(({ placement_id }) => placement_id === id).map(({ user_id }) => user_id);

const CLIENT_MET = ['client_interview', 'references', 'offer', 'placed'];

/** Of applications submitted in the span, how many met the client since. */
function interviewRate(some: readonly Application[]): number | null {
  const sent = some.filter(({ submitted_at }) => on(submitted_at));
  const met = sent.filter((one) => staysOf(one).some(({ stage }) => CLIENT_MET.includes(stage)));
  return percent(met.length, sent.length);
}

const interviewsOf = (some: readonly Application[]): number => {
  const ids = new Set(some.map(({ id }) => id));
  return figures.interviews.filter(
    (one) =>
      ids.has(one.application_id) && one.kind === 'client' && one.status !== 'cancelled' && on(one.starts_at),
  ).length;
};

/** Shares of what placements bring, summed by currency; what a person has no share in is not there. */
function amounts(which: (p: Figures['placements'][number], user: string) => boolean): Record<string, number> {
  const sums = new Map<string, Big>();
  for (const { placement_id, user_id, percent: share } of figures.placement_credits) {
    const p = figures.placements.find(({ id }) => id === placement_id);
    if (p === undefined || !which(p, user_id)) continue;
    const currency = p.currency ?? '';
    const amount = new Big(broughtBy(p)).times(share).div(100);
    sums.set(currency, (sums.get(currency) ?? new Big(0)).plus(amount));
  }
  return Object.fromEntries(
    [...sums].map(([currency, sum]) => [currency, sum.round(2, Big.roundHalfUp).toNumber()]),
  );
}

/** What the rows of a place hold of money, by currency: in the agency's own also where that is nothing. */
const moneyIn = (rows: readonly Row[], key: string): Record<string, unknown> =>
  Object.fromEntries(rows.filter((row) => row[key] !== null).map((row) => [String(row.currency), row[key]]));

/** The row with the counts of a place; further ones hold amounts in other currencies alone. */
const mainOf = (rows: readonly Row[], key: string): Row => rows.find((row) => row[key] !== null) ?? {};

const SCOPES = ['agency', 'team', 'self'];
const ask = async (scope: string, report: string, more: object = {}) => {
  const asker = askers.get(scope);
  if (asker === undefined) throw new Error(scope);
  const shown = await reportAs(asker.api, report, { limit: 5000, ...more });
  expect(shown.data_scope).toBe(scope);
  const seen = (id: string | null | undefined): boolean =>
    asker.people === null || (id != null && asker.people.has(id));
  return { ...shown, seen };
};

describe.each(SCOPES)('with the data scope %s', (scope) => {
  it('consultant_scorecard is the work of each person who is shown, and of nobody else', async () => {
    const { rows, totals, seen } = await ask(scope, 'consultant_scorecard', SPAN);
    const shown = new Set(rows.map(({ consultant_id }) => consultant_id));
    const everybody = figures.users.map(({ id }) => id).filter(seen);
    for (const id of scope === 'agency' ? [...everybody, null] : everybody) {
      const own = kept().filter(({ owner_id }) => owner_id === id);
      const here = rows.filter(({ consultant_id }) => consultant_id === id);
      expect(mainOf(here, 'submissions'), String(id)).toMatchObject({
        placements: figures.placements.filter((p) => creditedTo(p).includes(id ?? '') && within(wonOn(p)))
          .length,
        submissions: own.filter(({ submitted_at }) => on(submitted_at)).length,
        client_interviews: interviewsOf(own),
        offers: own.filter((one) =>
          staysOf(one).some(({ stage, entered_at }) => stage === 'offer' && on(entered_at)),
        ).length,
        interview_rate: interviewRate(own),
        applications: own.filter(({ created_at }) => on(created_at)).length,
        candidates_added: figures.candidates.filter(
          (one) => one.owner_id === id && one.contact_only === 0 && on(one.created_at),
        ).length,
        calls: figures.activities.filter(
          (one) => one.actor_type === 'user' && one.actor_id === id && on(one.occurred_at),
        ).length,
        emails_sent: figures.email_messages.filter((one) => one.created_by === id && on(one.sent_at)).length,
      });
      const recognised = amounts((p, user) => user === id && bills(p) && within(p.start_date ?? wonOn(p)));
      expect(moneyIn(here, 'billings'), String(id)).toEqual({ AUD: 0, ...recognised });
      shown.delete(id);
    }
    // Who has nothing to show has a row too.
    shown.delete(desk.adminId);
    expect([...shown]).toEqual([]);
    const sent = kept().filter(({ owner_id, submitted_at }) => seen(owner_id) && on(submitted_at));
    expect(totals[0]?.submissions).toBe(sent.length);
    const whole = amounts((p, user) => seen(user) && bills(p) && within(p.start_date ?? wonOn(p)));
    expect(moneyIn(totals, 'billings')).toEqual({ AUD: 0, ...whole });
  });

  it('client_scorecard counts what the people whose figures are shown did for each client', async () => {
    const { rows, seen } = await ask(scope, 'client_scorecard', SPAN);
    for (const { id } of figures.clients) {
      const here = rows.filter(({ client_id }) => client_id === id);
      const jobs = figures.jobs.filter((job) => job.client_id === id && seen(job.owner_id));
      const own = kept().filter(({ client_id, owner_id }) => client_id === id && seen(owner_id));
      const placed = figures.placements.filter(
        (p) => p.client_id === id && creditedTo(p).some(seen) && within(wonOn(p)),
      );
      const opened = jobs.filter(({ created_at }) => on(created_at));
      const filled = opened.filter((job) =>
        figures.placements.some((p) => p.job_id === job.id && p.status !== 'fell_off'),
      );
      const fills = figures.placements
        .filter((p) => p.client_id === id && within(wonOn(p)) && seen(jobOf(p.job_id)?.owner_id))
        .filter((p) => jobOf(p.job_id)?.is_evergreen !== 1)
        .map((p) => dayCount(dayOf(jobOf(p.job_id)?.created_at ?? ''), wonOn(p)));
      const firsts = opened.flatMap((job) => {
        const [first] = kept()
          .flatMap(({ job_id, submitted_at }) => (job_id === job.id && submitted_at ? [submitted_at] : []))
          .toSorted();
        return first === undefined ? [] : [days(job.created_at, first)];
      });
      const median = (some: number[]): number | null => {
        const value = middle(some);
        return value === null ? null : tenth(value);
      };
      expect(mainOf(here, 'jobs_opened'), id).toMatchObject({
        jobs_opened: opened.length,
        open_jobs: jobs.filter(({ status }) => status === 'active').length,
        submissions: own.filter(({ submitted_at }) => on(submitted_at)).length,
        response_time: null,
        client_interviews: interviewsOf(own),
        interview_rate: interviewRate(own),
        placements: placed.length,
        fill_rate: percent(filled.length, opened.length),
        time_to_fill: median(fills),
        time_to_submit: median(firsts),
      });
      const won = amounts((p, user) => p.client_id === id && seen(user) && within(wonOn(p)));
      expect(moneyIn(here, 'fees'), id).toEqual({ AUD: 0, ...won });
    }
  });

  it('fee_pipeline_weighted is what each live application may bring, whoever it competes with', async () => {
    const { rows, totals, seen } = await ask(scope, 'fee_pipeline_weighted');
    const live = kept().filter(
      (one) => one.status === 'active' && seen(one.owner_id) && jobOf(one.job_id)?.status === 'active',
    );
    expect(rows.length).toBeGreaterThan(3);
    const summed = (some: readonly Application[]) => {
      const priced = some.filter((one) => feeOf(one) !== null);
      const sum = (value: (one: Application) => Big): number | null =>
        priced.length === 0
          ? null
          : priced
              .reduce((all, one) => all.plus(value(one)), new Big(0))
              .round(2, Big.roundHalfUp)
              .toNumber();
      return {
        applications: some.length,
        priced: priced.length,
        unpriced: some.length - priced.length,
        expected_fee: sum(ofSeat),
        weighted_fee: sum(weightedOf),
      };
    };
    for (const { stage, currency, ...cells } of rows) {
      const here = live.filter((one) => one.stage === stage && jobOf(one.job_id)?.currency === currency);
      expect(cells, `${stage} ${currency}`).toEqual({ odds: odds.get(String(stage)), ...summed(here) });
    }
    for (const { currency, ...cells } of totals)
      expect(cells).toEqual(summed(live.filter(({ job_id }) => jobOf(job_id)?.currency === currency)));
    expect(totals.reduce((sum, row) => sum + Number(row.applications), 0)).toBe(live.length);
  });
});

it('fee_pipeline_weighted holds no amounts without clients:financials:read, whoever asks', async () => {
  for (const scope of SCOPES) {
    const { rows } = await ask(scope, 'fee_pipeline_weighted');
    const userId = { agency: null, team: figures.users[0]?.id, self: figures.users[1]?.id }[scope];
    const poor = desk.as(await desk.key(['analytics:read'], { userId }));
    const shown = await reportAs(poor, 'fee_pipeline_weighted');
    expect(shown.data_scope).toBe(scope);
    const hidden = { expected_fee: null, weighted_fee: null };
    const counted = ({ stage, currency, applications, priced }: Row) => ({
      stage,
      currency,
      applications,
      priced,
    });
    const lines = rows.map((row) => expect.objectContaining({ ...counted(row), ...hidden }));
    expect(shown.rows).toHaveLength(lines.length);
    expect(shown.rows).toEqual(expect.arrayContaining(lines));
    for (const row of shown.totals) expect(row).toMatchObject(hidden);
    expect(shown.caveats.join(' ')).toMatch(/expected_fee, weighted_fee: null.*clients:financials:read/);
  }
});

it('one person’s part of the pipeline is the same in every view of it', async () => {
  const cells = ({ applications, expected_fee, weighted_fee, currency }: Row) =>
    JSON.stringify({ currency, applications, expected_fee, weighted_fee });
  const alone = [...(askers.get('self')?.people ?? [])][0];
  const all = await ask('agency', 'fee_pipeline_weighted', { group_by: 'consultant' });
  const row = all.rows.filter(({ consultant_id }) => consultant_id === alone).map(cells);
  const filters = { consultant_id: alone };
  expect((await ask('agency', 'fee_pipeline_weighted', { filters })).totals.map(cells).toSorted()).toEqual(
    row.toSorted(),
  );
  expect((await ask('self', 'fee_pipeline_weighted')).totals.map(cells).toSorted()).toEqual(row.toSorted());
});

const jobOf = (id: string | null | undefined): Job | undefined => figures.jobs.find((job) => job.id === id);

const ASSUMED: Record<string, number> = { maybe: 1, no: 0, references: 60, offer: 80 };

/** Of the stays at each stage, of applications that have ended, the percentage that ended in a placement. */
function oddsByStage(): Map<string, number> {
  const found = new Map<string, number>();
  const live = [
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
  for (const stage of live) {
    const stays = kept()
      .filter(({ status }) => status !== 'active')
      .flatMap((one) =>
        staysOf(one)
          .filter((stay) => stay.stage === stage)
          .map(() => one.status),
      );
    const placed = stays.filter((status) => status === 'placed').length;
    found.set(stage, stays.length >= 30 ? (percent(placed, stays.length) ?? 0) : (ASSUMED[stage] ?? -1));
  }
  return found;
}

/** The midpoint of a job's yearly pay at its client's percent, the minimum at least; null without such pay. */
function feeOf({ job_id, client_id }: Application): Big | null {
  const job = jobOf(job_id);
  const agreed = terms.get(client_id ?? '');
  if (job === undefined || agreed === undefined || job.period !== 'year') return null;
  const ends = [job.base_min, job.base_max].filter((end) => end != null);
  if (ends.length === 0) return null;
  const pay = ends.reduce((sum, end) => sum + end, 0) / ends.length;
  const band = agreed.tiers.filter(({ from }) => from <= pay).at(-1);
  const fee = new Big(pay).times(band?.percent ?? 0).div(100);
  const least = agreed.of === job.currency ? agreed.minimum : 0;
  return fee.lt(least) ? new Big(least) : fee;
}

/** Its part of the fee if its job is filled, once, by whoever stands where the odds are highest. */
function ofSeat(one: Application): Big {
  const fee = feeOf(one) ?? new Big(0);
  if (one.stage === 'no') return new Big(0);
  if (jobOf(one.job_id)?.is_evergreen === 1) return fee;
  const rivals = kept()
    .filter(({ job_id, status, stage }) => job_id === one.job_id && status === 'active' && stage !== 'no')
    .map(({ stage }) => odds.get(stage) ?? 0);
  const best = Math.max(...rivals);
  const among = rivals.filter((chance) => chance === best).length;
  return (odds.get(one.stage) ?? 0) === best ? fee.div(among) : new Big(0);
}

function weightedOf(one: Application): Big {
  const chance = odds.get(one.stage) ?? 0;
  const together = kept()
    .filter(({ job_id, status }) => job_id === one.job_id && status === 'active')
    .reduce((sum, { stage }) => sum + (odds.get(stage) ?? 0), 0);
  const most = jobOf(one.job_id)?.is_evergreen === 1 ? 100 : Math.max(100, together);
  return (feeOf(one) ?? new Big(0)).times(chance).div(most);
}
