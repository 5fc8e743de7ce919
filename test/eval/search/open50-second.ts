import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  city,
  contractor,
  country,
  not,
  noticeUpTo,
  region,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of the same sixteen desks over the second people. */
export const SECOND_OPEN_FORTIETH: readonly Query<Second>[] = [
  {
    by: 'glasgow',
    ask: 'scaffolders uk + ireland, must hold the scaffolding ticket',
    fits: both(trade('scaffolder'), country('United Kingdom', 'Ireland'), ticket('Scaffolding ticket')),
  },
  {
    by: 'lagos',
    ask: 'Please avail me of underwriters with a minimum of five years, whichever country they are in.',
    fits: both(trade('underwriter'), yearsAtLeast(5)),
  },
  {
    by: 'brussels',
    ask: 'SAP consultants with S/4HANA, freelance or employed is the same for us',
    fits: both(trade('sap consultant'), skill('SAP S/4HANA')),
  },
  {
    by: 'manila',
    ask: 'Mental Health Nurse for Australia, NZ or Singapore based po',
    fits: both(trade('mental health nurse'), country('Australia', 'New Zealand', 'Singapore')),
  },
  {
    by: 'hyderabad',
    ask: 'QA Engineer / SDET - Selenium and Cypress, both must',
    fits: both(trade('tester'), skill('Selenium', 'Cypress')),
  },
  {
    by: 'darwin',
    ask: 'boilermakers that can TIG, aus or nz',
    fits: both(trade('boilermaker'), skill('TIG welding'), country('Australia', 'New Zealand')),
  },
  {
    by: 'toronto',
    ask: 'Compliance officers whose current or previous employer is JPMorgan Chase or Deutsche Bank.',
    fits: both(trade('compliance'), worked('JPMorgan Chase', 'Deutsche Bank')),
  },
  {
    by: 'leeds',
    ask: 'OTs please! uk or ireland',
    fits: both(trade('occupational therapist'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'zurich',
    ask: 'Regulatory affairs managers, located in Basel, Frankfurt, Cologne or Graz.',
    fits: both(trade('regulatory affairs'), city('Basel', 'Frankfurt', 'Cologne', 'Graz')),
  },
  {
    by: 'cape town',
    ask: 'Customer success managers, they mustn’t be on contract, and, what was the other thing, yes, they mustn’t need a sponsor.',
    fits: both(trade('customer success'), not(contractor), noSponsorship),
  },
  {
    by: 'wellington',
    ask: 'Social workers in Wellington or Christchurch, or living elsewhere but keen to relocate',
    fits: both(trade('social worker'), either(city('Wellington', 'Christchurch'), relocates)),
  },
  {
    by: 'houston',
    ask: 'Mechanical engineers with FEA. Any state, any country.',
    fits: both(trade('mechanical engineer'), skill('FEA')),
  },
  {
    by: 'singapore',
    ask: 'actuary, 8 yrs min, no need sponsor one',
    fits: both(trade('actuary'), yearsAtLeast(8), noSponsorship),
  },
  {
    by: 'paris',
    ask: 'Receptionists for a palace hotel, permanent, they can come in four weeks or sooner',
    fits: both(trade('receptionist'), not(contractor), noticeUpTo(28)),
  },
  {
    by: 'galway',
    ask: 'bookkeepers that nobody here has phoned this past six months',
    fits: both(trade('bookkeeper'), notCalledFor(183)),
  },
  {
    by: 'tel aviv',
    ask: 'salesforce dev or admin, works remote',
    fits: both(trade('salesforce'), remote),
  },
  {
    by: 'darwin',
    ask: 'Site at Geelong has a tower crane sitting there doing nothing, driver did his knee at footy. Crane operators, Vic NSW or Qld, white card.',
    fits: both(
      trade('crane operator'),
      region('Victoria', 'New South Wales', 'Queensland'),
      ticket('White Card'),
    ),
  },
  {
    by: 'galway',
    ask: 'GPs in Cork. Or Dublin. Ah sure look, make it anywhere in Ireland or the UK.',
    fits: both(trade('gp'), country('Ireland', 'United Kingdom')),
  },
  {
    by: 'hyderabad',
    ask: 'Data Analyst: Power BI, SQL. Notice period 14 days or below only',
    fits: both(trade('data analyst'), skill('Power BI', 'SQL'), noticeUpTo(14)),
  },
  {
    by: 'toronto',
    ask: 'Paralegals or conveyancers who are, or once were, at Slater and Gordon or Freshfields. Citizens or permanent residents. No contractors.',
    fits: both(
      trade('paralegal', 'conveyancer'),
      worked('Slater and Gordon', 'Freshfields'),
      rights('citizen', 'permanent_resident'),
      not(contractor),
    ),
  },
];
