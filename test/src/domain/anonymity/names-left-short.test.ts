import { describe, expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

const of = (name: string, employers: string[], schools: string[]) =>
  identityOf({
    candidate: {
      name,
      experience: employers.map((employer) => ({ title: 'Engineer', employer })),
      education: schools.map((school) => ({ school, degree: 'BSc' })),
    },
  });
const marked = (text: string, identity: ReturnType<typeof of>) =>
  marksIn([{ text, identity }], 'anonymous')
    .flat()
    .map((one) => one.text);
const RHIANNON = of('Rhiannon Pugh', ['Airbus'], ['University of Exeter', 'University of York']);

describe('At anonymous the town of a recorded school does not leave without a mark where the school may be meant', () => {
  it.each([
    ['Trained through Exeter, then five years on wards.', 'Exeter'],
    ['Exeter for law, then a small firm.', 'Exeter'],
    ['She did York for nursing and stayed.', 'York'],
    ['Degree came by way of York.', 'York'],
    ['Exeter by degree, a welder by choice.', 'Exeter'],
    ['York with a 2:1. Nine years of audits.', 'York'],
  ])('takes it out of “%s”', (text, town) => {
    expect(scrub(text, RHIANNON).text).not.toContain(town);
  });
  it.each([
    ['York and a year abroad.', 'York'],
    ['Loved Exeter, hated the commute.', 'Exeter'],
    ['What York started, the yard finished.', 'York'],
    ['She was sent through York by her employer.', 'York'],
  ])('marks it in “%s”', (text, town) => {
    expect(marked(text, RHIANNON)).toContain(town);
  });
  it.each([
    'She would move to Exeter or York.',
    'Location: Exeter. Four weeks of notice.',
    'Exeter, hybrid, three days at home.',
    'York is fine, London is not.',
    'A team of nine in Bristol, Exeter and York.',
    'Covers York, Leeds and Hull by van.',
    'The York office is hers to run.',
    'Exeter only, please.',
  ])('leaves the town alone in “%s”', (text) => {
    expect(marked(text, RHIANNON)).toEqual([]);
  });
});

describe('At anonymous a name of a house does not leave without a mark where words of it are left out', () => {
  const sandeep = of(
    'Sandeep Rautela',
    ['Slaughter and May', 'Linklaters LLP', 'Home Group', 'Next plc'],
    ['City of Bristol College', 'Bath Spa University'],
  );
  it.each([
    ['City College for bricklaying, then the tools.', 'City College'],
    ['He owes his papers to City College.', 'City College'],
  ])('takes a school of one word and its kind out of “%s”', (text, name) => {
    expect(scrub(text, sandeep).text).not.toContain(name);
  });
  it.each([
    ['Slaughters throughout, public M&A.', 'Slaughters'],
    ['Links from the training contract on.', 'Links'],
    ['Spa for fine art, then a lab.', 'Spa'],
    ['Norwich College, joinery, two years.', 'Norwich College'],
  ])('marks what a sentence without a verb begins with in “%s”', (text, name) => {
    expect(marked(text, sandeep)).toContain(name);
  });
  it.each([
    'Home from the site by six, always.',
    'Next from the top: he ran three depots.',
    'The college course was in the evenings.',
    'He teaches at a further education college.',
  ])('leaves words as words in “%s”', (text) => {
    expect(marked(text, sandeep)).toEqual([]);
  });
});

describe('At anonymous what somebody is called goes though it is a word, where the sentence says that they are called so', () => {
  it.each([
    ['Aisling Byrne', 'Ash, she says, is fine.', 'Ash,'],
    ['Aisling Byrne', 'Ash or Aisling, either works.', 'Ash'],
    ['Ashley Warburton', 'Ash to friends and colleagues.', 'Ash'],
    ['Sandeep Rautela', 'Sandy, he says, will do.', 'Sandy'],
    ['Ashley Warburton', 'Ash will do. Two weeks of notice.', 'Ash'],
  ])('%s in “%s”', (name, text, called) => {
    expect(scrub(text, of(name, [], [])).text).not.toContain(called);
  });
  it.each([
    ['Sandeep Rautela', 'Shifts are fine, nights are not.'],
    ['Alexandra Obi', 'Anything is fine as long as it starts in May.'],
    ['Alexandra Obi', 'All to colleagues, nothing to himself.'],
  ])('and nothing else: %s in “%s”', (name, text) => {
    expect(scrub(text, of(name, [], [])).replaced.filter(({ reason }) => reason === 'name')).toEqual([]);
  });
});

describe('At anonymous a house that is told without its name does not leave without a mark', () => {
  it.each([
    ['She left it for the coral card in 2019.', 'the coral card'],
    ['Nine years under the yellow cranes.', 'the yellow cranes'],
    ['The orange bank taught him to say no.', 'The orange bank'],
    ['He was on hull 802 from the first plate.', 'hull 802'],
    ['An 8200 alumna, quiet.', '8200'],
    ['Was with the milk people for a year.', 'the milk people'],
    ['Six years with the national carrier.', 'the national carrier'],
    ['Went on the tools for the water board at sixteen.', 'the water board'],
    ['Later at the phone company with the bird.', 'the phone company with the bird'],
    ['Four years at the works, then Hosur.', 'Hosur'],
    ['Uitenhage body shop ever since.', 'Uitenhage'],
    ['Derby apprentice, then turbines.', 'Derby'],
    ['Everett throughout, wings and doors.', 'Everett'],
  ])('%s', (text, piece) => {
    expect(marked(text, of('Anke Petersen', [], []))).toContain(piece);
  });
  it.each([
    'She cut through the red tape for two clients.',
    'Got the green light from the blue team.',
    'Works with the finance people on budgets.',
    'He likes the company with the fewest meetings.',
    'Four years at two plants, then home to Leeds.',
    'Leads the green belt programme.',
    'He worked in unit 4 of the estate.',
    'Perth only. Notice four weeks.',
    'London, then home to Perth.',
  ])('and plain words stay plain: %s', (text) => {
    expect(marked(text, of('Anke Petersen', [], []))).toEqual([]);
  });
});

describe('At anonymous a school and a house of another language go by one word of their name where the sentence tells them', () => {
  it.each([
    ['AVL List GmbH', 'War acht Jahre bei der List, zuletzt Prüfstand.', 'List'],
    ['Deutsche Post', 'Bei der Post lernte sie das Sortieren.', 'Post'],
    ['Hapag-Lloyd AG', 'Sieben Jahre bei der Lloyd, dann an Land.', 'Lloyd'],
  ])('%s in “%s”', (house, text, word) => {
    expect(scrub(text, of('Anke Petersen', [house], [])).text).not.toContain(word);
  });
  it.each([
    ['Université Laval', 'Laval en actuariat, puis un cabinet.', 'Laval'],
    ['Universität Kiel', 'Kiel, dann eine Werft.', 'Kiel'],
  ])('%s is marked in “%s”', (school, text, town) => {
    expect(marked(text, of('Anke Petersen', [], [school]))).toContain(town);
  });
  it('and the town where somebody would work stays', () => {
    expect(
      marked('Kiel, ab sofort, gern auf einer Werft.', of('Anke Petersen', [], ['Universität Kiel'])),
    ).toEqual([]);
  });
});

describe('At anonymous a house by its kind with a capital, and a place that ends as places do, do not leave without a mark', () => {
  const isobel = of('Isobel Frew', ['Wood Group', 'National Bank of Kenya'], ['Arab Academy for Science']);
  it.each([
    ['Late of the Group, since June.', 'Group'],
    ['The Academy, then drugs and vaccines.', 'Academy'],
    ['She keeps the books in Marrow Town.', 'Marrow Town'],
    ['Sold books on Broad Street for years.', 'Broad Street'],
    ['Between Płock and a small bakery he learned how valves fail.', 'Płock'],
  ])('%s', (text, piece) => {
    expect(marked(text, isobel).join(' | ')).toContain(piece);
  });
  it.each([
    'The bank in the high street knows her.',
    'She chairs the group that meets on Fridays.',
    'She keeps the books in Xero and draws in Revit.',
    'Drives between Leeds and the coast every week.',
  ])('and plain words stay plain: %s', (text) => {
    expect(marked(text, isobel)).toEqual([]);
  });
});
