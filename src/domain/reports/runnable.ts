import { ASSESSMENT_AGREEMENT } from './agreement.ts';
import type { ReportName } from './catalogue.ts';
import { PAPERS_COMPLIANCE } from './contracts.ts';
import { DATA_QUALITY } from './data.ts';
import type { ReportDefinition } from './definition.ts';
import { PIPELINE_FORECAST } from './forecast.ts';
import { MARKETPLACE_LEDGER } from './marketplace.ts';
import { MONEY_REPORTS } from './money.ts';
import { PEOPLE_REPORTS } from './people.ts';
import { PIPELINE_REPORTS } from './pipeline.ts';
import { POOL_HEALTH } from './pools.ts';
import { QUOTA_ATTAINMENT } from './quotas.ts';
import { AI_SCREEN_OUTCOMES } from './screens.ts';
import { SUBMISSION_OUTCOMES } from './submissions.ts';

const RUNNABLE: Partial<Record<ReportName, ReportDefinition>> = {
  ...PIPELINE_REPORTS,
  ...MONEY_REPORTS,
  ...PEOPLE_REPORTS,
  ai_screen_outcomes: AI_SCREEN_OUTCOMES,
  assessment_agreement: ASSESSMENT_AGREEMENT,
  submission_outcomes: SUBMISSION_OUTCOMES,
  papers_compliance: PAPERS_COMPLIANCE,
  pipeline_forecast: PIPELINE_FORECAST,
  quota_attainment: QUOTA_ATTAINMENT,
  marketplace_ledger: MARKETPLACE_LEDGER,
  pool_health: POOL_HEALTH,
  data_quality: DATA_QUALITY,
};

/** How a report is run; undefined for one whose data is not kept yet. */
export const runnable = (report: ReportName): ReportDefinition | undefined => RUNNABLE[report];
