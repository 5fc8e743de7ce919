import { expect, it } from 'vitest';
import { loadForReading, reread } from '#test/eval/questions/altered.ts';
import { ASKED } from '#test/eval/questions/sets.ts';
import { runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU', sandbox: true });

it('tells a reading in words that are read the same again, or not at all (a third; altered.system.test.ts has all)', async () => {
  const { key } = await loadForReading(running, desk);
  const { data } = await runInDomain(running, key, (ctx) =>
    reread(
      ctx,
      ASKED.filter((_, n) => n % 3 === 0),
    ),
  );
  expect(data.other).toEqual([]);
  expect(data.same / (data.same + data.refused)).toBeGreaterThan(0.95);
});
