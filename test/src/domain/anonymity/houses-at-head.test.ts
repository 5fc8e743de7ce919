import { describe, expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

const person = (name: string, employers: readonly string[]) =>
  identityOf({
    candidate: {
      name,
      experience: employers.map((employer) => ({ title: 'Manager', employer })),
      education: [],
    },
  });

describe('a recorded employer at the head of a sentence', () => {
  it.each([
    ['Delta Holding', 'Delta since 2017, on the group accounts.', 'Delta'],
    ['Mace', 'Mace on the towers for four years.', 'Mace'],
    ['Slater and Gordon', 'Slaters five years, conveyancing.', 'Slater'],
    ['Northern Trains', 'Drives diesels, Northern twelve years.', 'Northern'],
    ['Julius Berger', 'Bridges, JB in Abuja earlier.', 'JB'],
    ["St Vincent's University Hospital", "Stroke ward, Vincent's before.", 'Vincent'],
    ['Le Bristol Paris', 'Elle est chef de partie au Bristol depuis mars.', 'Bristol'],
  ])('goes where the time tells that somebody was there: %s', (employer, text, said) => {
    expect(scrub(text, person('Jane Doe', [employer])).text).not.toContain(said);
  });

  it.each([
    ['Next', 'Next two years would be in Leeds.'],
    ['Target', 'Target is 20 percent a year.'],
    ['Mace', 'Mace and nutmeg in the cake.'],
    ['Northern Trains', 'Northern accents are no problem.'],
  ])('stays where its word says something else: %s', (employer, text) => {
    expect(scrub(text, person('Jane Doe', [employer])).text).toBe(text);
  });
});

describe('whom and where a text names in passing', () => {
  const nobody = person('Jane Doe', ['Acme']);

  it.each([
    ['She turned down Paystack last spring.', 'Paystack'],
    ['They were let go by Lazada in the cuts.', 'Lazada'],
    ['Worked restoration on loan to FPL.', 'FPL'],
    ['Ran the boat for Sølvtrans one winter.', 'Sølvtrans'],
    ['Geeft les aan stagiairs van Howest in de week.', 'Howest'],
    ['An Ex-Ajinomoto intern.', 'Ajinomoto'],
    ['Final account agreed. Fatima Bello at Arcadis is a ref.', 'Fatima Bello'],
    ['Her sharemilker Bruce Tuffery offers a ref.', 'Tuffery'],
    ["Nads took over Tess Kowalczyk's book of villages.", 'Kowalczyk'],
    ['Drives to Leeds. Oom Frikkie his old foreman says take him.', 'Frikkie'],
    ['A Bia treinou a equipe. Coordenadora dela: Renata Quaresma.', 'Quaresma'],
    ["Il a tenu le poste pendant le service d'Éric Frechon.", 'Frechon'],
    ['Satts as the mess room has him taught the last two intakes.', 'Satts'],
    ['Ollie to the client team.', 'Ollie'],
  ])('goes by what the sentence says: %s', (text, said) => {
    expect(scrub(text, nobody).text).not.toContain(said);
    expect(marksIn([{ text, identity: nobody }], 'anonymous').flat()).not.toEqual([]);
  });

  it.each([
    'Thanks to everyone on the team.',
    'Critical to the team and calm.',
    'Sie berichtet an den Leiter Einkauf.',
    'Replaced Excel with a database.',
    'ACCA at F9, starts in June.',
    'CCNSG and SPA passports in date.',
    'Happy with Esbjerg or Hull.',
  ])('and what names nobody stays: %s', (text) => {
    expect(scrub(text, nobody).text).toBe(text);
  });
});
