import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['A fair few of our regulars are pensioners who have been coming for years.', 'AU'],
  ['Our regulars are mostly tradies and mums with prams.', 'AU'],
  ['Some of the islanders we call on speak Irish at home, so you need Irish.', 'IE'],
  ['One client prefers female carers only, and the rota takes care of it.', 'GB'],
  ['We also look after trans men, with care.', 'US'],
])('passes who comes in, who is called on and what the rota sees to: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Most of our regulars are pensioners who feel safer with a mature woman at the till.', 'AU'],
  ['Many of the older people we call on speak Welsh, so Welsh women are essential.', 'GB'],
  ['One call is for a lady who has asked for female carers only, so we want a woman.', 'GB'],
  ['A lady on the run has asked for no Africans, the rota takes care of it.', 'AU'],
])('holds a wish that is explained by those who are served: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
