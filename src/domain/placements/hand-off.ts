import type { CreatePlacement, UpdatePlacement } from './schema.ts';
import type { PlacementRow } from './store.ts';

/** How the contractor of a contract is engaged and paid, and when the client pays. */
export type HandOffColumns = Pick<
  PlacementRow,
  'engagement' | 'payment_terms_days' | 'pay_method' | 'pay_frequency' | 'timesheet_frequency' | 'payee_name'
>;

/** The inputs that belong to a contract's hand-off. */
export const HAND_OFF_FIELDS = [
  'engagement',
  'payment_terms_days',
  'pay_method',
  'pay_frequency',
  'timesheet_frequency',
  'payee_name',
] as const;

export const NO_HAND_OFF: HandOffColumns = {
  engagement: null,
  payment_terms_days: null,
  pay_method: null,
  pay_frequency: null,
  timesheet_frequency: null,
  payee_name: null,
};

const METHOD_OF = {
  payg: 'payroll',
  w2: 'payroll',
  limited_company: 'invoice',
  sole_trader: 'invoice',
  c1099: 'invoice',
  umbrella: 'umbrella',
} as const;

/** The usual pay method of an engagement type. */
function methodOf(engagement: HandOffColumns['engagement']): HandOffColumns['pay_method'] {
  return engagement === null ? null : METHOD_OF[engagement];
}

/** The hand-off of a new contract; payment terms default to the client's. */
export function newHandOff(input: CreatePlacement, clientTerms: number | null): HandOffColumns {
  const engagement = input.engagement ?? null;
  return {
    engagement,
    payment_terms_days: input.payment_terms_days ?? clientTerms,
    pay_method: input.pay_method ?? methodOf(engagement),
    pay_frequency: input.pay_frequency ?? null,
    timesheet_frequency: input.timesheet_frequency ?? null,
    payee_name: input.payee_name ?? null,
  };
}

/** The hand-off after a change. A pay method derived from the engagement follows its changes. */
export function changedHandOff(row: PlacementRow, input: UpdatePlacement): HandOffColumns {
  const engagement = input.engagement === undefined ? row.engagement : input.engagement;
  const followed = row.pay_method === methodOf(row.engagement);
  const was = followed ? methodOf(engagement) : row.pay_method;
  return {
    engagement,
    payment_terms_days:
      input.payment_terms_days === undefined ? row.payment_terms_days : input.payment_terms_days,
    pay_method: input.pay_method === undefined ? was : input.pay_method,
    pay_frequency: input.pay_frequency === undefined ? row.pay_frequency : input.pay_frequency,
    timesheet_frequency:
      input.timesheet_frequency === undefined ? row.timesheet_frequency : input.timesheet_frequency,
    payee_name: input.payee_name === undefined ? row.payee_name : input.payee_name,
  };
}
