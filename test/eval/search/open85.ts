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
  onceTitled,
  payBetween,
  type Query,
  relocates,
  remote,
  rights,
  sinceYears,
  speaks,
  titled,
  trade,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');
const unsponsored = not(rights('requires_sponsorship'));

/** Searches over the first people, kept closed, of desks in the middle of December. */
export const OPEN_SEVENTY_FIFTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'mid-tier practice',
    ask: 'Auditors or tax people in the UK, Australia or NZ who came out of a Big 4 firm and aren’t at a Big 4 one any longer',
    fits: all(
      trade('auditor', 'tax'),
      country('United Kingdom', 'Australia', 'New Zealand'),
      formerly(...group('big 4')),
      not(at(...group('big 4'))),
    ),
  },
  {
    by: 'infra, Ponsonby',
    ask: 'devops / SRE australia + nz + uk + germany. contractors, or else ppl who work remotely',
    fits: all(
      trade('devops'),
      country('Australia', 'New Zealand', 'United Kingdom', 'Germany'),
      any(contractor, remote),
    ),
  },
  {
    by: 'product, scale-ups',
    ask: 'product managers and ux/product designers ex-FAANG (must have left FAANG altogether), anywhere except the States',
    fits: all(
      trade('product manager', 'ux designer'),
      formerly(...group('faang')),
      not(at(...group('faang'))),
      not(country('United States')),
    ),
  },
  {
    by: 'West Coast wards',
    ask: 'Which nurses do we have in the Bay Area? ICU, RN, enrolled, it doesn’t matter, as long as they don’t need a visa sponsored.',
    fits: all(trade('nurse'), city('San Francisco', 'Oakland'), unsponsored),
  },
  {
    by: 'shared services, Rotterdam',
    ask: 'accountants of every kind (FC, mgmt, audit, tax) living in Germany, Austria, Switzerland, the Netherlands or Sweden, with German or French',
    fits: all(
      trade('accountant'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
      any(speaks('German'), speaks('French')),
    ),
  },
  {
    by: 'payroll, long servers',
    ask: 'payroll officers/specialists more than 4 years in their present job, UK AU NZ US',
    fits: all(
      trade('payroll'),
      sinceYears(4),
      country('United Kingdom', 'Australia', 'New Zealand', 'United States'),
    ),
  },
  {
    by: 'shutdowns, Kalgoorlie',
    ask: 'Need sparkies & heavy diesel fitters who’d relocate. Citizens or PRs. UGL is our client so nobody who’s there now',
    fits: all(trade('electrician', 'diesel fitter'), relocates, settled, not(at('UGL'))),
  },
  {
    by: 'programme office',
    ask: 'IT project mangers for contracts in the UK, Germany, NL or Sweden – the IT sort only, no builders',
    fits: all(
      trade('it project manager'),
      contractor,
      country('United Kingdom', 'Germany', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'C-suite support',
    ask: 'EA/PA with ten years or more behind them: London, New York, Sydney (Parramatta counts) or Melbourne',
    fits: all(
      trade('executive assistant'),
      yearsAtLeast(10),
      city('London', 'New York', 'Sydney', 'Parramatta', 'Melbourne'),
    ),
  },
  {
    by: 'euro backend budget',
    ask: 'backend devs, any stack, wanting between EUR 90k and EUR 130k. Office based, so not the remote ones',
    fits: all(trade('backend'), payBetween(90_000, 130_000, 'EUR'), not(remote)),
  },
  {
    by: 'cost planning',
    ask: 'QSs and site engineers who left Lendlease in 2022 or after, outside the USA',
    fits: all(
      trade('quantity surveyor', 'site engineer'),
      leftFrom(2022, 'Lendlease'),
      not(country('United States')),
    ),
  },
  {
    by: 'new business hires',
    ask: 'People whose title today is Business Development Manager and who were an Account Executive in a previous job',
    fits: all(titled('Business Development Manager'), onceTitled('Account Executive')),
  },
  {
    by: 'cyber bench',
    ask: 'cyber/SOC analysts, junior or mid level, citizens only, US – UK – Australia',
    fits: all(
      trade('security'),
      level('junior', 'mid'),
      rights('citizen'),
      country('United States', 'United Kingdom', 'Australia'),
    ),
  },
  {
    by: 'schools, half past eight',
    ask: 'any teachers in the UK or australia who aren’t at Hillview Primary and could be in class within a fortnight?',
    fits: all(
      trade('teacher'),
      country('United Kingdom', 'Australia'),
      not(at('Hillview Primary School')),
      noticeUpTo(14),
    ),
  },
  {
    by: 'fine dining',
    ask: 'Chefs in Australia or the UK, on permanent terms, who have cooked in a kitchen with a Michelin star',
    unknowable: true,
    fits: all(trade('chef'), country('Australia', 'United Kingdom'), not(contractor)),
  },
  {
    by: 'client mail, forwarded',
    ask: 'Dear Tom, further to our call: data engineers and data scientists please, at senior or head level, who are at Commonwealth Bank or Thoughtworks at present. Those in Zurich and New York we have met already, kindly skip them. Best, Annika',
    fits: all(
      trade('data engineer', 'data scientist'),
      level('senior', 'head'),
      at('Commonwealth Bank', 'Thoughtworks'),
      not(city('Zurich', 'New York')),
    ),
  },
  {
    by: 'boolean diehard',
    ask: '("warehouse manager" OR "truck driver" OR HGV) AND current:(Toll OR Linfox) AND permanent NOT Australia NOT "United States"',
    fits: all(
      trade('warehouse manager', 'truck driver'),
      at('Toll Group', 'Linfox'),
      not(contractor),
      not(country('Australia', 'United States')),
    ),
  },
  {
    by: 'rehab clinics',
    ask: 'physios in Leeds or Sheffield',
    fits: nobody,
  },
];
