import { expect, it } from 'vitest';
import type { SummaryFacts } from '#src/domain/ports.ts';
import { boundToFacts } from '#src/domain/review/index.ts';

const ANA: SummaryFacts = {
  job: { title: 'Head of Finance', asks: ['IFRS reporting', 'CIMA', 'Team leadership'] },
  candidate: {
    name: 'Ana',
    title: 'Financial Controller',
    employer: 'Boreal Foods Pty. Ltd.',
    place: 'Perth, Australia',
    years: 12,
    evidence: ['Cut the month-end close from 11 to 6 days.'],
    skills: ['IFRS', 'SAP', 'Mergers and acquisitions', 'C++'],
    roles: [
      {
        title: 'Financial Controller',
        employer: 'Boreal Foods Pty. Ltd.',
        from: '2018-03',
        to: 'now',
        did: 'Cut the month-end close from 11 to 6 days. Assisted in a system change.',
      },
      { title: 'Assistant Manager', employer: 'Kestrel Rail', from: '2012', to: '2018-02', did: null },
      { title: 'Analyst', employer: 'Delta', from: '2010', to: '2012', did: null },
    ],
    studies: [{ degree: 'BCom', field: null, school: 'Monash' }],
    certifications: ['CPA'],
    languages: ['French (basic)'],
    notice: '4 weeks',
    work_rights: 'Citizen of Australia',
  },
};
const OPENING = 'Ana is a Financial Controller.';
const isHeld = (sentence: string): boolean => {
  const text = boundToFacts(`${OPENING}\n\n${sentence}`, ANA);
  return text?.includes(sentence) === true;
};

it.each([
  'Ana is a Financial Controller at Boreal Foods Pty. Ltd. in Perth, Australia, with 12 years of experience.',
  'This candidate works as a Financial Controller at Boreal Foods Pty. Ltd. since 2018.',
  'Previously Assistant Manager at Kestrel Rail from 2012 to 2018 and Analyst at Delta from 2010 to 2012.',
  '- **Recent roles:** Financial Controller, Boreal Foods Pty. Ltd. (2018 to now); Analyst (2010 to 2012)',
  '- **Skills:** IFRS, SAP, Mergers and acquisitions and C++',
  'Ana brings skills in SAP and IFRS, speaks French (basic) and is CPA qualified.',
  'At Boreal Foods Pty. Ltd., cut the month-end close from 11 to 6 days.',
  '- **Achievement:** Cut the month-end close from 11 to 6 days',
  '- **Education:** BCom from Monash',
  'Their notice period is 4 weeks.',
  'Right to work: Citizen of Australia.',
  'For the Head of Finance role this candidate brings IFRS.',
])('keeps what the facts hold: %s', (sentence) => {
  expect(isHeld(sentence)).toBe(true);
});

it.each([
  // Words and figures that stand nowhere.
  'Ana is fluent in Mandarin.',
  'Ana holds a CIMA certificate.',
  'Led a team of 40.',
  'Ana is an excellent Financial Controller.',
  'Ana is a strong fit.',
  'Over 12 years of experience.',
  'Ana has 15 years of experience.',
  'She has IFRS.',
  // Pieces of a value.
  'Ana was a Manager at Kestrel Rail.',
  'Ana speaks French.',
  'Cut the close from 11 to 6 days.',
  'Ana led a system change.',
  // The job is not what somebody is.
  'Ana is a Head of Finance.',
  'Ana brings Team leadership.',
  // Values that do not belong together.
  'Ana is a Financial Controller at Kestrel Rail.',
  'Financial Controller and Analyst at Delta.',
  'Analyst at Delta and Kestrel Rail.',
  'Ana is an Analyst at Delta.',
  'Ana is a Financial Controller at Boreal Foods Pty. Ltd. and Analyst at Delta.',
  'Previously Financial Controller at Boreal Foods Pty. Ltd.',
  'Assistant Manager at Kestrel Rail from 2010 to 2012.',
  'Assistant Manager at Kestrel Rail since 2012.',
  'Assistant Manager at Kestrel Rail from 2018 to 2012.',
  'Analyst at Delta (2012).',
  '12 years of experience as a Financial Controller.',
  '12 years of experience with IFRS.',
  'IFRS with 12 years of experience.',
  'IFRS (12 years of experience).',
  'IFRS: 12 years of experience.',
  'IFRS at Boreal Foods Pty. Ltd.',
  'IFRS (Kestrel Rail).',
  'IFRS with Kestrel Rail.',
  'Cut the month-end close from 11 to 6 days at Kestrel Rail.',
  'CPA from Monash.',
  'CPA certified in SAP.',
  // What turns a fact round.
  'Ana is no Financial Controller.',
  'Ana never worked at Delta.',
  'Ana lacks IFRS.',
  'Not available after 4 weeks.',
  'Available now.',
])('leaves out what they do not hold: %s', (sentence) => {
  expect(isHeld(sentence)).toBe(false);
  expect(boundToFacts(`${OPENING}\n\n${sentence}`, ANA)).toBe(OPENING);
});

it('keeps the rest of a text, and the form of a line whose first sentence goes', () => {
  const text = `${OPENING} Ana is a genius.\n\n- Loves SAP. Knows SAP.\n- **Skills: Loves SAP.** Knows IFRS.\n- Rocket science`;
  expect(boundToFacts(text, ANA)).toBe(`${OPENING}\n\n- Knows SAP.\n- Knows IFRS.`);
});

it('keeps nothing of a text whose opening does not hold', () => {
  expect(boundToFacts(`Ana is a CFO.\n\n- **Skills:** SAP`, ANA)).toBeNull();
  expect(boundToFacts('', ANA)).toBeNull();
});

it('takes no longer with a text of many clauses', () => {
  const text = `${OPENING} ${'SAP, and, with IFRS, '.repeat(2_000)}`;
  expect(boundToFacts(text, ANA)).toBe(OPENING);
});
