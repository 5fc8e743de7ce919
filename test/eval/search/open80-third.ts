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
  pays,
  relocates,
  remote,
  skill,
  speaks,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, as desks in the UK, in Ireland, on the continent and in Asia type them. */
export const THIRD_OPEN_SEVENTIETH: readonly Query<Third>[] = [
  {
    by: 'pharma labs, Cork',
    ask: 'QC chemists or microbiologists with GMP, based in Ireland',
    fits: all(trade('qc chemist', 'microbiologist'), skill('GMP'), country('Ireland')),
  },
  {
    by: 'aviation, Shannon',
    ask: 'licensed aircraft engineers w/ B1 licence in Dubai, Hamburg or Madrid',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), near('Dubai', 'Hamburg', 'Madrid')),
  },
  {
    by: 'shipping, Singapore',
    ask: 'Freight forwarders: CargoWise essential, Singapore or Hamburg, languages a plus',
    fits: all(trade('freight forwarder'), skill('CargoWise'), near('Singapore', 'Hamburg')),
  },
  {
    by: 'Lloyd’s market, London',
    ask: 'marine underwriters 7 yrs + not at Allianz',
    fits: all(trade('marine underwriter'), yearsAtLeast(7), not(at('Allianz'))),
  },
  {
    by: 'form on the site, Lausanne',
    ask: 'position: dentist; city: Geneva; language: French',
    fits: all(trade('dentist'), near('Geneva'), speaks('French')),
  },
  {
    by: 'Gastro, Augsburg',
    ask: 'Küchenchef München',
    fits: all(trade('head chef'), near('Munich')),
  },
  {
    by: 'drug safety, Hyderabad',
    ask: 'Drug safety associates or pharmacovigilance officers, Mumbai and Bangalore, INR 3,000,000 a year at the very most',
    fits: all(trade('pharmacovigilance'), near('Mumbai', 'Bangalore'), pays('INR', 0, 3_000_000)),
  },
  {
    by: 'land and estates, Tralee',
    ask: 'Client wrote: “our herd is growing and Seamus retires in spring. We’d take a farm manager from anywhere so long as they are prepared to move.” Any on file?',
    fits: all(trade('farm manager'), relocates),
  },
  {
    by: 'post production, Soho',
    ask: 'video editors fully remote',
    fits: all(trade('video editor'), remote),
  },
  {
    by: 'international schools, Bangkok',
    ask: 'maths teachers, QTS, on two months notice or less',
    fits: all(trade('maths teacher'), cert('Qualified Teacher Status'), noticeUpTo(62)),
  },
  {
    by: 'renewables, Bremen',
    ask: 'wind turbine technicians living in Zurich with GWO',
    fits: nobody,
  },
];
