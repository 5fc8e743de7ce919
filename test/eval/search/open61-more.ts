import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  leftFrom,
  level,
  nobody,
  not,
  noticeUpTo,
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

const settled = rights('citizen', 'permanent_resident');

/** Searches of imagined desks on an ordinary day over the first people, as typed with a client just off the phone. */
export const OPEN_FIFTY_FIRST_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'temps',
    ask: 'enrolled nurses aged care exp, brisbane / perth / auckland, 2 wks notice max',
    fits: all(
      trade('enrolled nurse'),
      skill('Aged care'),
      city('Brisbane', 'Perth', 'Auckland'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'temps',
    ask: 'truckies for vic nsw or qld, four weeks’ notice is the limit, nobody who’s at linfox',
    fits: all(
      trade('truck driver'),
      region('Victoria', 'New South Wales', 'Queensland'),
      noticeUpTo(28),
      not(at('Linfox')),
    ),
  },
  {
    by: 'temps',
    ask: 'chefs at the marriott now, contract ones, uk or aus',
    fits: all(trade('chef'), at('Marriott'), contractor, country('United Kingdom', 'Australia')),
  },
  {
    by: 'headset',
    ask: 'ok so they want backend, Java, Kafka if possible but not essential, Berlin or Munich or Vienna, four weeks’ notice at the most',
    fits: all(trade('backend'), skill('Java'), city('Berlin', 'Munich', 'Vienna'), noticeUpTo(28)),
  },
  {
    by: 'headset',
    ask: 'construction PM… Primavera… Lendlease or Multiplex, has to be current… Australia but not Perth',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      at('Lendlease', 'Multiplex'),
      country('Australia'),
      not(city('Perth')),
    ),
  },
  {
    by: 'headset',
    ask: 'data engineers, Airflow. No, hang on, she says Spark will do. Germany, the Netherlands or Sweden',
    fits: all(trade('data engineer'), skill('Spark'), country('Germany', 'Netherlands', 'Sweden')),
  },
  {
    by: 'headset',
    ask: 'risk analysts sitting at HSBC, sorry, at Barclays, who know SQL',
    fits: all(trade('risk'), at('Barclays'), skill('SQL')),
  },
  {
    by: 'Leeds',
    ask: 'need a few HGV lads or lasses in Greater Manchester or the East Midlands, DHL on the CV past or present',
    fits: all(trade('truck driver'), region('Greater Manchester', 'East Midlands'), worked('DHL')),
  },
  {
    by: 'Leeds',
    ask: 'physios, Greater Manchester or Nottingham or London, and they’ve got to be up for moving house',
    fits: all(trade('physio'), any(region('Greater Manchester'), city('Nottingham', 'London')), relocates),
  },
  {
    by: 'Brisbane',
    ask: 'site engineers who know surveying, 8 years or better, NSW Vic or NZ',
    fits: all(
      trade('site engineer'),
      skill('Surveying'),
      yearsAtLeast(8),
      any(region('New South Wales', 'Victoria'), country('New Zealand')),
    ),
  },
  {
    by: 'Utrecht',
    ask: 'We look for C++ or embedded engineer, living in Germany, Austria, Switzerland or Netherlands, wants permanent, not contract',
    fits: all(
      trade('embedded'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands'),
      not(contractor),
    ),
  },
  {
    by: 'Utrecht',
    ask: 'Sales or marketing people who speak German, they live in DACH or the Netherlands',
    fits: all(
      trade('sales', 'marketing'),
      speaks('German'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands'),
    ),
  },
  {
    by: 'Utrecht',
    ask: 'Full stack developer with MongoDB, wish of salary till 140.000 euro, Amsterdam, Berlin, Munich, Vienna',
    fits: all(
      trade('fullstack'),
      skill('MongoDB'),
      payUpTo(140_000, 'EUR'),
      city('Amsterdam', 'Berlin', 'Munich', 'Vienna'),
    ),
  },
  {
    by: 'Utrecht',
    ask: 'UX designers of senior or head level, in Europe but outside of the UK',
    fits: all(
      trade('ux designer'),
      level('senior', 'head'),
      country(...EUROPE),
      not(country('United Kingdom')),
    ),
  },
  {
    by: 'Mumbai',
    ask: 'Kindly share .NET developers with Azure having minimum 5 years experience, UK location, sponsorship should not be required',
    fits: all(
      trade('dotnet'),
      skill('Azure'),
      yearsAtLeast(5),
      country('United Kingdom'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'Mumbai',
    ask: 'Pls share business analysts, Hindi or Mandarin or Spanish speaking, any country',
    fits: all(trade('business analyst'), any(speaks('Hindi'), speaks('Mandarin'), speaks('Spanish'))),
  },
  {
    by: 'Chicago',
    ask: 'Product managers, Bay Area or New York, currently with Google, Amazon or Atlassian',
    fits: all(
      trade('product manager'),
      city('San Francisco', 'Oakland', 'New York'),
      at('Google', 'Amazon', 'Atlassian'),
    ),
  },
  {
    by: 'Chicago',
    ask: 'M&A attorneys with Clifford Chance or Linklaters on their resume, current or past, in New York, San Francisco or London',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      worked('Clifford Chance', 'Linklaters'),
      city('New York', 'San Francisco', 'London'),
    ),
  },
  {
    by: 'Chicago',
    ask: 'Mobile or front-end devs based in the States, citizens or permanent residents',
    fits: all(trade('mobile', 'frontend'), country('United States'), settled),
  },
  {
    by: 'team lead',
    ask: 'Which of our financial controllers have ever been at Telstra or BHP but are not at Westpac today?',
    fits: all(trade('financial controller'), worked('Telstra', 'BHP'), not(at('Westpac'))),
  },
  {
    by: 'team lead',
    ask: 'Do we have employment lawyers at Allens or MinterEllison who joined their firm in 2022 or later?',
    fits: all(trade('employment lawyer'), at('Allens', 'MinterEllison'), ({ since }) => since >= 2022),
  },
  {
    by: 'team lead',
    ask: 'Which auditors left KPMG or Deloitte in 2021 or after? Only Australia and the UK please.',
    fits: all(trade('auditor'), leftFrom(2021, 'KPMG', 'Deloitte'), country('Australia', 'United Kingdom')),
  },
  {
    by: 'team lead',
    ask: 'How many cyber security or SOC analysts have we got at junior level in Australia, New Zealand and the UK?',
    fits: all(trade('security'), level('junior'), country('Australia', 'New Zealand', 'United Kingdom')),
  },
  {
    by: 'resourcer',
    ask: 'ICU nurse, ventilation, Melbourne, Auckland, London or New York, requires sponsorship or on a visa',
    fits: all(
      trade('icu nurse'),
      skill('Ventilation'),
      city('Melbourne', 'Auckland', 'London', 'New York'),
      rights('requires_sponsorship', 'visa_holder'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'marketing manager, Google Analytics, currently Unilever or Dior, UK or US or Netherlands',
    fits: all(
      trade('marketing manager'),
      skill('Google Analytics'),
      at('Unilever', 'Christian Dior'),
      country('United Kingdom', 'United States', 'Netherlands'),
    ),
  },
  {
    by: 'forwarded',
    ask: 'Dear all, the pharmacy rang again. Pharmacists please, in Australia, working for Ramsay or Bupa now, asking no more than 140k. She needs them inside four weeks. Regards, Bernard',
    fits: all(
      trade('pharmacist'),
      country('Australia'),
      at('Ramsay Health Care', 'Bupa'),
      payUpTo(140_000, 'AUD'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'forwarded',
    ask: 'Hello, quick one before lunch. The client shares a building with Ogilvy and has promised not to poach, so nobody who is at Ogilvy; otherwise SEO or digital marketing specialists in Australia, the UK or the US are all fine. Ta, Moira',
    fits: all(trade('seo'), not(at('Ogilvy')), country('Australia', 'United Kingdom', 'United States')),
  },
  {
    by: 'forwarded',
    ask: 'Hi, a school near Bendigo rang, one of theirs has gone on leave early. Any teacher, primary or maths, living in Victoria or New South Wales, who could start within two weeks and doesn’t need sponsoring. Thank you! Petra',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      region('Victoria', 'New South Wales'),
      noticeUpTo(14),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'thumbs',
    ask: 'exec or personal assitants, europe, open to relocaton',
    fits: all(trade('executive assistant'), country(...EUROPE), relocates),
  },
  {
    by: 'thumbs',
    ask: 'go devs w kubernetes, germany sweden or us, no amazon ppl (current)',
    fits: all(
      trade('go'),
      skill('Go', 'Kubernetes'),
      country('Germany', 'Sweden', 'United States'),
      not(at('Amazon')),
    ),
  },
  {
    by: 'Galway',
    ask: 'would you have any nurses that do wound care over in London or Manchester, citizens or permanent residents',
    fits: all(trade('nurse'), skill('Wound care'), city('London', 'Manchester'), settled),
  },
  {
    by: 'Galway',
    ask: 'anyone in Stockholm, Zurich or Amsterdam that’s working at Google?',
    fits: all(city('Stockholm', 'Zurich', 'Amsterdam'), at('Google')),
  },
  {
    by: 'Galway',
    ask: 'cyber security analysts with Splunk who want permanent work and aren’t at Commonwealth Bank',
    fits: all(trade('security'), skill('Splunk'), not(contractor), not(at('Commonwealth Bank'))),
  },
  {
    by: 'Galway',
    ask: 'air traffic controllers in Perth or Brisbane, would we have even the one?',
    fits: nobody,
  },
  {
    by: 'careful',
    ask: 'Project managers (construction only, not IT) in Western Australia, Victoria or Queensland, with contract administration.',
    fits: all(
      trade('construction project manager'),
      skill('Contract administration'),
      region('Western Australia', 'Victoria', 'Queensland'),
    ),
  },
  {
    by: 'careful',
    ask: 'Sales people who were at Coca-Cola or Unilever before, are now with Optus or Christian Dior, and need no sponsorship.',
    fits: all(
      trade('sales'),
      formerly('Coca-Cola', 'Unilever'),
      at('Optus', 'Christian Dior'),
      not(rights('requires_sponsorship')),
    ),
  },
];
