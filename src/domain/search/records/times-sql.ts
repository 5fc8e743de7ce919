// Read model: when something was, in SQL that both stores take.
import { type RawBuilder, sql } from 'kysely';
import { addDays, fromBound, startOfDay, toBound, zoneOffset } from '#src/lib/clock.ts';
import type { Context } from '../../context.ts';
import { allOf, anyOf } from './joined-sql.ts';
import type { Condition } from './query.ts';

type Sql = RawBuilder<unknown>;

/** Whether a time lies between two days of a zone, either of which may be open; a column of days is compared as it is. */
export function between(
  column: string | Sql,
  { from, to }: Pick<Condition, 'from' | 'to'>,
  timezone: string,
  isDay = false,
): Sql {
  const time = typeof column === 'string' ? sql.ref(column) : column;
  const [first, last] = isDay ? [from, to] : [from && fromBound(from, timezone), to && toBound(to, timezone)];
  return allOf([
    ...(first === null ? [] : [sql`${time} >= ${first}`]),
    ...(last === null ? [] : [sql`${time} <= ${last}`]),
  ]);
}

const YEARS_OF_CLOCKS = 2;

/** The hour of the day in the agency's zone: between two changes of its clocks a day's hours are the same ones in UTC. */
export function hoursSql(ctx: Context, column: string, { min, max }: Condition): Sql {
  const zone = ctx.account.timezone;
  const offsetOn = (day: string): number =>
    zoneOffset(Date.parse(startOfDay(day, zone)) + 12 * 3_600_000, zone) / 60_000;
  const [first, last] = [
    addDays(ctx.today, -365 * YEARS_OF_CLOCKS),
    addDays(ctx.today, 365 * YEARS_OF_CLOCKS),
  ];
  const stretches: { from: string; offset: number }[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const offset = offsetOn(day);
    if (stretches.at(-1)?.offset !== offset) stretches.push({ from: day, offset });
  }
  const hour = sql`substr(${sql.ref(column)}, 12, 5)`;
  const clock = (minutes: number): string => {
    const at = ((minutes % 1440) + 1440) % 1440;
    return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  };
  return anyOf(
    stretches.map(({ from, offset }, at) => {
      const [least, most] = [clock((min ?? 0) - offset), clock((max ?? 1439) - offset)];
      const inHours =
        least <= most
          ? sql`(${hour} >= ${least} and ${hour} <= ${most})`
          : sql`(${hour} >= ${least} or ${hour} <= ${most})`;
      const next = stretches[at + 1];
      return allOf([
        inHours,
        ...(at === 0 ? [] : [sql`${sql.ref(column)} >= ${fromBound(from, zone)}`]),
        ...(next === undefined ? [] : [sql`${sql.ref(column)} < ${fromBound(next.from, zone)}`]),
      ]);
    }),
  );
}
