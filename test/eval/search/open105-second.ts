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

/** Searches over the second people, of desks in an ordinary month. */
export const SECOND_OPEN_NINETY_FIFTH: readonly Query<Second>[] = [
  {
    by: 'maternity, Clayton',
    ask: 'midwives w/ AHPRA rego in Aus or NZ, must have their own car',
    fits: both(trade('midwife'), ticket('AHPRA registration'), country('Australia', 'New Zealand')),
    unknowable: true,
  },
  {
    by: 'mental health and social care',
    ask: 'Mental health nurses and social workers who are between jobs, or who could be out of their job in a week',
    fits: both(
      trade('mental health nurse', 'social worker'),
      either(({ betweenJobs }) => betweenJobs, noticeUpTo(7)),
    ),
  },
  {
    by: 'ERP, Taunusanlage',
    ask: 'SAP consultants that are ex-MBB (so McKinsey, BCG or Bain) and not at one of those three today',
    fits: both(
      trade('sap consultant'),
      formerly('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
      not(at('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company')),
    ),
  },
  {
    by: 'cloud, Barangaroo',
    ask: 'solutions / cloud architects, AWS, up for contract or remote (or both), not based in the US',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      either(contractor, remote),
      not(country('United States')),
    ),
  },
  {
    by: 'insurance, Mainz',
    ask: 'underwriters, actuaries, claims people who speak German, French or Italian, in Europe, Singapore or the US',
    fits: both(
      trade('underwriter', 'actuary', 'claims'),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland', 'Singapore', 'United States'),
      either(speaks('German'), speaks('French'), speaks('Italian')),
    ),
  },
  {
    by: 'towers and lifting',
    ask: 'crane operators + scaffolders working for CPB or Laing O’Rourke as we speak, anywhere except Australia',
    fits: both(
      trade('crane operator', 'scaffolder'),
      at('CPB Contractors', 'Laing O’Rourke'),
      not(country('Australia')),
    ),
  },
  {
    by: 'bookkeeping, follow-ups',
    ask: 'Which bookkeepers and credit controllers / AR people have we had on the phone in the last 100 days? Just Australia, NZ, UK, Ireland.',
    fits: both(
      trade('bookkeeper', 'credit controller'),
      calledWithin(100),
      country('Australia', 'New Zealand', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'legal expenses cover',
    ask: 'Client likes legal backgrounds: underwriters who used to be paralegals, or claims people who were conveyancers once.',
    fits: either(
      both(trade('underwriter'), wasOnce('paralegal')),
      both(trade('claims'), wasOnce('conveyancer')),
    ),
  },
  {
    by: 'drug development, Aeschenplatz',
    ask: 'CRAs and regulatory affairs people at Roche, Novartis, GSK or CSL with 5+ years, living in Switzerland already or willing to move',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      at('Roche', 'Novartis', 'GSK', 'CSL'),
      yearsAtLeast(5),
      either(country('Switzerland'), relocates),
    ),
  },
  {
    by: 'software quality',
    ask: 'QA / test people or data analysts for a perm role, citizens or PR, no job hoppers pls – four or more employers in the last 5 years is a no',
    fits: both(
      trade('tester', 'data analyst'),
      not(contractor),
      rights('citizen', 'permanent_resident'),
      ({ employersOfLate }) => employersOfLate < 4,
    ),
  },
  {
    by: 'buildings, Surry Hills',
    ask: 'revit: structural engs or architects (buildings, not the IT sort), Sydney Newcastle Melbourne Brisbane Singapore, nobody who’s at WSP now',
    fits: both(
      trade('structural engineer', 'building architect'),
      skill('Revit'),
      city('Sydney', 'Newcastle', 'Melbourne', 'Brisbane', 'Singapore'),
      not(at('WSP')),
    ),
  },
  {
    by: 'supply chain, St Georges Tce',
    ask: 'Procurement or category managers sitting in a mining company now, contract negotiation among their skills, any work rights are fine except needing sponsorship',
    fits: both(
      trade('procurement'),
      ({ industry }) => industry === 'mining',
      skill('Contract negotiation'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'hotels, front and back of house',
    ask: 'receptionists, front desk or chefs with Hilton now or before, and at least one language down on their file, doesnt matter which',
    fits: both(trade('receptionist', 'chef'), worked('Hilton'), ({ languages }) => languages.length > 0),
  },
  {
    by: 'law firm support',
    ask: 'paralegals / legal assistants and conveyancers who left Slaughter and May or Freshfields at some point, not called by us for six months or never called',
    fits: both(
      trade('paralegal', 'conveyancer'),
      formerly('Slaughter and May', 'Freshfields'),
      notCalledFor(182),
    ),
  },
  {
    by: 'mechanical trades, Little Island',
    ask: 'Two things for the same site: plumbers that do gasfitting, and boilermakers who can TIG weld. At least three years in, and not in the States.',
    fits: both(
      either(both(trade('plumber'), skill('Gasfitting')), both(trade('boilermaker'), skill('TIG welding'))),
      yearsAtLeast(3),
      not(country('United States')),
    ),
  },
  {
    by: 'saas, Grand Canal Dock',
    ask: 'csm or salesforce admin/dev, uk max £90k, ireland max €90k',
    fits: both(
      trade('customer success', 'salesforce'),
      either(
        both(country('United Kingdom'), payUpTo(90_000, 'GBP')),
        both(country('Ireland'), payUpTo(90_000, 'EUR')),
      ),
    ),
  },
];
