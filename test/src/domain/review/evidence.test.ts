import { expect, it } from 'vitest';
import { evidenceFor, sentencesToShow } from '#src/domain/review/evidence.ts';

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

it('tells a result in figures of the newest jobs beside what the brief asks for, and nothing where nothing bears on it', () => {
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
  expect(evidenceFor('Chef for a hotel', jobs)).toEqual([]);
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
  const told = [job(`${result} Leitung von zwei Leuten.`)];
  expect(evidenceFor('Financial Controller\nMonth-end close', told)).toEqual([result]);
  expect(evidenceFor('Chef for a hotel', told)).toEqual([]);
});

it('finds an English result for a brief in another language', () => {
  const told = [job('Shortened the close from 12 days to 5.')];
  expect(evidenceFor('Controller\nMonatsabschluss', told)).toEqual([
    'Shortened the close from 12 days to 5.',
  ]);
});
