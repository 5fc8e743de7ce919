import { KINDS } from './fourth-world.ts';
import type { Brief } from './matching.ts';
import { all, at, cert, near, not, skill, speaks, type Third, trade } from './third-world.ts';

/** The part of the same that is only run. */
export const FOURTH_CLOSED_JOBS: readonly Brief<Third>[] = [
  {
    job: {
      title: 'Electrical Fitter',
      location: { city: 'Melbourne', country: 'Australia' },
      spec: { requirements: ['A Grade licence', 'Switchboards', 'White Card'], nice_to_have: ['Solar PV'] },
    },
    fits: all(trade('electrician'), near('Melbourne'), cert('A Grade licence'), skill('Switchboards')),
    never: not(trade('electrician', 'trades')),
    unknown: [],
  },
  {
    job: {
      title: 'SDR, French speaking',
      location: { city: 'Dublin', country: 'Ireland' },
      employment_type: 'full_time',
      description:
        'Hypergrowth SaaS vendor. Cold calling into France and Belgium, native or fluent French is a must. 6 months to 2 years of outbound.',
    },
    fits: all(trade('sdr'), near('Dublin'), speaks('French')),
    never: not(trade('sales')),
    unknown: [],
  },
  {
    job: {
      title: 'Management Accountant',
      location: { city: 'Leeds', country: 'United Kingdom' },
      spec: {
        requirements: ['CIMA', 'Month end', 'Variance analysis'],
        nice_to_have: ['Big four supermarket or other grocery'],
      },
    },
    fits: all(
      trade('management accountant'),
      near('Leeds'),
      cert('CIMA'),
      skill('Month end'),
      at(...KINDS.bigFourSupermarkets),
    ),
    never: not(trade('accountant')),
    unknown: [],
  },
  {
    job: {
      title: 'Practice Nurse',
      location: { city: 'Bristol', country: 'United Kingdom' },
      employment_type: 'part_time',
      spec: { requirements: ['NMC registration', 'Cervical screening', 'EMIS'] },
    },
    fits: all(
      trade('practice nurse'),
      near('Bristol'),
      cert('NMC registration'),
      skill('Cervical screening'),
    ),
    never: not(trade('nurse')),
    unknown: [/EMIS/i],
  },
];
