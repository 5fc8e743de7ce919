import type { Query } from './score.ts';
import {
  all,
  at,
  cert,
  country,
  near,
  nobody,
  not,
  noticeUpTo,
  skill,
  speaks,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, as desks of agencies in Australia and the UK type them. */
export const THIRD_OPEN_SIXTY_SIXTH: readonly Query<Third>[] = [
  {
    by: 'retail, Croydon',
    ask: 'store managers, one month’s notice or less',
    fits: all(trade('store manager'), noticeUpTo(31)),
  },
  {
    by: 'vets, Taunton',
    ask: 'Morning – practice owner says: “small animal vet, we’ve a flat above the surgery. Bristol, Perth or Auckland, I’ll talk to any of them.” Who have we got?',
    fits: all(trade('vet'), skill('Small animals'), near('Bristol', 'Perth', 'Auckland')),
  },
  {
    by: 'resources, Kalgoorlie',
    ask: 'geos leapfrog 4+ yrs',
    fits: all(trade('geologist'), skill('Leapfrog'), yearsAtLeast(4)),
  },
  {
    by: 'compliance checks, Hobart',
    ask: 't138@third.example',
    fits: ({ email }) => email === 't138@third.example',
  },
  {
    by: 'aviation, Crawley',
    ask: 'licensed aircraft engineers holding a B1, A320 essential',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), skill('A320')),
  },
  {
    by: 'agri, Toowoomba',
    ask: 'Agronomists + farm managers in Australia, NZ or the UK',
    fits: all(trade('agronomist', 'farm manager'), country('Australia', 'New Zealand', 'United Kingdom')),
  },
  {
    by: 'dental, Fremantle',
    ask: 'dentists in Perth who do implants',
    fits: nobody,
  },
  {
    by: 'FMCG, Slough',
    ask: 'Brand managers who speak French, but not people working at Nestlé today as they are the client',
    fits: all(trade('brand manager'), speaks('French'), not(at('Nestlé'))),
  },
  {
    by: 'survey, Joondalup',
    ask: 'land surveyors Perth or Auckland with their own ute',
    fits: all(trade('land surveyor'), near('Perth', 'Auckland')),
    unknowable: true,
  },
];
