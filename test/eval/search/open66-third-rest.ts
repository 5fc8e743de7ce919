import type { Query } from './score.ts';
import {
  all,
  any,
  cert,
  country,
  near,
  nobody,
  not,
  noticeUpTo,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people from desks for temps, care, building, kitchens, law and offices. */
export const THIRD_OPEN_FIFTY_SIXTH: readonly Query<Third>[] = [
  {
    by: 'hotel openings',
    ask: 'Hotel managers or GMs who know Opera, Dubai / Singapore / London',
    fits: all(trade('hotel manager'), skill('Opera PMS'), near('Dubai', 'Singapore', 'London')),
  },
  {
    by: 'disputes',
    ask: 'litigation solicitors with at least 5 years in England, Canada or Australia',
    fits: all(trade('litigation lawyer'), yearsAtLeast(5), country('United Kingdom', 'Canada', 'Australia')),
  },
  {
    by: 'corporate counsel',
    ask: 'in-house lawyers, commercial contracts, speaking French or German',
    fits: all(
      trade('in-house counsel'),
      skill('Commercial contracts'),
      any(speaks('French'), speaks('German')),
    ),
  },
  {
    by: 'brigade',
    ask: 'sous chefs, level 3 food safety held, Barcelona, Dublin or Sydney will do',
    fits: all(trade('sous chef'), cert('Food Safety Level 3'), near('Barcelona', 'Dublin', 'Sydney')),
  },
  {
    by: 'Gulf projects',
    ask: 'trade: QS\ncertificate: MRICS\nplaces: Dubai, Singapore, Sydney',
    fits: all(trade('quantity surveyor'), cert('MRICS'), near('Dubai', 'Singapore', 'Sydney')),
  },
  {
    by: 'survey crews',
    ask: 'land surveyors, Leica or Civil 3D, Auckland and Perth',
    fits: all(trade('land surveyor'), any(skill('Leica'), skill('Civil 3D')), near('Auckland', 'Perth')),
  },
  {
    by: 'dental groups',
    ask: 'Dentists doing implants or endo, all countries bar Switzerland',
    fits: all(trade('dentist'), any(skill('Implants'), skill('Endodontics')), not(country('Switzerland'))),
  },
  {
    by: 'animal health',
    ask: 'vets small animals bristol auckland perth',
    fits: all(trade('vet'), skill('Small animals'), near('Bristol', 'Auckland', 'Perth')),
  },
  {
    by: 'veterinary temps',
    ask: 'Veterinary nurses, Bristol',
    fits: nobody,
  },
  {
    by: 'C-suite support',
    ask: 'PAs and EAs with citizenship or PR whose notice is a month or shorter',
    fits: all(trade('executive assistant'), rights('citizen', 'permanent_resident'), noticeUpTo(31)),
  },
];
