import { expect, it } from 'vitest';
import { loadWorld } from '#test/eval/questions/load.ts';
import { OPEN } from '#test/eval/questions/open.ts';
import { OPEN4 } from '#test/eval/questions/open4.ts';
import { judge, shares } from '#test/eval/questions/score.ts';
import { useService } from '#test/harness/fixture.ts';

const running = useService({ RATE_LIMIT_AI_PER_MINUTE: '100000' });

/** In per cent of all that is asked: the least that is answered rightly, and the most that is answered wrongly. */
const RIGHT = 95;
const WRONG = 2;

it('answers questions whose truth was reckoned apart from it rightly, or refuses them', async () => {
  const desk = await running.workspace({ country: 'AU', sandbox: true });
  const { owner } = await loadWorld(running.service, desk);
  const judged = await judge(owner, [...OPEN, ...OPEN4]);
  const { right, wrong } = shares(judged);
  const missed = judged
    .filter(({ verdict }) => verdict !== 'right')
    .map(({ verdict, ask, got, expected }) => `${verdict}: ${ask}\n  ${got}\n  ${expected}`)
    .join('\n');
  expect(wrong, missed).toBeLessThanOrEqual(WRONG);
  expect(right, missed).toBeGreaterThanOrEqual(RIGHT);
});
