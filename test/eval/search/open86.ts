import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  EY,
  formerly,
  group,
  level,
  not,
  noticeUpTo,
  PWC,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks in the middle of January. */
export const OPEN_SEVENTY_SIXTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'tax season, Collins Street',
    ask: 'Tax accountants or tax consultants who came out of the Big 4 (i.e. used to be there and now sit at Grant Thornton or BDO)',
    fits: all(trade('tax'), formerly(...group('big 4')), at('Grant Thornton', 'BDO')),
  },
  {
    by: 'golang, remote-first scaleup',
    ask: 'go devs w/ k8s, EU only (so not UK, not CH) - at least 4 yrs',
    fits: all(
      trade('go'),
      skill('Kubernetes'),
      country('Germany', 'Austria', 'Netherlands', 'Sweden'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'aged care roster',
    ask: 'enroled nurses in Australia or NZ with aged care on their skills, who could begin within a fortnight',
    fits: all(
      trade('enrolled nurse'),
      skill('Aged care'),
      country('Australia', 'New Zealand'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'big four watchers',
    ask: 'Auditors with EY or PwC anywhere on the CV, outside Australia and New Zealand, wanting 150k or under in GBP, EUR or USD',
    fits: all(
      trade('auditor'),
      worked(...EY, ...PWC),
      not(country('Australia', 'New Zealand')),
      any(payUpTo(150_000, 'GBP'), payUpTo(150_000, 'EUR'), payUpTo(150_000, 'USD')),
    ),
  },
  {
    by: 'design leadership',
    ask: 'Who have we got for a head-of-UX brief? Head level UX or product designers. Doesn’t matter where they are as long as they don’t need a sponsor',
    fits: all(trade('ux designer'), level('head'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'cost consultants',
    ask: 'QS, CostX, tier one builder now (Lendlease / Multiplex / John Holland), Sydney or Parramatta or Melbourne or Brisbane or Perth',
    fits: all(
      trade('quantity surveyor'),
      skill('CostX'),
      at('Lendlease', 'Multiplex', 'John Holland'),
      city('Sydney', 'Parramatta', 'Melbourne', 'Brisbane', 'Perth'),
    ),
  },
  {
    by: 'iOS squad, Bay Area',
    ask: 'Swift people in California or New York, plus anyone elsewhere in the world who says they’d relocate',
    fits: all(trade('ios'), any(region('California', 'New York'), relocates)),
  },
  {
    by: 'payroll contracts',
    ask: 'need payroll temps!! contract only, chris21, australia, no juniors',
    fits: all(trade('payroll'), contractor, skill('Chris21'), country('Australia'), not(level('junior'))),
  },
  {
    by: 'retail banking risk',
    ask: 'credit risk analysts who know SAS and SQL, have been in their current seat for more than 3 years',
    fits: all(trade('risk'), skill('SAS', 'SQL'), sinceYears(3)),
  },
  {
    by: 'PA desk, Mayfair',
    ask: 'EAs and PAs speaking French, German or Spanish, no matter where they live',
    fits: all(trade('executive assistant'), any(speaks('French'), speaks('German'), speaks('Spanish'))),
  },
  {
    by: 'faang to bank',
    ask: 'Data engineers or data scientists currently at Google or Amazon, senior upwards, Australia / US / UK',
    fits: all(
      trade('data'),
      at('Google', 'Amazon'),
      level('senior', 'head'),
      country('Australia', 'United States', 'United Kingdom'),
    ),
  },
  {
    by: 'hospital pharmacy',
    ask: 'Pharmacists: never worked at Bupa, Australia or anywhere in Europe (UK too), anybody but the ones who need sponsorship',
    fits: all(
      trade('pharmacist'),
      not(worked('Bupa')),
      country('Australia', ...EUROPE),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'ATS filter, copied over',
    ask: '(".NET" OR "C#") AND Azure AND (Germany OR Austria OR Switzerland OR Netherlands OR Sweden) NOT contract',
    fits: all(
      trade('dotnet'),
      skill('Azure'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
      not(contractor),
    ),
  },
  {
    by: 'FMCG people team',
    ask: 'HR business partners or HR managers sitting at Unilever or Coca-Cola today, Workday users, any country',
    fits: all(trade('hr'), at('Unilever', 'Coca-Cola'), skill('Workday')),
  },
  {
    by: 'Project delivery, George St',
    ask: 'IT PMs with prince2 on AUD 100k–160k, notice of four weeks max',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      payBetween(100_000, 160_000, 'AUD'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'civils, Salford',
    ask: 'Hiya, site engineers around the UK or Australia pls. they must be willing to relocate or on zero notice',
    fits: all(trade('site engineer'), country('United Kingdom', 'Australia'), any(relocates, noticeUpTo(0))),
  },
  {
    by: 'schools, visa team',
    ask: 'teachers of any kind (primary, maths) who would need sponsoring and are in Britain, Germany or the Netherlands',
    fits: all(
      trade('teacher'),
      rights('requires_sponsorship'),
      country('United Kingdom', 'Germany', 'Netherlands'),
    ),
  },
  {
    by: 'growth marketing',
    ask: 'SEO / digital marketing specialists from Ogilvy or Clemenger BBDO, home based, or else open to a move',
    fits: all(trade('seo'), worked('Ogilvy', 'Clemenger BBDO'), any(remote, relocates)),
  },
];
