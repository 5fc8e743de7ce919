import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  group,
  leftFrom,
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
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
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of sixteen desks, each in a way of its own, over the first people. */
export const OPEN_FORTY_SIXTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'perm',
    ask: 'Warehouse Manager, NSW VIC or QLD, permanent, package no higher than AUD 150k',
    fits: all(
      trade('warehouse manager'),
      region('New South Wales', 'Victoria', 'Queensland'),
      not(contractor),
      payUpTo(150_000, 'AUD'),
    ),
  },
  {
    by: 'perm',
    ask: 'Management accountants with CIMA in London or Greater Manchester',
    fits: all(trade('management accountant'), skill('CIMA'), region('Greater London', 'Greater Manchester')),
  },
  {
    by: 'temp',
    ask: 'pa or ea, sydney / parramatta / melb, 2 wks notice max',
    fits: all(trade('executive assistant'), city('Sydney', 'Parramatta', 'Melbourne'), noticeUpTo(14)),
  },
  {
    by: 'temp',
    ask: 'hgv drivers within 25 miles of manchester, or in nottingham or london, inside a month',
    fits: all(trade('truck driver'), city('Manchester', 'Bolton', 'Nottingham', 'London'), noticeUpTo(30)),
  },
  {
    by: 'exec search',
    ask: 'Product leaders at head level who have sat in their current seat for five years or longer.',
    fits: all(trade('product manager'), level('head'), ({ since }) => since <= 2021),
  },
  {
    by: 'exec search',
    ask: 'For a consumer mandate: head-level marketing managers who today are with Coca-Cola, Unilever or Dior.',
    fits: all(trade('marketing manager'), level('head'), at('Coca-Cola', 'Unilever', 'Christian Dior')),
  },
  {
    by: 'tech',
    ask: '(golang OR "go developer" OR "go engineer") AND kubernetes AND (germany OR netherlands OR sweden OR uk)',
    fits: all(
      trade('go'),
      skill('Kubernetes'),
      country('Germany', 'Netherlands', 'Sweden', 'United Kingdom'),
    ),
  },
  {
    by: 'tech',
    ask: '"data engineer" AND airflow AND (spark OR python) NOT contract',
    fits: all(
      trade('data engineer'),
      skill('Airflow'),
      any(skill('Spark'), skill('Python')),
      not(contractor),
    ),
  },
  {
    by: 'tech',
    ask: 'ruby on rails devs, redis, 4 weeks notice tops',
    fits: all(trade('ruby'), skill('Redis'), noticeUpTo(28)),
  },
  {
    by: 'health',
    ask: 'ICU / crit care nurses, NSW, Vic, Qld, citizen or PR only',
    fits: all(trade('icu nurse'), region('New South Wales', 'Victoria', 'Queensland'), settled),
  },
  {
    by: 'health',
    ask: 'physios who’d move for the job, not needing a sponsor',
    fits: all(trade('physio'), relocates, not(rights('requires_sponsorship'))),
  },
  {
    by: 'trades',
    ask: 'sparkies with HV in WA or Qld, been at Rio or Fortescue or there now',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      region('Western Australia', 'Queensland'),
      worked('Rio Tinto', 'Fortescue'),
    ),
  },
  {
    by: 'trades',
    ask: 'heavy diesel fitters, CAT gear, 9 yrs min, Oz or NZ',
    fits: all(
      trade('diesel fitter'),
      skill('Caterpillar'),
      yearsAtLeast(9),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'education',
    ask: 'Good morning, could you show me primary teachers living in the UK or Germany who want a permanent post?',
    fits: all(trade('primary teacher'), country('United Kingdom', 'Germany'), not(contractor)),
  },
  {
    by: 'education',
    ask: 'Maths teachers, Australia and New Zealand, citizens and permanent residents only please',
    fits: all(trade('maths teacher'), country('Australia', 'New Zealand'), settled),
  },
  {
    by: 'finance',
    ask: 'Role: Financial Controller. Must have: consolidation. Employer now: Telstra, BHP or Westpac.',
    fits: all(trade('financial controller'), skill('Consolidation'), at('Telstra', 'BHP', 'Westpac')),
  },
  {
    by: 'finance',
    ask: 'auditors who came out of a Big 4 and are now at BDO or Grant Thornton',
    fits: all(trade('auditor'), formerly(...group('big 4')), at('BDO', 'Grant Thornton')),
  },
  {
    by: 'legal',
    ask: 'Employment lawyers between four and eleven years in practice, United Kingdom or Australia.',
    fits: all(
      trade('employment lawyer'),
      ({ years }) => years >= 4 && years <= 11,
      country('United Kingdom', 'Australia'),
    ),
  },
  {
    by: 'legal',
    ask: 'Corporate and M&A lawyers presently at a magic circle firm who would consider relocating.',
    fits: all(trade('lawyer'), not(trade('employment lawyer')), at(...group('magic circle')), relocates),
  },
  {
    by: 'logistics',
    ask: 'which of our truck drivrs are with Linfox or Toll and live in Australia?',
    fits: all(trade('truck driver'), at('Linfox', 'Toll Group'), country('Australia')),
  },
  {
    by: 'hospitality',
    ask: 'Any chefs who used to be at Marriott, in the UK, Germany or Austria? Would be lovely if they’re friendly :)',
    fits: all(trade('chef'), formerly('Marriott'), country('United Kingdom', 'Germany', 'Austria')),
  },
  {
    by: 'sales',
    ask: 'Sales people. French or Spanish. Go.',
    fits: all(trade('sales'), any(speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'sales',
    ask: 'sales reps NYC or Bay Area looking for $90-150k',
    fits: all(
      trade('sales'),
      city('New York', 'San Francisco', 'Oakland'),
      payBetween(90_000, 150_000, 'USD'),
    ),
  },
  {
    by: 'public sector',
    ask: 'IT Project Manager. Essential: PRINCE2, citizenship, UK based. Desirable: central government exposure.',
    fits: all(trade('it project manager'), skill('PRINCE2'), rights('citizen'), country('United Kingdom')),
  },
  {
    by: 'energy',
    ask: 'electricians / diesel fitters who left Rio Tinto in 2022 or after',
    fits: all(trade('electrician', 'diesel fitter'), leftFrom(2022, 'Rio Tinto')),
  },
  {
    by: 'life science',
    ask: 'From client: "we want pharmacists already living in Germany, Austria or Switzerland, but nobody who is at Bupa today as they are a partner of ours"',
    fits: all(trade('pharmacist'), country('Germany', 'Austria', 'Switzerland'), not(at('Bupa'))),
  },
  {
    by: 'interim',
    ask: 'Do we have contract financial controllers with IFRS who could be in within two weeks?',
    fits: all(trade('financial controller'), skill('IFRS'), contractor, noticeUpTo(14)),
  },
  {
    by: 'interim',
    ask: 'Who are the contract BAs with Jira outside the United States?',
    fits: all(trade('business analyst'), skill('Jira'), contractor, not(country('United States'))),
  },
  {
    by: 'interim',
    ask: 'HR business partners / HR managers, contract, Workday, can work remotely or will relocate',
    fits: all(trade('hr'), skill('Workday'), contractor, any(remote, relocates)),
  },
  { by: 'health', ask: 'dental hygienists, Perth or Brisbane', fits: nobody },
];
