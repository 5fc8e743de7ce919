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
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, as desks in Australia, New Zealand, North America and South Africa type them. */
export const THIRD_OPEN_SIXTY_NINTH: readonly Query<Third>[] = [
  {
    by: 'schools, Palmerston North',
    ask: 'primary school and maths teachers who hold QTS (Qualified Teacher Status)',
    fits: all(trade('primary teacher', 'maths teacher'), cert('Qualified Teacher Status')),
  },
  {
    by: 'mining, Vancouver',
    ask: 'Geologists or mining engineers around Vancouver or Perth; citizen or permanent resident',
    fits: all(
      trade('geologist', 'mining engineer'),
      near('Vancouver', 'Perth'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'legal, Montreal',
    ask: 'french speaking lawyers',
    fits: all(trade('lawyer'), speaks('French')),
  },
  {
    by: 'aviation, Kempton Park',
    ask: 'Charter operator wants to see pilots and licensed aircraft engineers with A320 on the CV. Dubai, Singapore or Madrid',
    fits: all(trade('pilot', 'aircraft engineer'), skill('A320'), near('Dubai', 'Singapore', 'Madrid')),
  },
  {
    by: 'creative, Sydney',
    ask: 'ux + graphic designers, contract',
    fits: all(trade('ux designer', 'graphic designer'), works('contract')),
  },
  {
    by: 'hospitality, Stellenbosch',
    ask: 'sous chefs / head chefs w HACCP, now or in the past at Hilton or Marriott',
    fits: all(trade('sous chef', 'head chef'), skill('HACCP'), worked('Hilton', 'Marriott')),
  },
  {
    by: 'agriculture, Ashburton',
    ask: 'farm managers or agronomists nz & aus at least 5 years experience',
    fits: all(trade('farm manager', 'agronomist'), country('New Zealand', 'Australia'), yearsAtLeast(5)),
  },
  {
    by: 'a bot of a freight desk, Durban',
    ask: 'job_title: customs broker or freight forwarder\nexperience: 3+ years\nnotice_period: max 1 month',
    fits: all(trade('customs broker', 'freight forwarder'), yearsAtLeast(3), noticeUpTo(31)),
  },
  {
    by: 'insurance, Chicago',
    ask: 'Loss adjusters with 6 or more years, but not the ones at Chubb',
    fits: all(trade('loss adjuster'), yearsAtLeast(6), not(at('Chubb'))),
  },
  {
    by: 'retail, Brisbane',
    ask: 'Buyers and store managers in Melbourne, London or New York who don’t mind working Saturdays',
    fits: all(trade('buyer', 'store manager'), near('Melbourne', 'London', 'New York')),
    unknowable: true,
  },
  {
    by: 'labs, New Jersey',
    ask: 'QC chemist: HPLC or GC-MS needed. GMP nice to have.',
    fits: all(trade('qc chemist'), any(skill('HPLC'), skill('GC-MS'))),
  },
];
