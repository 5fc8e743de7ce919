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
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks in the last week of winter. */
export const OPEN_EIGHTIETH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'audit practice, Southbank',
    ask: 'auditors currently in a Big 4 firm, Australia, four weeks notice or less',
    fits: all(trade('auditor'), at(...group('big 4')), country('Australia'), noticeUpTo(28)),
  },
  {
    by: 'contract tech, Rotterdam',
    ask: 'golang europe contract',
    fits: all(trade('go'), country(...EUROPE), contractor),
  },
  {
    by: 'accounts temps',
    ask: 'Need payroll or AP officers in Aus or NZ, has to be free inside a fortnight',
    fits: all(trade('payroll', 'accounts payable'), country('Australia', 'New Zealand'), noticeUpTo(14)),
  },
  {
    by: 'critical care',
    ask: 'ICU / critical care nurses based in the UK or NZ. Citizens or permanent residents only.',
    fits: all(
      trade('icu nurse'),
      country('United Kingdom', 'New Zealand'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'private practice, Holborn',
    ask: 'M&A lawyers who left a magic circle firm in 2022 or after',
    fits: all(trade('lawyer'), skill('Mergers and acquisitions'), leftFrom(2022, ...group('magic circle'))),
  },
  {
    by: 'apps, Embarcadero',
    ask: 'swift / ios devs in the states, max 150k usd',
    fits: all(trade('ios'), country('United States'), payUpTo(150_000, 'USD')),
  },
  {
    by: 'data platform',
    ask: 'Any data engineers using Airflow, in Europe, who aren’t at Amazon or Google at the minute?',
    fits: all(trade('data engineer'), skill('Airflow'), country(...EUROPE), not(at('Amazon', 'Google'))),
  },
  {
    by: 'civils, Newstead',
    ask: 'site engineers and QSs in NSW, QLD or WA that have been with their current builder more than 3 years',
    fits: all(
      trade('site engineer', 'quantity surveyor'),
      region('New South Wales', 'Queensland', 'Western Australia'),
      sinceYears(3),
    ),
  },
  {
    by: 'digital, Shoreditch',
    ask: 'SEO specilaists at Ogilvy – UK, Oz or NZ – not contractors',
    fits: all(
      trade('seo'),
      at('Ogilvy'),
      country('United Kingdom', 'Australia', 'New Zealand'),
      not(contractor),
    ),
  },
  {
    by: 'schools, term two',
    ask: 'hiya, got any teachers (primary or maths) in the UK, Oz or NZ who’d be up for relocating? needs 4+ yrs experience',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      country('United Kingdom', 'Australia', 'New Zealand'),
      relocates,
      yearsAtLeast(4),
    ),
  },
  {
    by: 'office support, Enge',
    ask: 'EAs or HR business partners in Europe with French or German',
    fits: all(
      trade('executive assistant', 'hr'),
      country(...EUROPE),
      any(speaks('French'), speaks('German')),
    ),
  },
  {
    by: 'microsoft stack',
    ask: '.NET / C# developers, CommBank or Atlassian on the CV (now or before), Australia NZ or UK, looking for permanent',
    fits: all(
      trade('dotnet'),
      worked('Commonwealth Bank', 'Atlassian'),
      country('Australia', 'New Zealand', 'United Kingdom'),
      not(contractor),
    ),
  },
  {
    by: 'exec search, product',
    ask: 'Head-level product managers and UX designers across Germany, Austria, Switzerland, the Netherlands and Sweden',
    fits: all(
      trade('product manager', 'ux designer'),
      level('head'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'iron ore, Welshpool',
    ask: 'HD fitters + electricians in Australia who used to work for Rio or Fortescue and are at UGL now',
    fits: all(
      trade('diesel fitter', 'electrician'),
      country('Australia'),
      formerly('Rio Tinto', 'Fortescue'),
      at('UGL'),
    ),
  },
  {
    by: 'programme delivery',
    ask: 'IT PM, Prince2, London / Manchester / Bolton / Nottingham / Sydney / Melbourne, no sponsorship needed',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      city('London', 'Manchester', 'Bolton', 'Nottingham', 'Sydney', 'Melbourne'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'fmcg, Slough',
    ask: 'sales people or marketing managers with Coke or Unilever in their background or there today, UK, up to £130k',
    fits: all(
      trade('sales', 'marketing manager'),
      worked('Coca-Cola', 'Unilever'),
      country('United Kingdom'),
      payUpTo(130_000, 'GBP'),
    ),
  },
  {
    by: 'tax, mid tier',
    ask: 'Tax accountants now at Grant Thornton or BDO with at least 4 years behind them',
    fits: all(trade('tax'), at('Grant Thornton', 'BDO'), yearsAtLeast(4)),
  },
  {
    by: 'cloud, fully distributed',
    ask: 'devops/SREs who work remote or would relocate, outside the US, not junior',
    fits: all(trade('devops'), any(remote, relocates), not(country('United States')), not(level('junior'))),
  },
];
