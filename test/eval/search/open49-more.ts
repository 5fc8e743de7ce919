import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  level,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const UK = country('United Kingdom');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** More searches of the same sixteen desks. */
export const OPEN_THIRTY_NINTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'accra',
    ask: 'Kindly assist with ICU nurses living in the UK or Germany.',
    fits: all(trade('icu nurse'), country('United Kingdom', 'Germany')),
  },
  {
    by: 'accra',
    ask: 'Please I want truck drivers that can start in one week.',
    fits: all(trade('truck driver'), noticeUpTo(7)),
  },
  {
    by: 'accra',
    ask: 'Good day. Auditors with IFRS, five years and above, must be open to relocation. God bless.',
    fits: all(trade('auditor'), skill('IFRS'), yearsAtLeast(5), relocates),
  },
  {
    by: 'cardiff',
    ask: 'accounts payable, manchester bolton nottingham',
    fits: all(trade('accounts payable'), city('Manchester', 'Bolton', 'Nottingham')),
  },
  {
    by: 'cardiff',
    ask: 'Primary teachers in the UK who don’t need sponsoring',
    fits: all(trade('primary teacher'), UK, noSponsorship),
  },
  {
    by: 'kuala lumpur',
    ask: 'business analyst who know BPMN, Australia or New Zealand',
    fits: all(trade('business analyst'), skill('BPMN'), country('Australia', 'New Zealand')),
  },
  {
    by: 'kuala lumpur',
    ask: 'Got any Golang engineers ah? Kubernetes must have',
    fits: all(trade('go'), skill('Kubernetes')),
  },
  {
    by: 'winnipeg',
    ask: 'Electricians, high voltage, open to relocating, ten years or more.',
    fits: all(trade('electrician'), skill('High voltage'), relocates, yearsAtLeast(10)),
  },
  {
    by: 'winnipeg',
    ask: 'Marketing managers in the United States who are on the permanent side.',
    fits: all(trade('marketing manager'), country('United States'), not(contractor)),
  },
  {
    by: 'pune',
    ask: 'Full stack developer, Node.js and React both mandatory, exp 5+ yrs',
    fits: all(trade('fullstack'), skill('Node.js', 'React'), yearsAtLeast(5)),
  },
  {
    by: 'pune',
    ask: 'Req – Data Engineer. Skills – Python, Airflow. Loc – London / Berlin / Amsterdam / Munich. Pls share asap.',
    fits: all(
      trade('data engineer'),
      skill('Python', 'Airflow'),
      city('London', 'Berlin', 'Amsterdam', 'Munich'),
    ),
  },
  {
    by: 'pune',
    ask: 'SOC analysts with Splunk, immediate joiners or max 15 days, USA / UK / Australia',
    fits: all(
      trade('security'),
      skill('Splunk'),
      noticeUpTo(15),
      country('United States', 'United Kingdom', 'Australia'),
    ),
  },
  {
    by: 'cairns',
    ask: 'diesel fitters wa or qld not at fortescue',
    fits: all(trade('diesel fitter'), region('Western Australia', 'Queensland'), not(at('Fortescue'))),
  },
  {
    by: 'cairns',
    ask: 'yeah mate registered nurses anywhere in australia who are citizens or pr',
    fits: all(trade('registered nurse'), country('Australia'), settled),
  },
  {
    by: 'antwerp',
    ask: 'We search product managers in Amsterdam, Berlin or Stockholm with four years of experience minimum.',
    fits: all(trade('product manager'), city('Amsterdam', 'Berlin', 'Stockholm'), yearsAtLeast(4)),
  },
  {
    by: 'antwerp',
    ask: 'Marketing managers at Unilever or Christian Dior, today or in the past',
    fits: all(trade('marketing manager'), worked('Unilever', 'Christian Dior')),
  },
  {
    by: 'graz',
    ask: 'Physiotherapists in Austria, Germany and Switzerland',
    fits: all(trade('physio'), country('Austria', 'Germany', 'Switzerland')),
  },
  {
    by: 'graz',
    ask: 'Financial controllers with SAP, Vienna or Munich or ready to relocate',
    fits: all(trade('financial controller'), skill('SAP'), any(city('Vienna', 'Munich'), relocates)),
  },
  {
    by: 'chicago',
    ask: 'Looking for management accountants in the U.S. or Australia, five plus years, no contractors.',
    fits: all(
      trade('management accountant'),
      country('United States', 'Australia'),
      yearsAtLeast(5),
      not(contractor),
    ),
  },
  {
    by: 'chicago',
    ask: 'Corporate lawyers (not employment) now with Allens or MinterEllison',
    fits: all(trade('lawyer'), not(trade('employment lawyer')), at('Allens', 'MinterEllison')),
  },
  {
    by: 'hamilton',
    ask: 'construction PMs with Procore, NZ or Aus thanks',
    fits: all(trade('construction project manager'), skill('Procore'), country('New Zealand', 'Australia')),
  },
  {
    by: 'hamilton',
    ask: 'who do we have in the way of quantity surveyors, juniors excluded, in Auckland, Sydney or Brisbane',
    fits: all(trade('quantity surveyor'), not(level('junior')), city('Auckland', 'Sydney', 'Brisbane')),
  },
  {
    by: 'belfast',
    ask: 'Site engineers in the UK or the Netherlands, four weeks’ notice or less, sure any employer will do',
    fits: all(trade('site engineer'), country('United Kingdom', 'Netherlands'), noticeUpTo(28)),
  },
  {
    by: 'belfast',
    ask: 'Client’s wife is expecting and the wee practice can’t be left short. Pharmacists, in the UK, and they’d need to be citizens or permanent residents.',
    fits: all(trade('pharmacist'), UK, settled),
  },
  {
    by: 'doha',
    ask: '("project manager" AND construction) – 12 yrs+ – open to relocate',
    fits: all(trade('construction project manager'), yearsAtLeast(12), relocates),
  },
  {
    by: 'doha',
    ask: 'Chefs | Europe no | Australia, NZ or US | permanent',
    fits: all(trade('chef'), country('Australia', 'New Zealand', 'United States'), not(contractor)),
  },
  {
    by: 'atlanta',
    ask: 'Call slip: sales executives or account executives, Salesforce, New York or San Francisco or Oakland. She was real nice about it.',
    fits: all(trade('sales'), skill('Salesforce'), city('New York', 'San Francisco', 'Oakland')),
  },
  {
    by: 'atlanta',
    ask: 'Mr. Boyd, line two. Wants truck drivers, five years minimum, not Toll Group folks.',
    fits: all(trade('truck driver'), yearsAtLeast(5), not(at('Toll Group'))),
  },
  {
    by: 'oslo',
    ask: 'backend, Kafka, Stockholm or Amsterdam or Berlin or Zurich',
    fits: all(trade('backend'), skill('Kafka'), city('Stockholm', 'Amsterdam', 'Berlin', 'Zurich')),
  },
  {
    by: 'oslo',
    ask: 'Ruby developers who are free within two weeks',
    fits: all(trade('ruby'), noticeUpTo(14)),
  },
  {
    by: 'dundee',
    ask: 'HR managers in Munich, scrap that, HR managers in London, Manchester or Bolton, permanent',
    fits: all(trade('hr'), city('London', 'Manchester', 'Bolton'), not(contractor)),
  },
  {
    by: 'dundee',
    ask: 'Maths teachers in the United Kingdom full stop three years’ experience or more',
    fits: all(trade('maths teacher'), UK, yearsAtLeast(3)),
  },
  {
    by: 'hong kong',
    ask: 'tax consultant EY or KPMG now, Australia UK or US',
    fits: all(
      trade('tax'),
      at('EY', 'Ernst & Young', 'KPMG'),
      country('Australia', 'United Kingdom', 'United States'),
    ),
  },
  {
    by: 'hong kong',
    ask: 'IT project manager, PRINCE2, but no need Agile, relocation ok',
    fits: all(trade('it project manager'), skill('PRINCE2'), relocates),
  },
  {
    by: 'cardiff',
    ask: 'Had the school on again about the office. They’ve been without a payroll officer since the summer and the head’s been doing it on a Sunday night. Payroll, UK, and nobody on more than four weeks’ notice.',
    fits: all(trade('payroll'), UK, noticeUpTo(28)),
  },
  {
    by: 'cairns',
    ask: 'sparkies asking 130k aud or less in wa, qld or nsw',
    fits: all(
      trade('electrician'),
      payUpTo(130_000, 'AUD'),
      region('Western Australia', 'Queensland', 'New South Wales'),
    ),
  },
];
