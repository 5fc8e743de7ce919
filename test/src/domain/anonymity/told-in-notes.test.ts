import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({
  candidate: {
    name: 'Martin Colley',
    experience: [{ employer: 'Brackwater Engineering' }, { employer: 'voestalpine' }],
    education: [],
  },
});
const marked = (text: string): string =>
  uncertainIn(text, identity, 'anonymous')
    .map(({ text: words }) => words)
    .join(' | ');

it.each([
  ["Smiler's references were both good, forklift ticket in date.", 'Smiler'],
  ["Badger's notice is a month. Steady on nights.", 'Badger'],
  ["Whippet's boss rang to say the same.", 'Whippet'],
  ['Stakeholder round: Anand felt he is soft spoken.', 'Anand'],
  ['Panel: Florence wondered if he would stay.', 'Florence'],
  ['Agency work, and a stint at harpers.', 'harpers'],
  ['Six years at butlers, then on the buses.', 'butlers'],
  ['He came over from beacon in 2019 and settled.', 'beacon'],
  ['Was on the tills before target took her on.', 'target'],
  ['Temped all winter until beacon let him go.', 'beacon'],
  ['Enfermera con ocho años de planta. Certificado de Santiago en urgencias.', 'Santiago'],
  ['Technicienne comptable depuis dix ans. Certificat de Laval. Cherche un poste stable.', 'Laval'],
  ['Contabile da otto anni nella stessa ditta. Laurea di Camerino. Cerca un ruolo fisso.', 'Camerino'],
])('who somebody is or where they were holds a text: %s', (text, told) => {
  expect(marked(text)).toContain(told);
});

it.each([
  "Applicant's references were both good.",
  "Driver's CV is to follow.",
  'Spent six years at festivals, and came over from retail in 2019.',
  'Has been at carpenters before, on price work.',
  'Was on the tills before they took her on, and then work let him go early.',
  'Worked at height and at pace.',
])('plain news holds nothing: %s', (text) => {
  expect(marked(text)).toBe('');
});

it.each([
  [
    'Davor Monteur bei der voestalpine im Drei-Schicht-Betrieb. Spricht gut Deutsch.',
    'im Drei-Schicht-Betrieb',
  ],
  ['Sieben Jahre bei der voestalpine im Home-Office. Spricht gut Deutsch.', 'im Home-Office'],
  [
    'Heidenhain and Siemens controls, can edit but not write from scratch.',
    'Heidenhain and Siemens controls',
  ],
  ['Bosch and Makita tools, all his own.', 'Bosch and Makita tools'],
  ['I would move before the Law Society dinner.', 'before the Law Society dinner'],
  ['We met at the Law Society conference.', 'Law Society conference'],
  ['Knows three tongues and two tills. Excel. Word.', 'Excel. Word.'],
  ['Would move for the right job. Adelaide', 'Adelaide'],
])('what somebody works with and where many meet stays: %s', (text, kept) => {
  expect(scrub(text, identity).text).toContain(kept);
});

it.each([
  ['Worked for Siemens and left in May.', 'Siemens'],
  ['He spent one summer in-house with Dairygold. Keen.', 'Dairygold'],
  ['Did two years part-time at Halden Pumps, then full-time elsewhere.', 'Halden'],
  ['Salut, petit retour positif sur lui. On y va? Mélissa', 'Mélissa'],
  ['Gutes Gespräch, pünktlich und ruhig. Jürgen', 'Jürgen'],
  ['Asked about the pension twice. Ta, Bev', 'Bev'],
  ['Was at voestalpine im Werk Kapfenberg.', 'voestalpine'],
])('a house where somebody was and who signs a note go: %s', (text, told) => {
  expect(scrub(text, identity).text).not.toContain(told);
});
