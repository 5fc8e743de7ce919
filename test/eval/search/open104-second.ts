import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
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
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people, of desks in an ordinary month. */
export const SECOND_OPEN_NINETY_FOURTH: readonly Query<Second>[] = [
  {
    by: 'maternity and theatres, Southwark',
    ask: 'midwives and theatre nurses who work or worked at Guy’s and St Thomas’, and who are in the UK or would relocate',
    fits: both(
      trade('midwife', 'theatre nurse'),
      worked('Guy’s and St Thomas’ NHS Foundation Trust'),
      either(country('United Kingdom'), relocates),
    ),
  },
  {
    by: 'insurance, Lime Street',
    ask: 'underwriters / actuaries, 10 yrs min, Germany Switzerland Austria Ireland or Singapore, not with Zurich Insurance at present',
    fits: both(
      trade('underwriter', 'actuary'),
      yearsAtLeast(10),
      country('Germany', 'Switzerland', 'Austria', 'Ireland', 'Singapore'),
      not(at('Zurich Insurance')),
    ),
  },
  {
    by: 'site crews, Onehunga',
    ask: 'need plumbers who can do gasfitting plus scaffolders holding the scaffolding ticket, NZ or Aus, starting within two weeks',
    fits: both(
      either(
        both(trade('plumber'), skill('Gasfitting')),
        both(trade('scaffolder'), ticket('Scaffolding ticket')),
      ),
      country('New Zealand', 'Australia'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'SAP practice',
    ask: 'S/4HANA consultants with McKinsey, BCG, Bain or Accenture on the CV, past or current. Leave out anyone we’ve called in the last 60 days',
    fits: both(
      trade('sap consultant'),
      skill('SAP S/4HANA'),
      worked('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company', 'Accenture'),
      notCalledFor(60),
    ),
  },
  {
    by: 'retail analytics, Leeds',
    ask: 'power bi data analysts for a perm job, either UK/Ireland or remote, no current Coles staff',
    fits: both(
      trade('data analyst'),
      skill('Power BI'),
      not(contractor),
      either(country('United Kingdom', 'Ireland'), remote),
      not(at('Coles')),
    ),
  },
  {
    by: 'sheds and DCs, Liffey Valley',
    ask: 'Forklift operators with an LF licence, not in the States or Germany, who we haven’t phoned for 6 months (or never have). Must pass a drug and alcohol test.',
    fits: both(
      trade('forklift driver'),
      ticket('LF licence'),
      not(country('United States', 'Germany')),
      notCalledFor(182),
    ),
    unknowable: true,
  },
  {
    by: 'finance temps, George St',
    ask: 'which of our compliance officers, financial planners, bookkeepers and credit controllers are out of work right now? only ones we’ve called in the past year',
    fits: both(
      trade('compliance', 'financial planner', 'bookkeeper', 'credit controller'),
      ({ betweenJobs }) => betweenJobs,
      calledWithin(365),
    ),
  },
  {
    by: 'property settlements',
    ask: 'conveyancers with PEXA or paralegals who do drafting, australia, up to 120k',
    fits: both(
      either(both(trade('conveyancer'), skill('PEXA')), both(trade('paralegal'), skill('Drafting'))),
      country('Australia'),
      payUpTo(120_000, 'AUD'),
    ),
  },
  {
    by: 'clin ops, Basel',
    ask: 'CRAs + regulatory affairs people currently with Novartis, Roche or GSK. mid or senior. must be in CH, DE, AT, UK or IE',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      at('Novartis', 'Roche', 'GSK'),
      level('mid', 'senior'),
      country('Switzerland', 'Germany', 'Austria', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'hotels, Lambton Quay',
    ask: 'Receptionists and chefs in the UK, Ireland, NZ or Germany please, but nobody who is or has been with Crown Resorts',
    fits: both(
      trade('receptionist', 'chef'),
      country('United Kingdom', 'Ireland', 'New Zealand', 'Germany'),
      not(worked('Crown Resorts')),
    ),
  },
  {
    by: 'structures, Clerkenwell',
    ask: 'structural or mechanical engineers, formerly Aurecon, UK Ireland Germany or Australia, don’t need sponsoring',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      formerly('Aurecon'),
      country('United Kingdom', 'Ireland', 'Germany', 'Australia'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'crm and customer, Fitzroy',
    ask: 'Two roles for the same client: a Salesforce dev/admin with Apex and a CSM with Gainsight. Show me people for either, leaving out those at Microsoft or Meta now',
    fits: both(
      either(both(trade('salesforce'), skill('Apex')), both(trade('customer success'), skill('Gainsight'))),
      not(at('Microsoft', 'Meta')),
    ),
  },
  {
    by: 'health, second careers',
    ask: 'nurses, midwives or OTs who used to be on the tools (boilermaker, crane operator, fitter or plumber) and want permanent work',
    fits: both(
      trade('nurse', 'midwife', 'occupational therapist'),
      either(wasOnce('boilermaker'), wasOnce('crane operator'), wasOnce('fitter'), wasOnce('plumber')),
      not(contractor),
    ),
  },
  {
    by: 'community services, Lower Hutt',
    ask: 'Māori, Auslan or Arabic speaking social workers, OTs, mental health nurses',
    fits: both(
      trade('social worker', 'occupational therapist', 'mental health nurse'),
      either(speaks('Māori'), speaks('Auslan'), speaks('Arabic')),
    ),
  },
  {
    by: 'QA bench',
    ask: 'QA people / testers with Cypress. no job hoppers pls, i.e. nobody with 4 or more employers in the last five years',
    fits: both(trade('tester'), skill('Cypress'), ({ employersOfLate }) => employersOfLate < 4),
  },
  {
    by: 'metals procurement',
    ask: 'senior or head level procurement folks employed in mining at the moment, 4 weeks notice or under',
    fits: both(
      trade('procurement'),
      level('senior', 'head'),
      ({ industry }) => industry === 'mining',
      noticeUpTo(28),
    ),
  },
];
