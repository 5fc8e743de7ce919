import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  near,
  not,
  skill,
  speaks,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of the same sixteen desks over the third people. */
export const THIRD_OPEN_FORTIETH: readonly Query<Third>[] = [
  {
    by: 'glasgow',
    ask: 'quantity surveyors w/ MRICS, dubai sydney or singapore',
    fits: all(trade('quantity surveyor'), cert('MRICS'), near('Dubai', 'Sydney', 'Singapore')),
  },
  {
    by: 'lagos',
    ask: 'Kindly assist me with hotel managers in Dubai, London or Berlin.',
    fits: all(trade('hotel manager'), near('Dubai', 'London', 'Berlin')),
  },
  {
    by: 'brussels',
    ask: 'Brand managers in Paris or in London',
    fits: all(trade('brand manager'), near('Paris', 'London')),
  },
  {
    by: 'manila',
    ask: 'Looking for video editors who use Premiere Pro, thanks in advance!',
    fits: all(trade('video editor'), skill('Premiere Pro')),
  },
  {
    by: 'hyderabad',
    ask: 'UX Designer @ Bangalore / Berlin / Dublin',
    fits: all(trade('ux designer'), near('Bangalore', 'Berlin', 'Dublin')),
  },
  {
    by: 'darwin',
    ask: 'geologists perth or brissie',
    fits: all(trade('geologist'), near('Perth', 'Brisbane')),
  },
  {
    by: 'toronto',
    ask: 'Litigation lawyers practising in Toronto, London or Sydney.',
    fits: all(trade('litigation lawyer'), near('Toronto', 'London', 'Sydney')),
  },
  {
    by: 'leeds',
    ask: 'children’s social workers, manchester or bristol, anyone at all',
    fits: all(trade('child protection social worker'), near('Manchester', 'Bristol')),
  },
  {
    by: 'zurich',
    ask: 'Research fellows holding a PhD; Zurich, Barcelona or Boston.',
    fits: all(trade('research fellow'), cert('PhD'), near('Zurich', 'Barcelona', 'Boston')),
  },
  {
    by: 'cape town',
    ask: 'Right, dentists. Manchester, Brisbane or Dubai, I really don’t mind which of the three.',
    fits: all(trade('dentist'), near('Manchester', 'Brisbane', 'Dubai')),
  },
  {
    by: 'wellington',
    ask: 'Policy advisers and town planners, Wellington and Auckland',
    fits: all(trade('policy adviser', 'town planner'), near('Wellington', 'Auckland')),
  },
  {
    by: 'houston',
    ask: 'Drilling engineers, IWCF current, five years or better.',
    fits: all(trade('drilling engineer'), cert('IWCF'), yearsAtLeast(5)),
  },
  {
    by: 'singapore',
    ask: 'pilots rated on A320, here or dubai. here = singapore',
    fits: all(trade('pilot'), skill('A320'), near('Singapore', 'Dubai')),
  },
  {
    by: 'paris',
    ask: 'Head chefs and sous chefs, living in Paris or Barcelona',
    fits: all(trade('head chef', 'sous chef'), near('Paris', 'Barcelona')),
  },
  {
    by: 'galway',
    ask: 'A dairy family outside Bandon want somebody to run the place since the last man went off to Canada. Farm managers, Cork or Bristol.',
    fits: all(trade('farm manager'), near('Cork', 'Bristol')),
  },
  {
    by: 'tel aviv',
    ask: 'seo. ahrefs. berlin, manchester, auckland',
    fits: all(trade('seo specialist'), skill('Ahrefs'), near('Berlin', 'Manchester', 'Auckland')),
  },
  {
    by: 'hyderabad',
    ask: 'QC Chemist or Microbiologist, GMP exp compulsory, Mumbai / Singapore / Sydney',
    fits: all(trade('qc chemist', 'microbiologist'), skill('GMP'), near('Mumbai', 'Singapore', 'Sydney')),
  },
  {
    by: 'toronto',
    ask: 'Marine underwriters in New York. My mistake, they would consider London as well. The ACII is required.',
    fits: all(trade('marine underwriter'), near('New York', 'London'), cert('ACII')),
  },
  {
    by: 'leeds',
    ask: 'vets for a small animal practice, they need small animals on there, bristol or auckland or perth all fine',
    fits: all(trade('vet'), skill('Small animals'), near('Bristol', 'Auckland', 'Perth')),
  },
  {
    by: 'zurich',
    ask: 'Quality managers or production managers. Munich, Lyon or Barcelona. German or French spoken. Nobody employed at Siemens.',
    fits: all(
      trade('quality manager', 'production manager'),
      near('Munich', 'Lyon', 'Barcelona'),
      any(speaks('German'), speaks('French')),
      not(at('Siemens')),
    ),
  },
];
