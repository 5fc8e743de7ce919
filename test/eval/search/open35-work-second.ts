import type { Condition, Role } from './composed.ts';
import type { Query } from './score.ts';
import { SECOND, type Second, ticket, wasOnce } from './second-world.ts';
import * as third from './third-world.ts';
import { trade } from './truth.ts';
import { composedEach } from './work-each.ts';

const ROLES: readonly Role<Second>[] = [
  { said: 'crane operators', fits: trade('crane operator') },
  { said: 'scaffolders', fits: trade('scaffolder') },
  { said: 'boilermakers', fits: trade('boilermaker') },
  { said: 'midwives', fits: trade('midwife') },
  { said: 'mental health nurses', fits: trade('mental health nurse') },
  { said: 'solutions architects', fits: trade('solutions architect') },
  { said: 'compliance officers', fits: trade('compliance') },
  { said: 'financial planners', fits: trade('financial planner') },
  { said: 'plumbers', fits: trade('plumber') },
  { said: 'paralegals', fits: trade('paralegal') },
  { said: 'bookkeepers', fits: trade('bookkeeper') },
  { said: 'mechanical engineers', fits: trade('mechanical engineer') },
  { said: 'recruitment consultants', fits: trade('recruiter') },
  { said: 'underwriters', fits: trade('underwriter') },
  { said: 'claims people', fits: trade('claims') },
  { said: 'SAP consultants', fits: trade('sap consultant') },
  { said: 'building architects', fits: trade('building architect') },
];

const CONDITIONS: readonly Condition<Second>[] = [
  {
    kind: 'tickets',
    before: ['White Card holding'],
    behind: [
      'who have a White Card',
      'with a white card pls',
      'White Card required',
      'must hold a White Card',
      'w/ White Card',
      'White Card a must for site',
      'who’ve got the White Card',
      'tickets: White Card',
    ],
    fits: ticket('White Card'),
  },
  {
    kind: 'tickets',
    before: ['AHPRA registered'],
    behind: [
      'with current AHPRA',
      'must be AHPRA registered',
      'who have AHPRA registration',
      'AHPRA required',
      'AHPRA reg essential',
      'rego: AHPRA',
    ],
    fits: ticket('AHPRA registration'),
  },
  {
    kind: 'between jobs',
    behind: [
      'who are between jobs',
      'not working at the moment',
      'currently out of work',
      'who don’t have a job right now',
      'with no current employer',
      'who have finished up and are without a job now',
      'between roles',
      'who are unemployed at present',
      'in no job now',
    ],
    fits: ({ betweenJobs }) => betweenJobs,
  },
  {
    kind: 'industry',
    behind: [
      'in banking',
      'working at a bank today',
      'who are with a bank now',
      'currently employed in banking',
      'industry: banking, current',
    ],
    fits: ({ industry }) => industry === 'banking',
  },
  {
    kind: 'trade before',
    behind: [
      'who used to be underwriters',
      'that were once an underwriter',
      'with a past job as underwriter',
    ],
    fits: wasOnce('underwriter'),
  },
  {
    kind: 'trade before',
    before: ['ex-actuary'],
    behind: ['who started out as an actuary', 'who were actuaries earlier in their career'],
    fits: wasOnce('actuary'),
  },
];

/** Tickets, industries and what people were before, over the second people. */
export const SECOND_OPEN_WORK_THIRD: readonly Query<Second>[] = composedEach(
  SECOND.map(({ facts }) => facts),
  ROLES,
  CONDITIONS,
);

const THIRD_ROLES: readonly Role<third.Third>[] = [
  { said: 'lecturers', fits: third.trade('lecturer') },
  { said: 'lawyers', fits: third.trade('lawyer') },
  { said: 'chefs', fits: third.trade('chef') },
  { said: 'teachers', fits: third.trade('teacher') },
  { said: 'medical science liaisons', fits: third.trade('medical science liaison') },
  { said: 'litigation lawyers', fits: third.trade('litigation lawyer') },
  { said: 'sous chefs', fits: third.trade('sous chef') },
  { said: 'academics', fits: third.trade('academic') },
  { said: 'pharma people', fits: third.trade('pharma') },
  { said: 'in-house counsel', fits: third.trade('in-house counsel') },
  { said: 'graphic designers', fits: third.trade('graphic designer') },
  { said: 'store managers', fits: third.trade('store manager') },
  { said: 'vets', fits: third.trade('vet') },
];

const THIRD_CONDITIONS: readonly Condition<third.Third>[] = [
  {
    kind: 'certificates',
    behind: [
      'with a PhD',
      'who hold a PhD',
      'who have done their PhD',
      'PhD required',
      'PhD a must',
      'w/ PhD',
      'qualification: PhD',
      'that have a doctorate (PhD)',
    ],
    fits: third.cert('PhD'),
  },
  {
    kind: 'certificates',
    behind: [
      'with a practising certificate',
      'who hold a practising certificate',
      'practising certificate required',
      'must have their practising cert',
      'current PC (practising certificate) on file',
      'with a practicing certificate',
    ],
    fits: third.cert('Practising certificate'),
  },
  {
    kind: 'certificates',
    behind: [
      'with Food Safety Level 3',
      'who have their Level 3 Food Safety',
      'Food Safety Level 3 required',
      'with a food safety level 3 cert',
      'holding Food Safety L3',
    ],
    fits: third.cert('Food Safety Level 3'),
  },
  {
    kind: 'certificates',
    before: ['QTS', 'QTS-qualified'],
    behind: [
      'with QTS',
      'who have Qualified Teacher Status',
      'QTS essential',
      'must hold QTS',
      'with qualified teacher status on record',
    ],
    fits: third.cert('Qualified Teacher Status'),
  },
  {
    kind: 'part time',
    before: ['part-time', 'P/T'],
    behind: [
      'looking for part-time',
      'who want part time work',
      'for a part-time role',
      'after part-time hours',
      'open to part time',
      'work type part-time',
    ],
    fits: third.works('part_time'),
  },
];

/** Certificates and part-time work, over the third people. */
export const THIRD_OPEN_WORK_THIRD: readonly Query<third.Third>[] = composedEach(
  third.THIRD.map(({ facts }) => facts),
  THIRD_ROLES,
  THIRD_CONDITIONS,
);
