import * as z from 'zod';
import { InstantField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';

export const AdvanceTestClock = z.object({
  to: InstantField.describe(
    'Where the clock is to stand: a date-time with an offset, later than it stands now.',
  ),
});

/** A sandbox's clock. */
export const TestClock = z
  .object({
    account_id: id('account'),
    from: z.string().describe('Where the clock stood.'),
    now: z.string().describe('Where it stands; from here it runs on.'),
  })
  .meta({ id: 'TestClock' });
export type TestClock = z.infer<typeof TestClock>;
