import { expect, it } from 'vitest';
import { comparePeople } from '#src/domain/duplicates/compare.ts';
import { type ComparedRow, featuresOf } from '#src/domain/duplicates/features.ts';
import { BANDS } from '#src/domain/duplicates/schema.ts';
import { companyKey } from '#src/lib/company.ts';
import { fold } from '#src/lib/fold.ts';

interface Person {
  first: string | null;
  last: string | null;
  email?: string;
  phone?: string;
  profile?: string;
  company?: string;
  city?: string;
  title?: string;
}

const rowOf = (person: Person): ComparedRow => ({
  id: 'cand_1',
  name: [person.first, person.last].filter((word) => word !== null).join(' '),
  first_name: person.first,
  last_name: person.last?.replace(/ (?:Sr|Jr)\.$/, '') ?? null,
  email_folded: person.email ?? null,
  other_emails: '[]',
  other_names: '[]',
  phone_e164: person.phone ?? null,
  linkedin_slug: person.profile ?? null,
  company_key: person.company === undefined ? null : companyKey(person.company),
  city_folded: person.city === undefined ? null : fold(person.city),
  current_title: person.title ?? null,
  experience: '[]',
  created_at: '',
});
const scoreOf = (one: Person, other: Person): number =>
  comparePeople(featuresOf(rowOf(one)), featuresOf(rowOf(other)), { people: 3_000, surnames: new Map() })
    .score;

const HOME = { phone: '+46855501771', city: 'Uppsala', company: 'Region Uppsala', title: 'Nurse' };
const LARS = { first: 'Lars', last: 'Oxenvad', ...HOME };

it('does not call relatives likely who share surname, number, town, employer and title', () => {
  expect(scoreOf(LARS, { ...LARS, first: 'Emma' })).toBeLessThan(BANDS.likely);
  expect(scoreOf({ ...LARS, first: 'Petr' }, { ...LARS, first: 'Petra' })).toBeLessThan(BANDS.likely);
  expect(scoreOf({ ...LARS, last: 'Oxenvad Sr.' }, { ...LARS, last: 'Oxenvad Jr.' })).toBeLessThan(
    BANDS.likely,
  );
  // The same two with one given name are one person.
  expect(scoreOf(LARS, { ...LARS })).toBeGreaterThanOrEqual(BANDS.certain);
});

it('does not show two colleagues of other names who were entered with one box and one number', () => {
  const office = { ...HOME, email: 'office@oxenvad.example' };
  expect(
    scoreOf({ first: 'Lars', last: 'Oxenvad', ...office }, { first: 'Monika', last: 'Frei', ...office }),
  ).toBeLessThan(BANDS.possible);
});

it('shows whose given name changed as likely where the profile is one, and never as certain', () => {
  const score = scoreOf(
    { ...LARS, first: 'Matthew', profile: 'm-oxenvad' },
    { ...LARS, first: 'Mia', profile: 'm-oxenvad' },
  );
  expect(score).toBeGreaterThanOrEqual(BANDS.likely);
  expect(score).toBeLessThan(BANDS.certain);
});

it('asks of a common name more than a large employer, a town and a title', () => {
  const rahul = { first: 'Rahul', last: 'Sharma', company: 'Infosys', city: 'Bengaluru', title: 'Engineer' };
  const [one, other] = [
    { ...rahul, email: 'rahul.sharma12@mail.example', phone: '+919810055512' },
    { ...rahul, email: 'r.sharma.dev@post.example', phone: '+919900066698' },
  ];
  expect(scoreOf(one, other)).toBeLessThan(BANDS.likely);
  expect(scoreOf(one, { ...other, phone: one.phone })).toBeGreaterThanOrEqual(BANDS.certain);
});

it('calls nobody certain without a way to be reached in common, unless the name is rare and the employer one', () => {
  const stephen = { first: 'Stephen', last: 'Murray', city: 'Glasgow', company: 'Northlight Ferries' };
  expect(scoreOf(stephen, { ...stephen })).toBeLessThan(BANDS.certain);
  const rare = { ...stephen, last: 'Featherstonhaugh' };
  expect(scoreOf(rare, { ...rare })).toBeGreaterThanOrEqual(BANDS.certain);
});

it.each([
  ['an umlaut written out', { first: 'Jürgen', last: 'Mößner' }, { first: 'Juergen', last: 'Moessner' }],
  ['two scripts', { first: '健太', last: '田中' }, { first: 'Kenta', last: 'Tanaka' }],
  [
    'an initial before the name',
    { first: 'S.', last: 'Venkatesh' },
    { first: 'Venkatesh', last: 'Subramanian' },
  ],
  ['names in the place of each other', { first: 'Nagy', last: 'Zsofia' }, { first: 'Zsofia', last: 'Nagy' }],
  [
    'vowels that are not written',
    { first: 'Mohammed', last: 'Al-Rashid' },
    { first: 'Muhammad', last: 'Alrasheed' },
  ],
  [
    'a double name as its initials',
    { first: 'Jean-Baptiste', last: 'Lefèvre' },
    { first: 'JB', last: 'Lefevre' },
  ],
])('knows one person with one number through %s', (_, one, other) => {
  const shared = { phone: '+491715556612', city: 'Mannheim', company: 'Roche' };
  expect(scoreOf({ ...one, ...shared }, { ...other, ...shared })).toBeGreaterThanOrEqual(BANDS.certain);
});

it('takes two addresses of one box for one, and counted ones for two', () => {
  const hannah = { first: 'Hannah', last: 'Zimmerwald' };
  const of = (email: string): Person => ({ ...hannah, email });
  expect(
    scoreOf(of('hannah.zimmerwald@gmail.com'), of('hannahzimmerwald+jobs@googlemail.com')),
  ).toBeGreaterThanOrEqual(BANDS.certain);
  expect(scoreOf(of('unknown1@none.example'), of('unknown2@none.example'))).toBeLessThan(
    scoreOf(of('hannah.zimmerwald@mail.example'), of('hannah.zimerwald@mail.example')),
  );
});

it('knows an employer by its short name, and by the name of its house', () => {
  const priya = { first: 'Priyanka', last: 'Deshpandey' };
  const at = (company: string): Person => ({ ...priya, company });
  expect(scoreOf(at('TCS'), at('Tata Consultancy Services'))).toBeGreaterThan(
    scoreOf(at('TCS'), at('Wipro')),
  );
  expect(scoreOf(at('Voestel'), at('Voestel Rail Systems'))).toBeGreaterThan(
    scoreOf(at('Voestel'), at('Wipro')),
  );
});
