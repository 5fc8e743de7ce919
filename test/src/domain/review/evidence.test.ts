import { expect, it } from 'vitest';
import { tenseOf } from '#src/domain/review/deeds.ts';
import { evidenceFor, partsLeftOut, sentencesToShow, textToShow } from '#src/domain/review/evidence.ts';

it('shows whole sentences: one that is wrapped over lines, or goes on behind a semicolon with "and", stays one', () => {
  expect(
    sentencesToShow('Ran rosters, wages and stock for two bars\nand the guest experience.\n- Won an award'),
  ).toEqual(['Ran rosters, wages and stock for two bars and the guest experience.', 'Won an award']);
  expect(
    sentencesToShow('Ran menus and food cost; and the guest experience at a hotel; cut cost by 7%'),
  ).toEqual(['Ran menus and food cost; and the guest experience at a hotel', 'Cut cost by 7%']);
});

it('names no part of a sentence as what somebody has done', () => {
  const description = 'Ran the restaurant; and the guest experience at a 90-room hotel';
  const nothing = { title: null, employer: null, location: null, from: null, to: null, is_current: false };
  const brief = 'Restaurant manager for a hotel with a guest experience';
  expect(evidenceFor(brief, [{ ...nothing, description }])).toEqual([description]);
});

const job = (description: string, to: string | null = null) => ({
  ...{ title: null, employer: null, location: null, from: null, to: null, is_current: false },
  description,
  to,
});

it('keeps a list in one piece, however many things it has', () => {
  expect(
    sentencesToShow(
      'In charge of output and waste; planned shutdowns; and improvement projects. Cut cost by 7%.',
    ),
  ).toEqual([
    'In charge of output and waste; planned shutdowns; and improvement projects.',
    'Cut cost by 7%.',
  ]);
});

it('tells a result in figures of the newest jobs beside what the brief asks for, and where nothing bears on it the results alone', () => {
  const jobs = [
    job('Took care of customer complaints and quality holds. Saved 3,000 a year.', '2016-07-01'),
    job('Ran planned shutdowns and quality holds. Raised efficiency from 62% to 79%.', '2021-03-01'),
    job(
      'In charge of quality holds and planned shutdowns. Cut changeover from 90 minutes to 35.',
      '2024-11-01',
    ),
  ];
  const brief = 'You look after quality holds, customer complaints and planned shutdowns.';
  expect(evidenceFor(brief, jobs)).toEqual([
    'In charge of quality holds and planned shutdowns.',
    'Ran planned shutdowns and quality holds.',
    'Cut changeover from 90 minutes to 35.',
  ]);
  expect(evidenceFor('Chef for a hotel', jobs)).toEqual([
    'Cut changeover from 90 minutes to 35.',
    'Raised efficiency from 62% to 79%.',
    'Saved 3,000 a year.',
  ]);
});

it.each([
  'Abschluss von 12 auf 5 Tage verkürzt.',
  'Monatsabschluss um 4 Tage beschleunigt.',
  'Réduit la clôture de 12 à 5 jours.',
  'Ridotto la chiusura mensile da 12 a 5 giorni.',
  'Maandafsluiting verkort van 12 naar 5 dagen.',
  'Kortade bokslutet från 12 till 5 dagar.',
  'Skrócił zamknięcie miesiąca z 12 do 5 dni.',
])('finds a result in figures in another language than the brief by what it is about: %s', (result) => {
  const told = [job(`Doubled the turnover to 40m. ${result} Leitung von zwei Leuten.`)];
  expect(evidenceFor('Financial Controller\nMonth-end close', told)[0]).toEqual(result);
  expect(evidenceFor('Chef for a hotel', told)[0]).toEqual('Doubled the turnover to 40m.');
});

it('finds an English result for a brief in another language', () => {
  const told = [job('Shortened the close from 12 days to 5.')];
  expect(evidenceFor('Controller\nMonatsabschluss', told)).toEqual([
    'Shortened the close from 12 days to 5.',
  ]);
});

it.each([
  [
    'Leads a crew of 9. Cut call-backs from 18% to 6% in two years. Looks after the plant.',
    'Cut call-backs from 18% to 6% in two years.',
  ],
  [
    'Manages three testers. Bea built the suite from scratch: 1,900 tests that run in 11 minutes.',
    'Bea built the suite from scratch: 1,900 tests that run in 11 minutes.',
  ],
  ['Supervises 24 pickers. Raised pick accuracy to 99.7%.', 'Raised pick accuracy to 99.7%.'],
  ['Runs a crew of 15. Reopened the road nine days early.', 'Reopened the road nine days early.'],
  ['Owns the model. Error down from 6.1 to 3.8 minutes.', 'Error down from 6.1 to 3.8 minutes.'],
  [
    'Timetables 420 pupils. Doubled the uptake of honours chemistry.',
    'Doubled the uptake of honours chemistry.',
  ],
  ['Leitet 48 Pflegekräfte. Fluktuation um 12 Prozent gesenkt.', 'Fluktuation um 12 Prozent gesenkt.'],
  [
    'Encadre 12 personnes. Coûts réduits, délais raccourcis : a réduit les délais de 8 %.',
    'Coûts réduits, délais raccourcis : a réduit les délais de 8 %.',
  ],
])('tells first what came of the work, whatever the brief says: %s', (description, first) => {
  expect(evidenceFor('', [job(description)])[0]).toBe(first);
});

it('tells up to three deeds, those with a figure first, whether or not anything came of them', () => {
  const told = (description: string) => evidenceFor('', [job(description)]);
  expect(told('Kept the minutes. Leads a team of 7. Runs two depots. Draws the rota.')).toEqual([
    'Leads a team of 7.',
    'Runs two depots.',
    'Kept the minutes.',
  ]);
  expect(told('Wrote the studio handbook.')).toEqual(['Wrote the studio handbook.']);
  expect(told('Brews 9,000 hl a year. Piloted 30 recipes.')).toEqual([
    'Piloted 30 recipes.',
    'Brews 9,000 hl a year.',
  ]);
  expect(told('Restauriert Gitter an Denkmälern.')).toEqual(['Restauriert Gitter an Denkmälern.']);
  expect(told('Anime les journées portes ouvertes.')).toEqual(['Anime les journées portes ouvertes.']);
  expect(told('Monthly closing, payroll. Audits of suppliers.')).toEqual([]);
});

it('tells nothing in the present of a job that ended', () => {
  expect(evidenceFor('', [job('Keeps the cellar. Bought the wine.', '2023-01-01')])).toEqual([
    'Bought the wine.',
  ]);
});

it('tells what somebody does from what they did', () => {
  const tenses = (...all: string[]) => all.map(tenseOf);
  const past = tenses(
    'Wrote the handbook',
    'Montierte 40 Treppen',
    'A recruté 240 vendeurs',
    'Kosten um 8 % gesenkt',
  );
  expect(past).toEqual(['past', 'past', 'past', 'past']);
  const now = tenses(
    'Feeds and trains twelve sea lions',
    'Conserves medieval glass',
    'Leitet ein Team von sechs.',
  );
  expect(now).toEqual(['now', 'now', 'now']);
  expect(tenses('Responsible for 180 agents', 'Audits of suppliers', 'Staff rosters and wages')).toEqual([
    null,
    null,
    null,
  ]);
});

it.each([
  'passed my ticket with distinction.',
  'Passed my exams at the first attempt.',
  'Habe meine Gesellenprüfung mit Auszeichnung bestanden.',
])('shows that somebody passed an exam: %s', (text) => {
  expect(textToShow(text)).not.toBeNull();
  expect(textToShow('Passed my medical in 2020.')).toBeNull();
});

it('tells no failure, no passage of life and nothing in years as a result', () => {
  for (const text of [
    'Missed the target by 30%.',
    'Lost 12 clients in a year.',
    'Lived in three countries.',
    'Moved house twice.',
    'Worked there from 2015 to 2019.',
    'Resigned after two warnings.',
    'I want 20% more than now.',
  ])
    expect(evidenceFor('', [job(text)]), text).toEqual([]);
});

it('looks on for others where the best may not be told', () => {
  const told = [job('Cut cost by 7%. Raised yield by 9%.')];
  expect(evidenceFor('', told, (sentence) => !sentence.includes('cost'))).toEqual(['Raised yield by 9%.']);
});

it.each([
  'Returns fell from 7% to 2.4%.',
  'Set-up time from 45 to 12 minutes.',
  'Fehlerquote von 6 auf 2.',
  'Doorlooptijd van 12 naar 5 dagen.',
  'Taux de service de 91 % à 97,5 %.',
  'Rotación de 18 % a 9 %.',
  'Scarti da 4,2% a 1,1%.',
  'Desperdício de 9 % para 4 %.',
  'Svinn från 8 % till 3 %.',
])('takes what went from one figure to another for a result, without a word of who did it: %s', (result) => {
  const record = [job(`${result} Answered the phones. Kept the files.`)];
  expect(evidenceFor('', record)).toContain(result);
});

it.each([
  'Shop hours from 9 to 5.',
  'Ages from 3 to 11.',
  'Projects from 2.5 to 40 million.',
  'At sea from 2011 to 2016.',
])('and a range for none: %s', (range) => {
  expect(evidenceFor('', [job(`${range} Cut cost by 7%. Saved 3,000 a year. Won 4 tenders.`)])).not.toContain(
    range,
  );
});

it('a word that a stop cuts short ends no sentence, and of a sentence that may not be shown the clauses before that stay', () => {
  expect(textToShow('Neun Leute geführt, 2,1 Mio. Euro verantwortet. Ausschuss halbiert.')).not.toMatch(
    /^Euro/u,
  );
  const told = 'Deputy in a 60 bed home, off sick with depression. Introduced care plans.';
  expect(textToShow(told)).toBe('Deputy in a 60 bed home. Introduced care plans.');
  expect(partsLeftOut(told)).toEqual(['off sick with depression.']);
  expect(textToShow('After a burnout, led nine people. Introduced care plans.')).toBe(
    'Introduced care plans.',
  );
});
