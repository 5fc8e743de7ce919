import { expect, it } from 'vitest';
import { de } from '#src/domain/mail-texts/de.ts';
import { en } from '#src/domain/mail-texts/en.ts';
import { fr } from '#src/domain/mail-texts/fr.ts';

it('what follows a greeting begins with a capital in English and French, and goes on after its comma in German', () => {
  const behindGreeting = [
    'signInBody',
    'confirmBody',
    'appliedBody',
    'refereesAsk',
    'refereesAgain',
    'referenceAgain',
    'screenAsk',
    'screenAgain',
    'introEnded',
    'interviewInvites',
    'specAsk',
    'specAgain',
  ] as const;
  for (const name of behindGreeting) {
    for (const texts of [en, fr]) expect(texts[name], name).toMatch(/^\p{Lu}/u);
  }
  expect(de.refereesAgain).toMatch(/^\p{Ll}/u);
});
