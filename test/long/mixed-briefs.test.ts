import { expect, it } from 'vitest';
import { figuresOf, mixedBriefs, readMixed } from '#test/eval/briefs/mixed.ts';
import { startService } from '#test/harness/workspace.ts';

// What is wrong with the closed briefs is counted and never told, so that no rule is made with them.
it.each([
  ['mixed-open.txt', { wrong: 6, missing: 4, leaks: 4 }],
  ['mixed-closed.txt', { wrong: 4, missing: 7, leaks: 0 }],
] as const)(
  'briefs as clients send them (%s) are read with no more wrong without a note, and advertised with no more of the client, than is known',
  async (file, known) => {
    const running = await startService({ RATE_LIMIT_AI_PER_MINUTE: '100000' });
    try {
      const found = await readMixed(running, mixedBriefs(file));
      const figures = Object.values(figuresOf(found));
      const sum = (of: 'wrong' | 'missing') => figures.reduce((whole, one) => whole + one[of], 0);
      const counted = {
        wrong: sum('wrong'),
        missing: sum('missing'),
        leaks: found.reduce((whole, { leaks }) => whole + leaks.length, 0),
      };
      console.log(file, counted);
      for (const kind of ['wrong', 'missing', 'leaks'] as const)
        expect(counted[kind], kind).toBeLessThanOrEqual(known[kind]);
    } finally {
      await running.close();
    }
  },
);
