import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  level,
  not,
  noticeUpTo,
  payBetween,
  type Query,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');

/** Further searches of the dozen. */
export const OPEN_THIRTIETH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'cork',
    ask: 'Do ye know of any site engineers at John Holland or Multiplex these days?',
    fits: all(trade('site engineer'), at('John Holland', 'Multiplex')),
  },
  {
    by: 'cork',
    ask: 'Well, hope you’re keeping dry. The hotel lads are opening in the autumn and they’re mad for a chef or a sous chef. In the UK or Germany, or willing to relocate, four years in a kitchen at the very least, and permanent, they’ve had their fill of contractors.',
    fits: all(
      trade('chef'),
      any(country('United Kingdom', 'Germany'), relocates),
      yearsAtLeast(4),
      not(contractor),
    ),
  },
  {
    by: 'joburg',
    ask: 'Tax accountants or tax consultants in Zurich, London or Amsterdam hey',
    fits: all(trade('tax'), city('Zurich', 'London', 'Amsterdam')),
  },
  {
    by: 'joburg',
    ask: 'Truck drivers who can speak German or French, doesn’t matter where they stay',
    fits: all(trade('truck driver'), any(speaks('German'), speaks('French'))),
  },
  {
    by: 'perth',
    ask: 'diesel fitters, any state of Aus, as long as they’re not at UGL and never have been',
    fits: all(trade('diesel fitter'), country('Australia'), not(worked('UGL'))),
  },
  {
    by: 'perth',
    ask: 'construction PMs that run P6, Vic, Qld or WA',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      region('Victoria', 'Queensland', 'Western Australia'),
    ),
  },
  {
    by: 'pune',
    ask: 'Java Backend Developers with Spring Boot and Kafka, minimum 4 years, any location in Europe',
    fits: all(trade('backend'), skill('Java', 'Spring Boot', 'Kafka'), yearsAtLeast(4), country(...EUROPE)),
  },
  {
    by: 'pune',
    ask: 'Respected madam, one more position is there for SOC Analyst / Cyber Security Analyst. Splunk is a must. Candidate should be residing in Germany, Austria, Netherlands or Switzerland, sponsorship should not be required, notice period not more than 30 days. Rates we will discuss later on. Thanking you.',
    fits: all(
      trade('security'),
      skill('Splunk'),
      country('Germany', 'Austria', 'Netherlands', 'Switzerland'),
      not(rights('requires_sponsorship')),
      noticeUpTo(30),
    ),
  },
  {
    by: 'dallas',
    ask: 'Marketing managers or SEO specialists in New York, San Francisco or Oakland, thanks y’all',
    fits: all(trade('marketing manager', 'seo'), city('New York', 'San Francisco', 'Oakland')),
  },
  {
    by: 'dallas',
    ask: 'Salespeople based in the US, AEs, BDMs, whatever their card says, nine years or better',
    fits: all(trade('sales'), country('United States'), yearsAtLeast(9)),
  },
  {
    by: 'boolean',
    ask: '("registered nurse" OR "enrolled nurse") AND (London OR Nottingham OR Bolton OR Manchester) AND NOT contract',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      city('London', 'Nottingham', 'Bolton', 'Manchester'),
      not(contractor),
    ),
  },
  {
    by: 'boolean',
    ask: '("C++" OR embedded) AND RTOS AND (citizen OR "permanent resident") AND "United States"',
    fits: all(trade('embedded'), skill('RTOS'), settled, country('United States')),
  },
  {
    by: 'text',
    ask: 'QS w costx, aus, at same co since 2023 or earlier',
    fits: all(trade('quantity surveyor'), skill('CostX'), country('Australia'), ({ since }) => since <= 2023),
  },
  {
    by: 'text',
    ask: 'any1 w figma who works remotely? perm only',
    fits: all(skill('Figma'), remote, not(contractor)),
  },
  {
    by: 'assistant',
    ask: 'Ms Duval would be grateful for the names of corporate lawyers who are presently with Linklaters or Allens and could leave within four weeks.',
    fits: all(trade('lawyer'), not(trade('employment lawyer')), at('Linklaters', 'Allens'), noticeUpTo(28)),
  },
  {
    by: 'assistant',
    ask: 'Please send the payroll officers in Australia whose salary expectation lies between AUD 80,000 and AUD 120,000.',
    fits: all(trade('payroll'), country('Australia'), payBetween(80_000, 120_000, 'AUD')),
  },
  {
    by: 'yorkshire',
    ask: 'physios, either in t’UK already or willing to relocate, and they’ve to be citizens',
    fits: all(trade('physio'), any(country('United Kingdom'), relocates), rights('citizen')),
  },
  {
    by: 'yorkshire',
    ask: 'warehouse managers wi’ Toll or DHL on the CV, current or past, no juniors ta',
    fits: all(trade('warehouse manager'), worked('Toll Group', 'DHL'), not(level('junior'))),
  },
  {
    by: 'singapore',
    ask: 'business analyst 4 to 10 years, in Germany, Netherlands or Sweden, can find?',
    fits: all(
      trade('business analyst'),
      ({ years }) => years >= 4 && years <= 10,
      country('Germany', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'singapore',
    ask: 'Machine learning engineer or data scientist, SQL must have, can start immediately one',
    fits: all(trade('data scientist'), skill('SQL'), noticeUpTo(0)),
  },
  {
    by: 'dictated',
    ask: 'er before I forget because I am about to go into the tunnel accounts payable people in auckland brisbane or perth who are at woolworths or telstra now or were there earlier thats it really',
    fits: all(
      trade('accounts payable'),
      city('Auckland', 'Brisbane', 'Perth'),
      worked('Woolworths', 'Telstra'),
    ),
  },
  {
    by: 'ticket',
    ask: 'REQ 5206 | Role: Financial Controller | Must: IFRS, SAP, 9 yrs min | Nice: consolidation | Where: UK, Germany, Netherlands or Switzerland | Type: permanent | Not: currently at Woolworths | Comment: FD is on leave next week so send by Thursday',
    fits: all(
      trade('financial controller'),
      skill('IFRS', 'SAP'),
      yearsAtLeast(9),
      country('United Kingdom', 'Germany', 'Netherlands', 'Switzerland'),
      not(contractor),
      not(at('Woolworths')),
    ),
  },
];
