import type { Query } from './score.ts';
import { both, notCalledFor, type Second, wasOnce } from './second-world.ts';
import { at, country, not, noticeUpTo, remote, skill, trade } from './truth.ts';

/** Searches over the second people, as desks for offices, engineering and leaders type them in an ordinary month. */
export const SECOND_OPEN_FIFTY_SEVENTH_MORE: readonly Query<Second>[] = [
  {
    by: 'data desk',
    ask: 'Got a client in accounting software. They’d love data analysts who were bookkeepers in an earlier life. Location doesn’t matter',
    fits: both(trade('data analyst'), wasOnce('bookkeeper')),
  },
  {
    by: 'engineering desk',
    ask: 'structural engineers on Revit – UK, Ireland, Australia or NZ – that nobody here has rung in the last six months',
    fits: both(
      trade('structural engineer'),
      skill('Revit'),
      country('United Kingdom', 'Ireland', 'Australia', 'New Zealand'),
      notCalledFor(182),
    ),
  },
  {
    by: 'finance desk',
    ask: 'credit controllers, Sage, UK/Ireland/Aus',
    fits: both(trade('credit controller'), skill('Sage'), country('United Kingdom', 'Ireland', 'Australia')),
  },
  {
    by: 'bot',
    ask: 'role=Clinical Research Associate | must_have=GCP | countries=IE,DE,AT,CH,UK | exclude_current_employer=Roche',
    fits: both(
      trade('clinical research'),
      skill('GCP'),
      country('Ireland', 'Germany', 'Austria', 'Switzerland', 'United Kingdom'),
      not(at('Roche')),
    ),
  },
  {
    by: 'sales desk',
    ask: 'Customer success managers who can run Gainsight and work remotely',
    fits: both(trade('customer success'), skill('Gainsight'), remote),
  },
  {
    by: 'Chennai office',
    ask: 'Kindly share the underwriters who can join within one week, from any of the countries',
    fits: both(trade('underwriter'), noticeUpTo(7)),
  },
];
