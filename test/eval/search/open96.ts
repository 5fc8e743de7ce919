import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  leftFrom,
  level,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks after a long weekend. */
export const OPEN_EIGHTY_SIXTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'embedded, Stuttgart',
    ask: 'embedded / C++ engineers DACH',
    fits: all(trade('embedded'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'start-ups, Jack London Square',
    ask: 'Ruby or Go devs in the Bay Area or New York, US citizens only',
    fits: all(trade('ruby', 'go'), city('San Francisco', 'Oakland', 'New York'), rights('citizen')),
  },
  {
    by: 'audit and assurance',
    ask: 'auditors who left KPMG or Deloitte in 2023 or later, based in the UK, Australia or NZ',
    fits: all(
      trade('auditor'),
      leftFrom(2023, 'KPMG', 'Deloitte'),
      country('United Kingdom', 'Australia', 'New Zealand'),
    ),
  },
  {
    by: 'pharmacy locums',
    ask: 'pharmacists NSW VIC QLD immediate start',
    fits: all(trade('pharmacist'), region('New South Wales', 'Victoria', 'Queensland'), noticeUpTo(0)),
  },
  {
    by: 'cloud contracts, Spinningfields',
    ask: 'Hi all, after devops with Terraform and AWS in the UK, has to be contract',
    fits: all(trade('devops'), skill('Terraform', 'AWS'), country('United Kingdom'), contractor),
  },
  {
    by: 'luxury and household brands',
    ask: 'marketing mgrs at Unilever or Dior now, not juniors',
    fits: all(trade('marketing manager'), at('Unilever', 'Christian Dior'), not(level('junior'))),
  },
  {
    by: 'wards, Darlinghurst',
    ask: 'RNs and enrolled nurses in Australia, currently with Ramsay or St Vincent’s, looking for perm',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      country('Australia'),
      at('Ramsay Health Care', 'St Vincent’s Hospital'),
      not(contractor),
    ),
  },
  {
    by: 'people and culture',
    ask: 'HR managers or HRBPs who know Workday, Netherlands UK Sweden',
    fits: all(trade('hr'), skill('Workday'), country('Netherlands', 'United Kingdom', 'Sweden')),
  },
  {
    by: 'civils, Penrose',
    ask: 'site engineers autocad NZ',
    fits: all(trade('site engineer'), skill('AutoCAD'), country('New Zealand')),
  },
  {
    by: 'tax advisory',
    ask: 'tax accountants that speak Mandarin or Hindi',
    fits: all(trade('tax'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'change, Barangaroo',
    ask: 'Senior or head-level business analysts in Australia, but not people at Commonwealth Bank now',
    fits: all(
      trade('business analyst'),
      level('senior', 'head'),
      country('Australia'),
      not(at('Commonwealth Bank')),
    ),
  },
  {
    by: 'it delivery',
    ask: 'IT project mangers, agile, at least 8 years, willing to relocate',
    fits: all(trade('it project manager'), skill('Agile'), yearsAtLeast(8), relocates),
  },
  {
    by: 'finance support',
    ask: 'AP officers MYOB Australia up to 100k',
    fits: all(trade('accounts payable'), skill('MYOB'), country('Australia'), payUpTo(100_000, 'AUD')),
  },
  {
    by: 'education',
    ask: 'teachers with Hillview Primary on their CV, past or present, UK or Aus, who don’t need sponsorship',
    fits: all(
      trade('teacher'),
      worked('Hillview Primary School'),
      country('United Kingdom', 'Australia'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'mines and shutdowns',
    ask: 'HV electricians in Oz or NZ who barrack for the Dockers (not joking, the super won’t have anyone else)',
    unknowable: true,
    fits: all(trade('electrician'), skill('High voltage'), country('Australia', 'New Zealand')),
  },
  {
    by: 'sales, long stayers',
    ask: 'Sales people in the UK or the States who have been in their job for more than 4 years',
    fits: all(trade('sales'), country('United Kingdom', 'United States'), sinceYears(4)),
  },
];
