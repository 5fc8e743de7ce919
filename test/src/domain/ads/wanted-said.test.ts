import { expect, it } from 'vitest';
import { tailOf } from '#src/domain/ads/tail.ts';
import { withoutSpeaker } from '#src/domain/ads/without-speaker.ts';

const WORK = `Title: Hygienist
City: Leeds
Scope: scaling and charting
`;

it('what somebody wants to have said stands in no tail that the ad leaves out', () => {
  const said = 'One hour for every recall, and I want that said.';
  expect(tailOf(`${WORK}"We never rush people. ${said}"\nCheers`, ['Scaling and charting'])).toBeGreaterThan(
    WORK.length + 20,
  );
  expect(withoutSpeaker(said)).toBe('One hour for every recall.');
});

it('what is told behind the job without it is its tail', () => {
  expect(tailOf(`${WORK}The owner is selling up.`, ['Scaling and charting'])).toBeLessThanOrEqual(
    WORK.length,
  );
});
