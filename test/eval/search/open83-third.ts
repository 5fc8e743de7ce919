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
  pays,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, of desks in the week after the month’s end. */
export const THIRD_OPEN_SEVENTY_THIRD: readonly Query<Third>[] = [
  {
    by: 'restaurants',
    ask: 'sommeliers in London, Paris or Melbourne with the WSET Level 4',
    fits: all(trade('sommelier'), near('London', 'Paris', 'Melbourne'), cert('WSET Level 4')),
  },
  {
    by: 'dental groups',
    ask: 'dentist, implants or endo, dubai / geneva / brisbane',
    fits: all(
      trade('dentist'),
      any(skill('Implants'), skill('Endodontics')),
      near('Dubai', 'Geneva', 'Brisbane'),
    ),
  },
  {
    by: 'farms',
    ask: 'Farm managers, NZ or Ireland. They must have herd management, it’s 400 cows.',
    fits: all(trade('farm manager'), country('New Zealand', 'Ireland'), skill('Herd management')),
  },
  {
    by: 'MRO desk',
    ask: 'aircraft engineers, B1 licence + A320',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), skill('A320')),
  },
  {
    by: 'labs, Limerick',
    ask: 'QC chemists and microbiologists who do GMP, Ireland or India, five years or more behind them',
    fits: all(
      trade('qc chemist', 'microbiologist'),
      skill('GMP'),
      country('Ireland', 'India'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'resources',
    ask: 'geos + mining engineers Perth & Brisbane, no one who’s at Rio Tinto',
    fits: all(trade('geologist', 'mining engineer'), near('Perth', 'Brisbane'), not(at('Rio Tinto'))),
  },
  {
    by: 'studio',
    ask: 'Graphic designers, UX designers, SEO – those who work remotely and are in Germany, the UK or Ireland',
    fits: all(
      trade('graphic designer', 'ux designer', 'seo specialist'),
      remote,
      country('Germany', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'exploration',
    ask: 'geologist dublin or cork',
    fits: nobody,
  },
  {
    by: 'shops, Galway',
    ask: 'Store managers in Ireland, Germany or Spain who’d be content with €50,000 a year or less',
    fits: all(trade('store manager'), country('Ireland', 'Germany', 'Spain'), pays('EUR', 0, 50_000)),
  },
  {
    by: 'freight',
    ask: 'german speaking freight forwarders / customs brokers, wherever they are',
    fits: all(trade('freight forwarder', 'customs broker'), speaks('German')),
  },
  {
    by: 'councils',
    ask: 'From the council: "we would consider a town planner or a landscape architect, in Vancouver, Auckland or Bristol, provided they are a citizen or permanent resident there."',
    fits: all(
      trade('town planner', 'landscape architect'),
      near('Vancouver', 'Auckland', 'Bristol'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'secretarial',
    ask: 'executive assistants, London New York or Zurich, must type 80 wpm',
    unknowable: true,
    fits: all(trade('executive assistant'), near('London', 'New York', 'Zurich')),
  },
];
