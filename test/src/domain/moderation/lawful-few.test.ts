import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Grants are best for under 21s, though mature starters get the same place.', 'GB'],
  ["Women: only two of our twenty apprentices so far, and we'd love to see more of you.", 'AU'],
  ['Team of eight: school leavers, grandads, a girl from Gdansk and a former bus driver.', 'GB'],
  ['Deaf chefs run our kitchen and tickets come up on screens, so no need to hear.', 'IN'],
  ['Any race or religion may apply.', 'SG'],
  ['You need not be Catholic, only respectful of the ethos.', 'GB'],
])('passes who is few, paid for, there or asked like all others: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Grants are best for under 21s, older starters too if they can keep up with the youngsters.', 'GB'],
  ['Funding is best under 19, older people are welcome to apply elsewhere.', 'GB'],
  ['Girls: two in twenty so far, and the boys would love that to be more, so bring a smile.', 'GB'],
  ['Team of six: two young lads, three girls and a single mum, none over thirty.', 'IE'],
  ['Deaf baristas run our outlet so we take deaf people only.', 'IN'],
  ['Any race or religion may apply except Indians.', 'SG'],
])('holds a wish beside them: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
