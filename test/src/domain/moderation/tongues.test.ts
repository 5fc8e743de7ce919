import { describe, expect, it } from 'vitest';
import { type Review, review } from '#src/domain/moderation/index.ts';
import { tonguesOf } from '#src/domain/moderation/tongues.ts';
import { isEnglish } from '#src/domain/speech/index.ts';

const found = (text: string, as: Partial<Review> = {}) =>
  review([['text', text]], { subject: 'role', place: null, isUnread: true, ...as }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

describe('a line that picks people, in a language other than English, is not published unread', () => {
  it.each([
    ['age', 'Fürs Büro jemand zwischen fünfundzwanzig und vierzig.'],
    ['age', 'Un quadragénaire serait déjà trop vieux pour nous.'],
    ['age', 'Si cerca diplomato nato dopo il 1998.'],
    ['age', 'Vendedora hasta 30 años para perfumería.'],
    ['sex', 'Wij zien hier liever een kerel dan een dame.'],
    ['family', 'Candidata casada y con dos críos, faltará mucho.'],
    ['race_or_origin', 'Albaner kommen uns nicht ins Lager.'],
    ['race_or_origin', 'Niente filippini, il titolare è stato chiaro.'],
    ['religion', 'Geen mensen die vasten tijdens de ramadan.'],
    ['religion', 'Apenas evangélicos, se possível da nossa igreja.'],
    ['sexual_orientation', 'Han er homofil, det merkes ikke på jobb.'],
    ['disability_or_health', 'Kandydat choruje na padaczkę, lepiej uważać.'],
    ['disability_or_health', 'La candidate est sourde d’une oreille.'],
    ['appearance', 'Bionda e slanciata, altezza minima 1,75.'],
    ['union_or_politics', 'Inga fackligt aktiva på lagret, tack.'],
  ])('%s: %s', (about, text) => {
    expect(found(text).map((one) => [one.verdict === 'clear', one.about])).toContainEqual([false, about]);
  });
});

it.each([
  'Sie betreuen Rentner und Menschen mit Behinderung in unserem Wohnheim.',
  'Wir freuen uns über Bewerbungen unabhängig von Alter, Geschlecht und Herkunft.',
  'Sie haben 5 bis 10 Jahre Erfahrung in der Steuerberatung.',
  'Bitte keine Bewerbungen ohne Staplerschein.',
  'Vous accompagnez des enfants sourds et leurs familles.',
  'Débutants acceptés, à tout âge.',
  'Mutuelle familiale et crèche d’entreprise.',
  'Cuidado de personas mayores en una residencia de monjas.',
  'Sustitución por maternidad hasta marzo.',
  'Assistenza a disabili e anziani presso una RSA.',
  'Patente C e 21 anni compiuti.',
  'Je begeleidt jongeren met een beperking.',
  'Solliciteren kan tot 30 juni.',
  'Apoio a idosos e a pessoas com deficiência num lar.',
  'Du arbetar med äldre i hemtjänsten.',
  'Opieka nad osobami starszymi w domu pomocy.',
])('what is of the work is published: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('says why a line waits by what it names, and what may be said instead', () => {
  expect(found('La dependienta es musulmana y lleva velo.')).toMatchObject([
    {
      verdict: 'held',
      about: 'religion',
      words: 'musulmana',
      reason: 'Picks or describes people by religion. Whether it does is not certain.',
    },
  ]);
});

it('reads each line of a text by itself, so that one of them does not hold the others', () => {
  const text =
    'Buscamos contable con experiencia.\nTe encargarás de la facturación.\nMejor soltera y sin hijos.';
  const all = found(text);
  expect(all.length).toBeGreaterThan(0);
  for (const { start } of all) expect(start).toBeGreaterThan(text.lastIndexOf('\n'));
});

it('tells the language of a few words by the text that they stand in', () => {
  const text = 'Wir suchen einen Koch für unser Haus in Bonn.\nNur Männer.';
  expect(tonguesOf('Nur Männer.', text, isEnglish)[0]).toBe('de');
  expect(tonguesOf('The kitchen is in Bonn.', text, isEnglish)).toEqual([]);
});

it('holds a language of which no words are known', () => {
  expect(found('Haemme nuorta naista vastaanottoon Tampereelle.')).toMatchObject([{ verdict: 'held' }]);
});

it.each([
  ['DE', 'Für das Frauenhaus stellen wir nach § 8 AGG nur Frauen ein.'],
  ['FR', 'Femme pour le rôle de Phèdre, article R1142-1 du Code du travail.'],
  ['NL', 'Alleen vrouwen, op grond van artikel 5 lid 3 AWGB.'],
])(
  'lets an exception go where the law of the place is cited, and holds it elsewhere (%s): %s',
  (place, text) => {
    expect(found(text, { place })).toEqual([]);
    expect(found(text, { place: 'GB' })).not.toEqual([]);
  },
);

it.each(['Alter spielt keine Rolle, solange Sie unter 40 sind.', 'Nur Männer willkommen.'])(
  'does not take a condition or "only" for a welcome: %s',
  (text) => {
    expect(found(text)).not.toEqual([]);
    expect(found(text, { isUnread: false })).not.toEqual([]);
  },
);

describe('whoever sends it, a line in another language', () => {
  const sent = (text: string) => found(text, { isUnread: false });
  it.each([
    'Nur Männer unter 35 ohne Kinder.',
    'Abstenerse mujeres casadas y con hijos.',
    'Geen moslims en geen vrouwen met kinderen.',
    'Solo uomini italiani sotto i trent’anni.',
  ])('is refused where it surely picks people: %s', (text) => {
    expect(sent(text).map(({ verdict }) => verdict)).toContain('blocked');
  });

  it.each([
    'Vous accompagnez des enfants sourds et leurs familles.',
    'Je begeleidt jongeren met een beperking.',
    'Chi rientra dopo la maternità è il benvenuto.',
    'Den Stillraum und den Gebetsraum finden Sie im Erdgeschoss.',
  ])('goes where it is of the work: %s', (text) => {
    expect(sent(text)).toEqual([]);
  });
});

describe('what is not asked, in a language other than English', () => {
  it.each([
    'Bitte kein Foto, kein Geburtsdatum, kein Familienstand.',
    'No incluyas fotografía ni fecha de nacimiento en el currículum.',
    'Of iemand kinderen heeft, vragen wij nooit.',
    'N’indiquez ni âge, ni situation de famille.',
    'Non chiediamo a nessuno se ha figli.',
    'Vi får inte skriva ”bara kvinnor” i annonsen.',
    'Não perguntamos por filhos nem por estado civil.',
    'Nie pytamy o dzieci ani o stan cywilny.',
  ])('is published: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'Das Alter spielt keine Rolle, aber Frauen wollen wir nicht.',
    'No preguntamos por la religión, pero preferimos católicos.',
    'Wij vragen niet naar geloof, maar liever geen moslima.',
  ])('is not where it is taken back: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});

it.each([
  'Dörren sitter trögt men vi byter den i höst.',
  'Jong bedrijf uit Gent, gestart in 2021.',
  'Ältere Kundschaft schätzt, wenn man sich Zeit nimmt.',
  'Das Haus öffnet ab 12. Dezember.',
  'Broodjes smeren voor tweehonderd man.',
  'Kobiety i mężczyźni zarabiają tyle samo.',
  'Nella squadra ci sono persone dai 20 ai 66 anni.',
  'El hotel cumple cincuenta años.',
])('a word that only looks like one of people holds nothing: %s', (text) => {
  expect(found(text)).toEqual([]);
});
