import type { Query } from './score.ts';
import { both, calledWithin, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  region,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches of imagined desks on an ordinary day over the second people, as typed with a client just off the phone. */
export const SECOND_OPEN_FIFTY_FIRST_MORE: readonly Query<Second>[] = [
  {
    by: 'temps',
    ask: 'midwives w AHPRA rego, nsw vic qld or wa, no more than 4 weeks notice',
    fits: both(
      trade('midwife'),
      ticket('AHPRA registration'),
      region('New South Wales', 'Victoria', 'Queensland', 'Western Australia'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'temps',
    ask: 'scaffolders, white card a must, can start tomorrow, any country',
    fits: both(trade('scaffolder'), ticket('White Card'), noticeUpTo(0)),
  },
  {
    by: 'temps',
    ask: 'forklift or reach truck, LF licence, at DHL, mainfreight or aus post today',
    fits: both(trade('forklift driver'), ticket('LF licence'), at('DHL', 'Mainfreight', 'Australia Post')),
  },
  {
    by: 'temps',
    ask: 'receptionists who’ll do front desk, hilton or accor on the cv, now or before',
    fits: both(trade('receptionist'), skill('Front desk'), worked('Hilton', 'Accor')),
  },
  {
    by: 'headset',
    ask: 'mental health nurses… Guy’s and St Thomas’ or Alfred Health… currently there',
    fits: both(
      trade('mental health nurse'),
      at('Guy’s and St Thomas’ NHS Foundation Trust', 'Alfred Health'),
    ),
  },
  {
    by: 'headset',
    ask: 'SAP MM people, S/4HANA, Accenture or Capgemini now… no wait, they can have been there before too',
    fits: both(trade('sap consultant'), skill('SAP MM', 'SAP S/4HANA'), worked('Accenture', 'Capgemini')),
  },
  {
    by: 'headset',
    ask: 'theatre or scrub nurses and nobody’s to have called them these last three months',
    fits: both(trade('theatre nurse'), notCalledFor(92)),
  },
  {
    by: 'headset',
    ask: 'compliance, KYC… Singapore, Frankfurt, Dublin… well anywhere really so long as it isn’t Australia',
    fits: both(trade('compliance'), skill('KYC'), not(country('Australia'))),
  },
  {
    by: 'Leeds',
    ask: 'credit controllers or AR officers on Sage, wherever they live, not with Tesco at the minute',
    fits: both(trade('credit controller'), skill('Sage'), not(at('Tesco'))),
  },
  {
    by: 'Leeds',
    ask: 'social workers doing case management that have been at a council in Manchester or Auckland, still there or not',
    fits: both(
      trade('social worker'),
      skill('Case management'),
      worked('Manchester City Council', 'Auckland Council'),
    ),
  },
  {
    by: 'Brisbane',
    ask: 'tower crane operators, white card, living in Aus or NZ',
    fits: both(trade('crane operator'), ticket('White Card'), country('Australia', 'New Zealand')),
  },
  {
    by: 'Brisbane',
    ask: 'fitters ex Rio Tinto or Glencore, as long as they’re not at BHP these days',
    fits: both(trade('fitter'), formerly('Rio Tinto', 'Glencore'), not(at('BHP'))),
  },
  {
    by: 'Utrecht',
    ask: 'Structural engineers with Revit who have ten years or more, Arup or WSP is their present employer',
    fits: both(trade('structural engineer'), skill('Revit'), yearsAtLeast(10), at('Arup', 'WSP')),
  },
  {
    by: 'Mumbai',
    ask: 'Kindly share Salesforce admin or developer with Apex, working remote, any location',
    fits: both(trade('salesforce'), skill('Apex'), remote),
  },
  {
    by: 'Mumbai',
    ask: 'Need regulatory affairs profiles having CTD experience, presently in CSL, GSK or Novartis',
    fits: both(trade('regulatory affairs'), skill('CTD'), at('CSL', 'GSK', 'Novartis')),
  },
  {
    by: 'Mumbai',
    ask: 'Data or BI analyst with SQL, working in Tesco, Coles or Aldi, candidate must be citizen or PR',
    fits: both(
      trade('data analyst'),
      skill('SQL'),
      at('Tesco', 'Coles', 'Aldi'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'Chicago',
    ask: 'Clinical research associates with site monitoring that one of us has talked to by phone in the last month',
    fits: both(trade('clinical research'), skill('Site monitoring'), calledWithin(31)),
  },
  {
    by: 'team lead',
    ask: 'Do we have anyone in Australia who knows Auslan?',
    fits: both(country('Australia'), speaks('Auslan')),
  },
  {
    by: 'team lead',
    ask: 'Who used to be a recruitment consultant and does something else for a living now?',
    fits: both(wasOnce('recruiter'), not(trade('recruiter'))),
  },
  {
    by: 'team lead',
    ask: 'Which testers, data analysts and Salesforce people are between jobs?',
    fits: both(trade('tester', 'data analyst', 'salesforce'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'forwarded',
    ask: 'Hi team, wealth management client, same brief as the spring one. Financial planners with super knowledge, in Sydney, Melbourne, Newcastle or Geelong, and this time she will look at juniors as well, so any level. Thanks, Ruth',
    fits: both(
      trade('financial planner'),
      skill('Superannuation'),
      city('Sydney', 'Melbourne', 'Newcastle', 'Geelong'),
    ),
  },
  {
    by: 'thumbs',
    ask: 'OTs w splinting, mid or senoir level',
    fits: both(trade('occupational therapist'), skill('Splinting'), level('mid', 'senior')),
  },
];
