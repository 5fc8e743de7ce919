import type { Brief } from './matching.ts';
import { all, cert, country, near, not, skill, type Third, trade, yearsAtLeast } from './third-world.ts';

/** Jobs of other clients in other trades over the fourth people; only ever run. */
export const FOURTH_CLOSED_JOBS_TWENTY_FIFTH: readonly Brief<Third>[] = [
  {
    job: {
      title: 'Community Midwife',
      location: { city: 'Wellington', country: 'New Zealand' },
      employment_type: 'full_time',
      spec: {
        requirements: [
          'Current annual practising certificate with the Midwifery Council',
          'Carrying your own caseload',
          'Full driver licence',
        ],
        nice_to_have: ['Water births', 'Te reo Māori'],
      },
    },
    fits: all(trade('midwife'), near('Wellington'), cert('Midwifery Council APC'), skill('Caseload')),
    never: not(trade('health')),
    unknown: [/driver/i],
  },
  {
    job: {
      title: 'HD Fitter – FIFO 2:1',
      location: { city: 'Perth', country: 'Australia' },
      employment_type: 'full_time',
      description:
        'Field service fitters for the Goldfields, out of Perth. Komatsu fleet mostly (930E, PC5500). Shutdown work every quarter. Trade qualified, white card, will need to pass a D&A. $60-64/hr flat, flights and camp on us. Ring Kev not the office.',
    },
    fits: all(trade('diesel fitter'), country('Australia'), skill('Komatsu'), cert('White Card')),
    never: not(trade('trades', 'maintenance engineer')),
    unknown: [],
  },
  {
    job: {
      title: 'Nursery Room Leader (Toddlers)',
      location: { city: 'Leeds', country: 'United Kingdom' },
      description:
        'Hiya lovely, us again! Toddler room needs a leader at Horsforth, 40hrs over 4 days. Level 3 is the legal bit so no wriggle room. Knows EYFS inside out, safeguarding trained. Paediatric first aid we can put them through. £13.10 an hour. Our Ofsted is due so the sooner the better. Bev x',
    },
    fits: all(trade('early years'), near('Leeds'), cert('Level 3 Early Years'), skill('EYFS')),
    never: not(trade('schools', 'residential childcare')),
    unknown: [],
  },
  {
    job: {
      title: 'Commercial Account Executive',
      location: { city: 'Manchester', country: 'United Kingdom' },
      employment_type: 'full_time',
      description:
        'Independent chartered insurance broker, Deansgate. A book of SME clients of roughly £350k income passes to you on day one: renewals, a bit of new business, lunches. ACII or working towards. 5 years+ broking. To £60k, car allowance. Strictly confidential, the present holder does not know.',
    },
    fits: all(trade('insurance broker'), near('Manchester'), skill('SME', 'Renewals'), yearsAtLeast(5)),
    never: not(trade('insurance', 'underwriter', 'banking')),
    unknown: [],
  },
  {
    job: {
      title: 'Senior Network Engineer',
      location: { city: 'Cork', country: 'Ireland' },
      spec: {
        requirements: [
          'CCNP or equivalent',
          'BGP in production',
          'Firewalls (Palo Alto or Fortinet)',
          '6+ years',
        ],
        nice_to_have: ['Python scripting', 'SD-WAN'],
      },
    },
    fits: all(trade('network engineer'), near('Cork'), cert('CCNP'), skill('BGP'), yearsAtLeast(6)),
    never: not(
      trade(
        'network engineer',
        'sysadmin',
        'it support',
        'security engineer',
        'cyber security',
        'devops',
        'software',
      ),
    ),
    unknown: [],
  },
  {
    job: {
      title: 'Front Office Manager',
      location: { city: 'Dublin', country: 'Ireland' },
      employment_type: 'full_time',
      description:
        'Four star, 187 rooms, Ballsbridge. The person leads a desk of eleven, owns upselling and the guest scores and reports to the Rooms Division Manager. Opera is essential as we go live with Cloud in May. Some duty manager shifts incl. nights. 45,000 plus service charge and meals on duty.',
    },
    fits: all(trade('hotel reception'), near('Dublin'), skill('Opera PMS', 'Upselling')),
    never: not(trade('hospitality')),
    unknown: [],
  },
];
