import type { Condition, Role } from './composed.ts';
import { EMPLOYERS_SAID } from './open31-work-employers.ts';
import type { Query } from './score.ts';
import {
  all,
  any,
  contractor,
  lastTitled,
  level,
  not,
  onceTitled,
  sinceYears,
  skill,
  titled,
  trade,
  yearsAtLeast,
} from './truth.ts';
import { composedWork } from './work-longer.ts';
import { type Facts, PEOPLE, YEAR } from './world.ts';

const ROLES: readonly Role<Facts>[] = [
  { said: 'devs', fits: trade('software') },
  { said: 'payroll folk', fits: trade('payroll') },
  { said: 'accountants', fits: trade('accountant') },
  { said: 'sparkies', fits: trade('electrician') },
  { said: 'nurses', fits: trade('nurse') },
  { said: 'sales people', fits: trade('sales') },
  { said: 'auditors', fits: trade('auditor') },
  { said: 'BAs', fits: trade('business analyst') },
  { said: 'project managers', fits: trade('project manager') },
  { said: 'data people', fits: trade('data') },
  { said: 'truckies', fits: trade('truck driver') },
  { said: 'lawyers', fits: trade('lawyer') },
  { said: 'marketing people', fits: trade('marketing') },
  { said: 'tax people', fits: trade('tax') },
  { said: 'diesel fitters', fits: trade('diesel fitter') },
  { said: 'HR folk', fits: trade('hr') },
  { said: 'quantity surveyors', fits: trade('quantity surveyor') },
  { said: 'DevOps people', fits: trade('devops') },
  { said: 'AP clerks', fits: trade('accounts payable') },
  { said: 'physios', fits: trade('physio') },
  { said: 'chefs', fits: trade('chef') },
  { said: 'credit risk analysts', fits: trade('risk') },
  { said: 'back-end developers', fits: trade('backend') },
  { said: 'warehouse managers', fits: trade('warehouse manager') },
  { said: 'EAs', fits: trade('executive assistant') },
  { said: 'primary teachers', fits: trade('primary teacher') },
];

const CAN: readonly Condition<Facts>[] = [
  {
    kind: 'skills',
    behind: [
      'who know SQL',
      'that can write SQL',
      'handy with SQL',
      'for whom SQL is no problem',
      'SQL a must',
      'SQL essential',
      'where SQL is a hard requirement',
    ],
    fits: skill('SQL'),
  },
  {
    kind: 'skills',
    behind: [
      'who know both React and TypeScript',
      'with React plus TypeScript',
      'strong in React as well as in TypeScript',
      'React & TypeScript, both needed',
      'who combine React with TypeScript',
      'that have React and TypeScript under their belt',
    ],
    fits: skill('React', 'TypeScript'),
  },
  {
    kind: 'skills',
    behind: [
      'who code in Java or else in C#',
      'with Java or C#, either will do',
      'having at least one of Java and C#',
      'whose language is Java or C#',
      'from a C# or a Java background',
    ],
    fits: any(skill('Java'), skill('C#')),
  },
  {
    kind: 'skills',
    behind: [
      'who lack Kafka',
      'without Kafka',
      'no Kafka please',
      'who haven’t got Kafka among their skills',
      'with anything but Kafka',
    ],
    fits: not(skill('Kafka')),
  },
  {
    kind: 'skills',
    before: ['IFRS-savvy'],
    behind: [
      'at home in IFRS',
      'who must have IFRS',
      'well versed in IFRS',
      'with solid IFRS knowledge',
      'IFRS needed',
    ],
    fits: skill('IFRS'),
  },
  {
    kind: 'skills',
    behind: [
      'who do wound care',
      'trained in wound care',
      'wound care a non-negotiable',
      'comfortable with wound care',
    ],
    fits: skill('Wound care'),
  },
  {
    kind: 'skills',
    behind: [
      'who have used Procore and Primavera P6',
      'with Primavera P6 on top of Procore',
      'fluent in both Procore and Primavera P6',
      'Procore + Primavera P6',
    ],
    fits: skill('Procore', 'Primavera P6'),
  },
  {
    kind: 'certificates',
    before: ['PRINCE2-certified', 'PRINCE2'],
    behind: [
      'holding a PRINCE2 certificate',
      'with their PRINCE2',
      'who are PRINCE2 qualified',
      'PRINCE2 ticket in hand',
    ],
    fits: skill('PRINCE2'),
  },
  {
    kind: 'certificates',
    before: ['CIMA-qualified', 'CIMA'],
    behind: ['who hold CIMA', 'with the CIMA qualification', 'that have got their CIMA'],
    fits: skill('CIMA'),
  },
];

const LONG: readonly Condition<Facts>[] = [
  {
    kind: 'years',
    behind: [
      'with at least 8 years’ experience',
      'with 8+ yrs exp',
      'who have eight years or more behind them',
      'with a minimum of eight years in the trade',
      'with no less than 8 years under their belt',
      '8 yrs min',
      'who have been at it for eight years plus',
    ],
    fits: yearsAtLeast(8),
  },
  {
    kind: 'years',
    behind: [
      'with more than 14 years of experience',
      'who have notched up over 14 years',
      'with upwards of 14 years in the job market',
      'exp >14 yrs',
    ],
    fits: yearsAtLeast(15),
  },
  {
    kind: 'years',
    behind: [
      'with at most 3 years of experience',
      'with up to three years’ experience',
      'who have no more than 3 years behind them',
      '3 yrs exp max',
      'with three years or less under the belt',
      'still under four years’ experience',
    ],
    fits: ({ years }) => years <= 3,
  },
  {
    kind: 'years',
    behind: [
      'with between 4 and 6 years of experience',
      'with 4-6 yrs exp',
      'who have four to six years behind them',
      'somewhere from 4 to 6 years into their working life',
      'with four years’ experience at least and six at most',
    ],
    fits: ({ years }) => years >= 4 && years <= 6,
  },
  {
    kind: 'time in job',
    behind: [
      'who have been in their current job for over five years',
      'with more than five years at their present company',
      'more than 5 yrs in the same seat',
      'that have been where they are for longer than five years',
      'who have served their present employer for more than five years',
    ],
    fits: sinceYears(5),
  },
  {
    kind: 'time in job',
    behind: [
      'who joined their present employer in 2024 or later',
      'that started in their current post in 2024 or since',
      'who have only been in their job since 2024 or later',
      'new to their company in 2024, 2025 or 2026',
    ],
    fits: ({ since }) => since >= 2024,
  },
  {
    kind: 'time in job',
    behind: [
      'in the same job since 2021 or earlier',
      'who haven’t changed employer since 2021',
      'who took up their current job no later than 2021',
      'that were already at their present firm in 2021',
      'in post before 2022',
    ],
    fits: ({ since }) => since <= 2021,
  },
  {
    kind: 'time in job',
    behind: [
      'who are less than two years into their job',
      'with under 2 years at their current firm',
      'who have not yet done two years where they are',
    ],
    fits: ({ since }) => YEAR - since < 2,
  },
  {
    kind: 'many jobs',
    behind: [
      'who have only ever had one employer',
      'with a single employer on their CV',
      'who have never changed employer',
      'loyal to one company all their career',
      'with no earlier employer than the present one',
    ],
    fits: ({ before }) => before.length === 0,
  },
  {
    kind: 'many jobs',
    behind: [
      'with at least three jobs on their CV',
      'who have held three positions or more',
      'on their third job or later',
      'with two or more earlier jobs besides the current one',
    ],
    fits: ({ before }) => before.length >= 2,
  },
];

const STANDING: readonly Condition<Facts>[] = [
  {
    kind: 'level',
    before: ['senior-level', 'senior'],
    behind: ['at senior level', 'who are seniors', 'of senior grade', 'pitched at senior'],
    fits: level('senior'),
  },
  {
    kind: 'level',
    before: ['junior', 'junior-level'],
    behind: ['at junior level', 'who are still juniors', 'at the junior end', 'in a junior grade'],
    fits: level('junior'),
  },
  {
    kind: 'level',
    before: ['mid-level', 'midweight', 'intermediate'],
    behind: ['at mid level', 'of middling seniority'],
    fits: level('mid'),
  },
  {
    kind: 'level',
    behind: ['at head-of level', 'graded as heads', 'who hold a head-of role', 'of head seniority'],
    fits: level('head'),
  },
  {
    kind: 'level',
    before: ['non-junior'],
    behind: ['who are past junior level', 'no juniors', 'of any grade but junior', 'leaving the juniors out'],
    fits: not(level('junior')),
  },
  {
    kind: 'level',
    behind: [
      'at senior level and up',
      'senior or above',
      'from senior upwards',
      'no lower than senior',
      'who are senior at least',
    ],
    fits: level('senior', 'head'),
  },
  {
    kind: 'title',
    behind: [
      'whose current title is Account Executive',
      'with Account Executive as their present job title',
      'titled Account Executive at the moment',
      'who go by the title of Account Executive now',
    ],
    fits: titled('Account Executive'),
  },
  {
    kind: 'title',
    behind: [
      'whose title right now is Sous Chef',
      'now employed as Sous Chef',
      'with “Sous Chef” on the business card today',
      'who currently hold the post of sous chef',
    ],
    fits: titled('Sous Chef'),
  },
  {
    kind: 'title',
    behind: [
      'called HR Business Partner in their current job',
      'with the job title HR Business Partner',
      'who are titled HR Business Partner, not HR Manager',
    ],
    fits: titled('HR Business Partner'),
  },
  {
    kind: 'title before',
    behind: [
      'who held the title of Business Development Manager in an earlier job',
      'with Business Development Manager as a former title',
      'that have Business Development Manager among their previous titles',
      'who were Business Development Managers in some past job',
    ],
    fits: onceTitled('Business Development Manager'),
  },
  {
    kind: 'title before',
    behind: [
      'whose last job before this one was as Site Reliability Engineer',
      'whose previous title was Site Reliability Engineer',
      'who had the title Site Reliability Engineer in the job before',
    ],
    fits: lastTitled('Site Reliability Engineer'),
  },
  {
    kind: 'title before',
    behind: [
      'who used to have the title Payroll Officer and now have another one',
      'who were a Payroll Officer once but are titled differently today',
      'formerly titled Payroll Officer, not any longer',
    ],
    fits: all(onceTitled('Payroll Officer'), not(titled('Payroll Officer'))),
  },
  {
    kind: 'contract',
    before: ['contract'],
    behind: [
      'open to contract work',
      'after a contract',
      'looking for contract roles',
      'who contract',
      'available for contracting',
      'who want contract, not perm',
    ],
    fits: contractor,
  },
  {
    kind: 'contract',
    before: ['perm', 'permanent'],
    behind: [
      'looking for a permanent job',
      'perm only',
      'who want something permanent',
      'seeking a perm role',
      'who aren’t interested in contracting',
      'on the lookout for a permanent position',
    ],
    fits: not(contractor),
  },
];

/** What recruiters want of a person's work, each thing in many ways of saying it. */
export const OPEN_WORK: readonly Query<Facts>[] = composedWork(
  PEOPLE.map(({ facts }) => facts),
  ROLES,
  [...EMPLOYERS_SAID, ...CAN, ...LONG, ...STANDING],
  40,
);
