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
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');
const unsponsored = not(rights('requires_sponsorship'));

/** Searches over the first people, of desks on an ordinary day. */
export const OPEN_SEVENTY_NINTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'apps, Rosenthaler Platz',
    ask: 'iOS / Swift devs in Germany, Switzerland or the Netherlands, client can’t sponsor',
    fits: all(trade('ios'), country('Germany', 'Switzerland', 'Netherlands'), unsponsored),
  },
  {
    by: 'cost consulting, Newmarket',
    ask: 'QS with CostX, aus or nz, notice a month tops',
    fits: all(
      trade('quantity surveyor'),
      skill('CostX'),
      country('Australia', 'New Zealand'),
      noticeUpTo(30),
    ),
  },
  {
    by: 'product engineering',
    ask: 'Full stack developers who know MongoDB and have FAANG on the CV, either where they are today or earlier',
    fits: all(trade('fullstack'), skill('MongoDB'), worked(...group('faang'))),
  },
  {
    by: 'legal, Chancery Lane',
    ask: 'I need employment lawyers in the UK or Australia with 8 or more years behind them. M&A lawyers are no use here.',
    fits: all(trade('employment lawyer'), country('United Kingdom', 'Australia'), yearsAtLeast(8)),
  },
  {
    by: 'office support temps',
    ask: 'payroll or accounts payable officers, contract, australia',
    fits: all(trade('payroll', 'accounts payable'), contractor, country('Australia')),
  },
  {
    by: 'family offices',
    ask: 'EAs and PAs who speak French, German or Spanish – doesn’t matter where they live',
    fits: all(trade('executive assistant'), any(speaks('French'), speaks('German'), speaks('Spanish'))),
  },
  {
    by: 'design, SoMa',
    ask: 'ux/product designers SF, Oakland or NYC, max USD 150k',
    fits: all(trade('ux designer'), city('San Francisco', 'Oakland', 'New York'), payUpTo(150_000, 'USD')),
  },
  {
    by: 'civil infrastructure',
    ask: 'Site engineers along the east coast, i.e. NSW, Vic and Qld, with Lendlease or John Holland somewhere in their career (present job counts)',
    fits: all(
      trade('site engineer'),
      region('New South Wales', 'Victoria', 'Queensland'),
      worked('Lendlease', 'John Holland'),
    ),
  },
  {
    by: 'acute nursing',
    ask: 'icu / critical care nurses working in a hospital now (so not Bupa), citizen or perm resident, outside the US',
    fits: all(trade('icu nurse'), at(...group('hospital')), settled, not(country('United States'))),
  },
  {
    by: 'mid-tier practice',
    ask: 'Auditors or tax ppl at BDO / Grant Thornton today who trained at a Big 4 before, Europe',
    fits: all(
      trade('auditor', 'tax'),
      at('BDO', 'Grant Thornton'),
      formerly(...group('big 4')),
      country(...EUROPE),
    ),
  },
  {
    by: 'secondary schools, Salford',
    ask: 'maths teachrs UK, permanent only, 4 wks notice or quicker',
    fits: all(trade('maths teacher'), country('United Kingdom'), not(contractor), noticeUpTo(28)),
  },
  {
    by: 'product search',
    ask: 'Product managers sitting at Atlassian or Canva for more than two years – they might be ready for a chat',
    fits: all(trade('product manager'), at('Atlassian', 'Canva'), sinceYears(2)),
  },
  {
    by: 'Microsoft stack, Schwabing',
    ask: '.NET / C# DACH region, freelance contract',
    fits: all(trade('dotnet'), contractor, country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'commercial finance, St Georges Tce',
    ask: 'who have we got in management accounting or as a financial controller that’s employed by a miner right now? australia or nz based, pls',
    fits: all(
      trade('management accountant', 'financial controller'),
      at(...group('mining')),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'field sales, Deansgate',
    ask: 'Sales execs / BDMs around Manchester (Bolton is fine), London or Nottingham. Never with Coca-Cola, they’re off limits. £130k ceiling',
    fits: all(
      trade('sales'),
      any(region('Greater Manchester'), city('London', 'Nottingham')),
      not(worked('Coca-Cola')),
      payUpTo(130_000, 'GBP'),
    ),
  },
  {
    by: 'people and culture',
    ask: 'Head-level HR, Australia, UK or NZ',
    fits: all(trade('hr'), level('head'), country('Australia', 'United Kingdom', 'New Zealand')),
  },
  {
    by: 'data platform, Södermalm',
    ask: 'data engineers with Airflow: either already in Sweden, Germany or the Netherlands, or remote, or up for moving',
    fits: all(
      trade('data engineer'),
      skill('Airflow'),
      any(country('Sweden', 'Germany', 'Netherlands'), remote, relocates),
    ),
  },
  {
    by: 'Go desk, late shift',
    ask: 'golang engineers with k8s, not juniors, can start within 2 weeks',
    fits: all(trade('go'), skill('Kubernetes'), not(level('junior')), noticeUpTo(14)),
  },
];
