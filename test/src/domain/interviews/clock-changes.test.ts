import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { interview } from '#test/harness/interview.ts';
import { type Invited, invitations } from '#test/harness/invitations.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

/** Ten in the morning of the days before and after the next change of the clocks in a zone. */
function aroundTheChange(zone: string): Temporal.ZonedDateTime[] {
  const change = Temporal.Now.zonedDateTimeISO(zone).add({ days: 3 }).getTimeZoneTransition('next');
  if (change === null) throw new Error(`the clocks of ${zone} never change`);
  return [-1, 1].map((days) => change.add({ days }).with({ hour: 10, minute: 0, second: 0 }));
}

const instantOf = (at: Temporal.ZonedDateTime): string => new Date(at.epochMilliseconds).toISOString();

/** The hour that the calendar of somebody in the zone shows. */
function wallClock(instant: string, zone: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
}

async function sentTo(address: string): Promise<Invited[]> {
  return (await invitations(running)).filter(({ to }) => to === address);
}

describe.each(['Europe/Berlin', 'America/New_York', 'Australia/Sydney'])(
  'across the next change of the clocks in %s',
  (zone) => {
    it('an invitation read by another parser, and its words, keep ten o’clock as ten o’clock', async () => {
      const [before, after] = aroundTheChange(zone);
      if (before === undefined || after === undefined) throw new Error('no days');
      expect(before.offset).not.toBe(after.offset);
      const email = `guest.${zone.replace(/\W/g, '')}@mail.example`.toLowerCase();
      const candidate_id = await deskOf(agency).candidate({ email });
      const application_id = await deskOf(agency).application({ candidate_id });
      const booked = await interview(agency, {
        application_id,
        starts_at: before.toString({ timeZoneName: 'never' }),
        timezone: zone,
      });
      expect(booked.starts_at).toBe(instantOf(before));
      const moved = await agency.api.patch(`/interviews/${booked.id}`, {
        starts_at: after.toString({ timeZoneName: 'never' }),
      });
      expect(moved.body.data.ends_at).toBe(instantOf(after.add({ hours: 1 })));
      const [first, second] = await sentTo(email);
      for (const [mail, day] of [
        [first, before],
        [second, after],
      ] as const) {
        expect(mail?.start).toBe(instantOf(day));
        expect([wallClock(mail?.start ?? '', zone), wallClock(mail?.end ?? '', zone)]).toEqual([
          '10:00',
          '11:00',
        ]);
        expect(mail?.text).toContain(`, 10:00 to 11:00 (${zone}, `);
      }
      expect([first?.uid === second?.uid, first?.sequence, second?.sequence]).toEqual([true, 0, 1]);
    });
  },
);
