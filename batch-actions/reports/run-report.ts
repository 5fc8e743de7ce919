import { defineRead } from '#src/action/define.ts';
import { runReport } from '#src/domain/reports/index.ts';
import { Report, RunReport } from '#src/domain/reports/schema.ts';

export const runReportAction = defineRead({
  name: 'run_report',
  title: 'Run a report',
  description:
    'Run one of the agency’s ready-made reports, such as pipeline_snapshot, stage_conversion, time_to_fill, billings, ' +
    'placements_ledger, consultant_scorecard, papers_compliance or data_quality, for a period or from and to, with filters ' +
    'and group_by. Answers its definition, columns, rows and totals, whose figures they are (data_scope) and caveats. Use it ' +
    'when a whole table is wanted or a report is named; for one question in words use ask_analytics; for the records ' +
    'themselves use the list actions. Names, groups and filters of each report come from list_reports.',
  phrasings:
    'run the billing report; who has logged no activity this week; who has not logged anything; the pipeline report; source of hire; conversion per consultant; forecast for next quarter; export the numbers; board pack; time to hire by client; league table; report for the meeting; billing by consultant; pipeline by stage; a table for the meeting; monthly figures; list of fees; how the team did; activity per consultant; report for the board; billings table; who billed what; forecast; scorecard of the consultants; figures as a table; chart of billings; graph by month; monthly report; pull the monthly figures; run the pipeline report; report on activity by consultant; numbers for the board meeting; performance report; time to hire report; give me the stats; funnel report; quarterly report; spreadsheet of placements; report of what each consultant did; which contractors have papers missing; who has expired papers; who has papers missing; contractors with missing documents; whose papers have expired; which contracts lack papers; papers compliance; report on missing papers; which contractors are not ready on paper',
  scope: 'analytics:read',
  aside: true,
  ownFigures: true,
  synonyms: [
    'statistics',
    'scorecard',
    'league table',
    'kpi',
    'dashboard',
    'forecast',
    'conversion',
    'export csv',
    'papers compliance',
    'missing papers',
  ],
  input: RunReport,
  output: Report,
  run: runReport,
});
