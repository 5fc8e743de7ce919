import {
  all,
  at,
  city,
  country,
  EY,
  group,
  not,
  payBetween,
  type Query,
  region,
  relocates,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
} from './truth.ts';

/** A suburb counts as its city. */
const SYDNEY = city('Sydney', 'Parramatta');

/** Searches by a further writer over the first people, written before the rules were read; only ever run. */
export const CLOSED_EIGHTEENTH: readonly Query[] = [
  {
    ask: 'accountants in Sydney who have never worked for a big four firm',
    fits: all(trade('accountant'), SYDNEY, not(worked(...group('big 4')))),
  },
  {
    ask: 'product manager, Atlassian or Canva right now',
    fits: all(trade('product manager'), at('Atlassian', 'Canva')),
  },
  {
    ask: 'devops AWS + terraform, no kubernetes',
    fits: all(trade('devops'), skill('AWS', 'Terraform'), not(skill('Kubernetes'))),
  },
  {
    ask: 'truck drivers NSW or VIC, citizens only',
    fits: all(trade('truck driver'), region('New South Wales', 'Victoria'), rights('citizen')),
  },
  { ask: 'hr in scandinavia', fits: all(trade('hr'), country('Sweden')) },
  {
    ask: 'credit risk analysts with SAS who speak Mandarin',
    fits: all(trade('risk'), skill('SAS'), speaks('Mandarin')),
  },
  {
    ask: 'diesel fitters at Fortescue, or who were there once',
    fits: all(trade('diesel fitter'), worked('Fortescue')),
  },
  {
    ask: 'accounts payable, Manchester area',
    fits: all(trade('accounts payable'), region('Greater Manchester')),
  },
  { ask: 'tax people currently at Ernst and Young', fits: all(trade('tax'), at(...EY)) },
  {
    ask: 'full-stack, node and mongo, between 80k and 120k usd',
    fits: all(trade('fullstack'), skill('Node.js', 'MongoDB'), payBetween(80_000, 120_000, 'USD')),
  },
  {
    ask: 'SOC analyst Splunk US citizen',
    fits: all(trade('security'), skill('Splunk'), country('United States'), rights('citizen')),
  },
  {
    ask: 'sales people who have been in their role for over three years, Stockholm',
    fits: all(trade('sales'), sinceYears(3), city('Stockholm')),
  },
  {
    ask: 'QS currently with a builder (Lendlease, Multiplex, John Holland), London',
    fits: all(trade('quantity surveyor'), at('Lendlease', 'Multiplex', 'John Holland'), city('London')),
  },
  {
    ask: 'KPMG or Deloitte auditors who would move',
    fits: all(trade('auditor'), at('KPMG', 'Deloitte'), relocates),
  },
];
