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

/** Searches of the same sixteen desks over the third people. */
export const THIRD_OPEN_FORTY_SECOND: readonly Query<Third>[] = [
  {
    by: 'hospitality',
    ask: 'sous chefs sydney dublin, HACCP',
    fits: all(trade('sous chef'), near('Sydney', 'Dublin'), skill('HACCP')),
  },
  {
    by: 'life science',
    ask: 'QC chemists with HPLC in Cork, Basel or Lyon',
    fits: all(trade('qc chemist'), skill('HPLC'), near('Cork', 'Basel', 'Lyon')),
  },
  {
    by: 'energy',
    ask: 'Geologists or mining engineers for the Pilbara, so Perth people or people who will relocate',
    fits: all(trade('geologist', 'mining engineer'), any(near('Perth'), relocates)),
  },
  {
    by: 'legal',
    ask: 'In-house counsel with commercial contracts, must hold a practising certificate',
    fits: all(trade('in-house counsel'), skill('Commercial contracts'), cert('Practising certificate')),
  },
  {
    by: 'education',
    ask: 'primary teachers, QTS, London or Bristol or Dubai',
    fits: all(trade('primary teacher'), cert('Qualified Teacher Status'), near('London', 'Bristol', 'Dubai')),
  },
  {
    by: 'logistics',
    ask: 'Freight forwarders on CargoWise, any of Hamburg, Singapore, Sydney, Auckland, not from DHL',
    fits: all(
      trade('freight forwarder'),
      skill('CargoWise'),
      near('Hamburg', 'Singapore', 'Sydney', 'Auckland'),
      not(at('DHL')),
    ),
  },
  {
    by: 'public sector',
    ask: 'the department wants a shortlist by Friday: policy advisers, NZ or Ireland',
    fits: all(trade('policy adviser'), country('New Zealand', 'Ireland')),
  },
  {
    by: 'tech',
    ask: 'UX designers who know Figma and are working remotely, or else sit in Berlin',
    fits: all(trade('ux designer'), skill('Figma'), any(remote, near('Berlin'))),
  },
  {
    by: 'finance',
    ask: 'loss adjusters with subsidence or business interruption, ACILA nice but not needed',
    fits: all(trade('loss adjuster'), any(skill('Subsidence'), skill('Business interruption'))),
  },
  {
    by: 'health',
    ask: 'Dentists that do implants, UK or Australia please',
    fits: all(trade('dentist'), skill('Implants'), country('United Kingdom', 'Australia')),
  },
  {
    by: 'exec',
    ask: 'Hotel general managers, ten years’ experience or more, Hilton or Four Seasons now or earlier',
    fits: all(trade('hotel manager'), yearsAtLeast(10), worked('Hilton', 'Four Seasons')),
  },
  {
    by: 'sales',
    ask: 'brand managers ex Unilever or ex Nestlé',
    fits: all(trade('brand manager'), formerly('Unilever', 'Nestlé')),
  },
  {
    by: 'interim',
    ask: 'production managers, quality managers: who could start within a month?',
    fits: all(trade('production manager', 'quality manager'), noticeUpTo(31)),
  },
  {
    by: 'trades',
    ask: 'licenced aircraft enginers B1 licence, citizen or permenant resident',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), rights('citizen', 'permanent_resident')),
  },
  {
    by: 'perm',
    ask: 'Store managers or buyers who’ve been in their job five years or longer and speak German, French or Spanish',
    fits: all(
      trade('store manager', 'buyer'),
      inJobFor(5),
      any(speaks('German'), speaks('French'), speaks('Spanish')),
    ),
  },
  {
    by: 'temp',
    ask: 'Video editors or graphic designers in London, not contract, wanting 50k GBP at the most',
    fits: all(
      trade('video editor', 'graphic designer'),
      near('London'),
      not(works('contract')),
      pays('GBP', 0, 50_000),
    ),
  },
];
