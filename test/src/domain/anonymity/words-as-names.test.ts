import { expect, it } from 'vitest';
import { identityOf, marksIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const marked = (
  name: string,
  text: string,
  level: 'anonymous' | 'first_name' = 'anonymous',
  employer = 'Wincanton',
): string[] => {
  const identity = identityOf({
    candidate: { ...splitName(name), experience: [{ title: 'Fitter', employer }], education: [] },
  });
  return marksIn([{ text, identity }], level)
    .flat()
    .map((one) => one.text);
};

it.each([
  ['Rose Ellery', 'rose 8 yrs dairy, haccp, own car. can start in two weeks', 'rose'],
  ['Joy Adeyemi', 'joy - theatres 12 yrs, pin in date', 'joy'],
  ['Patience Moyo', 'patience has 3 yrs care, nvq2, full licence', 'patience'],
  ['Grace Penhallow', 'rang back twice. no answer. grace lives near the depot', 'grace'],
])('notes without capitals are held where %s may be meant by a word: %s', (name, text, word) => {
  expect(marked(name, text)).toContain(word);
});

it.each([
  ['Rose Ellery', 'rose from packer to line lead in 4 years. very steady'],
  ['Patience Moyo', 'patience is key on that ward. patience with residents is what i noticed'],
  ['Will Bradbury', 'will do nights and weekends, will travel'],
  ['Summer Hartnell', 'summer 2019 to spring 2021 ran the bakery counter'],
])('a word in small letters that %s is called by stays a word: %s', (name, text) => {
  expect(marked(name, text)).toEqual([]);
});

it.each([
  ['Rang the store. Heather on the tills says she is never late.', 'Heather'],
  ['Grace from payroll reckons the notice is four weeks.', 'Grace'],
  ['Badger swears by him on the late shift.', 'Badger'],
  ['Good call. "Undies is a machine. Never off sick."', 'Undies'],
  ["Notice is fine. Mick'd have him back tomorrow.", 'Mick'],
  ["Rang twice. Holly isn't sure about the dates.", 'Holly'],
  ['Gaffer happy. Rusty, his old mate, said the same.', 'Rusty'],
  ["Manager writes: 'Undies is a machine. Cash always balanced.'", 'Undies'],
])('who does what only somebody does is marked, though a word begins the sentence: %s', (text, word) => {
  expect(marked('Cliff Underhill', text)).toContain(word);
});

it.each([
  'Everyone swears by him. Feedback says the same. Foreman says top lad.',
  'Chef in the main kitchen says she is quick. Staff in the canteen say the same.',
  'Hope of promotion was none. Pressure from the board is constant.',
  "Will never be late. Can't fault him. Work's been steady.",
  'Rust, the usual trouble, was found. Grace period is fine.',
])('nobody is marked where people say something by what they are: %s', (text) => {
  expect(marked('Cliff Underhill', text)).toEqual([]);
});

it.each([
  ['spoke to heather on the tills, she rates him. wraps, salads', 'heather'],
  ['ref from basil in hygiene, all good. no gaps', 'basil'],
  ['ex premier, ex summit. line lead. two audits', 'summit'],
  ['was at beacon till they shut. wraps and salads', 'beacon'],
  ['Olive rang. He cannot start till the 4th.', 'Olive'],
  ['Husband Declan drives him in. No car.', 'Declan'],
  ['Referees: Joy (line manager), and the HR desk. Both spoken to.', 'Joy'],
  ['Referred by May from accounts. Bookkeeper.', 'May'],
  ['Contact: Heather, his landlady, if phone is off.', 'Heather'],
  ['Spoke w/ hazel today. Keen on the role, needs parking.', 'hazel'],
  ['Ref: heather (ward sister) says yes to everything.', 'heather'],
  ['Pls call brook re shift. Has his own car.', 'brook'],
  ['degree from durham, masters from kings.', 'durham'],
  ['worked in primark and next. quick on tills.', 'next'],
  ['two summers at butlins, one at haven. loves kids.', 'haven'],
  ['Twelve years in the Rifles, then security.', 'Rifles'],
])('others and houses are marked though notes write them as words: %s', (text, word) => {
  expect(marked('Abel Thorogood', text)).toContain(word);
});

it.each([
  'Catch up with finance went well. Please call today re start date. Ref: strong.',
  'degree from abroad, masters from home. moved to management, then to nights.',
  'Twelve years in the Army, years in the Gulf on rotation.',
  'was at college till 2019, then at sea. ex army, ex teacher. works at heights',
  'met him on the tills. ref from the agency in hygiene. spoke to staff on the line',
  'June and July are busy. Paris and Milan are fine. Husband and kids move too.',
])('what notes have without an article or a name stays unmarked: %s', (text) => {
  expect(marked('Abel Thorogood', text)).toEqual([]);
});

it('holds a text that shows first names for another surname beside the one that is shown', () => {
  const of = (text: string): string[] => marked('Nora Whitcombe', text, 'first_name');
  expect(of('Certificates say Nora Blythe, her maiden name.')).toEqual(['Blythe']);
  expect(of('Nora Whitcombe starts on Monday. Nora Monday to Friday.')).toEqual([]);
});

it('holds a text that shows first names for others of the family, and not for the person under another name', () => {
  const of = (text: string): string[] => marked('Gary Hathersage', text, 'first_name');
  expect(of('Next of kin is Maureen Hathersage, same address.')).toEqual(['Maureen']);
  expect(of('Gareth Hathersage on the passport. Gaz Hathersage to the lads.')).toEqual([]);
});

it.each([
  ['Boston Scientific', 'Started in Boston as a technician, then moved on.', 'Boston'],
  ['Hamilton Medical', 'Six years in Hamilton on ventilators, field service.', 'Hamilton'],
])('the town that %s is called by is marked where somebody was there for a time: %s', (house, text, town) => {
  expect(marked('Cliff Underhill', text, 'anonymous', house)).toContain(town);
  expect(marked('Cliff Underhill', `Lives in ${town}. Would work in ${town}.`, 'anonymous', house)).toEqual(
    [],
  );
});

it.each([
  ['She has only ever worked for the bullseye.', 'the bullseye'],
  ['Twelve years with the arches, crew to shift lead.', 'the arches'],
  ['Left the swoosh for a start-up.', 'the swoosh'],
])('a house that is told by its sign is marked: %s', (text, sign) => {
  expect(marked('Cliff Underhill', text)).toContain(sign);
});

it('houses, people and things of work by their plain words are no signs', () => {
  const text =
    'Worked for the council, the family and the agency. Years with the union, joined the choir, left the keys. Joined the call late.';
  expect(marked('Cliff Underhill', text)).toEqual([]);
});
