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
  relocates,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of the same sixteen desks over the second people. */
export const SECOND_OPEN_THIRTY_NINTH: readonly Query<Second>[] = [
  {
    by: 'accra',
    ask: 'Kindly share theatre nurses or scrub nurses in the UK, Ireland or New Zealand',
    fits: both(trade('theatre nurse'), country('United Kingdom', 'Ireland', 'New Zealand')),
  },
  {
    by: 'cardiff',
    ask: 'credit controllers, can start straight away or within a week',
    fits: both(trade('credit controller'), noticeUpTo(7)),
  },
  {
    by: 'kuala lumpur',
    ask: 'solutions architect or cloud architect, Singapore or Australia, know AWS',
    fits: both(trade('solutions architect'), country('Singapore', 'Australia'), skill('AWS')),
  },
  {
    by: 'winnipeg',
    ask: 'Structural engineers with Revit, United States or Ireland or the UK.',
    fits: both(
      trade('structural engineer'),
      skill('Revit'),
      country('United States', 'Ireland', 'United Kingdom'),
    ),
  },
  {
    by: 'pune',
    ask: 'Salesforce admin or Salesforce developer, min 4 yrs, no sponsorship cases',
    fits: both(trade('salesforce'), yearsAtLeast(4), noSponsorship),
  },
  {
    by: 'cairns',
    ask: 'crane ops with a white card in aus',
    fits: both(trade('crane operator'), ticket('White Card'), country('Australia')),
  },
  {
    by: 'antwerp',
    ask: 'Clinical research associates who worked earlier at GSK or AstraZeneca, or still do',
    fits: both(trade('clinical research'), worked('GSK', 'AstraZeneca')),
  },
  {
    by: 'graz',
    ask: 'SAP consultants in Germany, Austria or Switzerland',
    fits: both(trade('sap consultant'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'chicago',
    ask: 'Procurement or category managers in Boston, Austin or Dublin',
    fits: both(trade('procurement'), city('Boston', 'Austin', 'Dublin')),
  },
  {
    by: 'hamilton',
    ask: 'plumbers we haven’t rung in the past three months',
    fits: both(trade('plumber'), notCalledFor(92)),
  },
  {
    by: 'belfast',
    ask: 'Social workers over in England or Scotland or down in Ireland, so UK and Ireland, five years at it or more',
    fits: both(trade('social worker'), country('United Kingdom', 'Ireland'), yearsAtLeast(5)),
  },
  {
    by: 'doha',
    ask: 'Architects (buildings, not IT), open to relocation',
    fits: both(trade('building architect'), relocates),
  },
  {
    by: 'atlanta',
    ask: 'Message from Mr. Tate: actuaries, permanent, nobody now at Allianz. He will be in until five.',
    fits: both(trade('actuary'), not(contractor), not(at('Allianz'))),
  },
  {
    by: 'oslo',
    ask: 'tester with Cypress or Selenium',
    fits: both(trade('tester'), either(skill('Cypress'), skill('Selenium'))),
  },
  {
    by: 'dundee',
    ask: 'Mental health nurses in Edinburgh. Add Leeds. Add Dublin. That is all.',
    fits: both(trade('mental health nurse'), city('Edinburgh', 'Leeds', 'Dublin')),
  },
  {
    by: 'hong kong',
    ask: 'financial planner or financial adviser who is ex Commonwealth Bank, NAB or DBS, not there now',
    fits: both(
      trade('financial planner'),
      formerly('Commonwealth Bank', 'NAB', 'DBS'),
      not(at('Commonwealth Bank', 'NAB', 'DBS')),
    ),
  },
  {
    by: 'cardiff',
    ask: 'My brewery is moving its whole stockroom to nights from the first of the month and half the shift has walked. Forklift or reach truck drivers with an LF licence, please.',
    fits: both(trade('forklift driver'), ticket('LF licence')),
  },
  {
    by: 'hamilton',
    ask: 'Bookkeepers or credit controllers in NZ, or in Aussie if they’d relocate',
    fits: both(
      trade('bookkeeper', 'credit controller'),
      either(country('New Zealand'), both(country('Australia'), relocates)),
    ),
  },
  {
    by: 'belfast',
    ask: 'GPs, and they’d have to be citizens or have their permanent residency',
    fits: both(trade('gp'), rights('citizen', 'permanent_resident')),
  },
  {
    by: 'kuala lumpur',
    ask: 'Customer success managers in Singapore, Australia or New Zealand, notice max one month, contract also can',
    fits: both(trade('customer success'), country('Singapore', 'Australia', 'New Zealand'), noticeUpTo(31)),
  },
];
