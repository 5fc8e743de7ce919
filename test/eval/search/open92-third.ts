import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  inJobFor,
  near,
  not,
  noticeUpTo,
  pays,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, of desks in an ordinary month of spring. */
export const THIRD_OPEN_EIGHTY_SECOND: readonly Query<Third>[] = [
  {
    by: 'fine dining',
    ask: 'head chef, sous chef or pastry chef in London, Paris or Dubai',
    fits: all(trade('chef'), near('London', 'Paris', 'Dubai')),
  },
  {
    by: 'disputes and in-house',
    ask: 'Litigation lawyers or in-house counsel holding a practising certificate, 5 years plus',
    fits: all(
      trade('litigation lawyer', 'in-house counsel'),
      cert('Practising certificate'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'offshore and onshore wind',
    ask: 'wind turbine techs with GWO and their own van',
    fits: all(trade('wind turbine technician'), cert('GWO')),
    unknowable: true,
  },
  {
    by: 'airline crews, Swords',
    ask: 'A320 people: pilots and licensed aircraft engineers',
    fits: all(trade('pilot', 'aircraft engineer'), skill('A320')),
  },
  {
    by: 'practices, Cheshire',
    ask: 'dentists or vets uk / nz / france, a month’s notice max',
    fits: all(trade('dentist', 'vet'), country('United Kingdom', 'New Zealand', 'France'), noticeUpTo(30)),
  },
  {
    by: 'councils and ministries',
    ask: 'Policy advisers and town planners who have been in their present job for five years or more',
    fits: all(trade('policy adviser', 'town planner'), inJobFor(5)),
  },
  {
    by: 'site and shop managers, continental',
    ask: 'Quality managers, production managers + store managers, perm, Germany / France / Spain / Ireland, salary up to 100k EUR a year',
    fits: all(
      trade('quality manager', 'production manager', 'store manager'),
      works('permanent'),
      country('Germany', 'France', 'Spain', 'Ireland'),
      pays('EUR', 0, 100_000),
    ),
  },
  {
    by: 'newsrooms and post',
    ask: 'journalists or video editors, either remote or ok to relocate',
    fits: all(trade('journalist', 'video editor'), any(remote, relocates)),
  },
  {
    by: 'specialty insurance, Lime Street',
    ask: 'Marine underwriters and loss adjusters with AXA or Chubb on their CV (current or past), outside Australia',
    fits: all(
      trade('marine underwriter', 'loss adjuster'),
      worked('AXA', 'Chubb'),
      not(country('Australia')),
    ),
  },
  {
    by: 'consumer brands, Paris',
    ask: 'Brand managers, buyers or EAs / PAs who speak French or Spanish',
    fits: all(
      trade('brand manager', 'buyer', 'executive assistant'),
      any(speaks('French'), speaks('Spanish')),
    ),
  },
  {
    by: 'resources, St Georges Terrace',
    ask: 'mining enginers, geologists or drilling engineers, citizen or PR, previously BHP, Rio, Shell or Woodside',
    fits: all(
      trade('mining engineer', 'geologist', 'drilling engineer'),
      rights('citizen', 'permanent_resident'),
      formerly('BHP', 'Rio Tinto', 'Shell', 'Woodside'),
    ),
  },
  {
    by: 'shops and stock',
    ask: 'store manager now at zara or ikea',
    fits: all(trade('store manager'), at('Zara', 'IKEA')),
  },
];
