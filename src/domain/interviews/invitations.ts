import { addressProblem, type Mailbox } from '#src/lib/mailbox.ts';
import { zoneOfPlace } from '#src/lib/places.ts';
import type { Language } from '#src/lib/reader-language.ts';
import { languageOfUser, requireUser } from '../accounts/people.ts';
import { candidatesById } from '../candidates/index.ts';
import { getContact } from '../clients/index.ts';
import type { WriteContext } from '../context.ts';
import { sendNotice } from '../emails/index.ts';
import { oneLine } from '../fields.ts';
import { titleToTell } from '../jobs/index.ts';
import { inMailLanguage } from '../mail-texts/index.ts';
import { warnUninvited } from './guests.ts';
import { type InterviewRow, interviewersOf } from './store.ts';
import { calledFor, titleFor, toldAs } from './told-as.ts';
import type { Guest, InterviewNotice, MailDetails } from './wording.ts';
import { bodyFor, subjectFor } from './wording.ts';

/**
 * The guests of an interview who can be written to, the candidate last. Warns of interviewers without a usable address.
 */
export function guestsOf(
  ctx: WriteContext,
  row: InterviewRow,
  candidateName: string,
  quiet = false,
): Guest[] {
  const guests: Guest[] = [];
  for (const { name, email, contact_id, user_id } of interviewersOf(row)) {
    const shown = oneLine(name);
    if (email !== null && addressProblem(email) === null) {
      guests.push({ role: 'interviewer', mailbox: { address: email, name: shown }, contact_id, user_id });
    } else if (!quiet) {
      warnUninvited(
        ctx,
        shown,
        email === null ? 'has no e-mail address' : 'has an e-mail address that cannot be used',
      );
    }
  }
  if (row.candidate_email !== null) {
    const mailbox = { address: row.candidate_email, name: oneLine(candidateName) };
    guests.push({ role: 'candidate', mailbox, contact_id: null, user_id: null });
  }
  return guests;
}

/**
 * Mails each guest an individual invitation: the same appointment (UID) with this row's sequence, without other guests'
 * addresses. The mails are queued in the unit and sent after it.
 * @returns the number of guests written to
 */
export async function invite(
  ctx: WriteContext,
  row: InterviewRow,
  guests: readonly Guest[],
  news: InterviewNotice,
  invited: MailDetails,
): Promise<number> {
  if (guests.length === 0) return 0;
  const organizer = await organizerOf(ctx, row);
  if (organizer === null) {
    ctx.warn(
      'not_invited',
      'Nobody was invited: the organizer has no e-mail address that can be used. Name another with update_interview.',
    );
    return 0;
  }
  const candidate = (await candidatesById(ctx.db, ctx.account.id, [row.candidate_id])).get(row.candidate_id);
  const reached = {
    phone: candidate?.phone ?? null,
    timezone: candidate === undefined ? null : zoneOfPlace(candidate),
    organizer: organizer.name,
  };
  const told = await toldAs(ctx, row);
  const details = { ...invited, job_title: await titleToTell(ctx, row.job_id) };
  // Loaded lazily: most processes never send an invitation.
  const { renderInvitation, uidFor } = await import('#src/lib/invitation.ts');
  for (const guest of guests) {
    const title = titleFor(row.title, guest, told);
    const about = { ...details, candidate_name: calledFor(guest, told, invited.candidate_name) };
    const { subject, body } = inMailLanguage(ctx, await languageOf(ctx, guest, candidate), () => ({
      subject: subjectFor({ title }, news),
      body: bodyFor(ctx, row, guest, news, about, reached),
    }));
    const calendar = renderInvitation({
      method: news === 'cancelled' || news === 'left_out' ? 'cancel' : 'request',
      uid: uidFor(row.id, UID_DOMAIN),
      sequence: row.sequence,
      title,
      description: body,
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
      organizer,
      attendees: [guest.mailbox],
      ...(row.location === null ? {} : { location: row.location }),
      ...(row.meeting_url === null ? {} : { meetingUrl: row.meeting_url }),
      now: new Date(ctx.now),
    });
    await sendNotice(ctx, {
      to_address: guest.mailbox.address,
      to_name: guest.mailbox.name ?? null,
      subject,
      body,
      calendar,
      own_words: true,
      created_by: row.organizer_id ?? undefined,
      candidate_id: guest.role === 'candidate' ? row.candidate_id : null,
      contact_id: guest.contact_id,
      client_id: row.client_id,
      job_id: row.job_id,
      application_id: row.application_id,
    });
  }
  return guests.length;
}

async function languageOf(
  ctx: WriteContext,
  guest: Guest,
  candidate: { preferred_language: Language | null } | undefined,
): Promise<Language | null> {
  if (guest.user_id !== null) return languageOfUser(await requireUser(ctx, guest.user_id, 'interviewers'));
  const person =
    guest.contact_id === null ? candidate : await getContact(ctx, guest.contact_id).catch(() => null);
  return person?.preferred_language ?? null;
}

// Ids are globally unique, so that one domain for all installations is enough.
const UID_DOMAIN = 'interviews.deskhand';

async function organizerOf(
  ctx: WriteContext,
  row: InterviewRow,
): Promise<(Mailbox & { name: string }) | null> {
  if (row.organizer_id === null) return null;
  const user = await requireUser(ctx, row.organizer_id, 'organizer_id');
  return addressProblem(user.email) === null ? { address: user.email, name: oneLine(user.name) } : null;
}
