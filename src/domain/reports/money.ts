import Big from 'big.js';
import { sql } from 'kysely';
import { daysBetween } from '#src/lib/clock.ts';
import { roundMoney } from '#src/lib/money.ts';
import { GUARANTEE_REMEDIES } from '../accounts/schema.ts';
import {
  attributionOf,
  CURRENCY,
  date,
  idColumn,
  integer,
  labelled,
  money,
  type Run,
  select,
  type Table,
  text,
  type When,
  WON,
} from '../analytics/index.ts';
import type { Column, Row } from '../analytics/schema.ts';
import { guaranteeOutcome } from '../placements/index.ts';
import { ofMetrics, type ReportDefinition, TIMES, WHOSE } from './definition.ts';
import { WEIGHTED_PIPELINE } from './weighted.ts';

const PLACED_FILTERS = [...WHOSE, 'placement_type', 'industry', 'currency'] as const;
const AMOUNT_GROUPS = [
  'consultant',
  'team',
  'client',
  'job',
  'placement_type',
  'industry',
  ...TIMES,
] as const;

/** A placement with the shares of those whose figures are shown. */
interface Credited {
  id: string;
  candidate: string | null;
  client: string | null;
  job: string | null;
  owner: string | null;
  type: 'permanent' | 'contract';
  status: string;
  won: string | null;
  starts: string | null;
  ends: string | null;
  salary: number | null;
  fee: number | null;
  profit: number | null;
  charge: number | null;
  pay: number | null;
  currency: string | null;
  days: number | null;
  remedy: string | null;
  covered: string | null;
  shares: number;
  people: string[];
}

/** The placements of a span with their credits: one that several share is one line. */
async function credited(run: Run, when: When | null, where?: ReturnType<typeof sql>): Promise<Credited[]> {
  const { ctx, seen, filters, span } = run;
  const rows = await select<Omit<Credited, 'shares' | 'people'> & { share: number; position: number }>(
    ctx,
    seen,
    { fact: 'credits', by: ['consultant'], filters, when, span, where },
    sql`p.id as id, p.candidate_name as candidate, p.client_name as client, p.job_title as job, p.owner_id as owner,
      p.placement_type as type, p.status as status, ${WON.sql} as won, p.start_date as starts,
      p.contract_end_date as ends, p.salary as salary, p.fee_amount as fee, p.expected_gp as profit,
      p.charge_rate as charge, p.pay_rate as pay, p.currency as currency, p.guarantee_days as days,
      p.guarantee_remedy as remedy, p.guarantee_ends_on as covered, r.percent as share, r.position as position`,
    'none',
  );
  rows.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : a.position - b.position));
  const names = await labelled(
    ctx,
    ['consultant'],
    rows.map(({ d0 }) => [d0 ?? null]),
  );
  const byId = new Map<string, Credited>();
  rows.forEach((row, at) => {
    const known = byId.get(row.id) ?? Object.assign({ shares: 0, people: [] }, row);
    known.shares += row.share;
    const name = names[at]?.consultant;
    if (typeof name === 'string' && !known.people.includes(name)) known.people.push(name);
    byId.set(row.id, known);
  });
  return [...byId.values()];
}

/** What a placement brings: its fee, or for a contract the gross profit that is expected of it. */
const broughtBy = ({ type, fee, profit }: Credited): number | null =>
  type === 'contract' ? (profit ?? fee) : fee;

const creditedOf = (placement: Credited): number | null => {
  const whole = broughtBy(placement);
  if (whole === null || placement.currency === null) return whole;
  return roundMoney(new Big(whole).times(placement.shares).div(100), placement.currency);
};

/** Sums of money columns by currency, with how many rows they are of. */
function totalled(rows: readonly Row[], keys: readonly string[], withFallen = false): Row[] {
  const byCurrency = new Map<string, Row[]>();
  for (const row of rows) {
    const currency = String(row.currency ?? '');
    byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), row]);
  }
  return [...byCurrency]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, some]) => {
      const total: Row = { placements: some.length };
      if (withFallen) total.fell_off = some.filter(({ status }) => status === 'fell_off').length;
      for (const key of keys) {
        const sum = some.reduce((all, row) => all.plus(Number(row[key] ?? 0)), new Big(0));
        total[key] = currency === '' ? sum.toNumber() : roundMoney(sum, currency);
      }
      total.currency = currency === '' ? null : currency;
      return total;
    });
}

const PLACEMENT_COLUMNS: readonly Column[] = [
  idColumn('placement_id', 'Placement id'),
  text('candidate', 'Candidate'),
  text('client', 'Client'),
  text('job', 'Job'),
  text('credits', 'Credited'),
  text('placement_type', 'Type'),
  text('status', 'Status'),
];

const common = (placement: Credited): Row => ({
  placement_id: placement.id,
  candidate: placement.candidate,
  client: placement.client,
  job: placement.job,
  credits: placement.people.join(', '),
  placement_type: placement.type,
  status: placement.status,
});

const byDay =
  (key: string) =>
  (a: Row, b: Row): number => {
    const [left, right] = [`${a[key] ?? ''} ${a.placement_id}`, `${b[key] ?? ''} ${b.placement_id}`];
    return left < right ? -1 : left > right ? 1 : 0;
  };

const ledger: ReportDefinition = {
  definition:
    'Every placement by the day its fee was won (offer date), the earliest first. credited: the shares of those whose figures are shown, of the fee, or of the expected gross profit of a contract.',
  attribution: attributionOf('credits'),
  period: 'this_year',
  groups: [],
  filters: PLACED_FILTERS,
  async run(run): Promise<Table> {
    const found = await credited(run, WON);
    const rows = found.map(
      (placement): Row =>
        Object.assign(common(placement), {
          won_on: placement.won,
          start_date: placement.starts,
          salary: placement.salary,
          fee: placement.fee,
          expected_gp: placement.profit,
          credited: creditedOf(placement),
          currency: placement.currency,
        }),
    );
    const columns = [
      ...PLACEMENT_COLUMNS,
      date('won_on', 'Won'),
      date('start_date', 'Starts'),
      money('salary', 'Salary'),
      money('fee', 'Fee'),
      money('expected_gp', 'Expected gross profit'),
      money('credited', 'Credited amount'),
      CURRENCY,
    ];
    const totals = totalled(rows, ['credited'], true);
    return { columns, rows: rows.sort(byDay('won_on')), totals };
  },
};

const exposure: ReportDefinition = {
  definition:
    'Placements that have started and are still inside their guarantee, by the day it ends. exposed: what would be refunded if the candidate left today, in the shares of those whose figures are shown; a replacement refunds nothing.',
  attribution: attributionOf('credits'),
  period: null,
  groups: [],
  filters: PLACED_FILTERS,
  async run(run): Promise<Table> {
    const { today } = run.ctx;
    const found = await credited(run, null, sql`p.status = 'started' and p.guarantee_ends_on >= ${today}`);
    const rows = found.map((placement): Row => {
      const currency = placement.currency ?? run.ctx.account.currency;
      const { refund_amount } = guaranteeOutcome(
        {
          start_date: placement.starts,
          guarantee_days: placement.days,
          remedy: GUARANTEE_REMEDIES.find((remedy) => remedy === placement.remedy) ?? null,
          fee: placement.fee,
          currency,
        },
        today,
      );
      return Object.assign(common(placement), {
        start_date: placement.starts,
        guarantee_ends_on: placement.covered,
        days_left: placement.covered === null ? null : daysBetween(today, placement.covered),
        remedy: placement.remedy,
        fee: placement.fee,
        exposed:
          refund_amount === null
            ? null
            : roundMoney(new Big(refund_amount).times(placement.shares).div(100), currency),
        currency,
      });
    });
    const columns = [
      ...PLACEMENT_COLUMNS,
      date('start_date', 'Started'),
      date('guarantee_ends_on', 'Guarantee ends'),
      integer('days_left', 'Days left', 'days'),
      text('remedy', 'Remedy'),
      money('fee', 'Fee'),
      money('exposed', 'Exposed'),
      CURRENCY,
    ];
    return {
      columns,
      rows: rows.sort(byDay('guarantee_ends_on')),
      totals: totalled(rows, ['exposed']),
    };
  },
};

const endings: ReportDefinition = {
  definition: 'Contracts that have not fallen off, by the day they end, the soonest first.',
  attribution: attributionOf('credits'),
  period: 'next_90_days',
  groups: [],
  filters: PLACED_FILTERS,
  async run(run): Promise<Table> {
    const ends: When = { sql: sql.ref('p.contract_end_date'), kind: 'day' };
    const found = await credited(run, ends, sql`p.placement_type = 'contract' and p.status <> 'fell_off'`);
    const rows = found.map(
      (placement): Row =>
        Object.assign(common(placement), {
          start_date: placement.starts,
          ends_on: placement.ends,
          days_left: placement.ends === null ? null : daysBetween(run.ctx.today, placement.ends),
          charge_rate: placement.charge,
          pay_rate: placement.pay,
          expected_gp: placement.profit,
          currency: placement.currency,
        }),
    );
    const columns = [
      ...PLACEMENT_COLUMNS,
      date('start_date', 'Starts'),
      date('ends_on', 'Ends'),
      integer('days_left', 'Days left', 'days'),
      money('charge_rate', 'Charge rate'),
      money('pay_rate', 'Pay rate'),
      money('expected_gp', 'Expected gross profit'),
      CURRENCY,
    ];
    return { columns, rows: rows.sort(byDay('ends_on')), totals: totalled(rows, []) };
  },
};

/** Reports about fees and contracts. */
export const MONEY_REPORTS = {
  placements_ledger: ledger,
  billings: ofMetrics(['billings'], {
    period: 'this_quarter',
    groups: AMOUNT_GROUPS,
    filters: PLACED_FILTERS,
  }),
  billings_forecast: ofMetrics(['forecast', 'pending_starts'], {
    period: 'next_12_months',
    groups: [
      'month',
      'quarter',
      'year',
      'week',
      'consultant',
      'team',
      'client',
      'job',
      'placement_type',
      'industry',
    ],
    filters: PLACED_FILTERS,
  }),
  fee_pipeline_weighted: WEIGHTED_PIPELINE,
  guarantee_exposure: exposure,
  contract_endings: endings,
};
