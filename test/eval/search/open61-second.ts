import type { Query } from './score.ts';
import { both, either, type Second } from './second-world.ts';
import {
  at,
  city,
  country,
  nobody,
  not,
  noticeUpTo,
  payUpTo,
  region,
  relocates,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches of imagined desks on an ordinary day over the second people, as typed with a client just off the phone. */
export const SECOND_OPEN_FIFTY_FIRST: readonly Query<Second>[] = [
  {
    by: 'temps',
    ask: 'chefs with HACCP, out of work or on two weeks’ notice at most',
    fits: both(
      trade('chef'),
      skill('HACCP'),
      either(({ betweenJobs }) => betweenJobs, noticeUpTo(14)),
    ),
  },
  {
    by: 'headset',
    ask: 'claims handlers, Guidewire, Australia, up to 120. No sorry, up to 140 thousand',
    fits: both(trade('claims'), skill('Guidewire'), country('Australia'), payUpTo(140_000, 'AUD')),
  },
  {
    by: 'Leeds',
    ask: 'plumbers who do drainage, anyone but them in Australia',
    fits: both(trade('plumber'), skill('Drainage'), not(country('Australia'))),
  },
  {
    by: 'Brisbane',
    ask: 'boilies with TIG at BHP, Glencore or Newmont at present',
    fits: both(trade('boilermaker'), skill('TIG welding'), at('BHP', 'Glencore', 'Newmont')),
  },
  {
    by: 'Brisbane',
    ask: 'crane ops and scaffolders for a shutdown, Karratha, Brisbane, Newcastle, drug and alcohol test passed this year',
    fits: both(trade('crane operator', 'scaffolder'), city('Karratha', 'Brisbane', 'Newcastle')),
    unknowable: true,
  },
  {
    by: 'Utrecht',
    ask: 'Mechanical engineers with FEA, in Germany, Austria or Switzerland, also Ireland is possible',
    fits: both(
      trade('mechanical engineer'),
      skill('FEA'),
      country('Germany', 'Austria', 'Switzerland', 'Ireland'),
    ),
  },
  {
    by: 'Utrecht',
    ask: 'Testers with Cypress, 5 years experience or more, not in the United States',
    fits: both(trade('tester'), skill('Cypress'), yearsAtLeast(5), not(country('United States'))),
  },
  {
    by: 'Chicago',
    ask: 'CSMs with Gainsight, Austin or Boston preferred but take anyone anywhere',
    fits: both(trade('customer success'), skill('Gainsight')),
  },
  {
    by: 'Chicago',
    ask: 'Underwriters or actuaries, Boston, Austin, Dublin or Singapore',
    fits: both(trade('underwriter', 'actuary'), city('Boston', 'Austin', 'Dublin', 'Singapore')),
  },
  {
    by: 'team lead',
    ask: 'Which of the actuaries and underwriters would relocate?',
    fits: both(trade('actuary', 'underwriter'), relocates),
  },
  {
    by: 'resourcer',
    ask: 'conveyancer, PEXA, Victoria / NSW / Queensland',
    fits: both(trade('conveyancer'), skill('PEXA'), region('Victoria', 'New South Wales', 'Queensland')),
  },
  {
    by: 'resourcer',
    ask: 'paralegal or legal assistant, drafting, Slater and Gordon or Herbert Smith Freehills ever, not in the UK',
    fits: both(
      trade('paralegal'),
      skill('Drafting'),
      worked('Slater and Gordon', 'Herbert Smith Freehills'),
      not(country('United Kingdom')),
    ),
  },
  {
    by: 'resourcer',
    ask: 'procurement or category manager, contract negotiation, citizen or PR, not at Newmont now',
    fits: both(
      trade('procurement'),
      skill('Contract negotiation'),
      rights('citizen', 'permanent_resident'),
      not(at('Newmont')),
    ),
  },
  {
    by: 'resourcer',
    ask: 'bookkeeper, BAS, Australia or NZ',
    fits: both(trade('bookkeeper'), skill('BAS'), country('Australia', 'New Zealand')),
  },
  {
    by: 'forwarded',
    ask: 'Hello, bank rang about cloud or solutions architects who do integration. They’d rather not see people who are at NAB now, the two have an understanding. Anyone else, anywhere. Lawrence',
    fits: both(trade('solutions architect'), skill('Integration'), not(at('NAB'))),
  },
  {
    by: 'thumbs',
    ask: 'gps who do minor surgry, 4 wks notice or under',
    fits: both(trade('gp'), skill('Minor surgery'), noticeUpTo(28)),
  },
  {
    by: 'Galway',
    ask: 'architects, the buildings kind, that know town planning, in Ireland, the UK, Australia or NZ',
    fits: both(
      trade('building architect'),
      skill('Town planning'),
      country('Ireland', 'United Kingdom', 'Australia', 'New Zealand'),
    ),
  },
  { by: 'Galway', ask: 'is there a harbour pilot on the books in Cork or Dublin at all', fits: nobody },
];
