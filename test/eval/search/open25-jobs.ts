import { KINDS } from './fourth-world.ts';
import type { Brief } from './matching.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  near,
  not,
  skill,
  type Third,
  trade,
  worked,
  yearsAtLeast,
} from './third-world.ts';

/** Jobs of such desks over the fourth people, written before the rules of matching were read. */
export const FOURTH_JOBS: readonly Brief<Third>[] = [
  {
    job: {
      title: 'Scrub Practitioner / ODP – Main Theatres',
      location: { city: 'London', country: 'United Kingdom' },
      employment_type: 'full_time',
      spec: {
        requirements: ['NMC or HCPC registration', 'Orthopaedics', 'At least 2 years in theatres'],
        nice_to_have: ['Robotic surgery'],
      },
    },
    fits: all(
      trade('theatre'),
      near('London'),
      any(cert('NMC registration'), cert('HCPC registration')),
      skill('Orthopaedics'),
    ),
    never: not(trade('theatre')),
    unknown: [],
  },
  {
    job: {
      title: 'Site Manager – Residential High-Rise',
      location: { city: 'Manchester', country: 'United Kingdom' },
      employment_type: 'full_time',
      description:
        'Main contractor in the top ten seeks a Site Manager for a 38-storey tower at Great Jackson Street. You hold a valid SMSTS and a black or white CSCS card, you write your own RAMS and have run temporary works. Five years as a number one or strong number two. £55-62k plus car.',
    },
    fits: all(trade('site manager'), near('Manchester'), cert('SMSTS'), skill('RAMS', 'Temporary works')),
    never: not(trade('construction', 'site manager', 'civil engineer')),
    unknown: [],
  },
  {
    job: {
      title: 'HGV Class 1 Driver (Nights)',
      location: { city: 'Bristol', country: 'United Kingdom' },
      spec: {
        requirements: ['C+E licence', 'Driver CPC', 'Night trunking'],
        nice_to_have: ['Supermarket or haulage background'],
      },
    },
    fits: all(trade('truck driver'), near('Bristol'), cert('C+E licence'), skill('Night trunking')),
    never: not(trade('driver')),
    unknown: [],
  },
  {
    job: {
      title: 'Financial Crime Analyst',
      location: { city: 'London', country: 'United Kingdom' },
      employment_type: 'full_time',
      description:
        "We're a scaling neobank. You'll own onboarding alerts and EDD reviews, write SARs and help us tune our rules. 2+ years in KYC or AML at a bank, fintech or payments firm. ICA a plus. No sponsorship available.",
    },
    fits: all(trade('kyc'), near('London')),
    never: not(trade('kyc', 'compliance', 'risk')),
    unknown: [],
  },
  {
    job: {
      title: 'Clinical Research Associate II',
      location: { city: 'Sydney', country: 'Australia' },
      spec: {
        requirements: [
          'CRO or sponsor experience',
          'Site monitoring',
          'GCP certification',
          '3+ years as a CRA',
        ],
        nice_to_have: ['Oncology'],
      },
    },
    fits: all(trade('cra'), near('Sydney'), worked(...KINDS.cros), skill('Site monitoring'), yearsAtLeast(3)),
    never: not(trade('clinical research')),
    unknown: [],
  },
  {
    job: {
      title: 'Corporate Associate (2-6 PQE)',
      location: { city: 'London', country: 'United Kingdom' },
      employment_type: 'full_time',
      description:
        'Elite US firm in the City. Public M&A and private equity work. Magic circle or silver circle training essential. England & Wales qualified.',
    },
    fits: all(trade('corporate lawyer'), at(...KINDS.magicCircle), near('London'), yearsAtLeast(2)),
    never: not(trade('lawyer')),
    unknown: [],
  },
  {
    job: {
      title: 'Teaching Assistant (SEN)',
      location: { city: 'Manchester', country: 'United Kingdom' },
      employment_type: 'contract',
      spec: { requirements: ['Enhanced DBS', 'Intervention groups', 'HLTA status an advantage'] },
    },
    fits: all(trade('teaching assistant'), near('Manchester'), skill('Intervention')),
    never: not(trade('schools')),
    unknown: [/DBS/i],
  },
  {
    job: {
      title: 'Powerline Worker / Linesperson',
      location: { city: 'Perth', country: 'Australia' },
      description:
        'Network operator needs live line workers for its regional depots. Must hold a current powerline licence and switching authorisation. Relocation to Kalgoorlie or Albany paid.',
    },
    fits: all(trade('lineworker'), country('Australia'), skill('Switching')),
    never: not(trade('energy', 'electrician')),
    unknown: [],
  },
];
