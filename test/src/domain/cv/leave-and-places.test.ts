import { expect, it } from 'vitest';
import { namesPause } from '#src/domain/cv/pauses.ts';
import { readPlain } from '#test/harness/cv/written.ts';

const read = (text: string) => readPlain(`Elena Brandner\nelena.brandner@mail.example\n\n${text}`);
const jobsOf = (text: string) => read(text).experience.map(({ title, employer }) => `${title} @ ${employer}`);

it.each([
  'Kurzarbeit',
  'Kurzarbeit der Branche',
  'Unbezahlter Urlaub, Velotour Lissabon – Wil',
  'Congedo maternità e pausa familiare',
  'Moderskaps- och föräldraledighet',
  'Vårdledig',
  'Orlov: bopæl i Tromsø med familien',
  'Unpaid leave',
  'Leave of absence to look after my father',
  'Parental leave and travel',
  'Extended leave, South America',
  'Congé sans solde, tour d’Europe à vélo',
  'Congé maternité puis congé parental',
  'Mise en disponibilité pour suivre mon conjoint',
  'Chômage partiel',
  'ERTE',
  'Permiso no retribuido',
  'Licencia sin goce de sueldo',
  'Excedencia por cuidado de hijos',
  'Cuidado de mi madre',
  'Aspettativa non retribuita',
  'Congedo parentale',
  'Cassa integrazione',
  'Assistenza a mia madre',
  'Licença-maternidade',
  'Licença sem vencimento para cuidar do pai',
  'Período sabático',
  'Onbetaald verlof',
  'Tijdskrediet voor de kinderen',
  'Loopbaanonderbreking',
  'Bevallingsverlof en ouderschapsverlof',
  'Mantelzorg voor mijn vader',
  'Tjänstledig för resa',
  'Föräldraledighet',
  'Permitterad',
  'Plejeorlov',
  'Barsels- og forældreorlov',
  'Orlov uden løn',
  'Pappapermisjon',
  'Mutterschafts- und Elternurlaub',
  'Elternkarenz',
  'Pflegekarenz',
  'Zwischenjahr',
  'Sabbatjahr',
  'Sabbatical, Weltreise',
  'Pflege meiner Mutter',
  'Ulønnet permisjon',
  'Career break',
  'Stay-at-home parent',
  'Hemma med barnen',
  'Viaggio in Sudamerica',
  'Volta ao mundo',
  'Fietsreis naar Kaapstad',
  'Année sabbatique',
  'Pausa familiar',
  'Elternzeit und Kurzarbeit',
  'Año sabático, viaje por Asia',
  'Care of elderly parents',
  'Caring responsibilities',
  'Family caring responsibilities',
  'Full-time care of my mother',
  'Care of my father',
  'Familienzeit',
  'Familienpause',
  'Pflege des Vaters',
  'Betreuung der Kinder',
  'Betreuung meiner Eltern',
  'Aide à ma mère',
  'Aidante familiale',
  'Accompagnement de mon père',
  'Prendre soin de ma mère',
  'Soins à mon père malade',
  'Atención a mi padre',
  'Cuidadora de mi madre',
  'Assistenza familiare',
  'Assistenza ai genitori',
  'Apoio à mãe doente',
  'Cuidadora da minha mãe',
  'Zorg voor zieke moeder',
  'Zorg voor de kinderen',
  'Vård av anhörig',
  'Vårdade min mor',
  'Anhörigvårdare',
  'Pasning af mor',
  'Pasning af syg far',
  'Pleie av mor',
])('leave, short time, journeys and the care of kin are no jobs: %s', (text) => {
  expect(namesPause(text)).toBe(true);
});

it.each([
  'Maternity leave cover',
  'Caretaker, Hillview Farm',
  'Elternzeitvertretung',
  'Sabbatical Officer',
  'Caretaker of a farm',
  'Hofverwalter',
  'Vertretung Elternzeit',
  'Reiseleiter',
  'Travel Consultant',
  'Care Assistant',
  'Live-in carer, Helping Hands Ltd',
  'Leave Administrator',
  'Kurzarbeit-Sachbearbeiter',
  'Föräldravikariat',
  'Barselsvikar',
  'Verlofmedewerker',
  'Betreuung der Kunden',
  'Assistenza clienti',
  'Aide à domicile',
  'Cuidadora de ancianos',
  'Assistenza anziani',
  'Pasning af børn, Børnehuset',
  'Betreuung, Altersheim Sonnmatt',
  'Velotour GmbH',
  'Mitarbeit am elterlichen Bauernhof',
  'Vårdare',
  'Erteco S.A.',
  'Lavoro ridotto S.r.l.',
  'Permittering Consulting AB',
  'Pleie og omsorg, Oslo kommune',
  'Care for children, Happy Days Nursery',
  'Pflege der Patienten',
  'Zorg voor ouderen',
  'Cura dei pazienti',
  'Family Caring Services',
  'Vårdledare',
  'Familienzentrum Leiterin',
])('who works with leave, travel or care has a job: %s', (text) => {
  expect(namesPause(text)).toBe(false);
});

it.each([
  ['03.2016 – 04.2016\tUnbezahlter Urlaub, Velotour Lissabon – Wil'],
  ['04.2016 – 05.2016\tMitarbeit am elterlichen Bauernhof, Kurzarbeit der Branche'],
  ['03.2016 – 04.2016\tOrlov: bopæl i Tromsø med familien'],
  ['3/2016 – 4/2016\tModerskaps- och föräldraledighet'],
])('a pause between two jobs takes neither the title nor the employer of one: %s', (pause) => {
  const jobs = jobsOf(`**Experience**
05.2016 – 12.2019\t**Systems Engineer**, Thurbau Informatik AG
\tRosters, plans, supervision
${pause}
09.2010 – 02.2016\t**Nurse**, Hirschmatt Hospital`);
  expect(jobs).toEqual(['Systems Engineer @ Thurbau Informatik AG', 'Nurse @ Hirschmatt Hospital']);
});

it('work that stands before the leave that it was done in stays', () => {
  const jobs = jobsOf(`**Berufserfahrung**
05.2016 – 12.2019\t**Souschef**, Hotel Gipfelglück, Graz
03.2016 – 04.2016\t**Köchin**, Gasthof Kirchenwirt, Kurzarbeit
09.2010 – 02.2016\t**Köchin**, Restaurant Murblick, Graz`);
  expect(jobs).toContain('Köchin @ Gasthof Kirchenwirt');
  expect(jobs).toHaveLength(3);
});

it('several places behind an employer are its places and no title, whatever words they have', () => {
  const jobs = read(`**Experience**
**Marrowstone Hotels & Resorts** – Savannah, GA and Hilton Head, SC \t2014 – 2020
**Director of Rooms**, Savannah (January 2019 – April 2020)
**Front Office Manager**, Savannah (March 2016 – December 2018)
**Assistant Front Office Manager**, Hilton Head (June 2014 – March 2016)`).experience;
  expect(jobs.map(({ title }) => title)).toEqual([
    'Director of Rooms',
    'Front Office Manager',
    'Assistant Front Office Manager',
  ]);
  expect(new Set(jobs.map(({ employer }) => employer))).toEqual(new Set(['Marrowstone Hotels & Resorts']));
});

it.each([
  'Long-Term Substitute, Grade 2',
  'Suppléante',
  'Profesora interina',
  'Supplente annuale',
  'Vertretungskraft',
])('who stands in for others has a title, and the employer stands below it: %s', (title) => {
  const [first] = jobsOf(`**Experience**
**${title}** \tJanuary 2012–May 2012
Nevada Public Schools, Nevada, Iowa
**Student Teacher** \tAugust 2011–December 2011
Meredith Elementary, Des Moines, Iowa`);
  expect(first).toMatch(new RegExp(`^${title} @ Nevada Public Schools`));
});

it.each([
  ['**Other**\nFluent in Italian. Clean driving licence.', ['Italian']],
  [
    '**Profile**\nNurse on wards. I am fluent in Portuguese and Spanish. I lead teams.',
    ['Portuguese', 'Spanish'],
  ],
  ['**Profil**\nJe maîtrise l’anglais et l’espagnol.', ['English', 'Spanish']],
  ['**Perfil**\nDomino el inglés y el francés.', ['English', 'French']],
  [
    '**Capacità linguistiche**\nInglese: B1\nTedesco: B2\nCatalano: parlato in famiglia',
    ['English', 'German', 'Catalan'],
  ],
  ['**Talen**\nNederlands (moedertaal), Tarifit (thuistaal), Engels (B1)', ['Dutch', 'Tarifit', 'English']],
])('languages that a sentence or a level tells are read: %s', (text, languages) => {
  expect(read(text).languages).toEqual(languages);
});

it.each([
  ['American Sign Language (conversational), Spanish (basic)', 'American Sign Language'],
  ['British Sign Language (level 2), Spanish (basic)', 'British Sign Language'],
  ['Auslan (fluent), Spanish (basic)', 'Auslan'],
  ['Sign language (basic), Spanish (basic)', 'Sign language'],
])('a sign language is the one that the page names: %s', (text, language) => {
  expect(read(`**Languages**\n${text}`).languages).toEqual([language, 'Spanish']);
});

it.each([
  'Piedade · Jaboatão dos Guararapes – PE',
  'Rua das Flores, 10 - Piedade\nJaboatão dos Guararapes - PE, 54410-000',
  'Piedade, Jaboatão dos Guararapes/PE',
])('a quarter called as a town elsewhere gives way to the city that stands with its state: %s', (place) => {
  const { location } = readPlain(
    `João Albuquerque\n${place}\njoao@mail.example\n\n**Experiência**\n2019 – atual\tAnalista, Empresa Boa Ltda`,
  );
  expect(location).toMatchObject({ city: 'Jaboatão dos Guararapes', country_code: 'BR' });
});
