import { expect, it } from 'vitest';
import { type Loaded, loadWorld } from '#test/eval/questions/load.ts';
import { OPEN } from '#test/eval/questions/open.ts';
import { OPEN4 } from '#test/eval/questions/open4.ts';
import { OPEN6 } from '#test/eval/questions/open6.ts';
import { OPEN7 } from '#test/eval/questions/open7.ts';
import { OPEN8 } from '#test/eval/questions/open8.ts';
import { OPEN14 } from '#test/eval/questions/open14.ts';
import { OPEN17 } from '#test/eval/questions/open17.ts';
import type { Question } from '#test/eval/questions/reckon.ts';
import { judge, shares } from '#test/eval/questions/score.ts';
import { suggestionsTo } from '#test/eval/questions/suggestions.ts';
import { fixture, useService } from '#test/harness/fixture.ts';

const running = useService({ RATE_LIMIT_AI_PER_MINUTE: '100000' });
const world: Loaded = fixture(async () =>
  loadWorld(running.service, await running.workspace({ country: 'AU', sandbox: true })),
);

/** Holds the shares of a set, in per cent of all that is asked, to the least that is right and the most that is wrong. */
async function expectShares(questions: readonly Question[], least: number, most: number): Promise<void> {
  const judged = await judge(world, questions);
  const { right, wrong } = shares(judged);
  const missed = judged
    .filter(({ verdict }) => verdict !== 'right')
    .map(({ verdict, ask, got, expected }) => `${verdict}: ${ask}\n  ${got}\n  ${expected}`)
    .join('\n');
  expect(wrong, missed).toBeLessThanOrEqual(most);
  expect(right, missed).toBeGreaterThanOrEqual(least);
}

it('answers questions whose truth was reckoned apart from it rightly, or refuses them', async () => {
  await expectShares([...OPEN, ...OPEN4], 95, 2);
});

it('answers what owners, team leads and consultants ask of their own figures rightly, or refuses it', async () => {
  await expectShares([...OPEN6, ...OPEN7, ...OPEN8], 66, 1);
});

it('suggests to a question that is refused only what is whole, and is answered as it stands', async () => {
  const { suggested, unanswered } = await suggestionsTo(world, [...OPEN14, ...OPEN17]);
  expect(suggested).toBeGreaterThan(150);
  expect(unanswered).toEqual([]);
});
