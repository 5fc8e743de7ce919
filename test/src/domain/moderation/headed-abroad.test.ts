import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, place: string): string[] =>
  review([['title', text]], { subject: 'role', place }).map(({ verdict }) => verdict);

it.each([
  ['Deutsche Männer unter 40', 'DE'],
  ['Männer unter 40', 'AT'],
  ['Hombres menores de 35', 'ES'],
  ['Uomini sotto i 35 anni', 'IT'],
  ['Homens até 35 anos', 'BR'],
])('refuses %j (%s): a line that begins with the people says who is sought', (text, place) => {
  expect(verdicts(text, place)).toContain('blocked');
});

it.each([
  ['Junge Frauen für den Empfang', 'DE'],
  ['Mujeres jóvenes para recepción', 'ES'],
  ['Ragazze giovani per la reception', 'IT'],
  ['Jonge vrouwen voor de receptie', 'NL'],
  ['Unga kvinnor till receptionen', 'SE'],
])('holds %j (%s) for a person', (text, place) => {
  expect(verdicts(text, place)).toContain('held');
});

it.each([
  ['Frauen in Führung', 'DE'],
  ['Frauen unter 30 Prozent im Vorstand', 'DE'],
  ['Damen und Herren ab 60 treffen sich im Café', 'DE'],
  ['Mode für Damen und Herren', 'DE'],
  ['Mujeres en tecnología', 'ES'],
])('lets %j (%s) pass, which picks nobody by age', (text, place) => {
  expect(verdicts(text, place)).toEqual([]);
});
