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
export const SECOND_OPEN_THIRTY_SEVENTH: readonly Query<Second>[] = [
  {
    by: 'lagos',
    ask: 'Please search compliance officers or AML analysts that are based in UK, Ireland or Singapore.',
    fits: both(trade('compliance'), country('United Kingdom', 'Ireland', 'Singapore')),
  },
  {
    by: 'leeds',
    ask: 'forklift drivers, two weeks’ notice or less, don’t care where',
    fits: both(trade('forklift driver'), noticeUpTo(14)),
  },
  {
    by: 'manila',
    ask: 'Requesting: Bookkeepers with Xero skills, located in Australia or New Zealand',
    fits: both(trade('bookkeeper'), skill('Xero'), country('Australia', 'New Zealand')),
  },
  {
    by: 'calgary',
    ask: 'Boilermakers or crane operators. They must hold a White Card.',
    fits: both(trade('boilermaker', 'crane operator'), ticket('White Card')),
  },
  {
    by: 'bengaluru',
    ask: 'Need test analyst / QA engineer, Selenium mandatory, USA or UK or Ireland, should not require visa sponsorship',
    fits: both(
      trade('tester'),
      skill('Selenium'),
      country('United States', 'United Kingdom', 'Ireland'),
      noSponsorship,
    ),
  },
  {
    by: 'darwin',
    ask: 'plumbers or mechanical fitters anywhere in australia but not on a working holiday visa ok cheers',
    fits: both(trade('plumber', 'fitter'), country('Australia'), not(rights('visa_holder'))),
  },
  {
    by: 'lyon',
    ask: 'We look for regulatory affairs managers or specialists who have already worked at Roche or Novartis, or who are there now.',
    fits: both(trade('regulatory affairs'), worked('Roche', 'Novartis')),
  },
  {
    by: 'stuttgart',
    ask: 'Mechanical engineers with SolidWorks in Germany, Austria or Switzerland',
    fits: both(
      trade('mechanical engineer'),
      skill('SolidWorks'),
      country('Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'boston',
    ask: 'Paralegals and conveyancers with five years or more, in the United States, the United Kingdom or Ireland.',
    fits: both(
      trade('paralegal', 'conveyancer'),
      yearsAtLeast(5),
      country('United States', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'auckland',
    ask: 'OTs or social workers in NZ or Aus pls',
    fits: both(trade('occupational therapist', 'social worker'), country('New Zealand', 'Australia')),
  },
  {
    by: 'galway',
    ask: 'Midwives that none of us has phoned in the last six months, God love them',
    fits: both(trade('midwife'), notCalledFor(183)),
  },
  {
    by: 'dubai',
    ask: '("executive chef" OR "chef de partie" OR receptionist) AND "open to relocation" NOT contract',
    fits: both(trade('chef', 'receptionist'), relocates, not(contractor)),
  },
  {
    by: 'houston',
    ask: 'Phone note: procurement managers, five years at the least, in Boston or Austin or else willing to relocate.',
    fits: both(trade('procurement'), yearsAtLeast(5), either(city('Boston', 'Austin'), relocates)),
  },
  {
    by: 'malmo',
    ask: 'SAP consultant. S/4HANA. any country. free within four weeks.',
    fits: both(trade('sap consultant'), skill('SAP S/4HANA'), noticeUpTo(28)),
  },
  {
    by: 'glasgow',
    ask: 'GPs in Edinburgh. Sorry, let me say that again. GPs in Edinburgh, Leeds or Brighton, and Dublin and Cork as well.',
    fits: both(trade('gp'), city('Edinburgh', 'Leeds', 'Brighton', 'Dublin', 'Cork')),
  },
  {
    by: 'singapore',
    ask: 'underwriter or claims handler in Singapore, Australia or NZ, those now at QBE don’t want',
    fits: both(
      trade('underwriter', 'claims'),
      country('Singapore', 'Australia', 'New Zealand'),
      not(at('QBE')),
    ),
  },
  {
    by: 'leeds',
    ask: 'scaffolders who’ve got their White Card and their scaffolding ticket, both',
    fits: both(trade('scaffolder'), ticket('White Card'), ticket('Scaffolding ticket')),
  },
  {
    by: 'galway',
    ask: 'Mental health nurses in Ireland, the UK or Australia, with five years done at the very least',
    fits: both(
      trade('mental health nurse'),
      country('Ireland', 'United Kingdom', 'Australia'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'boston',
    ask: 'My oldest client lost her data analyst to a competitor on Friday and would like a few people to choose from. She asks for Power BI, five years of experience or more, and permanent rather than contract.',
    fits: both(trade('data analyst'), skill('Power BI'), yearsAtLeast(5), not(contractor)),
  },
  {
    by: 'auckland',
    ask: 'recruiters / TA partners who used to work at Hays but don’t any more',
    fits: both(trade('recruiter'), formerly('Hays')),
  },
];
