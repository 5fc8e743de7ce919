import type { Query as Asked } from './score.ts';
import {
  all,
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
  payUpTo,
  type Query,
  region,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, as desks of many kinds type them in an ordinary month. */
export const OPEN_FIFTY_NINTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'account manager',
    ask: 'got them holding - warehouse managers in the UK, asking 120k GBP or less',
    fits: all(trade('warehouse manager'), country('United Kingdom'), payUpTo(120_000, 'GBP')),
  },
  {
    by: 'account manager',
    ask: 'PA or EA, UK based, perm, and she can’t wait longer than four weeks for them',
    fits: all(trade('executive assistant'), country('United Kingdom'), not(contractor), noticeUpTo(28)),
  },
  {
    by: 'account manager',
    ask: 'From the client: “Further to our call, we would like to see frontend developers comfortable in React and TypeScript.\nThey should be living in Amsterdam, Berlin or Stockholm already.\nKind regards, Femke”',
    fits: all(trade('frontend'), skill('React', 'TypeScript'), city('Amsterdam', 'Berlin', 'Stockholm')),
  },
  {
    by: 'account manager',
    ask: 'credit risk anlysts at HSBC or Barclays at the moment, 4 yrs exp or more',
    fits: all(trade('risk'), at('HSBC', 'Barclays'), yearsAtLeast(4)),
  },
  {
    by: 'new resourcer',
    ask: 'I am looking for enrolled nurses please. They should have aged care on their profile and live in Melbourne, Brisbane or Perth.',
    fits: all(trade('enrolled nurse'), skill('Aged care'), city('Melbourne', 'Brisbane', 'Perth')),
  },
  {
    by: 'new resourcer',
    ask: 'pharmacists london',
    fits: all(trade('pharmacist'), city('London')),
  },
  {
    by: 'new resourcer',
    ask: 'do we have a number for Rhea Dalton-Eccles',
    fits: ({ name }) => name === 'Rhea Dalton-Eccles',
  },
  {
    by: 'new resourcer',
    ask: 'missed call on the desk phone from +61 412 031 450, who is that?',
    fits: ({ phone }) => phone === '+61412031450',
  },
  {
    by: 'construction',
    ask: 'Construction PMs who came out of Multiplex and are with John Holland or Lendlease today',
    fits: all(trade('construction project manager'), formerly('Multiplex'), at('John Holland', 'Lendlease')),
  },
  {
    by: 'construction',
    ask: 'site engs aus/nz free now or two weeks tops',
    fits: all(trade('site engineer'), country('Australia', 'New Zealand'), noticeUpTo(14)),
  },
  {
    by: 'construction',
    ask: 'Quantity surveyors, Australia, 8 yrs+. Nobody who is working at Lendlease, they’re the client.',
    fits: all(trade('quantity surveyor'), country('Australia'), yearsAtLeast(8), not(at('Lendlease'))),
  },
  {
    by: 'kitchens and hotels',
    ask: 'chef, sydney or parramatta, not one of the current merivale lot',
    fits: all(trade('chef'), city('Sydney', 'Parramatta'), not(at('Merivale'))),
  },
  {
    by: 'kitchens and hotels',
    ask: 'Chefs anywhere in Germany, Austria or Switzerland who’ve been with Marriott at some point, now or before',
    fits: all(trade('chef'), country('Germany', 'Austria', 'Switzerland'), worked('Marriott')),
  },
  {
    by: 'nurses’ agency',
    ask: 'ICU nurses / UK / contract',
    fits: all(trade('icu nurse'), country('United Kingdom'), contractor),
  },
  {
    by: 'nurses’ agency',
    ask: 'critical care nurses in Vic or NSW w/ St Vincents or Royal Melbourne Hospital on the CV (now or earlier), and we are not sponsoring anyone',
    fits: all(
      trade('icu nurse'),
      region('Victoria', 'New South Wales'),
      worked('St Vincent’s Hospital', 'Royal Melbourne Hospital'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'accountancy practice',
    ask: 'Auditors, ex Big 4, now at BDO or Grant Thornton',
    fits: all(trade('auditor'), formerly(...group('big 4')), at('BDO', 'Grant Thornton')),
  },
  {
    by: 'accountancy practice',
    ask: 'role: financial controller\nmust: IFRS, SAP\ncountry: United Kingdom, Netherlands\nnotice: max 4 weeks',
    fits: all(
      trade('financial controller'),
      skill('IFRS', 'SAP'),
      country('United Kingdom', 'Netherlands'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'accountancy practice',
    ask: 'Junior management accountant, must not need a visa sponsored. UK, Australia or NZ all fine. CIMA would be lovely but we’d pay for it.',
    fits: all(
      trade('management accountant'),
      level('junior'),
      country('United Kingdom', 'Australia', 'New Zealand'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'HR and office',
    ask: 'HRBPs or HR managers, citizen or green card, San Francisco, Oakland or NYC',
    fits: all(
      trade('hr'),
      rights('citizen', 'permanent_resident'),
      city('San Francisco', 'Oakland', 'New York'),
    ),
  },
  {
    by: 'overseas branch',
    ask: 'we search data engineer with Python + Spark, remote working, living somewhere in Europe',
    fits: all(trade('data engineer'), skill('Python', 'Spark'), remote, country(...EUROPE)),
  },
  {
    by: 'overseas branch',
    ask: 'electrician on contract basis in Stockholm or Vienna, must have Mandarin or Hindi',
    fits: nobody,
  },
  {
    by: 'overseas branch',
    ask: 'HGV drivers in UK with driver CPC card valid until 2028 at least',
    fits: all(trade('truck driver'), country('United Kingdom')),
    unknowable: true,
  },
];
