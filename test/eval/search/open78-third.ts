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
  skill,
  speaks,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, as desks in the UK, Ireland, on the continent and in Asia type them. */
export const THIRD_OPEN_SIXTY_EIGHTH: readonly Query<Third>[] = [
  {
    by: 'labs, Ringaskiddy',
    ask: 'QC chemists and microbiologists in Ireland with GMP',
    fits: all(trade('qc chemist', 'microbiologist'), country('Ireland'), skill('GMP')),
  },
  {
    by: 'wine and dining, Lyon',
    ask: 'sommeliers holding WSET Level 4',
    fits: all(trade('sommelier'), cert('WSET Level 4')),
  },
  {
    by: 'shipping, Bremen',
    ask: 'freight forwarders / customs brokers — Hamburg, Singapore',
    fits: all(trade('freight forwarder', 'customs broker'), near('Hamburg', 'Singapore')),
  },
  {
    by: 'international schools, Bangkok',
    ask: 'Maths teachers who have taught the IB Diploma. Must be in Geneva, Dubai or the UK at the moment.',
    fits: all(
      trade('maths teacher'),
      skill('IB Diploma'),
      any(near('Geneva', 'Dubai'), country('United Kingdom')),
    ),
  },
  {
    by: 'compliance, Swindon',
    ask: 'right to work copy missing for t263@third.example, open the record',
    fits: ({ email }) => email === 't263@third.example',
  },
  {
    by: 'automotive, Stuttgart',
    ask: 'quality managers, 5+ years, Germany / France / Ireland, leave out anyone at Bosch today, they’re the client',
    fits: all(
      trade('quality manager'),
      yearsAtLeast(5),
      country('Germany', 'France', 'Ireland'),
      not(at('Bosch')),
    ),
  },
  {
    by: 'claims, Preston',
    ask: 'loss adjustrs manchester dublin',
    fits: all(trade('loss adjuster'), near('Manchester', 'Dublin')),
  },
  {
    by: 'office support, Zug',
    ask: 'EA or PA with German, Zurich or London',
    fits: all(trade('executive assistant'), speaks('German'), near('Zurich', 'London')),
  },
  {
    by: 'safety reporting, Hyderabad',
    ask: 'Drug safety associates in Mumbai or Bangalore, expectation not above 26 lakh a year',
    fits: all(trade('pharmacovigilance'), near('Mumbai', 'Bangalore'), pays('INR', 0, 2_600_000)),
  },
  {
    by: 'renewables, Taipei',
    ask: 'wind turbine technicians in Singapore, GWO certified',
    fits: nobody,
  },
  {
    by: 'high street, Kilkenny',
    ask: 'store managers in Ireland, Germany or Spain that don’t mind working Sundays',
    fits: all(trade('store manager'), country('Ireland', 'Germany', 'Spain')),
    unknowable: true,
  },
];
