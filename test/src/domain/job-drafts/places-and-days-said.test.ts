import { describe, expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';
import { daysInFigures } from '#src/domain/job-drafts/spoken-days.ts';
import { startIn } from '#src/domain/job-drafts/start.ts';

const placeOf = (text: string, home: string) => readRole(text, home, '2026-11-29').fields.location;

describe('where the work is', () => {
  it.each([
    ['Un cuisinier pr Rennes. CDI temps plein.', 'FR', 'Rennes'],
    ['Preciso de um eletricista, pra Curitiba, presencial.', 'BR', 'Curitiba'],
    ['Bäcker gesucht\nEs geht um Thun.\nVollzeit', 'CH', 'Thun'],
    ['baker, salem oregon. full time', 'US', 'Salem'],
    ['Koch in Frankfurt am Main, Vollzeit', 'DE', 'Frankfurt am Main'],
  ])('is read of “%s”', (text, home, city) => expect(placeOf(text, home)?.city).toBe(city));

  it('stays with a remote job whose ad is to have it', () =>
    expect(placeOf('Bookkeeper, fully remote in the UK. Put Exeter as the location.', 'GB')).toMatchObject({
      type: 'remote',
      city: 'Exeter',
      country_code: 'GB',
    }));
});

describe('a start that is said in words', () => {
  it.each([
    ['start the twenty first of Sept, twenty twenty-eight', '2028-09-21'],
    ['start by June the third, two thousand and twenty-seven', '2027-06-03'],
    ['Beginn am zweiten Mai zweitausendsiebenundzwanzig', '2027-05-02'],
    ['Début le dix-huit juin deux mille vingt-sept', '2027-06-18'],
    ['Inicio el seis de abril de dos mil veintiocho', '2028-04-06'],
    ['Inizio il venti maggio duemilaventisette', '2027-05-20'],
    ['Início em dois de junho de dois mil e vinte e sete', '2027-06-02'],
    ['Start op drie mei tweeduizendzevenentwintig', '2027-05-03'],
    ['Start den tredje maj tjugohundratjugosju', '2027-05-03'],
  ])('is a day: “%s”', (said, day) => expect(startIn(undefined, said, '2026-11-29', 'GB').day).toBe(day));

  it.each(['The second may be late', 'six sept ans', 'one march over the hills'])('is none in “%s”', (said) =>
    expect(daysInFigures(said)).toBe(said),
  );
});
