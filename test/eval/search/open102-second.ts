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
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people, of desks in an ordinary month. */
export const SECOND_OPEN_NINETY_SECOND: readonly Query<Second>[] = [
  {
    by: 'theatres and maternity, Leeds',
    ask: 'Theatre nurses or midwives in the UK or Ireland, only the ones nobody has called in the past two months',
    fits: both(trade('theatre nurse', 'midwife'), country('United Kingdom', 'Ireland'), notCalledFor(60)),
  },
  {
    by: 'labour hire, Geelong',
    ask: 'forklift, plumbers, scaffs, crane ops – out of work at the moment',
    fits: both(
      trade('forklift driver', 'plumber', 'scaffolder', 'crane operator'),
      ({ betweenJobs }) => betweenJobs,
    ),
  },
  {
    by: 'ERP programmes',
    ask: 'SAP consultants with S/4HANA, Accenture or Capgemini on their CV incl. current employer, after a permanent job',
    fits: both(
      trade('sap consultant'),
      skill('SAP S/4HANA'),
      worked('Accenture', 'Capgemini'),
      not(contractor),
    ),
  },
  {
    by: 'specialty insurance, Grand Canal',
    ask: 'underwriters + actuaries Dublin Cork Edinburgh Leeds Brighton senior or head level',
    fits: both(
      trade('underwriter', 'actuary'),
      city('Dublin', 'Cork', 'Edinburgh', 'Leeds', 'Brighton'),
      level('senior', 'head'),
    ),
  },
  {
    by: 'financial crime, Raffles Place',
    ask: 'Client wrote: we need AML or compliance officers for our Singapore office. They have to live in Singapore already or be willing to relocate.',
    fits: both(trade('compliance'), either(country('Singapore'), relocates)),
  },
  {
    by: 'building design',
    ask: 'Revit users please, structural engineers or building architects (not the IT sort), 10 years plus and no one we’d need to sponsor',
    fits: both(
      trade('structural engineer', 'building architect'),
      skill('Revit'),
      yearsAtLeast(10),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'software houses',
    ask: 'salesforce with apex or testers with cypress, remote',
    fits: both(
      either(both(trade('salesforce'), skill('Apex')), both(trade('tester'), skill('Cypress'))),
      remote,
    ),
  },
  {
    by: 'front of house, follow ups',
    ask: 'Which receptionists, chefs or customer success managers have we had on the phone in the last month? Just Australia, NZ and Singapore.',
    fits: both(
      trade('receptionist', 'chef', 'customer success'),
      calledWithin(30),
      country('Australia', 'New Zealand', 'Singapore'),
    ),
  },
  {
    by: 'shutdowns, Pilbara',
    ask: 'boilermakers who can TIG and fitters who can run a lathe, at BHP or Glencore currently. either in aus/nz already or prepared to relocate',
    fits: both(
      either(both(trade('boilermaker'), skill('TIG welding')), both(trade('fitter'), skill('Lathe'))),
      at('BHP', 'Glencore'),
      either(country('Australia', 'New Zealand'), relocates),
    ),
  },
  {
    by: 'life sciences, second careers',
    ask: 'CRAs and regulatory affairs people who started on the clinical side, i.e. were a theatre nurse or an occupational therapist earlier on',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      either(wasOnce('theatre nurse'), wasOnce('occupational therapist')),
    ),
  },
  {
    by: 'accounts, Surry Hills',
    ask: 'bookkeepers that do BAS, or credit controllers with Coles or Kmart experience (now or earlier), Aus only, asking up to 140k',
    fits: both(
      either(
        both(trade('bookkeeper'), skill('BAS')),
        both(trade('credit controller'), worked('Coles', 'Kmart')),
      ),
      country('Australia'),
      payUpTo(140_000, 'AUD'),
    ),
  },
  {
    by: 'legal support, Basinghall St',
    ask: 'paralegals or conveyancers who have left Freshfields or Slaughter and May, citizens/PR, not a 12 week notice please, 4 at most',
    fits: both(
      trade('paralegal', 'conveyancer'),
      formerly('Freshfields', 'Slaughter and May'),
      rights('citizen', 'permanent_resident'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'supply chain, St Georges Tce',
    ask: 'Procurement / category managers with contract negotiation. Want someone after a permanent post, two weeks’ notice at the very most, not with BHP at present',
    fits: both(
      trade('procurement'),
      skill('Contract negotiation'),
      not(contractor),
      noticeUpTo(14),
      not(at('BHP')),
    ),
  },
  {
    by: 'community teams, Māngere',
    ask: 'social workers and OTs who speak Māori, Arabic or Mandarin or sign in Auslan, needs their own car',
    unknowable: true,
    fits: both(
      trade('social worker', 'occupational therapist'),
      either(speaks('Māori'), speaks('Arabic'), speaks('Mandarin'), speaks('Auslan')),
    ),
  },
  {
    by: 'overseas nursing, Parkville',
    ask: 'AHPRA registered midwives and mental health nurses living outside Australia who’d relocate',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      not(country('Australia')),
      relocates,
    ),
  },
  {
    by: 'data and cloud, Docklands',
    ask: 'Looking for data analysts or solutions architects in Aus or NZ, mid level and up. The hiring manager hates job hoppers so take out anybody who’s had four or more employers in the last five years',
    fits: both(
      trade('data analyst', 'solutions architect'),
      country('Australia', 'New Zealand'),
      not(level('junior')),
      ({ employersOfLate }) => employersOfLate < 4,
    ),
  },
];
