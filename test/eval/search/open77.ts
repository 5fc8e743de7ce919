import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  group,
  nobody,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people from desks in the United States, New Zealand, Ireland and Germany. */
export const OPEN_SIXTY_SEVENTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'Penrose trades desk',
    ask: 'sparkies in auckland, perth or brisbane who do switching, start inside 4 wks',
    fits: all(
      trade('electrician'),
      skill('Switching'),
      city('Auckland', 'Perth', 'Brisbane'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'nursing, Newark',
    ask: 'RNs and ICU nurses in NY or California. No one who needs sponsorship.',
    fits: all(
      trade('registered nurse', 'icu nurse'),
      region('New York', 'California'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'Augsburg office',
    ask: 'We search for our customer an embedded developer with RTOS. He or she shall live in Germany or Austria. Salary until 130.000 EUR is possible.',
    fits: all(trade('embedded'), skill('RTOS'), country('Germany', 'Austria'), payUpTo(130_000, 'EUR')),
  },
  {
    by: 'bot',
    ask: 'role: site engineer\nlocation: Auckland, Brisbane, Perth\nmin_years: 8\nwork_rights: citizen, permanent resident',
    fits: all(
      trade('site engineer'),
      city('Auckland', 'Brisbane', 'Perth'),
      yearsAtLeast(8),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'Galway healthcare',
    ask: 'Any physios over in the UK that would be open to relocating? It’s for a rehab unit here in Galway',
    fits: all(trade('physio'), country('United Kingdom'), relocates),
  },
  {
    by: 'East Bay tech',
    ask: 'Rails or Golang engineers, Oakland/SF, used to be at Google or Amazon',
    fits: all(trade('ruby', 'go'), city('Oakland', 'San Francisco'), formerly('Google', 'Amazon')),
  },
  {
    by: 'tax and audit',
    ask: 'From the client: “Hi Karen, good talking Tuesday. To confirm, we’re after a corporate tax accountant who’s at one of the Big 4 today. New York or either side of the Bay (SF, Oakland). We can pay up to $170k. Thx, Doug”',
    fits: all(
      trade('tax'),
      skill('Corporate tax'),
      city('New York', 'San Francisco', 'Oakland'),
      at(...group('big 4')),
      payUpTo(170_000, 'USD'),
    ),
  },
  {
    by: 'front desk',
    ask: 'missed call from +61 412 033 744, who is it?',
    fits: ({ phone }) => phone === '+61412033744',
  },
  {
    by: 'legal, Midtown',
    ask: 'M&A lawyers, ex-Clifford Chance or ex-Linklaters, anywhere except London',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      formerly('Clifford Chance', 'Linklaters'),
      not(city('London')),
    ),
  },
  {
    by: 'Hamilton temps and perms',
    ask: 'payrol officers nz or australia permanant only, not currenty at woolworths',
    fits: all(trade('payroll'), country('New Zealand', 'Australia'), not(contractor), not(at('Woolworths'))),
  },
  {
    by: 'IT security',
    ask: 'cyber security Munich',
    fits: all(trade('security'), city('Munich')),
  },
  {
    by: 'schools, Tauranga',
    ask: 'Primary teachers please. Either they live in NZ already, or they’re in Australia and have told us they’d relocate',
    fits: all(trade('primary teacher'), any(country('New Zealand'), all(country('Australia'), relocates))),
  },
  {
    by: 'Dublin pharmacy',
    ask: 'pharmacists already living in Dublin',
    fits: nobody,
  },
  {
    by: 'aged care',
    ask: 'Enrolled nurses, Auckland or Queensland, who don’t mind night shifts',
    fits: all(trade('enrolled nurse'), region('Auckland', 'Queensland')),
    unknowable: true,
  },
  {
    by: 'data, Stuttgart',
    ask: 'Data Engineer DACH region. Airflow = must. Snowflake = nice to have, not more',
    fits: all(trade('data engineer'), skill('Airflow'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'export sales',
    ask: 'who do we have in sales that speaks Spanish? any country, four years’ experience or more',
    fits: all(trade('sales'), speaks('Spanish'), yearsAtLeast(4)),
  },
  {
    by: 'construction, Limerick',
    ask: 'Construction PMs with Procore, 10 yrs minimum, Lendlease or Multiplex on the CV (now or earlier). London, New York or Auckland',
    fits: all(
      trade('construction project manager'),
      skill('Procore'),
      yearsAtLeast(10),
      worked('Lendlease', 'Multiplex'),
      city('London', 'New York', 'Auckland'),
    ),
  },
  {
    by: 'corporate services',
    ask: 'HRBPs or HR managers in the US asking between 90 and 140K USD',
    fits: all(trade('hr'), country('United States'), payBetween(90_000, 140_000, 'USD')),
  },
];
