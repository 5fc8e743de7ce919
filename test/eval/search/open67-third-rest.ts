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
  skill,
  speaks,
  type Third,
  trade,
  worked,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, as desks for offices, engineering and leaders type them in an ordinary month. */
export const THIRD_OPEN_FIFTY_SEVENTH: readonly Query<Third>[] = [
  {
    by: 'design desk',
    ask: 'ux/product designers, design systems, Berlin or New York or Bangalore',
    fits: all(trade('ux designer'), skill('Design systems'), near('Berlin', 'New York', 'Bangalore')),
  },
  {
    by: 'life sciences',
    ask: 'GMP microbiologists Ireland',
    fits: all(trade('microbiologist'), skill('GMP'), country('Ireland')),
  },
  {
    by: 'life sciences',
    ask: 'Our Basel biotech wants an MSL with oncology. They will consider people in Boston and Madrid as well as Basel, and a PhD would be lovely though it isn’t a deal breaker.',
    fits: all(trade('medical science liaison'), skill('Oncology'), near('Basel', 'Boston', 'Madrid')),
  },
  {
    by: 'Pune office',
    ask: 'Drug safety / pharmacovigilance candidates in India having hands-on Argus experience, please share profiles',
    fits: all(trade('pharmacovigilance'), skill('Argus'), country('India')),
  },
  {
    by: 'marketing team',
    ask: 'brand managers with L’Oréal or Danone on the CV, current or past, in Paris, London, Toronto',
    fits: all(trade('brand manager'), worked('L’Oréal', 'Danone'), near('Paris', 'London', 'Toronto')),
  },
  {
    by: 'creative',
    ask: 'video editors premiere pro + after effects',
    fits: all(trade('video editor'), skill('Premiere Pro', 'After Effects')),
  },
  {
    by: 'manufacturing',
    ask: 'quality managers, ISO 9001, German or French speaking',
    fits: all(trade('quality manager'), skill('ISO 9001'), any(speaks('German'), speaks('French'))),
  },
  {
    by: 'energy',
    ask: 'Well / drilling engineers with a current IWCF, Aberdeen, Houston or Perth, leave out those at Shell now',
    fits: all(
      trade('drilling engineer'),
      cert('IWCF'),
      near('Aberdeen', 'Houston', 'Perth'),
      not(at('Shell')),
    ),
  },
  {
    by: 'resources',
    ask: 'mining engineers with Deswik in Australia, notice of 8 weeks or under',
    fits: all(trade('mining engineer'), skill('Deswik'), country('Australia'), noticeUpTo(56)),
  },
  {
    by: 'bot',
    ask: 'function=legal counsel (in-house)&skill=data protection&city=Munich,Paris,Dublin,Singapore&min_years=5',
    fits: all(
      trade('in-house counsel'),
      skill('Data protection'),
      near('Munich', 'Paris', 'Dublin', 'Singapore'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'executive search',
    ask: 'Exploration geologists in Santiago or Lima',
    fits: all(trade('geologist'), near('Santiago', 'Lima')),
  },
];
