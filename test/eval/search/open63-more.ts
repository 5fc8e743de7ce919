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

/** Searches typed on busy desks over the first people, just after a client has rung. */
export const OPEN_FIFTY_THIRD_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'Leeds perm desk',
    ask: 'QS with cost planning, ex Multiplex or ex Lendlease, UK or Oz',
    fits: all(
      trade('quantity surveyor'),
      skill('Cost planning'),
      formerly('Multiplex', 'Lendlease'),
      country('United Kingdom', 'Australia'),
    ),
  },
  {
    by: 'Leeds perm desk',
    ask: "IT project managers (Agile) anywhere in the UK - mustn't need sponsoring",
    fits: all(
      trade('it project manager'),
      skill('Agile'),
      country('United Kingdom'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'Sydney temps',
    ask: 'Registered nurses NSW, QLD or WA who could start this week',
    fits: all(
      trade('registered nurse'),
      region('New South Wales', 'Queensland', 'Western Australia'),
      noticeUpTo(7),
    ),
  },
  {
    by: 'Sydney temps',
    ask: 'truckies w heavy vehicle licence anywhere in Aus or NZ. contract work',
    fits: all(
      trade('truck driver'),
      skill('Heavy vehicle licence'),
      country('Australia', 'New Zealand'),
      contractor,
    ),
  },
  {
    by: 'Sydney temps',
    ask: 'electricians who can do switching with Fortescue on the CV, there now or before is all the same',
    fits: all(trade('electrician'), skill('Switching'), worked('Fortescue')),
  },
  {
    by: 'two-person office, Auckland',
    ask: 'Software developers of any flavour already in NZ. Permanent, not contract.',
    fits: all(trade('software'), country('New Zealand'), not(contractor)),
  },
  {
    by: 'two-person office, Auckland',
    ask: "Anyone at all in Auckland who speaks Mandarin or Hindi? Job title doesn't matter",
    fits: all(city('Auckland'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'two-person office, Auckland',
    ask: "Chefs who've left Marriott, based NZ, Aus or the UK",
    fits: all(trade('chef'), formerly('Marriott'), country('New Zealand', 'Australia', 'United Kingdom')),
  },
  {
    by: 'Dublin contract desk',
    ask: 'Kubernetes, so devops or Go people, home-based, in Europe somewhere',
    fits: all(trade('devops', 'go'), skill('Kubernetes'), remote, country(...EUROPE)),
  },
  {
    by: 'Berlin office',
    ask: 'We look for backend developers in Germany, Austria or Switzerland which speak German or French, from 3 years experience upwards',
    fits: all(
      trade('backend'),
      country('Germany', 'Austria', 'Switzerland'),
      any(speaks('German'), speaks('French')),
      yearsAtLeast(3),
    ),
  },
  {
    by: 'Berlin office',
    ask: 'iOS developer for DACH region, level senior or head',
    fits: all(trade('ios'), country('Germany', 'Austria', 'Switzerland'), level('senior', 'head')),
  },
  {
    by: 'sourcer in Stockholm',
    ask: 'data scientists / ML engineers with PyTorch in Sweden, the Netherlands or Germany',
    fits: all(trade('data scientist'), skill('PyTorch'), country('Sweden', 'Netherlands', 'Germany')),
  },
  {
    by: 'sourcer in Stockholm',
    ask: "for a payments client: security analysts who've been with their present employer more than four years",
    fits: all(trade('security'), sinceYears(4)),
  },
  {
    by: 'sourcer in Stockholm',
    ask: 'Product managers in Europe who started their current job in 2024 or later',
    fits: all(trade('product manager'), country(...EUROPE), ({ since }) => since >= 2024),
  },
  {
    by: 'sourcer in Stockholm',
    ask: 'ruby or golang engineers who used to be at Atlassian, Canva or Amazon and have since left',
    fits: all(trade('ruby', 'go'), formerly('Atlassian', 'Canva', 'Amazon')),
  },
  {
    by: 'Perth resources',
    ask: 'HV sparkies WA or Qld 5+ yrs',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      region('Western Australia', 'Queensland'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'Perth resources',
    ask: 'site engineers that can survey. John Holland past or present. Perth, Brissie, Melbourne or Sydney incl Parramatta',
    fits: all(
      trade('site engineer'),
      skill('Surveying'),
      worked('John Holland'),
      city('Perth', 'Brisbane', 'Melbourne', 'Sydney', 'Parramatta'),
    ),
  },
  {
    by: 'Perth resources',
    ask: 'fitters or electricians who got out of UGL in 2022 or after',
    fits: all(trade('diesel fitter', 'electrician'), leftFrom(2022, 'UGL')),
  },
  {
    by: 'healthcare desk',
    ask: 'nurses of any kind bar ICU in Victoria, NSW or Queensland with a minimum of 8 years',
    fits: all(
      trade('nurse'),
      not(trade('icu nurse')),
      region('Victoria', 'New South Wales', 'Queensland'),
      yearsAtLeast(8),
    ),
  },
  {
    by: 'legal desk, New York',
    ask: 'M&A lawyers formerly magic circle, now in NY, California or London',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      formerly('Clifford Chance', 'Linklaters'),
      city('New York', 'San Francisco', 'Oakland', 'London'),
    ),
  },
  {
    by: 'legal desk, New York',
    ask: 'employment lawyers sitting at Allens or MinterEllison today who are open to relocation',
    fits: all(trade('employment lawyer'), at('Allens', 'MinterEllison'), relocates),
  },
  {
    by: 'first month in the job',
    ask: 'Candidates living in the UK for a sales role: can be BDM, account exec or sales exec, and expecting £100,000 or less',
    fits: all(trade('sales'), country('United Kingdom'), payUpTo(100_000, 'GBP')),
  },
  {
    by: 'first month in the job',
    ask: 'Which executive assistants or PAs speak French, German or Spanish, I need to ring them before lunch',
    fits: all(trade('executive assistant'), any(speaks('French'), speaks('German'), speaks('Spanish'))),
  },
  {
    by: 'voice note',
    ask: 'marketing managers with google analytics in Australia, no wait he said Australia and New Zealand, both',
    fits: all(trade('marketing manager'), skill('Google Analytics'), country('Australia', 'New Zealand')),
  },
  {
    by: 'thumbs',
    ask: 'jnr software devs uk, no visa holders n no sponsorship',
    fits: all(
      trade('software'),
      level('junior'),
      country('United Kingdom'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'forwarded',
    ask: 'From the client: tax people with corporate tax and GST, presently with Grant Thornton, BDO or KPMG, in New Zealand, Australia or the UK.',
    fits: all(
      trade('tax'),
      skill('Corporate tax', 'GST'),
      at('Grant Thornton', 'BDO', 'KPMG'),
      country('New Zealand', 'Australia', 'United Kingdom'),
    ),
  },
  {
    by: 'forwarded',
    ask: "Thanks for your time earlier. To recap: two quantity surveyors using CostX, four to twelve years' experience, in the UK or Australia, no contractors please.",
    fits: all(
      trade('quantity surveyor'),
      skill('CostX'),
      ({ years }) => years >= 4 && years <= 12,
      country('United Kingdom', 'Australia'),
      not(contractor),
    ),
  },
  {
    by: 'team lead',
    ask: 'Full stack devs with MongoDB in the United States, citizen or green card',
    fits: all(
      trade('fullstack'),
      skill('MongoDB'),
      country('United States'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'team lead',
    ask: 'Who in Nottingham is immediately available and wants less than £120k?',
    fits: all(city('Nottingham'), noticeUpTo(0), payUpTo(119_999, 'GBP')),
  },
  {
    by: 'team lead',
    ask: 'Software developers in Zurich asking more than 130k francs',
    fits: all(trade('software'), city('Zurich'), payBetween(130_001, 10_000_000, 'CHF')),
  },
  {
    by: 'team lead',
    ask: 'contractors in Switzerland or Austria, French or German speaking, any trade',
    fits: all(contractor, country('Switzerland', 'Austria'), any(speaks('French'), speaks('German'))),
  },
  {
    by: 'exec search',
    ask: 'Financial controllers at head level with IFRS and fifteen years or more, anywhere but the UK',
    fits: all(
      trade('financial controller'),
      level('head'),
      skill('IFRS'),
      yearsAtLeast(15),
      not(country('United Kingdom')),
    ),
  },
  {
    by: 'exec search',
    ask: 'HR business partners or HR managers currently with Unilever, Coke or Dior, senior and up',
    fits: all(trade('hr'), at('Unilever', 'Coca-Cola', 'Christian Dior'), level('senior', 'head')),
  },
  {
    by: 'exec search',
    ask: 'Head-level marketing people in any country except the US and Australia',
    fits: all(trade('marketing'), level('head'), not(country('United States', 'Australia'))),
  },
  {
    by: 'Monday backlog',
    ask: 'sales execs, BDMs, account execs in London or Nottingham with their own car',
    fits: all(trade('sales'), city('London', 'Nottingham')),
    unknowable: true,
  },
  {
    by: 'Monday backlog',
    ask: 'cyber / SOC analysts with Splunk, Australia, NV1 clearance already held',
    fits: all(trade('security'), skill('Splunk'), country('Australia')),
    unknowable: true,
  },
];
