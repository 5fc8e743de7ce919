import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, subject: 'role' | 'person' = 'role', place = 'GB') =>
  review([['text', text]], { subject, place, isUnread: true }).filter(({ verdict }) => verdict !== 'clear');

it.each([
  'Old bloke owns it, his daughter runs it.',
  "She's had the shop since her mother died.",
  'He started the firm with his brother.',
  "It's a husband and wife outfit, very friendly.",
  "They've two on maternity so it's flat out.",
  "There's a lad on nights already so it's days.",
  'They shut on Diwali and Christmas.',
  'Understands benefits for disabled people',
  "Kids' party host, face painting a plus.",
  'Blind fitter and curtain maker, Derby.',
  'Plunket nurse, babies to five.',
  "He'd take anyone with a CSCS card.",
  "He asked about kids and I cut him off, we don't go there.",
])('lets what is told of a house and of whom things are for leave: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  'The old bloke owns it and wants another old bloke.',
  "They've two on maternity and don't want a third.",
  "They've one on maternity, so a man this time.",
  "There's a lad on nights already so a girl won't do.",
  'She must live near her mother.',
  'Understands that disabled people need not apply.',
  "He'd take anyone with a white face.",
  'We are shut at Eid, so Muslims preferred.',
  'Happy with any age up to 40.',
])('and holds what they turn into: %s', (text) => {
  expect(found(text)).not.toEqual([]);
});

it.each([
  'Samoan church hall needs a cleaner.',
  'Ukrainian credit union, teller.',
  'Irish pub looking for bar staff.',
  'Indian cooking is required.',
  'Jewish care home, night carer, all faiths and none.',
  'We have no women fitters yet and would be glad to hear from some; best person gets it.',
  'Few men teach infants and we’d love more to apply.',
  'Under 18s need a parent’s signature on the form.',
  'He wanted a local only. I explained why we can’t write that.',
  'Unite is recognised here and pay is agreed each April.',
  'You needn’t tell the employer about the pregnancy at interview.',
])('lets houses by a people, those who are few and refused wishes leave: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  'Samoan church hall needs a Samoan cleaner.',
  'Polish shop girl wanted.',
  'Irish pub staff, Irish preferred.',
  'Mexican restaurant hiring Mexicans.',
  'Jewish care home, Jewish carers only.',
  'Few men apply and we’d love it to stay so.',
  'We’d love more young women to apply.',
  'We’d welcome more men, women tend not to last.',
  'Under 18s and over 50s can’t apply.',
  'He asked me for under 30s. I read him three names under 30.',
])('and holds where they say who comes: %s', (text) => {
  expect(found(text)).not.toEqual([]);
});

it('holds, and does not refuse, what somebody is told to have asked for and was refused', () => {
  for (const text of [
    'I told him that asking for a young person was not something I could do.',
    'A bride told me she wanted no black staff at her do and I gave her back her deposit.',
    'I can’t source a client’s wish for people in their twenties.',
  ])
    expect(
      found(text).filter(({ verdict }) => verdict === 'blocked'),
      text,
    ).toEqual([]);
  expect(found('He said no blacks and I said fair enough.').map(({ verdict }) => verdict)).toContain(
    'blocked',
  );
});

it.each([
  "This won't work for mums.",
  'Must not need time off for Eid or Diwali.',
  'Husband and wife team, him in the gardens.',
])('takes no wish for what is told of a house, whoever sends it: %s', (text) => {
  expect(
    review([['text', text]], { subject: 'role', place: 'GB' }).filter(({ verdict }) => verdict !== 'clear'),
  ).not.toEqual([]);
});
