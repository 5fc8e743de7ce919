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
  leftFrom,
  level,
  not,
  noticeUpTo,
  PWC,
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
export const OPEN_EIGHTY_THIRD: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'commercial fit-out, Geelong',
    ask: 'Construction project managers in Victoria or NSW who know Procore',
    fits: all(trade('construction project manager'), skill('Procore'), region('Victoria', 'New South Wales')),
  },
  {
    by: 'payments tech, Utrecht',
    ask: 'java backend uk or netherlands, max 2 weeks notice',
    fits: all(trade('backend'), skill('Java'), country('United Kingdom', 'Netherlands'), noticeUpTo(14)),
  },
  {
    by: 'aged care rosters',
    ask: 'enrolled nurses & RNs, wound care, all of Australia, citizen or PR only thx',
    fits: all(
      trade('enrolled nurse', 'registered nurse'),
      skill('Wound care'),
      country('Australia'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'assistant of a talent partner',
    ask: 'The user would like candidates who are data scientists or machine learning engineers, located in Germany, Austria or Switzerland, and who do not require visa sponsorship.',
    fits: all(
      trade('data scientist'),
      country('Germany', 'Austria', 'Switzerland'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'tax, Martin Place',
    ask: 'tax accountants with EY or PwC on their CV, current or past, Aus/NZ',
    fits: all(trade('tax'), worked(...EY, ...PWC), country('Australia', 'New Zealand')),
  },
  {
    by: 'shutdown crews, Welshpool',
    ask: 'Sparkies and heavy diesel fitters in WA or Queensland. Either they’d relocate or they’d take contract',
    fits: all(
      trade('electrician', 'diesel fitter'),
      region('Western Australia', 'Queensland'),
      any(relocates, contractor),
    ),
  },
  {
    by: 'first jobs in tech',
    ask: 'junior or mid-level front end / full stack develpers in the uk',
    fits: all(trade('frontend', 'fullstack'), level('junior', 'mid'), country('United Kingdom')),
  },
  {
    by: 'boardroom support',
    ask: 'PAs or EAs with French, Spanish or Mandarin in Europe or the US',
    fits: all(
      trade('executive assistant'),
      any(speaks('French'), speaks('Spanish'), speaks('Mandarin')),
      country(...EUROPE, 'United States'),
    ),
  },
  {
    by: 'finance leadership',
    ask: 'Financial controllers, senior or head level, at BHP, Telstra or Westpac today',
    fits: all(trade('financial controller'), level('senior', 'head'), at('BHP', 'Telstra', 'Westpac')),
  },
  {
    by: 'cyber, pasting a client’s mail',
    ask: 'Hi Jo, good to speak earlier. As I said, we’re adding two analysts to the SOC in the new quarter. They must know Splunk, be living in the UK, Germany or the Netherlands, and be able to join us inside a month. Sadly we can’t sponsor anybody. Thanks, Martin',
    fits: all(
      trade('security'),
      skill('Splunk'),
      country('United Kingdom', 'Germany', 'Netherlands'),
      noticeUpTo(30),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'distribution, Daventry',
    ask: 'ex DHL or ex Toll, truck drivers or warehouse managers, UK',
    fits: all(
      trade('truck driver', 'warehouse manager'),
      formerly('DHL', 'Toll Group'),
      country('United Kingdom'),
    ),
  },
  {
    by: 'consumer brands, Haarlem',
    ask: 'Marketing managers in Europe who would relocate. Please leave out anyone working for Unilever or Coca-Cola at present.',
    fits: all(trade('marketing manager'), country(...EUROPE), relocates, not(at('Unilever', 'Coca-Cola'))),
  },
  {
    by: 'relief teaching, Bankstown',
    ask: 'primary teachers nsw vic qld, after a permanent job, with their own car',
    fits: all(trade('primary teacher'), region('New South Wales', 'Victoria', 'Queensland'), not(contractor)),
    unknowable: true,
  },
  {
    by: 'kitchens, Fortitude Valley',
    ask: 'Chefs in Australia wanting 120k AUD or less',
    fits: all(trade('chef'), country('Australia'), payUpTo(120_000, 'AUD')),
  },
  {
    by: 'lending risk, Canary Wharf',
    ask: 'credit risk analysts w/ SAS, been at HSBC or Barclays at some point (incl. now), London based or remote',
    fits: all(trade('risk'), skill('SAS'), worked('HSBC', 'Barclays'), any(city('London'), remote)),
  },
  {
    by: 'platform, Mission St',
    ask: 'SRE / DevOps, Bay Area, NYC or London, 4+ years',
    fits: all(trade('devops'), city('San Francisco', 'Oakland', 'New York', 'London'), yearsAtLeast(4)),
  },
  {
    by: 'tier one builders',
    ask: 'Who have we got at Multiplex or Lendlease in Australia as QS or site engineer with more than 2 years in the seat there?',
    fits: all(
      trade('quantity surveyor', 'site engineer'),
      at('Multiplex', 'Lendlease'),
      country('Australia'),
      sinceYears(2),
    ),
  },
  {
    by: 'private practice, dictating',
    ask: 'okay so lawyers, doesn’t matter corporate or employment, who left Allens or MinterEllison in 2021 or later, and they have to speak German or French or Mandarin',
    fits: all(
      trade('lawyer'),
      leftFrom(2021, 'Allens', 'MinterEllison'),
      any(speaks('German'), speaks('French'), speaks('Mandarin')),
    ),
  },
  {
    by: 'product, Södermalm',
    ask: 'product managers + BAs with Jira: Stockholm, Amsterdam, Berlin',
    fits: all(
      trade('product manager', 'business analyst'),
      skill('Jira'),
      city('Stockholm', 'Amsterdam', 'Berlin'),
    ),
  },
  {
    by: 'allied health, Salford',
    ask: 'Physiotherapists and pharmacists in the UK, Sweden or Netherlands, no contractors, citizens or PR or on a visa all fine but no one who needs sponsoring',
    fits: all(
      trade('physio', 'pharmacist'),
      country('United Kingdom', 'Sweden', 'Netherlands'),
      not(contractor),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'automotive, Munich',
    ask: 'embedded / C++ engineers anywhere in europe, permanent',
    fits: all(trade('embedded'), country(...EUROPE), not(contractor)),
  },
  {
    by: 'interim HR',
    ask: 'HRBPs / HR managers for an interim contract, must be free in two weeks or sooner',
    fits: all(trade('hr'), contractor, noticeUpTo(14)),
  },
  {
    by: 'go desk, Rochdale',
    ask: 'Golang engineer living in Bolton or Nottingham, Mandarin speaker, contract',
    fits: all(trade('go'), city('Bolton', 'Nottingham'), speaks('Mandarin'), contractor),
  },
  {
    by: 'audit, Docklands',
    ask: 'Auditors not in the Big 4 at the moment but who used to be, anywhere apart from the US',
    fits: all(
      trade('auditor'),
      formerly(...group('big 4')),
      not(at(...group('big 4'))),
      not(country('United States')),
    ),
  },
];
