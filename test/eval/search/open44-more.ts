import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  group,
  level,
  not,
  noticeUpTo,
  PWC,
  payBetween,
  type Query,
  region,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const UK = country('United Kingdom');
const noSponsorship = not(rights('requires_sponsorship'));

/** Other searches of the same desks; nobody reads how they go. */
export const OPEN_THIRTY_FOURTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'assistant',
    ask: 'Must have: embedded or C++ engineer, four or more years, living in Germany, Austria or Sweden. Nice to have: RTOS, French.',
    fits: all(trade('embedded'), yearsAtLeast(4), country('Germany', 'Austria', 'Sweden')),
  },
  {
    by: 'assistant',
    ask: 'On behalf of Priya: IT project managers with PRINCE2 who work remotely or live in London, and who are not currently employed by Thoughtworks.',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      any(remote, city('London')),
      not(at('Thoughtworks')),
    ),
  },
  {
    by: 'assistant',
    ask: 'The consultant said: "I want Go or Ruby developers, citizens or permanent residents, in the US, and I do not care about level." Please run that.',
    fits: all(trade('go', 'ruby'), rights('citizen', 'permanent_resident'), country('United States')),
  },
  {
    by: 'assistant',
    ask: 'Retrieve accounts payable officers and payroll specialists in the United Kingdom with a salary expectation between GBP 70,000 and GBP 120,000 who are available within four weeks.',
    fits: all(trade('accounts payable', 'payroll'), UK, payBetween(70_000, 120_000, 'GBP'), noticeUpTo(28)),
  },
  {
    by: 'temps',
    ask: 'EAs / PAs free straight away',
    fits: all(trade('executive assistant'), noticeUpTo(0)),
  },
  {
    by: 'temps',
    ask: 'Bakery’s let down on transport again. Truck drivers in Australia or NZ, four weeks’ notice at the outside, none who are at Linfox at the minute',
    fits: all(trade('truck driver'), country('Australia', 'New Zealand'), noticeUpTo(28), not(at('Linfox'))),
  },
  {
    by: 'search firm',
    ask: 'Head-level HR people in Europe, never employed by Christian Dior',
    fits: all(trade('hr'), level('head'), country(...EUROPE), not(worked('Christian Dior'))),
  },
  {
    by: 'search firm',
    ask: 'Our client, a miner, seeks a group controller. Financial controllers now or formerly with BHP, having nine years or more, and either resident in Australia or willing to move there.',
    fits: all(
      trade('financial controller'),
      worked('BHP'),
      yearsAtLeast(9),
      any(country('Australia'), relocates),
    ),
  },
  {
    by: 'nurses',
    ask: 'EENs or RNs, NZ + Oz, perm only',
    fits: all(
      trade('enrolled nurse', 'registered nurse'),
      country('New Zealand', 'Australia'),
      not(contractor),
    ),
  },
  {
    by: 'nurses',
    ask: 'ICU nurses with ventilation, on two weeks or less, who’d move for it',
    fits: all(trade('icu nurse'), skill('Ventilation'), noticeUpTo(14), relocates),
  },
  {
    by: 'construction',
    ask: 'sparks, high voltage, in the UK or willing to relocate',
    fits: all(trade('electrician'), skill('High voltage'), any(UK, relocates)),
  },
  {
    by: 'construction',
    ask: 'Tier one chasing civils for a rail job outside Nottingham. Site engineers with AutoCAD who are in the UK and don’t need sponsoring, and leave out whoever’s at John Holland just now.',
    fits: all(trade('site engineer'), skill('AutoCAD'), UK, noSponsorship, not(at('John Holland'))),
  },
  {
    by: 'contractors',
    ask: 'iOS contractors, four years plus',
    fits: all(trade('ios'), contractor, yearsAtLeast(4)),
  },
  {
    by: 'contractors',
    ask: 'full stack or front end, contract, NSW/Vic',
    fits: all(trade('fullstack', 'frontend'), contractor, region('New South Wales', 'Victoria')),
  },
  {
    by: 'contractors',
    ask: 'Telco program needs business analysts or IT project managers on contract. They must be in Australia or NZ already, and no working holiday visas, the client got burnt twice. Agile is nice.',
    fits: all(
      trade('business analyst', 'it project manager'),
      contractor,
      country('Australia', 'New Zealand'),
      not(rights('visa_holder')),
    ),
  },
  {
    by: 'hospitality',
    ask: 'Chefs in Queensland, NSW or Victoria who have cooked for Merivale, today or in the past',
    fits: all(trade('chef'), region('Queensland', 'New South Wales', 'Victoria'), worked('Merivale')),
  },
  {
    by: 'finance',
    ask: 'Tax, Big 4 now, UK / NL / Germany',
    fits: all(trade('tax'), at(...group('big 4')), country('United Kingdom', 'Netherlands', 'Germany')),
  },
  {
    by: 'finance',
    ask: 'Client in Canary Wharf wants auditors who have left PwC. In London, or prepared to relocate, and at least four years in. IFRS would be useful.',
    fits: all(
      trade('auditor'),
      formerly(...PWC),
      not(at(...PWC)),
      any(city('London'), relocates),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'in-house',
    ask: 'data engineers or data scientists, Berlin/Munich, Python',
    fits: all(trade('data engineer', 'data scientist'), city('Berlin', 'Munich'), skill('Python')),
  },
  {
    by: 'in-house',
    ask: 'We open in Stockholm this autumn. I’d like product managers who live in Sweden, Germany or the Netherlands, don’t need us to sponsor them and want a permanent job.',
    fits: all(
      trade('product manager'),
      country('Sweden', 'Germany', 'Netherlands'),
      noSponsorship,
      not(contractor),
    ),
  },
  {
    by: 'beginner',
    ask: 'Who are our cyber security analysts in the United States?',
    fits: all(trade('security'), country('United States')),
  },
  {
    by: 'beginner',
    ask: 'Hello, is it possible to see construction project managers in New Zealand, Australia or the UK who have been with their present employer since 2022 or longer? And please not the ones who are at Lendlease.',
    fits: all(
      trade('construction project manager'),
      country('New Zealand', 'Australia', 'United Kingdom'),
      ({ since }) => since <= 2022,
      not(at('Lendlease')),
    ),
  },
];
