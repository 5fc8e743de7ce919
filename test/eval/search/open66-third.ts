import type { Query } from './score.ts';
import { all, any, at, cert, country, near, not, skill, speaks, type Third, trade } from './third-world.ts';

/** Searches over the third people from desks for temps, care, building, kitchens, law and offices. */
export const THIRD_OPEN_FIFTY_SIXTH_MORE: readonly Query<Third>[] = [
  {
    by: 'hotels',
    ask: 'Exec housekeepers / housekeeping managers in Dubai or Sydney',
    fits: all(trade('housekeeping'), near('Dubai', 'Sydney')),
  },
  {
    by: 'pastry',
    ask: 'pastry chefs who work with chocolate, Paris London Zurich or Singapore',
    fits: all(trade('pastry chef'), skill('Chocolate work'), near('Paris', 'London', 'Zurich', 'Singapore')),
  },
  {
    by: 'PA desk',
    ask: 'A chairman’s office wants an EA or PA who is used to board papers: London, New York or Zurich',
    fits: all(trade('executive assistant'), skill('Board papers'), near('London', 'New York', 'Zurich')),
  },
  {
    by: 'property law',
    ask: 'conveyancers, either CLC licence or PEXA, UK + Australia',
    fits: all(
      trade('conveyancer'),
      any(cert('CLC licence'), skill('PEXA')),
      country('United Kingdom', 'Australia'),
    ),
  },
  {
    by: 'children’s services',
    ask: 'children’s social workers registered with Social Work England, not those at Manchester City Council',
    fits: all(
      trade('child protection social worker'),
      cert('Social Work England registration'),
      not(at('Manchester City Council')),
    ),
  },
  {
    by: 'wine',
    ask: 'somm, wset 4, speaks french',
    fits: all(trade('sommelier'), cert('WSET Level 4'), speaks('French')),
  },
];
