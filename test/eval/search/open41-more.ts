import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
  type Query,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of a working week in twelve agencies. */
export const OPEN_THIRTY_FIRST_MORE: readonly (Query & Asked<Facts>)[] = [
  { by: 'perm', ask: 'HR people, ex-Unilever', fits: all(trade('hr'), formerly('Unilever')) },
  {
    by: 'perm',
    ask: 'BAs with BPMN anywhere in Britain or the Netherlands, four weeks’ notice or shorter',
    fits: all(
      trade('business analyst'),
      skill('BPMN'),
      country('United Kingdom', 'Netherlands'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'perm',
    ask: 'Client in Amsterdam has just lost her second payroll specialist this year. I want payroll people who are already in the Netherlands, Germany or Austria, or who’d relocate, with five or more years behind them.',
    fits: all(
      trade('payroll'),
      any(country('Netherlands', 'Germany', 'Austria'), relocates),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'temps',
    ask: 'truck drivers Brisbane + Melbourne + Perth, own hi-vis and boots',
    fits: all(trade('truck driver'), city('Brisbane', 'Melbourne', 'Perth')),
    unknowable: true,
  },
  {
    by: 'temps',
    ask: '6am and the primary school is three short from Monday. Primary teachers, Australia or New Zealand, two weeks at the outside, nobody who needs sponsoring.',
    fits: all(trade('primary teacher'), country('Australia', 'New Zealand'), noticeUpTo(14), noSponsorship),
  },
  {
    by: 'first week',
    ask: 'physios that speak Spanish or German?',
    fits: all(trade('physio'), any(speaks('Spanish'), speaks('German'))),
  },
  {
    by: 'first week',
    ask: 'product managers, previously Atlassian',
    fits: all(trade('product manager'), formerly('Atlassian')),
  },
  {
    by: 'owner',
    ask: 'Aussie-based chefs, nobody currently at Merivale',
    fits: all(trade('chef'), country('Australia'), not(at('Merivale'))),
  },
  {
    by: 'owner',
    ask: 'sales people in Australia who want more than 150k',
    fits: all(trade('sales'), country('Australia'), payBetween(150_001, 9_999_999, 'AUD')),
  },
  {
    by: 'owner',
    ask: 'Any project managers at John Holland or Lendlease with contract administration, not juniors',
    fits: all(
      trade('project manager'),
      at('John Holland', 'Lendlease'),
      skill('Contract administration'),
      not(level('junior')),
    ),
  },
  {
    by: 'hotel',
    ask: 'Good morning my friends! The owner opens a new restaurant in United States and he ask chefs that already live in California or New York, or that accept to relocate, with minimum of four years. He wants permanent, contractors no.',
    fits: all(
      trade('chef'),
      any(region('California', 'New York'), relocates),
      yearsAtLeast(4),
      not(contractor),
    ),
  },
  {
    by: 'health',
    ask: 'ICU nurses wanting perm, NSW/Vic',
    fits: all(trade('icu nurse'), not(contractor), region('New South Wales', 'Victoria')),
  },
  {
    by: 'health',
    ask: 'The private rang again about their night roster. They’ll have registered or enrolled nurses who are with Bupa or St Vincent’s now or have been before, so long as they can start within two weeks and aren’t junior.',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      worked('Bupa', 'St Vincent’s Hospital'),
      noticeUpTo(14),
      not(level('junior')),
    ),
  },
  {
    by: 'construction',
    ask: 'CostX QS in DACH',
    fits: all(trade('quantity surveyor'), skill('CostX'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'construction',
    ask: 'construction PMs w/ Primavera P6, two weeks’ notice max, UK, Germany or Australia',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      noticeUpTo(14),
      country('United Kingdom', 'Germany', 'Australia'),
    ),
  },
  {
    by: 'construction',
    ask: 'QS or site engineer, Greater Manchester, Nottingham or London, none that need sponsorship',
    fits: all(
      trade('quantity surveyor', 'site engineer'),
      any(region('Greater Manchester'), city('Nottingham', 'London')),
      noSponsorship,
    ),
  },
  {
    by: 'construction',
    ask: 'Contractor in Munich has two blocks going up and nobody to run them. Construction project managers with ten years or more who would relocate, on staff rather than contract. German isn’t needed.',
    fits: all(trade('construction project manager'), yearsAtLeast(10), relocates, not(contractor)),
  },
  {
    by: 'finance',
    ask: 'I look for auditor which knows IFRS, lives in Germany, Austria or Switzerland and is not junior',
    fits: all(
      trade('auditor'),
      skill('IFRS'),
      country('Germany', 'Austria', 'Switzerland'),
      not(level('junior')),
    ),
  },
  { by: 'it', ask: 'Rails developers, currently Westpac', fits: nobody },
  {
    by: 'it',
    ask: 'Hi team, one urgent closure from fintech client. They want .NET developers or Java developers with minimum five years, currently working in Commonwealth Bank or Amazon, and notice period should not cross 30 days.',
    fits: all(
      any(trade('dotnet'), skill('Java')),
      yearsAtLeast(5),
      at('Commonwealth Bank', 'Amazon'),
      noticeUpTo(30),
    ),
  },
  {
    by: 'dictated',
    ask: 'executive assistants in the bay area',
    fits: all(trade('executive assistant'), city('San Francisco', 'Oakland')),
  },
  {
    by: 'dictated',
    ask: 'okay so embedded software engineers that is c plus plus basically in germany sweden or the uk and they have to be citizens or permanent residents because its a defence thing',
    fits: all(trade('embedded'), country('Germany', 'Sweden', 'United Kingdom'), settled),
  },
];
