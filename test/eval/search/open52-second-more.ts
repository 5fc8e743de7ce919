import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  region,
  relocates,
  remote,
  rights,
  sinceYears,
  skill,
  trade,
  worked,
} from './truth.ts';

const settled = rights('citizen', 'permanent_resident');

/** More searches of the sixteen desks over the second people. */
export const SECOND_OPEN_FORTY_SECOND_MORE: readonly Query<Second>[] = [
  {
    by: 'health',
    ask: 'occupational therapists Australia, NZ or UK, home assessments',
    fits: both(
      trade('occupational therapist'),
      skill('Home assessments'),
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'trades',
    ask: 'boilermakers and fitters w/ BHP, Newmont or Glencore now',
    fits: both(trade('boilermaker', 'fitter'), at('BHP', 'Newmont', 'Glencore')),
  },
  {
    by: 'life science',
    ask: 'Regulatory affairs people in Switzerland, Germany, Ireland or the UK',
    fits: both(trade('regulatory affairs'), country('Switzerland', 'Germany', 'Ireland', 'United Kingdom')),
  },
  {
    by: 'finance',
    ask: 'credit controllers, ex Tesco or ex M&S',
    fits: both(trade('credit controller'), formerly('Tesco', 'Marks & Spencer')),
  },
  {
    by: 'legal',
    ask: 'Good morning, I need conveyancers who know PEXA, have we any?',
    fits: both(trade('conveyancer'), skill('PEXA')),
  },
  {
    by: 'logistics',
    ask: 'reach truck / forklift, within a week, DHL or Mainfreight background past or present',
    fits: both(trade('forklift driver'), noticeUpTo(7), worked('DHL', 'Mainfreight')),
  },
  {
    by: 'interim',
    ask: 'SAP consultants, S/4HANA, contract, can start in 4 weeks or less',
    fits: both(trade('sap consultant'), skill('SAP S/4HANA'), contractor, noticeUpTo(28)),
  },
  {
    by: 'perm',
    ask: 'recruitment consultants we haven’t called in the last six months (never called counts too)',
    fits: both(trade('recruiter'), notCalledFor(183)),
  },
  {
    by: 'tech',
    ask: 'Solutions architects or cloud architects with AWS. Dublin, Singapore, Sydney, Melbourne, Austin or Boston.',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      city('Dublin', 'Singapore', 'Sydney', 'Melbourne', 'Austin', 'Boston'),
    ),
  },
  {
    by: 'exec',
    ask: 'Chefs who are senior or at head level, in the UK, Germany or New Zealand',
    fits: both(trade('chef'), level('senior', 'head'), country('United Kingdom', 'Germany', 'New Zealand')),
  },
  {
    by: 'public sector',
    ask: 'Framework says citizens or permanent residents. Social workers, safeguarding, not on contract.',
    fits: both(trade('social worker'), settled, skill('Safeguarding'), not(contractor)),
  },
  {
    by: 'sales',
    ask: 'CSMs in Sydney, Singapore, Cork or Edinburgh. No beginners, so leave the juniors out.',
    fits: both(
      trade('customer success'),
      city('Sydney', 'Singapore', 'Cork', 'Edinburgh'),
      not(level('junior')),
    ),
  },
  {
    by: 'energy',
    ask: 'mechanical engineers, solidworks, been with their employer more than four years',
    fits: both(
      trade('mechanical engineer'),
      skill('SolidWorks'),
      sinceYears(4),
      ({ betweenJobs }) => !betweenJobs,
    ),
  },
  {
    by: 'hospitality',
    ask: 'Front desk and receptionists, AU, NZ or SG, needing no sponsorship',
    fits: both(
      trade('receptionist'),
      country('Australia', 'New Zealand', 'Singapore'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'education',
    ask: 'data analysts with Power BI who work remotely, it’s for the university',
    fits: both(trade('data analyst'), skill('Power BI'), remote),
  },
  {
    by: 'finance',
    ask: 'actuarys or underwritters, allianz or QBE, currently',
    fits: both(trade('actuary', 'underwriter'), at('Allianz', 'QBE')),
  },
  {
    by: 'temp',
    ask: 'plumbers and scaffolders out of work at the moment or with no notice to give',
    fits: both(
      trade('plumber', 'scaffolder'),
      either(({ betweenJobs }) => betweenJobs, noticeUpTo(0)),
    ),
  },
  {
    by: 'trades',
    ask: 'tower crane operators with White Card in NSW, Vic, Qld or WA',
    fits: both(
      trade('crane operator'),
      ticket('White Card'),
      region('New South Wales', 'Victoria', 'Queensland', 'Western Australia'),
    ),
  },
  {
    by: 'perm',
    ask: 'who did I speak to on the phone in the last two weeks that is a financial planner or in compliance?',
    fits: both(trade('financial planner', 'compliance'), calledWithin(14)),
  },
  {
    by: 'health',
    ask: 'Two lots please: GPs in Australia asking up to 150k AUD, plus GPs from anywhere else who would relocate',
    fits: both(
      trade('gp'),
      either(both(country('Australia'), payUpTo(150_000, 'AUD')), both(relocates, not(country('Australia')))),
    ),
  },
  {
    by: 'finance',
    ask: 'compliance officers in Aus on 80 to 140k AUD, AML',
    fits: both(trade('compliance'), country('Australia'), skill('AML'), payBetween(80_000, 140_000, 'AUD')),
  },
  {
    by: 'life science',
    ask: 'clinical research associates in Lisbon',
    fits: nobody,
  },
];
