import { describe, expect, test } from 'vitest';
import { firstNameOnly, identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string) => identityOf({ candidate: { ...splitName(name), experience: [], education: [] } });

describe('a surname that is a trade as well', () => {
  test.each([
    ['Margarete Schreiner', 'Gretel Schreiner ist gelernte Köchin.', 'Schreiner'],
    ['Sebastian Fischer', 'Basti Fischer leitet das Lager seit 2015.', 'Fischer'],
    ['Katharina Müller', 'Kathi Müller näht, und das gut.', 'Müller'],
    ['Wilhelm Gärtner', 'Willi Gärtner fährt den Kran.', 'Gärtner'],
  ])('goes right behind a short form of the own given name, at both levels: %s', (name, text, surname) => {
    expect(scrub(text, of(name)).text).not.toContain(surname);
    expect(firstNameOnly(text, of(name)).text).not.toContain(surname);
  });

  test('stays where it is the trade', () => {
    const text = 'Der Gärtner am Friedhof kennt die Person gut.';
    expect(scrub(text, of('Wilhelm Gärtner')).text).toBe(text);
  });

  test.each([
    ['Chiara Moro', 'Il mio cognome, Moro, lo sbagliano tutti.', 'Moro'],
    ['Lukas Bauer', 'Ich heiße mit Nachnamen Bauer.', 'Bauer'],
    ['Ana Herrero', 'Mi apellido, Herrero, viene de mi abuelo.', 'Herrero'],
    ['Luc Boulanger', 'Mon nom de famille, Boulanger, est courant.', 'Boulanger'],
  ])('goes where it is said to be the surname: %s', (name, text, surname) => {
    expect(firstNameOnly(text, of(name)).text).not.toContain(surname);
    expect(scrub(text, of(name)).text).not.toContain(surname);
  });
});

test.each([
  ['Rosa Vega', 'Conoce bien la Vega Alta y sus huertas.', 'Vega Alta'],
  ['João Costa', 'She has walked the Costa Brava from end to end.', 'Costa Brava'],
  ['Pedro Sierra', 'Guía de montaña en la Sierra Nevada.', 'Sierra Nevada'],
])('a landscape that begins with the word of a surname stays: %s', (name, text, kept) => {
  expect(scrub(text, of(name)).text).toContain(kept);
});

describe('a name that others gave', () => {
  test.each([
    ['Peter Mason', 'On site they call me Petey or Old Stone.', 'Old Stone'],
    ['Karl Weber', 'Alle nennen ihn Kalle oder Bär.', 'Bär'],
    ['Carmen Ortiz', 'La llaman Menchu o Chispa.', 'Chispa'],
  ])('goes behind an or as well: %s', (name, text, byname) => {
    expect(scrub(text, of(name)).text).not.toContain(byname);
  });

  test.each([
    ['Anjali Rao', 'Anjali di, as the team says, hired them.', 'The candidate, as'],
    ['Ravi Menon', 'They still ask Ravi bhaiya about boilers.', 'ask the candidate about'],
    ['Meera Shah', 'They often ask Meera ji.', 'ask the candidate.'],
  ])('goes with the word of respect behind it: %s', (name, text, expected) => {
    expect(scrub(text, of(name)).text).toContain(expected);
  });

  test.each([
    ['Peter Mason', 'They call it Excel or Word, and he knows both.', 'Excel or Word'],
    ['Meera Shah', 'Meera did the books.', 'did the books'],
  ])('what is no name stays: %s', (name, text, kept) => {
    expect(scrub(text, of(name)).text).toContain(kept);
  });
});

describe('a day of birth behind a verb', () => {
  test.each([
    'Nací el 4 de marzo de 1983 en Vigo.',
    'Vine al mundo el 4 de marzo de 1983.',
    'Nasci a 4 de março de 1983 em Faro.',
    'Nacqui il 4 marzo 1983.',
    'Elle naquit le 4 mars 1983.',
    'Urodziłem się 4 marca 1983 roku.',
    'Przyszłam na świat 4 marca 1983.',
    'Jag föddes den 4 mars 1983.',
    'Ich kam am 4. März 1983 in Ulm zur Welt.',
    'Ik kwam op 4 maart 1983 ter wereld.',
    'I came into the world on 4 March 1983.',
  ])('goes at both levels: %s', (text) => {
    expect(firstNameOnly(text, of('Ann Day')).text).not.toContain('1983');
    expect(scrub(text, of('Ann Day')).text).not.toContain('1983');
  });

  test.each([
    'La empresa nació el 3 de mayo de 2001.',
    'Il progetto nacque il 4 maggio 2004.',
    'Das Projekt wurde am 3. Mai 2004 geboren.',
  ])('of a thing stays: %s', (text) => {
    expect(firstNameOnly(text, of('Ann Day')).text).toBe(text);
  });
});

describe('dates of work', () => {
  test.each([
    ['April Stone', 'She joined in April 2016 and left in May 2019.', 'in April 2016 and left in May 2019'],
    ['Ann Day', 'The line went live in October 2021.', 'in October 2021'],
  ])('keep a month with its year: %s', (name, text, kept) => {
    expect(scrub(text, of(name)).text).toContain(kept);
  });

  test.each([
    ['Employed from March 2017 to June 2020.', 'Employed from 2017 to 2020.'],
    ['In post March 2017 – today.', 'In post 2017 – today.'],
    ['Hired on 3 May 2019.', 'Hired in 2019.'],
  ])('lose the month where a stint is told by both ends, and with a day: %s', (text, expected) => {
    expect(scrub(text, of('Ann Day')).text).toBe(expected);
  });
});

describe('what is marked without need', () => {
  const marked = (text: string, school: string, employer: string): string[] =>
    marksIn(
      [
        {
          text,
          identity: identityOf({
            candidate: {
              ...splitName('Ann Day'),
              experience: [{ title: 'Fitter', employer }],
              education: [{ school }],
            },
          }),
        },
      ],
      'anonymous',
    )
      .flat()
      .map((one) => one.text);

  test.each([
    'She moved to East London and works there.',
    'She speaks Dutch, German and West Frisian.',
    'There is a cherry tree in the yard.',
    'Hij heeft rijbewijs BE en een auto.',
    'She took her children to the market in Exeter.',
    'She restored Victorian terraces for years.',
  ])('goes unmarked: %s', (text) => {
    expect(marked(text, 'Exeter College of Design', 'Cherry Tree Nursery')).toEqual([]);
  });

  test('a house that is told twice in one breath is said once', () => {
    const who = identityOf({
      candidate: {
        ...splitName('Ann Day'),
        experience: [],
        education: [{ school: 'Igor Sikorsky Kyiv Polytechnic Institute' }],
      },
    });
    const text = 'A graduate of KPI, the polytechnic in Kyiv, she began in credit risk.';
    expect(scrub(text, who).text).toBe('A graduate of a college, they began in credit risk.');
  });
});
