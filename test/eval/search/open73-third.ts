import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  near,
  not,
  noticeUpTo,
  skill,
  speaks,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, as desks in the UK, Ireland and on the continent type them. */
export const THIRD_OPEN_SIXTY_THIRD: readonly Query<Third>[] = [
  {
    by: 'Lyon, laboratories',
    ask: 'QC chemists with GMP for Cork, Basel or Lyon (they live there already)',
    fits: all(trade('qc chemist'), skill('GMP'), near('Cork', 'Basel', 'Lyon')),
  },
  {
    by: 'Bremen, logistics',
    ask: 'freight forwarders or customs brokers in Hamburg',
    fits: all(trade('freight forwarder', 'customs broker'), near('Hamburg')),
  },
  {
    by: 'Aberdeen, wells',
    ask: 'Drilling / well engineer, IWCF, living in Aberdeen or Houston',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Aberdeen', 'Houston')),
  },
  {
    by: 'Lisbon, hotels',
    ask: 'Hi team, the resort group wants head chefs and sous chefs. Either French or Spanish has to be there, and they’d look at people from Barcelona, Paris, Munich and Dublin. Merci, Inês',
    fits: all(
      trade('head chef', 'sous chef'),
      any(speaks('French'), speaks('Spanish')),
      near('Barcelona', 'Paris', 'Munich', 'Dublin'),
    ),
  },
  {
    by: 'Cheltenham, schools',
    ask: 'primary + maths teachers with QTS, England or Switzerland',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      cert('Qualified Teacher Status'),
      near('London', 'Bristol', 'Manchester', 'Geneva'),
    ),
  },
  {
    by: 'Exeter, vets',
    ask: 'vet surgeon, equine or surgery, bristol / lyon',
    fits: all(trade('vet'), any(skill('Equine'), skill('Surgery')), near('Bristol', 'Lyon')),
  },
  {
    by: 'Shannon, aviation',
    ask: 'Aircraft engineers who know the A320, Hamburg, Madrid or Dubai, not employed by Iberia at the moment',
    fits: all(
      trade('aircraft engineer'),
      skill('A320'),
      near('Hamburg', 'Madrid', 'Dubai'),
      not(at('Iberia')),
    ),
  },
  {
    by: 'Belfast, claims',
    ask: 'loss adjuster 5 years plus manchester or dublin',
    fits: all(trade('loss adjuster'), yearsAtLeast(5), near('Manchester', 'Dublin')),
  },
  {
    by: 'Turin, plants',
    ask: 'Production managers or quality managers holding a Six Sigma belt, green or black. Sites are Munich, Lyon, Cork, Barcelona and Manchester.',
    fits: all(
      trade('production manager', 'quality manager'),
      any(cert('Six Sigma Green Belt'), cert('Six Sigma Black Belt')),
      near('Munich', 'Lyon', 'Cork', 'Barcelona', 'Manchester'),
    ),
  },
  {
    by: 'Esbjerg, renewables',
    ask: 'Trade: wind turbine technicians\nTicket: GWO\nWhere: Germany, Ireland, Spain, Scotland\nNotice: two months or shorter',
    fits: all(
      trade('wind turbine technician'),
      cert('GWO'),
      near('Hamburg', 'Cork', 'Madrid', 'Aberdeen'),
      noticeUpTo(61),
    ),
  },
];
