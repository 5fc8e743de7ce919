/** The names of the reports. */
export const REPORT_NAMES = [
  'pipeline_snapshot',
  'stage_conversion',
  'time_in_stage',
  'time_to_submit',
  'time_to_fill',
  'job_ageing',
  'submission_outcomes',
  'interview_outcomes',
  'ai_screen_outcomes',
  'assessment_agreement',
  'placements_ledger',
  'billings',
  'billings_forecast',
  'fee_pipeline_weighted',
  'pipeline_forecast',
  'guarantee_exposure',
  'quota_attainment',
  'marketplace_ledger',
  'consultant_scorecard',
  'client_scorecard',
  'source_effectiveness',
  'candidate_supply',
  'pool_health',
  'email_activity',
  'contract_endings',
  'papers_compliance',
  'selection_rates',
  'data_quality',
] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

/** A report that an agency can run. */
export interface ReportInfo {
  report: ReportName;
  title: string;
  description: string;
  area: 'pipeline' | 'money' | 'people' | 'compliance' | 'data';
}

type Line = [report: ReportName, title: string, description: string];

const of = (area: ReportInfo['area'], lines: readonly Line[]): ReportInfo[] =>
  lines.map(([report, title, description]) => ({ report, title, description, area }));

/** Every report, by what it is about. */
export const REPORTS: readonly ReportInfo[] = [
  ...of('pipeline', [
    ['pipeline_snapshot', 'Pipeline now', 'Live applications by stage, job and owner.'],
    ['stage_conversion', 'Stage conversion', 'How many applications go from each stage to the next.'],
    ['time_in_stage', 'Time in stage', 'How long applications stay at each stage.'],
    ['time_to_submit', 'Time to submit', 'From the opening of a job to the first candidate put forward.'],
    ['time_to_fill', 'Time to fill', 'From the opening of a job to its placement.'],
    ['job_ageing', 'Job ageing', 'Open jobs by how long they have been open and when they last moved.'],
    ['submission_outcomes', 'Submission outcomes', 'What clients answered to candidates put forward.'],
    ['interview_outcomes', 'Interview outcomes', 'Interviews held, their outcomes and no-shows.'],
    ['ai_screen_outcomes', 'AI screen outcomes', 'Screens sent, completed and what they recommended.'],
    ['assessment_agreement', 'Assessment agreement', 'How often people decide as the assessments say.'],
  ]),
  ...of('money', [
    ['placements_ledger', 'Placements ledger', 'Every placement with its fee, credits and status.'],
    ['billings', 'Billings', 'Recognised billings by consultant, team and client, by currency.'],
    ['billings_forecast', 'Billings forecast', 'Billings to come from placements that have not started.'],
    ['fee_pipeline_weighted', 'Weighted fee pipeline', 'Expected fees of live applications, by stage odds.'],
    ['pipeline_forecast', 'Pipeline forecast', 'Weighted fees by expected start, beside starts to come.'],
    ['guarantee_exposure', 'Guarantee exposure', 'Fees that are still inside their guarantee.'],
    ['quota_attainment', 'Quota attainment', 'Billings against the targets of a period.'],
    ['marketplace_ledger', 'Marketplace ledger', 'Split-fee deals, shares and what was paid.'],
  ]),
  ...of('people', [
    ['consultant_scorecard', 'Consultant scorecard', 'Activity, submissions, interviews and placements.'],
    [
      'client_scorecard',
      'Client scorecard',
      'Jobs, response and fill times, fill rate and fees of each client.',
    ],
    ['source_effectiveness', 'Source effectiveness', 'Which sources lead to interviews and placements.'],
    ['candidate_supply', 'Candidate supply', 'People on the books by role, place and availability.'],
    ['pool_health', 'Pool health', 'Size, freshness and answers of talent pools.'],
    ['email_activity', 'E-mail activity', 'Mail sent, failed, turned down and received.'],
  ]),
  ...of('compliance', [
    ['contract_endings', 'Contract endings', 'Contracts that end soon.'],
    ['papers_compliance', 'Papers compliance', 'Contracts whose documents are missing or run out.'],
    ['selection_rates', 'Selection rates', 'Selection by group, where enough is known to tell.'],
  ]),
  ...of('data', [
    ['data_quality', 'Data quality', 'Missing, stale and duplicate data that is worth mending.'],
  ]),
];
