import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EY,
  formerly,
  group,
  leftFrom,
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
  titled,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks in an ordinary month. */
export const OPEN_EIGHTY_SEVENTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'scale-ups, Kreuzberg',
    ask: 'ruby or golang devs in DACH, 4 wks notice at the outside',
    fits: all(trade('ruby', 'go'), country('Germany', 'Austria', 'Switzerland'), noticeUpTo(28)),
  },
  {
    by: 'commercial finance, Martin Place',
    ask: 'Could you pull financial controllers and management accountants in Australia who used to work for Westpac or Telstra?',
    fits: all(
      trade('financial controller', 'management accountant'),
      country('Australia'),
      formerly('Westpac', 'Telstra'),
    ),
  },
  {
    by: 'nursing, Westmead',
    ask: 'RNs / EENs - Sydney, Parramatta, Melbourne or Brisbane - visa holders are fine, sponsorship isn’t',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      city('Sydney', 'Parramatta', 'Melbourne', 'Brisbane'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'banking risk, Canary Wharf',
    ask: 'credit risk analysts, senior or head level, sitting at HSBC or Barclays today, any country',
    fits: all(trade('risk'), level('senior', 'head'), at('HSBC', 'Barclays')),
  },
  {
    by: 'allied health, Subiaco',
    ask: 'Pharmacists and physios who live in WA, or live elsewhere in Australia and are prepared to relocate',
    fits: all(
      trade('pharmacist', 'physio'),
      any(region('Western Australia'), all(country('Australia'), relocates)),
    ),
  },
  {
    by: 'commercial build, Barangaroo',
    ask: 'construction PMs (no IT PMs pls) NSW + Vic, Lendlease or Multiplex either now or previously',
    fits: all(
      trade('construction project manager'),
      region('New South Wales', 'Victoria'),
      worked('Lendlease', 'Multiplex'),
    ),
  },
  {
    by: 'payroll and AP',
    ask: 'payrol officers or accounts payable, Australia, AUD 110k tops, permanent not contract',
    fits: all(
      trade('payroll', 'accounts payable'),
      country('Australia'),
      payUpTo(110_000, 'AUD'),
      not(contractor),
    ),
  },
  {
    by: 'sheds and fleets, Trafford Park',
    ask: 'Warehouse managers or HGV drivers with Hindi, Spanish or Mandarin, doesn’t matter where they are',
    fits: all(
      trade('warehouse manager', 'truck driver'),
      any(speaks('Hindi'), speaks('Spanish'), speaks('Mandarin')),
    ),
  },
  {
    by: 'machine learning, contract',
    ask: 'data scientists, ML engineers or data engineers currently at a FAANG who would take a contract',
    fits: all(trade('data scientist', 'data engineer'), at(...group('faang')), contractor),
  },
  {
    by: 'heavy industry, Kwinana',
    ask: 'sparkies, diesel fitters: QLD/WA. NOT at Rio or FMG (Fortescue) at present',
    fits: all(
      trade('electrician', 'diesel fitter'),
      region('Queensland', 'Western Australia'),
      not(at('Rio Tinto', 'Fortescue')),
    ),
  },
  {
    by: 'kitchens, Surry Hills',
    ask: 'I’m after sous chefs by title, at Merivale or Marriott, UK, Australia or New Zealand',
    fits: all(
      titled('Sous Chef'),
      at('Merivale', 'Marriott'),
      country('United Kingdom', 'Australia', 'New Zealand'),
    ),
  },
  {
    by: 'support roles, Mayfair',
    ask: 'EAs / PAs plus HR managers and HRBPs, uk, between £80k and £140k',
    fits: all(
      trade('executive assistant', 'hr'),
      country('United Kingdom'),
      payBetween(80_000, 140_000, 'GBP'),
    ),
  },
  {
    by: 'legal, top tier',
    ask: 'Lawyers now at Allens or MinterEllison with Clifford Chance or Linklaters earlier in their career, min 4 years’ experience',
    fits: all(
      trade('lawyer'),
      at('Allens', 'MinterEllison'),
      formerly('Clifford Chance', 'Linklaters'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'boutique tax and audit',
    ask: 'auditors + tax accountants who walked out of EY in 2023 or later and aren’t back there, anywhere but the States',
    fits: all(trade('auditor', 'tax'), leftFrom(2023, ...EY), not(at(...EY)), not(country('United States'))),
  },
  {
    by: 'infosec',
    ask: 'SOC / cyber security analysts, CommBank, Canva or Atlassian now; must either work remotely or be free within 2 weeks',
    fits: all(trade('security'), at('Commonwealth Bank', 'Canva', 'Atlassian'), any(remote, noticeUpTo(14))),
  },
  {
    by: 'change and transformation',
    ask: 'BAs and IT project managers, ANZ region (Aus/NZ), Thoughtworks somewhere on their CV',
    fits: all(
      trade('business analyst', 'it project manager'),
      country('Australia', 'New Zealand'),
      worked('Thoughtworks'),
    ),
  },
  {
    by: 'embedded, Schwabing',
    ask: 'Embedded / C++ engineers in Munich, Berlin, Vienna, Zurich or Stockholm with eight or more years. German would be a plus but isn’t a must.',
    fits: all(trade('embedded'), city('Munich', 'Berlin', 'Vienna', 'Zurich', 'Stockholm'), yearsAtLeast(8)),
  },
  {
    by: 'supply teaching, Salford',
    ask: 'primary + maths teachers in Manchester, Bolton or Nottingham with an enhanced DBS, citizens or PR',
    unknowable: true,
    fits: all(
      trade('primary teacher', 'maths teacher'),
      city('Manchester', 'Bolton', 'Nottingham'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'saas sales, SoMa',
    ask: 'sales (BDMs, AEs, sales execs) and marketing mgrs – California only – willing to work for 140k USD or less',
    fits: all(trade('sales', 'marketing manager'), region('California'), payUpTo(140_000, 'USD')),
  },
  {
    by: 'web teams',
    ask: 'React people (front end or full stack, so long as React’s listed) that have been in the same job for over four years and aren’t American based',
    fits: all(trade('frontend', 'fullstack'), skill('React'), sinceYears(4), not(country('United States'))),
  },
];
