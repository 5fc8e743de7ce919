import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { dayIn, dayNumberIn, zoneOffset } from '#src/lib/clock.ts';

const ZONES = ['Australia/Sydney', 'Australia/Lord_Howe', 'Pacific/Chatham', 'America/New_York', 'UTC'];

it.each(ZONES)(
  'tells the day in %s at every half hour of the days on which its clocks change, and around them',
  (zone) => {
    for (const change of ['2026-04-04', '2026-10-03', '2026-03-08', '2026-11-01', '2026-09-26', '2026-07-01'])
      for (let half = -48; half < 144; half += 1) {
        const ms = Date.parse(`${change}T00:00:00Z`) + half * 1_800_000;
        const zoned = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
        const instant = new Date(ms).toISOString();
        expect(dayIn(instant, zone), instant).toBe(zoned.toPlainDate().toString());
        expect(dayNumberIn(instant, zone) * 86_400_000, instant).toBe(Date.parse(dayIn(instant, zone)));
        expect(zoneOffset(ms, zone), instant).toBe(zoned.offsetNanoseconds / 1_000_000);
      }
  },
);
