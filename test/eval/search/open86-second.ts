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
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people, of desks in the middle of January. */
export const SECOND_OPEN_SEVENTY_SIXTH: readonly Query<Second>[] = [
  {
    by: 'maternity wards',
    ask: 'midwives with AHPRA registration in Australia or NZ, or who’d move for the job',
    fits: both(
      trade('midwife'),
      ticket('AHPRA registration'),
      either(country('Australia', 'New Zealand'), relocates),
    ),
  },
  {
    by: 'local government',
    ask: 'Social workers + OTs, 5 years or more, anywhere in the UK, Ireland, NZ or Australia. Perm only.',
    fits: both(
      trade('social worker', 'occupational therapist'),
      yearsAtLeast(5),
      country('United Kingdom', 'Ireland', 'New Zealand', 'Australia'),
      not(contractor),
    ),
  },
  {
    by: 'tower cranes',
    ask: 'crane ops or scaffolders, white card, not with CPB at the moment',
    fits: both(trade('crane operator', 'scaffolder'), ticket('White Card'), not(at('CPB Contractors'))),
  },
  {
    by: 'Pilbara shutdowns',
    ask: 'Boilermakers and fitters who are or were with BHP, Rio or Newmont and have never been rung, or not in the last 6 months (180 days)',
    fits: both(trade('boilermaker', 'fitter'), worked('BHP', 'Rio Tinto', 'Newmont'), notCalledFor(180)),
  },
  {
    by: 'job hoppers check',
    ask: 'Give me all tech candidates who’ve had four or more employers over the past five years',
    fits: both(trade('tech'), ({ employersOfLate }) => employersOfLate >= 4),
  },
  {
    by: 'ERP, Eschborn',
    ask: 'SAP consultants who’ve worked for Accenture, Capgemini or a strategy house (McKinsey, BCG, Bain) and could start in four weeks or under',
    fits: both(
      trade('sap consultant'),
      worked('Accenture', 'Capgemini', 'McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'insurance floor',
    ask: 'underwriters, claims ppl & actuaries working from home; employer now one of Allianz, QBE, Suncorp, Aviva',
    fits: both(trade('insurance'), remote, at('Allianz', 'QBE', 'Suncorp', 'Aviva')),
  },
  {
    by: 'money laundering hires',
    ask: 'compliance officers or AML analysts, senior or head of, no sponsorship needed',
    fits: both(trade('compliance'), level('senior', 'head'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'small practices',
    ask: 'Bookkeepers or credit controllers in Australia asking for 120k AUD tops',
    fits: both(trade('bookkeeper', 'credit controller'), country('Australia'), payUpTo(120_000, 'AUD')),
  },
  {
    by: 'career changers',
    ask: 'people who used to be plumbers, scaffolders or crane operators and have since gone into other work',
    fits: both(
      either(wasOnce('plumber'), wasOnce('scaffolder'), wasOnce('crane operator')),
      not(trade('plumber', 'scaffolder', 'crane operator')),
    ),
  },
  {
    by: 'conveyancing, Surry Hills',
    ask: 'paralegals/conveyancers w conveyancing skills, NSW VIC or QLD, four weeks notice at most',
    fits: both(
      trade('paralegal', 'conveyancer'),
      skill('Conveyancing'),
      region('New South Wales', 'Victoria', 'Queensland'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'call list follow-up',
    ask: 'Which nurses or GPs did someone here speak to by phone within the last three months (90 days)?',
    fits: both(trade('nurse', 'gp'), calledWithin(90)),
  },
  {
    by: 'rec2rec',
    ask: 'Recruiters ex Hays, Robert Walters or Michael Page, in Singapore, Dublin, Cork, Leeds, Brighton, Edinburgh, Sydney or Melbourne. Contract or perm both ok',
    fits: both(
      trade('recruiter'),
      formerly('Hays', 'Robert Walters', 'Michael Page'),
      city('Singapore', 'Dublin', 'Cork', 'Leeds', 'Brighton', 'Edinburgh', 'Sydney', 'Melbourne'),
    ),
  },
  {
    by: 'front of house, hotels',
    ask: 'receptionists or chefs between jobs, or who can start immediately anyway',
    fits: both(
      trade('receptionist', 'chef'),
      either(({ betweenJobs }) => betweenJobs, noticeUpTo(0)),
    ),
  },
  {
    by: 'languages desk',
    ask: 'Any engineers (structural, mechanical) or building architects speaking Mandarin, Arabic or Māori?',
    fits: both(
      trade('engineer', 'building architect'),
      either(speaks('Mandarin'), speaks('Arabic'), speaks('Māori')),
    ),
  },
  {
    by: 'software vendor clients',
    ask: 'csm / salesforce admin / qa – on the books of microsoft, meta, xero or sap as we speak, outside the us, not juniors',
    fits: both(
      trade('customer success', 'salesforce', 'tester'),
      at('Microsoft', 'Meta', 'Xero', 'SAP'),
      not(country('United States')),
      not(level('junior')),
    ),
  },
];
