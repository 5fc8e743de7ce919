import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  inJobFor,
  near,
  not,
  noticeUpTo,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
  yearsBelow,
} from './third-world.ts';

/** Searches over the third people, of desks after a long weekend. */
export const THIRD_OPEN_EIGHTY_SIXTH: readonly Query<Third>[] = [
  {
    by: 'pastry and line',
    ask: 'pastry chefs & sous chefs, London Paris Dublin Sydney, not needing sponsorship',
    fits: all(
      trade('pastry chef', 'sous chef'),
      near('London', 'Paris', 'Dublin', 'Sydney'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'residential property',
    ask: 'conveyancers England',
    fits: all(trade('conveyancer'), near('London', 'Manchester', 'Bristol')),
  },
  {
    by: 'wells and pits',
    ask: 'drilling engineers or mining engineers, Australia / Canada / US, 5 yrs min',
    fits: all(
      trade('drilling engineer', 'mining engineer'),
      country('Australia', 'Canada', 'United States'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'quality labs, Munster',
    ask: 'QC chemists or microbiologists in Cork or Dublin who can start inside a month',
    fits: all(trade('qc chemist', 'microbiologist'), near('Cork', 'Dublin'), noticeUpTo(30)),
  },
  {
    by: 'line stations',
    ask: 'aircraft engineers A320 or B737',
    fits: all(trade('aircraft engineer'), any(skill('A320'), skill('B737'))),
  },
  {
    by: 'forwarding, Port Botany',
    ask: 'Freight forwarders and customs brokers, two weeks’ notice or less, anywhere',
    fits: all(trade('freight forwarder', 'customs broker'), noticeUpTo(14)),
  },
  {
    by: 'children and families',
    ask: 'child protection social workers, Perth, Auckland or Manchester, with Safeguarding',
    fits: all(
      trade('child protection social worker'),
      near('Perth', 'Auckland', 'Manchester'),
      skill('Safeguarding'),
    ),
  },
  {
    by: 'search and social',
    ask: 'seo specialists or graphic designers that speak German, French or Hindi',
    fits: all(
      trade('seo specialist', 'graphic designer'),
      any(speaks('German'), speaks('French'), speaks('Hindi')),
    ),
  },
  {
    by: 'parks and gardens',
    ask: 'landscape architects who know AutoCAD or Vectorworks',
    fits: all(trade('landscape architect'), any(skill('AutoCAD'), skill('Vectorworks'))),
  },
  {
    by: 'hotel leadership',
    ask: 'Hotel managers who’re with Hilton, Accor or Hyatt or have been',
    fits: all(trade('hotel manager'), worked('Hilton', 'Accor', 'Hyatt')),
  },
  {
    by: 'job shares',
    ask: 'any teachers, dentists, vets or social workers wanting part time?',
    fits: all(trade('teacher', 'dentist', 'vet', 'social worker'), works('part_time')),
  },
  {
    by: 'corporate counsel',
    ask: 'in-house counsel, commercial contracts, either remote or Munich/Dublin',
    fits: all(
      trade('in-house counsel'),
      skill('Commercial contracts'),
      any(remote, near('Munich', 'Dublin')),
    ),
  },
  {
    by: 'medical affairs',
    ask: 'MSLs w/ a PhD, Boston, Basel, Madrid',
    fits: all(trade('medical science liaison'), cert('PhD'), near('Boston', 'Basel', 'Madrid')),
  },
  {
    by: 'quayside',
    ask: 'Port ops people and warehouse managers, same job for three years at the least, outside India',
    fits: all(trade('port operations', 'warehouse manager'), inJobFor(3), not(country('India'))),
  },
  {
    by: 'regional land desk',
    ask: 'Agronomists or land surveyors in NZ or Australia who are up before sunrise without grumbling',
    unknowable: true,
    fits: all(trade('agronomist', 'land surveyor'), country('New Zealand', 'Australia')),
  },
  {
    by: 'fashion, euro zone',
    ask: 'buyers + store managers, Zara / H&M / IKEA at present, Ireland, Germany, France or Spain, fewer than 10 yrs experience',
    fits: all(
      trade('buyer', 'store manager'),
      at('Zara', 'H&M', 'IKEA'),
      country('Ireland', 'Germany', 'France', 'Spain'),
      yearsBelow(10),
    ),
  },
];
