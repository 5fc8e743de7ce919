import { describe, expect, it } from 'vitest';
import { readBrief } from '#src/domain/jobs/brief.ts';
import { peopleTold } from '#src/domain/jobs/people-told.ts';
import { draftPipeline } from '#src/domain/jobs/pipeline.ts';

const draft = (title: string, description: string, place = 'US') =>
  draftPipeline({
    title,
    description,
    location: { type: 'on_site', city: 'Picton', state: null, country: 'New Zealand', country_code: 'NZ' },
    employment_type: 'part_time',
    success_in_90_days: null,
    interview_format: 'video',
    client_name: null,
    place,
  });

const asked = (title: string, description: string): string => {
  const { assessment_criteria, interview_plan } = draft(title, description);
  return JSON.stringify([assessment_criteria, interview_plan]);
};

describe('what the gate stops or doubts of a line makes neither a criterion nor a question', () => {
  it.each([
    ['Oye, que no pasen de 40', 'pasen'],
    ['Ideally somebody whose family is complete', 'family'],
    ['Wer aus dem Dorf ist, ist uns lieber, am liebsten Einheimische', 'Einheimische'],
  ])('%s', (line, word) => {
    const said = asked(
      'Crew Foreman',
      `Duties:\n- Trench and glue pipe\n\nRequirements:\n- Irrigator license\n- ${line}`,
    );
    expect(said).not.toContain(word);
    expect(said).toContain('Irrigator license');
  });
});

describe('only what is asked for is a requirement', () => {
  it.each([
    ["There's four hours non contact time a week and the centre pays the registration"],
    ['A black suit and coat are supplied'],
    ['Diploma in Funeral Arranging paid for after six months'],
    ['We give a pension of 5%, practising certificate paid, and 25 days'],
    ["28 days' holiday pro rata"],
    ['Wir zahlen den Führerschein'],
    ['Le permis est pris en charge'],
  ])('what is given is an offer: %s', (line) => {
    const brief = readBrief(`Requirements:\n- Full driving licence\n- ${line}`);
    expect(brief.requirements.map(({ text }) => text)).toEqual(['Full driving licence']);
    expect(brief.offers.map(({ text }) => text)).toEqual([line]);
  });

  it.each([
    ['Swimming is not needed, life jackets are'],
    ['Knowledge of Revit is not required'],
    ['All nationalities with the right to work may apply'],
    ['Teachers of any faith or none may apply'],
  ])('what is not asked for is neither asked nor wished: %s', (line) => {
    const brief = readBrief(`Requirements:\n- Full driving licence\n- ${line}`);
    expect(brief.requirements.map(({ text }) => text)).toEqual(['Full driving licence']);
    expect(brief.nice_to_have).toEqual([]);
  });

  it.each([
    ['Own tools are a must, PPE is supplied'],
    ['Confident with typing orders of service'],
    ['SAP experience useful but not required'],
  ])('what is asked or wished beside it stays: %s', (line) => {
    const { requirements, nice_to_have } = readBrief(`Requirements:\n- Full driving licence\n- ${line}`);
    expect([...requirements, ...nice_to_have]).toHaveLength(2);
  });

  it('that somebody of the role is needed asks for nothing', () => {
    expect(asked('Slicer', 'Need a slicer.\n\n- slice striploins\n- sharpen knives')).not.toContain('Need a');
  });
});

it('words the criteria that a job’s own fields give in the language of its brief', () => {
  const { assessment_criteria } = draft(
    'Rezeptionist/in',
    'Aufgaben:\n- Check-in und Check-out der Gäste\n\nAnforderungen:\n- gutes Englisch und Erfahrung mit Fidelio',
  );
  expect(assessment_criteria.map(({ label }) => label).join()).not.toMatch(/Has |Can work|Wants/);
  expect(assessment_criteria.map(({ label }) => label)).toContain('Möchte in Teilzeit arbeiten');
});

describe('who at the client a brief speaks of by name, though no record has them', () => {
  it.each([
    ["A Level 3 certificate would be great but Moana will train someone who's keen.", ['Moana']],
    ['okay so um sina wants a lead teacher for the infants room', ['sina']],
    ['Wietske van Noordzwaluw zoekt een monteur in Den Helder', ['Wietske']],
    ['A porter for the night shift. Questions to Ishbel Quarrie 07700 900417', ['Ishbel', 'Quarrie']],
    [
      'Need a slicer.\n- slice striploins\n- wash down\n\nKev Brandt\nPlant Manager\nMundoora Meats',
      ['Kev', 'Brandt'],
    ],
  ])('%s', (text, people) => {
    expect(peopleTold(text)).toEqual(people);
  });

  it.each([
    ['The manager will train whoever comes. Management wants an accountant.'],
    ['You will train someone on the line. The client needs two fitters.'],
    ['Lead the crew\n- Test backflow preventers\n- Wash down'],
  ])('nobody is one: %s', (text) => {
    expect(peopleTold(text)).toEqual([]);
  });
});

it('leaves a signature of a name, an office and a house out of what is told of the job', () => {
  const { intro } = readBrief(
    'You work nights.\n\n- slice striploins\n- wash down\n\nKev Brandt\nPlant Manager\nMundoora Meats',
  );
  expect(intro.join(' ')).not.toMatch(/Brandt|Manager|Mundoora/);
});

it.each([
  ['For our eyes: client Banyan Quay Hotel, HR Jasmine Teo. The chef left after a food poisoning case.'],
  ['Für unsere Augen: der Betrieb heißt Banyan Quay, der Koch ging nach einem Vorfall.'],
  ['Pour nos yeux : le client est le Banyan Quay, le chef est parti après une affaire.'],
])('what is for the recruiter’s eyes alone is left out: %s', (line) => {
  const brief = readBrief(
    `Pastry Sous Chef, Singapore\n\nScope\n- Lead a team of 6\n- Order butter and flour\n\n${line}`,
  );
  const told = [...brief.intro, ...brief.responsibilities.map(({ text }) => text)].join(' ');
  expect(told).not.toContain('Banyan');
});
