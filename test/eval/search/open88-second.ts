import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  level,
  nobody,
  not,
  noticeUpTo,
  payUpTo,
  region,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people, kept closed. */
export const SECOND_OPEN_SEVENTY_EIGHTH: readonly Query<Second>[] = [
  {
    by: 'primary care',
    ask: 'GPs and OTs in Australia or NZ, citizens or permanent residents only',
    fits: both(
      trade('gp', 'occupational therapist'),
      country('Australia', 'New Zealand'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'ERP',
    ask: 'SAP consultants who have MBB on the CV (McKinsey, BCG, Bain), current or past',
    fits: both(
      trade('sap consultant'),
      worked('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
    ),
  },
  {
    by: 'children and families',
    ask: 'Social workers nobody here has rung for six months or more, never-called ones too. Not the US.',
    fits: both(trade('social worker'), notCalledFor(180), not(country('United States'))),
  },
  {
    by: 'site labour, Mascot',
    ask: 'white card holders – scaffs, tower crane ops, boilermakers – NSW, QLD, VIC or WA',
    fits: both(
      trade('scaffolder', 'crane operator', 'welder'),
      ticket('White Card'),
      region('New South Wales', 'Queensland', 'Victoria', 'Western Australia'),
    ),
  },
  {
    by: 'accounts from home',
    ask: 'bookkeeper OR credit controller OR accounts receivable, remote',
    fits: both(trade('bookkeeper', 'credit controller'), remote),
  },
  {
    by: 'fintech, Cremorne',
    ask: 'Any testers or data / BI analysts of ours who used to be financial planners or bookkeepers?',
    fits: both(trade('tester', 'data analyst'), either(wasOnce('financial planner'), wasOnce('bookkeeper'))),
  },
  {
    by: 'tech, quality check',
    ask: 'flag the job hoppers: solutions architects, SAP, salesforce, testers or data analysts with 4+ employers in the last five years',
    fits: both(
      trade('solutions architect', 'sap consultant', 'salesforce', 'tester', 'data analyst'),
      ({ employersOfLate }) => employersOfLate >= 4,
    ),
  },
  {
    by: 'financial crime',
    ask: 'AML / KYC compliance, now at DBS, Deutsche Bank or JPMorgan, and not on 12 weeks notice – a month tops',
    fits: both(trade('compliance'), at('DBS', 'Deutsche Bank', 'JPMorgan Chase'), noticeUpTo(30)),
  },
  {
    by: 'hotels, Southbank',
    ask: 'front desk or kitchen in Oz, up to 120k AUD',
    fits: both(trade('receptionist', 'chef'), country('Australia'), payUpTo(120_000, 'AUD')),
  },
  {
    by: 'rec to rec',
    ask: 'Recruiters with Hays or Michael Page experience (still there is fine) in Britain, Ireland, Australia or Singapore',
    fits: both(
      trade('recruiter'),
      worked('Hays', 'Michael Page'),
      country('United Kingdom', 'Ireland', 'Australia', 'Singapore'),
    ),
  },
  {
    by: 'supply chain, resources',
    ask: 'category / procurement managers ten years plus, just none who are at BHP today',
    fits: both(trade('procurement'), yearsAtLeast(10), not(at('BHP'))),
  },
  {
    by: 'maternity and psych',
    ask: 'which midwives + RMNs have we spoken to on the phone within the past 90 days',
    fits: both(trade('midwife', 'mental health nurse'), calledWithin(90)),
  },
  {
    by: 'BIM',
    ask: 'Revit – structural engineers or architects – senior or head level',
    fits: both(trade('structural engineer', 'building architect'), skill('Revit'), level('senior', 'head')),
  },
  {
    by: 'lifting',
    ask: 'crane operators in Dunedin or Invercargill pls',
    fits: nobody,
  },
  {
    by: 'reinsurance, Bahnhofstrasse',
    ask: 'actuaries, underwriters: living in Dublin, Cork, Basel, Frankfurt or Cologne, or otherwise speaking German',
    fits: both(
      trade('actuary', 'underwriter'),
      either(city('Dublin', 'Cork', 'Basel', 'Frankfurt', 'Cologne'), speaks('German')),
    ),
  },
  {
    by: 'maintenance contracts',
    ask: 'Fitters and plumbers for contract gigs who can be on site inside a fortnight and bring their own ute',
    unknowable: true,
    fits: both(trade('fitter', 'plumber'), contractor, noticeUpTo(14)),
  },
];
