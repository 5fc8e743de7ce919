import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, subject: 'role' | 'person' = 'role') =>
  review([['text', text]], { subject, place: 'AU' }).map(({ verdict, about }) => [verdict, about]);

it.each([
  ['Wir suchen nur Männer bis 40 Jahre.', 'sex'],
  ['Cherchons une femme célibataire pour l’accueil.', 'sex'],
  ['Buscamos mujeres sin hijos.', 'sex'],
  ['Cerchiamo solo candidati italiani, massimo 30 anni.', 'age'],
  ['Procuramos só homens.', 'sex'],
  ['Wij zoeken een jonge vrouw.', 'age'],
  ['Szukamy tylko kobiet.', 'sex'],
  ['男性限定の募集です。', 'sex'],
  ['No m@le nurses, f3male only.', 'sex'],
  ['Keine Schwangerschaft in den ersten zwei Jahren.', 'pregnancy'],
  ['Sans projet de grossesse.', 'pregnancy'],
  ['Die Familienplanung ist abgeschlossen.', 'family'],
  ['Vous ne portez pas de foulard.', 'religion'],
  ['War noch nie in einer Gewerkschaft.', 'union_or_politics'],
  ['Ni syndicaliste ni délégué du personnel.', 'union_or_politics'],
  ['Keine Muslime, bei gleicher Eignung bevorzugt.', 'religion'],
  ['Nur Männer willkommen.', 'sex'],
  ['Frauen bei gleicher Eignung bevorzugt, aber keine Schwangeren.', 'family'],
  ['Must be in the first half of their career.', 'age'],
  ['Please state your marital status in your application.', 'family'],
  ['Applicants with a migration background are not employed in customer service.', 'race_or_origin'],
])('blocks by class, in other languages and by indirect words: %s', (text) => {
  expect(verdicts(text).some(([verdict]) => verdict === 'blocked')).toBe(true);
});

it.each([
  'Wir suchen eine Pflegekraft (m/w/d) für unser Team.',
  'Nous recherchons un ou une comptable, poste ouvert à toutes et à tous.',
  'Buscamos personal con experiencia en contabilidad.',
  'Cerchiamo un contabile con esperienza.',
  'Wij zoeken een boekhouder met ervaring in de bouw.',
  'Szukamy księgowej lub księgowego z doświadczeniem.',
  'Bei gleicher Qualifikation werden Frauen bevorzugt.',
  'Menschen mit Behinderung werden bei gleicher Eignung bevorzugt eingestellt.',
  'Frauen sind bei uns willkommen.',
  'Sie arbeiten eng mit dem Betriebsrat und der Gewerkschaft zusammen.',
  'Vous négociez avec les syndicats et les délégués du personnel.',
  'The team looks after women who leave violent homes.',
  'You will own the second half of the project plan.',
  'Please send your resume and a portfolio of photos for clients.',
  'Reach us at hr@agency.example about the M365 rollout.',
])('lets lawful lines of those classes stand: %s', (text) => {
  expect(verdicts(text)).toEqual([]);
});

it('keeps contact details in sight where signs are read as letters', () => {
  expect(verdicts('Write to ana.ruiz@people.example.', 'person')).toContainEqual(['held', 'contact_details']);
});
