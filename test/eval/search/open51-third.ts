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
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of the same desks over the third people. */
export const THIRD_OPEN_FORTY_FIRST: readonly Query<Third>[] = [
  {
    by: 'durban',
    ask: 'Mining engineers, Perth or Brisbane, must know Deswik',
    fits: all(trade('mining engineer'), near('Perth', 'Brisbane'), skill('Deswik')),
  },
  {
    by: 'cardiff',
    ask: 'town planners Bristol please, or Sydney for the ones going out there',
    fits: all(trade('town planner'), near('Bristol', 'Sydney')),
  },
  {
    by: 'oslo',
    ask: 'Wind turbine technicians with GWO, in Hamburg, Aberdeen or Cork',
    fits: all(trade('wind turbine technician'), cert('GWO'), near('Hamburg', 'Aberdeen', 'Cork')),
  },
  {
    by: 'toronto',
    ask: 'Video editors, Toronto or London, Premiere Pro',
    fits: all(trade('video editor'), near('Toronto', 'London'), skill('Premiere Pro')),
  },
  {
    by: 'mumbai',
    ask: 'Drug safety associate / pharmacovigilance officer – Mumbai or Bangalore – Argus experience',
    fits: all(trade('pharmacovigilance'), near('Mumbai', 'Bangalore'), skill('Argus')),
  },
  {
    by: 'wellington',
    ask: 'Lecturers in Wellington or Melbourne, PhD done',
    fits: all(trade('lecturer'), near('Wellington', 'Melbourne'), cert('PhD')),
  },
  {
    by: 'dallas',
    ask: 'drilling engineers with directional drilling who’d relocate or are already in Houston',
    fits: all(trade('drilling engineer'), skill('Directional drilling'), any(near('Houston'), relocates)),
  },
  {
    by: 'belfast',
    ask: 'Any airline pilots in Dublin or Madrid that aren’t on a contract?',
    fits: all(trade('pilot'), near('Dublin', 'Madrid'), not(works('contract'))),
  },
  {
    by: 'zurich',
    ask: 'Research fellows, Zurich or Boston, CRISPR or flow cytometry',
    fits: all(
      trade('research fellow'),
      near('Zurich', 'Boston'),
      any(skill('CRISPR'), skill('Flow cytometry')),
    ),
  },
  {
    by: 'krakow',
    ask: 'I ask for production managers and warehouse managers with at least five years of experience, who are in Manchester, Munich, Lyon or Barcelona.',
    fits: all(
      trade('production manager', 'warehouse manager'),
      yearsAtLeast(5),
      near('Manchester', 'Munich', 'Lyon', 'Barcelona'),
    ),
  },
  {
    by: 'kuala lumpur',
    ask: 'port operations people in Singapore or Hamburg, Navis N4 know how to use',
    fits: all(trade('port operations'), near('Singapore', 'Hamburg'), skill('Navis N4')),
  },
  {
    by: 'adelaide',
    ask: 'vets in Perth or Auckland',
    fits: all(trade('vet'), near('Perth', 'Auckland')),
  },
  {
    by: 'paris',
    ask: 'Pastry chefs or sommeliers in Paris, London or Dubai, who speak French',
    fits: all(trade('pastry chef', 'sommelier'), near('Paris', 'London', 'Dubai'), speaks('French')),
  },
  {
    by: 'chicago',
    ask: '"quality manager" AND "ISO 9001" AND (Chicago OR Munich OR Cork) NOT contract',
    fits: all(
      trade('quality manager'),
      skill('ISO 9001'),
      near('Chicago', 'Munich', 'Cork'),
      not(works('contract')),
    ),
  },
  {
    by: 'nairobi',
    ask: 'Agronomists who are currently with Cargill or Syngenta, kindly.',
    fits: all(trade('agronomist'), at('Cargill', 'Syngenta')),
  },
  {
    by: 'newcastle',
    ask: 'children’s social workers, Manchester or Bristol, with the Social Work England registration, ta',
    fits: all(
      trade('child protection social worker'),
      near('Manchester', 'Bristol'),
      cert('Social Work England registration'),
    ),
  },
  {
    by: 'toronto',
    ask: 'Landscape architects, not the building ones. Vancouver first, Melbourne is fine as well.',
    fits: all(trade('landscape architect'), near('Vancouver', 'Melbourne')),
  },
  {
    by: 'dallas',
    ask: 'Phone message from Mrs. Oakes at 2:15. Her assistant is retiring at New Year’s. Executive assistants in New York, London or Zurich, and she wants them free in a month or sooner.',
    fits: all(trade('executive assistant'), near('New York', 'London', 'Zurich'), noticeUpTo(30)),
  },
  {
    by: 'oslo',
    ask: 'Marine underwriters. London, Hamburg or New York. ACII is nice to have only, so do not filter on it.',
    fits: all(trade('marine underwriter'), near('London', 'Hamburg', 'New York')),
  },
  {
    by: 'adelaide',
    ask: 'Farm managers or agronomists, anywhere in Australia or New Zealand, minus whoever’s at Fonterra these days',
    fits: all(trade('farm manager', 'agronomist'), country('Australia', 'New Zealand'), not(at('Fonterra'))),
  },
];
