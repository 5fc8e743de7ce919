import { expect, it } from 'vitest';
import { publishBriefs, sendPeople } from '#test/eval/leaving/drive.ts';
import { briefsOf, peopleOf } from '#test/eval/leaving/make.ts';
import { parts } from '#test/eval/leaving/parts.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk: agency } = useDesk({ name: 'Harbour Talent', country: 'AU' });

/** A sample; test/long/leaving.test.ts has five hundred people and three hundred briefs. */
it('shows a client nothing that tells who an anonymous person is, and leaves the rest as it was said', async () => {
  const found = await sendPeople(running, agency, peopleOf(parts, 6, 1));
  expect(found.leaks).toEqual([]);
  expect(found.unwarned).toEqual([]);
  expect(found.damaged.length / found.sentences, found.damaged.join('\n')).toBeLessThanOrEqual(0.02);
});

it('publishes no unlawful line of a brief, and neither its client nor what was told in confidence', async () => {
  const found = await publishBriefs(running, agency, briefsOf(parts, 4, 1));
  expect(found.passed).toEqual([]);
  expect(found.leaks).toEqual([]);
  expect(found.stopped).toEqual([]);
});
