import { describe, expect, it } from 'vitest';
import { review, sortsIn } from '#src/domain/moderation/index.ts';

const as = { subject: 'role', place: 'GB', isUnread: true } as const;
const found = (text: string) => review([['text', text]], as).filter(({ verdict }) => verdict !== 'clear');

it.each([
  "Because you told us of your bipolar we've taken you off the panel for the library post.",
  'Since you told them about your epilepsy they have gone with another candidate.',
  'After you disclosed your pregnancy they decided to put the role on hold.',
  'When he mentioned his MS the client went cold.',
  'Couples welcome for the two farm roles, husband outdoors and wife in the house.',
  'Farm pair wanted, him on the cows and her in the kitchen.',
  'Anyone caught talking union gets walked out, and we ask about it at the interview.',
  'Whoever signs a union card is let go.',
  "If you need an interpreter or a special chair, this probably isn't the call center that will hire you.",
  "Anyone who needs a quiet corner for the test won't manage the floor.",
  'No current or previous mental health plan',
])(
  'who is left out for what they told, who does what by their sex, and what speaking of a union brings is held: %s',
  (text) => {
    expect(found(text)).not.toEqual([]);
  },
);

it.each([
  "Since you told us about your epilepsy we've booked a room without flashing lights.",
  'Our founders are a husband and wife who met at the bench.',
  "Men's showers are on the left and women's on the right.",
  'You can talk to the union rep in the canteen on Thursdays.',
  "If you need an interpreter, just ask; it isn't a problem.",
  'Nobody is let go for joining a union; the law protects it.',
])('the same words are not where nobody is left out: %s', (text) => {
  expect(found(text)).toEqual([]);
});

describe('a line that begins with people by what they are, or that is somebody’s wish', () => {
  it.each([
    'English girls for promo work, Manchester and Leeds.',
    "White Irish or EU, client's wish for the doors in town",
    'White British or Polish, says the site manager.',
    'Fit young men for the stand at the boat show, per client.',
    'Two girls for the counter and three guys for out the back.',
  ])('is held however lawful it reads: %s', (text) => {
    expect(
      sortsIn(text, as).some(({ isFound, sort, isCertain }) => isFound && (sort === null || isCertain)),
    ).toBe(true);
  });

  it.each([
    'Women on crew: separate rooms, same pay.',
    'Women on site: four, including the manager.',
    'Asian grocery wholesaler, cold store in Laverton.',
    'Women, apprentices moving up, vets using SkillBridge: come on in.',
    'Fit women for bras in all of our stores.',
    'Clean the ladies and the gents twice a shift.',
  ])('is not where it tells who is there, served or sold to: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it.each([
  'Profess Jesus Christ as Lord and join crew prayer each morning (drywall company)',
  'You accept Christ and attend our weekly devotions in the warehouse.',
  'Must love the Lord, our roofers pray with the team at seven.',
  'Anyone who signed a card at the Bessemer warehouse is out.',
  'Whoever signs the union card is off the list.',
])('belief asked for where nobody leads it, and a card that puts somebody out, are held: %s', (text) => {
  expect(found(text)).not.toEqual([]);
});

it.each([
  'Morning prayers are optional, nobody has to join team prayer.',
  'You support residents who attend weekly mass.',
  'The team signed a card for Dee, who is out on Friday.',
  'We follow the gospel of clean code.',
])('and lets go what is free, what is served and what only sounds so: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  'Our residents are of a certain generation and prefer carers who look like them, so could you find us somebody more local?',
  'The owner wants front of house that look like the customers.',
  'No prior union organizing and no NLRB charges filed',
  'Without any union activity, please.',
])(
  'who is to be of the kind of those who are there, and who never stood up for others, is held: %s',
  (text) => {
    expect(found(text)).not.toEqual([]);
  },
);

it.each([
  "Kane's a bit camp for a stock and station agency, the farmers would eat him alive.",
  'Bill\'s resume goes back to 1983. Tell him we found someone "more agile" and keep it friendly.',
  'Her CV goes all the way back to the seventies, so not this one.',
])('what is said of somebody to turn them away is held: %s', (text) => {
  expect(
    review([['text', text]], { ...as, subject: 'person' }).filter(({ verdict }) => verdict !== 'clear'),
  ).not.toEqual([]);
});

it.each([
  'The suppliers we use are more local than they were.',
  'Dues of your institute are paid by us.',
  'Parts that look like the drawings, every time.',
  'The archive goes back to 1902.',
])('and lets go what is of the way, of dues, of parts and of archives: %s', (text) => {
  expect(found(text)).toEqual([]);
});
