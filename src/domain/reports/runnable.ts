import type { ReportName } from './catalogue.ts';
import { DATA_QUALITY } from './data.ts';
import type { ReportDefinition } from './definition.ts';
import { MONEY_REPORTS } from './money.ts';
import { PEOPLE_REPORTS } from './people.ts';
import { PIPELINE_REPORTS } from './pipeline.ts';

const RUNNABLE: Partial<Record<ReportName, ReportDefinition>> = {
  ...PIPELINE_REPORTS,
  ...MONEY_REPORTS,
  ...PEOPLE_REPORTS,
  data_quality: DATA_QUALITY,
};

/** How a report is run; undefined for one whose data is not kept yet. */
export const runnable = (report: ReportName): ReportDefinition | undefined => RUNNABLE[report];
