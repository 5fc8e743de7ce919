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
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Long searches of the same recruiters over the third people. */
export const THIRD_OPEN_TWENTY_SEVENTH_MORE: readonly Query<Third>[] = [
  {
    by: 'forwarder',
    ask: 'Morning Theo, we are writing more cargo than we can settle, a nice problem to have. Could you find marine underwriters or loss adjusters with their ACII or ACILA, six years or more, living in the UK, Ireland, Singapore or Australia? Not from Chubb, please, whose people we have promised to leave alone for now.',
    fits: all(
      trade('marine underwriter', 'loss adjuster'),
      any(cert('ACII'), cert('ACILA')),
      yearsAtLeast(6),
      country('United Kingdom', 'Ireland', 'Singapore', 'Australia'),
      not(at('Chubb')),
    ),
  },
  {
    by: 'telegram',
    ask: 'town planners + policy advisers, Wellington / Auckland / London / Dublin / Sydney, 5y+, notice a month or less, not contract. agreed at 17.5%',
    fits: all(
      trade('town planner', 'policy adviser'),
      near('Wellington', 'Auckland', 'London', 'Dublin', 'Sydney'),
      yearsAtLeast(5),
      noticeUpTo(31),
      not(works('contract')),
    ),
  },
  {
    by: 'dictaphone',
    ask: 'drilling engineers or wind turbine technicians houston aberdeen hamburg or cork with the iwcf or the gwo ticket six years or more oh and shell or vestas somewhere on the cv now or before',
    fits: all(
      trade('drilling engineer', 'wind turbine technician'),
      near('Houston', 'Aberdeen', 'Hamburg', 'Cork'),
      any(cert('IWCF'), cert('GWO')),
      yearsAtLeast(6),
      worked('Shell', 'Vestas'),
    ),
  },
  {
    by: 'bengaluru',
    ask: 'Dear all, kindly share UX designers having Figma or SEO specialists having Google Analytics, 4+ yrs exp, from Ogilvy, Dentsu or Publicis (present or past), Berlin, Bangalore, Dublin, Manchester or New York location',
    fits: all(
      any(all(trade('ux designer'), skill('Figma')), all(trade('seo specialist'), skill('Google Analytics'))),
      yearsAtLeast(4),
      worked('Ogilvy', 'Dentsu', 'Publicis'),
      near('Berlin', 'Bangalore', 'Dublin', 'Manchester', 'New York'),
    ),
  },
  {
    by: 'berlin',
    ask: 'Wir suchen einen Küchenchef, Souschef oder Konditor für München, Zürich oder Paris, oder bereit zum Umzug, mindestens 5 Jahre Erfahrung, Deutsch oder Französisch, aktuell nicht bei Accor',
    fits: all(
      trade('head chef', 'sous chef', 'pastry chef'),
      any(near('Munich', 'Zurich', 'Paris'), relocates),
      yearsAtLeast(5),
      any(speaks('German'), speaks('French')),
      not(at('Accor')),
    ),
  },
];
