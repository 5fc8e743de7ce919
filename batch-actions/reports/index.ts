export { listReportsAction } from './list-reports.ts';
export { runReportAction } from './run-report.ts';
