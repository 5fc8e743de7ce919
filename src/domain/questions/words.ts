import type { Dimension, Grain } from '../analytics/index.ts';

/** Phrases that mean a dimension, said after by, per or each, or asked for with which or who. */
export const DIMENSION_WORDS: Readonly<Record<Dimension, readonly string[]>> = {
  candidate: [],
  consultant: [
    'consultant',
    'recruiter',
    'person',
    'user',
    'biller',
    'colleague',
    'team member',
    'owner',
    'staff',
    'account manager',
  ],
  team: ['team', 'desk', 'division', 'department', 'squad'],
  client: ['client', 'company', 'customer', 'account', 'employer'],
  job: ['job', 'role', 'vacancy', 'position'],
  stage: ['stage', 'pipeline stage', 'step'],
  source: ['source', 'channel', 'origin'],
  status: ['status', 'state'],
  employment_type: ['employment type', 'job type', 'type of job', 'type of employment'],
  placement_type: [
    'placement type',
    'type of placement',
    'perm or contract',
    'perm and contract',
    'perm v contract',
    'type',
  ],
  kind: [
    'kind',
    'interview kind',
    'kind of interview',
    'type of interview',
    'interview type',
    'internal or client',
  ],
  format: ['format', 'interview format'],
  outcome: ['outcome', 'result', 'interview outcome'],
  industry: ['industry', 'sector', 'vertical'],
  city: ['city', 'town', 'location', 'place', 'where'],
  country: ['country', 'nation'],
  role: ['job title', 'title', 'profession', 'occupation', 'current title', 'current role'],
  seniority: ['seniority', 'level', 'seniority level', 'grade'],
  work_rights: ['work right', 'visa', 'visa status', 'right to work', 'work right status'],
  currency: ['currency'],
};

export const GRAIN_WORDS: Readonly<Record<Grain, readonly string[]>> = {
  day: ['day', 'daily', 'day by day'],
  week: ['week', 'weekly', 'week by week'],
  month: ['month', 'monthly', 'month by month', 'over time', 'trend', 'month on month'],
  quarter: ['quarter', 'quarterly', 'quarter by quarter', 'quarter on quarter'],
  year: ['year', 'yearly', 'annually', 'year by year', 'year on year'],
};

/** What is not kept or not reckoned, by the words that people use for it, and what comes nearest. */
export const UNSUPPORTED: readonly {
  concept: string;
  words: readonly string[];
  instead: readonly string[];
}[] = [
  {
    concept: 'protected attributes',
    words: [
      'diversity',
      'diverse',
      'minority',
      'lgbt',
      'pregnant',
      'married',
      'veteran',
      'equal opportunity',
    ],
    instead: ['run_report selection_rates'],
  },
  {
    concept: 'gender',
    words: ['gender', 'woman', 'women', 'female', 'man', 'men', 'male', 'sex'],
    instead: ['run_report selection_rates'],
  },
  {
    concept: 'ethnicity',
    words: ['ethnicity', 'ethnic', 'race', 'racial', 'nationality', 'indigenous', 'aboriginal'],
    instead: ['run_report selection_rates'],
  },
  {
    concept: 'age of people',
    words: [
      'age group',
      'average age of people',
      'average age of candidate',
      'age of people',
      'old are people',
      'old are candidate',
      'old are the people',
      'old are our candidate',
      'over 50',
      'under 30',
      'date of birth',
      'candidate age',
      'age of candidate',
      'older candidate',
      'younger candidate',
    ],
    instead: ['run_report selection_rates'],
  },
  { concept: 'religion', words: ['religion', 'religious', 'faith'], instead: ['run_report selection_rates'] },
  { concept: 'disability', words: ['disability', 'disabled'], instead: ['run_report selection_rates'] },
  {
    concept: 'net profit',
    words: ['net profit', 'profit margin', 'ebitda', 'net margin', 'profitability', 'profit'],
    instead: ['billings this year', 'gross profit of contracts this year'],
  },
  {
    concept: 'costs',
    words: ['cost', 'expense', 'overhead', 'cost per hire', 'budget', 'roi', 'return on investment'],
    instead: [],
  },
  {
    concept: 'cash',
    words: ['cash', 'cash flow', 'invoice', 'invoiced', 'paid invoice', 'debtor', 'receivable', 'overdue'],
    instead: ['billings this quarter'],
  },
  {
    concept: 'payments received',
    words: ['paid us', 'pay us', 'paying us', 'owe us', 'payment'],
    instead: ['billings by client this year', 'billings this quarter'],
  },
  {
    concept: 'commission',
    words: ['commission', 'bonus', 'payroll', 'wage'],
    instead: ['billings by consultant this quarter'],
  },
  {
    concept: 'satisfaction',
    words: ['nps', 'satisfaction', 'happiness', 'happy', 'sentiment', 'feedback score', 'csat', 'rating'],
    instead: ['submission to interview rate by client last year'],
  },
  {
    concept: 'website traffic',
    words: [
      'traffic',
      'page view',
      'visitor',
      'website visit',
      'click',
      'impression',
      'open rate',
      'click rate',
      'opened email',
      'email opened',
    ],
    instead: ['applications by source last year'],
  },
  {
    concept: 'prediction',
    words: ['predict', 'prediction', 'likely', 'probability', 'chance', 'likelihood'],
    instead: [],
  },
  {
    concept: 'market data',
    words: ['market share', 'competitor', 'benchmark', 'industry average', 'market rate', 'market average'],
    instead: [],
  },
  {
    concept: 'reasons',
    words: ['why', 'reason', 'because', 'cause'],
    instead: [],
  },
  {
    concept: 'hours worked',
    words: ['hour worked', 'timesheet', 'utilisation', 'utilization', 'hour logged', 'overtime'],
    instead: [],
  },
  {
    concept: 'retention',
    words: ['retention', 'attrition', 'churn', 'tenure', 'stay with client'],
    instead: ['fall-off rate last 12 months'],
  },
  {
    concept: 'weather',
    words: ['weather', 'temperature', 'football', 'recipe', 'joke', 'stock price'],
    instead: ['placements this month'],
  },
];
