import { insertRow, json } from '#db/rows.ts';
import { addMs, dayIn, weekdaysBetween } from '#src/lib/clock.ts';
import { companyKey } from '#src/lib/company.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { type CandidateRow, markWords, requireCandidate } from '../candidates/index.ts';
import { getContact, requireClient } from '../clients/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { tellHeld, warnOfWaitingMails } from '../emails/index.ts';
import { refuseHoles } from '../erased-mark.ts';
import { tellLiveElsewhere } from '../live-elsewhere.ts';
import { hello, inMailLanguage, mailText, signature } from '../mail-texts/index.ts';
import {
  awaitingModel,
  decided,
  type Finding,
  type HeldReview,
  newlyHeld,
  type Review,
  readFor,
  refuseBlocked,
  refuseHeld,
  requireHeld,
  warnOfHeld,
} from '../moderation/index.ts';
import { inPlaceField } from '../place-fields.ts';
import { tellPlacedByUs } from '../placed-by-us.ts';
import type { Ports, SummaryFacts } from '../ports.ts';
import {
  type Consultant,
  clearOf,
  consultantFor,
  firstNameOf,
  identityFindings,
  type LastMail,
  languageFor,
  leftOutOf,
  linkHash,
  linkIn,
  mailContact,
  outwardWords,
  pageUrl,
  type Recipient,
  recipientFor,
  requireRecipient,
  reviewAsSent,
  saysNothing,
  summaryFacts,
  warnOfFields,
  warnOfTexts,
} from '../review/index.ts';
import { type SendSpec, SPEC, type Spec } from './schema.ts';
import { type SpecRow, type SpecView, specSince, toSpec } from './store.ts';
import { identityIn, type Texts, textsOf } from './texts.ts';
import { labelOf, note, requireSpec, rewriteSpec } from './write.ts';

const DAY_MS = 24 * 3_600_000;
const LINK_MS = 14 * DAY_MS;
const REPEAT_MS = 90 * DAY_MS;
const MOST_CHASES = 3;
const CHASE_WORKDAYS = 2;

/**
 * Has the assistant write the pitch that a spec leaves out. There is none for a person of whom the record says nothing, and
 * of what a person would have to look at first nothing is in it.
 * @throws AppError for an unknown candidate, and what the assistant is refused for
 */
export async function draftPitch(
  outside: { ports: Pick<Ports, 'draftSummary'>; read<T>(work: (ctx: Context) => Promise<T>): Promise<T> },
  input: SendSpec,
): Promise<string | null> {
  const { account, facts } = await outside.read(async (ctx) => {
    const candidate = await requireCandidate(ctx, input.candidate_id);
    const reader = { client_id: input.client_id ?? null, client_contact_id: null };
    const language = await languageFor(ctx, reader, input.client_contact_id);
    const wanted: SummaryFacts | null =
      input.pitch === undefined ? summaryFacts(null, candidate, 'anonymous', language) : null;
    return { account: ctx.account, facts: wanted };
  });
  if (facts === null || saysNothing(facts)) return null;
  const text = await outside.ports.draftSummary(account.id, { facts, field: 'pitch' });
  return clearOf(text, account.country, null) || null;
}

/**
 * Sends one anonymous profile to a contact of a client. Fires spec.sent. Where a person has to look at its texts first,
 * mail and event wait until it is released.
 * @throws AppError CONFLICT for a person whom the contact has had in the last 90 days, VALIDATION_ERROR for a text that
 * would tell who it is, for a contact who cannot be written to and for one where the candidate works
 */
export async function sendSpec(ctx: WriteContext, input: SendSpec, drafted: string | null): Promise<Spec> {
  const candidate = await requireCandidate(ctx, input.candidate_id);
  const client = await requireClient(ctx, await clientOf(ctx, input));
  const about = { client_contact_id: null, contact_name: null, client_name: client.name };
  const recipient = await recipientFor(ctx, about, client.id, input.client_contact_id);
  refuseEmployer(candidate, client.name);
  if (!input.allow_repeat) await refuseRepeat(ctx, candidate, recipient);
  const reader = recipient.mailbox.name;
  const texts = textsOf(candidate, input, { drafted, reader });
  refuseHoles(fieldsOf(texts));
  warnOfNothingKnown(ctx, candidate, input);
  warnOfLeftOut(ctx, candidate, input);
  const consultant = await consultantFor(ctx, [ctx.user?.id ?? null, candidate.owner_id]);
  const id = newId('spec');
  const found = findingsIn(ctx, candidate, { texts, reader, written: input });
  refuseBlocked(found);
  const row = SPEC.row(input, {
    id,
    account_id: ctx.account.id,
    client_id: client.id,
    client_contact_id: recipient.id,
    ...texts,
    status: 'sent',
    questions: [],
    link_hash: linkHash(ctx, 'spec', id),
    chase_count: 0,
    expires_at: addMs(ctx.now, LINK_MS),
    ...newlyHeld(ctx, found),
    created_by: consultant.id,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  const isHeld = row.held_at !== null;
  const mail = isHeld
    ? { mail_id: null, mail_status: null, mail_attempts: null }
    : await mailSpec(ctx, row, recipient, consultant, false);
  row.mail_id = mail.mail_id;
  await insertRow(ctx.tx, 'specs', row);
  await warnOfWaitingMails(ctx, client.id, [candidate.id]);
  const view: SpecView = { ...row, ...mail, client_name: client.name };
  const spec = toSpec(ctx, view);
  const label = labelOf(view);
  // No mail says yet who gets it.
  const whom = isHeld ? `, for ${recipient.mailbox.name}` : '';
  const plannedAs = `${candidate.name}, without a name, as ${label}${whom}`;
  const shown = ctx.can('candidates:read') ? { plannedAs } : {};
  ctx.changed({ type: 'spec', id, before: null, after: spec, label, ...shown });
  await tellPlacedByUs(ctx, [candidate]);
  await tellLiveElsewhere(ctx, candidate, null);
  if (isHeld) {
    const about = { id, label, review: spec.review, client_id: client.id, candidate_id: candidate.id };
    await tellHeld(ctx, { ...about, owners: [consultant.id] });
  } else {
    warnOfHeld(ctx, found);
    tellSent(ctx, view, candidate, recipient);
  }
  if (candidate.do_not_approach === 1) {
    ctx.warn(
      'do_not_approach',
      `${candidate.name} is flagged do not approach${markWords(ctx, candidate)}. Check with whoever set the flag before the client asks for them.`,
    );
  }
  return spec;
}

// A profile of a title alone tells the contact nothing that they could want.
function warnOfNothingKnown(ctx: WriteContext, candidate: CandidateRow, input: SendSpec): void {
  const { candidate: facts } = summaryFacts(null, candidate, 'anonymous');
  const isTitleAlone = saysNothing({ job: null, candidate: { ...facts, title: null } });
  if (!isTitleAlone || input.pitch !== undefined || (input.chips ?? []).length > 0) return;
  ctx.warn(
    'nothing_known',
    `The profile of ${candidate.name} says nothing but the headline: the record holds no experience, skills or studies that may be shown. Add them with update_candidate, or give pitch and chips.`,
    { candidate_id: candidate.id },
  );
}

/** Of the record what the profile draws on and does not show, and of the texts given what was taken out. */
function warnOfLeftOut(ctx: WriteContext, candidate: CandidateRow, input: SendSpec): void {
  const { headline, pitch, chips, location, notice, salary_band } = input;
  const isDrafted = pitch === undefined;
  const isUsed = ({ field }: { field: string }): boolean => {
    if (field === 'current_title') return isDrafted || headline === undefined;
    if (field.startsWith('skills.')) return isDrafted || chips === undefined;
    if (field === 'notice_period') return notice === undefined;
    if (field === 'location.city') return location === undefined;
    return isDrafted;
  };
  const identity = identityIn(candidate);
  const left = leftOutOf(candidate, identity).filter(isUsed);
  warnOfFields(ctx, candidate, left, 'headline, chips and pitch', isUsed);
  const given = [
    ...Object.entries({ headline, pitch, location, notice, salary_band }).map(([field, text]) => ({
      field,
      text,
    })),
    ...(chips ?? []).map((text, at) => ({ field: `chips.${at}`, text })),
  ];
  warnOfTexts(ctx, given, { identity, omits: input.omit_identifying, about: { candidate_id: candidate.id } });
}

function tellSent(ctx: WriteContext, row: SpecView, candidate: CandidateRow, { mailbox }: Recipient): void {
  ctx.emit('spec.sent', { spec: toSpec(ctx, row) });
  note(ctx, row, `Sent an anonymous profile of ${candidate.name} to ${mailbox.name} at ${row.client_name}`);
}

/**
 * Lets a held spec go: the contact is mailed the link, which works from now on.
 * @throws AppError CONFLICT for one that is not held, or whose contact can no longer be written to
 */
export async function releaseSpec(ctx: WriteContext, id: string, reason: string): Promise<Spec> {
  const row = await requireSpec(ctx, id);
  requireHeld(row);
  const candidate = await requireCandidate(ctx, row.candidate_id);
  refuseEmployer(candidate, row.client_name);
  const recipient = await requireRecipient(ctx, row.client_contact_id, 'send_spec');
  const consultant = await consultantFor(ctx, [row.created_by]);
  const decision = decided(ctx, row, 'released', reason);
  const patch = { status: 'sent', expires_at: addMs(ctx.now, LINK_MS), ...decision } as const;
  const mail = await mailSpec(ctx, { ...row, ...patch }, recipient, consultant, false);
  const { headline, pitch, location, salary_band, notice } = row;
  const chips = json.decode<string[]>(row.chips);
  const shown = outwardWords({ headline, chips, pitch, location, salary_band, notice });
  const after = await rewriteSpec(ctx, row, { ...patch, mail_id: mail.mail_id }, mail, shown);
  tellSent(ctx, after.row, candidate, recipient);
  return after.spec;
}

/**
 * Mails the contact once more about a spec that they have not answered.
 * @throws AppError CONFLICT for one that was answered, is over or was chased three times, and sooner than two working
 * days after the last mail
 */
export async function chaseSpec(ctx: WriteContext, id: string): Promise<Spec> {
  const row = await requireSpec(ctx, id);
  refuseChase(ctx, row);
  const recipient = await requireRecipient(ctx, row.client_contact_id, 'send_spec');
  const consultant = await consultantFor(ctx, [row.created_by]);
  const mail = await mailSpec(ctx, row, recipient, consultant, true);
  const patch = { mail_id: mail.mail_id, chase_count: row.chase_count + 1, last_chased_at: ctx.now };
  const { spec } = await rewriteSpec(ctx, row, patch, mail);
  note(ctx, row, `Chased ${recipient.mailbox.name} at ${row.client_name} about ${row.headline}`);
  return spec;
}

/** When it left: what was held did so when somebody released it. */
const sentAt = ({ review, created_at }: Pick<SpecRow, 'review' | 'created_at'>): string =>
  json.decodeOrNull<HeldReview>(review)?.decided_at ?? created_at;

function refuseChase(ctx: Context, row: SpecView): void {
  refuseHeld(row, 'chased');
  const refused = (why: string, field: string): AppError =>
    new AppError('CONFLICT', why, { field, extra: { status: row.status, chase_count: row.chase_count } });
  if (row.status !== 'sent' && row.status !== 'viewed') {
    const instead =
      row.status === 'expired' || row.status === 'revoked'
        ? 'Send it anew with send_spec and allow_repeat: true.'
        : 'Read the answer with get_spec.';
    throw refused(
      `Only a spec that waits for an answer is chased; this one is ${row.status}. ${instead}`,
      'status',
    );
  }
  if (row.chase_count >= MOST_CHASES) {
    throw refused(
      `This spec was chased ${MOST_CHASES} times, which is as often as may be. Call the contact, and note it with create_activity.`,
      'chase_count',
    );
  }
  const last = dayIn(row.last_chased_at ?? sentAt(row), ctx.account.timezone);
  const passed = weekdaysBetween(last, ctx.today) - (weekdaysBetween(last, last) > 0 ? 1 : 0);
  if (passed >= CHASE_WORKDAYS) return;
  throw refused(
    `The contact was last written to on ${last}. Chase no sooner than ${CHASE_WORKDAYS} working days after that.`,
    'last_chased_at',
  );
}

function findingsIn(
  ctx: Context,
  candidate: CandidateRow,
  { texts, reader, written }: { texts: Texts; reader: string; written: SendSpec },
): Finding[] {
  const fields = fieldsOf(texts);
  const identity = identityIn(candidate);
  const as: Review = {
    subject: 'person',
    place: ctx.account.country,
    people: [candidate.name, reader],
    ...readFor(ctx),
  };
  const found = [
    ...awaitingModel(ctx, fields),
    ...reviewAsSent(fields, { also: fieldsOf(written), identity }, as),
    ...reviewAsSent(termsOf(texts), { also: termsOf(written), identity }, as).filter(
      ({ about }) => about !== 'notice' && about !== 'pay',
    ),
    ...identityFindings(
      'anonymous',
      fields.map(([field, text]) => ({ field, text, identity })),
    ),
  ];
  return inPlaceField(found, { field: 'location', text: texts.location }, identity);
}

/** Pay and notice stand in fields of their own, where the sender means to tell them, and nothing else of the person. */
const termsOf = ({
  notice,
  salary_band,
}: Partial<Pick<Texts, 'notice' | 'salary_band'>>): [string, string][] =>
  [['notice', notice] as const, ['salary_band', salary_band] as const].flatMap(([field, text]) =>
    text == null ? [] : [[field, text]],
  );

type Worded = Partial<Pick<Texts, 'headline' | 'chips' | 'pitch' | 'location'>>;
function fieldsOf({ headline, chips = [], pitch, location }: Worded): [string, string][] {
  const fields = [
    ['headline', headline] as const,
    ...chips.map((chip, at) => [`chips.${at}`, chip] as const),
    ['pitch', pitch] as const,
    ['location', location] as const,
  ];
  return fields.flatMap(([field, text]) => (text == null ? [] : [[field, text]]));
}

async function clientOf(ctx: Context, { client_id, client_contact_id }: SendSpec): Promise<string> {
  if (client_id !== undefined) return client_id;
  if (client_contact_id === undefined) {
    throw invalid(
      'client_contact_id',
      'client_contact_id: give the contact it goes to, or the client_id of their company',
    );
  }
  return (await getContact(ctx, client_contact_id)).client_id;
}

function refuseEmployer(candidate: CandidateRow, client: string): void {
  if (candidate.company_key === null || candidate.company_key !== companyKey(client)) return;
  throw invalid(
    'client_contact_id',
    `client_contact_id: ${candidate.name} works at ${client}; a profile there would give them away, however anonymous. Send it to another client.`,
  );
}

async function refuseRepeat(ctx: Context, candidate: CandidateRow, recipient: Recipient): Promise<void> {
  const since = addMs(ctx.now, -REPEAT_MS);
  const before = await specSince(ctx, { candidate: candidate.id, contact: recipient.id, since });
  if (before === undefined) return;
  const said =
    before.held_at === null
      ? `${recipient.mailbox.name} had ${candidate.name} on ${dayIn(sentAt(before), ctx.account.timezone)} (${before.id}), within the last 90 days. Use chase_spec for that one, or send allow_repeat: true.`
      : `A spec of ${candidate.name} to ${recipient.mailbox.name} (${before.id}) waits for a person and has not left. Let it go or withdraw it with release_held, or send allow_repeat: true.`;
  throw new AppError('CONFLICT', said, { field: 'candidate_id', extra: { existing_id: before.id } });
}

function mailSpec(
  ctx: WriteContext,
  row: SpecRow,
  recipient: Recipient,
  consultant: Consultant,
  again: boolean,
): Promise<LastMail> {
  const { headline, location, salary_band, notice, created_by, client_id, expires_at } = row;
  return inMailLanguage(ctx, recipient.language, () => {
    const detail = [
      ...json.decode<string[]>(row.chips),
      location,
      salary_band,
      notice === null ? null : mailText('mails.specNotice', { notice }),
    ].filter((part) => part !== null);
    const words = mailText(again ? 'mails.specAgain' : 'mails.specAsk');
    const about = { created_by, client_id, job_id: null };
    return mailContact(ctx, recipient, about, {
      subject: mailText(again ? 'mails.specAgainSubject' : 'mails.specSubject', { headline }),
      greeting: hello(firstNameOf(recipient.mailbox.name)),
      body: `${words}\n\n${signature(consultant.name, ctx.account.name)}`,
      lines: [{ title: headline, detail: detail.join(' · ') || null }],
      link: linkIn(ctx, mailText('mails.specLink'), { url: pageUrl(ctx, 'spec', row), expires_at }),
    });
  });
}
