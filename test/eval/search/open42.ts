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

const UK = country('United Kingdom');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of ten more recruiters and of an assistant that writes for others. */
export const OPEN_THIRTY_SECOND: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'temps',
    ask: 'Ward’s just rung, two down for the week. Enrolled nurses or RNs living in London, Manchester, Bolton or Nottingham, none that need sponsoring, two weeks’ notice or less. I said I’d ring her back by three.',
    fits: all(trade('enrolled nurse', 'registered nurse'), UK, noSponsorship, noticeUpTo(14)),
  },
  {
    by: 'temps',
    ask: 'accounts payable with MYOB, Australia or New Zealand, free right now',
    fits: all(trade('accounts payable'), skill('MYOB'), country('Australia', 'New Zealand'), noticeUpTo(0)),
  },
  {
    by: 'search firm',
    ask: 'Head-level marketing managers, Europe',
    fits: all(trade('marketing manager'), level('head'), country(...EUROPE)),
  },
  {
    by: 'search firm',
    ask: 'For a confidential mandate: HR business partners or HR managers at senior or head level, resident in Switzerland, Germany or Austria or prepared to relocate, setting aside anyone who has ever been employed by Unilever.',
    fits: all(
      trade('hr'),
      level('senior', 'head'),
      any(country('Switzerland', 'Germany', 'Austria'), relocates),
      not(worked('Unilever')),
    ),
  },
  {
    by: 'account manager',
    ask: 'salespeople London £150k max',
    fits: all(trade('sales'), city('London'), payUpTo(150_000, 'GBP')),
  },
  {
    by: 'account manager',
    ask: 'I want something to wave at Barclays before lunch. Credit risk analysts with SAS, working for HSBC, Westpac or ANZ as we speak, who are in the UK already or would relocate.',
    fits: all(trade('risk'), skill('SAS'), at('HSBC', 'Westpac', 'ANZ'), any(UK, relocates)),
  },
  {
    by: 'account manager',
    ask: 'UX designers after contract rather than permanent, no juniors',
    fits: all(trade('ux designer'), contractor, not(level('junior'))),
  },
  {
    by: 'talent partner',
    ask: 'Our bar is nine years. Data engineers or data scientists with Python, living in the UK, whom we would not have to sponsor.',
    fits: all(trade('data engineer', 'data scientist'), skill('Python'), yearsAtLeast(9), UK, noSponsorship),
  },
  {
    by: 'talent partner',
    ask: 'IT project managers, PRINCE2, Amsterdam or Berlin',
    fits: all(trade('it project manager'), skill('PRINCE2'), city('Amsterdam', 'Berlin')),
  },
  {
    by: 'talent partner',
    ask: 'backend engineers with Kafka in Stockholm, Berlin or Amsterdam, anyone but people currently at Amazon',
    fits: all(trade('backend'), skill('Kafka'), city('Stockholm', 'Berlin', 'Amsterdam'), not(at('Amazon'))),
  },
  { by: 'talent partner', ask: 'remote cyber security analysts', fits: all(trade('security'), remote) },
  {
    by: 'talent partner',
    ask: 'I’m putting together a slate for our Melbourne office: DevOps engineers or SREs with Terraform who live in Melbourne, or who live elsewhere in Australia and are open to relocating. AWS certification would be lovely but isn’t a must.',
    fits: all(
      trade('devops'),
      skill('Terraform'),
      any(city('Melbourne'), all(country('Australia'), relocates)),
    ),
  },
  {
    by: 'manila',
    ask: 'Sourcing today: Physiotherapist, Musculoskeletal, AU or NZ, notice max 2 weeks',
    fits: all(trade('physio'), skill('Musculoskeletal'), country('Australia', 'New Zealand'), noticeUpTo(14)),
  },
  {
    by: 'manila',
    ask: 'fullstack developer Node.js MongoDB Germany',
    fits: all(trade('fullstack'), skill('Node.js', 'MongoDB'), country('Germany')),
  },
  {
    by: 'manila',
    ask: 'Hello team, kindly assist on this req: .NET developers, Azure preferred but not required, location UK, Netherlands or Germany, 4 years up, notice 30 days max. Please exclude those who are with Thoughtworks at present, client has off-limits agreement.',
    fits: all(
      trade('dotnet'),
      country('United Kingdom', 'Netherlands', 'Germany'),
      yearsAtLeast(4),
      noticeUpTo(30),
      not(at('Thoughtworks')),
    ),
  },
  {
    by: 'leeds',
    ask: 'QSs in Manchester or Bolton',
    fits: all(trade('quantity surveyor'), city('Manchester', 'Bolton')),
  },
  {
    by: 'leeds',
    ask: 'site engineers living within 15 miles of Manchester, owt with AutoCAD on',
    fits: all(trade('site engineer'), skill('AutoCAD'), city('Manchester', 'Bolton')),
  },
  { by: 'leeds', ask: 'warehouse managers, ex DHL', fits: all(trade('warehouse manager'), formerly('DHL')) },
  {
    by: 'auckland',
    ask: 'Construction PMs over here or across the ditch in Aus, been with Lendlease or Multiplex now or in the past, nine years plus in the game. Perm gig so leave the contractors be.',
    fits: all(
      trade('construction project manager'),
      country('New Zealand', 'Australia'),
      worked('Lendlease', 'Multiplex'),
      yearsAtLeast(9),
      not(contractor),
    ),
  },
  {
    by: 'auckland',
    ask: 'EAs or PAs, Aus and NZ, two weeks tops on the notice',
    fits: all(trade('executive assistant'), country('Australia', 'New Zealand'), noticeUpTo(14)),
  },
  { by: 'auckland', ask: 'civil engineers up for relocating', fits: all(trade('civil engineer'), relocates) },
  {
    by: 'auckland',
    ask: 'Client’s in a rush eh. Diesel fitters already in NZ or Aussie, four years on the tools at least, don’t need a visa sponsor, and none who are at Fortescue at the mo as they share a fence.',
    fits: all(
      trade('diesel fitter'),
      country('New Zealand', 'Australia'),
      yearsAtLeast(4),
      noSponsorship,
      not(at('Fortescue')),
    ),
  },
  {
    by: 'dallas',
    ask: 'sales reps over in Europe, any city but London',
    fits: all(trade('sales'), country(...EUROPE), not(city('London'))),
  },
  {
    by: 'dallas',
    ask: 'ML engineers or data scientists, US citizens only, PyTorch',
    fits: all(trade('data scientist'), skill('PyTorch'), country('United States'), rights('citizen')),
  },
  {
    by: 'dublin',
    ask: 'would ye have auditors working at one of the Big Four over in the UK, leaving out the working holiday crowd',
    fits: all(trade('auditor'), at(...group('big 4')), UK, not(rights('visa_holder'))),
  },
  {
    by: 'dublin',
    ask: 'tax accountants that were with KPMG before',
    fits: all(trade('tax'), formerly('KPMG')),
  },
  {
    by: 'boolean',
    ask: '("SEO specialist" OR "digital marketing specialist") AND "Google Analytics" AND (Australia OR "New Zealand")',
    fits: all(trade('seo'), skill('Google Analytics'), country('Australia', 'New Zealand')),
  },
  {
    by: 'boolean',
    ask: '"product manager" AND Jira AND (Berlin OR Munich OR Vienna)',
    fits: all(trade('product manager'), skill('Jira'), city('Berlin', 'Munich', 'Vienna')),
  },
  { by: 'boolean', ask: '(ruby OR rails) AND remote', fits: all(trade('ruby'), remote) },
  {
    by: 'assistant',
    ask: 'Find Go developers who speak German or Spanish.',
    fits: all(trade('go'), any(speaks('German'), speaks('Spanish'))),
  },
  {
    by: 'assistant',
    ask: 'Search for quantity surveyors located in Australia with a salary expectation between AUD 90,000 and AUD 140,000.',
    fits: all(trade('quantity surveyor'), country('Australia'), payBetween(90_000, 140_000, 'AUD')),
  },
  {
    by: 'assistant',
    ask: 'Show business analysts with BPMN in Germany, Austria or Switzerland who have between four and twelve years of experience.',
    fits: all(
      trade('business analyst'),
      skill('BPMN'),
      country('Germany', 'Austria', 'Switzerland'),
      yearsAtLeast(4),
      ({ years }) => years <= 12,
    ),
  },
  {
    by: 'leeds',
    ask: 'nurses other than ICU, Bolton',
    fits: all(trade('nurse'), not(trade('icu nurse')), city('Bolton')),
  },
  { by: 'account manager', ask: 'dentists London', fits: nobody },
];
