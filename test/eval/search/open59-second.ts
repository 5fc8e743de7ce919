import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  country,
  level,
  not,
  noticeUpTo,
  payUpTo,
  region,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
} from './truth.ts';

/** What desks type right after a client has rung, over the second people. */
export const SECOND_OPEN_FORTY_NINTH: readonly Query<Second>[] = [
  {
    by: 'office desk',
    ask: 'receptionists in Ireland, Scotland or England with a lovely phone manner',
    unknowable: true,
    fits: both(trade('receptionist'), country('Ireland', 'United Kingdom')),
  },
  {
    by: 'trades desk',
    ask: 'scaffolders holding both the white card and a scaffolding ticket, 2 wks notice or less',
    fits: both(trade('scaffolder'), ticket('White Card'), ticket('Scaffolding ticket'), noticeUpTo(14)),
  },
  {
    by: 'legal desk',
    ask: 'paralegals and legal assistants at Slater & Gordon, Freehills or Freshfields',
    fits: both(trade('paralegal'), at('Slater and Gordon', 'Herbert Smith Freehills', 'Freshfields')),
  },
  {
    by: 'engineering desk',
    ask: 'mech engineers w solidworks - Germany, Austria, Switzerland, Ireland',
    fits: both(
      trade('mechanical engineer'),
      skill('SolidWorks'),
      country('Germany', 'Austria', 'Switzerland', 'Ireland'),
    ),
  },
  {
    by: 'pharma desk',
    ask: 'CRAs doing site monitoring in Basel, Frankfurt, Cologne, Graz or Boston',
    fits: both(
      trade('clinical research'),
      skill('Site monitoring'),
      city('Basel', 'Frankfurt', 'Cologne', 'Graz', 'Boston'),
    ),
  },
  {
    by: 'trades desk',
    ask: 'welders / boilermakers who can TIG, BHP Rio or Newmont past or present',
    fits: both(trade('welder'), skill('TIG welding'), worked('BHP', 'Rio Tinto', 'Newmont')),
  },
  {
    by: 'tech desk',
    ask: 'testers we haven’t rung in the last 3 months, Selenium, not juniors',
    fits: both(trade('tester'), skill('Selenium'), notCalledFor(91), not(level('junior'))),
  },
  {
    by: 'finance desk',
    ask: 'AML / KYC compliance people in Singapore, Germany or the UK',
    fits: both(
      trade('compliance'),
      either(skill('AML'), skill('KYC')),
      country('Singapore', 'Germany', 'United Kingdom'),
    ),
  },
  {
    by: 'new starter',
    ask: 'GPs with more than five years’ experience who don’t need sponsorship',
    fits: both(trade('gp'), ({ years }) => years > 5, not(rights('requires_sponsorship'))),
  },
  {
    by: 'branch manager',
    ask: 'recruiters or TA partners from Hays or Michael Page that we’ve phoned within the past two months',
    fits: both(trade('recruiter'), worked('Hays', 'Michael Page'), calledWithin(60)),
  },
  {
    by: 'retail desk',
    ask: 'data analysts or credit controllers in the UK, Ireland or Germany, up to 80k, be it pounds or euros',
    fits: both(
      trade('data analyst', 'credit controller'),
      country('United Kingdom', 'Ireland', 'Germany'),
      either(payUpTo(80_000, 'GBP'), payUpTo(80_000, 'EUR')),
    ),
  },
  {
    by: 'trades desk',
    ask: 'plumbers with gas, Aus/NZ, no sponsorship',
    fits: both(
      trade('plumber'),
      skill('Gasfitting'),
      country('Australia', 'New Zealand'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'office desk',
    ask: 'anyone in New Zealand with te reo Māori',
    fits: both(speaks('Māori'), country('New Zealand')),
  },
  {
    by: 'branch manager',
    ask: 'recruiters who used to be social workers',
    fits: both(trade('recruiter'), wasOnce('social worker')),
  },
  {
    by: 'health desk',
    ask: 'midwives with AHPRA, Vic or NSW',
    fits: both(trade('midwife'), ticket('AHPRA registration'), region('Victoria', 'New South Wales')),
  },
  {
    by: 'tech desk',
    ask: 'salesforce admins / devs with Apex happy to work remote',
    fits: both(trade('salesforce'), skill('Apex'), remote),
  },
  {
    by: 'insurance desk',
    ask: 'claims handlers none of us has ever called',
    fits: both(trade('claims'), ({ calledDaysAgo }) => calledDaysAgo === null),
  },
  {
    by: 'temps desk',
    ask: 'forkies w LF licence free now or on a week’s notice',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(7)),
  },
];
