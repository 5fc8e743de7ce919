import type { Query } from './score.ts';
import { both, either, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  payUpTo,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** What fourteen people and bots of an agency ask in an ordinary month, over the second people. */
export const SECOND_OPEN_FIFTY_SECOND: readonly Query<Second>[] = [
  {
    by: 'account manager',
    ask: 'Further to my note of this morning: actuaries, please, who work for Allianz, QBE, Aviva or Suncorp. They need R. Reserving would be lovely but is no deal-breaker. And nobody who lives in the United States, we got burnt on that last year.',
    fits: both(
      trade('actuary'),
      at('Allianz', 'QBE', 'Aviva', 'Suncorp'),
      skill('R'),
      not(country('United States')),
    ),
  },
  {
    by: 'list maker',
    ask: 'Compliance or claims people\n- last phone call from us: over a year ago\n- never called = not what I want',
    fits: both(
      trade('compliance', 'claims'),
      ({ calledDaysAgo }) => calledDaysAgo !== null && calledDaysAgo > 365,
    ),
  },
  {
    by: 'night-owl researcher',
    ask: 'architects, the kind that draws buildings and not the cloud kind, in Basel, Graz, Frankfurt, Cologne or Singapore',
    fits: both(trade('building architect'), city('Basel', 'Graz', 'Frankfurt', 'Cologne', 'Singapore')),
  },
  {
    by: 'dictating director',
    ask: 'get me um bookkeepers in Australia or New Zealand with Xero asking under one hundred thousand dollars full stop',
    fits: both(
      trade('bookkeeper'),
      country('Australia', 'New Zealand'),
      skill('Xero'),
      either(payUpTo(99_999, 'AUD'), payUpTo(99_999, 'NZD')),
    ),
  },
  {
    by: 'account manager',
    ask: 'people in Australia who can sign, Auslan, whatever their job',
    fits: both(speaks('Auslan'), country('Australia')),
  },
  {
    by: 'list maker',
    ask: 'Financial planners / Xplan / NAB, CBA or DBS now or before / not juniors',
    fits: both(
      trade('financial planner'),
      skill('Xplan'),
      worked('NAB', 'Commonwealth Bank', 'DBS'),
      not(level('junior')),
    ),
  },
  {
    by: 'kiwi trades recruiter',
    ask: 'fitter & turners who’ve done their time at BHP or Rio and have left (so neither of those now)',
    fits: both(trade('fitter'), formerly('BHP', 'Rio Tinto'), not(at('BHP', 'Rio Tinto'))),
  },
  {
    by: 'Dutch account manager',
    ask: 'Senior engineers, structural or mechanical, so no heads, no mediors and no juniors, for Australia, New Zealand, Singapore, UK and Ireland, they must live there already',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      level('senior'),
      country('Australia', 'New Zealand', 'Singapore', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'intake bot',
    ask: 'role: GP; country: Australia | New Zealand | Ireland; min_years: 8',
    fits: both(trade('gp'), country('Australia', 'New Zealand', 'Ireland'), yearsAtLeast(8)),
  },
  {
    by: 'kiwi trades recruiter',
    ask: 'crane drivers in Aus or NZ with their own ute',
    unknowable: true,
    fits: both(trade('crane operator'), country('Australia', 'New Zealand')),
  },
  {
    by: 'list maker',
    ask: 'Wanted\n* welders or boilermakers\n* TIG\n* White Card\n* any country',
    fits: both(trade('welder'), skill('TIG welding'), ticket('White Card')),
  },
  {
    by: 'night-owl researcher',
    ask: 'underwriters. leave out the job hoppers, i.e. 4 or more employers within the last five years',
    fits: both(trade('underwriter'), ({ employersOfLate }) => employersOfLate < 4),
  },
  {
    by: 'self-corrector',
    ask: 'crane operators for a tower crane, up to 28 days’ notice, sorry I misread, 14',
    fits: both(trade('crane operator'), skill('Tower crane'), noticeUpTo(14)),
  },
  {
    by: 'delivery lead',
    ask: 'Client will sponsor. CRAs with GCP who are needing sponsorship, share all.',
    fits: both(trade('clinical research'), skill('GCP'), rights('requires_sponsorship')),
  },
  {
    by: 'nursing recruiter',
    ask: 'would we have OTs doing home assessments, or else midwives, over here, Ireland or the UK I mean',
    fits: both(
      either(both(trade('occupational therapist'), skill('Home assessments')), trade('midwife')),
      country('Ireland', 'United Kingdom'),
    ),
  },
  {
    by: 'dictating director',
    ask: 'customer success managers who either work remotely or live in Boston or Austin',
    fits: both(trade('customer success'), either(remote, city('Boston', 'Austin'))),
  },
  {
    by: 'polite newcomer',
    ask: 'sorry to bother anyone, are there any social workers or OTs we have never rung, not even once?',
    fits: both(
      trade('social worker', 'occupational therapist'),
      ({ calledDaysAgo }) => calledDaysAgo === null,
    ),
  },
  {
    by: 'account manager',
    ask: 'For the summer season the resort will take people on working holiday visas for front desk and kitchen, so receptionists and chefs on that visa, please, and only those.',
    fits: both(trade('receptionist', 'chef'), rights('visa_holder')),
  },
  {
    by: 'slack resourcer',
    ask: 'csm’s in europe (ch + uk count), aus or nz w gainsight? no juniors',
    fits: both(
      trade('customer success'),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland', 'Australia', 'New Zealand'),
      skill('Gainsight'),
      not(level('junior')),
    ),
  },
  {
    by: 'slack resourcer',
    ask: 'power bi analysts, fully remote ppl only',
    fits: both(trade('data analyst'), skill('Power BI'), remote),
  },
];
