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

/** Searches over the third people, of desks in an ordinary month. */
export const THIRD_OPEN_NINETY_FIFTH: readonly Query<Third>[] = [
  {
    by: 'hotel openings',
    ask: 'Hotel GMs and housekeeping managers in Dubai, Singapore, Geneva or Barcelona. Not from Hilton or Accor if that’s where they are now.',
    fits: all(
      trade('hotel manager', 'housekeeping'),
      near('Dubai', 'Singapore', 'Geneva', 'Barcelona'),
      not(at('Hilton', 'Accor')),
    ),
  },
  {
    by: 'disputes, Chancery Lane',
    ask: 'litigation lawyers who do arbitration or advocacy and used to be at Clifford Chance, DLA Piper or Baker McKenzie',
    fits: all(
      trade('litigation lawyer'),
      any(skill('Arbitration'), skill('Advocacy')),
      formerly('Clifford Chance', 'DLA Piper', 'Baker McKenzie'),
    ),
  },
  {
    by: 'labs, Little Island',
    ask: 'qc / analytical chemist hplc or gcms, cork basel lyon, start within a month',
    fits: all(
      trade('qc chemist'),
      any(skill('HPLC'), skill('GC-MS')),
      near('Cork', 'Basel', 'Lyon'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'ports',
    ask: 'port or terminal operations managers and supervisors, three years or more in the job they’re in, leave out anyone at PSA',
    fits: all(trade('port operations'), inJobFor(3), not(at('PSA International'))),
  },
  {
    by: 'energy, Union Street',
    ask: 'wind techs holding GWO and drilling engineers holding IWCF – UK, Ireland, Germany, Spain or the US',
    fits: all(
      any(all(trade('wind turbine technician'), cert('GWO')), all(trade('drilling engineer'), cert('IWCF'))),
      country('United Kingdom', 'Ireland', 'Germany', 'Spain', 'United States'),
    ),
  },
  {
    by: 'agency creative, Kreuzberg',
    ask: 'Designers (graphic or UX) or SEO people currently with Publicis, Dentsu or Wunderman Thompson, who aren’t contractors, in Berlin, London, Dublin or Manchester',
    fits: all(
      trade('graphic designer', 'ux designer', 'seo specialist'),
      at('Publicis', 'Dentsu', 'Wunderman Thompson'),
      not(works('contract')),
      near('Berlin', 'London', 'Dublin', 'Manchester'),
    ),
  },
  {
    by: 'public sector, Lambton Quay',
    ask: 'policy advisers/officers + town planners. NZ, Canada, UK. min 6 yrs',
    fits: all(
      trade('policy adviser', 'town planner'),
      country('New Zealand', 'Canada', 'United Kingdom'),
      yearsAtLeast(6),
    ),
  },
  {
    by: 'fashion retail',
    ask: 'who have we got as store managers or buyers that speaks Spanish, German or French and can be had on a month’s notice or less, or else would relocate?',
    fits: all(
      trade('store manager', 'buyer'),
      any(speaks('Spanish'), speaks('German'), speaks('French')),
      any(noticeUpTo(31), relocates),
    ),
  },
  {
    by: 'international schools',
    ask: 'maths or primary teachers with QTS, in the UK, Dubai or Geneva, not teaching at Harris Federation at present',
    fits: all(
      trade('maths teacher', 'primary teacher'),
      cert('Qualified Teacher Status'),
      any(country('United Kingdom'), near('Dubai', 'Geneva')),
      not(at('Harris Federation')),
    ),
  },
  {
    by: 'London market',
    ask: 'Marine underwriters with the ACII or loss adjusters with the ACILA, as long as AXA or Chubb is on their CV, today or any time before',
    fits: all(
      any(all(trade('marine underwriter'), cert('ACII')), all(trade('loss adjuster'), cert('ACILA'))),
      worked('AXA', 'Chubb'),
    ),
  },
  {
    by: 'flight deck',
    ask: 'pilots a320, no emirates or iberia (current), europe or singapore',
    fits: all(
      trade('pilot'),
      skill('A320'),
      not(at('Emirates', 'Iberia')),
      country('Singapore', 'Ireland', 'Spain', 'United Kingdom', 'France', 'Germany', 'Switzerland'),
    ),
  },
  {
    by: 'practices',
    ask: 'Dentists or vets, citizens or permanent residents, Australia NZ or UK, ok to work every second weekend',
    fits: all(
      trade('dentist', 'vet'),
      rights('citizen', 'permanent_resident'),
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
    unknowable: true,
  },
  {
    by: 'office of the CEO',
    ask: 'EAs / PAs with L’Oreal or Nestle in their history or there still. London, NY, Zurich.',
    fits: all(
      trade('executive assistant'),
      worked('L’Oréal', 'Nestlé'),
      near('London', 'New York', 'Zurich'),
    ),
  },
  {
    by: 'plants, Sendling',
    ask: 'production managers / supervisors or quality managers with a six sigma belt, green or black both fine, in Germany, France, Spain or Ireland',
    fits: all(
      trade('production manager', 'quality manager'),
      any(cert('Six Sigma Green Belt'), cert('Six Sigma Black Belt')),
      country('Germany', 'France', 'Spain', 'Ireland'),
    ),
  },
  {
    by: 'newsrooms and post',
    ask: 'Looking for journalists or video editors who either work remotely or are part time. Any outlet will do. Just nobody in India.',
    fits: all(trade('journalist', 'video editor'), any(remote, works('part_time')), not(country('India'))),
  },
  {
    by: 'forwarding, Speicherstadt',
    ask: 'freight forwarders / coordinators, customs brokers, warehouse managers in hamburg or lyon, up to 55k eur a year',
    fits: all(
      trade('freight forwarder', 'customs broker', 'warehouse manager'),
      near('Hamburg', 'Lyon'),
      pays('EUR', 0, 55_000),
    ),
  },
];
