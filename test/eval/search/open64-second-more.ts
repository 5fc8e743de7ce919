import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  not,
  noticeUpTo,
  payBetween,
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

/** Fourteen writers, each in a way of their own, over the second people. */
export const SECOND_OPEN_FIFTY_FOURTH_MORE: readonly Query<Second>[] = [
  {
    by: 'telegrams',
    ask: 'OTs. Permanent. Australia or New Zealand. Month’s notice max.',
    fits: both(
      trade('occupational therapist'),
      not(contractor),
      country('Australia', 'New Zealand'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'chat shorthand',
    ask: 'crane ops + scaffolders w white card, either never called or not called in the last 6 mths',
    fits: both(trade('crane operator', 'scaffolder'), ticket('White Card'), notCalledFor(183)),
  },
  {
    by: 'boolean',
    ask: '("QA engineer" OR SDET OR "test analyst") AND Selenium AND (Australia OR "New Zealand" OR Singapore)',
    fits: both(trade('tester'), skill('Selenium'), country('Australia', 'New Zealand', 'Singapore')),
  },
  {
    by: 'long mails',
    ask: 'Hi Tom, the syndicate came back to me after lunch. What they are after is underwriters with property risks who are based in the UK, Ireland or Germany. They have an understanding with Aviva and with Allianz not to take one another’s staff, so nobody who is at either of those today; people who have left are fair game, and so is anyone between jobs. Cheers, Ros',
    fits: both(
      trade('underwriter'),
      skill('Property risks'),
      country('United Kingdom', 'Ireland', 'Germany'),
      not(at('Aviva', 'Allianz')),
    ),
  },
  {
    by: 'dictated',
    ask: 'mental health nurses open brackets R M Ns close brackets in England or Scotland or Ireland who do not need sponsorship',
    fits: both(
      trade('mental health nurse'),
      country('United Kingdom', 'Ireland'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'second thoughts',
    ask: 'Paralegals, Melbourne or Geelong... actually make it all of Victoria plus New South Wales',
    fits: both(trade('paralegal'), region('Victoria', 'New South Wales')),
  },
  {
    by: 'lists',
    ask: 'Wanted:\n• solutions or cloud architects\n• anyone at DBS, NAB or CommBank just now\n• no contractors',
    fits: both(trade('solutions architect'), at('DBS', 'NAB', 'Commonwealth Bank'), not(contractor)),
  },
  {
    by: 'intake bot',
    ask: 'job_title: structural engineer | must_have: Tekla | nice_to_have: Revit | location: any | notice: max 4 weeks | willing_to_relocate: yes',
    fits: both(trade('structural engineer'), skill('Tekla'), noticeUpTo(28), relocates),
  },
  {
    by: 'Chennai resourcer',
    ask: 'Urgent need of SAP consultants, S/4HANA is mandatory, all countries except USA, who are presently in Accenture / Capgemini or were there before',
    fits: both(
      trade('sap consultant'),
      skill('SAP S/4HANA'),
      not(country('United States')),
      worked('Accenture', 'Capgemini'),
    ),
  },
  {
    by: 'Kraków resourcer',
    ask: 'Architects of buildings, not those from IT, with Revit, living in Ireland, UK, Germany, Austria or Switzerland',
    fits: both(
      trade('building architect'),
      skill('Revit'),
      country('Ireland', 'United Kingdom', 'Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'Waikato recruiter',
    ask: 'plumbers, scaffolders or mechanical fitters in NZ or Aus that one of us has rung in the last twelve months',
    fits: both(
      trade('plumber', 'scaffolder', 'fitter'),
      country('New Zealand', 'Australia'),
      calledWithin(365),
    ),
  },
  {
    by: 'late at night',
    ask: 'bookeepers, xero, min 5 yrs, remote',
    fits: both(trade('bookkeeper'), skill('Xero'), yearsAtLeast(5), remote),
  },
  {
    by: 'account manager',
    ask: 'May I have regulatory affairs people and CRAs who have been with Roche or Novartis at some time, theirs today included, and who are out of work or could start immediately?',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      worked('Roche', 'Novartis'),
      either(({ betweenJobs }) => betweenJobs, noticeUpTo(0)),
    ),
  },
  {
    by: 'Hamburg resourcer',
    ask: 'Actuaries or Underwriters, Köln, Frankfurt, Basel or Graz',
    fits: both(trade('actuary', 'underwriter'), city('Cologne', 'Frankfurt', 'Basel', 'Graz')),
  },
  {
    by: 'telegrams',
    ask: 'Financial planners. Xplan. Sydney, Newcastle, Melbourne, Brisbane. Must bring own book of clients.',
    unknowable: true,
    fits: both(
      trade('financial planner'),
      skill('Xplan'),
      city('Sydney', 'Newcastle', 'Melbourne', 'Brisbane'),
    ),
  },
  {
    by: 'chat shorthand',
    ask: 'procurement / category mgrs, rio or glencore past or present. no hoppers pls = nobody w 4+ employers in the last 5 yrs',
    fits: both(
      trade('procurement'),
      worked('Rio Tinto', 'Glencore'),
      ({ employersOfLate }) => employersOfLate < 4,
    ),
  },
  {
    by: 'boolean',
    ask: '("data analyst" OR "BI analyst") AND "Power BI" AND (Leeds OR Brighton OR Edinburgh OR Dublin OR Cork) AND NOT current employer (Tesco OR Aldi)',
    fits: both(
      trade('data analyst'),
      skill('Power BI'),
      city('Leeds', 'Brighton', 'Edinburgh', 'Dublin', 'Cork'),
      not(at('Tesco', 'Aldi')),
    ),
  },
  {
    by: 'account manager',
    ask: 'Do we know any credit controllers who used to be receptionists?',
    fits: both(trade('credit controller'), wasOnce('receptionist')),
  },
  {
    by: 'second thoughts',
    ask: 'Mandarin speakers in Singapore or Sydney, sorry, Mandarin or Arabic, either will do',
    fits: both(either(speaks('Mandarin'), speaks('Arabic')), city('Singapore', 'Sydney')),
  },
  {
    by: 'Waikato recruiter',
    ask: 'theatre nurses or midwives, Aus or NZ, gotta be citizens or PRs, a month’s notice at most',
    fits: both(
      trade('theatre nurse', 'midwife'),
      country('Australia', 'New Zealand'),
      settled,
      noticeUpTo(31),
    ),
  },
  {
    by: 'lists',
    ask: 'GPs\n– UK: £70k to £130k\n– Australia: A$100k to A$160k',
    fits: both(
      trade('gp'),
      either(
        both(country('United Kingdom'), payBetween(70_000, 130_000, 'GBP')),
        both(country('Australia'), payBetween(100_000, 160_000, 'AUD')),
      ),
    ),
  },
  {
    by: 'late at night',
    ask: 'conveyancers w pexa in hobart',
    fits: both(trade('conveyancer'), skill('PEXA'), city('Hobart')),
  },
];
