import { describe, expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const shown = (text: string, name: string, employers: string[], schools: string[] = []): string =>
  scrub(
    text,
    identityOf({
      candidate: {
        name,
        experience: employers.map((employer) => ({ title: 'x', employer })),
        education: schools.map((school) => ({ school })),
      },
    }),
  ).text;

describe('What a recorded house is called for short goes', () => {
  it.each([
    [
      "Shifts as a stillman, then Pargeter's, where two brands are made.",
      'Pargeter',
      ['William Pargeter & Sons'],
    ],
    ['Came from Pargeter in 2019 and stayed.', 'Pargeter', ['William Pargeter & Sons']],
    ['Four years at O’Malley’s, then home.', 'Malley', ['Carden O’Malley']],
    ['Egy éve a Tiszánál dolgozik, előtte a Videotonnál volt.', 'Tiszánál', ['Tisza', 'Videoton']],
    ['Pracuje w Parowozowej od 2015 i lubi to miejsce.', 'Parowozowej', ['Parowozowa Kuźnia']],
    ['Vuodesta 2013 Nokialla, sitä ennen EB:llä viisi vuotta.', 'EB:', ['Nokia', 'Elektrobit']],
    ['The rides of the big one (yes, Blacko), six weeks of rain.', 'Blacko', ['Blackwater Pleasure Park']],
    ['Three years with Tramie’s rival, and twelve at the Gas.', 'the Gas', ['Ballarat Gas']],
    ['Hired out of GP’s paper towel business in 2020.', 'GP', ['Georgia-Pacific']],
    ['이전에는 팬오션에서 2항사로 근무했습니다.', '팬오션', ['Pan Ocean']],
    ['До этого пять лет в КМГ, вахта.', 'КМГ', ['КазМунайГаз']],
    ['Ran four filings at Chugai, and likes order.', 'Chugai', ['中外製薬']],
  ])('%s', (text, piece, employers) => {
    expect(shown(text, 'Xanthe Marlowe', employers)).not.toContain(piece);
  });

  it.each([
    ['Trained in Nigeria (UI, then four years on a unit with 6,000 births).', 'UI', 'University of Ibadan'],
    ['Soja, maíz tardío, ensayos a campo. FAUBA.', 'FAUBA', 'Universidad de Buenos Aires'],
    ['Formada pela FEUP em 2011 com distinção.', 'FEUP', 'Universidade do Porto'],
    ['한국해양대 졸업. 육상직을 희망합니다.', '한국해양대', 'Korea Maritime and Ocean University'],
  ])('and a school: %s', (text, piece, school) => {
    expect(shown(text, 'Xanthe Marlowe', [], [school])).not.toContain(piece);
  });

  it.each([
    ['The gas bill was paid, and the Gas Safe card is valid.', ['Ballarat Gas']],
    ['UI and UX design, with UI tests since 2019.', ['Umbrella Industries']],
  ])('and what is none stays: %s', (text, employers) => {
    expect(shown(text, 'Xanthe Marlowe', employers)).toBe(text);
  });
});

describe('What people of other languages make of a given name goes', () => {
  it.each([
    ['Resi ist Küchenchefin und führt 28 Leute.', 'Theresia Hinterleitner', 'Resi'],
    ['Honza je mechanik, dvanáct let v dílně.', 'Jan Novák', 'Honza'],
    ['Pista tíz éve hegesztő.', 'István Kovács', 'Pista'],
    ['Staszek pracuje na budowie od lat.', 'Stanisław Wrona', 'Staszek'],
    ['Mitsos knows turbines.', 'Dimitrios Papas', 'Mitsos'],
    ['Mimmo guida la squadra da anni.', 'Domenico Esposito', 'Mimmo'],
    ['Jocke lagar allt som rör sig.', 'Johan Ek', 'Jocke'],
  ])('%s', (text, name, called) => {
    expect(shown(text, name, [])).not.toContain(called);
  });

  it('and a word of the language stays', () => {
    expect(shown('Happy with nights, happy to relocate.', 'Harpreet Gill', [])).toBe(
      'Happy with nights, happy to relocate.',
    );
  });
});

it.each([
  ['Eleven years: seven with S7 and the rest abroad.', 'S7', 'Subsea 7'],
  ['Cut trailers at C4 for two years.', 'C4', 'Channel 4'],
])('marks letters and a number that may be a house: %s', (text, piece, employer) => {
  const person = identityOf({
    candidate: { name: 'Xanthe Marlowe', experience: [{ title: 'x', employer }] },
  });
  expect(uncertainIn(text, person, 'anonymous').map((one) => one.text)).toContain(piece);
});
