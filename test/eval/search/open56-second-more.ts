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
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** More searches of sixteen desks, each in a way of its own, over the second people. */
export const SECOND_OPEN_FORTY_SIXTH_MORE: readonly Query<Second>[] = [
  {
    by: 'perm',
    ask: 'Compliance officers or AML analysts who were in regulatory affairs earlier in their career',
    fits: both(trade('compliance'), wasOnce('regulatory affairs')),
  },
  {
    by: 'perm',
    ask: 'Underwriters who don’t need sponsoring, UK, Ireland, Germany or Switzerland',
    fits: both(
      trade('underwriter'),
      not(rights('requires_sponsorship')),
      country('United Kingdom', 'Ireland', 'Germany', 'Switzerland'),
    ),
  },
  {
    by: 'temp',
    ask: 'receptionist, start now or 1 wk',
    fits: both(trade('receptionist'), noticeUpTo(7)),
  },
  {
    by: 'temp',
    ask: 'forklift w LF licence, never been called by us',
    fits: both(trade('forklift driver'), ticket('LF licence'), ({ calledDaysAgo }) => calledDaysAgo === null),
  },
  {
    by: 'exec search',
    ask: 'Actuaries with sixteen years of experience or more, in any market.',
    fits: both(trade('actuary'), yearsAtLeast(16)),
  },
  {
    by: 'exec search',
    ask: 'Architects (buildings, not IT) of senior or head level, currently at Arup, Aurecon or WSP.',
    fits: both(trade('building architect'), level('senior', 'head'), at('Arup', 'Aurecon', 'WSP')),
  },
  {
    by: 'tech',
    ask: '(SDET OR "QA engineer" OR "test analyst") AND cypress NOT junior',
    fits: both(trade('tester'), skill('Cypress'), not(level('junior'))),
  },
  {
    by: 'tech',
    ask: 'SAP S/4HANA consultants, McKinsey / BCG / Bain now or before',
    fits: both(
      trade('sap consultant'),
      skill('SAP S/4HANA'),
      worked('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
    ),
  },
  {
    by: 'tech',
    ask: 'cloud or solutions architects at CBA, NAB or DBS with AWS',
    fits: both(trade('solutions architect'), skill('AWS'), at('Commonwealth Bank', 'NAB', 'DBS')),
  },
  {
    by: 'health',
    ask: 'midwives, AHPRA registered, in Aus or would relocate',
    fits: both(trade('midwife'), ticket('AHPRA registration'), either(country('Australia'), relocates)),
  },
  {
    by: 'health',
    ask: 'GPs and mental health nurses, UK + Ireland',
    fits: both(trade('gp', 'mental health nurse'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'health',
    ask: 'OTs w splinting or home assessments, called within the last 3 months',
    fits: both(
      trade('occupational therapist'),
      either(skill('Splinting'), skill('Home assessments')),
      calledWithin(91),
    ),
  },
  {
    by: 'trades',
    ask: 'plumbers that do drainage, off Hochtief or CPB or there still',
    fits: both(trade('plumber'), skill('Drainage'), worked('Hochtief', 'CPB Contractors')),
  },
  {
    by: 'trades',
    ask: 'crane operators, white card, within 100 km of Melbourne or Sydney or anywhere in Qld or WA',
    fits: both(
      trade('crane operator'),
      ticket('White Card'),
      city('Melbourne', 'Geelong', 'Sydney', 'Brisbane', 'Karratha'),
    ),
  },
  {
    by: 'finance',
    ask: 'Role: Bookkeeper. Must: BAS. Pay: no more than 130k AUD.',
    fits: both(trade('bookkeeper'), skill('BAS'), payUpTo(130_000, 'AUD')),
  },
  {
    by: 'legal',
    ask: 'Conveyancers with whom nobody here has spoken for the past six months, or ever.',
    fits: both(trade('conveyancer'), notCalledFor(183)),
  },
  {
    by: 'logistics',
    ask: 'fork lift drivers at DHL or Kuehne+Nagel, or ex of either',
    fits: both(trade('forklift driver'), worked('DHL', 'Kuehne+Nagel')),
  },
  {
    by: 'hospitality',
    ask: 'Exec chefs or CDPs with HACCP in the UK, Ireland or anywhere German speaking?',
    fits: both(
      trade('chef'),
      skill('HACCP'),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'sales',
    ask: 'CSMs. Gainsight. Or currently at Xero or Personio.',
    fits: both(trade('customer success'), either(skill('Gainsight'), at('Xero', 'Personio'))),
  },
  {
    by: 'public sector',
    ask: 'Social Worker. Essential: safeguarding, at Manchester City Council or Auckland Council now. Desirable: own car.',
    fits: both(
      trade('social worker'),
      skill('Safeguarding'),
      at('Manchester City Council', 'Auckland Council'),
    ),
  },
  {
    by: 'energy',
    ask: 'mech fitters / fitter and turners who had 4 or more employers in the last 5 yrs',
    fits: both(trade('fitter'), ({ employersOfLate }) => employersOfLate >= 4),
  },
  {
    by: 'life science',
    ask: 'Client mail: "Regulatory affairs, CTD experience is a must, remote or ready to relocate. Kind regards, Annelies"',
    fits: both(trade('regulatory affairs'), skill('CTD'), either(remote, relocates)),
  },
];
