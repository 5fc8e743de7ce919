import type { Condition, Role } from './composed.ts';
import { EMPLOYERS_CALLED, FINANCE_CALLED, TECH_CALLED, TITLES_CALLED } from './open35-work-employers.ts';
import type { Query } from './score.ts';
import { contractor, level, not, trade, yearsAtLeast } from './truth.ts';
import { composedEach } from './work-each.ts';
import { type Facts, PEOPLE, YEAR } from './world.ts';

const EVERY: readonly Role<Facts>[] = [
  { said: 'accountants', fits: trade('accountant') },
  { said: 'nurses', fits: trade('nurse') },
  { said: 'electricians', fits: trade('electrician') },
  { said: 'developers', fits: trade('software') },
  { said: 'sales staff', fits: trade('sales') },
  { said: 'lawyers', fits: trade('lawyer') },
  { said: 'payroll people', fits: trade('payroll') },
  { said: 'truck drivers', fits: trade('truck driver') },
  { said: 'teachers', fits: trade('teacher') },
  { said: 'HR people', fits: trade('hr') },
  { said: 'QSs', fits: trade('quantity surveyor') },
  { said: 'project managers', fits: trade('project manager') },
  { said: 'chefs', fits: trade('chef') },
  { said: 'auditors', fits: trade('auditor') },
  { said: 'physios', fits: trade('physio') },
  { said: 'site engineers', fits: trade('site engineer') },
  { said: 'marketing managers', fits: trade('marketing manager') },
  { said: 'pharmacists', fits: trade('pharmacist') },
  { said: 'business analysts', fits: trade('business analyst') },
  { said: 'product managers', fits: trade('product manager') },
  { said: 'diesel fitters', fits: trade('diesel fitter') },
  { said: 'AP officers', fits: trade('accounts payable') },
  { said: 'UX designers', fits: trade('ux designer') },
  { said: 'tax people', fits: trade('tax') },
  { said: 'credit risk analysts', fits: trade('risk') },
];

const LAWYERS: readonly Role<Facts>[] = [
  { said: 'lawyers', fits: trade('lawyer') },
  { said: 'employment lawyers', fits: trade('employment lawyer') },
  { said: 'solicitors', fits: trade('lawyer') },
];

const TECH: readonly Role<Facts>[] = [
  { said: 'developers', fits: trade('software') },
  { said: 'backend engineers', fits: trade('backend') },
  { said: 'software engineers', fits: trade('software') },
  { said: 'Go developers', fits: trade('go') },
  { said: 'DevOps engineers', fits: trade('devops') },
];

const FINANCE: readonly Role<Facts>[] = [
  { said: 'management accountants', fits: trade('management accountant') },
  { said: 'accountants', fits: trade('accountant') },
];

const TERMS: readonly Condition<Facts>[] = [
  {
    kind: 'years',
    behind: [
      'with five or more years’ experience',
      '5+ yrs exp',
      '5 yrs exp min',
      'with at least 5 years in',
      'who’ve done five years or more',
      'min 5 years experience please',
      'five years plus',
      '(5y+ exp)',
      'and I need five years of experience as a minimum',
      'with not less than five years in the game',
    ],
    fits: yearsAtLeast(5),
  },
  {
    kind: 'years',
    behind: [
      'with ten years of experience or more',
      '10+ years',
      '10yrs+ exp',
      'who have a decade or more behind them',
      'with at least a decade of experience',
      'ten yrs minimum',
      'who have been working for 10 years or longer',
      'w/ 10 yrs exp or more',
      'with double-digit years of experience',
    ],
    fits: yearsAtLeast(10),
  },
  {
    kind: 'years',
    behind: [
      'with two years of experience or less',
      'up to 2 yrs exp',
      'with 0-2 years’ experience',
      '0–2 yrs exp',
      'with no more than two years’ experience',
      'who only have a year or two under their belt',
      '2 yrs exp or under',
      'two years’ experience tops',
    ],
    fits: ({ years }) => years <= 2,
  },
  {
    kind: 'years',
    behind: [
      'with 3 to 6 years’ experience',
      '3-6 yrs',
      'with between three and six years in',
      'three to six years exp',
      'min 3 max 6 yrs exp',
      'with anywhere from three to six years of experience',
      '3+ years but not over 6',
      'say 3 to 6 years experience, no more than that',
    ],
    fits: ({ years }) => years >= 3 && years <= 6,
  },
  {
    kind: 'level',
    before: ['entry-level or junior'],
    behind: [
      'junior only',
      '- juniors, nothing above that',
      'on the junior side',
      'who are juniors',
      'jnr level',
      'where the level says junior',
      'at jr level, not mid',
    ],
    fits: level('junior'),
  },
  {
    kind: 'level',
    before: ['head-level'],
    behind: [
      'at head level',
      'who are at Head Of level',
      'seniority: head',
      'of head level',
      'operating at head-of level',
      'graded head in the system',
    ],
    fits: level('head'),
  },
  {
    kind: 'level',
    before: ['mid to senior', 'mid-senior'],
    behind: [
      'mid or senior level',
      'who are mid-level or senior',
      'anything from mid to senior',
      'mid/snr',
      'at mid or senior, no juniors and no heads',
      'either mid level or senior level is fine',
    ],
    fits: level('mid', 'senior'),
  },
  {
    kind: 'contract',
    before: ['freelance or contract', 'contractor'],
    behind: [
      'for a contract',
      'who will do contract',
      'who’d consider a contract role',
      'happy to contract',
      'for an FTC',
      'open to a fixed term contract',
      'on the contract market',
      'contract only',
      'who are looking for contract work',
      'work type contract',
    ],
    fits: contractor,
  },
  {
    kind: 'contract',
    before: ['perm-only'],
    behind: [
      'for a perm role',
      'who want perm',
      'looking for permanent work',
      'after permanent, not contract',
      'who are open to permanent roles',
      'perm seekers only',
      'for a permanent vacancy, so not contractors',
      'work type permanent',
      '(perm)',
    ],
    fits: not(contractor),
  },
  {
    kind: 'time in job',
    behind: [
      'with 3+ years in their current role',
      'who have been in their present job three years or more',
      'at least 3 yrs in current seat',
      '3 yrs+ tenure in the current job',
      'who have done three years or more where they are now',
      'who’ve stayed with their current company for at least three years',
      'min three years with current employer',
      'three years or longer in the same place they’re in now',
    ],
    fits: ({ since }) => YEAR - since >= 3,
  },
  {
    kind: 'time in job',
    behind: [
      'who started their current job in 2025',
      'who joined their current company in 2025',
      'that moved into their present job in 2025',
      'with a 2025 start date in the current job',
      'start year 2025 in the current position',
    ],
    fits: ({ since }) => since === 2025,
  },
  {
    kind: 'many jobs',
    behind: [
      'with just one job before the current one',
      'who have had one previous job',
      'on their second job',
      'one earlier role on the CV, no more',
      'who have moved jobs exactly once',
    ],
    fits: ({ before }) => before.length === 1,
  },
];

const PQE: readonly Condition<Facts>[] = [
  {
    kind: 'years',
    behind: [
      '4+ PQE',
      'with 4 years’ PQE or more',
      'at least four years PQE',
      '4 yrs+ pqe',
      'with four or more years post-qualification',
      'min 4 PQE',
      'four years’ post-qualified experience and up',
      'PQE 4 plus',
    ],
    fits: yearsAtLeast(4),
  },
];

const FACTS = PEOPLE.map(({ facts }) => facts);

/** What recruiters want of a person's work, in the words of more recruiters. */
export const OPEN_WORK_THIRD: readonly Query<Facts>[] = [
  ...composedEach(FACTS, EVERY, TERMS),
  ...composedEach(FACTS, LAWYERS, PQE),
  ...composedEach(FACTS, TECH, TECH_CALLED),
  ...composedEach(FACTS, FINANCE, FINANCE_CALLED),
  ...composedEach(FACTS, EVERY, EMPLOYERS_CALLED),
  ...TITLES_CALLED.flatMap(({ roles, conditions }) => composedEach(FACTS, roles, conditions)),
];
