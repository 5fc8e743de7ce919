import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  near,
  not,
  rights,
  skill,
  type Third,
  trade,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** More searches of the same sixteen desks over the third people; they are only ever counted. */
export const THIRD_OPEN_THIRTY_SEVENTH_MORE: readonly Query<Third>[] = [
  {
    by: 'lagos',
    ask: 'Drilling engineers or well engineers with directional drilling, please.',
    fits: all(trade('drilling engineer'), skill('Directional drilling')),
  },
  {
    by: 'lagos',
    ask: 'Kindly get me quantity surveyors in London or Dubai who hold MRICS.',
    fits: all(trade('quantity surveyor'), near('London', 'Dubai'), cert('MRICS')),
  },
  {
    by: 'leeds',
    ask: 'children’s social workers, Manchester or Bristol, with the Social Work England registration',
    fits: all(
      trade('child protection social worker'),
      near('Manchester', 'Bristol'),
      cert('Social Work England registration'),
    ),
  },
  {
    by: 'leeds',
    ask: 'store managers, Dublin or Munich, four years in or more',
    fits: all(trade('store manager'), near('Dublin', 'Munich'), yearsAtLeast(4)),
  },
  {
    by: 'manila',
    ask: 'Requesting Video Editors with After Effects, located in Mumbai, London or Sydney',
    fits: all(trade('video editor'), skill('After Effects'), near('Mumbai', 'London', 'Sydney')),
  },
  {
    by: 'manila',
    ask: 'Hi, drug safety associates or pharmacovigilance officers, Bangalore or Mumbai. Thank you.',
    fits: all(trade('pharmacovigilance'), near('Bangalore', 'Mumbai')),
  },
  {
    by: 'calgary',
    ask: 'Land surveyors and town planners in Vancouver, Auckland or Perth.',
    fits: all(trade('land surveyor', 'town planner'), near('Vancouver', 'Auckland', 'Perth')),
  },
  {
    by: 'bengaluru',
    ask: 'Production manager or quality manager, skill Lean or ISO 9001 (any one), location Mumbai, Chicago or Munich',
    fits: all(
      trade('production manager', 'quality manager'),
      any(skill('Lean'), skill('ISO 9001')),
      near('Mumbai', 'Chicago', 'Munich'),
    ),
  },
  {
    by: 'bengaluru',
    ask: 'QC chemists, HPLC and GMP both mandatory',
    fits: all(trade('qc chemist'), skill('HPLC', 'GMP')),
  },
  {
    by: 'darwin',
    ask: 'aircraft engineers in sydney dubai or madrid who can do b737s',
    fits: all(trade('aircraft engineer'), near('Sydney', 'Dubai', 'Madrid'), skill('B737')),
  },
  {
    by: 'darwin',
    ask: 'so customs brokers in sydney or auckland yeah and freight forwarders in the same two cities',
    fits: all(trade('customs broker', 'freight forwarder'), near('Sydney', 'Auckland')),
  },
  {
    by: 'lyon',
    ask: 'Pastry chefs in Paris, Zurich or London who make viennoiserie',
    fits: all(trade('pastry chef'), near('Paris', 'Zurich', 'London'), skill('Viennoiserie')),
  },
  {
    by: 'lyon',
    ask: 'In-house counsels in Paris or Munich, except those who are now at Clifford Chance',
    fits: all(trade('in-house counsel'), near('Paris', 'Munich'), not(at('Clifford Chance'))),
  },
  {
    by: 'stuttgart',
    ask: 'Research fellows in Zurich or Barcelona with CRISPR or flow cytometry',
    fits: all(
      trade('research fellow'),
      near('Zurich', 'Barcelona'),
      any(skill('CRISPR'), skill('Flow cytometry')),
    ),
  },
  {
    by: 'stuttgart',
    ask: 'Quality managers in Munich, Lyon or Cork who have either the Six Sigma Black Belt or knowledge of FMEA',
    fits: all(
      trade('quality manager'),
      near('Munich', 'Lyon', 'Cork'),
      any(cert('Six Sigma Black Belt'), skill('FMEA')),
    ),
  },
  {
    by: 'boston',
    ask: 'Lecturers in economics with Stata or econometrics, in Dublin, Toronto or Melbourne.',
    fits: all(
      trade('lecturer'),
      any(skill('Stata'), skill('Econometrics')),
      near('Dublin', 'Toronto', 'Melbourne'),
    ),
  },
  {
    by: 'boston',
    ask: 'A publisher I have known for years is rebuilding her newsroom. She would see journalists in New York, London or Berlin who do investigations or data journalism.',
    fits: all(
      trade('journalist'),
      near('New York', 'London', 'Berlin'),
      any(skill('Investigations'), skill('Data journalism')),
    ),
  },
  {
    by: 'auckland',
    ask: 'landscape architects or graphic designers in Melbourne?',
    fits: all(trade('landscape architect', 'graphic designer'), near('Melbourne')),
  },
  {
    by: 'auckland',
    ask: 'vets in Auckland or Perth, small animals or surgery',
    fits: all(trade('vet'), near('Auckland', 'Perth'), any(skill('Small animals'), skill('Surgery'))),
  },
  {
    by: 'galway',
    ask: 'Microbiologists in Dublin or Cork, with GMP, and not the contract sort',
    fits: all(trade('microbiologist'), near('Dublin', 'Cork'), skill('GMP'), not(works('contract'))),
  },
  {
    by: 'galway',
    ask: 'Sure what I need is dentists. Implants or endodontics, either’ll do. Manchester, Brisbane or Geneva.',
    fits: all(
      trade('dentist'),
      any(skill('Implants'), skill('Endodontics')),
      near('Manchester', 'Brisbane', 'Geneva'),
    ),
  },
  {
    by: 'dubai',
    ask: '(sommelier OR "head sommelier") AND (Dubai OR London OR Paris) AND "WSET Level 4"',
    fits: all(trade('sommelier'), near('Dubai', 'London', 'Paris'), cert('WSET Level 4')),
  },
  {
    by: 'dubai',
    ask: '("hotel general manager" OR "hotel manager") AND "Opera PMS"',
    fits: all(trade('hotel manager'), skill('Opera PMS')),
  },
  {
    by: 'houston',
    ask: 'Phone note: airline pilots with the ATPL, nobody who requires sponsorship. Call Wes on his cell.',
    fits: all(trade('pilot'), cert('ATPL'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'malmo',
    ask: 'ux designer or graphic designer, Berlin, London or Dublin',
    fits: all(trade('ux designer', 'graphic designer'), near('Berlin', 'London', 'Dublin')),
  },
  {
    by: 'glasgow',
    ask: 'Buyers in Barcelona. Hang on, that was last week’s. Buyers in London or Paris, four years at least.',
    fits: all(trade('buyer'), near('London', 'Paris'), yearsAtLeast(4)),
  },
  {
    by: 'singapore',
    ask: 'port operations people who are at PSA or DP World now',
    fits: all(trade('port operations'), at('PSA International', 'DP World')),
  },
  {
    by: 'singapore',
    ask: 'EA or PA in Singapore, Zurich or London, board papers must know',
    fits: all(trade('executive assistant'), near('Singapore', 'Zurich', 'London'), skill('Board papers')),
  },
];
