import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  contractor,
  country,
  formerly,
  level,
  nobody,
  not,
  noticeUpTo,
  payUpTo,
  relocates,
  remote,
  rights,
  skill,
  trade,
  yearsAtLeast,
} from './truth.ts';

const settled = rights('citizen', 'permanent_resident');
const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;
const neverCalled = ({ calledDaysAgo }: Second): boolean => calledDaysAgo === null;

/** Searches of the same twelve agencies over the second people. */
export const SECOND_OPEN_THIRTY_FIRST_MORE: readonly Query<Second>[] = [
  { by: 'perm', ask: 'actuaries with reserving', fits: both(trade('actuary'), skill('Reserving')) },
  { by: 'temps', ask: 'GPs after contract work', fits: both(trade('gp'), contractor) },
  {
    by: 'temps',
    ask: 'scaffolders and crane operators holding a White Card, a week’s notice at most',
    fits: both(trade('scaffolder', 'crane operator'), ticket('White Card'), noticeUpTo(7)),
  },
  {
    by: 'exec',
    ask: 'We have been retained by a pharmaceutical group and would welcome regulatory affairs or clinical research candidates of senior or head level who are prepared to relocate.',
    fits: both(trade('regulatory affairs', 'clinical research'), level('senior', 'head'), relocates),
  },
  {
    by: 'exec',
    ask: 'Kindly identify the underwriters and actuaries whom nobody here has telephoned in the past year and who want a permanent appointment.',
    fits: both(trade('underwriter', 'actuary'), notCalledFor(365), not(contractor)),
  },
  { by: 'first week', ask: 'conveyancers with PEXA please', fits: both(trade('conveyancer'), skill('PEXA')) },
  { by: 'first week', ask: 'paralegals nobody has called yet', fits: both(trade('paralegal'), neverCalled) },
  {
    by: 'first week',
    ask: 'is there a way to list testers that know Cypress and live in Australia or Ireland',
    fits: both(trade('tester'), skill('Cypress'), country('Australia', 'Ireland')),
  },
  { by: 'owner', ask: 'boilermakers not at BHP', fits: both(trade('boilermaker'), not(at('BHP'))) },
  {
    by: 'owner',
    ask: 'welders or fitters in Australia who’d take 130k or less',
    fits: both(trade('welder', 'fitter'), country('Australia'), payUpTo(130_000, 'AUD')),
  },
  {
    by: 'owner',
    ask: 'Cash flow day, so I want quick wins. Bookkeepers and credit controllers who are between jobs or can start inside a week, any country, just not juniors.',
    fits: both(
      trade('bookkeeper', 'credit controller'),
      either(outOfWork, noticeUpTo(7)),
      not(level('junior')),
    ),
  },
  {
    by: 'hotel',
    ask: 'People, good day. The hotel of Edinburgh lost half of the team in one week, is a tragedy. I search receptionists or chefs in United Kingdom or Ireland, or who accepts to relocate, and they need to be available in maximum two weeks.',
    fits: both(
      trade('receptionist', 'chef'),
      either(country('United Kingdom', 'Ireland'), relocates),
      noticeUpTo(14),
    ),
  },
  { by: 'health', ask: 'dentists, Melbourne or Geelong', fits: nobody },
  {
    by: 'health',
    ask: 'RMNs or midwives we’ve had on the phone in the last 90 days',
    fits: both(trade('mental health nurse', 'midwife'), calledWithin(90)),
  },
  { by: 'construction', ask: 'crane ops, contract', fits: both(trade('crane operator'), contractor) },
  {
    by: 'construction',
    ask: 'Main contractor says no more visa headaches after last time. Structural or mechanical engineers in the UK or Ireland, citizens or permanent residents only, and leave Arup’s own people out because Arup is a partner on the job.',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      country('United Kingdom', 'Ireland'),
      settled,
      not(at('Arup')),
    ),
  },
  {
    by: 'it',
    ask: 'Salesforce with Apex, 5+ yrs',
    fits: both(trade('salesforce'), skill('Apex'), yearsAtLeast(5)),
  },
  {
    by: 'it',
    ask: 'Power BI analysts, remote only',
    fits: both(trade('data analyst'), skill('Power BI'), remote),
  },
  {
    by: 'it',
    ask: 'SAP MM consultants presently with Accenture or Capgemini, immediate to 30 days',
    fits: both(trade('sap consultant'), skill('SAP MM'), at('Accenture', 'Capgemini'), noticeUpTo(30)),
  },
  {
    by: 'it',
    ask: 'Dear all, budget got approved today. Requirement is QA Engineer or SDET having Selenium, experience 5 to 12 years, permanent position, and the ones whom we already called in last one month should not come in the list.',
    fits: both(
      trade('tester'),
      skill('Selenium'),
      yearsAtLeast(5),
      ({ years }) => years <= 12,
      not(contractor),
      notCalledFor(31),
    ),
  },
  {
    by: 'dictated',
    ask: 'er find me people who used to be forklift operators and are doing something else these days',
    fits: wasOnce('forklift driver'),
  },
  {
    by: 'pasted',
    ask: '“We like customer success or Salesforce people who came out of Microsoft, Meta or SAP”, and she adds that nobody still employed at one of the three should be sent.',
    fits: both(
      trade('customer success', 'salesforce'),
      formerly('Microsoft', 'Meta', 'SAP'),
      not(at('Microsoft', 'Meta', 'SAP')),
    ),
  },
];
