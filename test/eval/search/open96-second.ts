import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  not,
  noticeUpTo,
  payUpTo,
  remote,
  rights,
  skill,
  trade,
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people, of desks after a long weekend. */
export const SECOND_OPEN_EIGHTY_SIXTH: readonly Query<Second>[] = [
  {
    by: 'design studios, Surry Hills',
    ask: 'Revit: structural engineers or architects, Australia, NZ or Singapore',
    fits: both(
      trade('structural engineer', 'building architect'),
      skill('Revit'),
      country('Australia', 'New Zealand', 'Singapore'),
    ),
  },
  {
    by: 'workshop, Wickham',
    ask: 'boilermakers, tig, australia',
    fits: both(trade('boilermaker'), skill('TIG welding'), country('Australia')),
  },
  {
    by: 'actuarial',
    ask: 'Actuaries who use R in Switzerland, Germany, the UK or Ireland',
    fits: both(trade('actuary'), skill('R'), country('Switzerland', 'Germany', 'United Kingdom', 'Ireland')),
  },
  {
    by: 'law support, call list',
    ask: 'paralegals and conveyancers not phoned in the past 180 days or never phoned at all, Aus / NZ / UK',
    fits: both(
      trade('paralegal', 'conveyancer'),
      notCalledFor(180),
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'erp',
    ask: 'SAP consultants at Accenture, Capgemini or BCG',
    fits: both(trade('sap consultant'), at('Accenture', 'Capgemini', 'Boston Consulting Group')),
  },
  {
    by: 'saas growth',
    ask: 'remote CSMs',
    fits: both(trade('customer success'), remote),
  },
  {
    by: 'small business books',
    ask: 'Bookkeepers xero aus/nz pls',
    fits: both(trade('bookkeeper'), skill('Xero'), country('Australia', 'New Zealand')),
  },
  {
    by: 'rehab, Munster',
    ask: 'OTs in the UK or Ireland w/ 5+ years',
    fits: both(trade('occupational therapist'), country('United Kingdom', 'Ireland'), yearsAtLeast(5)),
  },
  {
    by: 'hospital trusts',
    ask: 'RMNs or theatre nurses, UK + Ireland, citizenship or permanent residency, any notice',
    fits: both(
      trade('mental health nurse', 'theatre nurse'),
      country('United Kingdom', 'Ireland'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'wealth, Queen Street',
    ask: 'financial planners in Australia asking AUD 140k or less, who are not with CBA at the moment',
    fits: both(
      trade('financial planner'),
      country('Australia'),
      payUpTo(140_000, 'AUD'),
      not(at('Commonwealth Bank')),
    ),
  },
  {
    by: 'rebuild, Canterbury',
    ask: 'blue collar Christchurch or Wellington',
    fits: both(trade('blue collar'), city('Christchurch', 'Wellington')),
  },
  {
    by: 'receivables',
    ask: 'Credit controllers ex-Tesco, Coles or Aldi, max two weeks notice',
    fits: both(trade('credit controller'), formerly('Tesco', 'Coles', 'Aldi'), noticeUpTo(14)),
  },
  {
    by: 'tech contracts, Austin',
    ask: 'SAP, Salesforce, QA or solutions architects in Austin or Boston or Dublin on contract',
    fits: both(
      trade('sap consultant', 'salesforce', 'tester', 'solutions architect'),
      city('Austin', 'Boston', 'Dublin'),
      contractor,
    ),
  },
  {
    by: 'front of house',
    ask: 'Receptionists in Australia with a really warm smile, we get asked for that',
    unknowable: true,
    fits: both(trade('receptionist'), country('Australia')),
  },
  {
    by: 'submissions',
    ask: 'regulatory affairs, TGA submissions, 5 years upwards, currently at CSL, Roche or GSK',
    fits: both(
      trade('regulatory affairs'),
      skill('TGA submissions'),
      yearsAtLeast(5),
      at('CSL', 'Roche', 'GSK'),
    ),
  },
  {
    by: 'second careers',
    ask: 'Who was a recruiter or a receptionist once and does accounts work (bookkeeping, credit control) these days?',
    fits: both(
      trade('bookkeeper', 'credit controller'),
      either(wasOnce('recruiter'), wasOnce('receptionist')),
    ),
  },
];
