import {
  both,
  calledWithin,
  either,
  notCalledFor,
  type Second,
  type SecondQuery,
  ticket,
  wasOnce,
} from './second-world.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  group,
  level,
  nobody,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches over the first two thousand that are only ever run. */
export const KEPT_MORE: readonly Query[] = [
  {
    ask: 'got any year 3 teachers? primary, in Auckland',
    fits: all(trade('primary teacher'), city('Auckland')),
  },
  { ask: 'ICU/critical care RNs across the UK', fits: all(trade('icu nurse'), country('United Kingdom')) },
  { ask: 'quant surveyors, Qld', fits: all(trade('quantity surveyor'), region('Queensland')) },
  {
    ask: 'Wirtschaftsprüfer oder Steuerberater, Berlin',
    fits: all(trade('auditor', 'tax'), city('Berlin')),
  },
  {
    ask: '.NET dev, Azure, Bolton area',
    fits: all(trade('dotnet'), skill('Azure'), region('Greater Manchester')),
  },
  {
    ask: 'Lawyers who trained at Linklaters or Clifford Chance but have moved on',
    fits: all(trade('lawyer'), formerly('Linklaters', 'Clifford Chance'), not(at(...group('magic circle')))),
  },
  {
    ask: 'fitters from the miners, can start now',
    fits: all(trade('diesel fitter'), at(...group('mining')), noticeUpTo(0)),
  },
  {
    ask: 'controllers out of BHP or Westpac who know SAP',
    fits: all(trade('financial controller'), skill('SAP'), worked('BHP', 'Westpac')),
  },
  {
    ask: 'snr product designers, Manchester, no sponsorship needed',
    fits: all(trade('ux designer'), level('senior'), city('Manchester'), not(rights('requires_sponsorship'))),
  },
  {
    ask: 'sales, Greater Manchester, 80k GBP tops',
    fits: all(trade('sales'), region('Greater Manchester'), payUpTo(80_000, 'GBP')),
  },
  {
    ask: 'Hindi or Mandarin speaking BAs in Australia',
    fits: all(trade('business analyst'), any(speaks('Hindi'), speaks('Mandarin')), country('Australia')),
  },
  {
    ask: 'data engineers with at least ten years behind them who would move',
    fits: all(trade('data engineer'), yearsAtLeast(10), relocates),
  },
  {
    ask: 'contract SOC analysts anywhere in Europe except London',
    fits: all(
      trade('security'),
      contractor,
      country('United Kingdom', 'Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
      not(city('London')),
    ),
  },
  { ask: 'falconer, Zurich', fits: nobody },
  {
    ask: 'electricians in Brisbane who like football',
    fits: all(trade('electrician'), city('Brisbane')),
    unknowable: true,
  },
  {
    ask: 'Munich embedded engineers with small feet',
    fits: all(trade('embedded'), city('Munich')),
    unknowable: true,
  },
];

/** Searches over the second five hundred that are only ever run. */
export const SECOND_KEPT: readonly SecondQuery[] = [
  {
    ask: 'scrub nurses, Munster or Leinster',
    fits: both(trade('theatre nurse'), region('Munster', 'Leinster')),
  },
  {
    ask: 'crane ops with a white card, Victoria',
    fits: both(trade('crane operator'), ticket('White Card'), region('Victoria')),
  },
  {
    ask: 'underwriters gone quiet: no call in half a year',
    fits: both(trade('underwriter'), notCalledFor(182)),
  },
  { ask: 'recruiters we called in the last fortnight', fits: both(trade('recruiter'), calledWithin(14)) },
  {
    ask: 'actuaries at Zurich Insurance, not in Zurich',
    fits: both(trade('actuary'), at('Zurich Insurance'), not(city('Zurich'))),
  },
  {
    ask: 'procurement people, mining excluded',
    fits: both(trade('procurement'), (person: Second) => person.industry !== 'mining'),
  },
  {
    ask: 'QA automation, Cypress or Selenium, US',
    fits: both(trade('tester'), either(skill('Cypress'), skill('Selenium')), country('United States')),
  },
  { ask: 'ex-plumbers', fits: both(wasOnce('plumber'), not(trade('plumber'))) },
  {
    ask: 'Slaughters or HSF paralegals and conveyancers',
    fits: both(trade('paralegal', 'conveyancer'), worked('Slaughter and May', 'Herbert Smith Freehills')),
  },
  {
    ask: 'structural engineer, same firm for four years or more, ANZ',
    fits: both(trade('structural engineer'), sinceYears(3), country('Australia', 'New Zealand')),
  },
];
