import { sql } from 'kysely';
import { day, type Metric, WON } from './metric.ts';

const FEE = sql`case when p.placement_type = 'contract' then coalesce(p.expected_gp, p.fee_amount) else p.fee_amount end`;
const CREDIT = { percent: sql.ref('r.percent'), currency: sql.ref('p.currency') };

/** Amounts of money. */
export const AMOUNTS = {
  billings: {
    kind: 'billings',
    label: 'Billings',
    definition:
      "Recognised billings, as the agency's quota plan counts them: the fee of each placement (the expected gross profit of a contract) in the shares of its credits, by the day the plan recognises it (the start date unless it was changed). A permanent placement that fell off counts nowhere, a contract that did at the profit of the days worked.",
    fact: 'credits',
    when: day('p.start_date'),
    column: 'billings',
  },
  forecast: {
    kind: 'money',
    label: 'Billings to come',
    definition:
      'The fee of each placement that has not started (the expected gross profit of a contract), by its start date, in the shares of its credits.',
    fact: 'credits',
    when: day('p.start_date'),
    where: sql`p.status = 'pending_start'`,
    amount: FEE,
    ...CREDIT,
    as: 'sum',
    column: 'forecast',
  },
  fees: {
    kind: 'money',
    label: 'Fees won',
    definition:
      'The fee of each placement (the expected gross profit of a contract) by the day it was won, in the shares of its credits; those that fell off later count too.',
    fact: 'credits',
    when: WON,
    amount: FEE,
    ...CREDIT,
    as: 'sum',
    column: 'fees',
  },
  fee: {
    kind: 'money',
    label: 'Fee of a placement',
    definition:
      'The whole fees of permanent placements, by the day the fee was won, each once for each person it is credited to; the mean unless another way is asked for.',
    fact: 'placements',
    when: WON,
    where: sql`p.placement_type = 'permanent' and p.fee_amount is not null`,
    lacks: { where: sql`p.placement_type = 'permanent' and p.fee_amount is null`, said: 'no fee is told' },
    amount: sql.ref('p.fee_amount'),
    currency: sql.ref('p.currency'),
    as: 'mean',
    column: 'fee',
  },
  salary: {
    kind: 'money',
    label: 'Salary placed',
    definition:
      'The first-year salaries of permanent placements, by the day the fee was won; the mean unless another way is asked for.',
    fact: 'placements',
    when: WON,
    where: sql`p.placement_type = 'permanent' and p.salary is not null`,
    lacks: { where: sql`p.placement_type = 'permanent' and p.salary is null`, said: 'no salary is told' },
    amount: sql.ref('p.salary'),
    currency: sql.ref('p.currency'),
    as: 'mean',
    column: 'salary',
  },
  fee_percent: {
    kind: 'number',
    label: 'Fee percent',
    definition:
      'The fee of permanent placements that was agreed as a percentage of the first-year salary, by the day the fee was won; those with a fixed fee are left out. The mean over placements unless another way is asked for.',
    fact: 'placements',
    when: WON,
    where: sql`p.placement_type = 'permanent' and p.fee_percent is not null`,
    lacks: {
      where: sql`p.placement_type = 'permanent' and p.fee_percent is null`,
      said: 'a fixed fee, with no percent agreed',
    },
    amount: sql.ref('p.fee_percent'),
    unit: 'percent',
    column: 'charged_percent',
  },
  covered_fees: {
    kind: 'money',
    label: 'Fees inside their guarantee',
    definition:
      'The fees of placements that have started and whose guarantee has not ended (the expected gross profit of a contract), in the shares of their credits.',
    fact: 'credits',
    when: null,
    where: ({ today }) => sql`p.status = 'started' and p.guarantee_ends_on >= ${today}`,
    amount: FEE,
    ...CREDIT,
    as: 'sum',
    column: 'covered_fees',
  },
  contract_profit: {
    kind: 'money',
    label: 'Expected gross profit of contracts',
    definition: 'The expected gross profit of contracts, by the day they were won.',
    fact: 'placements',
    when: WON,
    where: sql`p.placement_type = 'contract'`,
    amount: sql.ref('p.expected_gp'),
    currency: sql.ref('p.currency'),
    as: 'sum',
    column: 'expected_gp',
  },
} satisfies Record<string, Metric>;
