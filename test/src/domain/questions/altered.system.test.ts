import { beforeAll, expect, it } from 'vitest';
import { droppedIn, loadForReading, reread } from '#test/eval/questions/altered.ts';
import { ASKED } from '#test/eval/questions/sets.ts';
import { runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU', sandbox: true });
let key: string;

beforeAll(async () => {
  ({ key } = await loadForReading(running, desk));
});

it('reads a question with one word of meaning more otherwise, or refuses it (a sample; the whole is a long test)', async () => {
  // A prime, so that each kind of alteration comes to another question.
  const { data } = await runInDomain(running, key, (ctx) => droppedIn(ctx, ASKED, 613));
  expect(data.asked).toBeGreaterThan(150);
  expect(data.dropped).toEqual([]);
});

it('tells a reading in words that are read the same again, or not at all', async () => {
  const { data } = await runInDomain(running, key, (ctx) => reread(ctx, ASKED));
  expect(data.other).toEqual([]);
  expect(data.same / (data.same + data.refused)).toBeGreaterThan(0.95);
});
