import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  group,
  nobody,
  not,
  noticeUpTo,
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

const unsponsored = not(rights('requires_sponsorship'));

/** Searches over the first people from the desks of an agency in Australia and New Zealand and of one in the US. */
export const OPEN_SIXTY_SECOND: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'Kalgoorlie and Perth trades',
    ask: 'hv sparkies wa',
    fits: all(trade('electrician'), skill('High voltage'), region('Western Australia')),
  },
  {
    by: 'pharmacy',
    ask: 'Brisbane pharmacists',
    fits: all(trade('pharmacist'), city('Brisbane')),
  },
  {
    by: 'New York therapy staffing',
    ask: 'PTs (physical therapists) with MSK experience, NYC or Bay Area',
    fits: all(trade('physio'), skill('Musculoskeletal'), city('New York', 'San Francisco', 'Oakland')),
  },
  {
    by: 'Deb, IT contracts',
    ask: 'Java + Spring Boot developers for a six month contract, contractors only thanks, Australia or NZ',
    fits: all(
      trade('software'),
      skill('Java', 'Spring Boot'),
      contractor,
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'job board feed',
    ask: 'title: Payroll Officer\nstates: Victoria, Queensland, Western Australia\nsystem: Chris21\nnotice: max 4 weeks',
    fits: all(
      trade('payroll'),
      region('Victoria', 'Queensland', 'Western Australia'),
      skill('Chris21'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'aged care, Melbourne',
    ask: 'Facility in Dandenong is after EENs with aged care behind them. Vic, NSW or Qld people, able to begin inside a fortnight, and it’s a permanent job so no contract staff.',
    fits: all(
      trade('enrolled nurse'),
      skill('Aged care'),
      region('Victoria', 'New South Wales', 'Queensland'),
      noticeUpTo(14),
      not(contractor),
    ),
  },
  {
    by: 'K-12',
    ask: 'math teachers ny or california',
    fits: all(trade('maths teacher'), region('New York', 'California')),
  },
  {
    by: 'attorney search',
    ask: 'M&A attorneys who are at Linklaters or Clifford Chance, or used to be. They live in New York or California and are citizens or green card holders.',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      worked('Linklaters', 'Clifford Chance'),
      region('New York', 'California'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'Mackay mining',
    ask: 'Diesel fitters with Cat, ex-Rio Tinto, anywhere in Oz',
    fits: all(trade('diesel fitter'), skill('Caterpillar'), formerly('Rio Tinto'), country('Australia')),
  },
  {
    by: 'Oakland sales desk',
    ask: 'Sales reps - AEs, BDMs, whatever the title says - anywhere in the States, asking $140k or less, no visa sponsorship needed',
    fits: all(trade('sales'), country('United States'), payUpTo(140_000, 'USD'), unsponsored),
  },
  {
    by: 'Tony, cost and commercial',
    ask: 'QS perth / bris / auckland, costX, not Multiplex (they’re the client)',
    fits: all(
      trade('quantity surveyor'),
      city('Perth', 'Brisbane', 'Auckland'),
      skill('CostX'),
      not(at('Multiplex')),
    ),
  },
  {
    by: 'digital',
    ask: 'seo or digital mktg specialists at ogilvy right now, aus + nz',
    fits: all(trade('seo'), at('Ogilvy'), country('Australia', 'New Zealand')),
  },
  {
    by: 'Gold Coast kitchens',
    ask: 'Chefs, NSW or Queensland, two weeks’ notice at most, must bring their own knives',
    fits: all(trade('chef'), region('New South Wales', 'Queensland'), noticeUpTo(14)),
    unknowable: true,
  },
  {
    by: 'community health',
    ask: 'Hi team, do we have any nurses at all (RN, EEN, ICU, not fussed) in Australia or New Zealand who speak Mandarin or Hindi? The clinic runs family meetings in both. Thx, Sunita',
    fits: all(trade('nurse'), country('Australia', 'New Zealand'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'infrastructure, Auckland',
    ask: 'Site engineers, civil, handy with AutoCAD. Either in Auckland already or open to relocating',
    fits: all(trade('site engineer'), skill('AutoCAD'), any(city('Auckland'), relocates)),
  },
  {
    by: 'front desk',
    ask: 'missed a call from 0412 015 281, who is it?',
    fits: ({ phone }) => phone === '+61412015281',
  },
  {
    by: 'cloud team, San Francisco',
    ask: 'DevOps / SRE: Terraform, AWS. US based. Exclude anybody working for Amazon today.',
    fits: all(trade('devops'), skill('Terraform', 'AWS'), country('United States'), not(at('Amazon'))),
  },
  {
    by: 'data, Manhattan',
    ask: 'from the hiring mgr: "We need a data engineer for the ads team. Python and Spark are a given, Airflow would be a plus. 3 years or more in total. We do not sponsor. NYC, San Francisco or Oakland."',
    fits: all(
      trade('data engineer'),
      skill('Python', 'Spark'),
      yearsAtLeast(3),
      unsponsored,
      city('New York', 'San Francisco', 'Oakland'),
    ),
  },
  {
    by: 'cyber',
    ask: 'soc analysts canberra',
    fits: nobody,
  },
  {
    by: 'Laverton transport',
    ask: 'heavy vehical drivers anywere in aus, 2 weeks notise or less, noone who is with linfox now',
    fits: all(trade('truck driver'), country('Australia'), noticeUpTo(14), not(at('Linfox'))),
  },
  {
    by: 'audit and assurance',
    ask: 'Auditors who trained at a Big 4 firm and have since gone to BDO or Grant Thornton. Australia-wide.',
    fits: all(
      trade('auditor'),
      at('BDO', 'Grant Thornton'),
      formerly(...group('big 4')),
      country('Australia'),
    ),
  },
];
