import { expect, it } from 'vitest';
import { keptBackIn } from '#src/domain/ads/kept-back.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

const BRIEF = [
  'We need a dairy technician in Cork, permanent, days.',
  'You will sample and test milk, keep the records and calibrate the analysers.',
  'Two years in a food laboratory and a degree in a science.',
  'Between us, the Charleville silo failed its swabs in August and the co-op has hushed it.',
  'Please keep that to yourself.',
].join('\n');
const found = (body: string, isUnread = true) => keptBackIn([['body', body]], BRIEF, [], isUnread);

it('holds a sentence of an ad that says again what the brief of its job keeps back, whole, in part or in another order', () => {
  for (const said of [
    'Between us, the Charleville silo failed its swabs in August and the co-op has hushed it.',
    'The Charleville silo failed its swabs in August.',
    'In August swabs of the Charleville silo failed.',
  ])
    expect(found(`You sample and test milk. ${said}`)).toMatchObject([
      { verdict: 'held', about: 'confidence', words: said },
    ]);
});

it('leaves what the brief says of the work, and what it does not say', () => {
  expect(found('You sample and test milk in Cork, keep the records and calibrate the analysers.')).toEqual(
    [],
  );
  expect(found('Two years in a food laboratory and a degree in a science. Free parking.')).toEqual([]);
});

it('tells a person who wrote it and read it', () => {
  expect(found('The Charleville silo failed its swabs in August.', false)).toMatchObject([
    { verdict: 'look' },
  ]);
});

it('keeps such an ad of a program a draft until a person has looked', async () => {
  const id = await here.job({ title: 'Dairy Technician', description: BRIEF });
  const { body } = await here.desk.api.patch(`/jobs/${id}/ad`, {
    body: 'You sample and test milk. The Charleville silo failed its swabs in August.',
    status: 'published',
  });
  expect(body.data.status).toBe('draft');
  expect(body.data.review.findings).toContainEqual(
    expect.objectContaining({
      verdict: 'held',
      about: 'confidence',
      reason: 'The job’s own brief keeps this back from its ad.',
    }),
  );
});
