import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket } from './second-world.ts';
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
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const settled = rights('citizen', 'permanent_resident');

/** What desks type right after a client has rung, over the second people. */
export const SECOND_OPEN_FORTY_NINTH_MORE: readonly Query<Second>[] = [
  {
    by: 'engineering desk',
    ask: 'architects for buildings (not the IT sort!!) with Revit, more than 5 years',
    fits: both(trade('building architect'), skill('Revit'), ({ years }) => years > 5),
  },
  {
    by: 'tech desk',
    ask: 'cloud / solutions architects with AWS asking 150k AUD or less, or else in Singapore',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      either(payUpTo(150_000, 'AUD'), city('Singapore')),
    ),
  },
  {
    by: 'insurance desk',
    ask: 'underwriters, ten years plus, at Allianz, QBE or Suncorp. Not Aussies moving over, they need to be outside Australia already',
    fits: both(
      trade('underwriter'),
      yearsAtLeast(10),
      at('Allianz', 'QBE', 'Suncorp'),
      not(country('Australia')),
    ),
  },
  {
    by: 'tech desk',
    ask: 'data analysts, Power BI, ex Tesco / M&S / Aldi',
    fits: both(trade('data analyst'), skill('Power BI'), formerly('Tesco', 'Marks & Spencer', 'Aldi')),
  },
  {
    by: 'insurance desk',
    ask: 'actuaries who do reserving, mid or senior, not head level and not juniors either',
    fits: both(trade('actuary'), skill('Reserving'), level('mid', 'senior')),
  },
  {
    by: 'new starter',
    ask: 'SAP, Salesforce or test people on contract in the UK',
    fits: both(trade('sap consultant', 'salesforce', 'tester'), contractor, country('United Kingdom')),
  },
  {
    by: 'legal desk',
    ask: 'conveyancers PEXA, perm, Sydney Newcastle Melbourne Geelong Brisbane',
    fits: both(
      trade('conveyancer'),
      skill('PEXA'),
      not(contractor),
      city('Sydney', 'Newcastle', 'Melbourne', 'Geelong', 'Brisbane'),
    ),
  },
  {
    by: 'tech desk',
    ask: 'SAP consultants with McKinsey, BCG or Bain on the CV',
    fits: both(
      trade('sap consultant'),
      worked('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
    ),
  },
  {
    by: 'tech desk',
    ask: 'solutions architects sitting at a bank at the moment, just not DBS or NAB',
    fits: both(trade('solutions architect'), ({ industry }) => industry === 'banking', not(at('DBS', 'NAB'))),
  },
  {
    by: 'engineering desk',
    ask: 'structural or mechanical engineers we’ve spoken to within the past month',
    fits: both(trade('structural engineer', 'mechanical engineer'), calledWithin(30)),
  },
  {
    by: 'trades desk',
    ask: 'Shutdown in Karratha: fitters or boilermakers who live there, or who’ll relocate and are in Australia',
    fits: both(
      trade('fitter', 'boilermaker'),
      either(city('Karratha'), both(country('Australia'), relocates)),
    ),
  },
  {
    by: 'insurance desk',
    ask: 'underwriting, claims or actuarial, Dublin or Cork, any notice',
    fits: both(trade('underwriter', 'claims', 'actuary'), city('Dublin', 'Cork')),
  },
  {
    by: 'branch manager',
    ask: 'Customer success, four weeks’ notice max, not at Microsoft',
    fits: both(trade('customer success'), noticeUpTo(28), not(at('Microsoft'))),
  },
  {
    by: 'office desk',
    ask: 'receptionists, a month or less, no visa holders and no one needing sponsorship',
    fits: both(trade('receptionist'), noticeUpTo(30), settled),
  },
  {
    by: 'health desk',
    ask: 'Ward manager in Leeds on the line: RMNs or theatre nurses, UK or Irish based, that we last called more than six months ago or have never called',
    fits: both(
      trade('theatre nurse', 'mental health nurse'),
      country('United Kingdom', 'Ireland'),
      notCalledFor(182),
    ),
  },
  {
    by: 'finance desk',
    ask: 'credit controllers and AR officers, but no job hoppers: leave off anyone with four or more employers in the last five years',
    fits: both(trade('credit controller'), ({ employersOfLate }) => employersOfLate < 4),
  },
  {
    by: 'pharma desk',
    ask: 'clinical research or reg affairs, ex-GSK or ex-AstraZeneca, not in Switzerland',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      formerly('GSK', 'AstraZeneca'),
      not(country('Switzerland')),
    ),
  },
  {
    by: 'engineering desk',
    ask: 'structural engineers who used to be at Arup or Aurecon and aren’t any more',
    fits: both(trade('structural engineer'), formerly('Arup', 'Aurecon'), not(at('Arup', 'Aurecon'))),
  },
  {
    by: 'temps desk',
    ask: 'chefs out of work or on no more than 7 days',
    fits: both(
      trade('chef'),
      either(({ betweenJobs }) => betweenJobs, noticeUpTo(7)),
    ),
  },
  {
    by: 'trades desk',
    ask: 'anyone w/ white card in Brisbane, Karratha or Sydney, fortnight max',
    fits: both(ticket('White Card'), city('Brisbane', 'Karratha', 'Sydney'), noticeUpTo(14)),
  },
  {
    by: 'health desk',
    ask: 'social workers, case management, citizens or PR, not Manchester council’s own people',
    fits: both(trade('social worker'), skill('Case management'), settled, not(at('Manchester City Council'))),
  },
  {
    by: 'health desk',
    ask: 'OTs who do splinting and would relocate, or are already in NZ',
    fits: both(
      trade('occupational therapist'),
      skill('Splinting'),
      either(relocates, country('New Zealand')),
    ),
  },
];
