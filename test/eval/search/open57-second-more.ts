import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  level,
  not,
  noticeUpTo,
  payUpTo,
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

/** Searches of the same twelve imagined writers over the second people. */
export const SECOND_OPEN_FORTY_SEVENTH_MORE: readonly Query<Second>[] = [
  {
    by: 'boolean sourcer',
    ask: '(SDET OR "QA engineer" OR "test analyst") AND Cypress',
    fits: both(trade('tester'), skill('Cypress')),
  },
  {
    by: 'boolean sourcer',
    ask: 'underwriter AND (Allianz OR QBE OR Aviva) NOT junior',
    fits: both(trade('underwriter'), worked('Allianz', 'QBE', 'Aviva'), not(level('junior'))),
  },
  {
    by: 'phone resourcer',
    ask: 'plumbers who do gas that we’ve called in the last six months',
    fits: both(trade('plumber'), skill('Gasfitting'), calledWithin(182)),
  },
  {
    by: 'phone resourcer',
    ask: 'fitter and turners out of work right now, or free inside a week',
    fits: both(
      trade('fitter'),
      either(({ betweenJobs }) => betweenJobs, noticeUpTo(7)),
    ),
  },
  {
    by: 'dictating partner',
    ask: 'Chefs with ten years or more behind them who have been with Accor or Crown Resorts at some time, today included.',
    fits: both(trade('chef'), yearsAtLeast(10), worked('Accor', 'Crown Resorts')),
  },
  {
    by: 'dictating partner',
    ask: 'General practitioners prepared to relocate. Citizens and permanent residents only, please.',
    fits: both(trade('gp'), relocates, settled),
  },
  {
    by: 'early temp desk',
    ask: 'fork lift drivers, DHL or Mainfreight ppl past or present, LF licence, up to 2 wks',
    fits: both(trade('forklift driver'), worked('DHL', 'Mainfreight'), ticket('LF licence'), noticeUpTo(14)),
  },
  {
    by: 'early temp desk',
    ask: 'theatre or mental health nurses within 100km of melbourne',
    fits: both(trade('theatre nurse', 'mental health nurse'), city('Melbourne', 'Geelong')),
  },
  {
    by: 'first-week junior',
    ask: 'which paralegals were a chef before?',
    fits: both(trade('paralegal'), wasOnce('chef')),
  },
  {
    by: 'first-week junior',
    ask: 'I need occupational therapists and midwives in the UK or Ireland',
    fits: both(trade('occupational therapist', 'midwife'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'in-house partner',
    ask: 'Procurement or category managers in Australia on up to AUD 150k',
    fits: both(trade('procurement'), country('Australia'), payUpTo(150_000, 'AUD')),
  },
  {
    by: 'in-house partner',
    ask: 'Financial planners with Xplan who are currently employed by NAB, Commonwealth Bank or JPMorgan Chase',
    fits: both(trade('financial planner'), skill('Xplan'), at('NAB', 'Commonwealth Bank', 'JPMorgan Chase')),
  },
  {
    by: 'client relay',
    ask: 'from client: “mechanical design engineers, SolidWorks, in Ireland, Germany or Switzerland, German speakers preferred”',
    fits: both(
      trade('mechanical engineer'),
      skill('SolidWorks'),
      country('Ireland', 'Germany', 'Switzerland'),
    ),
  },
  {
    by: 'client relay',
    ask: 'from client: CRAs, GCP needed, 8 weeks notice at the outside, citizens or PR',
    fits: both(trade('clinical research'), skill('GCP'), noticeUpTo(56), settled),
  },
  {
    by: 'assistant',
    ask: 'Locate midwives or theatre nurses who hold citizenship or permanent residency and have not been called within the past year.',
    fits: both(trade('midwife', 'theatre nurse'), settled, notCalledFor(365)),
  },
  {
    by: 'assistant',
    ask: 'Find solutions architects in Singapore, Australia or New Zealand whose notice is four weeks or less.',
    fits: both(
      trade('solutions architect'),
      country('Singapore', 'Australia', 'New Zealand'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'rec-to-rec',
    ask: 'agency recruiters at Michael Page or Robert Walters now, 5 yrs+',
    fits: both(trade('recruiter'), at('Michael Page', 'Robert Walters'), yearsAtLeast(5)),
  },
  {
    by: 'rec-to-rec',
    ask: 'recruiters w/ Mandarin, Arabic, Italian or French',
    fits: both(
      trade('recruiter'),
      either(speaks('Mandarin'), speaks('Arabic'), speaks('Italian'), speaks('French')),
    ),
  },
  {
    by: 'contractor manager',
    ask: 'Salesforce admins or devs on contract, no sponsorship needed',
    fits: both(trade('salesforce'), contractor, not(rights('requires_sponsorship'))),
  },
  {
    by: 'contractor manager',
    ask: 'contract boilermakers or fitters we’ve called in the last 6 months',
    fits: both(trade('boilermaker', 'fitter'), contractor, calledWithin(182)),
  },
  {
    by: 'second tongue',
    ask: 'social worker or underwriter who can make home office, I mean fully remote',
    fits: both(trade('social worker', 'underwriter'), remote),
  },
  {
    by: 'owner',
    ask: 'credit controllers or bookkeepers in Leeds, Dublin, Cork, Brighton or Edinburgh',
    fits: both(
      trade('credit controller', 'bookkeeper'),
      city('Leeds', 'Dublin', 'Cork', 'Brighton', 'Edinburgh'),
    ),
  },
];
