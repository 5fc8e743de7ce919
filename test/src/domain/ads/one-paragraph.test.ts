import { expect, it } from 'vitest';
import { tailOf } from '#src/domain/ads/tail.ts';
import { withoutAside } from '#src/domain/jobs/asides.ts';

const BRIEF =
  "We need a Stock Controller for our Derby warehouse. The work is cycle counts and booking in. You'd need two years in stock control and Excel. For context, we've been given notice on the unit by Prologis. Tam";

it('keeps what stands behind the last sentence of the job out of an ad of one paragraph', () => {
  const at = tailOf(BRIEF, ["You'd need two years in stock control and Excel"]) ?? 0;
  expect(BRIEF.slice(at).trim()).toBe("For context, we've been given notice on the unit by Prologis. Tam");
});

it('takes what goes no further with what says so', () => {
  expect(withoutAside('You need Excel. The last hire sued us. That goes no further.').open).toBe(
    'You need Excel.',
  );
});
