import { expect, it } from 'vitest';
import { droppedIn, loadForReading } from '#test/eval/questions/altered.ts';
import { ASKED } from '#test/eval/questions/sets.ts';
import { runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU', sandbox: true });

/** Takes each so-many-th alteration alone, where a run is to be shorter. */
const EVERY = Number(process.env.EVERY ?? 1);

it('reads every question with one word of meaning more otherwise, or refuses it', async () => {
  const { key } = await loadForReading(running, desk);
  const { data } = await runInDomain(running, key, (ctx) => droppedIn(ctx, ASKED, EVERY));
  console.log(`${data.asked} altered questions, ${data.dropped.length} read as before`);
  expect(data.dropped).toEqual([]);
});
