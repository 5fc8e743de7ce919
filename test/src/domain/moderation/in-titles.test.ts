import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const stopped = (text: string, { field = 'headline', companies = [] as string[] } = {}): string[] =>
  review([[field, text]], { subject: 'role', place: 'GB', companies, isShown: true, isToSomebody: true })
    .filter(({ verdict }) => verdict === 'blocked' || verdict === 'held')
    .map(({ about }) => about);

it.each([
  ['Energetic young estate agent, Hull', 'age'],
  ['Young Account Manager', 'age'],
  ['Lagerist (22-34)', 'age'],
  ['Junger Bäcker (m/w/d)', 'age'],
  ['Kassiererin, jung und flott', 'age'],
  ['Jeune assistant commercial H/F', 'age'],
  ['Secrétaire jeune', 'age'],
  ['Contable joven', 'age'],
  ['Giovane barista', 'age'],
  ['Jovem rececionista', 'age'],
  ['Jonge kapper', 'age'],
  ['Młoda fryzjerka', 'age'],
  ['Ung frisør', 'age'],
  ['Kurier do 35 lat', 'age'],
  ['Native Dutch Account Executive', 'language'],
  ['Redactora nativa de francés', 'language'],
  ['Male Warehouse Supervisor', 'sex'],
  ['Chico para reparto', 'sex'],
  ['Hostess, bella presenza', 'appearance'],
  ['Hübsche Bedienung gesucht, Kellnerin', 'appearance'],
])('a title that picks people is stopped in any order of its words: %s', (title, about) => {
  expect(stopped(title)).toContain(about);
});

it.each([
  "Young People's Mentor",
  'Young Offenders Case Manager',
  'Young Driver Insurance Clerk',
  'Buyer, Young Fashion',
  'Junior Estate Agent',
  'Trainer Junge Pflege (m/w/d)',
  'Animatrice jeunes 12-17',
  'Chargée de projets jeune public',
  'Orientador de empleo joven',
  'Jovem Aprendiz Logística',
  'Begeleider jonge ouders',
  'Młodszy analityk',
  'Native Woodland Ecologist',
  'React Native Engineer',
  'Male Ward Healthcare Assistant',
  'Shop Manager, Menswear',
  'Welder (20-30 hours)',
  'Lagerist (35-40 Stunden)',
  'Pen Tester',
  'Under 19s Football Coach',
  'Foreman',
])('a lawful title beside it goes: %s', (title) => {
  expect(stopped(title)).toEqual([]);
});

it('the title that a sentence names is read as a title is, and so is the subject of a mail', () => {
  expect(stopped('Hi Piet, the Young Planner role is still open.', { field: 'body' })).toContain('age');
  expect(stopped('Jeune cuisinier H/F', { field: 'subject' })).toContain('age');
  expect(stopped('The youth worker role is still open.', { field: 'body' })).toEqual([]);
});

it('the name of a company in a title is none of its words', () => {
  expect(stopped('Young Tanner Works: driver', { companies: ['Young Tanner Works'] })).toEqual([]);
});
