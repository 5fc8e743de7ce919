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

describe('At anonymous what stands in the place of a house does not leave without a mark, though it is a town, a tool or a country', () => {
  it.each([
    ['She was at Boston until March and liked it.', 'Boston'],
    ['Joined Reading straight from school.', 'Reading'],
    ['He was poached by Jordan last year.', 'Jordan'],
    ['Six years with Delhi, then a break.', 'Delhi'],
    ['Her employer, Oracle, is closing.', 'Oracle'],
    ['In her time at Logistics she led the team.', 'Logistics'],
    ['Excel hired her as a trainee.', 'Excel'],
    ['Under contract to Sage until May.', 'Sage'],
    ['Ex-Boston, good with customers.', 'Boston'],
    ['Currently Boston, before that a garage.', 'Boston'],
    ['He moved from Reading to a small garage.', 'Reading'],
    ['Worked for a bakery, Lincoln and a garage.', 'Lincoln'],
    ['The Jordan lot want him back.', 'Jordan'],
    ['Everyone calls him Boston on the floor.', 'Boston'],
    ['He has been Royal Oak since he left school.', 'Royal Oak'],
    ['Oracle first, then a small garage.', 'Oracle'],
    ['Royal Oak hired her as a trainee.', 'Royal Oak'],
  ])('marks it in “%s”', (text, house) => {
    expect(marked(text)).toContain(house);
  });
  it.each([
    ['six years at beacon, then a break', 'beacon'],
    ['joined target straight from school, lovely lass', 'target'],
    ['she was poached by sunrise last year', 'sunrise'],
    ['everyone calls him badger on the floor', 'badger'],
    ['known to all as the rooster, he likes the work', 'rooster'],
    ['worked for boots, then a small garage', 'boots'],
    ['he moved from harvest to a small garage', 'harvest'],
  ])('marks it in small letters in “%s”', (text, house) => {
    expect(marked(text)).toContain(house);
  });
  it.each([
    'Lives in Boston and would move to Reading.',
    'Sinead moved the IFRS reporting to SAP.',
    'Six years with Excel and Word.',
    'Left Delhi in 2019 for family reasons.',
    'She moved from Jordan to Dubai.',
    'Worked for German clients and French ones.',
    'Training first, then the ward.',
    'Management are keen to see her.',
    'Notice: a month. Boston or Reading.',
    'Worked for cash at first, then for charity. Trained by ear, joined late.',
    'Years with heavy plant, time at home, and known as reliable.',
    'Paid by card, hired by phone, left for family.',
  ])('shows nothing in “%s”', (text) => {
    expect(marked(text)).toBe('');
  });
});
