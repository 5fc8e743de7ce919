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
  once,
  pays,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  works,
  yearsAtLeast,
  yearsBelow,
} from './third-world.ts';

/** Searches as busy recruiters say and type them, over the third people, written before the rules were read. */
export const THIRD_OPEN_NINETEENTH: readonly Query<Third>[] = [
  {
    ask: 'QSs in London or Dubai, 8+ yrs or chartered (MRICS) and 5',
    fits: all(
      trade('quantity surveyor'),
      near('London', 'Dubai'),
      any(yearsAtLeast(8), all(cert('MRICS'), yearsAtLeast(5))),
    ),
  },
  {
    ask: 'head chefs who aren’t at Hilton or Accor',
    fits: all(trade('head chef'), not(at('Hilton', 'Accor'))),
  },
  {
    ask: 'policy people in wgtn, cabinet/treasury exp a plus',
    fits: all(trade('policy adviser'), near('Wellington')),
  },
  {
    ask: 'Küchenchef oder Souschef in München',
    fits: all(trade('head chef', 'sous chef'), near('Munich')),
  },
  {
    ask: 'someone GWO certified for wind farms near hamburg, german essential',
    fits: all(trade('wind turbine technician'), cert('GWO'), near('Hamburg'), speaks('German')),
  },
  {
    ask: 'used to be a teacher but doing something else now',
    fits: all(once('teacher'), not(trade('teacher'))),
  },
  {
    ask: 'social workers, council experience, UK, open to contract',
    fits: all(
      trade('social worker'),
      country('United Kingdom'),
      any(
        at('Bristol City Council', 'Manchester City Council'),
        formerly('Bristol City Council', 'Manchester City Council'),
      ),
      works('contract'),
    ),
  },
  {
    ask: 'MSLs with oncology in boston or basel',
    fits: all(trade('medical science liaison'), skill('Oncology'), near('Boston', 'Basel')),
  },
  {
    ask: 'EA to a CEO, zurich or singapore, speaks french',
    fits: all(trade('executive assistant'), near('Zurich', 'Singapore'), speaks('French')),
  },
  {
    ask: 'hotel GMs, Opera, willing to move',
    fits: all(trade('hotel manager'), skill('Opera PMS'), relocates),
  },
  {
    ask: 'solicitors - litigation - 3 yrs PQE min - manchester or london',
    fits: all(trade('litigation lawyer'), near('London', 'Manchester'), yearsAtLeast(3)),
    unknowable: true,
  },
  {
    ask: 'land surveyors under 5 years exp, AU or NZ',
    fits: all(trade('land surveyor'), country('Australia', 'New Zealand'), yearsBelow(5)),
  },
  {
    ask: 'journos, not at the BBC, madrid or berlin',
    fits: all(trade('journalist'), near('Madrid', 'Berlin'), not(at('BBC'))),
  },
  {
    ask: 'QC chemists HPLC Cork, ex Pfizer ok but not current Pfizer',
    fits: all(trade('qc chemist'), skill('HPLC'), near('Cork'), not(at('Pfizer'))),
  },
  {
    ask: 'anyone in insurance, london, remote',
    fits: all(trade('insurance'), near('London'), remote),
  },
  {
    ask: 'geologists who can start within a month in WA, aus citizens only',
    fits: all(trade('geologist'), near('Perth'), noticeUpTo(31), rights('citizen')),
  },
  {
    ask: 'store managers Dublin up to 45k euro',
    fits: all(trade('store manager'), near('Dublin'), pays('EUR', 0, 45_000)),
  },
  {
    ask: 'same employer 5 yrs plus, quality managers or production managers, automotive',
    fits: all(trade('quality manager', 'production manager'), inJobFor(5), at('BMW')),
    unknowable: true,
  },
];
