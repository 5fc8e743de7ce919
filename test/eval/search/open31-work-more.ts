import { type Condition, composed, type Role } from './composed.ts';
import type { Query } from './score.ts';
import { SECOND, type Second, ticket } from './second-world.ts';
import {
  all,
  any,
  at,
  contractor,
  EY,
  formerly,
  group,
  leftFrom,
  level,
  not,
  onceTitled,
  PWC,
  skill,
  titled,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import { composedWork } from './work-longer.ts';
import { type Facts, PEOPLE, YEAR } from './world.ts';

const ROLES: readonly Role<Facts>[] = [
  { said: 'coders', fits: trade('software') },
  { said: 'electricians', fits: trade('electrician') },
  { said: 'bean counters', fits: trade('accountant') },
  { said: 'nursing staff', fits: trade('nurse') },
  { said: 'solicitors', fits: trade('lawyer') },
  { said: 'PMs in construction', fits: trade('construction project manager') },
  { said: 'business analysts', fits: trade('business analyst') },
  { said: 'salespeople', fits: trade('sales') },
  { said: 'audit people', fits: trade('auditor') },
  { said: 'marketers', fits: trade('marketing') },
  { said: 'payroll officers', fits: trade('payroll') },
  { said: 'heavy diesel mechanics', fits: trade('diesel fitter') },
  { said: 'lorry drivers', fits: trade('truck driver') },
  { said: 'DevOps engineers', fits: trade('devops') },
  { said: 'physiotherapists', fits: trade('physio') },
  { said: 'UX designers', fits: trade('ux designer') },
  { said: 'HR people', fits: trade('hr') },
  { said: 'warehouse bosses', fits: trade('warehouse manager') },
  { said: 'tax accountants', fits: trade('tax') },
  { said: 'site engineers', fits: trade('site engineer') },
  { said: 'data folk', fits: trade('data') },
  { said: 'execs’ assistants', fits: trade('executive assistant') },
  { said: 'cyber people', fits: trade('security') },
  { said: 'teachers', fits: trade('teacher') },
  { said: 'pharmacists', fits: trade('pharmacist') },
];

const CONDITIONS: readonly Condition<Facts>[] = [
  {
    kind: 'employer now',
    behind: [
      'who get their pay from BHP today',
      'on staff at BHP',
      'that are BHP employees right now',
      'currently BHP',
    ],
    fits: at('BHP'),
  },
  {
    kind: 'employer now',
    behind: [
      'at present with Atlassian or Canva',
      'whose company today is Canva or Atlassian',
      'sat at Atlassian or Canva just now',
    ],
    fits: at('Atlassian', 'Canva'),
  },
  {
    kind: 'employer now',
    behind: ['who presently work at EY', 'in the service of EY now', 'EY at the moment'],
    fits: at(...EY),
  },
  {
    kind: 'employer before',
    before: ['ex-Google'],
    behind: [
      'who said goodbye to Google',
      'with a Google past who are elsewhere these days',
      'no longer at Google but there once',
      'that were formerly employed by Google',
    ],
    fits: all(formerly('Google'), not(at('Google'))),
  },
  {
    kind: 'employer before',
    before: ['ex Bupa'],
    behind: [
      'who did time at Bupa and have left',
      'previously employed at Bupa',
      'gone from Bupa, wherever they are now',
    ],
    fits: all(formerly('Bupa'), not(at('Bupa'))),
  },
  {
    kind: 'employer ever',
    before: ['present or former Lendlease'],
    behind: [
      'with Lendlease on the CV',
      'who are at Lendlease or have been',
      'that have Lendlease somewhere in their career, today’s job included',
    ],
    fits: worked('Lendlease'),
  },
  {
    kind: 'employer ever',
    behind: [
      'who have been at PwC at any time up to now',
      'with PwC in the background, current or earlier',
      'PwC ever',
    ],
    fits: worked(...PWC),
  },
  {
    kind: 'not employer',
    behind: [
      'who are employed by anyone except Fortescue',
      'not on Fortescue’s payroll now',
      'other than those at Fortescue',
      'skipping whoever is at Fortescue',
    ],
    fits: not(at('Fortescue')),
  },
  {
    kind: 'not employer',
    behind: [
      'who have not spent a day on the staff of Amazon',
      'with Amazon nowhere on their CV',
      'that were never employed at Amazon',
    ],
    fits: not(worked('Amazon')),
  },
  {
    kind: 'not employer',
    behind: [
      'who are in none of the Big 4 today',
      'non Big Four at the moment',
      'at a firm other than a Big 4 one',
    ],
    fits: not(at(...group('big 4'))),
  },
  {
    kind: 'group',
    behind: [
      'who earn their living at a bank now',
      'inside a bank at present',
      'bank-employed at the moment',
    ],
    fits: at(...group('bank')),
  },
  {
    kind: 'group',
    before: ['ex-Big 4'],
    behind: ['who have left the Big 4 behind', 'formerly in a Big Four firm, now outside them'],
    fits: all(formerly(...group('big 4')), not(at(...group('big 4')))),
  },
  {
    kind: 'group',
    behind: ['working for miners', 'on a mining company’s payroll', 'now employed in mining'],
    fits: at(...group('mining')),
  },
  {
    kind: 'left',
    behind: [
      'who have left Linfox since 2023',
      'who finished up with Linfox in 2023 or later',
      'that parted from Linfox in or after 2023',
    ],
    fits: leftFrom(2023, 'Linfox'),
  },
  {
    kind: 'left',
    behind: [
      'that left Clifford Chance or Linklaters from 2022 on',
      'who exited Linklaters or Clifford Chance in 2022 or afterwards',
    ],
    fits: leftFrom(2022, 'Clifford Chance', 'Linklaters'),
  },
  {
    kind: 'skills',
    behind: [
      'who are good with Kubernetes',
      'that use Kubernetes',
      'Kubernetes is a must-have',
      'provided they know Kubernetes',
    ],
    fits: skill('Kubernetes'),
  },
  {
    kind: 'skills',
    behind: [
      'with Python and Airflow alike',
      'who do Python and Airflow, not just one of them',
      'Python w/ Airflow',
    ],
    fits: skill('Python', 'Airflow'),
  },
  {
    kind: 'skills',
    behind: ['knowing Ruby or Go', 'whose skills include Go or Ruby', 'Ruby or Go, I don’t mind which'],
    fits: any(skill('Ruby'), skill('Go')),
  },
  {
    kind: 'skills',
    behind: ['who don’t have SAP', 'SAP not on their list of skills', 'with no SAP'],
    fits: not(skill('SAP')),
  },
  {
    kind: 'years',
    behind: [
      'with 12 years’ experience or more',
      'a dozen years in at least',
      'who’ve got twelve-plus years',
      'min. 12 yrs of exp.',
    ],
    fits: yearsAtLeast(12),
  },
  {
    kind: 'years',
    behind: [
      'with not more than 6 years’ experience',
      'max six yrs exp',
      'who have six years at the very most',
    ],
    fits: ({ years }) => years <= 6,
  },
  {
    kind: 'years',
    behind: ['with 8 to 12 years’ experience', 'who bring between eight and twelve years', 'exp: 8-12 yrs'],
    fits: ({ years }) => years >= 8 && years <= 12,
  },
  {
    kind: 'time in job',
    behind: [
      'with four years or more at their current employer',
      'who’ve been in the present role for at least 4 years',
      '4+ yrs in current job',
    ],
    fits: ({ since }) => YEAR - since >= 4,
  },
  {
    kind: 'time in job',
    behind: ['who started where they are in 2025 or later', 'in their current job from 2025 or later'],
    fits: ({ since }) => since >= 2025,
  },
  {
    kind: 'many jobs',
    behind: ['who have stuck with one employer from the start', 'with just the one company to their name'],
    fits: ({ before }) => before.length === 0,
  },
  {
    kind: 'level',
    before: ['senior-grade'],
    behind: ['whose level is senior', 'at a senior level'],
    fits: level('senior'),
  },
  {
    kind: 'level',
    before: ['junior-grade'],
    behind: ['who sit at junior level', 'whose level is junior'],
    fits: level('junior'),
  },
  {
    kind: 'level',
    before: ['mid-weight'],
    behind: ['who are mid-level', 'around mid level'],
    fits: level('mid'),
  },
  {
    kind: 'level',
    behind: ['senior+', 'who are at least at senior level', 'nothing below senior'],
    fits: level('senior', 'head'),
  },
  {
    kind: 'title',
    behind: ['with Product Designer as the title they hold now', 'who are called Product Designer today'],
    fits: titled('Product Designer'),
  },
  {
    kind: 'title before',
    behind: [
      'who carried the title SOC Analyst in a past job',
      'with SOC Analyst among their old job titles',
    ],
    fits: onceTitled('SOC Analyst'),
  },
  {
    kind: 'contract',
    before: ['contracting'],
    behind: ['who are after contract gigs', 'up for contracts', 'wanting to work on contract'],
    fits: contractor,
  },
  {
    kind: 'contract',
    behind: ['who only want perm', 'in search of permanent work', 'after a perm job', 'permanent roles only'],
    fits: not(contractor),
  },
];

/** What recruiters want of a person's work, in other ways than the open ones. */
export const OPEN_WORK_MORE: readonly Query<Facts>[] = composedWork(
  PEOPLE.map(({ facts }) => facts),
  ROLES,
  CONDITIONS,
  25,
);

const SECOND_ROLES: readonly Role<Second>[] = [
  { said: 'blue-collar workers', fits: trade('blue collar') },
  { said: 'IT people', fits: trade('tech') },
  { said: 'healthcare staff', fits: trade('health') },
  { said: 'underwriters', fits: trade('underwriter') },
  { said: 'clinical research people', fits: trade('clinical research') },
  { said: 'welders', fits: trade('welder') },
  { said: 'forklift drivers', fits: trade('forklift driver') },
  { said: 'scaffolders', fits: trade('scaffolder') },
  { said: 'claims handlers', fits: trade('claims') },
  { said: 'building architects', fits: trade('building architect') },
];

const SECOND_CONDITIONS: readonly Condition<Second>[] = [
  {
    kind: 'tickets',
    behind: ['who are white carded', 'possessing a White Card', 'their White Card sorted', 'with White Card'],
    fits: ticket('White Card'),
  },
  {
    kind: 'tickets',
    behind: ['with AHPRA rego', 'on the AHPRA register', 'who hold AHPRA registration'],
    fits: ticket('AHPRA registration'),
  },
  {
    kind: 'tickets',
    behind: ['with the LF ticket', 'who’ve got LF'],
    fits: ticket('LF licence'),
  },
  {
    kind: 'many jobs',
    behind: [
      'with no fewer than four employers in five years',
      'with four employers or more over the past five years',
    ],
    fits: ({ employersOfLate }) => employersOfLate >= 4,
  },
  {
    kind: 'industry',
    behind: ['now on the books of a consultancy', 'in the consulting business at present'],
    fits: ({ industry }) => industry === 'consulting',
  },
  {
    kind: 'industry',
    behind: ['who work in logistics now', 'at a logistics company at the moment'],
    fits: ({ industry }) => industry === 'logistics',
  },
  {
    kind: 'employer before',
    before: ['ex-Roche'],
    behind: ['who used to work at Roche and don’t now', 'that Roche once employed and no longer does'],
    fits: all(formerly('Roche'), not(at('Roche'))),
  },
];

export const SECOND_OPEN_WORK_MORE: readonly Query<Second>[] = composed(
  SECOND.map(({ facts }) => facts),
  SECOND_ROLES,
  SECOND_CONDITIONS,
  0,
);
