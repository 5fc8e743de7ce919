import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
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
export const SECOND_OPEN_EIGHTY_EIGHTH: readonly Query<Second>[] = [
  {
    by: 'maternity and mental health',
    ask: 'midwives or RMNs holding AHPRA registration, in Aus/NZ or prepared to relocate',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      either(country('Australia', 'New Zealand'), relocates),
    ),
  },
  {
    by: 'sheds, Altona',
    ask: 'forklift drivers with an LF licence that we haven’t called for three months, never called counts too',
    fits: both(trade('forklift driver'), ticket('LF licence'), notCalledFor(90)),
  },
  {
    by: 'built environment',
    ask: 'Structural engineers and building architects who know Revit: UK, Ireland, Singapore or Germany',
    fits: both(
      trade('structural engineer', 'building architect'),
      skill('Revit'),
      country('United Kingdom', 'Ireland', 'Singapore', 'Germany'),
    ),
  },
  {
    by: 'bank technology',
    ask: 'cloud or solutions architects w/ AWS. At CommBank, NAB, DBS or Deutsche right now. no contractors pls',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      at('Commonwealth Bank', 'NAB', 'DBS', 'Deutsche Bank'),
      not(contractor),
    ),
  },
  {
    by: 'insurance, senior hires',
    ask: 'actuaries + underwriters, ten years plus, who either work remotely or are based in Germany, Austria or Switzerland',
    fits: both(
      trade('actuary', 'underwriter'),
      yearsAtLeast(10),
      either(remote, country('Germany', 'Austria', 'Switzerland')),
    ),
  },
  {
    by: 'labour hire, bench list',
    ask: 'Which blue collar people have no job just now?',
    fits: both(trade('blue collar'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'QA and reporting',
    ask: 'testers with Cypress, or data analysts with SQL; Ireland, UK, Singapore, USA, Australia',
    fits: both(
      either(both(trade('tester'), skill('Cypress')), both(trade('data analyst'), skill('SQL'))),
      country('Ireland', 'United Kingdom', 'Singapore', 'United States', 'Australia'),
    ),
  },
  {
    by: 'property law, conflict check',
    ask: 'Conveyancers and paralegals, minimum five years, who have never been at Freshfields, past or present',
    fits: both(trade('conveyancer', 'paralegal'), yearsAtLeast(5), not(worked('Freshfields'))),
  },
  {
    by: 'second careers',
    ask: 'people who used to be nurses, midwives or OTs and now do conveyancing, procurement, reg affairs or clinical research',
    fits: both(
      either(wasOnce('nurse'), wasOnce('midwife'), wasOnce('occupational therapist')),
      trade('conveyancer', 'procurement', 'regulatory affairs', 'clinical research'),
    ),
  },
  {
    by: 'accounts and compliance, call round',
    ask: 'bookkeepers, credit controllers, compliance officers: rung some time in the past six months but not in the last month',
    fits: both(trade('bookkeeper', 'credit controller', 'compliance'), calledWithin(180), notCalledFor(30)),
  },
  {
    by: 'ERP and CRM, Europe',
    ask: 'S/4HANA consultants / salesforce with apex, europe only (UK + Ireland count), PR or citizens',
    fits: both(
      either(both(trade('sap consultant'), skill('SAP S/4HANA')), both(trade('salesforce'), skill('Apex'))),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'life sciences, Rhine and Charles',
    ask: 'reg affairs or CRAs, CSL Roche GSK or AZ on the CV ever, living in Basel, Boston, Frankfurt, Cologne or Dublin',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      worked('CSL', 'Roche', 'GSK', 'AstraZeneca'),
      city('Basel', 'Boston', 'Frankfurt', 'Cologne', 'Dublin'),
    ),
  },
  {
    by: 'community health',
    ask: 'Need a midwife, nurse, OT, GP or social worker that uses Auslan or speaks Maori',
    fits: both(
      trade('midwife', 'nurse', 'occupational therapist', 'gp', 'social worker'),
      either(speaks('Auslan'), speaks('Māori')),
    ),
  },
  {
    by: 'hotels, short notice',
    ask: 'Chefs and receptionists in the UK or the euro countries, a week’s notice at most, or else wanting no more than 60k (GBP or EUR)',
    fits: both(
      trade('chef', 'receptionist'),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria'),
      either(noticeUpTo(7), payUpTo(60_000, 'GBP'), payUpTo(60_000, 'EUR')),
    ),
  },
];
