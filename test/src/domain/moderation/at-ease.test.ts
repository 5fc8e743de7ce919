import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const aboutOf = (text: string) =>
  review([['body', text]], { subject: 'role', place: 'GB', isShown: true, isUnread: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ about }) => about);

it.each([
  ['The owners feel safer with a white guard.', 'race_or_origin'],
  [
    'Our callers are more comfortable with a British voice agent, so a British agent please.',
    'race_or_origin',
  ],
  ['Church of Ireland, chapel-goer, own van.', 'religion'],
  ['She is a mosque-goer, which the client would not like.', 'religion'],
])('with whom customers would be at ease, and who goes to church, picks people: %s', (text, about) => {
  expect(aboutOf(text)).toContain(about);
});

it.each([
  'You put nervous patients at ease.',
  'You are comfortable with people of all ages and backgrounds.',
  'We are happier with a small team.',
])('who is at ease with people or things picks nobody: %s', (text) => {
  expect(aboutOf(text)).toEqual([]);
});
