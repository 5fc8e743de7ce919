import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, wasOnce } from './second-world.ts';
import type { Third } from './third-world.ts';
import * as third from './third-world.ts';
import {
  all,
  any,
  at,
  city,
  country,
  EY,
  formerly,
  not,
  PWC,
  payUpTo,
  relocates,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import { type Facts, YEAR } from './world.ts';

/** They began with their employer in that year or later. */
const joinedFrom =
  (year: number) =>
  ({ since }: Facts): boolean =>
    since >= year;

const dayOfYear = Math.floor((Date.now() - Date.UTC(new Date().getUTCFullYear(), 0, 1)) / 86_400_000);

/** Searches that are hard by how their sentences are built, over the first people, written before the rules were read. */
export const OPEN_SENTENCES: readonly Query<Facts>[] = [
  {
    ask: 'Financial controllers who have moved on from Westpac',
    fits: all(trade('financial controller'), formerly('Westpac')),
  },
  {
    ask: 'auditors - Deloitte or KPMG now, and PwC or EY at some point before that',
    fits: all(trade('auditor'), at('Deloitte', 'KPMG'), formerly(...PWC, ...EY)),
  },
  {
    ask: 'devops in Melbourne or Sydney, but if Sydney then only with AWS',
    fits: all(trade('devops'), any(city('Melbourne'), all(city('Sydney'), skill('AWS')))),
  },
  {
    ask: 'Need a payroll person. Not contract. Not Perth. Not someone who needs sponsoring.',
    fits: all(
      trade('payroll'),
      ({ contract }) => !contract,
      not(city('Perth')),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    ask: 'nurses of any kind bar enrolled, Brisbane, 5 yrs plus',
    fits: all(trade('nurse'), not(trade('enrolled nurse')), city('Brisbane'), yearsAtLeast(5)),
  },
  {
    ask: 'a warehouse manager who has been with the same company since 2021 or longer',
    fits: all(trade('warehouse manager'), ({ since }) => since <= 2021),
  },
  {
    ask: 'Corporate lawyers, neither at Clifford Chance nor at Linklaters now though they have been at one of them before',
    fits: all(
      trade('lawyer'),
      not(trade('employment lawyer')),
      not(at('Clifford Chance', 'Linklaters')),
      formerly('Clifford Chance', 'Linklaters'),
    ),
  },
  {
    ask: 'physios who would relocate, unless they’re in Melbourne already',
    fits: all(trade('physio'), any(relocates, city('Melbourne'))),
  },
  {
    ask: 'data engineers or data scientists in Amsterdam, the scientists must have pytorch',
    fits: all(city('Amsterdam'), any(trade('data engineer'), all(trade('data scientist'), skill('PyTorch')))),
  },
  {
    ask: 'either an IT project manager with PRINCE2 or a business analyst with BPMN, Manchester or London, 100k tops',
    fits: all(
      any(all(trade('it project manager'), skill('PRINCE2')), all(trade('business analyst'), skill('BPMN'))),
      city('Manchester', 'London'),
      payUpTo(100_000, 'GBP'),
    ),
  },
  {
    ask: '“tax accountants with no more than six years behind them, who are citizens or have PR. Big 4 preferred, not essential” - that’s for Sydney',
    fits: all(
      trade('tax'),
      ({ years }) => years <= 6,
      rights('citizen', 'permanent_resident'),
      city('Sydney'),
    ),
  },
  {
    ask: 'quantity surveyors ex Multiplex who haven’t ended up at Lendlease',
    fits: all(trade('quantity surveyor'), formerly('Multiplex'), not(at('Lendlease'))),
  },
  {
    ask: 'I don’t mind where they live as long as it isn’t the US: site engineers with surveying, nine years min',
    fits: all(trade('site engineer'), not(country('United States')), skill('Surveying'), yearsAtLeast(9)),
  },
  {
    ask: 'truck drivers who never drove for Toll or Linfox',
    fits: all(trade('truck driver'), not(worked('Toll Group', 'Linfox'))),
  },
  {
    ask: 'marketing managers in Australia, 100k max, no sponsorship cases except Mandarin speakers',
    fits: all(
      trade('marketing manager'),
      country('Australia'),
      payUpTo(100_000, 'AUD'),
      any(not(rights('requires_sponsorship')), speaks('Mandarin')),
    ),
  },
  {
    ask: 'iOS devs in the same seat for more than 5 years, ie someone who may want a change',
    fits: all(trade('ios'), sinceYears(5)),
  },
  {
    ask: 'sales execs who joined where they are now in 2025 or this year, new york',
    fits: all(trade('sales'), joinedFrom(2025), city('New York')),
  },
];

/** The same over the second people. */
export const SECOND_OPEN_SENTENCES: readonly Query<Second>[] = [
  {
    ask: 'midwives nobody has spoken to this year',
    fits: both(trade('midwife'), notCalledFor(dayOfYear)),
  },
  {
    ask: 'former scaffolders who do something else these days',
    fits: both(wasOnce('scaffolder'), not(trade('scaffolder'))),
  },
  {
    ask: 'underwriters or claims handlers out of work at the moment, UK or Ireland',
    fits: both(
      trade('underwriter', 'claims'),
      ({ betweenJobs }) => betweenJobs,
      country('United Kingdom', 'Ireland'),
    ),
  },
  {
    ask: 'paralegals who came to it from another career',
    fits: both(trade('paralegal'), ({ formerTrades }) => formerTrades.length > 0),
  },
  {
    ask: 'test analysts we last spoke to more than six months ago but less than two years ago',
    fits: both(
      trade('tester'),
      ({ calledDaysAgo }) => calledDaysAgo !== null && calledDaysAgo > 183 && calledDaysAgo < 730,
    ),
  },
  {
    ask: 'SAP consultants, ex-Accenture and ex-Capgemini, both and not just one of them',
    fits: both(
      trade('sap consultant'),
      ({ before }) => before.includes('Accenture') && before.includes('Capgemini'),
    ),
  },
  {
    ask: 'compliance people who used to be at Deutsche Bank or JPM and aren’t there any more',
    fits: both(
      trade('compliance'),
      formerly('Deutsche Bank', 'JPMorgan Chase'),
      not(at('Deutsche Bank', 'JPMorgan Chase')),
    ),
  },
  {
    ask: 'data analysts with both Power BI and SQL, or ten years of it with either one',
    fits: both(
      trade('data analyst'),
      either(skill('Power BI', 'SQL'), both(yearsAtLeast(10), either(skill('Power BI'), skill('SQL')))),
    ),
  },
  {
    ask: 'bookkeepers who are in New Zealand or would move',
    fits: both(trade('bookkeeper'), either(country('New Zealand'), relocates)),
  },
  {
    ask: 'welders or fitters, now at BHP or Rio, never Glencore',
    fits: both(trade('welder', 'fitter'), at('BHP', 'Rio Tinto'), not(worked('Glencore'))),
  },
  {
    ask: 'recruitment consultants who don’t change jobs every year',
    fits: both(trade('recruiter'), ({ employersOfLate }) => employersOfLate < 3),
  },
];

const { near, once, works, cert } = third;

/** The same over the third people. */
export const THIRD_OPEN_SENTENCES: readonly Query<Third>[] = [
  {
    ask: 'pilots at Emirates for more than three years, or at Ryanair for more than five',
    fits: third.all(
      third.trade('pilot'),
      third.any(
        third.all(third.at('Emirates'), third.inJobFor(3)),
        third.all(third.at('Ryanair'), third.inJobFor(5)),
      ),
    ),
  },
  {
    ask: 'vets, ideally equine, on a month’s notice at most, anywhere but Lyon',
    fits: third.all(third.trade('vet'), third.noticeUpTo(31), third.not(near('Lyon'))),
  },
  {
    ask: 'litigators or in house counsel in London or Singapore, the in-house ones need M&A',
    fits: third.all(
      third.any(
        third.trade('litigation lawyer'),
        third.all(third.trade('in-house counsel'), third.skill('M&A')),
      ),
      near('London', 'Singapore'),
    ),
  },
  {
    ask: 'ux designers w figma, no contractors unless they’re in Berlin',
    fits: third.all(
      third.trade('ux designer'),
      third.skill('Figma'),
      third.any(third.not(works('contract')), near('Berlin')),
    ),
  },
  {
    ask: 'wind turbine technicians with GWO, or failing that 6+ years',
    fits: third.all(third.trade('wind turbine technician'), third.any(cert('GWO'), third.yearsAtLeast(6))),
  },
  {
    ask: 'store managers who started in their job this year or last',
    fits: third.all(
      third.trade('store manager'),
      ({ since, betweenJobs }) => since !== null && since >= YEAR - 1 && !betweenJobs,
    ),
  },
  {
    ask: 'underwriters who left Zurich Insurance for AXA or Chubb',
    fits: third.all(third.trade('underwriter'), third.formerly('Zurich Insurance'), third.at('AXA', 'Chubb')),
  },
  {
    ask: 'brand managers that have done time at both Unilever and Danone',
    fits: third.all(third.trade('brand manager'), third.worked('Unilever'), third.worked('Danone')),
  },
  {
    ask: 'customs brokers who are out of work or have no more than two weeks’ notice to give',
    fits: third.all(
      third.trade('customs broker'),
      third.any(({ betweenJobs }) => betweenJobs, third.noticeUpTo(14)),
    ),
  },
  {
    ask: 'EAs who used to work for Nestlé or L’Oréal and are somewhere else today',
    fits: third.all(
      third.trade('executive assistant'),
      third.formerly('Nestlé', 'L’Oréal'),
      third.not(third.at('Nestlé', 'L’Oréal')),
    ),
  },
  {
    ask: 'aircraft engineers with a B1 and either A320 or B737, anywhere but Dubai',
    fits: third.all(
      third.trade('aircraft engineer'),
      cert('B1 licence'),
      third.any(third.skill('A320'), third.skill('B737')),
      third.not(near('Dubai')),
    ),
  },
  {
    ask: 'used to be a store manager, isn’t one now',
    fits: third.all(once('store manager'), third.not(third.trade('store manager'))),
  },
];
