import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  near,
  nobody,
  not,
  noticeUpTo,
  pays,
  relocates,
  skill,
  speaks,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people from the desks of an agency in Australia and New Zealand and of one in the US. */
export const THIRD_OPEN_SIXTY_SECOND: readonly Query<Third>[] = [
  {
    by: 'vet clinics',
    ask: 'small animal vets, nz or oz',
    fits: all(trade('vet'), skill('Small animals'), country('New Zealand', 'Australia')),
  },
  {
    by: 'oil and gas, Houston',
    ask: 'Drilling or well engineers holding IWCF - Houston, Perth, Aberdeen',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Houston', 'Perth', 'Aberdeen')),
  },
  {
    by: 'plants, Midwest',
    ask: 'We’re looking at quality managers in Chicago and over in Cork for the same device maker. 5 yrs minimum.',
    fits: all(trade('quality manager'), near('Chicago', 'Cork'), yearsAtLeast(5)),
  },
  {
    by: 'public sector, Wellington',
    ask: 'Policy advisors wgtn',
    fits: all(trade('policy adviser'), near('Wellington')),
  },
  {
    by: 'apparel',
    ask: 'fashion buyers NYC, London or Paris who aren’t at H&M',
    fits: all(trade('buyer'), near('New York', 'London', 'Paris'), not(at('H&M'))),
  },
  {
    by: 'intake form',
    ask: 'Role: Land Surveyor\nMust have: Civil 3D\nLocation: Auckland or Perth',
    fits: all(trade('land surveyor'), skill('Civil 3D'), near('Auckland', 'Perth')),
  },
  {
    by: 'international schools',
    ask: 'Teachers, primary or maths, QTS on file, and they need to speak either French or Arabic',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      cert('Qualified Teacher Status'),
      any(speaks('French'), speaks('Arabic')),
    ),
  },
  {
    by: 'Jase, resources',
    ask: 'geos + mining engs, perth brisbane vancouver, available within a month',
    fits: all(trade('geologist', 'mining engineer'), near('Perth', 'Brisbane', 'Vancouver'), noticeUpTo(31)),
  },
  {
    by: 'dental',
    ask: 'Associate dentists around Chicago w/ Invisalign',
    fits: nobody,
  },
  {
    by: 'rural, Hamilton',
    ask: 'A grower down the road wants a farm manager, would look at an agronomist as well. Who’d be prepared to relocate?',
    fits: all(trade('farm manager', 'agronomist'), relocates),
  },
  {
    by: 'C-suite support',
    ask: 'EAs in New York whose salary expectation is $120k a year or under',
    fits: all(trade('executive assistant'), near('New York'), pays('USD', 0, 120_000)),
  },
];
