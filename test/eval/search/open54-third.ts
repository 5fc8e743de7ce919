import type { Query } from './score.ts';
import {
  all,
  any,
  cert,
  country,
  formerly,
  near,
  noticeUpTo,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of sixteen desks over the third people, each in its own way of asking. */
export const THIRD_OPEN_FORTY_FOURTH: readonly Query<Third>[] = [
  {
    by: 'perm',
    ask: 'executive assistants in London or New York',
    fits: all(trade('executive assistant'), near('London', 'New York')),
  },
  {
    by: 'temp',
    ask: 'warehouse managers Manchester or Lyon, notice of a month at most',
    fits: all(trade('warehouse manager'), near('Manchester', 'Lyon'), noticeUpTo(31)),
  },
  {
    by: 'exec search',
    ask: 'Hotel general managers in Dubai or Singapore with ten years and more behind them',
    fits: all(trade('hotel manager'), near('Dubai', 'Singapore'), yearsAtLeast(10)),
  },
  {
    by: 'tech',
    ask: 'ux designers with figma, berlin dublin or bangalore',
    fits: all(trade('ux designer'), skill('Figma'), near('Berlin', 'Dublin', 'Bangalore')),
  },
  {
    by: 'health',
    ask: 'dentists who do implants, UK or Australia',
    fits: all(trade('dentist'), skill('Implants'), country('United Kingdom', 'Australia')),
  },
  {
    by: 'health',
    ask: 'vets, no sponsorship needed: citizens or permanent residents',
    fits: all(trade('vet'), settled),
  },
  {
    by: 'trades',
    ask: 'wind techs with GWO',
    fits: all(trade('wind turbine technician'), cert('GWO')),
  },
  {
    by: 'education',
    ask: 'Which primary teachers with QTS have we got in the UK or Dubai?',
    fits: all(
      trade('primary teacher'),
      cert('Qualified Teacher Status'),
      any(country('United Kingdom'), near('Dubai')),
    ),
  },
  {
    by: 'finance',
    ask: 'Marine underwriters in London or Singapore, Allianz, AXA or Chubb at any time',
    fits: all(trade('marine underwriter'), near('London', 'Singapore'), worked('Allianz', 'AXA', 'Chubb')),
  },
  {
    by: 'legal',
    ask: 'in house counsel who speak German',
    fits: all(trade('in-house counsel'), speaks('German')),
  },
  {
    by: 'logistics',
    ask: 'customs brokers with the licence in Sydney, Auckland or Toronto',
    fits: all(trade('customs broker'), cert('Customs broker licence'), near('Sydney', 'Auckland', 'Toronto')),
  },
  {
    by: 'hospitality',
    ask: 'sous or head chefs with HACCP who were at Hilton or Marriott before',
    fits: all(trade('sous chef', 'head chef'), skill('HACCP'), formerly('Hilton', 'Marriott')),
  },
  {
    by: 'sales',
    ask: 'brand managers, ex L’Oréal or Nestlé, or still there',
    fits: all(trade('brand manager'), worked('L’Oréal', 'Nestlé')),
  },
  {
    by: 'public sector',
    ask: 'town planners GIS, Auckland, Sydney or Bristol',
    fits: all(trade('town planner'), skill('GIS'), near('Auckland', 'Sydney', 'Bristol')),
  },
  {
    by: 'life science',
    ask: 'MSLs with a PhD, oncology, Basel, Boston or Madrid',
    fits: all(
      trade('medical science liaison'),
      cert('PhD'),
      skill('Oncology'),
      near('Basel', 'Boston', 'Madrid'),
    ),
  },
  {
    by: 'interim',
    ask: 'Quality managers open to contract work',
    fits: all(trade('quality manager'), works('contract')),
  },
];
