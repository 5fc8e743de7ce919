import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  near,
  nobody,
  not,
  noticeUpTo,
  relocates,
  remote,
  skill,
  type Third,
  trade,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of the same eleven over the third people, never read while rules are mended. */
export const THIRD_OPEN_THIRTY_SECOND_MORE: readonly Query<Third>[] = [
  {
    by: 'temps',
    ask: 'contract video editors or graphic designers',
    fits: all(trade('video editor', 'graphic designer'), works('contract')),
  },
  {
    by: 'temps',
    ask: 'warehouse managers Manchester, Lyon or Chicago, part time or contract would do',
    fits: all(
      trade('warehouse manager'),
      near('Manchester', 'Lyon', 'Chicago'),
      any(works('part_time'), works('contract')),
    ),
  },
  {
    by: 'search firm',
    ask: 'Medical science liaisons with oncology and a doctorate',
    fits: all(trade('medical science liaison'), skill('Oncology'), cert('PhD')),
  },
  {
    by: 'search firm',
    ask: 'Our client, a reinsurer, would like to see marine underwriters with no less than six years’ experience, excluding those presently employed by Allianz or Chubb. London, Hamburg, Singapore and New York are all acceptable.',
    fits: all(trade('marine underwriter'), yearsAtLeast(6), not(at('Allianz', 'Chubb'))),
  },
  {
    by: 'account manager',
    ask: 'quantity surveyors with MRICS',
    fits: all(trade('quantity surveyor'), cert('MRICS')),
  },
  {
    by: 'talent partner',
    ask: 'QC chemists or microbiologists in Ireland who have HPLC or endotoxin testing',
    fits: all(
      trade('qc chemist', 'microbiologist'),
      country('Ireland'),
      any(skill('HPLC'), skill('Endotoxin testing')),
    ),
  },
  {
    by: 'talent partner',
    ask: 'drug safety associates, Argus, not at Pfizer',
    fits: all(trade('pharmacovigilance'), skill('Argus'), not(at('Pfizer'))),
  },
  {
    by: 'talent partner',
    ask: 'SEO specialists working remotely',
    fits: all(trade('seo specialist'), remote),
  },
  {
    by: 'manila',
    ask: 'freight forwarder CargoWise Singapore',
    fits: all(trade('freight forwarder'), skill('CargoWise'), near('Singapore')),
  },
  {
    by: 'manila',
    ask: 'Hi po, need graphic designers with InDesign and Illustrator both, any location',
    fits: all(trade('graphic designer'), skill('InDesign', 'Illustrator')),
  },
  {
    by: 'manila',
    ask: 'pilots ATPL Dubai / Singapore',
    fits: all(trade('pilot'), cert('ATPL'), near('Dubai', 'Singapore')),
  },
  {
    by: 'manila',
    ask: 'port operations supervisors or terminal managers with Navis N4, notice max 1 month',
    fits: all(trade('port operations'), skill('Navis N4'), noticeUpTo(31)),
  },
  {
    by: 'leeds',
    ask: 'Practice in York has lost two associates in a month. Dentists in Manchester or anybody outside who’d relocate, five year in, and can they do implants or endodontics, one or t’other.',
    fits: all(
      trade('dentist'),
      any(near('Manchester'), relocates),
      yearsAtLeast(5),
      any(skill('Implants'), skill('Endodontics')),
    ),
  },
  { by: 'leeds', ask: 'town planners Bristol', fits: all(trade('town planner'), near('Bristol')) },
  {
    by: 'auckland',
    ask: 'town planners in NZ or Aus who do zoning, can’t be with Auckland Council at present since that’s who’s asking',
    fits: all(
      trade('town planner'),
      country('New Zealand', 'Australia'),
      skill('Zoning'),
      not(at('Auckland Council')),
    ),
  },
  {
    by: 'auckland',
    ask: 'Got a big station owner after farm managers or agronomists. They need to be living in NZ or Aussie, or be open to relocating, have three years plus, and be on four weeks’ notice or better. Good bugger, pays on time.',
    fits: all(
      trade('farm manager', 'agronomist'),
      any(country('New Zealand', 'Australia'), relocates),
      yearsAtLeast(3),
      noticeUpTo(28),
    ),
  },
  {
    by: 'dublin',
    ask: 'wind technicians in Cork, Aberdeen or Hamburg with their GWO, would need them in two weeks',
    fits: all(
      trade('wind turbine technician'),
      near('Cork', 'Aberdeen', 'Hamburg'),
      cert('GWO'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'boolean',
    ask: '"video editor" AND "After Effects" NOT contract',
    fits: all(trade('video editor'), skill('After Effects'), not(works('contract'))),
  },
  {
    by: 'boolean',
    ask: '(journalist OR reporter) AND "data journalism" AND (Berlin OR London OR Madrid)',
    fits: all(trade('journalist'), skill('Data journalism'), near('Berlin', 'London', 'Madrid')),
  },
  {
    by: 'assistant',
    ask: 'Find pastry chefs in Paris, London or Zurich who are not employed by Accor at the moment.',
    fits: all(trade('pastry chef'), near('Paris', 'London', 'Zurich'), not(at('Accor'))),
  },
  { by: 'temps', ask: 'dental nurses Brisbane', fits: nobody },
  {
    by: 'leeds',
    ask: 'chefs in London, other than pastry',
    fits: all(trade('chef'), not(trade('pastry chef')), near('London')),
  },
];
