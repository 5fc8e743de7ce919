import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** More searches of the same desks over the second people. */
export const SECOND_OPEN_FORTY_FIRST_MORE: readonly Query<Second>[] = [
  {
    by: 'durban',
    ask: 'Fitters and turners, or boilermakers, who are at Glencore or Newmont at the moment',
    fits: both(trade('fitter', 'boilermaker'), at('Glencore', 'Newmont')),
  },
  {
    by: 'cardiff',
    ask: 'mental health nurses, they must have five years and not need sponsoring',
    fits: both(trade('mental health nurse'), yearsAtLeast(5), noSponsorship),
  },
  {
    by: 'oslo',
    ask: 'Solutions architects with AWS, only permanent',
    fits: both(trade('solutions architect'), skill('AWS'), not(contractor)),
  },
  {
    by: 'toronto',
    ask: 'Underwriters who used to be with Zurich Insurance or Suncorp but have moved on',
    fits: both(trade('underwriter'), formerly('Zurich Insurance', 'Suncorp')),
  },
  {
    by: 'mumbai',
    ask: 'QA engineer / test analyst – Cypress – 5 yrs min – any location – serving short notice, 2 weeks max',
    fits: both(trade('tester'), skill('Cypress'), yearsAtLeast(5), noticeUpTo(14)),
  },
  {
    by: 'wellington',
    ask: 'OTs who do splinting, anywhere in Aus, NZ or the UK',
    fits: both(
      trade('occupational therapist'),
      skill('Splinting'),
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'dallas',
    ask: 'mechanical engineers in the States or Germany, FEA or no FEA',
    fits: both(trade('mechanical engineer'), country('United States', 'Germany')),
  },
  {
    by: 'belfast',
    ask: 'GPs who’d relocate, or who are in Ireland already',
    fits: both(trade('gp'), either(country('Ireland'), relocates)),
  },
  {
    by: 'zurich',
    ask: 'Regulatory affairs, CTD, no juniors',
    fits: both(trade('regulatory affairs'), skill('CTD'), not(level('junior'))),
  },
  {
    by: 'krakow',
    ask: 'Salesforce developers or SAP consultants who agree to relocate, please.',
    fits: both(trade('salesforce', 'sap consultant'), relocates),
  },
  {
    by: 'kuala lumpur',
    ask: 'financial planner or compliance officer, Singapore or Australia, citizen or PR better, actually must be',
    fits: both(trade('financial planner', 'compliance'), country('Singapore', 'Australia'), settled),
  },
  {
    by: 'adelaide',
    ask: 'Scaffolders with the scaffolding ticket in NSW, Victoria or Queensland',
    fits: both(
      trade('scaffolder'),
      ticket('Scaffolding ticket'),
      region('New South Wales', 'Victoria', 'Queensland'),
    ),
  },
  {
    by: 'adelaide',
    ask: 'forkies with their LF licence, no working holiday visas, ready inside two weeks',
    fits: both(trade('forklift driver'), ticket('LF licence'), not(rights('visa_holder')), noticeUpTo(14)),
  },
  {
    by: 'paris',
    ask: 'For a hotel group: executive chefs or chefs de partie, with HACCP, not working at Accor presently.',
    fits: both(trade('chef'), skill('HACCP'), not(at('Accor'))),
  },
  {
    by: 'chicago',
    ask: '("data analyst" OR "BI analyst") AND "Power BI" AND remote',
    fits: both(trade('data analyst'), skill('Power BI'), remote),
  },
  {
    by: 'nairobi',
    ask: 'Kindly provide paralegals with five or more years’ experience who are not contractors.',
    fits: both(trade('paralegal'), yearsAtLeast(5), not(contractor)),
  },
  {
    by: 'newcastle',
    ask: 'credit controllers that have been at Tesco or Aldi or are there now',
    fits: both(trade('credit controller'), worked('Tesco', 'Aldi')),
  },
  {
    by: 'newcastle',
    ask: 'Recruitment consultants, Leeds or Edinburgh. Wait, put Brighton in and Dublin and all.',
    fits: both(trade('recruiter'), city('Leeds', 'Edinburgh', 'Brighton', 'Dublin')),
  },
  {
    by: 'belfast',
    ask: 'I’ve an hour free before the school run, so give me the bookkeepers nobody has called in the last three months, Xero ones.',
    fits: both(trade('bookkeeper'), skill('Xero'), notCalledFor(91)),
  },
  {
    by: 'toronto',
    ask: 'Claims handlers or actuaries who speak French, German or Mandarin',
    fits: both(trade('claims', 'actuary'), either(speaks('French'), speaks('German'), speaks('Mandarin'))),
  },
  {
    by: 'dallas',
    ask: 'My client runs a clinic group and just fired an agency for sending him nurses with no papers. Midwives or mental health nurses who hold AHPRA registration, in Australia.',
    fits: both(trade('midwife', 'mental health nurse'), ticket('AHPRA registration'), country('Australia')),
  },
  {
    by: 'wellington',
    ask: 'plumbers with gasfitting, no one on less than five years, and they can’t be needing sponsorship',
    fits: both(trade('plumber'), skill('Gasfitting'), yearsAtLeast(5), noSponsorship),
  },
];
