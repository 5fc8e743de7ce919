import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const identityWith = (name: string, employer: string, school = 'University of Tasmania') =>
  identityOf({ candidate: { name, experience: [{ employer }], education: [{ school }] } });
const marked = (text: string, identity = identityWith('Pat Quill', 'Grainger')) =>
  uncertainIn(text, identity, 'anonymous').map(({ text: words }) => words);

it.each([
  ['Careem Pakistan', 'Previously on the rider app at careem, in Lahore.', 'careem'],
  ['Dairygold Co-Operative Society', 'A shift chemist with dairygold in Mitchelstown.', 'dairygold'],
  ['Syncrude Canada', 'Came over from syncrude and stayed.', 'syncrude'],
  ['OCBC Bank', 'Four years at a bank after three in ocbc.', 'ocbc'],
  ['H-E-B Grocery Company', 'Runs a bakery of forty people for HEB in San Antonio.', 'HEB'],
  ['H-E-B Grocery Company', 'Before heb they led a shop.', 'heb'],
  ['National University Hospital', 'Theatres, four years at nuh and five since.', 'nuh'],
])('hides %s as it is typed in a hurry: %s', (employer, text, hidden) => {
  expect(scrub(text, identityWith('Pat Quill', employer)).text).not.toContain(hidden);
});

it('hides the place that a school is called by after a degree', () => {
  const shown = scrub(
    'MBChB from Aberdeen, FRCA.',
    identityWith('Pat Quill', 'NHS', 'University of Aberdeen'),
  ).text;
  expect(shown).not.toContain('Aberdeen');
});

it.each([
  [
    'a house that is a word, in small letters',
    'Nine years: four in theatres, five with lantern.',
    'lantern',
    'Lantern Medical Group',
  ],
  [
    'a name of two words',
    'He ran the custody suite at Store Street for years.',
    'Store Street',
    'Securitas Ireland',
  ],
  ['a place of work', "They came to Suncor's Base Plant from the coast.", 'Base Plant', 'Suncor Energy'],
  ['a product in small letters', 'She rolled out the paylah rules.', 'paylah', 'Straits Bank'],
])('marks %s', (_, text, hidden, employer) => {
  expect(marked(text, identityWith('Pat Quill', employer))).toContain(hidden);
});

it.each([
  ['Roisin Devaney', 'Ro would move to Cork city.', 'Ro'],
  ['Wiremu Parata', 'Wi looks after signalling data.', 'Wi'],
  ['Lieselotte Brandt', 'Lilo likes a challenge.', 'Lilo'],
])('marks what %s may be called: %s', (name, text, hidden) => {
  expect(marked(text, identityWith(name, 'Grainger'))).toContain(hidden);
});

it.each([
  'Hän työskenteli kahdeksan vuotta tukiasemien parissa ja siirtyi sitten peleihin.',
  'Автоматизація на Playwright, перед тим чотири роки у софтсерві.',
  '在香港做行政助理已有八年,中大翻譯系畢業。',
  'مهندس مكامن بخبرة عشر سنوات على حقل الغوار',
])('holds a text in a language in which names are not told from words: %s', (text) => {
  expect(marked(text)).not.toEqual([]);
});

it.each([
  'They manage a team of twelve in the Sydney office and report to the Board.',
  'Work is split between Head Office and the Finance Team.',
  'They hold a Certificate of Competency and a First Aid card.',
  'We would meet them on Monday. It is a short drive.',
  'Rebuilt the intraoral imaging service and the admin rosters.',
  'Studied at a university and worked with Microsoft Azure.',
])('marks nothing where nobody is told: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

it.each([
  'Holds a Diploma in Insurance Broking.',
  'Diploma of Finance and Mortgage Broking Management.',
  'BSc Shipbroking and Maritime Law, University of Tasmania.',
  'She studied Stockbroking at night.',
  'MSc Hydrogeology, then six years in mines.',
  'BA Ethnomusicology and MSc Geomatics.',
])('takes what a paper or course is in for no name: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

it.each([
  ['Bachelor of Commerce, then joined Steadfast Broking.', 'Steadfast Broking'],
  ['Degree from Zentronics.', 'Zentronics'],
  ['Diploma in Shipbroking from Glendower College.', 'Glendower'],
  ['He joined Axenology after his degree.', 'Axenology'],
  ['Diploma in Glendower Broking.', 'Glendower Broking'],
])('marks a house whose name ends as a subject does: %s', (text, house) => {
  expect(marked(text)).toContain(house);
});

it.each([
  ['Toby sprays cars all day.', 'Toby'],
  ['Paige sorts the rosters at Kew.', 'Paige'],
])('a given name that does something at the head of a text is marked: %s', (text, name) => {
  expect(marked(text)).toContain(name);
});
