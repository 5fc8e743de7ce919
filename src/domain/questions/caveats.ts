import { isEntity, metricOf } from '../analytics/index.ts';
import type { Query } from './query.ts';

const TO_OUTSIDERS: ReadonlySet<string> = new Set(['emails_sent', 'emails_failed', 'emails_bounced']);

const OF_PERMANENT: ReadonlySet<string> = new Set(['fee', 'fee_percent']);

/**
 * What is to be known of a figure by how it was read.
 * @param key the column that it stands in
 * @param countsNone whether those who have none of it are ranked with the rest
 */
export function readingCaveats(query: Query, key: string, countsNone: boolean): string[] {
  const { rows, metric, places, rank, by, filters } = query;
  const { kind } = metricOf(metric);
  const money = kind === 'money' || kind === 'billings';
  const caveats: string[] = [];
  if (rows !== null && money)
    caveats.push('Each amount is held against the bound in its own currency; none is converted.');
  if (places !== null && money)
    caveats.push('Each currency is held against the bound by itself; none is converted.');
  if (rank?.order === 'low' && by.some(isEntity) && key !== 'matching' && !countsNone)
    caveats.push('Those who have none of it are not ranked; ask who has none.');
  if (OF_PERMANENT.has(metric) && !filters.some(({ dimension }) => dimension === 'placement_type'))
    caveats.push('Of permanent placements alone: a contract has no fee of its own.');
  if (metric === 'fee' && filters.some(({ dimension }) => dimension === 'consultant' || dimension === 'team'))
    caveats.push('The whole fee of each, whatever share of it is theirs.');
  if (TO_OUTSIDERS.has(metric)) caveats.push('Mails to candidates and clients alone.');
  if (metric === 'covered_fees' && !filters.some(({ dimension }) => dimension === 'placement_type'))
    caveats.push(
      'A contract counts with its expected gross profit; run_report guarantee_exposure tells what would be refunded, and until when.',
    );
  if (metric === 'stage_time')
    caveats.push('Of stays that have ended: who is there now is not in it; ask who is at the stage.');
  if (metric === 'forecast')
    caveats.push(
      'Who may yet be placed is not in it: run_report pipeline_forecast weighs the live applications.',
    );
  return caveats;
}
