import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const PAT = identityOf({
  candidate: {
    name: 'Pat Quorn',
    first_name: 'Pat',
    last_name: 'Quorn',
    experience: [],
    education: [],
  },
});
const marked = (text: string): string[] =>
  uncertainIn(text, PAT, 'anonymous').map(({ text: words }) => words);

it.each([
  [
    'a capital amid a sentence, also of a word',
    'Planned the rosters for Riverside and Harvest Moon.',
    'Harvest Moon',
  ],
  ['letters that are no term of the field', 'Counted stock with QWTX last year.', 'QWTX'],
  ['letters of the field where a house stands', 'Ran the red team at DB. Speaks French.', 'DB'],
  ['letters that taught somebody', 'KPI gave him the degree.', 'KPI'],
  ['a word that no dictionary has, wherever it stands', 'Runs a busy zorbly in town.', 'zorbly'],
  ['a model', 'Serviced the VX-900 each month.', 'VX-900'],
  ['an account on the web', 'Shares code from pat_q77 at night.', 'pat_q77'],
  ['a number that counts nothing', 'Member 448812 of the club.', '448812'],
  ['somebody who begins a sentence', 'Suzanne (on the card) cut pours to six days.', 'Suzanne'],
  ['somebody called as few words are, who begins a sentence', 'Milo saved my career, no lie.', 'Milo'],
  ['another script', 'Sold phones with Вовка each day.', 'Вовка'],
])('marks %s', (_, text, words) => {
  expect(marked(text).join(' ')).toContain(words);
});

it('takes each entry of a labelled line for a beginning, so that a drafted summary goes without a person', () => {
  const summary = [
    'This candidate is a Quality Manager in Melbourne, Australia, with 13 years of experience.',
    '',
    '- **What the role asks for:** Lean manufacturing; Health and safety; Root cause analysis',
    '- **Has done:** Took care of three lines on a two-shift pattern; Helped with quality holds; Was accountable for daily output, waste and safety',
    '- **Qualifications:** Graduate Diploma, Manufacturing Engineering; Certificate III, Engineering; Bachelor of Science, Food Science',
  ].join('\n');
  expect(marked(summary)).toEqual([]);
  expect(marked('Ran the stores well; Kestrel was one of them.')).toContain('Kestrel');
  expect(marked('- **Has done:** Ran the stores; Zorbly is where he did')).toContain('Zorbly');
});

it.each([
  'Керує командою з дев’яти людей і знає англійську.',
  'Hon leder ett lag på nio personer och har sänkt kostnaderna.',
  'Hän johtaa yhdeksän hengen tiimiä ja puhuu saksaa.',
])('holds a text in a language of which it has no dictionary: %s', (text) => {
  expect(marked(text)).not.toEqual([]);
});

it.each([
  'She manages a team of twelve in Sydney, New South Wales, and reports to the Chief Executive.',
  'Registered nurse with ten years in aged care; holds a Certificate III in Individual Support and a First Aid card.',
  'Built reports in SQL and Python from Monday to Friday. Speaks German at B1 and Portuguese.',
  "Cut month-end from 11 to 6 days, doesn't miss a deadline, and saved $1.2m in 2021.",
  'Led a 40-person site team across São Paulo and Kuala Lumpur.',
])('lets a text go of which each word says something: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

it('takes out what taught or hired somebody, also letters, and keeps a level of a language', () => {
  expect(scrub('Unak taught them economics. KPI gave them the degree.', PAT).text).toBe(
    '[name removed] taught them economics. [name removed] gave them the degree.',
  );
  expect(scrub('They read German at B1.', PAT).text).toBe('They read German at B1.');
});

it.each([
  'Writes test plans in Postman and Trello, and hands over in Slack.',
  'Wired to BS 7671 and certified to ISO 45001:2018.',
  'Cut the p99 of the payout path from 900 ms to 120 ms and the bundle to 310 kB.',
  'Placed IV lines and kept the offsite backtests honest.',
])('lets a line of tools, standards and measures go without a person: %s', (text) => {
  expect(marked(text)).toEqual([]);
  expect(scrub(text, PAT).text).toBe(text);
});

it.each([
  ['Ran the desk at Slack for years.', 'Slack'],
  ['Worked for Notion before that.', 'Notion'],
  ['Did the books at upwork once.', 'upwork'],
])('does not let a house go by the name of its tool, or by joined words: %s', (text, name) => {
  const shown = scrub(text, PAT).text;
  expect(marked(text).join(' ').includes(name) || !shown.includes(name)).toBe(true);
});

it.each([
  'Knows Polish labour law, tax filings and pensions.',
  'Coordina equipos de treinta personas en obra.',
])('takes no word for somebody who acts that is none: %s', (text) => {
  expect(scrub(text, PAT).text).not.toContain('[name removed]');
});

it.each([
  'This candidate is a Senior Mining Engineer in Perth, Australia, with 5.1 years of experience.',
  'The candidate is an Associate Nurse Unit Manager in Sydney.',
  'They were promoted to Deputy Mining Manager.',
  'Recent roles: Lead Drilling Engineer (2019), Junior Civil Engineer (2014)',
  'Now an Acting Regional Sales Manager, before that a Graduate Tunnelling Engineer.',
  'Principal Geologist and Chartered Surveyor since 2016.',
])('explains the rank and the role of a title: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

it.each([
  ['a rank that stands alone', 'Ran the books at Associate for years.', 'Associate'],
  ['what stands before the role and is no rank', 'The candidate was a Quorbit Manager.', 'Quorbit'],
])('still marks %s', (_, text, words) => {
  expect(marked(text)).toEqual([words]);
});
