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

/** Searches over the second people, of desks in a week in late January. */
export const SECOND_OPEN_EIGHTY_FIRST: readonly Query<Second>[] = [
  {
    by: 'high rise crews',
    ask: 'crane ops, scaffs and boilermakers with White Card in Australia, no sponsorship needed',
    fits: both(
      trade('crane operator', 'scaffolder', 'boilermaker'),
      ticket('White Card'),
      country('Australia'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'maternity and mental health',
    ask: 'Midwives and mental health nurses holding AHPRA registration who are a citizen or PR',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'general insurance',
    ask: 'claims / underwriting / actuarial, QBE Allianz or Suncorp now or before, Aus + NZ',
    fits: both(
      trade('claims', 'underwriter', 'actuary'),
      worked('QBE', 'Allianz', 'Suncorp'),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'QA, distributed',
    ask: 'testers, data analysts or sol architects happy fully remote, 5 yrs +',
    fits: both(trade('tester', 'data analyst', 'solutions architect'), remote, yearsAtLeast(5)),
  },
  {
    by: 'ERP programme',
    ask: 'SAP consultants with MBB somewhere on the CV, current one counts as well. Not contractors.',
    fits: both(
      trade('sap consultant'),
      worked('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
      not(contractor),
    ),
  },
  {
    by: 'fincrime',
    ask: 'compliance or AML folks nobody has rung in six months (180 days) or never, outside Australia',
    fits: both(trade('compliance'), notCalledFor(180), not(country('Australia'))),
  },
  {
    by: 'property law support',
    ask: 'paralegals + conveyancers, at least 5 years, Oz, UK or Ireland',
    fits: both(
      trade('paralegal', 'conveyancer'),
      yearsAtLeast(5),
      country('Australia', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'multicultural health',
    ask: 'Looking for nurses, midwives, OTs or GPs who speak Arabic, Mandarin or Italian',
    fits: both(
      trade('nurse', 'midwife', 'occupational therapist', 'gp'),
      either(speaks('Arabic'), speaks('Mandarin'), speaks('Italian')),
    ),
  },
  {
    by: 'rec to rec',
    ask: 'recruitment consultants or TA partners at Hays or Michael Page now, four weeks notice max',
    fits: both(trade('recruiter'), at('Hays', 'Michael Page'), noticeUpTo(28)),
  },
  {
    by: 'small practice',
    ask: 'bookkeepers, credit controllers, financial planners asking AUD 120k or under',
    fits: both(trade('bookkeeper', 'credit controller', 'financial planner'), payUpTo(120_000, 'AUD')),
  },
  {
    by: 'SaaS, Grand Canal Dock',
    ask: 'customer success or salesforce people in Ireland, the UK or Germany',
    fits: both(trade('customer success', 'salesforce'), country('Ireland', 'United Kingdom', 'Germany')),
  },
  {
    by: 'consulting engineers',
    ask: 'senior+ structural or mechanical engineers from Arup, WSP or Aurecon (current or ex), who’d either relocate or already live in Victoria or NSW',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      level('senior', 'head'),
      worked('Arup', 'WSP', 'Aurecon'),
      either(relocates, region('Victoria', 'New South Wales')),
    ),
  },
  {
    by: 'trials team',
    ask: 'Which CRAs and regulatory affairs people did we speak to on the phone in the past 90 days?',
    fits: both(trade('clinical research', 'regulatory affairs'), calledWithin(90)),
  },
  {
    by: 'hotels, Southbank',
    ask: 'chef OR receptionist, sydney newcastle melbourne geelong brisbane, 2 weeks notice or less',
    fits: both(
      trade('chef', 'receptionist'),
      city('Sydney', 'Newcastle', 'Melbourne', 'Geelong', 'Brisbane'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'insurtech',
    ask: 'any techies (architects, SAP, salesforce, testers, data analysts) who used to work in claims, as an actuary or in compliance?',
    fits: both(
      trade('solutions architect', 'sap consultant', 'salesforce', 'tester', 'data analyst'),
      either(wasOnce('claims'), wasOnce('actuary'), wasOnce('compliance')),
    ),
  },
  {
    by: 'plant maintenance',
    ask: 'plumbers with drainage, or mech fitters who know pumps. not the UK',
    fits: both(
      either(both(trade('plumber'), skill('Drainage')), both(trade('fitter'), skill('Pumps'))),
      not(country('United Kingdom')),
    ),
  },
];
