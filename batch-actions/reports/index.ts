export { askAnalyticsAction } from './ask-analytics.ts';
export { explainFigureAction } from './explain-figure.ts';
export { listReportsAction } from './list-reports.ts';
export { runReportAction } from './run-report.ts';
