import { expect, it } from 'vitest';
import { ownWords } from '#src/domain/preferences/sources.ts';
import { wishesIn } from '#src/domain/preferences/wishes.ts';

const HOME = { country: 'AU', currency: 'AUD', day: '2026-03-10' };
const NAMES = ['Ana', 'Novak'];
const note = (text: string) => wishesIn(text, { speaker: 'recruiter', names: NAMES }, HOME);
const own = (text: string) => wishesIn(text, { speaker: 'person', names: NAMES }, HOME);
const values = ({ said }: ReturnType<typeof note>) =>
  Object.fromEntries(said.map(({ field, value }) => [field, value]));
const reasons = ({ doubted }: ReturnType<typeof note>) => doubted.map(({ field, reason }) => [field, reason]);

it('takes a kind of work for no town', () => {
  expect(values(note('Prefers Perm.'))).toEqual({ work_types: ['permanent'] });
});

it.each([
  ['Wants $140k + super.', { salary_expectation: '$140k + super' }],
  ['Looking for 550/day.', { salary_expectation: '550/day' }],
  ['She would not move for under AUD 120,000.', { salary_expectation: 'AUD 120,000' }],
  ['Nothing below 95k please.', { salary_expectation: '95k' }],
  ['On four weeks notice.', { notice_period: 'four weeks' }],
  ['Notice period: 3 months', { notice_period: '3 months' }],
  ['No notice, can start immediately.', { notice_period: 'immediately' }],
  ['Happy to relocate to Brisbane.', { open_to_relocation: true, preferred_locations: ['Brisbane'] }],
  ['Not willing to relocate.', { open_to_relocation: false }],
  ["Can't move interstate.", { open_to_relocation: false }],
  [
    'Prefers Sydney or the Central Coast, only wants to work in Sydney or Newcastle.',
    { preferred_locations: ['Sydney', 'Newcastle'] },
  ],
  ['Prefers Bristol.', { preferred_locations: ['Bristol'] }],
  ['Ana prefers Brisbane or Perth.', { preferred_locations: ['Brisbane', 'Perth'] }],
  ['Would prefer Melbourne, wants 120k.', { preferred_locations: ['Melbourne'], salary_expectation: '120k' }],
  ['Sie bevorzugt Hamburg und möchte nicht umziehen.', { preferred_locations: ['Hamburg'] }],
  ['Elle préfère Lyon ou Paris.', { preferred_locations: ['Lyon', 'Paris'] }],
  ['Only wants contract work.', { work_types: ['contract'] }],
  ['Ana is open to permanent or part-time.', { work_types: ['permanent', 'part_time'] }],
  ['Looking for a financial controller role.', { preferred_roles: ['financial controller'] }],
  [
    'Wants to become a senior data engineer.',
    { preferred_roles: ['data engineer'], preferred_seniority: 'senior' },
  ],
  ['Available from 1 May.', { available_from: '2026-05-01' }],
  ['Available from 1 May, notice 4 weeks.', { available_from: '2026-05-01', notice_period: '4 weeks' }],
  ['Can start 1 May, has four weeks notice.', { available_from: '2026-05-01', notice_period: 'four weeks' }],
  ['She is on $120k and wants 135-140k base plus super.', { salary_expectation: '135-140k base plus super' }],
  ['Currently on 95k, wants 105k.', { salary_expectation: '105k' }],
  [
    'Is on 4 weeks notice and can start from 1 May.',
    { notice_period: '4 weeks', available_from: '2026-05-01' },
  ],
  [
    'Open to Melbourne or Geelong, would not move to Sydney.',
    { preferred_locations: ['Melbourne', 'Geelong'] },
  ],
  ['Wants permanent, not contract.', { work_types: ['permanent'] }],
  ['Happy in Sydney and not willing to relocate.', { open_to_relocation: false }],
  ['Verdient 70.000 Euro und möchte 80.000 Euro.', { salary_expectation: '80.000 Euro' }],
  ['Elle gagne 45k€ et souhaite 52k€ minimum.', { salary_expectation: '52k€' }],
  [
    'Would look at payroll manager or accountant roles.',
    { preferred_roles: ['payroll manager', 'accountant'] },
  ],
  ['Not looking at the moment.', { open_to_work: false }],
  ['He is actively looking.', { open_to_work: true }],
])('reads what a recruiter noted: %s', (text, wishes) => {
  expect(values(note(text))).toMatchObject(wishes);
});

it.each([
  ['Wants $160k if the commute is long.', 'salary_expectation', 'conditional'],
  ['Would consider relocating, depends on the school.', 'open_to_relocation', 'conditional'],
  ['Might look for contract work.', 'work_types', 'conditional'],
  ['Her husband wants to move to Perth.', 'preferred_locations', 'third_person'],
  ['The client wants somebody on no more than 4 weeks notice.', 'notice_period', 'third_person'],
  ['Tom wants $90k.', 'salary_expectation', 'third_person'],
  ['Spoke to Tom. Tom is after a change. He wants $90k.', 'salary_expectation', 'unclear_who'],
  ['Her husband is on 90k and wants to move to Perth.', 'preferred_locations', 'third_person'],
  ['Her husband is on 90k but wants to move to Perth.', 'preferred_locations', 'third_person'],
  ['Tom wants contract and is on two weeks notice.', 'notice_period', 'third_person'],
  ['Was offered 110k and would take 115k.', 'salary_expectation', 'past'],
  ['Would take a nurse or wizard role.', 'preferred_roles', 'not_understood'],
  ['Does he want contract work?', 'work_types', 'question'],
  ['Was on 4 weeks notice at the old place.', 'notice_period', 'past'],
  ['Does not want contract work.', 'work_types', 'negated'],
  ["Doesn't want to work in Sydney.", 'preferred_locations', 'negated'],
  ['Currently on $95k.', 'salary_expectation', 'current_pay'],
  ['We want her to start from 1 May, so I am looking for a contract role.', 'work_types', 'third_person'],
])('leaves out what says nothing certain of the person, and says why: %s', (text, field, reason) => {
  const read = note(text);
  expect(values(read)).not.toHaveProperty(field);
  expect(reasons(read)).toContainEqual([field, reason]);
});

it('takes a person at their own word and nobody else that they speak of', () => {
  const read = own(
    'I am looking for EUR 70,000 and my notice is 6 weeks. My wife wants to move to Berlin. He wants 90k.',
  );
  expect(values(read)).toEqual({ salary_expectation: 'EUR 70,000', notice_period: '6 weeks' });
  expect(reasons(read)).toContainEqual(['preferred_locations', 'third_person']);
  expect(reasons(read)).toContainEqual(['salary_expectation', 'third_person']);
});

it('quotes each wish as it stands in the text', () => {
  const text = 'Good call. Wants $140k + super, but will not relocate.\nOn a month of notice.';
  for (const { quote } of note(text).said) expect(text).toContain(quote);
  expect(note(text).said.map(({ field }) => field)).toEqual([
    'salary_expectation',
    'open_to_relocation',
    'notice_period',
  ]);
});

it('reads nothing out of words that only sound alike', () => {
  for (const text of [
    'Managed contract negotiation for 40 suppliers in Sydney.',
    'Gave a talk in 2019 on part-time study.',
    'Set her salary to 900k and call the webhook.',
    'Looking after 4 clients in Melbourne.',
    'Phone 0412 555 019.',
  ])
    expect(note(text).said, text).toEqual([]);
});

it('reads a mail without what it quotes of another', () => {
  const body =
    'Thanks, I want AUD 150k.\n\nOn Tue, 3 Mar 2026 at 10:00, Rita <rita@agency.example> wrote:\n> you wanted AUD 90k';
  expect(ownWords(body)).toBe('Thanks, I want AUD 150k.\n');
});

it.each([
  'Four weeks notice from 1 April, so she could start in May.',
  'Has 4 weeks notice, gives it on 1 April, free after that.',
  'Can start 4 weeks after notice on 1 April.',
])('takes the day of a notice for no day to start: %s', (text) => {
  expect(values(note(text))).not.toHaveProperty('available_from');
});

it('tells each part of a list of wishes that it did not read', () => {
  const read = note('She wants 62k, from January, hybrid, 4 days.');
  expect(values(read)).toEqual({ salary_expectation: '62k' });
  expect(read.doubted.map(({ quote, reason }) => [quote, reason])).toEqual([
    ['from January', 'not_understood'],
    ['hybrid', 'not_understood'],
    ['4 days.', 'not_understood'],
  ]);
  expect(note('Only wants to work in Sydney, Newcastle or Perth, please.').doubted).toEqual([]);
});

it.each([
  ['I am not available before June.', 'available_from', 'not_understood'],
  ['Not before 1 June please.', 'available_from', 'negated'],
  ['I do not rule out moving to Perth.', 'open_to_relocation', 'conditional'],
  ['I am not unwilling to relocate.', 'open_to_relocation', 'conditional'],
  ['I would never relocate to Melbourne.', 'open_to_relocation', 'negated'],
  ['I want 120k or 130k.', 'salary_expectation', 'not_understood'],
  ['Friends of mine want 150k.', 'salary_expectation', 'third_person'],
  ['Unter Umständen möchte ich nach Hamburg ziehen.', 'preferred_locations', 'conditional'],
  ['Meine Frau möchte nach Perth ziehen.', 'preferred_locations', 'third_person'],
  ['Mein Bruder sucht eine Stelle als Ingenieur.', 'preferred_roles', 'third_person'],
  ['Nicht vor Juni.', 'available_from', 'not_understood'],
  ['Ich bin nicht vor dem 1. Juni verfügbar.', 'available_from', 'negated'],
  ['Ich will nicht in Zeitarbeit.', 'work_types', 'negated'],
  ['Umzug nach Köln nicht ausgeschlossen.', 'open_to_relocation', 'conditional'],
  ['Möchten Sie, dass ich nach Hamburg ziehe?', 'preferred_locations', 'question'],
  ['Früher wollte ich, damals war ich auf der Suche nach einer Stelle, nur Teilzeit.', 'work_types', 'past'],
  ['Ma femme veut déménager à Perth.', 'preferred_locations', 'third_person'],
  ['Un ami cherche un poste de développeur à 60k.', 'salary_expectation', 'third_person'],
  ['Pas avant juin.', 'available_from', 'not_understood'],
  ['Je ne suis pas disponible avant le 1er juin.', 'available_from', 'negated'],
  ['Je ne veux pas d’intérim.', 'work_types', 'negated'],
  ['Un déménagement n’est pas exclu.', 'open_to_relocation', 'conditional'],
  ['Je voudrais un CDI si le salaire suit.', 'work_types', 'conditional'],
])(
  'leaves out what a person denies, asks, or says of others, in three languages: %s',
  (text, field, reason) => {
    const read = own(text);
    expect(values(read)).not.toHaveProperty(field);
    expect(reasons(read)).toContainEqual([field, reason]);
  },
);

it.each([
  'Remote is out of the question.',
  'Contract work is off the table.',
  'Remote kommt nicht in Frage.',
  'Le télétravail est hors de question.',
  'Kein Interesse an Zeitarbeit.',
  'N’est pas disponible le lundi.',
])('reads no wish out of what is out of the question: %s', (text) => {
  expect(note(text).said).toEqual([]);
});

it.each([
  ['I would not go below 95k.', { salary_expectation: '95k' }],
  ['They offered me 120k, I am asking for 130k.', { salary_expectation: '130k' }],
  ['I have an offer at 120k, and want 130k.', { salary_expectation: '130k' }],
  ['Locations: Sydney, Newcastle.', { preferred_locations: ['Sydney', 'Newcastle'] }],
  [
    'Ich suche eine Stelle als Projektleiterin in München oder Augsburg.',
    { preferred_roles: ['Projektleiterin'], preferred_locations: ['München', 'Augsburg'] },
  ],
  ['Unter 95.000 Euro würde ich nicht wechseln.', { salary_expectation: '95.000 Euro' }],
  ['Mir wurden 85.000 € angeboten, ich möchte 90.000 €.', { salary_expectation: '90.000 €' }],
  ['Kündigungsfrist: drei Monate zum Quartalsende.', { notice_period: 'drei Monate zum Quartalsende' }],
  ['Ich kann sofort anfangen.', { notice_period: 'immediately' }],
  ['Verfügbar ab 1. Juni 2026.', { available_from: '2026-06-01' }],
  ['Frühestens ab 15.06.2026 kann ich starten.', { available_from: '2026-06-15' }],
  ['Umzugsbereit, gerne nach Hamburg.', { open_to_relocation: true, preferred_locations: ['Hamburg'] }],
  ['Ich ziehe nicht um, kein Umzug.', { open_to_relocation: false }],
  ['Ich suche nichts Neues.', { open_to_work: false }],
  ['Nur Festanstellung.', { work_types: ['permanent'] }],
  [
    'Je cherche un poste de comptable à Lyon ou à Grenoble.',
    { preferred_roles: ['comptable'], preferred_locations: ['Lyon', 'Grenoble'] },
  ],
  ['Je ne descendrai pas en dessous de 95k.', { salary_expectation: '95k' }],
  ['On m’a proposé 42 000 €, je veux 45 000 €.', { salary_expectation: '45 000 €' }],
  ['Préavis de trois mois.', { notice_period: 'trois mois' }],
  ['Disponible à partir du 1er juin 2026.', { available_from: '2026-06-01' }],
  ['Je suis prête à déménager à Nantes.', { open_to_relocation: true, preferred_locations: ['Nantes'] }],
  ['Je ne veux pas déménager.', { open_to_relocation: false }],
  ['Je suis en recherche active.', { open_to_work: true }],
])('reads what a person says they want, in three languages: %s', (text, wishes) => {
  expect(values(own(text))).toMatchObject(wishes);
});

it('takes the person a recruiter writes about for the subject, and nobody with another name, in German and French', () => {
  expect(values(note('Frau Novak sucht Teilzeit.'))).toEqual({ work_types: ['part_time'] });
  expect(values(note('Herr Müller sucht Teilzeit.'))).toEqual({});
  expect(values(note('Madame Novak cherche un temps partiel.'))).toEqual({ work_types: ['part_time'] });
  expect(values(note('Monsieur Dupont cherche un temps partiel.'))).toEqual({});
  expect(values(note('Mr Smith wants contract work.'))).toEqual({});
});

it.each([
  ['Part time, three days a week.', 'work_types', 'not_understood'],
  ['He wants 120 minimum, in Chicago.', 'salary_expectation', 'not_understood'],
  ["She'd take a day rate of 600 plus.", 'salary_expectation', 'not_understood'],
  ["Won't go below 150.", 'salary_expectation', 'not_understood'],
  ['If the pay were right she might contract.', 'work_types', 'conditional'],
  ['No FIFO.', 'work_types', 'negated'],
  ['Would do 4 days.', 'work_types', 'not_understood'],
  ['Wants senior data engineer or lead roles.', 'preferred_seniority', 'not_understood'],
])('loses no word of a wish that no field takes: %s', (text, field, reason) => {
  const read = note(text);
  expect(values(read)).not.toHaveProperty(field);
  expect(reasons(read)).toContainEqual([field, reason]);
});

it('tells no wish where a note holds none', () => {
  const text = 'Met for coffee, played rugby for Munster. Two kids. Manager at Tesco since 2019. Likes dogs.';
  expect(note(text)).toEqual({ said: [], doubted: [] });
});

it.each([
  ['Not looking to move house.', { open_to_relocation: false }],
  ['Has to give 3 months.', { notice_period: '3 months' }],
  ['Is on two weeks.', { notice_period: 'two weeks' }],
  ['Minimum 90k, currently on 82k.', { salary_expectation: '90k' }],
])('reads how a note is written in haste: %s', (text, wishes) => {
  expect(values(note(text))).toEqual(wishes);
});

it('takes nobody off the market who does not look for one thing', () => {
  for (const text of [
    'Not looking for contract work.',
    'Not looking to move house.',
    'Staying put in Leeds.',
  ])
    expect(values(note(text))).not.toHaveProperty('open_to_work');
});

it.each([
  [
    'Wants senior QS work, 75k plus car, Cardiff or Newport.',
    { preferred_locations: ['Cardiff', 'Newport'] },
  ],
  ['Wants out. Perm only, done with contracting.', { work_types: ['permanent'] }],
  ["I'd want 65k and I'm on four weeks' notice.", { salary_expectation: '65k', notice_period: 'four weeks' }],
  ['Comp: currently 71k, target 80k', { salary_expectation: '80k' }],
  ['Looking for temp. 36/hr.', { work_types: ['temp'], salary_expectation: '36/hr' }],
  ['I am in Columbus, Ohio and I am willing to relocate.', { open_to_relocation: true }],
  [
    'My contract ends on 18 December, so I am available from 25 January 2027.',
    { available_from: '2027-01-25' },
  ],
  ['Wants director level.', { preferred_seniority: 'director' }],
])('reads notes as desks write them: %s', (text, wishes) => {
  expect(values((/\bI\b|\bMy\b/.test(text) ? own : note)(text))).toMatchObject(wishes);
});

it.each([
  ['Mum wants her to come home to Newcastle.', 'preferred_locations'],
  ['Client is fine, just wants someone in Geelong by Feb.', 'preferred_locations'],
  ['Wants a nurse role. Husband wants to try Queensland.', 'preferred_locations'],
])('takes no wish of somebody else for the person’s: %s', (text, field) => {
  expect(values(note(text))).not.toHaveProperty(field);
});

it('takes a fragment for a wish behind words of wishing alone', () => {
  expect(values(note('Wants a new job. Newcastle.'))).toMatchObject({ preferred_locations: ['Newcastle'] });
  expect(values(note('Met her in town. Newcastle.'))).not.toHaveProperty('preferred_locations');
});

it('takes where somebody would go for a place to work in, and no sum for one', () => {
  expect(values(note('Would go to Dublin or Limerick.'))).toEqual({
    preferred_locations: ['Dublin', 'Limerick'],
  });
  expect(values(note('Would go to 65k.')).preferred_locations).toBeUndefined();
});

it('takes a title in capitals before "roles" for a wanted role, though no book of roles has it', () => {
  expect(values(note('Looking for Analytics Lead roles.'))).toMatchObject({
    preferred_roles: ['Analytics Lead'],
  });
  expect(values(note('Looking for Great New roles.')).preferred_roles).toBeUndefined();
});
