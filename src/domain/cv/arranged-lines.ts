import { withColumnsOfJobs } from './columns-of-jobs.ts';
import { withFieldsApart } from './form-rows.ts';
import { withJobsBelow } from './jobs-across.ts';
import { withSignsApart } from './line-signs.ts';
import { withoutOutline } from './outline-numbers.ts';
import { withPairedColumns } from './paired-columns.ts';
import type { CvLine } from './source.ts';
import { withDatesBeside, withWholeTimes } from './stacked-dates.ts';
import { withWholeCells } from './wrapped-cells.ts';

/** The lines of a page in the order in which they are told: each field of a form with what it asks for, and nothing before their words. */
export const arrangedLines = (lines: readonly CvLine[]): CvLine[] =>
  withDatesBeside(
    withColumnsOfJobs(
      withFieldsApart(
        withPairedColumns(
          withJobsBelow(withWholeCells(withWholeTimes(withoutOutline(withSignsApart(lines))))),
        ),
      ),
    ),
  );
