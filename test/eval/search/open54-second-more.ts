import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of sixteen desks over the second people, each in its own way of asking. */
export const SECOND_OPEN_FORTY_FOURTH_MORE: readonly Query<Second>[] = [
  {
    by: 'perm',
    ask: 'credit controllers UK or Ireland',
    fits: both(trade('credit controller'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'perm',
    ask: 'Financial planners who hold citizenship or permanent residency and want permanent work',
    fits: both(trade('financial planner'), settled, not(contractor)),
  },
  {
    by: 'temp',
    ask: 'receptionists available immediately or within a week',
    fits: both(trade('receptionist'), noticeUpTo(7)),
  },
  {
    by: 'temp',
    ask: 'fitters, aus, notice max 2 weeks',
    fits: both(trade('fitter'), country('Australia'), noticeUpTo(14)),
  },
  {
    by: 'exec search',
    ask: 'senior or head actuaries from Allianz, QBE or Suncorp, past or present',
    fits: both(trade('actuary'), level('senior', 'head'), worked('Allianz', 'QBE', 'Suncorp')),
  },
  {
    by: 'tech',
    ask: 'salesforce admins or devs, apex',
    fits: both(trade('salesforce'), skill('Apex')),
  },
  {
    by: 'tech',
    ask: 'data analysts with power bi, remote or in melbourne',
    fits: both(trade('data analyst'), skill('Power BI'), either(remote, city('Melbourne'))),
  },
  {
    by: 'tech',
    ask: 'SAP consultants Germany Austria Switzerland',
    fits: both(trade('sap consultant'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'health',
    ask: 'OTs who would move',
    fits: both(trade('occupational therapist'), relocates),
  },
  {
    by: 'health',
    ask: 'mental health nurses or theatre nurses in Australia or New Zealand, citizens or PR',
    fits: both(trade('mental health nurse', 'theatre nurse'), country('Australia', 'New Zealand'), settled),
  },
  {
    by: 'health',
    ask: 'GPs we have called in the last three months',
    fits: both(trade('gp'), calledWithin(92)),
  },
  {
    by: 'trades',
    ask: 'scaffolders with a scaffolding ticket',
    fits: both(trade('scaffolder'), ticket('Scaffolding ticket')),
  },
  {
    by: 'trades',
    ask: 'plumbers gasfitting not called in the past 6 months, or never',
    fits: both(trade('plumber'), skill('Gasfitting'), notCalledFor(182)),
  },
  {
    by: 'finance',
    ask: 'underwriters at Aviva or Zurich Insurance or QBE',
    fits: both(trade('underwriter'), at('Aviva', 'Zurich Insurance', 'QBE')),
  },
  {
    by: 'legal',
    ask: 'conveyancers with PEXA, five years or more',
    fits: both(trade('conveyancer'), skill('PEXA'), yearsAtLeast(5)),
  },
  {
    by: 'logistics',
    ask: 'Which forklift or reach truck drivers have we not rung for a month or more?',
    fits: both(trade('forklift driver'), notCalledFor(31)),
  },
  {
    by: 'hospitality',
    ask: 'chefs HACCP, hilton or crown, now or before',
    fits: both(trade('chef'), skill('HACCP'), worked('Hilton', 'Crown Resorts')),
  },
  {
    by: 'sales',
    ask: 'customer sucess managers ex Microsoft, Meta or SAP',
    fits: both(trade('customer success'), formerly('Microsoft', 'Meta', 'SAP')),
  },
  {
    by: 'public sector',
    ask: 'Social workers in New Zealand, UK or Australia with case management',
    fits: both(
      trade('social worker'),
      skill('Case management'),
      country('New Zealand', 'United Kingdom', 'Australia'),
    ),
  },
  {
    by: 'energy',
    ask: 'mechanical or structural engineers from Arup or WSP who need sponsorship or are on a visa',
    fits: both(
      trade('mechanical engineer', 'structural engineer'),
      worked('Arup', 'WSP'),
      rights('requires_sponsorship', 'visa_holder'),
    ),
  },
  {
    by: 'life science',
    ask: 'regulatory affairs, Roche, Novartis or GSK at any point',
    fits: both(trade('regulatory affairs'), worked('Roche', 'Novartis', 'GSK')),
  },
  {
    by: 'interim',
    ask: 'procurement contractors, tendering',
    fits: both(trade('procurement'), skill('Tendering'), contractor),
  },
];
