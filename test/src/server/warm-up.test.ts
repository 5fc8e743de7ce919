import { expect, it } from 'vitest';
import { firstReads } from '#src/domain/search/first-reads.ts';
import { warmUp } from '#src/server/warm-up.ts';
import { startService } from '#test/harness/workspace.ts';

it('reads each of the first words of a process without a fault', () => {
  const read = firstReads('2026-11-29').map((step) => step());
  expect(read.length).toBeGreaterThan(5);
  expect(read).not.toContain(undefined);
});

it('ends at once, and says nothing, where the service stops before it has begun', async () => {
  const { service, close } = await startService();
  const warming = warmUp({ log: service.log, stopping: AbortSignal.abort() });
  await expect(warming).resolves.toBeUndefined();
  await close();
});
