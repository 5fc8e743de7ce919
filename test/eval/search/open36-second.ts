import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
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

const DOWN_UNDER = country('Australia', 'New Zealand');
const EUROPEAN = country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of the ten recruiters over the second people. */
export const SECOND_OPEN_TWENTY_NINTH: readonly Query<Second>[] = [
  {
    by: 'scots',
    ask: 'scaffolders in the UK or Ireland',
    fits: both(trade('scaffolder'), country('United Kingdom', 'Ireland')),
  },
  { by: 'kiwi', ask: 'midwives, New Zealand or Australia', fits: both(trade('midwife'), DOWN_UNDER) },
  {
    by: 'slack bot',
    ask: '[#health-desk] Tom: social workers in Ireland or the UK?',
    fits: both(trade('social worker'), country('Ireland', 'United Kingdom')),
  },
  { by: 'wire', ask: 'ACTUARIES AUSTRALIA', fits: both(trade('actuary'), country('Australia')) },
  {
    by: 'paris',
    ask: 'structural or mechanical engineers who speak French or German',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      either(speaks('French'), speaks('German')),
    ),
  },
  {
    by: 'toronto',
    ask: 'Hi there, data analysts in the States or the UK please',
    fits: both(trade('data analyst'), country('United States', 'United Kingdom')),
  },
  {
    by: 'junior',
    ask: 'do we have any receptionists that want contract work',
    fits: both(trade('receptionist'), contractor),
  },
  {
    by: 'locum desk',
    ask: 'mental health nurses holding AHPRA registration',
    fits: both(trade('mental health nurse'), ticket('AHPRA registration')),
  },
  {
    by: 'lagos',
    ask: 'procurement managers who are willing to relocate',
    fits: both(trade('procurement'), relocates),
  },
  {
    by: 'scots',
    ask: 'Plumbers that do gasfitting, in the UK, Ireland or Australia, five years at it or more',
    fits: both(
      trade('plumber'),
      skill('Gasfitting'),
      country('United Kingdom', 'Ireland', 'Australia'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'kiwi',
    ask: 'OTs in NZ or Aus we haven’t rung in the last six months',
    fits: both(trade('occupational therapist'), DOWN_UNDER, notCalledFor(183)),
  },
  {
    by: 'slack bot',
    ask: 'Jo posted in #tech-roles: “testers w/ Selenium, either fully remote or living in Australia”',
    fits: both(trade('tester'), skill('Selenium'), either(remote, country('Australia'))),
  },
  {
    by: 'manager',
    ask: 'find me claims handlers they should know motor claims and be free within two weeks',
    fits: both(trade('claims'), skill('Motor claims'), noticeUpTo(14)),
  },
  {
    by: 'wire',
    ask: 'BOILERMAKERS STOP WHITE CARD STOP NO JUNIORS STOP',
    fits: both(trade('boilermaker'), ticket('White Card'), not(level('junior'))),
  },
  {
    by: 'paris',
    ask: 'regulatory affairs persons, five years minimum, in Switzerland, Germany or Austria, and Dublin or Cork are fine also',
    fits: both(
      trade('regulatory affairs'),
      yearsAtLeast(5),
      country('Switzerland', 'Germany', 'Austria', 'Ireland'),
    ),
  },
  {
    by: 'toronto',
    ask: 'customer success managers who are with Microsoft, Meta or SAP right now, juniors excluded',
    fits: both(trade('customer success'), at('Microsoft', 'Meta', 'SAP'), not(level('junior'))),
  },
  {
    by: 'junior',
    ask: 'compliance officers or AML analysts in Australia, salary up to 140k',
    fits: both(trade('compliance'), country('Australia'), payUpTo(140_000, 'AUD')),
  },
  {
    by: 'lagos',
    ask: 'Mechanical engineers with SolidWorks who have WSP, Arup or Beca on the CV, present employer or past, at least 5 years',
    fits: both(
      trade('mechanical engineer'),
      skill('SolidWorks'),
      worked('WSP', 'Arup', 'Beca'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'manager',
    ask: 'okay solutions or cloud architects or sap consultants five years in australia singapore or germany permanent people only and not anybody who is at accenture or capgemini today read that back to me no dont bother',
    fits: both(
      trade('solutions architect', 'sap consultant'),
      yearsAtLeast(5),
      country('Australia', 'Singapore', 'Germany'),
      not(contractor),
      not(at('Accenture', 'Capgemini')),
    ),
  },
  {
    by: 'scots',
    ask: 'Crane operators or scaffolders with the White Card, Australia or New Zealand or happy to relocate, free inside four weeks, and nobody we’ve phoned in the past month. It’s chucking it down here so they’ll be glad of the sun',
    fits: both(
      trade('crane operator', 'scaffolder'),
      ticket('White Card'),
      either(DOWN_UNDER, relocates),
      noticeUpTo(28),
      notCalledFor(31),
    ),
  },
  {
    by: 'kiwi',
    ask: 'Theatre or mental health nurses, Aus, NZ or UK, five yrs min, don’t need sponsoring, and not at Alfred Health currently. Client sends biscuits.',
    fits: both(
      trade('theatre nurse', 'mental health nurse'),
      country('Australia', 'New Zealand', 'United Kingdom'),
      yearsAtLeast(5),
      noSponsorship,
      not(at('Alfred Health')),
    ),
  },
  {
    by: 'slack bot',
    ask: 'forwarded from Nadia 11:42: underwriters or actuaries, UK / Ireland / Australia / Singapore, 5+ yrs, notice 4 wks max, not at Allianz now :pray: thread for the fee',
    fits: both(
      trade('underwriter', 'actuary'),
      country('United Kingdom', 'Ireland', 'Australia', 'Singapore'),
      yearsAtLeast(5),
      noticeUpTo(28),
      not(at('Allianz')),
    ),
  },
  {
    by: 'paris',
    ask: 'Chefs with menu costing, in Europe or ready to relocate, at Hilton or Accor today or in the past, but please no juniors, the kitchen has only those',
    fits: both(
      trade('chef'),
      skill('Menu costing'),
      either(EUROPEAN, relocates),
      worked('Hilton', 'Accor'),
      not(level('junior')),
    ),
  },
  {
    by: 'locum desk',
    ask: 'GPs or OTs, UK, Ireland or Australia, citizens or permanent residents, permanent and not contract, and only people we’ve not called in three months or never have. Rota’s a mess, bless them',
    fits: both(
      trade('gp', 'occupational therapist'),
      country('United Kingdom', 'Ireland', 'Australia'),
      rights('citizen', 'permanent_resident'),
      not(contractor),
      notCalledFor(91),
    ),
  },
  {
    by: 'toronto',
    ask: 'Paralegals, legal assistants or conveyancers who know conveyancing, in Australia, the UK or Ireland or else fully remote, five years plus, and nobody who’s at Slater and Gordon at the moment',
    fits: both(
      trade('paralegal', 'conveyancer'),
      skill('Conveyancing'),
      either(country('Australia', 'United Kingdom', 'Ireland'), remote),
      yearsAtLeast(5),
      not(at('Slater and Gordon')),
    ),
  },
  {
    by: 'lagos',
    ask: 'Bookkeepers with Xero or credit controllers with collections, five years and above, UK, Ireland, Australia or NZ, and they must not require sponsorship. The client is pestering me since Monday',
    fits: both(
      either(
        both(trade('bookkeeper'), skill('Xero')),
        both(trade('credit controller'), skill('Collections')),
      ),
      yearsAtLeast(5),
      country('United Kingdom', 'Ireland', 'Australia', 'New Zealand'),
      noSponsorship,
    ),
  },
];
