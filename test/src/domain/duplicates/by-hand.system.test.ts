import { expect, it } from 'vitest';
import { labelledPairs } from '../../../eval/duplicates/pairs.ts';
import { scoresOf } from '../../../eval/duplicates/score.ts';
import { useDesk } from '../../../harness/fixture.ts';

const { running, desk } = useDesk();

it('calls no relatives, colleagues or namesakes of the pairs written by hand certain, and finds nine in ten of the rest', async () => {
  const pairs = labelledPairs('open');
  const scores = await scoresOf(running, desk, pairs);
  const rated = pairs.map((pair, at) => ({ ...pair, score: scores[at] ?? 0 }));
  expect(rated.filter(({ isOne, score }) => !isOne && score >= 95).map(({ what }) => what)).toEqual([]);
  const same = rated.filter(({ isOne }) => isOne);
  expect(same.filter(({ score }) => score >= 80).length / same.length).toBeGreaterThanOrEqual(0.9);
  const likely = rated.filter(({ score }) => score >= 80);
  expect(likely.filter(({ isOne }) => isOne).length / likely.length).toBeGreaterThanOrEqual(0.9);
});
