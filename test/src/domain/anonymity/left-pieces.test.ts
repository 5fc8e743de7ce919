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
  ['Hans-Peter Zürcher', 'HP hat drei Werke geleitet.', 'The candidate hat drei Werke geleitet.'],
  ['王小明', '王先生 would move.', 'The candidate would move.'],
  [
    'Chad Booker III',
    "Trey (that's Chad Booker on paper) sells.",
    "The candidate (that's the candidate on paper) sells.",
  ],
])('of %s no piece of the name stays: %s', (name, text, shown) => {
  expect(scrub(text, of(name)).text).toBe(shown);
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
