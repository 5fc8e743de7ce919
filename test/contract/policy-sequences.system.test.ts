import { expect, it } from 'vitest';
import { runSequences } from './policy-sequences.ts';

// 5,000 of them run in test:long.
it('nothing leaves and nobody may do more by any of 12 sequences of an agent that must ask', async () => {
  const counts = await runSequences(12, 20_261_120);
  for (const came of ['batch: waits', 'batch: done', 'plan: waits', 'approved', 'refused'])
    expect(counts.get(came), JSON.stringify([...counts])).toBeGreaterThan(0);
});
