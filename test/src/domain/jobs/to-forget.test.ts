import { describe, expect, it } from 'vitest';
import { briefLines, correctedText } from '#src/domain/jobs/brief-lines.ts';
import { withoutForgotten, withoutRather, withoutTakenBack } from '#src/domain/jobs/to-forget.ts';

describe('an old text of a job that is to be forgotten', () => {
  it.each([
    ['Die vorige Anzeige (Olten) bitte ignorieren, es geht um Thun.', 'Es geht um Thun.'],
    ['The previous brief (Slough) can be scrapped, it is Reading now.', 'It is Reading now.'],
    ['Please disregard the earlier spec from May. We want a welder.', 'We want a welder.'],
    ['L’ancienne fiche (Caen) est à oublier, c’est pour Rennes.', 'C’est pour Rennes.'],
    ['Olvida la oferta anterior (Huelva), es para Cádiz.', 'Es para Cádiz.'],
    ['La vecchia scheda (Lodi) la può dimenticare, si tratta di Cremona.', 'Si tratta di Cremona.'],
    ['De vorige tekst (Almelo) mag je negeren, het gaat om Hengelo.', 'Het gaat om Hengelo.'],
    ['Esqueça a vaga antiga (Braga), é para Guimarães.', 'É para Guimarães.'],
    ['Den gamla texten är fel.', 'Den gamla texten är fel.'],
    ['Den tidigare annonsen (Luleå) kan du glömma, det gäller Piteå.', 'Det gäller Piteå.'],
  ])('is none of it: “%s”', (said, left) => expect(withoutForgotten(said).open).toBe(left));

  it.each([
    'You never forget the figures of the month.',
    'Ignore alarms at your peril.',
    'The last post is empty, so we need a cook.',
    'Update the last version of forms and ignore spam.',
  ])('is none in “%s”', (said) => expect(withoutForgotten(said)).toEqual({ open: said, told: [] }));

  it('is told to the recruiter, and stands in no text of an ad', () => {
    const brief = 'Bäcker gesucht\nDie alte Anzeige (Aarau) können Sie vergessen, es geht um Thun.\nVollzeit';
    expect(briefLines(brief).left_out.join(' ')).toContain('Aarau');
    expect(briefLines(brief).lines.join(' ')).not.toContain('Aarau');
    expect(correctedText(brief)).not.toContain('Aarau');
  });

  it('takes no time to look for in long lines', () => {
    const began = performance.now();
    withoutForgotten('the old ad from '.repeat(20_000));
    withoutForgotten(`forget ${'a '.repeat(180)}`);
    withoutTakenBack([`no ${'no '.repeat(20_000)}`, 'sorry '.repeat(20_000)]);
    withoutRather('remote a b c, no '.repeat(10_000));
    expect(performance.now() - began).toBeLessThan(3000);
  });
});

describe('a line that takes back the one before', () => {
  it.each([
    [
      ['a cook', '20 an hour', 'no scratch that, 23 an hour'],
      ['a cook', '23 an hour'],
    ],
    [
      ['Koch', '18 Euro die Stunde', 'halt, vergiss das: 20 Euro die Stunde'],
      ['Koch', '20 Euro die Stunde'],
    ],
    [
      ['a cook', 'start 3 May', 'full time', 'sorry ignore that, start 10 May'],
      ['a cook', 'full time', 'start 10 May'],
    ],
    [
      ['a cook', '20 an hour', 'sorry forget that, 23 an hour, the boss agreed it'],
      ['a cook', '23 an hour'],
    ],
  ])('wins: %j', (said, left) => expect(withoutTakenBack(said).lines).toEqual(left));

  it('takes nothing back of another kind', () => {
    const said = ['a cook for a busy kitchen', 'scrap that'];
    expect(withoutTakenBack(said).lines).toEqual(said);
  });
});

describe('where or how long somebody works after all', () => {
  it.each([
    ['Remote at first, well no. hybrid, two days in', 'hybrid, two days in'],
    ['Full time, no actually, part time', 'part time'],
    ['Vollzeit, ach nein, Teilzeit', 'Teilzeit'],
    ['No remote, hybrid', 'No remote, hybrid'],
  ])('is the one behind the no: “%s”', (said, left) => expect(withoutRather(said)).toBe(left));
});
