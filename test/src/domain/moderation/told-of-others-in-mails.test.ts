import { describe, expect, it } from 'vitest';
import { review, reviewMessage, rivalsInWords } from '#src/domain/moderation/index.ts';

const stopped = (text: string, isAtClient = false, field = 'body_text') =>
  reviewMessage([[field, text]], { place: 'GB', people: ['Imogen Hale'], isAtClient }).filter(
    ({ verdict }) => verdict === 'held' || verdict === 'blocked',
  );

describe('who else is in the running', () => {
  const told = (text: string): string[] =>
    rivalsInWords(text, (name) => name.startsWith('Rosalind')).map(({ words }) => words);

  it.each([
    ["It's down to two names now: they are choosing between you and Marcus Oyelaran.", 'Marcus Oyelaran'],
    ['You are up against Helena from the Bristol office, who has the ticket.', 'Helena'],
    ['The other candidate is asking £71,500, so you look good.', 'The other candidate is asking £71,500'],
    ["They've whittled it to you and Petra Novak. She's on 64k.", "She's on 64k"],
    ['Im Rennen sind nur noch Sie und Jonas Albrecht.', 'Jonas Albrecht'],
    ['En finale il reste vous et Camille Perrin, elle demande 52k.', 'elle demande 52k'],
    ['Quedan usted y Lucía Romero.', 'Lucía Romero'],
    ['In corsa restate tu e Giulia Conti.', 'Giulia Conti'],
    ['Het gaat nog tussen jou en Sanne Visser.', 'Sanne Visser'],
    ['Na reta final estão você e Rui Tavares.', 'Rui Tavares'],
    ['Det står mellan dig och Karin Berg.', 'Karin Berg'],
  ])('is told by a name or a pay, whether on record or not: %s', (text, words) => {
    expect(told(text)).toContain(words);
  });

  it.each([
    'You are one of two, and at 88 you are the cheaper option.',
    'Your panel is Helena Marsh and Tom Reid on Thursday.',
    "It's down to you and Rosalind to agree a start date, no decision is left.",
    'They went with Thursday at nine.',
    'They are at 92 and will not move.',
    'Sie und Frau Albrecht treffen sich um neun Uhr am Empfang.',
  ])('is not told by whom somebody meets, nor by what the client pays: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('a third person', () => {
  it.each([
    "Go easy on Gareth, he's just back after a heart attack.",
    'My colleague is off with depression, so your file is with me.',
    "She doesn't want the lads to know about it.",
    'Tom is going through a nasty divorce, so he may be short with you.',
    'Sie hatte einen Schlaganfall und will nicht, dass die Kollegen es erfahren.',
    'Elle a eu un cancer.',
    'Él tuvo un infarto y no quiere que el equipo lo sepa.',
    'Lui ha avuto un infarto.',
    'Hij had pas een hartaanval.',
    'Han hade en stroke i våras.',
    'Ona jest po udarze.',
  ])('keeps what they suffer from and want nobody to know: %s', (text) => {
    expect(stopped(text).length).toBeGreaterThan(0);
  });

  it.each([
    'Gareth is on leave until Monday, so you will be with Priya.',
    'Priya is off sick today, Tom will ring you.',
    'Frau Lindner ist bis Montag krank.',
    'She leads the stroke unit at the Royal.',
    'He has not told us the start date yet.',
  ])('may be away, ill for a day or work with the ill: %s', (text) => {
    expect(stopped(text)).toEqual([]);
  });
});

describe('that somebody is replaced who has not been told', () => {
  it.each([
    'The succession is strictly confidential.',
    'The current head of finance has not been told.',
    "Nobody in the depot knows she's retiring.",
    'Die jetzige Leiterin weiß noch nichts davon.',
    "L'actuel directeur n'est pas au courant.",
    'El actual jefe de planta todavía no sabe nada.',
    "L'attuale responsabile non sa ancora nulla.",
    'De huidige manager weet het nog niet.',
    'A atual diretora ainda não sabe.',
    'Nuvarande chefen vet inte.',
    'Obecna kierowniczka jeszcze nie wie.',
  ])('waits in a listing, in a pitch and in a mail to a candidate: %s', (text) => {
    const found = (subject: 'role' | 'person') =>
      review([['pitch', text]], { subject, place: 'GB', isShown: true }).filter(
        ({ verdict, about }) => verdict === 'held' && about === 'confidence',
      );
    expect(found('role')).not.toEqual([]);
    expect(found('person')).not.toEqual([]);
    expect(stopped(text)).not.toEqual([]);
  });

  it.each([
    'The current team does not know the old ledger, you will show them.',
    'The incumbent retires in June and hands over in person.',
    'All applications are confidential.',
    'I asked about the start date, they do not know yet.',
  ])('is not meant by %s', (text) => {
    const found = review([['pitch', text]], { subject: 'role', place: 'GB', isShown: true });
    expect(found.filter(({ verdict }) => verdict === 'held')).toEqual([]);
  });
});

describe('the title of an invitation', () => {
  it.each([
    'Imogen (53) second chat',
    'Imogen (53 ans) entretien',
    'Kennenlernen Imogen (53 J.)',
    'Imogen (f) panel',
    'Imogen (back from chemo) chat',
    'Imogen (F, 53) – panel',
  ])('is stopped for an age, a sex or an illness in brackets: %s', (title) => {
    expect(stopped(title, true, 'title').length).toBeGreaterThan(0);
  });

  it.each([
    'Imogen Hale: test (45 min)',
    'Imogen (round 2)',
    'Imogen (24/7 desk)',
    'Estimator (m/w/d) – Imogen',
  ])('may hold times, rounds and all sexes in brackets: %s', (title) => {
    expect(stopped(title, true, 'title')).toEqual([]);
  });
});

describe('whoever explains the law', () => {
  it.each([
    "I've taken 'recent graduate' and 'native speaker' out, either would land you in a tribunal.",
    "I can't search for a young woman or ask about children, that's unlawful.",
    '„Muttersprachler“ und eine Altersgrenze verstoßen gegen das AGG.',
    "Je ne peux pas demander une femme sans enfants, c'est discriminatoire.",
    'No puedo pedir una mujer joven, es discriminatorio.',
    'Non posso cercare una ragazza giovane, è discriminatorio.',
    'Ik mag niet naar een jonge vrouw zoeken, dat is discriminatie.',
    'Nie mogę szukać młodej kobiety, to dyskryminacja.',
  ])('asks for nobody by the words that may not stand: %s', (text) => {
    expect(stopped(text, true)).toEqual([]);
  });

  it.each([
    "Officially we can't search for a young woman, that's unlawful, but you know what he likes.",
    "I can't search for a young woman, that's unlawful. Between us, send the young ones.",
    'They want a younger girl, which is unlawful.',
    'We cannot take women on site, it would be illegal to say so.',
    'Ich darf nicht nach einer jungen Frau suchen, das ist verboten, aber unter uns: genau die will er.',
  ])('is still stopped with a wink, a wish or a refusal of people: %s', (text) => {
    expect(stopped(text, true)).not.toEqual([]);
  });
});

describe('an age as the reason of a rejection', () => {
  it.each([
    'The owner thinks at 57 you would be gone in no time.',
    'Mit 56 wären Sie bald in Rente.',
    'À 57 ans vous seriez vite parti.',
    'Con 55 años ya estaría cerca de irse.',
  ])('is what the notice names: %s', (text) => {
    const found = stopped(text);
    expect(found.filter(({ about }) => about === 'age').some(({ words }) => /5\d/u.test(words))).toBe(true);
  });

  it.each(["At 62 you'd be at the top of the salary band.", 'At 55 you can draw your pension.'])(
    'is no sum and no right: %s',
    (text) => {
      expect(stopped(text)).toEqual([]);
    },
  );
});
