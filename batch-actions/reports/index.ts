export { askAnalyticsAction } from './ask-analytics.ts';
export { listReportsAction } from './list-reports.ts';
export { runReportAction } from './run-report.ts';
