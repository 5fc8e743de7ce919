import type { Condition, Role } from './composed.ts';
import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  contractor,
  EY,
  formerly,
  group,
  level,
  not,
  onceTitled,
  skill,
  titled,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import { composedEach } from './work-each.ts';
import { type Facts, PEOPLE } from './world.ts';

const EVERY: readonly Role<Facts>[] = [
  { said: 'marketing managers', fits: trade('marketing manager') },
  { said: 'nurses', fits: trade('nurse') },
  { said: 'HGV drivers', fits: trade('truck driver') },
  { said: 'tax accountants', fits: trade('tax') },
  { said: 'software developers', fits: trade('software') },
  { said: 'auditors', fits: trade('auditor') },
  { said: 'warehouse managers', fits: trade('warehouse manager') },
  { said: 'financial controllers', fits: trade('financial controller') },
  { said: 'executive assistants', fits: trade('executive assistant') },
  { said: 'quantity surveyors', fits: trade('quantity surveyor') },
  { said: 'electricians', fits: trade('electrician') },
  { said: 'primary teachers', fits: trade('primary teacher') },
  { said: 'payroll officers', fits: trade('payroll') },
  { said: 'sales people', fits: trade('sales') },
  { said: 'physiotherapists', fits: trade('physio') },
  { said: 'data engineers', fits: trade('data engineer') },
  { said: 'diesel fitters', fits: trade('diesel fitter') },
  { said: 'HR staff', fits: trade('hr') },
  { said: 'chefs', fits: trade('chef') },
];

const LAWYERS: readonly Role<Facts>[] = [
  { said: 'lawyers', fits: trade('lawyer') },
  { said: 'employment lawyers', fits: trade('employment lawyer') },
];

const COMMERCIAL: readonly Role<Facts>[] = [
  { said: 'sales people', fits: trade('sales') },
  { said: 'marketing managers', fits: trade('marketing manager') },
  { said: 'HR people', fits: trade('hr') },
  { said: 'executive assistants', fits: trade('executive assistant') },
];

const TECH: readonly Role<Facts>[] = [
  { said: 'developers', fits: trade('software') },
  { said: 'back-end developers', fits: trade('backend') },
];

const FINANCE: readonly Role<Facts>[] = [
  { said: 'financial controllers', fits: trade('financial controller') },
  { said: 'accountants', fits: trade('accountant') },
];

const DATA: readonly Role<Facts>[] = [
  { said: 'data people', fits: trade('data') },
  { said: 'credit risk analysts', fits: trade('risk') },
];

const TERMS: readonly Condition<Facts>[] = [
  {
    kind: 'years',
    behind: [
      'having seven years of experience at the minimum',
      'experience: 7 years or above',
      'with a good seven years or more of experience',
      '7 YOE+',
      'that can show 7 plus years of work experience',
    ],
    fits: yearsAtLeast(7),
  },
  {
    kind: 'years',
    behind: [
      'with fewer than four years of experience',
      'less than 4 YOE',
      'whose experience is below four years',
      'early in their careers, under 4 years in',
    ],
    fits: ({ years }) => years < 4,
  },
  {
    kind: 'years',
    behind: [
      'with 9 to 11 years of experience',
      'YOE 9-11',
      'having somewhere between nine and eleven years of experience',
      'nine, ten or eleven years in',
    ],
    fits: ({ years }) => years >= 9 && years <= 11,
  },
  {
    kind: 'level',
    before: ['Senior', 'Snr'],
    behind: ['seniority = senior', 'at Sr. level', 'at the senior level, please'],
    fits: level('senior'),
  },
  {
    kind: 'level',
    behind: [
      'at mid level or below',
      'of junior or mid level',
      'not yet senior, so junior or mid',
      'junior to mid',
    ],
    fits: level('junior', 'mid'),
  },
  {
    kind: 'contract',
    before: ['interim or contract'],
    behind: [
      'interested in contract assignments',
      'who would take a fixed-term contract',
      'to go out on a contract assignment',
      'who work as contractors or want to',
    ],
    fits: contractor,
  },
  {
    kind: 'contract',
    before: ['permanent-only'],
    behind: [
      'for permanent placement',
      'whose preference is permanent employment',
      'for direct hire, permanent',
      'not contractors, permanent candidates only',
    ],
    fits: not(contractor),
  },
  {
    kind: 'time in job',
    behind: [
      'who have held their present position since 2022 or earlier',
      'in their current post from 2022 or before',
      'current job started 2022 or before that',
      'with their employer since at least 2022',
    ],
    fits: ({ since }) => since <= 2022,
  },
  {
    kind: 'employer now',
    behind: [
      'presently employed at Marriott',
      'at the Marriott',
      'whose present company is Marriott',
      'Marriott people, current staff only',
    ],
    fits: at('Marriott'),
  },
  {
    kind: 'employer before',
    before: ['ex-EY'],
    behind: [
      'who came out of Ernst & Young',
      'with a former employer of EY, and no longer there',
      'that started at EY and have moved on',
    ],
    fits: all(formerly(...EY), not(at(...EY))),
  },
  {
    kind: 'employer ever',
    behind: [
      'with DHL in their employment history, present or past',
      'who have DHL experience',
      'that are or have been DHL employees',
      'DHL background',
    ],
    fits: worked('DHL'),
  },
  {
    kind: 'not employer',
    behind: [
      'excluding anyone who has ever worked for Bupa',
      'with no Bupa in their background',
      'who have not been employed by Bupa, ever',
    ],
    fits: not(worked('Bupa')),
  },
  {
    kind: 'industry',
    behind: [
      'in the resources sector, mining to be exact',
      'employed in the mining sector today',
      'who are currently with a mining house',
      'mining sector, current employer',
    ],
    fits: at(...group('mining')),
  },
  {
    kind: 'group',
    before: ['mid-tier'],
    behind: ['at Grant Thornton or BDO', 'from a mid-tier firm such as BDO or Grant Thornton, current'],
    fits: at('Grant Thornton', 'BDO'),
  },
];

const PQE: readonly Condition<Facts>[] = [
  {
    kind: 'years',
    behind: [
      'between 4 and 9 years PQE',
      '4-9 PQE',
      'with four to nine years of post-qualification experience',
      'PQE of 4 to 9 years',
    ],
    fits: ({ years }) => years >= 4 && years <= 9,
  },
];

const CONSUMER: readonly Condition<Facts>[] = [
  {
    kind: 'industry',
    before: ['FMCG'],
    behind: [
      'in the FMCG space now',
      'at Unilever or Coke',
      'currently at Coca-Cola or Unilever',
      'in FMCG at Unilever or Coca-Cola',
    ],
    fits: at('Unilever', 'Coca-Cola'),
  },
];

const IN_CODE: readonly Condition<Facts>[] = [
  {
    kind: 'skills',
    behind: [
      'with C# or Java',
      'who program in Java or C#',
      'Java OR C#',
      'who have experience of either Java or C#',
      'skilled in C# or in Java, whichever',
    ],
    fits: any(skill('Java'), skill('C#')),
  },
];

const IN_BOOKS: readonly Condition<Facts>[] = [
  {
    kind: 'skills',
    behind: [
      'IFRS AND SAP',
      'that bring SAP along with IFRS',
      'with knowledge of SAP and IFRS',
      'who have both IFRS and SAP',
    ],
    fits: ({ skills }) => skills.includes('IFRS') && skills.includes('SAP'),
  },
];

const IN_DATA: readonly Condition<Facts>[] = [
  {
    kind: 'skills',
    before: ['SQL-proficient'],
    behind: ['with SQL proficiency', 'who have SQL among their skills', 'that list SQL'],
    fits: skill('SQL'),
  },
];

const TITLES: readonly Condition<Facts>[] = [
  {
    kind: 'title',
    behind: [
      'presently holding the title of Sales Executive',
      'current job title Sales Executive',
      'whose title today reads Sales Executive',
    ],
    fits: titled('Sales Executive'),
  },
  {
    kind: 'title before',
    behind: [
      'who formerly held the title of Account Executive',
      'with a past job title of Account Executive',
      'that have been an Account Executive in an earlier position',
    ],
    fits: onceTitled('Account Executive'),
  },
];

const FACTS = PEOPLE.map(({ facts }) => facts);

/** What recruiters want of a person's work, said by others again. */
export const OPEN_WORK_THIRD_MORE: readonly Query<Facts>[] = [
  ...composedEach(FACTS, EVERY, TERMS),
  ...composedEach(FACTS, LAWYERS, PQE),
  ...composedEach(FACTS, COMMERCIAL, CONSUMER),
  ...composedEach(FACTS, TECH, IN_CODE),
  ...composedEach(FACTS, FINANCE, IN_BOOKS),
  ...composedEach(FACTS, DATA, IN_DATA),
  ...composedEach(FACTS, [{ said: 'salespeople', fits: trade('sales') }], TITLES),
];
