import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  not,
  noticeUpTo,
  payUpTo,
  region,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches of twelve people, each in a way of their own, over the second people. */
export const SECOND_OPEN_FORTY_FIFTH: readonly Query<Second>[] = [
  {
    by: 'sourcer',
    ask: '("solutions architect" OR "cloud architect") AND aws AND (sydney OR melbourne OR brisbane OR singapore)',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      city('Sydney', 'Melbourne', 'Brisbane', 'Singapore'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'midwives we haven’t rung in the last three months',
    fits: both(trade('midwife'), notCalledFor(91)),
  },
  {
    by: 'partner',
    ask: 'Actuaries with ten years or more who are or were at Allianz, QBE or Suncorp.',
    fits: both(trade('actuary'), yearsAtLeast(10), worked('Allianz', 'QBE', 'Suncorp')),
  },
  {
    by: 'temp desk',
    ask: 'forklift, LF licence, can start now or within the week',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(7)),
  },
  {
    by: 'junior',
    ask: 'please find data analysts that use Power BI in uk or ireland',
    fits: both(trade('data analyst'), skill('Power BI'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'in-house',
    ask: 'Customer success managers happy to be fully remote or to relocate',
    fits: both(trade('customer success'), either(remote, relocates)),
  },
  {
    by: 'slack bot',
    ask: 'client in #legal-au: “conveyancers with PEXA, AU or NZ, no sponsorship cases”',
    fits: both(
      trade('conveyancer'),
      skill('PEXA'),
      country('Australia', 'New Zealand'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'ai',
    ask: 'Professionals in compliance or anti-money-laundering with KYC skills, excluding those who currently work for Deutsche Bank.',
    fits: both(trade('compliance'), skill('KYC'), not(at('Deutsche Bank'))),
  },
  {
    by: 'rec-to-rec',
    ask: 'recruiters ex Hays or Michael Page, not there now',
    fits: both(trade('recruiter'), formerly('Hays', 'Michael Page'), not(at('Hays', 'Michael Page'))),
  },
  {
    by: 'contractor manager',
    ask: 'SAP consultants on contract, or perm but out of work right now',
    fits: both(
      trade('sap consultant'),
      either(contractor, ({ betweenJobs }) => betweenJobs),
    ),
  },
  {
    by: 'non-native',
    ask: 'social worker which is living in United Kingdom or in Ireland and has safeguarding experience',
    fits: both(trade('social worker'), skill('Safeguarding'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'owner',
    ask: 'boilermakers with a white card, WA QLD or NSW, or anywhere if they’ll relocate',
    fits: both(
      trade('boilermaker'),
      ticket('White Card'),
      either(region('Western Australia', 'Queensland', 'New South Wales'), relocates),
    ),
  },
  {
    by: 'owner',
    ask: 'mechanical engineers, SolidWorks, at Arup or Aurecon now or previously',
    fits: both(trade('mechanical engineer'), skill('SolidWorks'), worked('Arup', 'Aurecon')),
  },
  {
    by: 'resourcer',
    ask: 'bookkeepers on Xero asking 100k AUD or less, or NZ up to 100k NZD',
    fits: both(trade('bookkeeper'), skill('Xero'), either(payUpTo(100_000, 'AUD'), payUpTo(100_000, 'NZD'))),
  },
];
