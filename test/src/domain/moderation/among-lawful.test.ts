import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const stops = (text: string, place = 'AU'): boolean =>
  review([['text', text]], { subject: 'role', place, isUnread: true }).some(
    ({ verdict }) => verdict === 'held' || verdict === 'blocked',
  );

const BESIDE = ['You stack shelves at night.', 'You keep the ledger. You report each month.'];

describe('what is unlawful is not let go for the lawful sentences beside it', () => {
  it.each(
    BESIDE.flatMap((beside) =>
      [
        'Only women may apply.',
        'Seules les femmes peuvent postuler.',
        'Only men can apply for it.',
        'You are the girl next door.',
        'No visa holders from Asia.',
        "You have never claimed workers' compensation.",
        'No se admiten personas con discapacidad.',
        'Não contratamos mães.',
        'Straight-acting blokes welcome.',
        'Nur Männer dürfen sich bewerben.',
        'Solo gli uomini possono candidarsi.',
      ].map((said) => `${beside} ${said}`),
    ),
  )('%s', (text) => expect(stops(text)).toBe(true));
});

describe('what is asked of applicants about their own lives is held', () => {
  it.each([
    'Tell us if you are pregnant.',
    'You keep the ledger. State whether you plan to have children.',
    'Please let us know if you are married.',
    'Teilen Sie uns mit, ob Sie schwanger sind.',
    'Indiquez si vous avez des enfants.',
    'Indica si tienes hijos.',
    'Laat weten of je kinderen hebt.',
  ])('%s', (text) => expect(stops(text)).toBe(true));

  it.each([
    'Tell us if you have a disability and need adjustments for the interview.',
    'Let us know whether you have a driving licence.',
  ])('but not for their sake: %s', (text) => expect(stops(text)).toBe(false));
});

describe('letters that are set apart are read as the word that they make', () => {
  it.each(['M A L E only.', 'F.E.M.A.L.E preferred for the desk.', 'You keep the ledger. W-O-M-E-N only.'])(
    '%s',
    (text) => expect(stops(text)).toBe(true),
  );

  it.each(['W E L D E R wanted in Perth', 'A B C licence', 'An HR licence and a W H S card'])(
    'and lawful ones pass: %s',
    (text) => expect(stops(text)).toBe(false),
  );

  it('tells where they stand', () => {
    const [found] = review([['text', 'You weld pipes. M A L E only.']], {
      subject: 'role',
      place: 'AU',
      isUnread: true,
    });
    expect(found?.words).toContain('M A L E');
    expect('You weld pipes. M A L E only.'.slice(found?.start, found?.end)).toBe(found?.words);
  });
});

it.each([
  'Yalnızca erkek adaylar.',
  'Căutăm bărbat necăsătorit.',
  'Hledáme muže do skladu.',
  'Требуются мужчины.',
])('sex and family in languages that are hardly read are held: %s', (text) => expect(stops(text)).toBe(true));
