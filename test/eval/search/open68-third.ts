import type { Query } from './score.ts';
import {
  all,
  any,
  at,
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

/** Searches over the third people, from desks for farms, freight, schools, shops, insurance and factories, and a bot. */
export const THIRD_OPEN_FIFTY_EIGHTH: readonly Query<Third>[] = [
  {
    by: 'rural desk',
    ask: 'Agronomists or farm managers, Australia and New Zealand, citizens or PRs',
    fits: all(
      trade('agronomist', 'farm manager'),
      country('Australia', 'New Zealand'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'rural desk, Scottish client',
    ask: 'Laird outside Aberdeen has sheep and cattle and no one to run the place. Have we got a farm manager in Scotland?',
    fits: all(trade('farm manager'), ({ region }) => region === 'Scotland'),
  },
  {
    by: 'freight',
    ask: 'freight forwarder cargowise hamburg auckland sydney singapore',
    fits: all(
      trade('freight forwarder'),
      skill('CargoWise'),
      near('Hamburg', 'Auckland', 'Sydney', 'Singapore'),
    ),
  },
  {
    by: 'customs',
    ask: 'Customs brokers who do tariff classification – but leave out whoever is with DHL or DSV at the moment',
    fits: all(trade('customs broker'), skill('Tariff classification'), not(at('DHL', 'DSV'))),
  },
  {
    by: 'overseas schools',
    ask: 'Maths teacher (IB Diploma or A-level) for September: candidates in Dubai, Geneva or Manchester',
    fits: all(
      trade('maths teacher'),
      any(skill('IB Diploma'), skill('A-level')),
      near('Dubai', 'Geneva', 'Manchester'),
    ),
  },
  {
    by: 'high street',
    ask: 'store mgrs, zara h&m or decathlon, past or present, need spanish or german',
    fits: all(
      trade('store manager'),
      worked('Zara', 'H&M', 'Decathlon'),
      any(speaks('Spanish'), speaks('German')),
    ),
  },
  {
    by: 'fashion',
    ask: 'Buyers with range planning, five years in at least, London / Paris / New York / Barcelona',
    fits: all(
      trade('buyer'),
      skill('Range planning'),
      yearsAtLeast(5),
      near('London', 'Paris', 'New York', 'Barcelona'),
    ),
  },
  {
    by: 'insurance desk',
    ask: 'Do we know any loss adjusters or marine underwriters with 8+ years who want something permanent?',
    fits: all(trade('loss adjuster', 'marine underwriter'), yearsAtLeast(8), works('permanent')),
  },
  {
    by: 'hangar bot',
    ask: 'job=aircraft maintenance engineer | skill=A320 | country=Germany, Spain, United Arab Emirates, Australia | max_notice=2 months',
    fits: all(
      trade('aircraft engineer'),
      skill('A320'),
      country('Germany', 'Spain', 'United Arab Emirates', 'Australia'),
      noticeUpTo(60),
    ),
  },
  {
    by: 'factories',
    ask: 'quality managers FMEA + ISO 9001, not in the US',
    fits: all(trade('quality manager'), skill('FMEA', 'ISO 9001'), not(country('United States'))),
  },
];
