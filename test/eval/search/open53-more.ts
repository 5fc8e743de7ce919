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

const settled = rights('citizen', 'permanent_resident');

/** Searches of the same desks over the first people, for measuring alone. */
export const OPEN_FORTY_THIRD_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'perm',
    ask: 'We need executive assistants in London, Amsterdam or Stockholm for a permanent post, and the candidate must not need a visa sponsor.',
    fits: all(
      trade('executive assistant'),
      city('London', 'Amsterdam', 'Stockholm'),
      not(contractor),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'temp',
    ask: 'payroll people anywhere in oz, 2 wks notice or less',
    fits: all(trade('payroll'), country('Australia'), noticeUpTo(14)),
  },
  {
    by: 'exec search',
    ask: 'Alumni of Lendlease or John Holland, no longer there, who are construction project managers with at least nine years.',
    fits: all(
      trade('construction project manager'),
      formerly('Lendlease', 'John Holland'),
      not(at('Lendlease', 'John Holland')),
      yearsAtLeast(9),
    ),
  },
  {
    by: 'tech',
    ask: 'react AND typescript AND (sydney OR melbourne OR auckland) AND NOT junior',
    fits: all(
      trade('frontend'),
      skill('React', 'TypeScript'),
      city('Sydney', 'Melbourne', 'Auckland'),
      not(level('junior')),
    ),
  },
  {
    by: 'health',
    ask: 'Any critical care nurses in the UK who’d relocate?',
    fits: all(trade('icu nurse'), country('United Kingdom'), relocates),
  },
  {
    by: 'trades',
    ask: 'leckies at Fortescue or Rio, senior ones',
    fits: all(trade('electrician'), at('Fortescue', 'Rio Tinto'), level('senior')),
  },
  {
    by: 'education',
    ask: 'Could you list the teachers, primary or maths, who are in Perth, Brisbane or Auckland and are not on contract?',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      city('Perth', 'Brisbane', 'Auckland'),
      not(contractor),
    ),
  },
  {
    by: 'finance',
    ask: 'tax accountant / tax consultant | EY or PwC, now or before | UK, DE, AT, NL, CH',
    fits: all(
      trade('tax'),
      worked(...EY, ...PWC),
      country('United Kingdom', 'Germany', 'Austria', 'Netherlands', 'Switzerland'),
    ),
  },
  {
    by: 'legal',
    ask: 'Corporate lawyers with due diligence experience who are resident in London, Manchester, New York or Zurich.',
    fits: all(trade('lawyer'), skill('Due diligence'), city('London', 'Manchester', 'New York', 'Zurich')),
  },
  {
    by: 'logistics',
    ask: 'whse mgr, DHL or Toll now, inventory exp, not in US pls',
    fits: all(
      trade('warehouse manager'),
      at('DHL', 'Toll Group'),
      skill('Inventory'),
      not(country('United States')),
    ),
  },
  {
    by: 'hospitality',
    ask: 'Fwd from the GM: "We would take chefs from Marriott, current staff or former, provided they can be here within a month. Europe preferred but not a must." So chefs like that please.',
    fits: all(trade('chef'), worked('Marriott'), noticeUpTo(30)),
  },
  {
    by: 'sales',
    ask: 'AEs, Bay Area (SF or Oakland) or New York, Salesforce',
    fits: all(trade('sales'), city('San Francisco', 'Oakland', 'New York'), skill('Salesforce')),
  },
  {
    by: 'public sector',
    ask: 'Role: IT project manager. Method: PRINCE2. Residence: UK or Netherlands. Experience: four years minimum.',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      country('United Kingdom', 'Netherlands'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'energy',
    ask: 'heavy diesel mechanics, Cat gear, 9 yrs up, Perth Brisbane or willing to move',
    fits: all(
      trade('diesel fitter'),
      skill('Caterpillar'),
      yearsAtLeast(9),
      any(city('Perth', 'Brisbane'), relocates),
    ),
  },
  {
    by: 'life science',
    ask: 'Machine learning engineers or data scientists, PyTorch, located in Switzerland, Germany, Sweden or the Netherlands',
    fits: all(
      trade('data scientist'),
      skill('PyTorch'),
      country('Switzerland', 'Germany', 'Sweden', 'Netherlands'),
    ),
  },
  {
    by: 'interim',
    ask: 'Interim financial controllers: on contract, consolidation, any place',
    fits: all(trade('financial controller'), contractor, skill('Consolidation')),
  },
  {
    by: 'tech',
    ask: 'devops w aws, remote, 4 yrs+',
    fits: all(trade('devops'), skill('AWS'), remote, yearsAtLeast(4)),
  },
  {
    by: 'tech',
    ask: '.NET devs who have Azure, europe based, no sponsorship',
    fits: all(trade('dotnet'), skill('Azure'), country(...EUROPE), not(rights('requires_sponsorship'))),
  },
  {
    by: 'finance',
    ask: 'management accountants, CIMA, not above $140k, Aus',
    fits: all(trade('management accountant'), skill('CIMA'), country('Australia'), payUpTo(140_000, 'AUD')),
  },
  {
    by: 'health',
    ask: 'Who are the nurses that speak Mandarin in Australia or New Zealand?',
    fits: all(trade('nurse'), speaks('Mandarin'), country('Australia', 'New Zealand')),
  },
  {
    by: 'perm',
    ask: 'UX designers in Berlin, Vienna or Munich. The hiring manager will consider product designers too. Figma needed.',
    fits: all(trade('ux designer'), city('Berlin', 'Vienna', 'Munich'), skill('Figma')),
  },
  {
    by: 'exec search',
    ask: 'Confidential. Auditors in Europe at PwC, KPMG or BDO at this moment, nine years’ experience or more.',
    fits: all(trade('auditor'), country(...EUROPE), at(...PWC, 'KPMG', 'BDO'), yearsAtLeast(9)),
  },
  {
    by: 'sales',
    ask: 'need biz dev managers who talk German, any market',
    fits: all(trade('sales'), speaks('German')),
  },
  {
    by: 'education',
    ask: 'Primary school teachers who work at Hillview Primary School and have been there for more than three years.',
    fits: all(trade('primary teacher'), at('Hillview Primary School'), sinceYears(3)),
  },
  {
    by: 'legal',
    ask: 'Lawyers, whether corporate or employment, formerly of Linklaters, who have since left it, in Europe',
    fits: all(trade('lawyer'), formerly('Linklaters'), not(at('Linklaters')), country(...EUROPE)),
  },
  {
    by: 'interim',
    ask: 'QS contractors UK, Sweden or Holland, four weeks tops',
    fits: all(
      trade('quantity surveyor'),
      contractor,
      country('United Kingdom', 'Sweden', 'Netherlands'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'logistics',
    ask: 'lorry drivers London, Nottingham or Manchestr, citizen or PR',
    fits: all(trade('truck driver'), city('London', 'Nottingham', 'Manchester'), settled),
  },
  {
    by: 'public sector',
    ask: 'Civil site engineers, AutoCAD, New South Wales, Victoria or Queensland, citizens or permanent residents',
    fits: all(
      trade('site engineer'),
      skill('AutoCAD'),
      region('New South Wales', 'Victoria', 'Queensland'),
      settled,
    ),
  },
  {
    by: 'temp',
    ask: 'EAs or PAs near Sydney, Parramatta is ok, contract ok, 4 weeks max',
    fits: all(trade('executive assistant'), city('Sydney', 'Parramatta'), noticeUpTo(28)),
  },
  {
    by: 'tech',
    ask: 'SOC analysts with Splunk in banks: Commonwealth Bank, current or earlier',
    fits: all(trade('security'), skill('Splunk'), worked('Commonwealth Bank')),
  },
  {
    by: 'trades',
    ask: 'site engineers thats done time with Multiplex, in Auckland Sydney or Perth',
    fits: all(trade('site engineer'), worked('Multiplex'), city('Auckland', 'Sydney', 'Perth')),
  },
  {
    by: 'life science',
    ask: 'Registered nurses in Switzerland, Austria or Germany speaking German or French (for a trial site)',
    fits: all(
      trade('registered nurse'),
      country('Switzerland', 'Austria', 'Germany'),
      any(speaks('German'), speaks('French')),
    ),
  },
  {
    by: 'finance',
    ask: 'From client: "someone from the banks, credit risk, SAS, 100-150k AUD, not ANZ people please, we have a no-poach with them"',
    fits: all(
      trade('risk'),
      worked(...group('bank')),
      skill('SAS'),
      payBetween(100_000, 150_000, 'AUD'),
      not(at('ANZ')),
    ),
  },
  {
    by: 'energy',
    ask: 'business analysts, mid level, San Francisco or London or fully remote',
    fits: all(trade('business analyst'), level('mid'), any(city('San Francisco', 'London'), remote)),
  },
  {
    by: 'hospitality',
    ask: 'For the boutique hotel: marketing managers who speak French and work for Christian Dior at present.',
    fits: all(trade('marketing manager'), speaks('French'), at('Christian Dior')),
  },
  {
    by: 'perm',
    ask: 'SEO specialists or marketing managers in Vienna, Zurich or Munich, whichever of them could start within a month',
    fits: all(trade('seo', 'marketing manager'), city('Vienna', 'Zurich', 'Munich'), noticeUpTo(30)),
  },
];
