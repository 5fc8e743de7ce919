import type { Query } from './score.ts';
import {
  all,
  any,
  cert,
  country,
  inJobFor,
  near,
  nobody,
  not,
  noticeUpTo,
  remote,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches typed on busy desks over the third people, just after a client has rung. */
export const THIRD_OPEN_FIFTY_THIRD: readonly Query<Third>[] = [
  {
    by: 'Leeds perm desk',
    ask: 'conveyancers, Manchester or Bristol, leasehold',
    fits: all(trade('conveyancer'), near('Manchester', 'Bristol'), skill('Leasehold')),
  },
  {
    by: 'Leeds perm desk',
    ask: 'production managers with lean or kaizen from BMW, Siemens or Bosch, there now or previously',
    fits: all(
      trade('production manager'),
      any(skill('Lean'), skill('Kaizen')),
      worked('BMW', 'Siemens', 'Bosch'),
    ),
  },
  {
    by: 'Sydney temps',
    ask: 'chefs, head sous or pastry, in Sydney Melbourne or Singapore',
    fits: all(trade('chef'), near('Sydney', 'Melbourne', 'Singapore')),
  },
  {
    by: 'two-person office, Auckland',
    ask: "Policy people in Wellington, Dublin or London who've done legislation",
    fits: all(trade('policy adviser'), near('Wellington', 'Dublin', 'London'), skill('Legislation')),
  },
  {
    by: 'two-person office, Auckland',
    ask: 'Farm managers - herd or pasture management - NZ, Ireland or England',
    fits: all(
      trade('farm manager'),
      any(skill('Herd management'), skill('Pasture management')),
      any(country('New Zealand', 'Ireland'), ({ region }) => region === 'England'),
    ),
  },
  {
    by: 'two-person office, Auckland',
    ask: 'Town planners, Auckland or Sydney, with GIS or zoning',
    fits: all(trade('town planner'), near('Auckland', 'Sydney'), any(skill('GIS'), skill('Zoning'))),
  },
  {
    by: 'Dublin contract desk',
    ask: 'QC chemists, HPLC or GC-MS, Cork or Basel',
    fits: all(trade('qc chemist'), any(skill('HPLC'), skill('GC-MS')), near('Cork', 'Basel')),
  },
  {
    by: 'Dublin contract desk',
    ask: 'UX designers: contract, or else fully remote',
    fits: all(trade('ux designer'), any(works('contract'), remote)),
  },
  {
    by: 'Berlin office',
    ask: 'Graphic designers which know InDesign or Packaging, in Germany, France or Great Britain',
    fits: all(
      trade('graphic designer'),
      any(skill('InDesign'), skill('Packaging')),
      country('Germany', 'France', 'United Kingdom'),
    ),
  },
  {
    by: 'Berlin office',
    ask: 'Store managers (Filialleiter) who speak German or Spanish',
    fits: all(trade('store manager'), any(speaks('German'), speaks('Spanish'))),
  },
  {
    by: 'Berlin office',
    ask: 'SEO people with minimum 3 years, but please no candidates in Bangalore',
    fits: all(trade('seo specialist'), yearsAtLeast(3), not(near('Bangalore'))),
  },
  {
    by: 'Perth resources',
    ask: 'mining engineers, drill and blast or Deswik, WA or Queensland',
    fits: all(
      trade('mining engineer'),
      any(skill('Drill and blast'), skill('Deswik')),
      near('Perth', 'Brisbane'),
    ),
  },
  {
    by: 'Perth resources',
    ask: "land surveyors on Civil 3D or Leica who've sat in the same job three years or longer",
    fits: all(trade('land surveyor'), any(skill('Civil 3D'), skill('Leica')), inJobFor(3)),
  },
  {
    by: 'healthcare desk',
    ask: 'dentists for implants or Invisalign: Dubai, Brisbane, Manchester',
    fits: all(
      trade('dentist'),
      any(skill('Implants'), skill('Invisalign')),
      near('Dubai', 'Brisbane', 'Manchester'),
    ),
  },
  {
    by: 'legal desk, New York',
    ask: 'in-house counsel, data protection or commercial contracts, Ireland, Germany or France',
    fits: all(
      trade('in-house counsel'),
      any(skill('Data protection'), skill('Commercial contracts')),
      country('Ireland', 'Germany', 'France'),
    ),
  },
  {
    by: 'first month in the job',
    ask: 'Please could I see primary or maths teachers with QTS in Dubai, London, Manchester or Bristol',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      cert('Qualified Teacher Status'),
      near('Dubai', 'London', 'Manchester', 'Bristol'),
    ),
  },
  {
    by: 'first month in the job',
    ask: "Executive assistants with diary management, a month's notice at most",
    fits: all(trade('executive assistant'), skill('Diary management'), noticeUpTo(31)),
  },
  {
    by: 'thumbs',
    ask: 'journos madrid berlin london w spanish or german',
    fits: all(
      trade('journalist'),
      near('Madrid', 'Berlin', 'London'),
      any(speaks('Spanish'), speaks('German')),
    ),
  },
  {
    by: 'Monday backlog',
    ask: 'agronomists with soil testing or irrigation and a clean driving licence',
    fits: all(trade('agronomist'), any(skill('Soil testing'), skill('Irrigation'))),
    unknowable: true,
  },
  { by: 'Monday backlog', ask: 'hotel pianists, Munich or Berlin', fits: nobody },
];
