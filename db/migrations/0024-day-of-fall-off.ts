import Big from 'big.js';
import { sql } from 'kysely';
import { dayIn, weekdaysBetween } from '#src/lib/clock.ts';
import { roundMoney } from '#src/lib/money.ts';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

interface Fallen {
  id: string;
  timezone: string;
  fell_off_at: string;
  placement_type: string;
  start_date: string | null;
  contract_end_date: string | null;
  expected_gp: number | null;
  currency: string | null;
}

/**
 * The day a placement fell off in place of the moment at which that was said, and for a contract the profit of the days
 * worked until then beside that of its whole term.
 */
export const dayOfFallOff: Migration = {
  name: '0024-day-of-fall-off',
  async up(db, dialect) {
    const { real } = columnTypes(dialect);
    await db.schema.alterTable('placements').addColumn('original_expected_gp', real).execute();
    const { rows } = await sql<Fallen>`select p.id, a.timezone, p.fell_off_at, p.placement_type, p.start_date,
      p.contract_end_date, p.expected_gp, p.currency
      from placements p join accounts a on a.id = p.account_id where p.fell_off_at is not null`.execute(db);
    for (const row of rows) {
      const left = dayIn(row.fell_off_at, row.timezone);
      await sql`update placements set fell_off_at = ${left} where id = ${row.id}`.execute(db);
      if (row.placement_type !== 'contract') continue;
      await sql`update placements set original_expected_gp = expected_gp, expected_gp = ${worked(row, left)}
        where id = ${row.id}`.execute(db);
    }
  },
};

// The profit of the whole term in the share of its weekdays; as it stands where nothing tells the term.
function worked(row: Fallen, left: string): number | null {
  const { start_date: start, contract_end_date: end, expected_gp: whole } = row;
  if (whole === null || start === null || end === null || row.currency === null || end <= left) return whole;
  const term = weekdaysBetween(start, end);
  if (term === 0) return whole;
  return roundMoney(new Big(whole).times(weekdaysBetween(start, left)).div(term), row.currency);
}
