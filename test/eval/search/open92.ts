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

/** Searches over the first people, of desks in an ordinary month of spring. */
export const OPEN_EIGHTY_SECOND: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'web team, Kreuzberg',
    ask: 'frontend developers germany austria switzerland',
    fits: all(trade('frontend'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'nurse bank, Footscray',
    ask: 'nurses melbourne or brisbane, any type',
    fits: all(trade('nurse'), city('Melbourne', 'Brisbane')),
  },
  {
    by: 'payroll desk, Pitt Street',
    ask: 'Payroll officers in New South Wales or Victoria with Chris21 experience',
    fits: all(trade('payroll'), region('New South Wales', 'Victoria'), skill('Chris21')),
  },
  {
    by: 'back end, Amsterdam Zuid',
    ask: 'java developer, must have kafka, europe incl. UK',
    fits: all(trade('backend'), skill('Java', 'Kafka'), country(...EUROPE)),
  },
  {
    by: 'senior finance',
    ask: 'Financial controllers in London, New York or Auckland, at senior or head level',
    fits: all(trade('financial controller'), city('London', 'New York', 'Auckland'), level('senior', 'head')),
  },
  {
    by: 'shutdowns, Kewdale',
    ask: 'HV sparky perth or brisbane',
    fits: all(trade('electrician'), city('Perth', 'Brisbane')),
  },
  {
    by: 'plant and machinery',
    ask: 'heavy diesel fitters anywhere in aus that will do contract',
    fits: all(trade('diesel fitter'), country('Australia'), contractor),
  },
  {
    by: 'cost and commercial',
    ask: 'quantity surveyors currently at Lendlease or Multiplex, 4 years experience or more',
    fits: all(trade('quantity surveyor'), at('Lendlease', 'Multiplex'), yearsAtLeast(4)),
  },
  {
    by: 'AI hiring, Palo Alto',
    ask: 'ex-Google or ex-Amazon data scientists / machine learning engineers, not looking at anyone who needs sponsorship',
    fits: all(trade('data scientist'), formerly('Google', 'Amazon'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'tax, Collins Street',
    ask: 'Tax accountants who came out of the Big 4 and are now with BDO or Grant Thornton',
    fits: all(trade('tax'), formerly(...group('big 4')), at('BDO', 'Grant Thornton')),
  },
  {
    by: 'kitchen temps, Vauxhall',
    ask: 'chef uk 2 weeks notcie or less',
    fits: all(trade('chef'), country('United Kingdom'), noticeUpTo(14)),
  },
  {
    by: 'brand roles, Surry Hills',
    ask: 'Marketing manager, Australia, asking no more than $130k AUD',
    fits: all(trade('marketing manager'), country('Australia'), payUpTo(130_000, 'AUD')),
  },
  {
    by: 'legal, Bishopsgate',
    ask: 'Employment lawyers with 8+ years. Leave out anybody who is at Allens today.',
    fits: all(trade('employment lawyer'), yearsAtLeast(8), not(at('Allens'))),
  },
  {
    by: 'automotive software, Munich',
    ask: 'C++ or embedded engineers, living in Germany or else open to relocating',
    fits: all(trade('embedded'), any(country('Germany'), relocates)),
  },
  {
    by: 'defence cyber, Barton',
    ask: 'Cyber / SOC analysts in Australia, Australian citizens, holding an NV1 clearance',
    fits: all(trade('security'), country('Australia'), rights('citizen')),
    unknowable: true,
  },
  {
    by: 'allied health, Auckland',
    ask: 'Morning! I’m trying to fill a physio job for a clinic we look after, musculoskeletal work mostly. Can be someone who’s in New Zealand already, or someone in Australia who would relocate.',
    fits: all(
      trade('physio'),
      skill('Musculoskeletal'),
      any(country('New Zealand'), all(country('Australia'), relocates)),
    ),
  },
  {
    by: 'sheds and depots, Trafford Park',
    ask: 'warehouse managers from DHL or Toll (there now), four weeks’ notice max, not in the US',
    fits: all(
      trade('warehouse manager'),
      at('DHL', 'Toll Group'),
      noticeUpTo(28),
      not(country('United States')),
    ),
  },
  {
    by: 'c-suite support',
    ask: 'EAs / PAs in San Francisco, Oakland or New York',
    fits: all(trade('executive assistant'), city('San Francisco', 'Oakland', 'New York')),
  },
  {
    by: 'international schools',
    ask: 'teachers who speak mandarin',
    fits: all(trade('teacher'), speaks('Mandarin')),
  },
  {
    by: 'people and culture',
    ask: 'HRBPs / HR managers working remotely',
    fits: all(trade('hr'), remote),
  },
  {
    by: 'telco sales',
    ask: 'sales people (BDMs, account execs, that sort of thing) in Melb, Perth or Brissie, either at Optus now or were there before',
    fits: all(trade('sales'), city('Melbourne', 'Perth', 'Brisbane'), worked('Optus')),
  },
  {
    by: 'product and design',
    ask: 'Product managers and UX designers who left Canva in 2023 or later',
    fits: all(trade('product manager', 'ux designer'), leftFrom(2023, 'Canva')),
  },
  {
    by: 'infrastructure, Leadenhall',
    ask: 'DevOps or SRE, UK, between £80k and £140k',
    fits: all(trade('devops'), country('United Kingdom'), payBetween(80_000, 140_000, 'GBP')),
  },
  {
    by: 'credit risk, long shot',
    ask: 'Credit risk analysts, SAS, at HSBC or Barclays and there since 2022 or earlier, on permanent terms, based in the UK or Australia',
    fits: all(
      trade('risk'),
      skill('SAS'),
      at('HSBC', 'Barclays'),
      sinceYears(3),
      not(contractor),
      country('United Kingdom', 'Australia'),
    ),
  },
];
