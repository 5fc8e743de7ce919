import { describe, expect, it } from 'vitest';
import { unknownNamesIn } from '#src/domain/ads/unknown-names.ts';

const LISTS = '**What you will do**\n\n- Keep the books in Zorbly\n- Answer the phone';
const namesOf = (prose: string, isUnread = true): string[] =>
  unknownNamesIn(
    { title: 'Yard Clerk', headline: null, body: `${prose}\n\n${LISTS}`, bullets: ['Two years with Plixo'] },
    ['Ludlow', 'Harbour Talent'],
    isUnread,
  ).map(({ words }) => words);

describe('a name in a drafted ad that nothing explains', () => {
  it.each([
    'We do the fit-out for Brackenshaw and their lot.',
    'The yard is next door to Tolliver’s and shares its gate.',
    'The work that Oyelaran promised is still to be done.',
    'We are in talks with Tregarrow about the lease.',
    'A 24 aside herringbone with Marcus and his brother.',
    'We share the kitchen with Brackenshaw and their lot.',
    'A new line with Brackenshaw starts in May.',
    'The new plant is with Tregarrow and the bank.',
    'Good day Riaan, we are looking for a clerk.',
    'On cherche quelqu’un pour le chantier de Kervadec.',
  ])('holds the ad with the whole sentence: %s', (sentence) => {
    expect(namesOf(`The yard opens at six. ${sentence}`)).toEqual([sentence]);
  });

  it.each([
    'The yard is in Ludlow and opens at six.',
    'Hoedspruit, on the reserve, 20 km from the gate.',
    'Place: Rudrapur, and the bus stops outside.',
    'The crew goes as far as Port Stephens.',
    'All of it is done in Excel and SAP.',
    'The books are kept in Zorbly, and Plixo is open all day.',
    'You run the Aistear day with two others.',
    'Bien : carnet d’architectes, logiciel ProDevis.',
    'We use Dext and a bit of Zapier.',
    'Checking blister packs, order entry on Kroll, calling doctors for refills.',
    'The bar pours Estrella and local cider.',
    'The workshop has a Hunter aligner and two Ravaglioli lifts.',
    'Aboriginal and Torres Strait Islander people are encouraged to apply.',
    'Req. for a yard that opens at six.',
    '54 bail rotary with Protrack and collars.',
    'A 24 aside herringbone with Zorvane and cup removers.',
    'Two modern vans with Trackwell and dash cams.',
    'A five axis machine with Probewerk.',
    'Looking for a clerk for our Tiong Bahru kitchen.',
    'Two shifts at our Joo Chiat shop.',
    'We are a team of nine and finish at three on Fridays.',
  ])('lets go a place, a tool, what is done and what a list names: %s', (sentence) => {
    expect(namesOf(sentence)).toEqual([]);
  });

  it('reads no names in German, which writes every noun with a capital', () => {
    const body =
      'Behandeln im 25-Minuten-Takt, Lymphdrainage und Hausbesuche im Seniorenheim. Wir sind zu acht.';
    expect(unknownNamesIn({ title: 'Physio', headline: null, body, bullets: [] }, [], true)).toEqual([]);
  });

  it('is only told to a person who publishes, and quotes the name', () => {
    const ad = { title: 'Clerk', headline: null, body: 'We do the fit-out for Brackenshaw.', bullets: [] };
    const [found] = unknownNamesIn(ad, [], false);
    expect(found?.verdict).toBe('look');
    expect(found?.reason).toContain('“Brackenshaw”');
  });
});

describe('a short sentence of an ad in another language', () => {
  const body = (sentence: string): string =>
    `Buscamos una persona para mantener las máquinas de la planta y reparar averías. ${sentence} El horario es de mañana y el contrato es indefinido.`;
  const held = (sentence: string): string[] =>
    unknownNamesIn(
      { title: 'Electromecánico', headline: null, body: body(sentence), bullets: [] },
      ['Martorell'],
      true,
    ).map(({ words }) => words);

  it.each(['Empezaría el 11/01/2027.', 'Trabajarías en turno de tarde.', 'Incorporación en enero.'])(
    'is read by the language of the whole: %s',
    (sentence) => {
      expect(held(sentence)).toEqual([]);
    },
  );

  it.each(['Empezaría con Zorbalte el lunes.', 'Lo llevaba Oyarzun hasta ahora.'])(
    'still holds the ad for a name: %s',
    (sentence) => {
      expect(held(sentence)).toEqual([sentence]);
    },
  );
});
