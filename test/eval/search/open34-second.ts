import type { Query as Asked } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  contractor,
  country,
  level,
  not,
  noticeUpTo,
  relocates,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;

/** Searches of the same ten recruiters over the second people. */
export const SECOND_OPEN_TWENTY_EIGHTH: readonly Asked<Second>[] = [
  {
    by: 'glasgow',
    ask: 'OTs that are out of a job just now',
    fits: both(trade('occupational therapist'), outOfWork),
  },
  {
    by: 'glasgow',
    ask: 'Customer success managers we’ve actually spoken to this past year, anywhere bar the States, nobody junior',
    fits: both(
      trade('customer success'),
      calledWithin(365),
      not(country('United States')),
      not(level('junior')),
    ),
  },
  {
    by: 'tauranga',
    ask: 'crane ops w white card',
    fits: both(trade('crane operator'), ticket('White Card')),
  },
  {
    by: 'tauranga',
    ask: 'mech fitters good with pumps, been at BHP or Newmont or still there, not the ones chasing contract work',
    fits: both(trade('fitter'), skill('Pumps'), worked('BHP', 'Newmont'), not(contractor)),
  },
  {
    by: 'call notes',
    ask: 'actuaries, reserving',
    fits: both(trade('actuary'), skill('Reserving')),
  },
  {
    by: 'call notes',
    ask: 'Data analyst. Power BI + SQL. UK, Ire, Aus or NZ. 3 yrs up. Perm. 1 month notice max.',
    fits: both(
      trade('data analyst'),
      skill('Power BI', 'SQL'),
      country('United Kingdom', 'Ireland', 'Australia', 'New Zealand'),
      yearsAtLeast(3),
      not(contractor),
      noticeUpTo(31),
    ),
  },
  {
    by: 'voice memo',
    ask: 'plumbers who do gasfitting as well in australia or new zealand that nobody here has rung for three months or that weve never rung at all',
    fits: both(trade('plumber'), skill('Gasfitting'), country('Australia', 'New Zealand'), notCalledFor(91)),
  },
  {
    by: 'voice memo',
    ask: 'um so the hospital in leeds is short again what they want is theatre nurses or mental health nurses they have to live in the uk ireland or australia five years or more no one who needs sponsoring and they want them within a month',
    fits: both(
      trade('theatre nurse', 'mental health nurse'),
      country('United Kingdom', 'Ireland', 'Australia'),
      yearsAtLeast(5),
      not(rights('requires_sponsorship')),
      noticeUpTo(31),
    ),
  },
  {
    by: 'executive search',
    ask: 'Financial planners versed in superannuation, presently at NAB or the Commonwealth Bank, below head level.',
    fits: both(
      trade('financial planner'),
      skill('Superannuation'),
      at('NAB', 'Commonwealth Bank'),
      not(level('head')),
    ),
  },
  {
    by: 'executive search',
    ask: 'Underwriters of property risks with at least five years’ experience, resident in the United Kingdom, Ireland, Australia, Germany or Switzerland and available within three months. Those presently at Suncorp or seeking contract engagements should be left out.',
    fits: both(
      trade('underwriter'),
      skill('Property risks'),
      yearsAtLeast(5),
      country('United Kingdom', 'Ireland', 'Australia', 'Germany', 'Switzerland'),
      noticeUpTo(92),
      not(at('Suncorp')),
      not(contractor),
    ),
  },
  { by: 'rushed', ask: 'salesforce ppl w apex', fits: both(trade('salesforce'), skill('Apex')) },
  {
    by: 'rushed',
    ask: 'test analysts / qa, selenium, aus nz or sg, 5+ yrs, no sponsorship, not called in last 6 months',
    fits: both(
      trade('tester'),
      skill('Selenium'),
      country('Australia', 'New Zealand', 'Singapore'),
      yearsAtLeast(5),
      not(rights('requires_sponsorship')),
      notCalledFor(183),
    ),
  },
  {
    by: 'account manager',
    ask: 'Dave at the new depot needs forklift drivers who do RF scanning and would move house for it. He’ll put them through the licence himself so don’t filter on that.',
    fits: both(trade('forklift driver'), skill('RF scanning'), relocates),
  },
  {
    by: 'account manager',
    ask: 'From: Birgit\nWe look for a Compliance Officer with AML and KYC, permanent. Must be in Germany, Austria or Switzerland already or willing to relocate, not junior, notice period of one month at most.',
    fits: both(
      trade('compliance'),
      skill('AML', 'KYC'),
      not(contractor),
      either(country('Germany', 'Austria', 'Switzerland'), relocates),
      not(level('junior')),
      noticeUpTo(31),
    ),
  },
  {
    by: 'midtown',
    ask: 'architects. the kind that draws buildings, not cloud people',
    fits: trade('building architect'),
  },
  {
    by: 'winterthur',
    ask: 'Regulatory Affairs, senior or head, now at Roche, Novartis or AstraZeneca',
    fits: both(trade('regulatory affairs'), level('senior', 'head'), at('Roche', 'Novartis', 'AstraZeneca')),
  },
  {
    by: 'talent partner',
    ask: 'recruiters who used to be social workers',
    fits: both(trade('recruiter'), wasOnce('social worker')),
  },
  {
    by: 'talent partner',
    ask: 'Procurement / category managers | BHP, Rio Tinto or Glencore, past or present | tendering | 5 yrs+ | Australia, NZ or Singapore | no sponsorship needed',
    fits: both(
      trade('procurement'),
      worked('BHP', 'Rio Tinto', 'Glencore'),
      skill('Tendering'),
      yearsAtLeast(5),
      country('Australia', 'New Zealand', 'Singapore'),
      not(rights('requires_sponsorship')),
    ),
  },
];
