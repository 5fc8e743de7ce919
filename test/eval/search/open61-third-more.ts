import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  near,
  not,
  noticeUpTo,
  relocates,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of imagined desks on an ordinary day over the third people, as typed with a client just off the phone. */
export const THIRD_OPEN_FIFTY_FIRST_MORE: readonly Query<Third>[] = [
  {
    by: 'temps',
    ask: 'sous chefs dublin sydney barcelona, month’s notice or less',
    fits: all(trade('sous chef'), near('Dublin', 'Sydney', 'Barcelona'), noticeUpTo(31)),
  },
  {
    by: 'temps',
    ask: 'head chefs w HACCP or allergens, melbourne london or munich',
    fits: all(
      trade('head chef'),
      any(skill('HACCP'), skill('Allergen management')),
      near('Melbourne', 'London', 'Munich'),
    ),
  },
  {
    by: 'temps',
    ask: 'child protection social workers, bristol or manchester, SWE registered',
    fits: all(
      trade('child protection social worker'),
      near('Bristol', 'Manchester'),
      cert('Social Work England registration'),
    ),
  },
  {
    by: 'headset',
    ask: 'litigators… arbitration… London, Sydney, Toronto… not Madrid this time',
    fits: all(trade('litigation lawyer'), skill('Arbitration'), near('London', 'Sydney', 'Toronto')),
  },
  {
    by: 'headset',
    ask: 'wind turbine techs with GWO, Germany, Spain, oh and Ireland she says',
    fits: all(trade('wind turbine technician'), cert('GWO'), country('Germany', 'Spain', 'Ireland')),
  },
  {
    by: 'headset',
    ask: 'loss adjusters, subsidence or business interruption, Brisbane Manchester Dublin',
    fits: all(
      trade('loss adjuster'),
      any(skill('Subsidence'), skill('Business interruption')),
      near('Brisbane', 'Manchester', 'Dublin'),
    ),
  },
  {
    by: 'headset',
    ask: 'pharmacovigilance, Argus. India. Actually India or Ireland',
    fits: all(trade('pharmacovigilance'), skill('Argus'), country('India', 'Ireland')),
  },
  {
    by: 'Leeds',
    ask: 'production managers or supervisors, lean or kaizen, UK and Germany only',
    fits: all(
      trade('production manager'),
      any(skill('Lean'), skill('Kaizen')),
      country('United Kingdom', 'Germany'),
    ),
  },
  {
    by: 'Brisbane',
    ask: 'mining engineers, drill and blast or ventilation, Perth or Brissie, never worked for Newmont',
    fits: all(
      trade('mining engineer'),
      any(skill('Drill and blast'), skill('Ventilation')),
      near('Perth', 'Brisbane'),
      not(worked('Newmont')),
    ),
  },
  {
    by: 'Brisbane',
    ask: 'agronomists who do irrigation, Aus, NZ or the States',
    fits: all(trade('agronomist'), skill('Irrigation'), country('Australia', 'New Zealand', 'United States')),
  },
  {
    by: 'Brisbane',
    ask: 'land surveyors with Civil 3D, got to know cadastral too',
    fits: all(trade('land surveyor'), skill('Civil 3D', 'Cadastral')),
  },
  {
    by: 'Brisbane',
    ask: 'geos with Leapfrog in Perth or Vancouver, BHP or Rio Tinto past or present',
    fits: all(trade('geologist'), skill('Leapfrog'), near('Perth', 'Vancouver'), worked('BHP', 'Rio Tinto')),
  },
  {
    by: 'Utrecht',
    ask: 'UX designers with design systems, they live in Berlin or Dublin, New York also okay',
    fits: all(trade('ux designer'), skill('Design systems'), near('Berlin', 'Dublin', 'New York')),
  },
  {
    by: 'Utrecht',
    ask: 'Freight forwarder with CargoWise, who has the Dangerous Goods certificate',
    fits: all(trade('freight forwarder'), skill('CargoWise'), cert('Dangerous Goods certificate')),
  },
  {
    by: 'Utrecht',
    ask: 'Quality managers with ISO 9001 in Munich, Lyon or Cork, minimum 5 years in the work',
    fits: all(trade('quality manager'), skill('ISO 9001'), near('Munich', 'Lyon', 'Cork'), yearsAtLeast(5)),
  },
  {
    by: 'Mumbai',
    ask: 'Required video editors, DaVinci Resolve or After Effects, Mumbai, London or Toronto',
    fits: all(
      trade('video editor'),
      any(skill('DaVinci Resolve'), skill('After Effects')),
      near('Mumbai', 'London', 'Toronto'),
    ),
  },
  {
    by: 'Chicago',
    ask: 'MSLs with oncology who hold a PhD',
    fits: all(trade('medical science liaison'), skill('Oncology'), cert('PhD')),
  },
  {
    by: 'Chicago',
    ask: 'EAs or PAs, board papers, New York, London or Zurich, no more than a month’s notice',
    fits: all(
      trade('executive assistant'),
      skill('Board papers'),
      near('New York', 'London', 'Zurich'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'team lead',
    ask: 'Who in London or Dublin speaks Arabic, Hindi or French?',
    fits: all(near('London', 'Dublin'), any(speaks('Arabic'), speaks('Hindi'), speaks('French'))),
  },
  {
    by: 'team lead',
    ask: 'Which primary teachers with QTS live in the UK or New Zealand?',
    fits: all(
      trade('primary teacher'),
      cert('Qualified Teacher Status'),
      country('United Kingdom', 'New Zealand'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'quantity surveyor, MRICS, Dubai or Singapore or London',
    fits: all(trade('quantity surveyor'), cert('MRICS'), near('Dubai', 'Singapore', 'London')),
  },
  {
    by: 'resourcer',
    ask: 'marine underwriter, Lloyd’s OR ACII, London OR Singapore OR Hamburg',
    fits: all(
      trade('marine underwriter'),
      any(skill('Lloyd’s'), cert('ACII')),
      near('London', 'Singapore', 'Hamburg'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'aircraft engineer, A320, not at Lufthansa Technik now',
    fits: all(trade('aircraft engineer'), skill('A320'), not(at('Lufthansa Technik'))),
  },
  {
    by: 'resourcer',
    ask: 'town planner, GIS or zoning, NSW / Auckland / British Columbia',
    fits: all(
      trade('town planner'),
      any(skill('GIS'), skill('Zoning')),
      any(({ region }) => region === 'New South Wales' || region === 'British Columbia', near('Auckland')),
    ),
  },
  {
    by: 'forwarded',
    ask: 'Hello there, university client. Research fellows with CRISPR or flow cytometry, whichever, but nobody from ETH (that is who is asking, so current ETH people are out). Best, Leonie',
    fits: all(trade('research fellow'), any(skill('CRISPR'), skill('Flow cytometry')), not(at('ETH Zurich'))),
  },
  {
    by: 'thumbs',
    ask: 'dentists w implants manchster brisbane or dubai',
    fits: all(trade('dentist'), skill('Implants'), near('Manchester', 'Brisbane', 'Dubai')),
  },
  {
    by: 'thumbs',
    ask: 'graphc designers indesign + packaging',
    fits: all(trade('graphic designer'), skill('InDesign', 'Packaging')),
  },
  {
    by: 'Galway',
    ask: 'farm managers that know herd management, Cork or Bristol, or Wellington if they’d relocate',
    fits: all(
      trade('farm manager'),
      skill('Herd management'),
      any(near('Cork', 'Bristol'), all(near('Wellington'), relocates)),
    ),
  },
];
