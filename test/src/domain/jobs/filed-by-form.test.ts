import { describe, expect, it } from 'vitest';
import { readBrief } from '#src/domain/jobs/brief.ts';
import { asWhole, isFragment, wholeOf } from '#src/domain/jobs/fragments.ts';

const textsOf = (list: { text: string }[]): string[] => list.map(({ text }) => text);

describe('a note without headings', () => {
  it.each(['- Begin early March if possible', '- Start Anfang Mai', '- Début mi-mars', '- Inicio en abril'])(
    'is not read as a duty where it says when the work begins: %s',
    (line) => {
      const brief = readBrief(`Bench technician\n${line}\n- repair of mixers and pumps`);
      expect(JSON.stringify([brief.responsibilities, brief.requirements, brief.offers])).not.toContain(
        line.slice(2),
      );
    },
  );

  it('puts the days at home and in the office among the terms, and what is known well among what is asked', () => {
    const brief = readBrief('Cost analyst\n- Swindon, 3 days office 2 home\n- solid SQL\n- month end packs');
    expect(textsOf(brief.offers)).toContain('Swindon, 3 days office 2 home');
    expect(textsOf(brief.requirements)).toContain('Solid SQL');
    expect(textsOf(brief.responsibilities)).not.toContain('Solid SQL');
  });

  it.each(['Parttime, 24 uur, liefst per 1 maart', 'Vollzeit, 38 Stunden, am liebsten ab 1. Juni'])(
    'wishes for nothing where it says how somebody is engaged and from when: %s',
    (line) => {
      const brief = readBrief(`${line}\nTaken: machines poetsen, smeren, onderdelen bestellen`);
      expect(textsOf(brief.nice_to_have)).toEqual([]);
      expect(brief.intro.join(' ')).toContain(line);
    },
  );

  it.each([
    'On a mutuelle à 60 %, trois samedis libres par mois et le café gratuit.',
    'We have a pension, free parking and a gym next door.',
  ])('offers what it says that there is: %s', (line) =>
    expect(readBrief(`Boucher pour Rennes.\n${line}`).offers).toHaveLength(1),
  );

  it('says no leave of a duty that is about leave', () => {
    const brief = readBrief('Payroll clerk.\nRun weekly payroll for 300 with sick pay and maternity leave.');
    expect(brief.offers).toEqual([]);
    expect(textsOf(brief.responsibilities)).toHaveLength(1);
  });

  it.each(['Four months to start, could roll on', 'Nine months initially, likely extended'])(
    'asks nothing where it says how long somebody is engaged: %s',
    (line) => expect(readBrief(`Fitter for the yard.\n${line}`).requirements).toEqual([]),
  );

  it.each(['Three seasons in vineyards, chainsaw ticket', 'Two years as a buyer, purchasing diploma'])(
    'still asks for how long somebody did something: %s',
    (line) => expect(readBrief(`Foreman for the yard.\n${line}.`).requirements).toHaveLength(1),
  );
});

describe('what is offered', () => {
  const brief = readBrief(
    'The deal:\n25 days leave, gym\nApplication deadline 4 May, 1st intv w/c 11 May by Teams\nStart June\nHours 8-4',
  );
  it('has no day on which people are chosen or begin', () => {
    expect(JSON.stringify(brief.offers)).not.toMatch(/intv|June/);
    expect(brief.process.join(' ')).toContain('1st intv');
  });
});

describe('what is dictated', () => {
  it('has no sign in words behind a stop, and no sound of thinking', () => {
    const said = JSON.stringify(
      readBrief(
        'Baker for Cork uh they need him early. New paragraph. You knead and bake. New paragraph. Free bread.',
      ),
    );
    expect(said).not.toMatch(/new paragraph|\buh\b/iu);
  });
  it('keeps the words of other languages that sound so', () =>
    expect(readBrief('Arbeitsbeginn ist um 6 Uhr. Precisamos de um pedreiro.').intro.join(' ')).toContain(
      'um 6 Uhr',
    ));
});

describe('a piece that a cut has left', () => {
  it.each([
    'The post is for men only under the Act because.',
    '% of what you sell.',
    '/plasterer.',
    'And beginners.',
    'Nur für Frauen aufgrund.',
  ])('is none: %s', (said) => expect([isFragment(said), asWhole(said)]).toEqual([true, null]));
  it.each([
    'You log in and out.',
    'Und du führst ein Team.',
    'CDI 39 h',
    '20% of what you sell',
    'What we are for.',
  ])('is no whole sentence: %s', (said) => expect(isFragment(said)).toBe(false));
  it('is whole without the word that it went on with', () => {
    expect(asWhole('You will be told no often and')).toBe('You will be told no often');
    expect(asWhole('And you must hold a licence')).toBe('You must hold a licence');
  });
  it('is found again in its sentence', () =>
    expect(
      wholeOf('Open to women only because.', ['Hi.', 'Open to women only because of the care given.']),
    ).toBe('Open to women only because of the care given.'));
});
