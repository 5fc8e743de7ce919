import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import { at, city, country, level, not, noticeUpTo, remote, rights, skill, trade, worked } from './truth.ts';

/** Fourteen recruiters and bots, each with a way of their own, over the second people. */
export const SECOND_OPEN_FIFTIETH: readonly Query<Second>[] = [
  {
    by: 'consultant from Vienna',
    ask: 'Structural engineers with Tekla that live in Germany, Austria, Switzerland or Great Britain',
    fits: both(
      trade('structural engineer'),
      skill('Tekla'),
      country('Germany', 'Austria', 'Switzerland', 'United Kingdom'),
    ),
  },
  {
    by: 'Boolean sourcer',
    ask: '"SAP consultant" AND ("SAP MM" OR "S/4HANA") AND (Accenture OR Capgemini)',
    fits: both(
      trade('sap consultant'),
      either(skill('SAP MM'), skill('SAP S/4HANA')),
      worked('Accenture', 'Capgemini'),
    ),
  },
  {
    by: 'changes her mind',
    ask: 'data analysts or testers in Leeds – hang on, Leeds, Edinburgh or Brighton',
    fits: both(trade('data analyst', 'tester'), city('Leeds', 'Edinburgh', 'Brighton')),
  },
  {
    by: 'chat assistant',
    ask: 'Who among the financial planners uses Xplan and has never been called by us?',
    fits: both(trade('financial planner'), skill('Xplan'), ({ calledDaysAgo }) => calledDaysAgo === null),
  },
  {
    by: 'Fergus, long mails',
    ask: 'Me again. The builder rang about plumbers: gasfitting, any visa, UK Ireland Australia or New Zealand, and each of them has to bring his or her own van. Can we get three names over by tonight?',
    unknowable: true,
    fits: both(
      trade('plumber'),
      skill('Gasfitting'),
      country('United Kingdom', 'Ireland', 'Australia', 'New Zealand'),
    ),
  },
  {
    by: 'dictating director',
    ask: 'find me the people who used to be plumbers and do something else nowadays',
    fits: both(wasOnce('plumber'), not(trade('plumber'))),
  },
  {
    by: 'night temps desk',
    ask: 'chefs or receptionists, 2 wks or sooner, not usa',
    fits: both(trade('chef', 'receptionist'), noticeUpTo(14), not(country('United States'))),
  },
  {
    by: 'requisition bot',
    ask: 'role: conveyancer; skills: Conveyancing, PEXA; seniority: not junior',
    fits: both(trade('conveyancer'), skill('Conveyancing', 'PEXA'), not(level('junior'))),
  },
  {
    by: 'researcher from Recife',
    ask: 'nurses, mental health or theatre, with more than ten years of experience',
    fits: both(trade('mental health nurse', 'theatre nurse'), ({ years }) => years > 10),
  },
  {
    by: 'trainee',
    ask: 'Could I see customer success managers who do onboarding and are happy to stay remote, please?',
    fits: both(trade('customer success'), skill('Onboarding'), remote),
  },
  {
    by: 'chat assistant',
    ask: 'Which procurement or category managers are between jobs or can start within two weeks?',
    fits: both(
      trade('procurement'),
      either(({ betweenJobs }) => betweenJobs, noticeUpTo(14)),
    ),
  },
  {
    by: 'resourcer from Kraków',
    ask: 'mechanical fitters who is now in BHP, Rio Tinto or Newmont and can start in four weeks or faster',
    fits: both(trade('fitter'), at('BHP', 'Rio Tinto', 'Newmont'), noticeUpTo(28)),
  },
  {
    by: 'dictating director',
    ask: 'architects the building kind not software ones with town planning in Australia New Zealand or Singapore',
    fits: both(
      trade('building architect'),
      skill('Town planning'),
      country('Australia', 'New Zealand', 'Singapore'),
    ),
  },
  {
    by: 'Slack shorthand',
    ask: 'RMNs + scrub nurses, UK/IE, no sponsorship',
    fits: both(
      trade('mental health nurse', 'theatre nurse'),
      country('United Kingdom', 'Ireland'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'researcher from Recife',
    ask: 'bookkeepers with Xero that nobody called in the last ten days',
    fits: both(trade('bookkeeper'), skill('Xero'), notCalledFor(10)),
  },
  {
    by: 'consultant from Vienna',
    ask: 'Actuaries or underwriters who are at this moment employed by Allianz or Zurich Insurance',
    fits: both(trade('actuary', 'underwriter'), at('Allianz', 'Zurich Insurance')),
  },
  {
    by: 'list maker',
    ask: 'crane operators\n- tower crane\n- White Card\n- somebody of ours called them in the past year',
    fits: both(trade('crane operator'), skill('Tower crane'), ticket('White Card'), calledWithin(365)),
  },
  {
    by: 'requisition bot',
    ask: 'compliance | AML | notice <= 28 days | country != United States',
    fits: both(trade('compliance'), skill('AML'), noticeUpTo(28), not(country('United States'))),
  },
];
