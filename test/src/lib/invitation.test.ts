import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { composeMessage } from '#src/adapters/mail/message.ts';
import { InvalidInvitation, type Invitation, renderInvitation, uidFor } from '#src/lib/invitation.ts';

const invitation: Invitation = {
  method: 'request',
  uid: uidFor('int_1', 'agency.example'),
  sequence: 0,
  title: 'Interview: Ana Núñez, Engineer; round 1',
  description: 'Line one\nLine, two; with \\ signs',
  startsAt: new Date('2026-03-27T09:00:00Z'),
  endsAt: new Date('2026-03-27T10:00:00Z'),
  organizer: { address: 'jo@agency.example', name: 'Jo Müller' },
  attendees: [
    { address: 'ana@candidate.example', name: 'Ana "The Best": Núñez, x' },
    { address: 'hm@client.example' },
  ],
  location: 'Hauptstraße 1, Berlin',
  meetingUrl: 'https://meet.agency.example/abc?x=1&y=2',
  now: new Date('2026-03-01T12:00:00Z'),
};

/** Read back by ical.js, which shares no code with the writer. */
function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  return { calendar, component, event: new ICAL.Event(component) };
}

/** The wall-clock time someone in the zone sees. */
function wallClock(time: ICAL.Time, zone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(time.toJSDate().getTime());
  return instant.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}

describe('renderInvitation', () => {
  it('says what, where, who and when, as an independent parser reads it', () => {
    const { method, content } = renderInvitation(invitation);
    const { calendar, component, event } = read(content);
    expect(method).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(event.uid).toBe('int_1@agency.example');
    expect(event.sequence).toBe(0);
    expect(event.summary).toBe(invitation.title);
    expect(event.description).toBe(invitation.description);
    expect(event.location).toBe(invitation.location);
    expect(component.getFirstPropertyValue('url')).toBe(invitation.meetingUrl);
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(event.organizer).toBe('mailto:jo@agency.example');
    expect(event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([
      'mailto:ana@candidate.example',
      'mailto:hm@client.example',
    ]);
    expect(event.attendees[0]?.getParameter('cn')).toBe("Ana 'The Best': Núñez, x");
    expect(event.attendees[0]?.getParameter('rsvp')).toBe('TRUE');
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-03-01T12:00:00Z');
  });

  // Clocks in Berlin go forward on 29 March 2026 and back on 25 October; in New York on 8 March and
  // 1 November; in Sydney back on 5 April.
  it.each([
    ['Europe/Berlin', '2026-03-28T10:00', '2026-03-29T10:00'],
    ['Europe/Berlin', '2026-10-24T10:00', '2026-10-25T10:00'],
    ['America/New_York', '2026-03-07T16:30', '2026-03-08T16:30'],
    ['America/New_York', '2026-10-31T16:30', '2026-11-01T16:30'],
    ['Australia/Sydney', '2026-04-04T09:00', '2026-04-05T09:00'],
  ])('keeps the hour in %s on both sides of a clock change (%s, %s)', (zone, before, after) => {
    for (const local of [before, after]) {
      const start = Temporal.PlainDateTime.from(local).toZonedDateTime(zone);
      const startsAt = new Date(start.epochMilliseconds);
      const endsAt = new Date(start.add({ minutes: 45 }).epochMilliseconds);
      const { event } = read(renderInvitation({ ...invitation, startsAt, endsAt }).content);
      expect(wallClock(event.startDate, zone)).toBe(local);
      expect(event.duration.toSeconds()).toBe(45 * 60);
    }
  });

  it('names an instant, whatever the time zone of the machine', () => {
    const { content } = renderInvitation(invitation);
    expect(content).toContain('DTSTART:20260327T090000Z');
    expect(content).toContain('DTEND:20260327T100000Z');
    expect(content).not.toMatch(/TZID|TIMEZONE/);
  });

  it('moves and cancels under the same UID with a rising sequence', () => {
    const booked = read(renderInvitation(invitation).content);
    const startsAt = new Date('2026-03-30T09:00:00Z');
    const endsAt = new Date('2026-03-30T10:00:00Z');
    const moved = read(renderInvitation({ ...invitation, sequence: 1, startsAt, endsAt }).content);
    const cancelled = renderInvitation({ ...invitation, method: 'cancel', sequence: 2, startsAt, endsAt });
    const gone = read(cancelled.content);
    expect(new Set([booked.event.uid, moved.event.uid, gone.event.uid]).size).toBe(1);
    expect([booked.event.sequence, moved.event.sequence, gone.event.sequence]).toEqual([0, 1, 2]);
    expect(moved.calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(cancelled.method).toBe('CANCEL');
    expect(gone.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(gone.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(gone.event.attendees).toHaveLength(2);
  });

  it('keeps to lines of 75 octets that end in CRLF', () => {
    const { content } = renderInvitation({ ...invitation, description: 'Größe '.repeat(100) });
    expect(content).not.toMatch(/[^\r]\n/);
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(content).event.description).toBe('Größe '.repeat(100));
  });

  it('arrives in a mail unchanged', async () => {
    const calendar = renderInvitation(invitation);
    const { raw } = await composeMessage({
      messageId: '<int_1.0@agency.example>',
      date: invitation.now,
      from: invitation.organizer,
      to: { address: 'ana@candidate.example' },
      subject: 'Interview',
      text: 'You are invited.',
      calendar,
    });
    const { attachments } = await simpleParser(raw);
    const file = attachments.find((part) => part.filename === 'invite.ics');
    expect(file?.content.toString()).toBe(calendar.content);
  });

  it.each<[string, Partial<Invitation>]>([
    ['an end before the start', { endsAt: invitation.startsAt }],
    ['an invalid date', { startsAt: new Date('nonsense') }],
    ['a negative sequence', { sequence: -1 }],
    ['no attendee', { attendees: [] }],
    ['a line break in a title', { title: 'x\r\nATTENDEE:mailto:victim@x.example' }],
    ['a line break in a name', { attendees: [{ address: 'a@b.example', name: 'x\nATTENDEE:y' }] }],
    ['a line break in an address', { attendees: [{ address: 'a@b.example\nX:y' }] }],
    ['a meeting URL of another scheme', { meetingUrl: 'javascript:alert(1)' }],
    ['a line break in the meeting URL', { meetingUrl: 'https://x.example/\r\nX:y' }],
  ])('refuses %s', (_what, change) => {
    expect(() => renderInvitation({ ...invitation, ...change })).toThrow(InvalidInvitation);
  });

  it('escapes what could end a line in a description', () => {
    const { event } = read(renderInvitation({ ...invitation, description: 'a\nEND:VEVENT\r\nX:y' }).content);
    expect(event.description?.replace(/\r/g, '')).toBe('a\nEND:VEVENT\nX:y');
  });
});
