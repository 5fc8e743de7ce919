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
  pays,
  rights,
  skill,
  speaks,
  type Third,
  trade,
} from './third-world.ts';

/** Searches over the third people from desks in the United States, New Zealand, Ireland and Germany. */
export const THIRD_OPEN_SIXTY_SEVENTH: readonly Query<Third>[] = [
  {
    by: 'logistics, Bremen',
    ask: 'Freight forwarder or customs broker for Hamburg, Incoterms knowledge is required',
    fits: all(trade('freight forwarder', 'customs broker'), skill('Incoterms'), near('Hamburg')),
  },
  {
    by: 'oil & gas',
    ask: 'drilling / well engineers, IWCF, Houston + Aberdeen',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Houston', 'Aberdeen')),
  },
  {
    by: 'life sciences, Cork',
    ask: 'QC micro, Cork or Dublin, must have endotoxin testing',
    fits: all(trade('microbiologist'), skill('Endotoxin testing'), near('Cork', 'Dublin')),
  },
  {
    by: 'public sector, Wellington',
    ask: 'Policy advisers in Wellington, Dublin or London who write ministerial briefings and could be out of their job within a month',
    fits: all(
      trade('policy adviser'),
      skill('Ministerial briefings'),
      near('Wellington', 'Dublin', 'London'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'law firms',
    ask: 'litigators w arbitration experience but not in Madrid',
    fits: all(trade('litigation lawyer'), skill('Arbitration'), not(near('Madrid'))),
  },
  {
    by: 'automotive, Ingolstadt',
    ask: 'Quality Manager with FMEA, speaking German or French. Please nobody who is working at BMW today.',
    fits: all(
      trade('quality manager'),
      skill('FMEA'),
      any(speaks('German'), speaks('French')),
      not(at('BMW')),
    ),
  },
  {
    by: 'primary industries',
    ask: 'morning team, dairy outfit needs either a farm manager or an agronomist. Wellington or Brisbane people. Citizens or permanent residents, no visas this time',
    fits: all(
      trade('farm manager', 'agronomist'),
      near('Wellington', 'Brisbane'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'vet clinics, Kildare',
    ask: 'small animal vets Dublin/Cork',
    fits: nobody,
  },
  {
    by: 'retail leaders',
    ask: 'Store managers, Munich or Dublin, expectation not over 50k EUR a year',
    fits: all(trade('store manager'), near('Munich', 'Dublin'), pays('EUR', 0, 50_000)),
  },
];
