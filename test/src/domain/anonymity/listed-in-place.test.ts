import { expect, it } from 'vitest';
import { identityOf, uncertainIn } from '#src/domain/anonymity/index.ts';

const NORA = identityOf({ candidate: { name: 'Nora Quist' } });
const marked = (text: string): string =>
  uncertainIn(text, NORA, 'anonymous')
    .map(({ text: words }) => words)
    .join(' | ');

it.each([
  ['Offer in hand from Oracle. Counter expected.', 'Oracle'],
  ['Angebot von Oracle liegt vor. Wir müssen schnell sein.', 'Oracle'],
  ['Offre de Oracle en main. Il faut aller vite.', 'Oracle'],
  ['War in der Beratung, vorher SAP. Vertrieb.', 'SAP'],
  ['Working with Oracle on third party payroll. Notice 60 days.', 'Oracle'],
  ['Oracle alumna, Cork based. Sales engineer with a good record.', 'Oracle'],
  ['Headhunted out of Oracle two years ago. Hungry.', 'Oracle'],
  ['Been with the same firm (Oracle) since leaving uni. Presales.', 'Oracle'],
  ['Non-compete with Salesforce ends in May. Closer.', 'Salesforce'],
  ['Oracle to SAP to us, a neat path. Presales.', 'SAP'],
  ['Kommt von Oracle, will ins Produkt. Presales.', 'Oracle'],
  ['Vem da Oracle e quer produto. Pré-venda.', 'Oracle'],
  ['Azubi im Anker, geprüft 2015. Kocht regional.', 'Anker'],
  ['Zuletzt Leiterin im Storchen, jetzt frei. Vier Sprachen.', 'Storchen'],
])(
  'marks a large house or an inn where only a house stands, though it is called as a tool or a thing: %s',
  (text, house) => {
    expect(marked(text)).toContain(house);
  },
);

it.each([
  'Offer from the client expected Friday. Interview at head office, then a trial shift with the night team.',
  'Before that Germany for a year, then home. Skills are in Oracle and Java.',
  'Sitzt gern in der Sonne. Die Küche liegt am Anker der Fähre.',
])('marks nothing where no house is told: %s', (text) => {
  expect(marked(text)).toBe('');
});
