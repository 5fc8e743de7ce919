import { describe, expect, it } from 'vitest';
import { emailOf } from '#src/domain/cv/email.ts';

const LINE = { page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false };
const emailIn = (...lines: string[]): string | undefined =>
  emailOf(
    lines.map((text) => ({ ...LINE, text })),
    [],
  )?.value;

describe('an e-mail address that a narrow column broke', () => {
  it.each([
    ['before its sign', 'anne.dupont', '@mail.fr'],
    ['behind its sign', 'anne.dupont@', 'mail.fr'],
    ['within its host', 'anne.dupont@ma', 'il.fr'],
    ['before its ending', 'anne.dupont@mail', '.fr'],
    ['behind its full stop', 'anne.dupont@mail.', 'fr'],
    ['within its ending', 'anne.dupont@mail.f', 'r'],
    ['within the name, behind a full stop', 'anne.', 'dupont@mail.fr'],
    ['within the name, before a full stop', 'anne', '.dupont@mail.fr'],
    ['behind its label', 'E-mail : anne.dupont@', 'mail.fr'],
  ])('is read whole: %s', (_, first, second) => {
    expect(emailIn('Lyon', first, second, 'Tel: 020 7946 0018')).toBe('anne.dupont@mail.fr');
  });

  it('ends with its sentence, whatever stands on the next line', () => {
    expect(emailIn('Write to anne.dupont@mail.fr.', 'Tel: 020 7946 0018')).toBe('anne.dupont@mail.fr');
    expect(emailIn('anne.dupont@mail.fr.', 'linkedin')).toBe('anne.dupont@mail.fr');
  });
});

describe('an e-mail address that is hidden from machines', () => {
  it.each([
    'anne.dupont (at) mail.fr',
    'anne.dupont[at]mail.fr',
    'anne.dupont AT mail.fr',
    'anne.dupont (arroba) mail.fr',
    'anne.dupont at mail dot fr',
    'E-mail: anne.dupont at mail.fr',
    'anne.dupont @ mail . fr',
    'anne.dupont@mail. fr',
    'anne.dupont@mail.frTel: 020 7946 0018',
  ])('is read: %s', (text) => {
    expect(emailIn(text)).toBe('anne.dupont@mail.fr');
  });

  it.each(['Lead at amazon.com', 'Engineer at booking.com', 'I was at home. dot'])(
    'is not made of a place of work: %s',
    (text) => {
      expect(emailIn(text)).toBeUndefined();
    },
  );
});
