import type { Query } from './score.ts';
import { both, calledWithin, either, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));
const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;

/** More searches of the same sixteen desks over the second people; they are only ever counted. */
export const SECOND_OPEN_THIRTY_SEVENTH_MORE: readonly Query<Second>[] = [
  {
    by: 'lagos',
    ask: 'Structural engineers, please, with ten years and above, whichever country',
    fits: both(trade('structural engineer'), yearsAtLeast(10)),
  },
  {
    by: 'leeds',
    ask: 'credit controllers who are out of work, or on a week’s notice tops',
    fits: both(trade('credit controller'), either(outOfWork, noticeUpTo(7))),
  },
  {
    by: 'manila',
    ask: 'Hi, Customer Success Managers in Singapore, Australia or New Zealand, thank you',
    fits: both(trade('customer success'), country('Singapore', 'Australia', 'New Zealand')),
  },
  {
    by: 'calgary',
    ask: 'Procurement managers who are at BHP, Rio Tinto or Glencore today.',
    fits: both(trade('procurement'), at('BHP', 'Rio Tinto', 'Glencore')),
  },
  {
    by: 'bengaluru',
    ask: 'Salesforce developer or administrator, Apex is must, juniors not accepted',
    fits: both(trade('salesforce'), skill('Apex'), not(level('junior'))),
  },
  {
    by: 'darwin',
    ask: 'forklift or reach truck operators in australia or new zealand and they need the lf licence',
    fits: both(trade('forklift driver'), country('Australia', 'New Zealand'), ticket('LF licence')),
  },
  {
    by: 'lyon',
    ask: 'Clinical research associates who work remotely, or who are open to a relocation if not.',
    fits: both(trade('clinical research'), either(remote, relocates)),
  },
  {
    by: 'stuttgart',
    ask: 'Architects (of buildings, not of IT) with Revit in Germany, Austria, Switzerland or Ireland',
    fits: both(
      trade('building architect'),
      skill('Revit'),
      country('Germany', 'Austria', 'Switzerland', 'Ireland'),
    ),
  },
  {
    by: 'stuttgart',
    ask: 'Solutions architects or cloud architects, AWS, minimum 10 years, currently not at DBS.',
    fits: both(trade('solutions architect'), skill('AWS'), yearsAtLeast(10), not(at('DBS'))),
  },
  {
    by: 'boston',
    ask: 'Actuaries who work remotely or who live in Boston or Austin, please.',
    fits: both(trade('actuary'), either(remote, city('Boston', 'Austin'))),
  },
  {
    by: 'boston',
    ask: 'Financial planners, citizens or permanent residents, not presently at NAB.',
    fits: both(trade('financial planner'), settled, not(at('NAB'))),
  },
  {
    by: 'auckland',
    ask: 'bookkeepers + credit controllers, NZ or Aus, perm',
    fits: both(
      trade('bookkeeper', 'credit controller'),
      country('New Zealand', 'Australia'),
      not(contractor),
    ),
  },
  {
    by: 'auckland',
    ask: 'compliance officers or AML analysts we’ve called in the last 3 months?',
    fits: both(trade('compliance'), calledWithin(91)),
  },
  {
    by: 'galway',
    ask: 'Social workers in Dublin or Cork or anywhere in the UK, and if they need sponsoring I can’t have them',
    fits: both(
      trade('social worker'),
      either(city('Dublin', 'Cork'), country('United Kingdom')),
      noSponsorship,
    ),
  },
  {
    by: 'galway',
    ask: 'Theatre nurses. No, midwives, I’ve the theatre nurses done already. Midwives in Australia, the UK or Ireland.',
    fits: both(trade('midwife'), country('Australia', 'United Kingdom', 'Ireland')),
  },
  {
    by: 'dubai',
    ask: '(receptionist OR "front desk coordinator") AND current employer (Hilton OR Accor)',
    fits: both(trade('receptionist'), at('Hilton', 'Accor')),
  },
  {
    by: 'houston',
    ask: 'Boilermaker welders who do TIG welding and can be with us inside of four weeks.',
    fits: both(trade('boilermaker'), skill('TIG welding'), noticeUpTo(28)),
  },
  {
    by: 'houston',
    ask: 'Message from Buddy: crane operators who used to be with CPB Contractors and have moved on.',
    fits: both(trade('crane operator'), formerly('CPB Contractors')),
  },
  {
    by: 'malmo',
    ask: 'QA engineer or tester, works remotely, any country',
    fits: both(trade('tester'), remote),
  },
  {
    by: 'glasgow',
    ask: 'Underwriters who are with Allianz or Aviva or were once with either of them, and not on contract',
    fits: both(trade('underwriter'), worked('Allianz', 'Aviva'), not(contractor)),
  },
  {
    by: 'glasgow',
    ask: 'Occupational therapists in Edinburgh or Leeds, or anyone of them elsewhere who’d relocate',
    fits: both(trade('occupational therapist'), either(city('Edinburgh', 'Leeds'), relocates)),
  },
  {
    by: 'singapore',
    ask: 'paralegal or conveyancer in Singapore, Australia or Germany, drafting or PEXA must know one of them',
    fits: both(
      trade('paralegal', 'conveyancer'),
      country('Singapore', 'Australia', 'Germany'),
      either(skill('Drafting'), skill('PEXA')),
    ),
  },
];
