import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  inJobFor,
  near,
  nobody,
  not,
  noticeUpTo,
  once,
  pays,
  remote,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, kept closed, of desks in the middle of December. */
export const THIRD_OPEN_SEVENTY_FIFTH: readonly Query<Third>[] = [
  {
    by: 'brigade',
    ask: 'head chefs or sous chefs with Food Safety Level 3 who are or were at Hilton, Accor or Marriott, outside France',
    fits: all(
      trade('head chef', 'sous chef'),
      cert('Food Safety Level 3'),
      worked('Hilton', 'Accor', 'Marriott'),
      not(country('France')),
    ),
  },
  {
    by: 'front and back of house',
    ask: 'Hotel managers and executive housekeepers in Dubai, Singapore or Sydney',
    fits: all(trade('hotel manager', 'housekeeping'), near('Dubai', 'Singapore', 'Sydney')),
  },
  {
    by: 'disputes',
    ask: 'litigators / in-house counsel holding a practising certificate, any of DLA Piper, Clifford Chance, Baker McKenzie on the CV, not UK based',
    fits: all(
      trade('litigation lawyer', 'in-house counsel'),
      cert('Practising certificate'),
      worked('DLA Piper', 'Clifford Chance', 'Baker McKenzie'),
      not(country('United Kingdom')),
    ),
  },
  {
    by: 'labs, Ringaskiddy',
    ask: 'QC chemists and microbiologists with GMP in Ireland, Switzerland or France',
    fits: all(
      trade('qc chemist', 'microbiologist'),
      skill('GMP'),
      country('Ireland', 'Switzerland', 'France'),
    ),
  },
  {
    by: 'forwarding',
    ask: 'freight forwarders + customs brokers, incoterms, germany / NZ / oz',
    fits: all(
      trade('freight forwarder', 'customs broker'),
      skill('Incoterms'),
      country('Germany', 'New Zealand', 'Australia'),
    ),
  },
  {
    by: 'resources, Adelaide Terrace',
    ask: 'Geos and mining engineers around Perth or Brisbane, leaving out whoever works for BHP at the moment',
    fits: all(trade('geologist', 'mining engineer'), near('Perth', 'Brisbane'), not(at('BHP'))),
  },
  {
    by: 'distributed studio',
    ask: 'remote only: SEO specialists, brand managers, graphic or UX designers',
    fits: all(trade('seo specialist', 'brand manager', 'graphic designer', 'ux designer'), remote),
  },
  {
    by: 'public service pay bands',
    ask: 'UK conveyancers, primary and maths teachers, child protection social workers asking GBP 45k a year or less',
    fits: all(
      trade('conveyancer', 'primary teacher', 'maths teacher', 'child protection social worker'),
      country('United Kingdom'),
      pays('GBP', 0, 45_000),
    ),
  },
  {
    by: 'factories',
    ask: 'Quality managers and production managers who’ve been at least five years in the job they’re in now',
    fits: all(trade('quality manager', 'production manager'), inJobFor(5)),
  },
  {
    by: 'second careers',
    ask: 'anyone who used to be a chef in an ealier life and does something else now?',
    fits: all(once('chef'), not(trade('chef'))),
  },
  {
    by: 'hangar',
    ask: 'Aircraft engineers with a B1 licence or pilots with ATPL, ready within a month, wherever they live',
    fits: all(
      any(all(trade('aircraft engineer'), cert('B1 licence')), all(trade('pilot'), cert('ATPL'))),
      noticeUpTo(30),
    ),
  },
  {
    by: 'paddock to plant',
    ask: 'agronomists & farm managers, NZ, Australia or Ireland, 6+ yrs',
    fits: all(
      trade('agronomist', 'farm manager'),
      country('New Zealand', 'Australia', 'Ireland'),
      yearsAtLeast(6),
    ),
  },
  {
    by: 'high street',
    ask: 'Store managers or fashion buyers, formerly of Zara or H&M, in Europe, who have opened a flagship store',
    unknowable: true,
    fits: all(
      trade('store manager', 'buyer'),
      formerly('Zara', 'H&M'),
      country('United Kingdom', 'Ireland', 'Germany', 'France', 'Spain'),
    ),
  },
  {
    by: 'polyglot desk',
    ask: 'EAs, journalists, marine underwriters, lecturers: who of them speaks Spanish or French?',
    fits: all(
      trade('executive assistant', 'journalist', 'marine underwriter', 'lecturer'),
      any(speaks('Spanish'), speaks('French')),
    ),
  },
  {
    by: 'measured works',
    ask: 'MRICS quantity surveyors, or land surveyors who know Civil 3D – permanent role',
    fits: all(
      any(all(trade('quantity surveyor'), cert('MRICS')), all(trade('land surveyor'), skill('Civil 3D'))),
      works('permanent'),
    ),
  },
  {
    by: 'copper belt',
    ask: 'geologists in Johannesburg or Santiago',
    fits: nobody,
  },
];
