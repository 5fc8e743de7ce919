import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  level,
  not,
  noticeUpTo,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  yearsAtLeast,
} from './truth.ts';

const noSponsorship = not(rights('requires_sponsorship'));
const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;

/** Searches of the same sixteen desks over the second people. */
export const SECOND_OPEN_THIRTY_SIXTH: readonly Query<Second>[] = [
  {
    by: 'leeds',
    ask: 'Plumbers in Leeds, Brighton or Edinburgh, or anyone that’d relocate',
    fits: both(trade('plumber'), either(city('Leeds', 'Brighton', 'Edinburgh'), relocates)),
  },
  {
    by: 'leeds',
    ask: 'Credit controllers with Sage. Leave out anyone at Tesco.',
    fits: both(trade('credit controller'), skill('Sage'), not(at('Tesco'))),
  },
  {
    by: 'lagos',
    ask: 'Kindly forward to us midwives with AHPRA registration who are willing to relocate.',
    fits: both(trade('midwife'), ticket('AHPRA registration'), relocates),
  },
  {
    by: 'manila',
    ask: 'Requesting customer success managers who can work remotely, any country po',
    fits: both(trade('customer success'), remote),
  },
  {
    by: 'galway',
    ask: 'social workers in Ireland, the UK or below in Australia, that have done safeguarding',
    fits: both(
      trade('social worker'),
      country('Ireland', 'United Kingdom', 'Australia'),
      skill('Safeguarding'),
    ),
  },
  {
    by: 'galway',
    ask: 'I’d a great chat with the director of nursing at the match on Sunday, of all places. They’re short in theatre and short on the psychiatric side. So theatre nurses or mental health nurses who are in Ireland, or if they aren’t in Ireland then willing to relocate, and no juniors.',
    fits: both(
      trade('theatre nurse', 'mental health nurse'),
      either(country('Ireland'), relocates),
      not(level('junior')),
    ),
  },
  {
    by: 'phoenix',
    ask: 'CRAs, 5+ yrs, nobody currently at Novartis',
    fits: both(trade('clinical research'), yearsAtLeast(5), not(at('Novartis'))),
  },
  {
    by: 'phoenix',
    ask: 'mechanical engineers w/ SolidWorks, perm not contract',
    fits: both(trade('mechanical engineer'), skill('SolidWorks'), not(contractor)),
  },
  {
    by: 'bengaluru',
    ask: 'SAP S/4HANA Consultant | Exp: 5+ yrs | NP: max 30 days',
    fits: both(trade('sap consultant'), skill('SAP S/4HANA'), yearsAtLeast(5), noticeUpTo(30)),
  },
  {
    by: 'bengaluru',
    ask: 'Pls share profiles for QA Engineer / SDET / Test Analyst, Selenium is must, candidate should be in Australia, New Zealand, Singapore or UK',
    fits: both(
      trade('tester'),
      skill('Selenium'),
      country('Australia', 'New Zealand', 'Singapore', 'United Kingdom'),
    ),
  },
  {
    by: 'lyon',
    ask: 'The persons of regulatory affairs in Switzerland, in Germany, in Ireland or in the UK, for a permanent post and not for a contract.',
    fits: both(
      trade('regulatory affairs'),
      country('Switzerland', 'Germany', 'Ireland', 'United Kingdom'),
      not(contractor),
    ),
  },
  {
    by: 'wellington',
    ask: 'Crane operators nobody here has rung for a year, bit slack of us eh',
    fits: both(trade('crane operator'), notCalledFor(365)),
  },
  {
    by: 'toronto',
    ask: 'I’d appreciate a list of actuaries and underwriters who live in Australia, the UK or Ireland and do not require sponsorship.',
    fits: both(
      trade('actuary', 'underwriter'),
      country('Australia', 'United Kingdom', 'Ireland'),
      noSponsorship,
    ),
  },
  {
    by: 'glasgow',
    ask: 'paralegals or conveyancers in the UK, senior or head',
    fits: both(trade('paralegal', 'conveyancer'), country('United Kingdom'), level('senior', 'head')),
  },
  {
    by: 'vienna',
    ask: 'Compliance officers with AML in Germany, Austria, Switzerland or Singapore, please.',
    fits: both(trade('compliance'), skill('AML'), country('Germany', 'Austria', 'Switzerland', 'Singapore')),
  },
  {
    by: 'singapore',
    ask: 'financial planner, Singapore or Australia, working holiday visa cannot',
    fits: both(trade('financial planner'), country('Singapore', 'Australia'), not(rights('visa_holder'))),
  },
  {
    by: 'darwin',
    ask: 'boilermakers with a white card who can start within two weeks',
    fits: both(trade('boilermaker'), ticket('White Card'), noticeUpTo(14)),
  },
  {
    by: 'madrid',
    ask: 'Data analysts with Power BI, and that speak German, French, Italian or Mandarin',
    fits: both(
      trade('data analyst'),
      skill('Power BI'),
      either(speaks('German'), speaks('French'), speaks('Italian'), speaks('Mandarin')),
    ),
  },
  {
    by: 'oslo',
    ask: 'Role: occupational therapist\nExperience: 5 years or more\nContractors: no',
    fits: both(trade('occupational therapist'), yearsAtLeast(5), not(contractor)),
  },
  {
    by: 'birmingham',
    ask: 'do we have any receptionists or bookkeepers that are out of work rn',
    fits: both(trade('receptionist', 'bookkeeper'), outOfWork),
  },
];
