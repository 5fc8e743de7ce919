import type { Query } from './score.ts';
import { both, notCalledFor, type Second, wasOnce } from './second-world.ts';
import { at, contractor, country, level, nobody, not, relocates, rights, skill, trade } from './truth.ts';

/** Searches over the second people, as desks for offices, engineering and leaders type them in an ordinary month. */
export const SECOND_OPEN_FIFTY_SEVENTH: readonly Query<Second>[] = [
  {
    by: 'tech perm',
    ask: 'test analysts / QA / SDETs with Selenium, Australia or Singapore, looking for perm not contract',
    fits: both(trade('tester'), skill('Selenium'), country('Australia', 'Singapore'), not(contractor)),
  },
  {
    by: 'ERP desk',
    ask: 'SAP MM contractors: Germany, Austria, Switzerland, UK, Ireland',
    fits: both(
      trade('sap consultant'),
      skill('SAP MM'),
      contractor,
      country('Germany', 'Austria', 'Switzerland', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'ERP desk',
    ask: 'salesforce + apex, aus us or uk',
    fits: both(
      trade('salesforce'),
      skill('Salesforce', 'Apex'),
      country('Australia', 'United States', 'United Kingdom'),
    ),
  },
  {
    by: 'finance team',
    ask: 'Bookkeepers in Australia who lodge BAS and use Xero. Skip the ones we’ve phoned in the last 60 days.',
    fits: both(trade('bookkeeper'), skill('BAS', 'Xero'), country('Australia'), notCalledFor(60)),
  },
  {
    by: 'executive search',
    ask: 'Actuaries at senior or head level who have told us they would relocate',
    fits: both(trade('actuary'), level('senior', 'head'), relocates),
  },
  {
    by: 'engineering team',
    ask: 'Mech design engineers needed for a pump maker. SolidWorks AND FEA. Citizens or permanent residents of wherever they live.',
    fits: both(
      trade('mechanical engineer'),
      skill('SolidWorks', 'FEA'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'resources',
    ask: 'who do we have in procurement / category management at BHP, Rio Tinto or Glencore these days',
    fits: both(trade('procurement'), at('BHP', 'Rio Tinto', 'Glencore')),
  },
  {
    by: 'Frankfurt office',
    ask: 'Compliance officers or AML analysts which work actually by Deutsche Bank or JPMorgan Chase, without those we have called in the last month',
    fits: both(trade('compliance'), at('Deutsche Bank', 'JPMorgan Chase'), notCalledFor(31)),
  },
  {
    by: 'bot',
    ask: 'discipline: regulatory affairs; skill: TGA submissions; country: Australia, New Zealand; level: senior, head',
    fits: both(
      trade('regulatory affairs'),
      skill('TGA submissions'),
      country('Australia', 'New Zealand'),
      level('senior', 'head'),
    ),
  },
  {
    by: 'sales team',
    ask: 'CSMs that used to be credit controllers, odd I know but the product is debt collection software',
    fits: both(trade('customer success'), wasOnce('credit controller')),
  },
  {
    by: 'executive search',
    ask: 'CFO of a listed company, Basel or Frankfurt',
    fits: nobody,
  },
];
