import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { addressProblem, hasControlCharacters, type Mailbox } from './mailbox.ts';

/** An appointment as its invitation describes it. */
export type Invitation = {
  /** `request` books or, with a higher sequence, moves an appointment; `cancel` takes it back. */
  method: 'request' | 'cancel';
  /** The same for every message about one appointment, see `uidFor`. */
  uid: string;
  /** 0 at first; raised by one with every message that changes or cancels the appointment (RFC 5546 2.1.4). */
  sequence: number;
  title: string;
  description?: string;
  startsAt: Date;
  endsAt: Date;
  organizer: Mailbox;
  attendees: Mailbox[];
  location?: string;
  /** Where to join; an http(s) URL. It is used as the location too when none is given. */
  meetingUrl?: string;
  /** When this message is written (DTSTAMP). */
  now: Date;
};

/** An invitation that cannot be written as asked. */
export class InvalidInvitation extends Error {}

/** The UID of an appointment: stable, and unique beyond this installation. */
export function uidFor(id: string, domain: string): string {
  return `${id}@${domain}`;
}

/**
 * Write the iCalendar object (RFC 5545, with the rules of RFC 5546 for REQUEST and CANCEL), ready for the
 * calendar part of a mail.
 *
 * Times are written in UTC and no time zone is named: ical-generator given a JavaScript date together with a
 * zone writes the wrong hour, and every calendar shows UTC in its owner's own zone.
 *
 * @throws InvalidInvitation
 */
export function renderInvitation(invitation: Invitation): { method: 'REQUEST' | 'CANCEL'; content: string } {
  validate(invitation);
  const cancelled = invitation.method === 'cancel';
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: 'Deskhand', product: 'Interviews', language: 'EN' }, method });
  const place = invitation.location ?? invitation.meetingUrl;
  calendar.createEvent({
    id: invitation.uid,
    sequence: invitation.sequence,
    stamp: invitation.now,
    start: invitation.startsAt,
    end: invitation.endsAt,
    summary: invitation.title,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(invitation.description === undefined ? {} : { description: invitation.description }),
    ...(place === undefined ? {} : { location: place }),
    ...(invitation.meetingUrl === undefined ? {} : { url: invitation.meetingUrl }),
    organizer: {
      name: paramText(invitation.organizer.name ?? invitation.organizer.address),
      email: invitation.organizer.address,
    },
    attendees: invitation.attendees.map((attendee) => ({
      email: attendee.address,
      name: paramText(attendee.name ?? attendee.address),
      role: ICalAttendeeRole.REQ,
      type: ICalAttendeeType.INDIVIDUAL,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: !cancelled,
    })),
  });
  return { method: cancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() };
}

/** A parameter value has no escape for a double quote (RFC 5545 3.2). */
function paramText(name: string): string {
  return name.replaceAll('"', "'");
}

function validate(invitation: Invitation): void {
  const { startsAt, endsAt, sequence, meetingUrl } = invitation;
  if (!(startsAt.getTime() < endsAt.getTime())) throw new InvalidInvitation('It must end after it starts.');
  if (!Number.isInteger(sequence) || sequence < 0) throw new InvalidInvitation('The sequence counts from 0.');
  if (invitation.attendees.length === 0) throw new InvalidInvitation('An invitation needs an attendee.');
  for (const { address, name } of [invitation.organizer, ...invitation.attendees]) {
    const problem = addressProblem(address);
    if (problem) throw new InvalidInvitation(`An address ${problem}.`);
    if (hasControlCharacters(name ?? '')) throw new InvalidInvitation('A name contains control characters.');
  }
  for (const line of [invitation.title, invitation.uid, invitation.location ?? '']) {
    if (hasControlCharacters(line)) throw new InvalidInvitation('A line contains control characters.');
  }
  if (meetingUrl !== undefined && !/^https?:\/\/[\x21-\x7e]+$/.test(meetingUrl)) {
    throw new InvalidInvitation('The meeting URL must be an http(s) URL.');
  }
}
