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
  region,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const noSponsorship = not(rights('requires_sponsorship'));
const settled = rights('citizen', 'permanent_resident');

/** Searches of the same sixteen desks over the second people. */
export const SECOND_OPEN_THIRTY_EIGHTH_MORE: readonly Query<Second>[] = [
  {
    by: 'cardiff',
    ask: 'Occupational therapists, UK, Ireland, Australia or New Zealand, who don’t need sponsorship',
    fits: both(
      trade('occupational therapist'),
      country('United Kingdom', 'Ireland', 'Australia', 'New Zealand'),
      noSponsorship,
    ),
  },
  {
    by: 'kalgoorlie',
    ask: 'welders with TIG, four weeks notice tops',
    fits: both(trade('welder'), skill('TIG welding'), noticeUpTo(28)),
  },
  {
    by: 'mumbai',
    ask: 'Solutions Architect / Cloud Architect with AWS. Exp 10+ yrs.',
    fits: both(trade('solutions architect'), skill('AWS'), yearsAtLeast(10)),
  },
  {
    by: 'nairobi',
    ask: 'Clinical research associates who are at Roche, Novartis or GSK or have been in the past, kindly.',
    fits: both(trade('clinical research'), worked('Roche', 'Novartis', 'GSK')),
  },
  {
    by: 'chicago',
    ask: 'Testers, permanent, not junior',
    fits: both(trade('tester'), not(contractor), not(level('junior'))),
  },
  {
    by: 'rotterdam',
    ask: 'Mechanical engineers, SolidWorks, available in four weeks at the latest',
    fits: both(trade('mechanical engineer'), skill('SolidWorks'), noticeUpTo(28)),
  },
  {
    by: 'montreal',
    ask: 'Customer success managers in Boston, Austin, Dublin or Cork, or working remotely.',
    fits: both(trade('customer success'), either(city('Boston', 'Austin', 'Dublin', 'Cork'), remote)),
  },
  {
    by: 'durban',
    ask: 'scaffolders with a scaffolding ticket, Oz or NZ or UK',
    fits: both(
      trade('scaffolder'),
      ticket('Scaffolding ticket'),
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'krakow',
    ask: 'SAP consultants or solutions architects – Germany, Austria, Switzerland – no contractors',
    fits: both(
      trade('sap consultant', 'solutions architect'),
      country('Germany', 'Austria', 'Switzerland'),
      not(contractor),
    ),
  },
  {
    by: 'belfast',
    ask: 'Midwives with AHPRA registration who’d relocate or who are in Australia now',
    fits: both(trade('midwife'), ticket('AHPRA registration'), either(country('Australia'), relocates)),
  },
  {
    by: 'milan',
    ask: 'Receptionists and chefs in Germany, Austria, Switzerland, Ireland or the UK',
    fits: both(
      trade('receptionist', 'chef'),
      country('Germany', 'Austria', 'Switzerland', 'Ireland', 'United Kingdom'),
    ),
  },
  {
    by: 'hong kong',
    ask: 'Underwriters or claims handlers, ex QBE or ex Allianz, not there any longer',
    fits: both(trade('underwriter', 'claims'), formerly('QBE', 'Allianz'), not(at('QBE', 'Allianz'))),
  },
  {
    by: 'birmingham',
    ask: 'Credit controllers in the UK or Ireland, or ones anywhere who’d shift for the job',
    fits: both(trade('credit controller'), either(country('United Kingdom', 'Ireland'), relocates)),
  },
  {
    by: 'hamilton',
    ask: 'recruiters we haven’t called in the last year',
    fits: both(trade('recruiter'), notCalledFor(365)),
  },
  {
    by: 'newcastle',
    ask: 'Crane operators or forklift drivers who can go within the fortnight',
    fits: both(trade('crane operator', 'forklift driver'), noticeUpTo(14)),
  },
  {
    by: 'limerick',
    ask: 'The hospital in Galway wants doctors and won’t say how many. GPs with five years at least, citizens or permanent residents wherever that is, and put nobody on the list who’s already in Alfred Health, they’ve a no-poach.',
    fits: both(trade('gp'), yearsAtLeast(5), settled, not(at('Alfred Health'))),
  },
  {
    by: 'chicago',
    ask: '(paralegal OR conveyancer) AND conveyancing NOT junior',
    fits: both(trade('paralegal', 'conveyancer'), skill('Conveyancing'), not(level('junior'))),
  },
  {
    by: 'durban',
    ask: 'financial planners someone here has phoned in the past year, whichever country',
    fits: both(trade('financial planner'), calledWithin(365)),
  },
  {
    by: 'hong kong',
    ask: 'Compliance, banks only: JPMorgan Chase, Deutsche Bank or DBS as present employer',
    fits: both(trade('compliance'), at('JPMorgan Chase', 'Deutsche Bank', 'DBS')),
  },
  {
    by: 'nairobi',
    ask: 'Dear colleague, the mine asked for procurement managers yesterday and this morning it changed to fitters. So please send mechanical fitters who know pumps, with two weeks’ notice or four weeks at the maximum.',
    fits: both(trade('fitter'), skill('Pumps'), noticeUpTo(28)),
  },
  {
    by: 'kalgoorlie',
    ask: 'plumbers, NSW or Vic or Qld, and boilermakers anywhere in WA. two jobs, one search, ta',
    fits: either(
      both(trade('plumber'), region('New South Wales', 'Victoria', 'Queensland')),
      both(trade('boilermaker'), region('Western Australia')),
    ),
  },
  {
    by: 'montreal',
    ask: 'Data analysts and actuaries, permanent, who can leave their job within four weeks and have been working for five years or more.',
    fits: both(trade('data analyst', 'actuary'), not(contractor), noticeUpTo(28), yearsAtLeast(5)),
  },
];
