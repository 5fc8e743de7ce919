import { expect, it } from 'vitest';
import { optOutWords } from '#src/domain/mail-texts/opt-out.ts';

it.each([
  ['Ich habe mit der Schule gesprochen, und sie möchte Sie am Montag sehen.', 'en', 'wenn|wollen|möchten'],
  ['J’ai parlé avec les responsables du garage, et une visite est prévue.', 'en', 'préfér|souhait'],
  ['He hablado con la clínica y les gustaría verla para una entrevista.', 'en', 'prefiere'],
  ['Ik heb met het bedrijf gesproken en zij willen je graag zien voor een gesprek.', 'en', 'liever'],
  ['I spoke to the school, and they would like to see you for an hour.', 'de', 'rather not'],
] as const)('the line that ends mails is in the language of the mail: %s', (text, known, words) => {
  expect(optOutWords(text, known)).toMatch(new RegExp(words, 'i'));
});

it('where the mail tells no language, it is in that of its reader', () => {
  expect(optOutWords('Anna?', 'de')).toBe(
    optOutWords('Ich habe mit der Schule und dem Hort gesprochen.', 'en'),
  );
});
