import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  country,
  EUROPE,
  formerly,
  level,
  nobody,
  not,
  noticeUpTo,
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

/** Searches typed on busy desks over the second people, just after a client has rung. */
export const SECOND_OPEN_FIFTY_THIRD_MORE: readonly Query<Second>[] = [
  {
    by: 'Leeds perm desk',
    ask: 'credit controllers, collections, not on a 12 week notice, not juniors',
    fits: both(trade('credit controller'), skill('Collections'), noticeUpTo(83), not(level('junior'))),
  },
  {
    by: 'Sydney temps',
    ask: "scaffs or crane ops holding a White Card, one week's notice or none",
    fits: both(trade('scaffolder', 'crane operator'), ticket('White Card'), noticeUpTo(7)),
  },
  {
    by: 'Sydney temps',
    ask: 'receptionists who can start within a week, not in the States',
    fits: both(trade('receptionist'), noticeUpTo(7), not(country('United States'))),
  },
  {
    by: 'two-person office, Auckland',
    ask: 'Te reo Māori speakers, NZ or Aussie, whatever they do',
    fits: both(speaks('Māori'), country('New Zealand', 'Australia')),
  },
  {
    by: 'two-person office, Auckland',
    ask: 'Mental health nurses nobody has rung in the past six months, or ever',
    fits: both(trade('mental health nurse'), notCalledFor(183)),
  },
  {
    by: 'Dublin contract desk',
    ask: 'testers - SDET, QA, test analysts, whatever - working from home',
    fits: both(trade('tester'), remote),
  },
  {
    by: 'Dublin contract desk',
    ask: 'AML / KYC folks (either one) UK, Ireland, Singapore',
    fits: both(
      trade('compliance'),
      either(skill('AML'), skill('KYC')),
      country('United Kingdom', 'Ireland', 'Singapore'),
    ),
  },
  {
    by: 'Berlin office',
    ask: 'SAP consultants with MM module who live in the EU or in Switzerland',
    fits: both(
      trade('sap consultant'),
      skill('SAP MM'),
      country('Germany', 'Austria', 'Ireland', 'Switzerland'),
    ),
  },
  {
    by: 'Perth resources',
    ask: "TIG welders already in Karratha, or any who'll relocate",
    fits: both(trade('welder'), skill('TIG welding'), either(city('Karratha'), relocates)),
  },
  {
    by: 'Perth resources',
    ask: 'fitters, pumps, currently BHP, Rio or Glencore',
    fits: both(trade('fitter'), skill('Pumps'), at('BHP', 'Rio Tinto', 'Glencore')),
  },
  {
    by: 'Perth resources',
    ask: 'procurement with tendering who used to be with BHP or Rio',
    fits: both(trade('procurement'), skill('Tendering'), formerly('BHP', 'Rio Tinto')),
  },
  {
    by: 'healthcare desk',
    ask: 'midwives, nurses of all sorts, OTs and GPs who are living in Ireland or Scotland',
    fits: both(
      trade('midwife', 'nurse', 'occupational therapist', 'gp'),
      either(country('Ireland'), region('Scotland')),
    ),
  },
  {
    by: 'legal desk, New York',
    ask: 'conveyancers using PEXA, with two years in or more, no need for visa support',
    fits: both(trade('conveyancer'), skill('PEXA'), yearsAtLeast(2), not(rights('requires_sponsorship'))),
  },
  {
    by: 'first month in the job',
    ask: 'Is there an architect, the buildings kind and not the cloud kind, with Revit in Europe or Australia?',
    fits: both(trade('building architect'), skill('Revit'), country(...EUROPE, 'Ireland', 'Australia')),
  },
  {
    by: 'voice note',
    ask: "yeah so data analysts and they used to be at Tesco or M&S or Aldi at some stage but they've moved on",
    fits: both(trade('data analyst'), formerly('Tesco', 'Marks & Spencer', 'Aldi')),
  },
  {
    by: 'thumbs',
    ask: 'chefs w haccp hilton or accor (now)',
    fits: both(trade('chef'), skill('HACCP'), at('Hilton', 'Accor')),
  },
  {
    by: 'thumbs',
    ask: 'claims handlers we rang in the last 3 mths',
    fits: both(trade('claims'), calledWithin(92)),
  },
  {
    by: 'forwarded',
    ask: 'Dear team, the broker would be grateful for underwriters who understand property risks, with five years or more and no ties to Suncorp, either now or earlier. With thanks, Ottoline',
    fits: both(trade('underwriter'), skill('Property risks'), yearsAtLeast(5), not(worked('Suncorp'))),
  },
  {
    by: 'forwarded',
    ask: 'Per my voicemail: financial planners who know Xplan and have not been called in the past three months (or never have). Australia only. Rgds, Bertie',
    fits: both(trade('financial planner'), skill('Xplan'), notCalledFor(92), country('Australia')),
  },
  {
    by: 'exec search',
    ask: 'Regulatory affairs at senior or head level with CTD',
    fits: both(trade('regulatory affairs'), level('senior', 'head'), skill('CTD')),
  },
  {
    by: 'Monday backlog',
    ask: "actuaries who use R, QBE / Allianz / Aviva past or present, and who play golf (don't ask)",
    fits: both(trade('actuary'), skill('R'), worked('QBE', 'Allianz', 'Aviva')),
    unknowable: true,
  },
  { by: 'Monday backlog', ask: 'anaesthetists, Edinburgh or Leeds', fits: nobody },
];
