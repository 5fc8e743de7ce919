import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  group,
  leftFrom,
  level,
  not,
  noticeUpTo,
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

/** Searches over the first people, of desks in an ordinary month. */
export const OPEN_EIGHTY_NINTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'secondary schools, Salford',
    ask: 'maths teachers UK',
    fits: all(trade('maths teacher'), country('United Kingdom')),
  },
  {
    by: 'sheds and depots',
    ask: 'Warehouse managers who are with Toll or Linfox today',
    fits: all(trade('warehouse manager'), at('Toll Group', 'Linfox')),
  },
  {
    by: 'temps, all hands',
    ask: 'anybody in Queensland or WA who can start right away? any trade, don’t care',
    fits: all(region('Queensland', 'Western Australia'), noticeUpTo(0)),
  },
  {
    by: 'kitchens, Surry Hills',
    ask: 'chefs, Sydney / Parramatta / Auckland',
    fits: all(trade('chef'), city('Sydney', 'Parramatta', 'Auckland')),
  },
  {
    by: 'people function',
    ask: 'Who do we know in HR at head level?',
    fits: all(trade('hr'), level('head')),
  },
  {
    by: 'lending risk, Canary Wharf',
    ask: 'credit risk analysts, SQL a must, HSBC or Barclays on the CV, whether it’s the current job or an old one',
    fits: all(trade('risk'), skill('SQL'), worked('HSBC', 'Barclays')),
  },
  {
    by: 'sports clinics',
    ask: 'physios who’d move for the job and need no more than 2 weeks notice',
    fits: all(trade('physio'), relocates, noticeUpTo(14)),
  },
  {
    by: 'jvm, Kreuzberg',
    ask: 'java backend, both kafka and postgres, in europe, after a perm role',
    fits: all(trade('backend'), skill('Java', 'Kafka', 'PostgreSQL'), country(...EUROPE), not(contractor)),
  },
  {
    by: 'legal, Martin Place',
    ask: 'Two briefs, one client: employment lawyers in Australia, and then M&A lawyers now at a magic circle firm wherever in the world they sit. Show me both lots.',
    fits: any(
      all(trade('employment lawyer'), country('Australia')),
      all(trade('lawyer'), skill('Mergers and acquisitions'), at(...group('magic circle'))),
    ),
  },
  {
    by: 'digital studio, Ponsonby',
    ask: 'Either frontend devs with TypeScript and CSS both, or UX designers. All of them in the US, Australia or New Zealand, nobody on longer than four weeks’ notice',
    fits: all(
      any(all(trade('frontend'), skill('TypeScript', 'CSS')), trade('ux designer')),
      country('United States', 'Australia', 'New Zealand'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'community health',
    ask: 'enrolled nurses and pharmacists speaking Mandarin, Hindi or Spanish, anywhere except the States',
    fits: all(
      trade('enrolled nurse', 'pharmacist'),
      any(speaks('Mandarin'), speaks('Hindi'), speaks('Spanish')),
      not(country('United States')),
    ),
  },
  {
    by: 'linehaul',
    ask: 'HGV / truck drivers based in NSW, Vic or Qld with a spotless safety record',
    unknowable: true,
    fits: all(trade('truck driver'), region('New South Wales', 'Victoria', 'Queensland')),
  },
  {
    by: 'c-suite support',
    ask: 'EA or PA, senior or head grade, working for Dior, Coca Cola or Unilever at the moment, citizens and PRs only',
    fits: all(
      trade('executive assistant'),
      level('senior', 'head'),
      at('Christian Dior', 'Coca-Cola', 'Unilever'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'data, scale-ups',
    ask: 'Data engineers or data scientists who left Google or Amazon in 2023 or later and aren’t at either of those two now, please',
    fits: all(
      trade('data engineer', 'data scientist'),
      leftFrom(2023, 'Google', 'Amazon'),
      not(at('Google', 'Amazon')),
    ),
  },
  {
    by: 'commercial build, Docklands',
    ask: 'From the client: "We require construction project managers with 8 or more years of experience, not presently employed by Lendlease, whose salary expectation does not go beyond AUD 180,000."',
    fits: all(
      trade('construction project manager'),
      yearsAtLeast(8),
      not(at('Lendlease')),
      payUpTo(180_000, 'AUD'),
    ),
  },
  {
    by: 'change and product, contract',
    ask: 'contract BAs + product managers – either they work remotley or they live in London, New York, San Francisco or Oakland',
    fits: all(
      trade('business analyst', 'product manager'),
      contractor,
      any(remote, city('London', 'New York', 'San Francisco', 'Oakland')),
    ),
  },
];
