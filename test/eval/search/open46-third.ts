import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  near,
  not,
  relocates,
  skill,
  speaks,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of the same sixteen desks over the third people. */
export const THIRD_OPEN_THIRTY_SIXTH: readonly Query<Third>[] = [
  {
    by: 'leeds',
    ask: 'Production managers or warehouse managers, Manchester or Lyon. Lean’d be nice, not a deal breaker.',
    fits: all(trade('production manager', 'warehouse manager'), near('Manchester', 'Lyon')),
  },
  {
    by: 'lagos',
    ask: 'Kindly share drilling engineers or well engineers holding IWCF in Houston, Aberdeen or Perth.',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Houston', 'Aberdeen', 'Perth')),
  },
  {
    by: 'manila',
    ask: 'Hi team, any video editors in Mumbai, London or Sydney who know After Effects?',
    fits: all(trade('video editor'), near('Mumbai', 'London', 'Sydney'), skill('After Effects')),
  },
  {
    by: 'galway',
    ask: 'vets in Bristol or Auckland, and they’d want to be well able for surgery',
    fits: all(trade('vet'), near('Bristol', 'Auckland'), skill('Surgery')),
  },
  {
    by: 'galway',
    ask: 'There’s a school opening beside the marina, very swish, the principal sent me a video of the pool. Primary school teachers in Dubai, London or Auckland with Qualified Teacher Status, that’s the whole of it.',
    fits: all(
      trade('primary teacher'),
      near('Dubai', 'London', 'Auckland'),
      cert('Qualified Teacher Status'),
    ),
  },
  {
    by: 'phoenix',
    ask: 'quality mgrs in Chicago, Cork or Munich w/ ISO 9001',
    fits: all(trade('quality manager'), near('Chicago', 'Cork', 'Munich'), skill('ISO 9001')),
  },
  {
    by: 'phoenix',
    ask: 'MSLs, oncology or immunology, Boston / Basel / Madrid',
    fits: all(
      trade('medical science liaison'),
      any(skill('Oncology'), skill('Immunology')),
      near('Boston', 'Basel', 'Madrid'),
    ),
  },
  {
    by: 'bengaluru',
    ask: 'Drug Safety Associate / Pharmacovigilance Officer, Argus mandatory, location: Bangalore or Mumbai',
    fits: all(trade('pharmacovigilance'), skill('Argus'), near('Bangalore', 'Mumbai')),
  },
  {
    by: 'bengaluru',
    ask: 'UX Designer with Figma, should be based in Bangalore or Berlin or else open to relocate',
    fits: all(trade('ux designer'), skill('Figma'), any(near('Bangalore', 'Berlin'), relocates)),
  },
  {
    by: 'lyon',
    ask: 'Brand managers or graphic designers in Paris, Lyon or London who speak French.',
    fits: all(trade('brand manager', 'graphic designer'), near('Paris', 'Lyon', 'London'), speaks('French')),
  },
  {
    by: 'wellington',
    ask: 'town planners or policy advisers in Wellington or Auckland, just not anyone at Auckland Council as they’re the client',
    fits: all(
      trade('town planner', 'policy adviser'),
      near('Wellington', 'Auckland'),
      not(at('Auckland Council')),
    ),
  },
  {
    by: 'toronto',
    ask: 'Would you mind pulling licensed customs brokers, ones who hold the customs broker licence, in Toronto, Sydney or Auckland?',
    fits: all(trade('customs broker'), cert('Customs broker licence'), near('Toronto', 'Sydney', 'Auckland')),
  },
  {
    by: 'toronto',
    ask: 'I first wrote marine underwriters in London only. Please make that London, New York or Singapore, and leave out anyone who is at Chubb now.',
    fits: all(trade('marine underwriter'), near('London', 'New York', 'Singapore'), not(at('Chubb'))),
  },
  {
    by: 'glasgow',
    ask: 'wind technicians or drilling engineers in Aberdeen',
    fits: all(trade('wind turbine technician', 'drilling engineer'), near('Aberdeen')),
  },
  {
    by: 'vienna',
    ask: 'Legal counsels and litigation lawyers in Munich, London or Madrid who have the practising certificate.',
    fits: all(
      trade('in-house counsel', 'litigation lawyer'),
      near('Munich', 'London', 'Madrid'),
      cert('Practising certificate'),
    ),
  },
  {
    by: 'singapore',
    ask: 'airline pilot, Singapore or Dubai, must know A320',
    fits: all(trade('pilot'), near('Singapore', 'Dubai'), skill('A320')),
  },
  {
    by: 'darwin',
    ask: 'geologists or mining engineers in perth or brisbane but not the ones at bhp',
    fits: all(trade('geologist', 'mining engineer'), near('Perth', 'Brisbane'), not(at('BHP'))),
  },
  {
    by: 'madrid',
    ask: 'Hotel managers and executive housekeepers in Barcelona, Dubai or Geneva, that speak Spanish, French or Arabic',
    fits: all(
      trade('hotel manager', 'housekeeping'),
      near('Barcelona', 'Dubai', 'Geneva'),
      any(speaks('Spanish'), speaks('French'), speaks('Arabic')),
    ),
  },
  {
    by: 'oslo',
    ask: 'Role: agronomist or farm manager\nExperience: 5 years or more\nWhere: not Cork',
    fits: all(trade('agronomist', 'farm manager'), yearsAtLeast(5), not(near('Cork'))),
  },
  {
    by: 'birmingham',
    ask: 'dentists in manchester or brisbane pls, quick as you can my clients on hold',
    fits: all(trade('dentist'), near('Manchester', 'Brisbane')),
  },
];
