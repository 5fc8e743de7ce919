import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  country,
  formerly,
  not,
  noticeUpTo,
  payUpTo,
  relocates,
  remote,
  rights,
  skill,
  trade,
} from './truth.ts';

/** Searches over the second people, from desks for engineering, insurance, banks, care homes and shops, and bots. */
export const SECOND_OPEN_FIFTY_EIGHTH: readonly Query<Second>[] = [
  {
    by: 'engineering desk',
    ask: 'structural or mechanical engineers in the UK or Ireland, open to relocating (job is in Basel)',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      country('United Kingdom', 'Ireland'),
      relocates,
    ),
  },
  {
    by: 'insurance temps',
    ask: 'claims handlers, Guidewire, with QBE Suncorp or Allianz at present',
    fits: both(trade('claims'), skill('Guidewire'), at('QBE', 'Suncorp', 'Allianz')),
  },
  {
    by: 'insurance, Fridays',
    ask: 'Underwriters and actuaries in Australia whom nobody here has rung for six months or more, never included',
    fits: both(trade('underwriter', 'actuary'), country('Australia'), notCalledFor(180)),
  },
  {
    by: 'bank compliance',
    ask: 'AML/compliance officer. Germany, Ireland or Singapore. German would be lovely but isn’t a must. Can’t sponsor.',
    fits: both(
      trade('compliance'),
      country('Germany', 'Ireland', 'Singapore'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'care group',
    ask: 'mental health nurses and midwives holding AHPRA registration, Australia based, wanting no more than 130k',
    fits: both(
      trade('mental health nurse', 'midwife'),
      ticket('AHPRA registration'),
      country('Australia'),
      payUpTo(130_000, 'AUD'),
    ),
  },
  {
    by: 'care group, texting',
    ask: 'any OTs uk/ireland? not the ones on 12 wks notice, 4 is my limit',
    fits: both(trade('occupational therapist'), country('United Kingdom', 'Ireland'), noticeUpTo(28)),
  },
  {
    by: 'shops',
    ask: 'Formerly Tesco or Marks & Spencer: credit controllers or data analysts',
    fits: both(trade('credit controller', 'data analyst'), formerly('Tesco', 'Marks & Spencer')),
  },
  {
    by: 'warehouses',
    ask: 'forklift operators with the LF licence, Victoria and NSW and QLD',
    fits: both(trade('forklift driver'), ticket('LF licence'), ({ region }) =>
      ['Victoria', 'New South Wales', 'Queensland'].includes(region),
    ),
  },
  {
    by: 'CRM bot',
    ask: 'occupation: Salesforce administrator or developer\nskill: Apex\nwork_rights: citizen or permanent resident',
    fits: both(trade('salesforce'), skill('Apex'), rights('citizen', 'permanent_resident')),
  },
  {
    by: 'software house',
    ask: 'QA, remote workers only please, Selenium or Cypress, and either German or French or Italian spoken… no wait, languages don’t matter',
    fits: both(trade('tester'), remote, either(skill('Selenium'), skill('Cypress'))),
  },
  {
    by: 'care home reception',
    ask: 'Our care homes want receptionists who live in Leeds, Brighton, Dublin or Cork. They need to have had this winter’s flu jab.',
    unknowable: true,
    fits: both(trade('receptionist'), city('Leeds', 'Brighton', 'Dublin', 'Cork')),
  },
];
