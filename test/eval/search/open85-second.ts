import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  payUpTo,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
} from './truth.ts';

/** Searches over the second people, kept closed, of desks in the middle of December. */
export const SECOND_OPEN_SEVENTY_FIFTH: readonly Query<Second>[] = [
  {
    by: 'health, Aotearoa',
    ask: 'Midwives, mental health or theatre nurses, OTs and GPs in New Zealand that nobody has rung in the past six months (never rung is fine)',
    fits: both(
      trade('midwife', 'mental health nurse', 'theatre nurse', 'occupational therapist', 'gp'),
      country('New Zealand'),
      notCalledFor(180),
    ),
  },
  {
    by: 'maternity and psych',
    ask: 'AHPRA registered midwives + RMNs, in Australia or willing to relocate',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      either(country('Australia'), relocates),
    ),
  },
  {
    by: 'tier one sites',
    ask: 'scaffolders, crane ops, boilermakers w/ white card, citizen or PR, not living in the US',
    fits: both(
      trade('scaffolder', 'crane operator', 'boilermaker'),
      ticket('White Card'),
      rights('citizen', 'permanent_resident'),
      not(country('United States')),
    ),
  },
  {
    by: 'children and families',
    ask: 'Social workers in the UK, Ireland or Australia. Manchester City Council has asked us not to poach, so nobody who is there.',
    fits: both(
      trade('social worker'),
      country('United Kingdom', 'Ireland', 'Australia'),
      not(at('Manchester City Council')),
    ),
  },
  {
    by: 'S/4 programme',
    ask: 'sap consultants with MBB (McKinsey, BCG, Bain) on the cv, now or before, who don’t need sponsoring',
    fits: both(
      trade('sap consultant'),
      worked('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'remote contracts',
    ask: 'contract + remote: solution architects, SAP, salesforce, testers/SDETs, data analysts',
    fits: both(
      trade('solutions architect', 'sap consultant', 'salesforce', 'tester', 'data analyst'),
      contractor,
      remote,
    ),
  },
  {
    by: 'office support, Parkville',
    ask: 'bookkeepers, credit controllers, receptionists or paralegals whose expectation is AUD 110,000 or below',
    fits: both(
      trade('bookkeeper', 'credit controller', 'receptionist', 'paralegal'),
      payUpTo(110_000, 'AUD'),
    ),
  },
  {
    by: 'rec to rec',
    ask: 'recruiters and CSMs, anywhere but Singapore, who either work remotely or would move',
    fits: both(trade('recruiter', 'customer success'), not(country('Singapore')), either(remote, relocates)),
  },
  {
    by: 'fintech test team',
    ask: 'Testers or data analysts with a money past: formerly a financial planner or a bookkeeper',
    fits: both(trade('tester', 'data analyst'), either(wasOnce('financial planner'), wasOnce('bookkeeper'))),
  },
  {
    by: 'general insurance',
    ask: 'actuaries, underwriters, claims ppl who speak Mandarin, French or Arabic',
    fits: both(
      trade('actuary', 'underwriter', 'claims'),
      either(speaks('Mandarin'), speaks('French'), speaks('Arabic')),
    ),
  },
  {
    by: 'banking, Bockenheim',
    ask: 'Compliance / AML or financial planning folk presently at Deutsche Bank, JPMorgan or DBS who are on no more than four weeks’ notice',
    fits: both(
      trade('compliance', 'financial planner'),
      at('Deutsche Bank', 'JPMorgan Chase', 'DBS'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'category buying',
    ask: 'procurement mgrs who have been at BHP or Rio Tinto before but work at neither one today',
    fits: both(trade('procurement'), formerly('BHP', 'Rio Tinto'), not(at('BHP', 'Rio Tinto'))),
  },
  {
    by: 'property settlements',
    ask: 'Paralegals who do drafting or conveyancers who know PEXA; two weeks’ notice tops',
    fits: both(
      either(both(trade('paralegal'), skill('Drafting')), both(trade('conveyancer'), skill('PEXA'))),
      noticeUpTo(14),
    ),
  },
  {
    by: 'trials and filings',
    ask: 'senior or head level CRAs and regulatory affairs people we’ve not been on the phone with for 3 months, incl. those never called. Skip Boston and Austin',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      level('senior', 'head'),
      notCalledFor(90),
      not(city('Boston', 'Austin')),
    ),
  },
  {
    by: 'maintenance call-outs',
    ask: 'Plumbers in Australia, NZ or the UK who bring their own van',
    unknowable: true,
    fits: both(trade('plumber'), country('Australia', 'New Zealand', 'United Kingdom')),
  },
  {
    by: 'Monday call sheet',
    ask: 'remind me which GPs, OTs, social workers and theatre nurses got a call from us in the last 2 weeks',
    fits: both(trade('gp', 'occupational therapist', 'social worker', 'theatre nurse'), calledWithin(14)),
  },
];
