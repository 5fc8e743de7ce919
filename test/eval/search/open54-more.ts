import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
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

/** Searches of sixteen desks over the first people, each in its own way of asking. */
export const OPEN_FORTY_FOURTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'perm',
    ask: 'payroll specialists in Auckland or Sydney',
    fits: all(trade('payroll'), city('Auckland', 'Sydney')),
  },
  {
    by: 'perm',
    ask: 'Could you send me marketing managers in the Netherlands, Germany or Sweden who are after a permanent job?',
    fits: all(trade('marketing manager'), country('Netherlands', 'Germany', 'Sweden'), not(contractor)),
  },
  {
    by: 'perm',
    ask: 'PAs or EAs, UK, up to 140k GBP',
    fits: all(trade('executive assistant'), country('United Kingdom'), payUpTo(140_000, 'GBP')),
  },
  {
    by: 'temp',
    ask: 'enrolled nurses melb or bris, two weeks notice tops',
    fits: all(trade('enrolled nurse'), city('Melbourne', 'Brisbane'), noticeUpTo(14)),
  },
  {
    by: 'temp',
    ask: 'payroll officers UK, available now or in 2 weeks, contract',
    fits: all(trade('payroll'), country('United Kingdom'), contractor, noticeUpTo(14)),
  },
  {
    by: 'exec search',
    ask: 'heads of HR in Australia with Unilever, Optus or Coca-Cola in their history or on their card',
    fits: all(trade('hr'), level('head'), country('Australia'), worked('Unilever', 'Optus', 'Coca-Cola')),
  },
  {
    by: 'exec search',
    ask: 'Construction project managers, fifteen years plus, who would relocate',
    fits: all(trade('construction project manager'), yearsAtLeast(15), relocates),
  },
  {
    by: 'tech',
    ask: 'java backend spring boot, melbourne/sydney, max 150k AUD',
    fits: all(
      trade('backend'),
      skill('Java', 'Spring Boot'),
      city('Melbourne', 'Sydney'),
      payUpTo(150_000, 'AUD'),
    ),
  },
  {
    by: 'tech',
    ask: '(ruby OR rails) AND (berlin OR munich OR vienna)',
    fits: all(trade('ruby'), city('Berlin', 'Munich', 'Vienna')),
  },
  {
    by: 'tech',
    ask: '.NET or C# developers who want contract work in Australia or New Zealand',
    fits: all(trade('dotnet'), contractor, country('Australia', 'New Zealand')),
  },
  {
    by: 'tech',
    ask: 'SOC analysts splunk not in the US',
    fits: all(trade('security'), skill('Splunk'), not(country('United States'))),
  },
  {
    by: 'tech',
    ask: 'swift developers, remote',
    fits: all(trade('ios'), remote),
  },
  {
    by: 'tech',
    ask: 'ux or product designers at canva or atlassian',
    fits: all(trade('ux designer'), at('Canva', 'Atlassian')),
  },
  {
    by: 'health',
    ask: 'registerd nurses in UK who need sponsorship',
    fits: all(trade('registered nurse'), country('United Kingdom'), rights('requires_sponsorship')),
  },
  {
    by: 'health',
    ask: 'Nurses of any kind in Perth who have worked for Ramsay Health Care',
    fits: all(trade('nurse'), city('Perth'), worked('Ramsay Health Care')),
  },
  {
    by: 'health',
    ask: '“Two pharmacists for our Queensland or NSW stores, settled status needed, four weeks notice is fine”',
    fits: all(trade('pharmacist'), region('Queensland', 'New South Wales'), settled, noticeUpTo(28)),
  },
  {
    by: 'trades',
    ask: 'electricians with switching, nsw qld vic wa',
    fits: all(trade('electrician'), skill('Switching'), country('Australia')),
  },
  {
    by: 'trades',
    ask: 'diesel fitters once at UGL, now elsewhere',
    fits: all(trade('diesel fitter'), formerly('UGL'), not(at('UGL'))),
  },
  {
    by: 'education',
    ask: 'primary teachers in Australia, citizens or PR, start within 4 weeks',
    fits: all(trade('primary teacher'), country('Australia'), settled, noticeUpTo(28)),
  },
  {
    by: 'education',
    ask: 'any maths teachers in London or Nottingham?',
    fits: all(trade('maths teacher'), city('London', 'Nottingham')),
  },
  {
    by: 'finance',
    ask: 'management accountants budgeting + excel, 80-150k aussie dollars',
    fits: all(
      trade('management accountant'),
      skill('Budgeting', 'Excel'),
      payBetween(80_000, 150_000, 'AUD'),
    ),
  },
  {
    by: 'finance',
    ask: 'KPMG alumni in audit or tax who have moved on from KPMG, Australia',
    fits: all(trade('auditor', 'tax'), formerly('KPMG'), not(at('KPMG')), country('Australia')),
  },
  {
    by: 'finance',
    ask: 'Financial controllers with SAP at Westpac or Telstra',
    fits: all(trade('financial controller'), skill('SAP'), at('Westpac', 'Telstra')),
  },
  {
    by: 'finance',
    ask: 'Auditors who speak Mandarin or Hindi',
    fits: all(trade('auditor'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'legal',
    ask: 'employment lawyers, London or Manchester',
    fits: all(trade('employment lawyer'), city('London', 'Manchester')),
  },
  {
    by: 'legal',
    ask: 'Senior or head level lawyers who left a magic circle firm (Clifford Chance, Linklaters) for somewhere else',
    fits: all(
      trade('lawyer'),
      level('senior', 'head'),
      formerly('Clifford Chance', 'Linklaters'),
      not(at('Clifford Chance', 'Linklaters')),
    ),
  },
  {
    by: 'logistics',
    ask: 'warehouse managers WMS ex Toll or Linfox or there now, Aus + NZ',
    fits: all(
      trade('warehouse manager'),
      skill('WMS'),
      worked('Toll Group', 'Linfox'),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'logistics',
    ask: 'truck drivers California',
    fits: all(trade('truck driver'), region('California')),
  },
  {
    by: 'hospitality',
    ask: 'chefs uk germany austria, immediate',
    fits: all(trade('chef'), country('United Kingdom', 'Germany', 'Austria'), noticeUpTo(0)),
  },
  {
    by: 'sales',
    ask: 'sales people with Salesforce in New York or San Francisco',
    fits: all(trade('sales'), skill('Salesforce'), city('New York', 'San Francisco')),
  },
  {
    by: 'sales',
    ask: 'seo specialists remote or in Amsterdam',
    fits: all(trade('seo'), any(remote, city('Amsterdam'))),
  },
  {
    by: 'public sector',
    ask: 'IT project managers with PRINCE2, UK',
    fits: all(trade('it project manager'), skill('PRINCE2'), country('United Kingdom')),
  },
  {
    by: 'energy',
    ask: 'quantity surveyors with CostX who have been on Multiplex’s or Lendlease’s payroll, willing to relocate',
    fits: all(trade('quantity surveyor'), skill('CostX'), worked('Multiplex', 'Lendlease'), relocates),
  },
  {
    by: 'life science',
    ask: 'embedded C++ engineers in Switzerland, Germany or Austria, RTOS',
    fits: all(trade('embedded'), skill('C++', 'RTOS'), country('Switzerland', 'Germany', 'Austria')),
  },
  {
    by: 'interim',
    ask: 'BAs contract, Jira, start in 2 weeks',
    fits: all(trade('business analyst'), skill('Jira'), contractor, noticeUpTo(14)),
  },
  {
    by: 'interim',
    ask: 'Head of payroll in Vienna at BHP, contractor, speaks Spanish, on under EUR 70k and free at once',
    fits: all(
      trade('payroll'),
      level('head'),
      city('Vienna'),
      at('BHP'),
      contractor,
      speaks('Spanish'),
      payUpTo(69_999, 'EUR'),
      noticeUpTo(0),
    ),
  },
];
