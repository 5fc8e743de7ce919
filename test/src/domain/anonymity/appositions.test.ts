import { describe, expect, it } from 'vitest';
import { identityOf, marksIn } from '#src/domain/anonymity/index.ts';

const SINEAD = identityOf({
  candidate: {
    name: 'Sinead Marrowby',
    experience: [{ title: 'Welder', employer: 'Pemberton Fabrications' }],
    education: [],
  },
});
const marked = (text: string): string =>
  marksIn([{ text, identity: SINEAD }], 'anonymous')
    .flat()
    .map((one) => one.text)
    .join(' ');

describe('At anonymous a name told by where it stands does not leave without a mark', () => {
  it.each([
    ['who is somebody’s, between two signs', 'Son boss, Ti-Guy, en dit du bien.', 'Ti-Guy'],
    ['the same in English', 'Her bench mate, Sparrow, will speak for her.', 'Sparrow'],
    [
      'a row at the head of a sentence',
      'Sunrise, Meadow View, then agency. Care and kitchens both.',
      'Sunrise',
    ],
    ['a works by its town', 'Nights on the fryers at the Norwich place.', 'Norwich'],
    ['what was worked, with its town', 'Worked the soap line in Thika. Speaks Swahili.', 'Thika'],
    ['those of a trade', 'Then valves for the steam people. Wants to stay.', 'steam people'],
    ['a house of a thing', 'Good in a team. Elephant bank since 2019.', 'Elephant bank'],
    ['a house by its sign', 'cooked at the moon under water, then schools', 'moon under water'],
    ['who learned at a school, called after it', 'Rattler, business admin. Good with people.', 'Rattler'],
    ['the same in Dutch', 'Delftenaar, werktuigbouw. Wil parttime.', 'Delftenaar'],
    ['a school by its kind in Polish', 'Po akademii górniczej, analityk.', 'akademii górniczej'],
    ['a bank by its colour', 'Did orange bank four years, good with people.', 'orange bank'],
    [
      'a part of a house in a town',
      'Joined Electronic City team in 2019, lead since 2022.',
      'Electronic City',
    ],
    ['whose somebody was by its sign', 'He has been a target guy since high school.', 'target'],
  ])('marks %s', (_, text, words) => {
    expect(marked(text)).toContain(words);
  });
  it.each([
    'Her tools, Excel and Word, are her own.',
    'Their notice, in March, is a month.',
    'Excel, Word, then a break.',
    'Graduate, business admin, first class. Studied, law and more.',
    'Worked shifts as a night man for years.',
    'Worked the night shift in Leeds.',
    'Good with older people. Investment bank since 2019.',
    'Served at the table, worked at the front, cooked at the hotel.',
    'She stayed at the Leeds office and kept the books for young people.',
  ])('shows nothing in “%s”', (text) => {
    expect(marked(text)).toBe('');
  });
});
