import { describe, expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/index.ts';
import { toldRounds } from '#src/domain/jobs/interview-process.ts';

const fieldsOf = (text: string, home: string) => readRole(text, home, '2026-11-26').fields;

describe('a brief from many countries', () => {
  it.each([
    [
      'NZ',
      'Kia ora\n\nTo confirm what we are after:\n\nTeam Leader, Libraries. Ashburton. Permanent.',
      'Team Leader, Libraries',
      'Ashburton',
    ],
    [
      'IT',
      'Buongiorno, ci servirebbe una Segretaria di studio a Bologna, part time.',
      'Segretaria di studio',
      'Bologna',
    ],
    [
      'IT',
      'Cerchiamo un Manutentore elettromeccanico per lo stabilimento di Piacenza.',
      'Manutentore elettromeccanico',
      'Piacenza',
    ],
    [
      'NL',
      'Hoi Bas,\n\nWe zoeken een Projectleider werktuigbouw voor onze vestiging in Zwolle.',
      'Projectleider werktuigbouw',
      'Zwolle',
    ],
    [
      'BR',
      'Oi Ana, tudo bem? Preciso de um Assistente de Faturamento pra filial de Contagem (MG).',
      'Assistente de Faturamento',
      'Contagem',
    ],
    [
      'FR',
      'Il nous faut un Infirmier coordinateur (H/F) pour notre EHPAD de Chambéry, 74 lits.',
      'Infirmier coordinateur (H/F)',
      'Chambéry',
    ],
    [
      'ZA',
      'More Thandi\n\nSHEQ Officer for the quarry outside Rustenburg. Permanent.',
      'SHEQ Officer',
      'Rustenburg',
    ],
    [
      'CA',
      'hey Jen, looking for a Production Supervisor, afternoons 2-10:30, Calgary. full time',
      'Production Supervisor',
      'Calgary',
    ],
    [
      'SG',
      'Dear Li Ting,\n\nPosition : Technical Superintendent\nPlace : Alexandra Road office, Singapore\nFleet : 5 bulkers',
      'Technical Superintendent',
      'Singapore',
    ],
    [
      'IE',
      'Hi Emma\n\nWe need a temp Payroll Administrator in Monaghan for about 14 weeks.',
      'Payroll Administrator',
      'Monaghan',
    ],
  ])('names the role and the place (%s): %j', (home, text, title, city) => {
    expect(fieldsOf(text, home)).toMatchObject({ title, location: { city } });
  });

  it.each([
    [
      'ES',
      'Ingeniera de datos, 100% en remoto desde cualquier punto de España.',
      { type: 'remote', country_code: 'ES' },
    ],
    [
      'ES',
      'Programador backend\n100% remoto dentro de España, la oficina está en Zaragoza',
      { type: 'remote', country_code: 'ES' },
    ],
    [
      'FR',
      'Développeur\nTélétravail complet depuis la France, siège à Nantes.',
      { type: 'remote', country_code: 'FR' },
    ],
    ['IT', 'Sviluppatore\nda remoto in Italia', { type: 'remote', country_code: 'IT' }],
    [
      'US',
      'Coder (remote)\nYou may work from anywhere in the continental US.',
      { type: 'remote', country_code: 'US' },
    ],
    [
      'NL',
      'Planner voor onze vestiging in Zwolle, één dag per week thuiswerken.',
      { type: 'hybrid', city: 'Zwolle' },
    ],
    ['IN', 'Data Analyst, Hyderabad, 3 days wfo.', { type: 'hybrid' }],
  ])('tells where and how it is done (%s): %j', (home, text, location) => {
    expect(fieldsOf(text, home).location).toMatchObject(location);
  });

  it.each([
    [
      'FR',
      'Soudeur, intérim 3 mois, Saint-Chamond, à partir du lundi 4 janvier 2027',
      'contract',
      '2027-01-04',
    ],
    [
      'IT',
      'Cuoco a Bologna, tempo indeterminato.\nInizio previsto: 1° febbraio 2027.',
      'full_time',
      '2027-02-01',
    ],
    [
      'IE',
      'Clerk in Monaghan, 37 hours. Would want them in on Monday 7 December.',
      'full_time',
      '2026-12-07',
    ],
    ['NL', 'Chauffeur in Barendrecht, 45 uur p/w, uitzenden\nstart ma 14 december', 'contract', '2026-12-14'],
  ])('tells the hours and the start (%s): %j', (home, text, employment_type, target_start_date) => {
    expect(fieldsOf(text, home)).toMatchObject({ employment_type, target_start_date });
  });

  it('takes the place of nothing that was told in confidence', () => {
    const { location } = fieldsOf(
      'Team Leader, Libraries. Ashburton. Permanent.\n\nNot for anyone else please. There is a proposal to close the Tinwald branch.',
      'NZ',
    );
    expect(location).toMatchObject({ city: 'Ashburton' });
  });

  it('parts what is asked from what is wished at the end of its list', () => {
    const { spec } = fieldsOf(
      "Soudeur à Lyon\nIl faut la licence TIG à jour, 2 ans d'expérience, CACES si possible.",
      'FR',
    );
    expect(spec?.requirements?.join(', ')).toMatch(/licence TIG à jour, 2 ans/);
    expect(spec?.nice_to_have?.join()).toMatch(/CACES/);
  });
});

it.each([
  ['first me on Zoom, then a tasting at the hotel', ['video', 'trial']],
  ['Two interviews, Teams then here on the mine.', ['video', 'in_person']],
  [
    'Due colloqui, il primo in videochiamata e il secondo in sede con il responsabile.',
    ['video', 'in_person'],
  ],
  ['Eerst een kop koffie hier, daarna een tweede gesprek met de directie.', ['in_person', 'in_person']],
  ["On se voit d'abord par téléphone puis ici avec le directeur.", ['phone', 'in_person']],
  ['Proceso: prueba técnica en casa, y una videollamada con dos del equipo.', ['technical', 'video']],
  ['We’d interview in person, panel of three.', ['in_person']],
  ['I’ll talk to them on the phone, no need for more than that.', ['phone']],
])('reads how people are met: %s', (said, kinds) => {
  expect(toldRounds(said).map(({ kind }) => kind)).toEqual(kinds);
});
