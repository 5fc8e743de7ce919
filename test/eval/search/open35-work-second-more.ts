import type { Condition, Role } from './composed.ts';
import type { Query } from './score.ts';
import { SECOND, type Second, ticket } from './second-world.ts';
import * as third from './third-world.ts';
import { trade, worked } from './truth.ts';
import { composedEach } from './work-each.ts';

const ROLES: readonly Role<Second>[] = [
  { said: 'forklift operators', fits: trade('forklift driver') },
  { said: 'data analysts', fits: trade('data analyst') },
  { said: 'scaffolders', fits: trade('scaffolder') },
  { said: 'credit controllers', fits: trade('credit controller') },
  { said: 'structural engineers', fits: trade('structural engineer') },
  { said: 'actuaries', fits: trade('actuary') },
  { said: 'receptionists', fits: trade('receptionist') },
  { said: 'midwives', fits: trade('midwife') },
  { said: 'conveyancers', fits: trade('conveyancer') },
];

const CONDITIONS: readonly Condition<Second>[] = [
  {
    kind: 'tickets',
    before: ['LF-licensed'],
    behind: ['holding an LF forklift licence', 'that possess the LF licence', 'LF lic. mandatory'],
    fits: ticket('LF licence'),
  },
  {
    kind: 'tickets',
    before: ['scaffold-ticketed'],
    behind: ['holding a current scaffolding ticket', 'for whom a scaffolding ticket is on file'],
    fits: ticket('Scaffolding ticket'),
  },
  {
    kind: 'between jobs',
    before: ['currently unemployed'],
    behind: [
      'with no job at present',
      'who have left their last job and not started another',
      'that are presently out of a job',
    ],
    fits: ({ betweenJobs }) => betweenJobs,
  },
  {
    kind: 'employer ever',
    behind: [
      'with Coles in their history, current or former',
      'who have Coles experience',
      'that work or worked at Coles',
    ],
    fits: worked('Coles'),
  },
];

/** The same of the second people. */
export const SECOND_OPEN_WORK_THIRD_MORE: readonly Query<Second>[] = composedEach(
  SECOND.map(({ facts }) => facts),
  ROLES,
  CONDITIONS,
);

const THIRD_ROLES: readonly Role<third.Third>[] = [
  { said: 'aircraft engineers', fits: third.trade('aircraft engineer') },
  { said: 'quantity surveyors', fits: third.trade('quantity surveyor') },
  { said: 'wind turbine technicians', fits: third.trade('wind turbine technician') },
  { said: 'primary school teachers', fits: third.trade('primary teacher') },
  { said: 'pilots', fits: third.trade('pilot') },
  { said: 'dentists', fits: third.trade('dentist') },
];

const THIRD_CONDITIONS: readonly Condition<third.Third>[] = [
  {
    kind: 'certificates',
    before: ['B1-licensed'],
    behind: ['holding a B1 licence', 'with their B1 licence'],
    fits: third.cert('B1 licence'),
  },
  {
    kind: 'certificates',
    before: ['MRICS'],
    behind: ['with MRICS after their name', 'who are MRICS'],
    fits: third.cert('MRICS'),
  },
  {
    kind: 'certificates',
    before: ['GWO-certified'],
    behind: ['with GWO', 'whose GWO is on record'],
    fits: third.cert('GWO'),
  },
  {
    kind: 'certificates',
    behind: ['holding an ATPL', 'ATPL required', 'with the ATPL'],
    fits: third.cert('ATPL'),
  },
];

/** The same of the third people. */
export const THIRD_OPEN_WORK_THIRD_MORE: readonly Query<third.Third>[] = composedEach(
  third.THIRD.map(({ facts }) => facts),
  THIRD_ROLES,
  THIRD_CONDITIONS,
);
