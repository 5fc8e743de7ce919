import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, subject: 'role' | 'person' = 'role') =>
  review([['text', text]], { subject, place: 'AU' })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

const GROUPS = [
  'pensioners',
  'migrants',
  'amputees',
  'lesbians',
  'toddlers',
  'atheists',
  'epileptics',
  'widows',
];
const TAKEN = [
  (group: string) => `Please, no ${group}.`,
  (group: string) => `We would rather not hire ${group}.`,
  (group: string) => `${group} need not apply.`,
  (group: string) => `A role for ${group} only.`,
];
const SERVED = [
  (group: string) => `You will support ${group} at home.`,
  (group: string) => `Our charity runs services for ${group}.`,
  (group: string) => `Five years of experience in work with ${group}.`,
  (group: string) => `Write guides about ${group} and their rights.`,
];

describe('who is taken or left, read from a term and what governs it', () => {
  it.each(GROUPS.filter((group) => group !== 'toddlers'))(
    'holds or blocks %s wherever they are picked',
    (group) => {
      for (const frame of TAKEN) expect(verdicts(frame(group)), frame(group)).not.toEqual([]);
    },
  );

  it.each(GROUPS)('lets work for %s be told', (group) => {
    for (const frame of SERVED) expect(verdicts(frame(group)), frame(group)).toEqual([]);
  });

  it.each(['stammer', 'hearing aid', 'toddler', 'hijab', 'wheelchair'])(
    'holds a %s where those who may be hired have it, and not where a product is meant',
    (thing) => {
      expect(verdicts(`Nobody with a ${thing}, please.`)).not.toEqual([]);
      expect(verdicts(`She has a ${thing}.`, 'person')).not.toEqual([]);
      expect(verdicts(`You will design a ${thing} range.`)).toEqual([]);
    },
  );

  it('holds what customers are said to prefer, as it is no ground', () => {
    expect(verdicts('Our guests like to be served by fair-skinned staff.')).toContain('race_or_origin');
  });
});
