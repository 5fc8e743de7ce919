import { expect, it } from 'vitest';
import { droppedIn, loadForReading } from '#test/eval/questions/altered.ts';
import { ASKED } from '#test/eval/questions/sets.ts';
import { runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU', sandbox: true });

it('reads a question with one word of meaning more otherwise, or refuses it (a sample; the whole is a long test)', async () => {
  const { key } = await loadForReading(running, desk);
  // A prime, so that each kind of alteration comes to another question.
  const { data } = await runInDomain(running, key, (ctx) => droppedIn(ctx, ASKED, 613));
  expect(data.asked).toBeGreaterThan(150);
  expect(data.dropped).toEqual([]);
});
