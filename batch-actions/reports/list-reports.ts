import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listReports } from '#src/domain/reports/index.ts';
import { ReportEntry } from '#src/domain/reports/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listReportsAction = defineRead({
  name: 'list_reports',
  title: 'List the reports',
  description:
    'List every report that run_report knows, with what it counts and by which date, its default period, what it can be ' +
    'grouped by and limited to, and whether this release can run it. Use it to choose a report; it holds no figures.',
  phrasings:
    'which reports are there; what can you report on; list of reports; which figures can I get; what figures can I get',
  scope: 'analytics:read',
  ownFigures: true,
  input: z.object({}),
  output: pageOf(ReportEntry),
  run: () => listReports(),
});
