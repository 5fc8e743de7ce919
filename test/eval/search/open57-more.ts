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
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches of the same twelve imagined writers over the first people. */
export const OPEN_FORTY_SEVENTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'boolean sourcer',
    ask: '("site engineer" OR "civil engineer") AND AutoCAD AND (Multiplex OR "John Holland") AND (NSW OR VIC OR QLD)',
    fits: all(
      trade('site engineer'),
      skill('AutoCAD'),
      worked('Multiplex', 'John Holland'),
      region('New South Wales', 'Victoria', 'Queensland'),
    ),
  },
  {
    by: 'boolean sourcer',
    ask: '(SOC OR "cyber security") AND Splunk AND (London OR Manchester OR Nottingham)',
    fits: all(trade('security'), skill('Splunk'), city('London', 'Manchester', 'Nottingham')),
  },
  {
    by: 'boolean sourcer',
    ask: '("C++" OR embedded) AND RTOS AND (Germany OR Austria OR Switzerland) NOT (junior OR head)',
    fits: all(
      trade('embedded'),
      skill('RTOS'),
      country('Germany', 'Austria', 'Switzerland'),
      level('mid', 'senior'),
    ),
  },
  {
    by: 'phone resourcer',
    ask: 'got any diesel fitters on the books who’d move? needs to know Cat gear',
    fits: all(trade('diesel fitter'), skill('Caterpillar'), relocates),
  },
  {
    by: 'phone resourcer',
    ask: 'payroll people, brisbane melbourne or sydney, contract or perm I don’t mind',
    fits: all(trade('payroll'), city('Brisbane', 'Melbourne', 'Sydney')),
  },
  {
    by: 'phone resourcer',
    ask: 'EAs and PAs in new york, san francisco or oakland wanting less than 125k',
    fits: all(
      trade('executive assistant'),
      city('New York', 'San Francisco', 'Oakland'),
      payUpTo(124_999, 'USD'),
    ),
  },
  {
    by: 'dictating partner',
    ask: 'Tax consultants who were with one of the Big Four and have since gone to Grant Thornton or BDO.',
    fits: all(trade('tax'), formerly(...group('big 4')), at('Grant Thornton', 'BDO')),
  },
  {
    by: 'dictating partner',
    ask: 'Marketing managers and SEO specialists of head level anywhere in Europe, the United Kingdom included.',
    fits: all(trade('marketing manager', 'seo'), level('head'), country(...EUROPE)),
  },
  {
    by: 'dictating partner',
    ask: 'Kindly pull product managers who used to be at Atlassian or Canva and joined the company they are with today in 2024 or later.',
    fits: all(trade('product manager'), formerly('Atlassian', 'Canva'), ({ since }) => since >= 2024),
  },
  {
    by: 'early temp desk',
    ask: 'warehouse manager USA, 2 wks or less',
    fits: all(trade('warehouse manager'), country('United States'), noticeUpTo(14)),
  },
  {
    by: 'early temp desk',
    ask: 'nurses all grades AU or NZ, avalable in 2 wks or less',
    fits: all(trade('nurse'), country('Australia', 'New Zealand'), noticeUpTo(14)),
  },
  {
    by: 'early temp desk',
    ask: 'chefs sydney parramatta melbourne, no sponsorship cases',
    fits: all(trade('chef'), city('Sydney', 'Parramatta', 'Melbourne'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'first-week junior',
    ask: 'how do i find frontend developers with CSS in germany, the netherlands or austria?',
    fits: all(trade('frontend'), skill('CSS'), country('Germany', 'Netherlands', 'Austria')),
  },
  {
    by: 'first-week junior',
    ask: 'icu nurse in Australia who worked at St Vincent’s before or is there now',
    fits: all(trade('icu nurse'), country('Australia'), worked('St Vincent’s Hospital')),
  },
  {
    by: 'first-week junior',
    ask: 'any teachers within 30 km of San Francisco? maths or primary, both ok',
    fits: all(trade('maths teacher', 'primary teacher'), city('San Francisco', 'Oakland')),
  },
  {
    by: 'in-house partner',
    ask: 'Employment lawyers in London, Amsterdam or Zurich, at least four years of experience, not currently with Linklaters',
    fits: all(
      trade('employment lawyer'),
      city('London', 'Amsterdam', 'Zurich'),
      yearsAtLeast(4),
      not(at('Linklaters')),
    ),
  },
  {
    by: 'in-house partner',
    ask: 'Accounts payable officers who work at Woolworths or Telstra today, anywhere in Australia',
    fits: all(trade('accounts payable'), at('Woolworths', 'Telstra'), country('Australia')),
  },
  {
    by: 'in-house partner',
    ask: 'UK data scientists with PyTorch; we cannot sponsor',
    fits: all(
      trade('data scientist'),
      skill('PyTorch'),
      country('United Kingdom'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'client relay',
    ask: 'FWD from client >> Ruby on Rails engineers pls, London + Berlin + Amsterdam, budget 130k max in their own currency',
    fits: all(trade('ruby'), city('London', 'Berlin', 'Amsterdam'), ({ pay }) => pay <= 130_000),
  },
  {
    by: 'client relay',
    ask: 'client writes “quantity surveyors in Australia, we pay 100 to 150k, a three month notice period is ok”',
    fits: all(trade('quantity surveyor'), country('Australia'), payBetween(100_000, 150_000, 'AUD')),
  },
  {
    by: 'client relay',
    ask: 'client pings: anyone ex-Canva for our product design seat? UX, Figma',
    fits: all(trade('ux designer'), skill('Figma'), formerly('Canva')),
  },
  {
    by: 'assistant',
    ask: 'Identify construction project managers with Primavera P6 who are open to relocation and currently employed by Lendlease or Multiplex.',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      relocates,
      at('Lendlease', 'Multiplex'),
    ),
  },
  {
    by: 'assistant',
    ask: 'Find account executives, sales executives or business development managers in the United Kingdom expecting between £80,000 and £130,000 whose notice does not exceed four weeks.',
    fits: all(trade('sales'), country('United Kingdom'), payBetween(80_000, 130_000, 'GBP'), noticeUpTo(28)),
  },
  {
    by: 'assistant',
    ask: 'Find management accountants with CIMA located in Victoria, Queensland, Western Australia or New South Wales.',
    fits: all(
      trade('management accountant'),
      skill('CIMA'),
      region('Victoria', 'Queensland', 'Western Australia', 'New South Wales'),
    ),
  },
  {
    by: 'rec-to-rec',
    ask: 'business analysts in Europe with French or Spanish',
    fits: all(trade('business analyst'), country(...EUROPE), any(speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'rec-to-rec',
    ask: 'sales or marketing people at head level, Australia',
    fits: all(trade('sales', 'marketing'), level('head'), country('Australia')),
  },
  {
    by: 'rec-to-rec',
    ask: 'executive assistants from Christian Dior, past or present, in the UK or Netherlands',
    fits: all(
      trade('executive assistant'),
      worked('Christian Dior'),
      country('United Kingdom', 'Netherlands'),
    ),
  },
  {
    by: 'contractor manager',
    ask: 'IT project managers on contract, PRINCE2, Aus or UK',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      contractor,
      country('Australia', 'United Kingdom'),
    ),
  },
  {
    by: 'contractor manager',
    ask: 'contract electricians or diesel fitters in Australia, can start within 4 weeks',
    fits: all(trade('electrician', 'diesel fitter'), contractor, country('Australia'), noticeUpTo(28)),
  },
  {
    by: 'contractor manager',
    ask: 'Full stack, node + mongo, New York or the Bay Area',
    fits: all(trade('fullstack'), skill('Node.js', 'MongoDB'), city('New York', 'San Francisco', 'Oakland')),
  },
  {
    by: 'second tongue',
    ask: 'Need auditor who was by Deloitte or KPMG before (not now), living in Vienna, Zurich, Berlin or Munich',
    fits: all(
      trade('auditor'),
      formerly('Deloitte', 'KPMG'),
      not(at('Deloitte', 'KPMG')),
      city('Vienna', 'Zurich', 'Berlin', 'Munich'),
    ),
  },
  {
    by: 'second tongue',
    ask: 'site engineers which are ready for relocation and speak other language like Spanish or German or French',
    fits: all(trade('site engineer'), relocates, any(speaks('Spanish'), speaks('German'), speaks('French'))),
  },
  {
    by: 'second tongue',
    ask: 'physiotherapist in Amsterdam, Berlin, Munich or Vienna, salary not more than 120.000 EUR',
    fits: all(trade('physio'), city('Amsterdam', 'Berlin', 'Munich', 'Vienna'), payUpTo(120_000, 'EUR')),
  },
  {
    by: 'owner',
    ask: 'Lawyers in Oz, M&A or employment, on 150k or more',
    fits: all(trade('lawyer'), country('Australia'), payBetween(150_000, Number.POSITIVE_INFINITY, 'AUD')),
  },
  {
    by: 'owner',
    ask: 'sparkies with HV, nine years or more, not at UGL at the moment',
    fits: all(trade('electrician'), skill('High voltage'), yearsAtLeast(9), not(at('UGL'))),
  },
  {
    by: 'owner',
    ask: 'iOS contractor in Bolton, currently Canva, free now, Mandarin speaker, under 75k',
    fits: all(
      trade('ios'),
      contractor,
      city('Bolton'),
      at('Canva'),
      noticeUpTo(0),
      speaks('Mandarin'),
      payUpTo(74_999, 'GBP'),
    ),
  },
];
