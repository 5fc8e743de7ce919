import { type Condition, composed, type Role } from './composed.ts';
import type { Query } from './score.ts';
import { SECOND, type Second, ticket } from './second-world.ts';
import { all, at, formerly, not, trade, worked } from './truth.ts';

const inIndustry =
  (name: string) =>
  ({ industry }: Second): boolean =>
    industry === name;

const ROLES: readonly Role<Second>[] = [
  { said: 'tech people', fits: trade('tech') },
  { said: 'tradies', fits: trade('blue collar') },
  { said: 'midwives', fits: trade('midwife') },
  { said: 'scaffs', fits: trade('scaffolder') },
  { said: 'insurance people', fits: trade('insurance') },
  { said: 'recruiters', fits: trade('recruiter') },
  { said: 'mental health nurses', fits: trade('mental health nurse') },
  { said: 'boilermakers', fits: trade('boilermaker') },
  { said: 'SAP consultants', fits: trade('sap consultant') },
  { said: 'structural engineers', fits: trade('structural engineer') },
  { said: 'pharma people', fits: trade('pharma') },
  { said: 'crane drivers', fits: trade('crane operator') },
  { said: 'testers', fits: trade('tester') },
  { said: 'forkies', fits: trade('forklift driver') },
  { said: 'legal people', fits: trade('legal') },
  { said: 'plumbers', fits: trade('plumber') },
  { said: 'compliance officers', fits: trade('compliance') },
  { said: 'data analysts', fits: trade('data analyst') },
  { said: 'nurses', fits: trade('nurse') },
  { said: 'credit controllers', fits: trade('credit controller') },
  { said: 'mechanical engineers', fits: trade('mechanical engineer') },
  { said: 'actuaries', fits: trade('actuary') },
  { said: 'receptionists', fits: trade('receptionist') },
  { said: 'procurement people', fits: trade('procurement') },
  { said: 'GPs', fits: trade('gp') },
];

const CONDITIONS: readonly Condition<Second>[] = [
  {
    kind: 'tickets',
    behind: [
      'with a White Card',
      'who have got their white card',
      'that carry a White Card',
      'White Card needed',
      'white card in hand',
    ],
    fits: ticket('White Card'),
  },
  {
    kind: 'tickets',
    before: ['AHPRA-registered'],
    behind: [
      'with AHPRA registration',
      'who are registered with AHPRA',
      'AHPRA rego a must',
      'holding their AHPRA registration',
    ],
    fits: ticket('AHPRA registration'),
  },
  {
    kind: 'tickets',
    behind: [
      'who hold a scaffolding ticket',
      'with their scaffolding ticket',
      'scaffolding ticket essential',
      'that have a ticket for scaffolding',
    ],
    fits: ticket('Scaffolding ticket'),
  },
  {
    kind: 'tickets',
    behind: ['with an LF licence', 'holding LF', 'who have an LF licence on file', 'LF licence required'],
    fits: ticket('LF licence'),
  },
  {
    kind: 'many jobs',
    behind: [
      'who have been through four or more employers in the last five years',
      'with at least 4 different employers in 5 years',
      'that have changed company so often that it makes four or more in the past five years',
    ],
    fits: ({ employersOfLate }) => employersOfLate >= 4,
  },
  {
    kind: 'many jobs',
    before: ['job-hopping'],
    behind: [
      'who hop from job to job',
      'who have gone through three or more employers since 2023',
      'who keep changing jobs',
    ],
    fits: ({ employersOfLate }) => employersOfLate >= 3,
  },
  {
    kind: 'many jobs',
    behind: ['who are no job hoppers', 'leaving job hoppers out', 'who don’t job-hop', 'no hoppers'],
    fits: ({ employersOfLate }) => employersOfLate < 3,
  },
  {
    kind: 'industry',
    behind: [
      'who work in the software industry',
      'at a software company now',
      'employed by software vendors at present',
      'currently in software',
    ],
    fits: inIndustry('software'),
  },
  {
    kind: 'industry',
    behind: [
      'working in construction at present',
      'who are employed by a builder',
      'now in the construction industry',
      'at a construction company',
    ],
    fits: inIndustry('construction'),
  },
  {
    kind: 'industry',
    behind: ['with a miner now', 'currently working in mining', 'whose employer is in the mining business'],
    fits: inIndustry('mining'),
  },
  {
    kind: 'employer now',
    behind: [
      'who are with Allianz or QBE right now',
      'at QBE or Allianz',
      'that Allianz or QBE currently employs',
      'drawing a salary from QBE or Allianz today',
    ],
    fits: at('Allianz', 'QBE'),
  },
  {
    kind: 'employer before',
    before: ['ex-MBB'],
    behind: [
      'who once worked for McKinsey, Bain or BCG and are with none of them now',
      'who came out of McKinsey, BCG or Bain and have left all three',
    ],
    fits: all(
      formerly('McKinsey & Company', 'Bain & Company', 'Boston Consulting Group'),
      not(at('McKinsey & Company', 'Bain & Company', 'Boston Consulting Group')),
    ),
  },
  {
    kind: 'employer before',
    before: ['ex-Hays'],
    behind: [
      'who were at Hays and left',
      'previously of Hays',
      'that have Hays in their past, not their present',
    ],
    fits: all(formerly('Hays'), not(at('Hays'))),
  },
  {
    kind: 'employer ever',
    behind: [
      'who have been at Microsoft or SAP, now or before',
      'with Microsoft or SAP in their job history',
      'SAP or Microsoft as an employer, current or past',
    ],
    fits: worked('Microsoft', 'SAP'),
  },
  {
    kind: 'not employer',
    behind: ['not at Arup', 'who have any employer but Arup', 'leaving aside those who work for Arup'],
    fits: not(at('Arup')),
  },
];

/** The same of the second people, with tickets, industries and changes of job. */
export const SECOND_OPEN_WORK: readonly Query<Second>[] = composed(
  SECOND.map(({ facts }) => facts),
  ROLES,
  CONDITIONS,
  0,
);
