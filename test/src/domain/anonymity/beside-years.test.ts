import { expect, it } from 'vitest';
import { identityOf, uncertainIn } from '#src/domain/anonymity/index.ts';

const NORA = identityOf({ candidate: { name: 'Nora Quist' } });
const marked = (text: string): string =>
  uncertainIn(text, NORA, 'anonymous')
    .map(({ text: words }) => words)
    .join(' | ');

it.each([
  ['2015-2019 Oracle, 2019-2022 Salesforce, now free. Sales engineer.', ['Oracle', 'Salesforce']],
  ['Salesforce (2019 to 2022), before that Oracle. Renewals.', ['Salesforce', 'Oracle']],
  ['Oracle von 2015 bis 2019, danach Freiberuflerin.', ['Oracle']],
  ['Oracle de 2015 à 2019, puis indépendante. Commerciale.', ['Oracle']],
  ['Booking in Manchester 3 yrs, then a start-up. Data engineer.', ['Booking']],
  ['Three 2 yrs, Sky 4 yrs. Contact centre lead.', ['Three', 'Sky']],
])(
  'marks a house that a tool or a word is called as well beside when somebody was there: %s',
  (text, names) => {
    for (const name of names) expect(marked(text)).toContain(name);
  },
);

it.each([
  ['Work history: Monsoon, Next, Gap. Visual merchandiser.', ['Monsoon', 'Next', 'Gap']],
  ['Current org: Oracle, previous org: Target. Java, Spring.', ['Oracle', 'Target']],
  ['Experience so far. Target: cashier; Staples: supervisor.', ['Target', 'Staples']],
])('marks what a label says to be houses, and a house before what somebody was there: %s', (text, names) => {
  for (const name of names) expect(marked(text)).toContain(name);
});

it.each([
  'Germany 2015-2018, Spain 2018-2020. Fluent in both.',
  'Skills: Excel, Oracle, SQL, Power BI. Happy to travel.',
  'Freelance 2015-2019, maternity leave 2019-2020.',
  'Company: mid-size builder. Notice: four weeks.',
  'Project: new depot. Role: site manager. Nights: porter; Days: driver.',
])('marks nothing of where somebody lived, what they can and what others are told by labels: %s', (text) => {
  expect(marked(text)).toBe('');
});
