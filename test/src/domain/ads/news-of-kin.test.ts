import { expect, it } from 'vitest';
import { isPrivateToBrief } from '#src/domain/ads/public-lines.ts';
import { tellsOfKin } from '#src/domain/ads/what-happened.ts';
import { readRole } from '#src/domain/job-drafts/index.ts';
import { linesOfPlace } from '#src/domain/job-drafts/lines-of-place.ts';
import { thingWished } from '#src/domain/jobs/index.ts';

it.each([
  'His husband left him for the plumber',
  'My brother walked out at Easter.',
  'Das Hotel in Bamberg zahlt nicht, 40.000 sind offen.',
  'The council in Hull still has not paid us.',
  'You’ll hear the saw.',
  'You can hear my kids in the background.',
])('keeps from an ad what the family did, who pays nothing and what is heard: %s', (said) => {
  expect(isPrivateToBrief(said)).toBe(true);
});

it.each([
  'You will hear the views of tenants at monthly meetings and report them.',
  'Son et lumière technician for the summer season.',
  'You chase invoices that are overdue.',
  'You will mother the plants through winter.',
])('takes no duty for such news: %s', (said) => {
  expect(tellsOfKin(said)).toBe(false);
  expect(isPrivateToBrief(said)).toBe(false);
});

it('reads no title of a trade for which somebody was left', () => {
  const brief = [
    'Florist, Hull, permanent, full time.',
    'Tie bouquets, order stock, dress the window.',
    'His wife left him for the plumber.',
  ].join('\n');
  expect(readRole(brief, 'GB').fields.title).toBe('Florist');
});

const STORY = [
  'Joiner. Launceston. 38 hours, permanent.',
  'Benches, stairs and sash windows from drawings.',
  'Terry walked out in March and has a lawyer now.',
  'Das Hotel in Bamberg zahlt nicht.',
  'My mum is dying and nobody at work knows.',
  'Video call because I’m in Hobart most days with Dad.',
  'Your fee is nine per cent.',
];

it('reads the place of a town that is a sentence by itself, and of no debtor nor of where the writer is', () => {
  const open = linesOfPlace(STORY, STORY.join('\n'), 'AU').join('\n');
  expect(open).toContain('Launceston');
  expect(open).not.toMatch(/Bamberg|Hobart/);
});

it('says of a French wish what is wished for, and not how glad its writer would be', () => {
  expect(thingWished('si en plus y a le permis C je signe')).toBe('Le permis C');
});
