import {
  askAnalyticsAction,
  explainFigureAction,
  listReportsAction,
  runReportAction,
} from '#actions/reports/index.ts';
import { bind } from '../bind.ts';

export const reportRoutes = [
  bind('GET', '/reports', listReportsAction),
  bind('POST', '/reports/run', runReportAction),
  bind('POST', '/analytics/ask', askAnalyticsAction),
  bind('POST', '/analytics/explain', explainFigureAction),
];
