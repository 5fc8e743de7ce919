import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, employers: readonly string[] = [], schools: readonly string[] = []) =>
  identityOf({
    candidate: {
      ...splitName(name),
      experience: employers.map((employer) => ({ employer })),
      education: schools.map((school) => ({ school })),
    },
  });

it.each([
  ['João Pedro dos Santos Filho', 'Since then dos Santos runs it.', 'Since then the candidate runs it.'],
  ['J. R. de la Cruz Villanueva', 'De la Cruz opened a hotel.', 'The candidate opened a hotel.'],
  ['K.S. Balasubramaniam', 'K.S. did the survey.', 'The candidate did the survey.'],
  ['Wolfgang von der Heide', 'They call them VdH there.', 'They call them the candidate there.'],
  ['Siân ap Rhys-Lloyd', 'Most just say SRL.', 'Most just say the candidate.'],
  ['Hans-Peter Zürcher', 'HP hat drei Werke geleitet.', 'Die Person hat drei Werke geleitet.'],
  ['王小明', '王先生 would move.', 'The candidate would move.'],
  ['Nguyễn Thị Thu Hà', 'Thu Ha trained there.', 'The candidate trained there.'],
  ['Abdulrahman bin Khalid Al-Otaibi', 'Abdulrahman Alotaibi leads.', 'The candidate leads.'],
  ['Abdulrahman bin Khalid Al-Otaibi', 'عبدالرحمن العتيبي هو مدير', 'المرشح هو مدير'],
  ['Tanaka Hiroshi', 'Tanaka-san builds lines.', 'The candidate builds lines.'],
  ['Anne-Sophie Le Guennec', 'Anne-So gère la paie.', 'La personne gère la paie.'],
  [
    'Chad Booker III',
    "Trey (that's Chad Booker on paper) sells.",
    "The candidate (that's the candidate on paper) sells.",
  ],
])('of %s no piece of the name stays: %s', (name, text, shown) => {
  expect(scrub(text, of(name)).text).toBe(shown);
});

it('takes a town of two words for a town, also where its first word is what the text calls the person', () => {
  const text = 'Abu Khalid leads. A move to Abu Dhabi suits.';
  expect(scrub(text, of('Abdulrahman bin Khalid Al-Otaibi')).text).toBe(
    'The candidate leads. A move to Abu Dhabi suits.',
  );
});

it.each([
  ['Toyota sent Hiroshi to Kentucky.', 'A company sent the candidate to Kentucky.'],
  ['Joined Toyota in 2014.', 'Joined a company in 2014.'],
  ['The plant is in Toyota, near Nagoya.', 'The plant is in Toyota, near Nagoya.'],
])('takes a town for the house called so only where a house must be meant: %s', (text, shown) => {
  const candidate = {
    ...splitName('Tanaka Hiroshi'),
    experience: [{ employer: 'Toyota Motor Corporation' }],
  };
  expect(scrub(text.replace('Hiroshi', 'him'), identityOf({ candidate })).text).toBe(
    shown.replace('the candidate', 'them'),
  );
});

it.each(['She lives at 14 Sandymount Green and would commute.', 'Home is 3 The Old Mill, near the station.'])(
  'hides at first_name where somebody lives, whatever their street is called: %s',
  (text) => {
    expect(firstNameOnly(text, of('Nell Fairweather')).text).toContain('[address removed]');
  },
);

it.each([
  ['He leads five people and signs off his own work.', 'They lead five people and sign off their own work.'],
  ['She plans in Deswik and reconciles every month.', 'They plan in Deswik and reconcile every month.'],
  ['He leads teams and projects.', 'They lead teams and projects.'],
  ['She runs audits and budgets for the board.', 'They run audits and budgets for the board.'],
])('gives each verb of a neutral pronoun its form, and leaves nouns: %s', (text, shown) => {
  expect(scrub(text, of('Pat Quill')).text).toBe(shown);
});

it('leaves the number of a rule in a text, which is no telephone', () => {
  const text = 'Knows the OSHA 1910.119 rule and 29 CFR 1910.1200 well.';
  expect(scrub(text, of('Pat Quill')).text).toBe(text);
});

it.each([
  ['IIM Bangalore', 'An IIM-B product.', '-B'],
  ['University of Durham', 'They took a first at Durham.', 'Durham'],
  ['University of Bath', 'A Bath man who rows.', 'Bath'],
])('of %s no piece stays: %s', (school, text, piece) => {
  expect(scrub(text, of('Pat Quill', [], [school])).text).not.toContain(piece);
});

it.each([
  ['Monobank', 'Leads nine testers at mono, the card app.', 'mono'],
  ['bol.com', 'Planned peak for bol, 90 trailers a night.', 'bol'],
  ['Samsung SDI', 'Mixed slurry for SDI at the plant.', 'SDI'],
  ['Slaughter and May', 'Was called down to Slaughters two years later.', 'Slaughters'],
  ['NH Hotel Group', 'Ran rooms at NH in Madrid.', 'NH'],
  ['Fulton Hogan', 'Learnt diggers at FH on the expressway.', 'FH'],
  ["Kings' Academy Trust", "Looks after £19m for Kings' and four kitchens.", "'"],
])('of %s no piece stays: %s', (employer, text, piece) => {
  expect(scrub(text, of('Pat Quill', [employer])).text).not.toContain(piece);
});

it.each([
  ['Three UK', 'Three years in France are enough.'],
  ['Monobank', 'Mixed for mono and stereo.'],
  ['Hope Resources', 'Experts in HR since 2019.'],
  ['Slaughter and May', 'Audited the slaughter line in spring.'],
])('where somebody worked for %s what is none stays: %s', (employer, text) => {
  expect(scrub(text, of('Pat Quill', [employer])).text).toBe(text);
});

it('a surname that a particle is joined to is one, and so are its halves', () => {
  const ewa = of('Ewa Nowak-van den Berg');
  expect(firstNameOnly('Nowak-van den Berg plans. Van den Berg is remembered, Ms Nowak too.', ewa).text).toBe(
    'Ewa plans. Ewa is remembered, Ewa too.',
  );
});
