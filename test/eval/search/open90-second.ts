import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
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
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people, of desks in the last week of winter. */
export const SECOND_OPEN_EIGHTIETH: readonly Query<Second>[] = [
  {
    by: 'community care, Headingley',
    ask: 'OTs and social workers in the UK, Ireland or NZ that nobody has rung for 30 days or at all',
    fits: both(
      trade('occupational therapist', 'social worker'),
      country('United Kingdom', 'Ireland', 'New Zealand'),
      notCalledFor(30),
    ),
  },
  {
    by: 'primary care',
    ask: 'GPs who are in Australia already, or anywhere else but happy to relocate',
    fits: both(trade('gp'), either(country('Australia'), relocates)),
  },
  {
    by: 'general insurance',
    ask: 'underwriters, claims people or actuaries, ex-Allianz or ex-QBE, and no sponsorship please',
    fits: both(
      trade('underwriter', 'claims', 'actuary'),
      formerly('Allianz', 'QBE'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'high rise, Footscray',
    ask: 'crane ops / scaffolders / boilermakers with white card, aus + nz',
    fits: both(
      trade('crane operator', 'scaffolder', 'boilermaker'),
      ticket('White Card'),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'enterprise apps',
    ask: 'SAP consultants or Salesforce devs and admins open to contract work',
    fits: both(trade('sap consultant', 'salesforce'), contractor),
  },
  {
    by: 'maintenance trades',
    ask: 'Plumbers who do drainage and fitters, four weeks notice tops, asking after Aus, NZ, UK and Ireland only',
    fits: both(
      either(both(trade('plumber'), skill('Drainage')), trade('fitter')),
      noticeUpTo(28),
      country('Australia', 'New Zealand', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'risk and advice, Collins St',
    ask: 'compliance / AML or financial planners at NAB, CBA or JP Morgan right now',
    fits: both(trade('compliance', 'financial planner'), at('NAB', 'Commonwealth Bank', 'JPMorgan Chase')),
  },
  {
    by: 'ledger temps',
    ask: 'bookkeepers or credit controllers, either remote or able to start within a week',
    fits: both(trade('bookkeeper', 'credit controller'), either(remote, noticeUpTo(7))),
  },
  {
    by: 'fintech start-up',
    ask: 'Looking for testers, data analysts and CSMs who began in money jobs – bookkeeper, credit controller or financial planner in a past life',
    fits: both(
      trade('tester', 'data analyst', 'customer success'),
      either(wasOnce('bookkeeper'), wasOnce('credit controller'), wasOnce('financial planner')),
    ),
  },
  {
    by: 'consulting engineers, Haymarket',
    ask: 'mech + structural engineers with 5 yrs or more, at Arup, WSP or Beca, no contractors',
    fits: both(
      trade('mechanical engineer', 'structural engineer'),
      yearsAtLeast(5),
      at('Arup', 'WSP', 'Beca'),
      not(contractor),
    ),
  },
  {
    by: 'resources procurement',
    ask: 'procurement or category managers, BHP or Glencore past or present, anyone but not in the US',
    fits: both(trade('procurement'), worked('BHP', 'Glencore'), not(country('United States'))),
  },
  {
    by: 'property law',
    ask: 'paralegals conveyancers Sydney Newcastle Melbourne Geelong Brisbane',
    fits: both(
      trade('paralegal', 'conveyancer'),
      city('Sydney', 'Newcastle', 'Melbourne', 'Geelong', 'Brisbane'),
    ),
  },
  {
    by: 'hotels, Darling Harbour',
    ask: 'Chefs and front desk people who’ve left Accor or Crown at some stage and are citizens or PR',
    fits: both(
      trade('chef', 'receptionist'),
      formerly('Accor', 'Crown Resorts'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'labour hire, call-back list',
    ask: 'blue collar people we spoke to on the phone in the last two weeks',
    fits: both(trade('blue collar'), calledWithin(14)),
  },
  {
    by: 'wards, Parkville',
    ask: 'midwives or nurses of any kind in Australia wanting AUD 130k or under',
    fits: both(trade('midwife', 'nurse'), country('Australia'), payUpTo(130_000, 'AUD')),
  },
  {
    by: 'clinical, cross border',
    ask: 'who do we have in reg affairs, clinical reserach or recruitment themselves that speaks Mandarin, Arabic, French, German or Italian? not with Novartis now',
    fits: both(
      trade('regulatory affairs', 'clinical research', 'recruiter'),
      either(speaks('Mandarin'), speaks('Arabic'), speaks('French'), speaks('German'), speaks('Italian')),
      not(at('Novartis')),
    ),
  },
];
