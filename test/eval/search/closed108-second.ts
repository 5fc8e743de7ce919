import type { Query } from './score.ts';
import { both, calledWithin, either, type Second, ticket, wasOnce } from './second-world.ts';
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
  rights,
  skill,
  speaks,
  trade,
} from './truth.ts';

/** Searches over the second people, of desks from Inverness to Cologne. */
export const SECOND_CLOSED_NINETY_EIGHTH: readonly Query<Second>[] = [
  {
    by: 'maternity, Bendigo',
    ask: 'midwives AHPRA registered, in Australia',
    fits: both(trade('midwife'), ticket('AHPRA registration'), country('Australia')),
  },
  {
    by: 'enterprise IT, Cologne',
    ask: 'Solutions architects, SAP consultants or Salesforce people in Germany, 120k EUR max',
    fits: both(
      trade('solutions architect', 'sap consultant', 'salesforce'),
      country('Germany'),
      payUpTo(120_000, 'EUR'),
    ),
  },
  {
    by: 'reinsurance, Düsseldorf',
    ask: 'underwriters + actuaries DACH, permanent not contract',
    fits: both(
      trade('underwriter', 'actuary'),
      country('Germany', 'Austria', 'Switzerland'),
      not(contractor),
    ),
  },
  {
    by: 'trades, Newport',
    ask: 'blue collar lads and lasses in the UK or Ireland that none of us has ever called',
    fits: both(
      trade('blue collar'),
      country('United Kingdom', 'Ireland'),
      ({ calledDaysAgo }) => calledDaysAgo === null,
    ),
  },
  {
    by: 'digital, Swansea',
    ask: 'testers with Cypress or data analysts with SQL, need them in Leeds, Brighton, Edinburgh, Dublin or Cork',
    fits: both(
      either(both(trade('tester'), skill('Cypress')), both(trade('data analyst'), skill('SQL'))),
      city('Leeds', 'Brighton', 'Edinburgh', 'Dublin', 'Cork'),
    ),
  },
  {
    by: 'strategy alumni',
    ask: 'SAP consultants currently at McKinsey, BCG or Bain with S/4HANA',
    fits: both(
      trade('sap consultant'),
      at('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
      skill('SAP S/4HANA'),
    ),
  },
  {
    by: 'legal support, Edinburgh',
    ask: 'paralegals or conveyancers formerly of Slaughter and May or Freshfields and not with either of them now',
    fits: both(
      trade('paralegal', 'conveyancer'),
      formerly('Slaughter and May', 'Freshfields'),
      not(at('Slaughter and May', 'Freshfields')),
    ),
  },
  {
    by: 'professional services, Docklands VIC',
    ask: 'Who’s between jobs right now out of our accounting, legal and insurance people?',
    fits: both(trade('accounting', 'legal', 'insurance'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'return to work, Hobart',
    ask: 'health people who were blue collar in an earlier career',
    fits: both(trade('health'), wasOnce('blue collar')),
  },
  {
    by: 'retention project, tech',
    ask: 'job hoppers in tech: four or more employers in the last five years',
    fits: both(trade('tech'), ({ employersOfLate }) => employersOfLate >= 4),
  },
  {
    by: 'buildings, Aberdeen',
    ask: 'Revit structural engineers or building architects, senior or head level',
    fits: both(trade('structural engineer', 'building architect'), skill('Revit'), level('senior', 'head')),
  },
  {
    by: 'life sciences, Basel',
    ask: 'CRAs and regulatory affairs specialists or managers in Europe, UK and Ireland included, who have left Roche or CSL',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland'),
      formerly('Roche', 'CSL'),
    ),
  },
  {
    by: 'sheds, Truganina',
    ask: 'forkies with LF licence in Aus or NZ who are ok with night shift',
    fits: both(trade('forklift driver'), ticket('LF licence'), country('Australia', 'New Zealand')),
    unknowable: true,
  },
  {
    by: 'iwi and public sector, Te Aro',
    ask: 'te reo Māori speakers in New Zealand or Australia, any role',
    fits: both(speaks('Māori'), country('New Zealand', 'Australia')),
  },
  {
    by: 'community health, Inverness',
    ask: 'GPs, OTs and social workers we’ve phoned some time in the last three months',
    fits: both(trade('gp', 'occupational therapist', 'social worker'), calledWithin(90)),
  },
  {
    by: 'financial crime, Raffles Place',
    ask: 'Could you find me claims handlers or compliance people in Singapore, Australia or New Zealand? They mustn’t need sponsorship, and two weeks’ notice is the longest I can wait.',
    fits: both(
      trade('claims', 'compliance'),
      country('Singapore', 'Australia', 'New Zealand'),
      not(rights('requires_sponsorship')),
      noticeUpTo(14),
    ),
  },
];
