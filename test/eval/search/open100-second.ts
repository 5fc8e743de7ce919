import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  contractor,
  country,
  formerly,
  not,
  noticeUpTo,
  payBetween,
  remote,
  rights,
  skill,
  trade,
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people, of desks in an ordinary month. */
export const SECOND_OPEN_NINETIETH: readonly Query<Second>[] = [
  {
    by: 'maternity',
    ask: 'midwives aus or nz',
    fits: both(trade('midwife'), country('Australia', 'New Zealand')),
  },
  {
    by: 'mental health, Leeds',
    ask: 'RMNs / mental health nurses in the UK or Ireland who are free within a fortnight',
    fits: both(trade('mental health nurse'), country('United Kingdom', 'Ireland'), noticeUpTo(14)),
  },
  {
    by: 'scaffold and access',
    ask: 'Scaffolders holding the scaffolding ticket, not phoned in the last 90 days (never phoned is fine too)',
    fits: both(trade('scaffolder'), ticket('Scaffolding ticket'), notCalledFor(90)),
  },
  {
    by: 'SaaS post-sales',
    ask: 'CSMs currently at Microsoft, Meta or Xero',
    fits: both(trade('customer success'), at('Microsoft', 'Meta', 'Xero')),
  },
  {
    by: 'plumbing, residential',
    ask: 'Need plumbers with gasfitting in Australia, NZ or the UK, own ute and tools',
    unknowable: true,
    fits: both(trade('plumber'), skill('Gasfitting'), country('Australia', 'New Zealand', 'United Kingdom')),
  },
  {
    by: 'built environment',
    ask: 'structural engineers with Revit, or building architects who’ve done town planning – Aus, NZ, Ireland or UK, perm only',
    fits: both(
      either(
        both(trade('structural engineer'), skill('Revit')),
        both(trade('building architect'), skill('Town planning')),
      ),
      country('Australia', 'New Zealand', 'Ireland', 'United Kingdom'),
      not(contractor),
    ),
  },
  {
    by: 'shutdowns',
    ask: 'who’s between jobs at the moment? want boilermakers, crane operators, scaffolders, forklift drivers',
    fits: both(
      trade('boilermaker', 'crane operator', 'scaffolder', 'forklift driver'),
      ({ betweenJobs }) => betweenJobs,
    ),
  },
  {
    by: 'rec to rec',
    ask: 'rec consultants + TA partners, ex Hays, now with Robert Walters or Michael Page',
    fits: both(trade('recruiter'), formerly('Hays'), at('Robert Walters', 'Michael Page')),
  },
  {
    by: 'wealth, Pitt St',
    ask: 'financial planners or advisers in Australia, salary ask somewhere from AUD 80k to 150k',
    fits: both(trade('financial planner'), country('Australia'), payBetween(80_000, 150_000, 'AUD')),
  },
  {
    by: 'med reg',
    ask: 'regulatory affairs: DACH, UK, Ireland',
    fits: both(
      trade('regulatory affairs'),
      country('Germany', 'Austria', 'Switzerland', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'second careers',
    ask: 'Which regulatory affairs or procurement people used to be nurses?',
    fits: both(trade('regulatory affairs', 'procurement'), wasOnce('nurse')),
  },
  {
    by: 'enterprise architecture',
    ask: 'Solutions or cloud architects w/ AWS, ten years and up, anywhere but the US. Client can’t sponsor so drop anyone who needs that.',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      yearsAtLeast(10),
      not(country('United States')),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'warehouse temps, Truganina',
    ask: 'forklift/reach truck, LF licence, at DHL Mainfreight or Aus Post now',
    fits: both(trade('forklift driver'), ticket('LF licence'), at('DHL', 'Mainfreight', 'Australia Post')),
  },
  {
    by: 'order to cash',
    ask: 'credit controllers or AR officers who have sat in their present job since 2021 or earlier',
    fits: both(trade('credit controller'), ({ betweenJobs, since }) => !betweenJobs && since <= 2021),
  },
  {
    by: 'systems and insight',
    ask: 'Salesforce folk with Apex, SAP consultants with S/4HANA or data analysts with SQL. Whoever it is has to work remotely and be on 4 weeks’ notice or less.',
    fits: both(
      either(
        both(trade('salesforce'), skill('Apex')),
        both(trade('sap consultant'), skill('SAP S/4HANA')),
        both(trade('data analyst'), skill('SQL')),
      ),
      remote,
      noticeUpTo(28),
    ),
  },
  {
    by: 'legal support',
    ask: 'from the partner: paralegals with drafting or conveyancers with PEXA, citizens and permanent residents only, and please nobody who’s at Slater and Gordon now',
    fits: both(
      either(both(trade('paralegal'), skill('Drafting')), both(trade('conveyancer'), skill('PEXA'))),
      rights('citizen', 'permanent_resident'),
      not(at('Slater and Gordon')),
    ),
  },
];
