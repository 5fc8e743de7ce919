import { describe, expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const learnedAt = (school: string) =>
  identityOf({
    candidate: { name: 'Zuzka Birnbaum', experience: [], education: [{ school, degree: 'BEng' }] },
  });

describe('At anonymous a school goes in another language, by its letters and by its town', () => {
  it.each([
    ['Politechnika Gdańska', 'A graduate of Gdańsk Tech.', 'Gdańsk'],
    ['Université Claude Bernard Lyon 1', 'A pharmacist by training (Lyon 1).', 'Lyon'],
    ['University of Sussex', 'Did the Sussex course part time.', 'Sussex'],
    ['University of Oxford', 'BSc, Oxford, first class.', 'Oxford'],
    ['University of Manchester', 'Holds a BEng (Manchester, 2014).', 'Manchester'],
    ['University of Canterbury', 'After Canterbury she joined a small firm.', 'Canterbury'],
    ['Università degli Studi di Padova', 'Has a first in law from Padua.', 'Padua'],
    ['Rheinisch-Westfälische Technische Hochschule Aachen', 'An engineer from RWTH Aachen.', 'RWTH'],
    ['Karlsruher Institut für Technologie', 'Left the Karlsruhe Institute of Technology.', 'Karlsruhe'],
    ['Virginia Polytechnic Institute and State University', 'A Virginia Tech alumna.', 'Virginia'],
    ['De Montfort University', 'Trained at DMU.', 'DMU'],
    ['University of Otago', 'At Otago she led the debates.', 'Otago'],
    ['Victoria University of Wellington', 'Played hockey at Vic and stayed.', 'Vic'],
    ['Indian Institute of Technology Madras', 'One of the IIT crowd, and proud.', 'IIT'],
    ['Tokyo Institute of Technology', 'Read physics at Tokyo Tech.', 'Tokyo'],
    ['Københavns Universitet', 'Graduated from the University of Copenhagen.', 'Copenhagen'],
    ['南京大学', 'At Nanjing she won the maths prize.', 'Nanjing'],
    ['Helsingin yliopisto', 'Lecturers at Helsinki remember her well.', 'Helsinki'],
    ['Universität Wien', 'A degree in law from Vienna.', 'Vienna'],
    ['University of Bath', 'Went to Bath on a scholarship.', 'Bath'],
    ['University of Reading', 'Reading taught her to weld and to count.', 'Reading'],
    ['University of Bath', 'The Bath years were spent on statistics.', 'Bath'],
    ['Igor Sikorsky Kyiv Polytechnic Institute', 'A graduate of KPI, she speaks French.', 'KPI'],
    ['Universitas Indonesia', 'The course at UI lasted four years.', 'UI'],
    ['Geelong Grammar School', 'Before that, she learned the trade at Grammar.', 'Grammar'],
    ["Queen's University Belfast", 'Queens, then a gap year.', 'Queens'],
    ['Hogeschool van Amsterdam', 'Holds a diploma from HvA.', 'HvA'],
    ['University of Texas at San Antonio', 'UTSA, nights, while working.', 'UTSA'],
    ['Leeds City College', 'A graduate of HSE and a scholar.', 'HSE'],
    ['Leeds City College', 'Mount Bellwether girl, then college.', 'Mount Bellwether'],
  ])('%s: %s', (school, text, gone) => {
    expect(scrub(text, learnedAt(school)).text).not.toContain(gone);
  });
});

it.each([
  ['University of Sussex', 'Lives in Sussex and drives to Kent.'],
  ['University of Oxford', 'The Oxford office opens at eight.'],
  ['Universität Wien', 'Would move to Berlin and has friends in Prague.'],
  ['HVL', 'Can be in Frankfurt two days a week, and in Venice.'],
  ['Geelong Grammar School', 'Grammar and spelling are sound.'],
  ['Igor Sikorsky Kyiv Polytechnic Institute', 'Reports each KPI by Friday.'],
  ['Leeds City College', 'A Yorkshire man, a family man, and good at Excel.'],
  ['University of Manchester', 'Would work in Manchester, Leeds or Bolton.'],
  ['HTL Steyr', 'Went to an HTL and learned welding.'],
])('leaves the town or the kind of the %s where nobody learned: %s', (school, text) => {
  expect(scrub(text, learnedAt(school)).text).toBe(text);
});

it('leaves a town that somebody went to for a while, though their school is called by it', () => {
  const identity = identityOf({
    candidate: { name: 'Ilse Vantongeren', education: [{ school: 'University of Bath' }] },
  });
  expect(scrub('Went to Bath for a weekend.', identity).text).toBe('Went to Bath for a weekend.');
  expect(scrub('Went to Bath on a scholarship.', identity).text).not.toContain('Bath');
});
