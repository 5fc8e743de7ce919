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
  group,
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
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks in an ordinary month. */
export const OPEN_EIGHTY_EIGHTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'aged and acute care, Fitzroy',
    ask: 'RNs and enrolled nurses w/ wound care, Victoria or Queensland, able to start inside two weeks',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      skill('Wound care'),
      region('Victoria', 'Queensland'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'perm tech, Kreuzberg',
    ask: 'ruby on rails engineers in germany, austria, switzerland - min 4 yrs exp',
    fits: all(trade('ruby'), country('Germany', 'Austria', 'Switzerland'), yearsAtLeast(4)),
  },
  {
    by: 'tax, second jumpers',
    ask: 'Who do we know in tax that came out of Deloitte or KPMG and now sits at BDO or Grant Thornton?',
    fits: all(trade('tax'), formerly('Deloitte', 'KPMG'), at('BDO', 'Grant Thornton')),
  },
  {
    by: 'web, both coasts',
    ask: 'frontend or full stack, React, NYC / San Fran / Oakland, perm only, asking USD 160k tops',
    fits: all(
      trade('frontend', 'fullstack'),
      skill('React'),
      city('New York', 'San Francisco', 'Oakland'),
      not(contractor),
      payUpTo(160_000, 'USD'),
    ),
  },
  {
    by: 'firmware',
    ask: 'Embedded or C++ engineers with RTOS who speak German or French, wherever they live',
    fits: all(trade('embedded'), skill('RTOS'), any(speaks('German'), speaks('French'))),
  },
  {
    by: 'legal, top tier Australian',
    ask: 'employment lawyers, Allens or Minters (MinterEllison) at any point incl. today, open to moving city',
    fits: all(trade('employment lawyer'), worked('Allens', 'MinterEllison'), relocates),
  },
  {
    by: 'hospitality, Surry Hills',
    ask: 'Chefs at Merivale or the Marriott for longer than two years. Any of Sydney, Parramatta, Melbourne, Brisbane, Perth',
    fits: all(
      trade('chef'),
      at('Merivale', 'Marriott'),
      sinceYears(2),
      city('Sydney', 'Parramatta', 'Melbourne', 'Brisbane', 'Perth'),
    ),
  },
  {
    by: 'risk, Canary Wharf',
    ask: 'credit risk analysts who code SQL, UK / Australia / US, but don’t send me anybody who is at HSBC at the moment',
    fits: all(
      trade('risk'),
      skill('SQL'),
      country('United Kingdom', 'Australia', 'United States'),
      not(at('HSBC')),
    ),
  },
  {
    by: 'tier one builders',
    ask: 'construction project managers on Procore + Primavera P6, currently Lendlease or Multiplex, senior or head level',
    fits: all(
      trade('construction project manager'),
      skill('Procore', 'Primavera P6'),
      at('Lendlease', 'Multiplex'),
      level('senior', 'head'),
    ),
  },
  {
    by: 'driving and sheds, Trafford Park',
    ask: 'HGV drivers, warehouse managers. Gtr Manchester or East Midlands. Citizen, PR or visa fine, just not sponsorship',
    fits: all(
      trade('truck driver', 'warehouse manager'),
      region('Greater Manchester', 'East Midlands'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'graduates and juniors, data',
    ask: 'Junior data scientists or junior data engineers with Python on the European continent – so Europe without the UK',
    fits: all(
      trade('data scientist', 'data engineer'),
      skill('Python'),
      level('junior'),
      country(...EUROPE),
      not(country('United Kingdom')),
    ),
  },
  {
    by: 'security, out of hours cover',
    ask: 'SOC / cyber security analyst, splunk, remote workers, four yrs or more',
    fits: all(trade('security'), skill('Splunk'), remote, yearsAtLeast(4)),
  },
  {
    by: 'commerce finance, Barangaroo',
    ask: 'Financial controllers who have left Woolworths, Telstra or BHP; IFRS and SAP; Australia and NZ',
    fits: all(
      trade('financial controller'),
      formerly('Woolworths', 'Telstra', 'BHP'),
      skill('IFRS', 'SAP'),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'interim finance',
    ask: 'managment accountants, CIMA, available straight away or within 2 wks, anywhere but the US',
    fits: all(trade('management accountant'), skill('CIMA'), noticeUpTo(14), not(country('United States'))),
  },
  {
    by: 'international health',
    ask: 'Our client is happy to sponsor: show me physios and pharmacists living outside Australia who need sponsorship',
    fits: all(trade('physio', 'pharmacist'), not(country('Australia')), rights('requires_sponsorship')),
  },
  {
    by: 'payments scale-up, Södermalm',
    ask: 'back end, Java with Postgres, UK NL or Sweden, not on more than 4 weeks notice',
    fits: all(
      trade('backend'),
      skill('Java', 'PostgreSQL'),
      country('United Kingdom', 'Netherlands', 'Sweden'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'people and office',
    ask: 'HR managers/HRBPs or exec assistants at Dior, Optus or Unilever today who have Mandarin, Spanish or Hindi',
    fits: all(
      trade('hr', 'executive assistant'),
      at('Christian Dior', 'Optus', 'Unilever'),
      any(speaks('Mandarin'), speaks('Spanish'), speaks('Hindi')),
    ),
  },
  {
    by: 'digital agencies',
    ask: 'SEO & digital marketing specialists, Clemenger BBDO before and Ogilvy now or the other way round, senior',
    fits: all(
      trade('seo'),
      any(all(formerly('Clemenger BBDO'), at('Ogilvy')), all(formerly('Ogilvy'), at('Clemenger BBDO'))),
      level('senior'),
    ),
  },
  {
    by: 'mine sites, shutdowns',
    ask: 'HV electricians now with a miner (Rio Tinto, Fortescue), WA + QLD + NSW, must have their own ute',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      at(...group('mining')),
      region('Western Australia', 'Queensland', 'New South Wales'),
    ),
    unknowable: true,
  },
  {
    by: 'digital change, Spinningfields',
    ask: 'Business analysts or product managers looking for between 80 and 130k GBP; London, Manchester or Bolton; not head level',
    fits: all(
      trade('business analyst', 'product manager'),
      payBetween(80_000, 130_000, 'GBP'),
      city('London', 'Manchester', 'Bolton'),
      not(level('head')),
    ),
  },
];
