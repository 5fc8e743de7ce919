import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  near,
  nobody,
  not,
  noticeUpTo,
  relocates,
  skill,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people from the desks of agencies in Australia, Ireland and Canada. */
export const THIRD_OPEN_SIXTY_FOURTH: readonly Query<Third>[] = [
  {
    by: 'Ringaskiddy, labs',
    ask: 'microbiologists, cork or dublin, GMP a must',
    fits: all(trade('microbiologist'), near('Cork', 'Dublin'), skill('GMP')),
  },
  {
    by: 'Sudbury, resources',
    ask: 'Mining engineers or geologists, Vancouver first choice but Perth is fine as well',
    fits: all(trade('mining engineer', 'geologist'), near('Vancouver', 'Perth')),
  },
  {
    by: 'Merrion Square, public bodies',
    ask: 'Policy advisors / policy officers in Dublin or Toronto with ministerial briefings under their belt',
    fits: all(trade('policy adviser'), near('Dublin', 'Toronto'), skill('Ministerial briefings')),
  },
  {
    by: 'Richmond BC, import desk',
    ask: 'customs brokers toronto or sydney tarrif classification',
    fits: all(trade('customs broker'), near('Toronto', 'Sydney'), skill('Tariff classification')),
  },
  {
    by: 'Swords, aviation',
    ask: 'FIRST OFFICERS / PILOTS WITH ATPL. DUBLIN, MADRID OR DUBAI',
    fits: all(trade('pilot'), cert('ATPL'), near('Dublin', 'Madrid', 'Dubai')),
  },
  {
    by: 'Bay Street, disputes',
    ask: 'litigation lawyers, Toronto or London, currently with DLA Piper, Clifford Chance or Norton Rose Fulbright',
    fits: all(
      trade('litigation lawyer'),
      near('Toronto', 'London'),
      at('DLA Piper', 'Clifford Chance', 'Norton Rose Fulbright'),
    ),
  },
  {
    by: 'Mallow, farms',
    ask: 'Lad with 400 cows outside Fermoy wants a farm manager. Who have we in Cork, Bristol or Wellington with herd management and at least five years done?',
    fits: all(
      trade('farm manager'),
      near('Cork', 'Bristol', 'Wellington'),
      skill('Herd management'),
      yearsAtLeast(5),
    ),
  },
  { by: 'Moncton, animal health', ask: 'vets in Montreal, Quebec City or Halifax', fits: nobody },
  {
    by: 'Ultimo, planning',
    ask: 'town planners w GIS in Vancouver, Sydney or Auckland, not anyone working for Auckland Council or City of Sydney',
    fits: all(
      trade('town planner'),
      skill('GIS'),
      near('Vancouver', 'Sydney', 'Auckland'),
      not(at('Auckland Council', 'City of Sydney')),
    ),
  },
  {
    by: 'job board bot, North York',
    ask: 'title: Brand Manager; location: Toronto or London; notice_max: 2 weeks',
    fits: all(trade('brand manager'), near('Toronto', 'London'), noticeUpTo(14)),
  },
  {
    by: 'Mascot, hangar',
    ask: 'B1 licensed aircraft engineers, sydney hamburg madrid or dubai, either free within 4 weeks or prepared to relocate',
    fits: all(
      trade('aircraft engineer'),
      cert('B1 licence'),
      near('Sydney', 'Hamburg', 'Madrid', 'Dubai'),
      any(noticeUpTo(28), relocates),
    ),
  },
];
