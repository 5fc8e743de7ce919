export interface PlacementsTable {
  id: string;
  account_id: string;
  candidate_id: string;
  client_id: string;
  job_id: string | null;
  application_id: string | null;
  /** The names as they were when the fee was won. */
  candidate_name: string | null;
  client_name: string | null;
  job_title: string | null;
  owner_id: string | null;
  salary: number | null;
  currency: string | null;
  fee_type: 'percent' | 'fixed';
  fee_percent: number | null;
  fee_amount: number | null;
  /** Whether the percent came from the client's schedule: only then its minimum applies. */
  fee_from_schedule: number;
  minimum_fee: number | null;
  placement_type: 'permanent' | 'contract';
  offer_date: string | null;
  contract_end_date: string | null;
  charge_rate: number | null;
  pay_rate: number | null;
  rate_period: 'hourly' | 'daily' | 'weekly' | null;
  expected_gp: number | null;
  expected_gp_set: number;
  engagement: 'payg' | 'limited_company' | 'sole_trader' | 'umbrella' | 'w2' | 'c1099' | null;
  /** Days the client has to pay an invoice. */
  payment_terms_days: number | null;
  pay_method: 'payroll' | 'invoice' | 'umbrella' | null;
  pay_frequency: 'weekly' | 'fortnightly' | 'monthly' | null;
  timesheet_frequency: 'weekly' | 'fortnightly' | 'monthly' | null;
  /** Who is paid where that is not the person. */
  payee_name: string | null;
  start_date: string | null;
  guarantee_days: number | null;
  guarantee_remedy: string | null;
  /** The last day of the guarantee; null without a start or a guarantee. */
  guarantee_ends_on: string | null;
  status: 'pending_start' | 'started' | 'fell_off' | 'completed';
  fell_off_at: string | null;
  guarantee_outcome: string | null;
  notes: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
}
