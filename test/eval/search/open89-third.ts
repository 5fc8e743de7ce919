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
  not,
  noticeUpTo,
  once,
  pays,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
  yearsBelow,
} from './third-world.ts';

/** Searches over the third people, of desks on an ordinary day. */
export const THIRD_OPEN_SEVENTY_NINTH: readonly Query<Third>[] = [
  {
    by: 'kitchens, Temple Bar',
    ask: 'head or sous chefs with HACCP in the UK, Ireland, France, Germany or Spain',
    fits: all(
      trade('head chef', 'sous chef'),
      skill('HACCP'),
      country('United Kingdom', 'Ireland', 'France', 'Germany', 'Spain'),
    ),
  },
  {
    by: 'freight, Speicherstadt',
    ask: 'freight forwarders / customs brokers, Incoterms, DHL or Kuehne+Nagel now or before',
    fits: all(
      trade('freight forwarder', 'customs broker'),
      skill('Incoterms'),
      worked('DHL', 'Kuehne+Nagel'),
    ),
  },
  {
    by: 'labs, Ringaskiddy',
    ask: 'QC chemists and microbiologists with GMP, not the ones at Pfizer today',
    fits: all(trade('qc chemist', 'microbiologist'), skill('GMP'), not(at('Pfizer'))),
  },
  {
    by: 'underground and exploration',
    ask: 'Mining engineers or geologists in Australia, 5 years or more',
    fits: all(trade('mining engineer', 'geologist'), country('Australia'), yearsAtLeast(5)),
  },
  {
    by: 'language faculties',
    ask: 'academics (lecturers, research fellows) who speak german, french or spanish',
    fits: all(trade('academic'), any(speaks('German'), speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'studio freelance',
    ask: 'graphic designers, UX, video editors: contract or part time only',
    fits: all(
      trade('graphic designer', 'ux designer', 'video editor'),
      any(works('contract'), works('part_time')),
    ),
  },
  {
    by: 'high street',
    ask: 'Buyers or store managers who’ve moved on from Zara or H&M, in Europe',
    fits: all(
      trade('buyer', 'store manager'),
      formerly('Zara', 'H&M'),
      country('United Kingdom', 'Ireland', 'France', 'Germany', 'Spain', 'Switzerland'),
    ),
  },
  {
    by: 'rural, Morrinsville',
    ask: 'agronomists, farm managers and vets open to relocating',
    fits: all(trade('agronomist', 'farm manager', 'vet'), relocates),
  },
  {
    by: 'disputes and commercial',
    ask: 'lawyers – litigation or in-house – holding a practising cert, notice period 8 weeks or under',
    fits: all(trade('litigation lawyer', 'in-house counsel'), cert('Practising certificate'), noticeUpTo(56)),
  },
  {
    by: 'hangar, Fuhlsbüttel',
    ask: 'aircraft engineers with a B1 or pilots with ATPL; any location except Dubai',
    fits: all(
      any(all(trade('aircraft engineer'), cert('B1 licence')), all(trade('pilot'), cert('ATPL'))),
      not(near('Dubai')),
    ),
  },
  {
    by: 'redundancy watch',
    ask: 'Who is between jobs right now in retail, logistics or on the chef side?',
    fits: all(trade('retail', 'logistics', 'chef'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'factories',
    ask: 'quality managers or production managers in the same job 4+ years, germany france spain uk',
    fits: all(
      trade('quality manager', 'production manager'),
      inJobFor(4),
      country('Germany', 'France', 'Spain', 'United Kingdom'),
    ),
  },
  {
    by: 'home office only',
    ask: 'anyone in marketing, policy or insurance working fully remote, less than 12 yrs experience',
    fits: all(trade('marketing', 'policy adviser', 'insurance'), remote, yearsBelow(12)),
  },
  {
    by: 'built environment, Lambton Quay',
    ask: 'Town planners, land surveyors & landscape architects in Sydney, Melbourne, Perth, Auckland or Vancouver who are citizens or have PR',
    fits: all(
      trade('town planner', 'land surveyor', 'landscape architect'),
      near('Sydney', 'Melbourne', 'Perth', 'Auckland', 'Vancouver'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'public-facing mix',
    ask: 'dentists, teachers, social workers or conveyancers in the UK wanting 50k GBP a year or less',
    fits: all(
      trade('dentist', 'teacher', 'social worker', 'conveyancer'),
      country('United Kingdom'),
      pays('GBP', 0, 50_000),
    ),
  },
  {
    by: 'second careers',
    ask: 'people who were once a chef or sommelier and do something different nowadays',
    fits: all(once('chef', 'sommelier'), not(trade('chef', 'sommelier'))),
  },
];
