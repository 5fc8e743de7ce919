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
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
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

/** Searches over the first people, as desks in the UK, in Ireland, on the continent and in Asia type them. */
export const OPEN_SEVENTIETH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'office temps, Salford',
    ask: 'Payroll officer or payroll specialist, Manchester, Bolton or Nottingham. Has to be free within two weeks.',
    fits: all(trade('payroll'), city('Manchester', 'Bolton', 'Nottingham'), noticeUpTo(14)),
  },
  {
    by: 'fintech, Berlin',
    ask: 'Java backend + Kafka, in Germany, citizens and permanent residents only',
    fits: all(
      trade('backend'),
      skill('Java', 'Kafka'),
      country('Germany'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'private practice, Dublin',
    ask: 'corporate / M&A lawyers in the UK who used to be at Clifford Chance or Linklaters but are at neither any more',
    fits: all(
      trade('lawyer'),
      not(trade('employment lawyer')),
      country('United Kingdom'),
      formerly('Clifford Chance', 'Linklaters'),
      not(at('Clifford Chance', 'Linklaters')),
    ),
  },
  {
    by: 'intake bot, Reading',
    ask: 'job_title: Quantity Surveyor\ncountry: United Kingdom\nmin_years_experience: 5\nskills: Cost planning\nmax_notice: 4 weeks',
    fits: all(
      trade('quantity surveyor'),
      country('United Kingdom'),
      yearsAtLeast(5),
      skill('Cost planning'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'data, Utrecht',
    ask: 'data enginer amsterdam or berlin, airflow is a must',
    fits: all(trade('data engineer'), city('Amsterdam', 'Berlin'), skill('Airflow')),
  },
  {
    by: 'nursing, Watford',
    ask: 'Hi Joanne, hope you had a good weekend. Another resignation on the unit I’m afraid, so we need one more ICU nurse, either London or Nottingham site, doesn’t matter which. A month’s notice is the most we can wait for. Thanks, Bev',
    fits: all(trade('icu nurse'), city('London', 'Nottingham'), noticeUpTo(31)),
  },
  {
    by: 'switchboard, Kilkenny',
    ask: 'missed call from +61 412 003 441, who is that?',
    fits: ({ phone }) => phone === '+61412003441',
  },
  {
    by: 'brand and digital, Cologne',
    ask: 'Marketing managers plus SEO specialists, German or French speaking, based in Germany, Austria or Switzerland',
    fits: all(
      trade('marketing'),
      any(speaks('German'), speaks('French')),
      country('Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'financial services, Hong Kong',
    ask: 'credit risk analysts with HSBC on the cv, now or in the past, and willing to relocate',
    fits: all(trade('risk'), worked('HSBC'), relocates),
  },
  {
    by: 'business support, Mayfair',
    ask: 'EAs and PAs currently with Unilever or Christian Dior in the UK pls',
    fits: all(trade('executive assistant'), at('Unilever', 'Christian Dior'), country('United Kingdom')),
  },
  {
    by: 'mobile, Malmö',
    ask: 'remote iOS developer, somewhere in Europe, at least 4 years',
    fits: all(trade('ios'), remote, country(...EUROPE), yearsAtLeast(4)),
  },
  {
    by: 'finance perm, Derby',
    ask: 'mgmt accountant uk up to 90k',
    fits: all(trade('management accountant'), country('United Kingdom'), payUpTo(90_000, 'GBP')),
  },
  {
    by: 'driving, Daventry',
    ask: 'HGV drivers – anywhere in the UK. Leave out anyone driving for DHL at the moment, they’re our client',
    fits: all(trade('truck driver'), country('United Kingdom'), not(at('DHL'))),
  },
  {
    by: 'health, St. Gallen',
    ask: 'Spanish-speaking pharmacists in Zurich',
    fits: nobody,
  },
  {
    by: 'M&E, Essen',
    ask: 'We need electricians who live in Germany or Austria and are vaccinated against measles (hospital site).',
    fits: all(trade('electrician'), country('Germany', 'Austria')),
    unknowable: true,
  },
  {
    by: 'product and design, Galway',
    ask: 'ux designers london or manchester, no juniors',
    fits: all(trade('ux designer'), city('London', 'Manchester'), not(level('junior'))),
  },
  {
    by: 'schools, Oldham',
    ask: 'Primary teachers in Manchester or Bolton after a permanent post',
    fits: all(trade('primary teacher'), city('Manchester', 'Bolton'), not(contractor)),
  },
  {
    by: 'kitchens, Innsbruck',
    ask: 'chefs, vienna munich or zurich, must have Marriott experience (current or previous)',
    fits: all(trade('chef'), city('Vienna', 'Munich', 'Zurich'), worked('Marriott')),
  },
  {
    by: 'interim finance, Basel',
    ask: 'Financial controller, Zurich. Expectation between CHF 100,000 and CHF 180,000. SAP required, consolidation nice to have.',
    fits: all(
      trade('financial controller'),
      city('Zurich'),
      payBetween(100_000, 180_000, 'CHF'),
      skill('SAP'),
    ),
  },
  {
    by: 'tech contract, Leeds',
    ask: '.net contractors uk or holland 4+ yrs',
    fits: all(trade('dotnet'), contractor, country('United Kingdom', 'Netherlands'), yearsAtLeast(4)),
  },
  {
    by: 'civils, Singapore',
    ask: 'Which site engineers on our books in the UK would need sponsoring?',
    fits: all(trade('site engineer'), country('United Kingdom'), rights('requires_sponsorship')),
  },
  {
    by: 'physio and rehab, Chorley',
    ask: 'physios bolton',
    fits: all(trade('physio'), city('Bolton')),
  },
];
