import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import type { TestService } from './workspace.ts';

/** A mail about an appointment as its recipient's programs read it. */
export interface Invited {
  to: string;
  subject: string;
  text: string;
  method: string;
  uid: string;
  sequence: number;
  summary: string;
  location: string | null;
  url: string | null;
  organizer: string;
  attendees: string[];
  status: string;
  /** ISO instants. */
  start: string;
  end: string;
}

/** Sends what is due and reads every mail of the embedded outbox that carries an invitation, in the order sent. */
export async function invitations(running: TestService): Promise<Invited[]> {
  await running.service.jobs.runDue();
  const folder = join(running.dataDir, 'outbox');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted();
  const mails = await Promise.all(files.map((file) => read(readFileSync(join(folder, file)))));
  return mails.filter((mail) => mail !== null);
}

async function read(raw: Buffer): Promise<Invited | null> {
  const mail = await simpleParser(raw);
  const part = mail.attachments.find(({ contentType }) => /calendar|ics/.test(contentType));
  if (part === undefined) return null;
  const calendar = new ICAL.Component(ICAL.parse(part.content.toString('utf8')));
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('an invitation without an event');
  const event = new ICAL.Event(component);
  const property = (name: string): string | null => {
    const value = component.getFirstPropertyValue(name);
    return value === null ? null : String(value);
  };
  const to = mail.to === undefined ? [] : [mail.to].flat();
  return {
    to: to.flatMap(({ value }) => value.map(({ address }) => address)).join(),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    location: property('location'),
    url: property('url'),
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    status: property('status') ?? '',
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
  };
}
