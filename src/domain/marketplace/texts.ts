import { AppError } from '#src/lib/errors.ts';
import { anonymise, type Identity, identityOf, type Span } from '../anonymity/index.ts';
import { getCandidate, keptIdOf, knownPerson, markWords, requireCandidate } from '../candidates/index.ts';
import type { Candidate } from '../candidates/schema.ts';
import { listContacts, requireClient } from '../clients/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { countryOfJob, type JobView, requireJob, requireOpen } from '../jobs/index.ts';
import {
  type Finding,
  findingOf,
  isAttribute,
  passGate,
  type Review,
  readFor,
  review,
} from '../moderation/index.ts';
import { inPlaceField } from '../place-fields.ts';
import { identityFindings, reviewAsSent, warnOfTexts } from '../review/index.ts';

/** What is shared, with what would tell who it is. */
export interface Source {
  id: string;
  identity: Identity;
  label: string;
  /** What its texts are checked as before they are shared. */
  as: Review;
  /** By which the currency of its listing is found where nobody says it. */
  money: { paid: string | null; country: string | null };
}

/** An open job of the agency with what would tell whose it is. @throws AppError NOT_FOUND, CONFLICT on job_id */
export async function jobSource(ctx: Context, id: string, doing: string): Promise<Source & { job: JobView }> {
  const job = await requireJob(ctx, id);
  requireOpen(job, doing);
  const place = countryOfJob(job) ?? ctx.account.country;
  const as: Review = {
    subject: 'role',
    place,
    companies: [job.client_name, ctx.account.name],
    isShown: true,
  };
  const identity = await clientIdentity(ctx, job);
  const isPaid = [job.base_min, job.base_max, job.ote].some((amount) => amount !== null);
  const money = { paid: isPaid ? job.currency : null, country: countryOfJob(job) };
  return { id, job, identity, label: job.title, as, money };
}

async function clientIdentity(ctx: Context, job: JobView): Promise<Identity> {
  if (job.client_id === null) return identityOf({});
  const client = await requireClient(ctx, job.client_id, 'job_id');
  const { items: contacts } = await listContacts(ctx, job.client_id);
  return identityOf({ client, contacts });
}

/** What would tell who is behind a listing of the agency, whatever has become of it since. */
export async function listedIdentity(
  ctx: Context,
  kind: 'job' | 'candidate',
  source: string,
): Promise<Identity> {
  try {
    if (kind === 'job') return await clientIdentity(ctx, await requireJob(ctx, source));
    return identityOf({ candidate: knownPerson(await requireCandidate(ctx, await keptIdOf(ctx, source))) });
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return identityOf({});
    throw error;
  }
}

/** A candidate of the agency with what would tell who it is. @throws AppError NOT_FOUND, CONFLICT on candidate_id */
export async function candidateSource(ctx: Context, id: string): Promise<Source & { candidate: Candidate }> {
  const row = await requireCandidate(ctx, id);
  if (row.do_not_approach === 1) {
    throw new AppError(
      'CONFLICT',
      `${row.name} (${id}) is flagged do not approach${markWords(ctx, row)} and cannot be shared. Clear the flag with update_candidate if that is right.`,
      { field: 'candidate_id' },
    );
  }
  const candidate = await getCandidate(ctx, id);
  const as: Review = {
    subject: 'person',
    place: ctx.account.country,
    people: [candidate.name],
    ...readFor(ctx),
  };
  const identity = identityOf({ candidate: knownPerson(row) });
  const money = { paid: candidate.salary_currency, country: candidate.location?.country_code ?? null };
  return { id, candidate, identity, label: candidate.name, as, money };
}

/** What of a person is of their body or their house, and no business of another agency; that they took another offer is. */
const tellsOfPerson = ({ about }: Finding): boolean => isAttribute(about) || about === 'health';

/**
 * The gate for why an intro was declined or a deal closed, which the other agency reads.
 * @param given with the name of whom it is about, where it is known here
 * @throws AppError VALIDATION_ERROR with the `findings`
 */
export function passReason(
  ctx: WriteContext,
  given: { field: string; reason: string; person: string | null },
): void {
  const found = review([[given.field, given.reason]], {
    subject: 'person',
    place: ctx.account.country,
    people: [given.person],
  });
  passGate(ctx, found.filter(tellsOfPerson));
}

/** What a person has to look at in the texts of a listing or an intro before another agency reads them. */
export function findingsIn(
  { identity, as }: Pick<Source, 'identity' | 'as'>,
  texts: SharedTexts,
  written: SharedTexts,
): Finding[] {
  const given = fieldsOf(texts);
  const found = reviewAsSent(given, { also: fieldsOf(written), identity }, as);
  if (as.subject === 'role') return found;
  const told = identityFindings(
    'anonymous',
    given.map(([field, text]) => ({ field, text, identity })),
  );
  return inPlaceField([...found, ...told], { field: 'location', text: texts.location ?? null }, identity);
}

function fieldsOf({ headline, chips = [], pitch, note, location }: SharedTexts): [string, string][] {
  const fields = [
    ['headline', headline] as const,
    ...chips.map((chip, at) => [`chips.${at}`, chip] as const),
    ['pitch', pitch] as const,
    ['note', note] as const,
    ['location', location] as const,
  ];
  return fields.flatMap(([field, text]) => (text == null ? [] : [[field, text]]));
}

/** Tells whoever shares a job or a person what was taken out of the texts that they gave. */
export function warnOfShared(
  ctx: WriteContext,
  { id, identity, as }: Source,
  { chips = [], headline, pitch, note, location }: SharedTexts,
): void {
  const fields = Object.entries({ headline, pitch, note, location }).map(([field, text]) => ({
    field,
    text,
  }));
  const given = [...fields, ...chips.map((text, at) => ({ field: `chips.${at}`, text }))];
  const about = as.subject === 'person' ? { candidate_id: id } : { job_id: id };
  warnOfTexts(ctx, given, { identity, omits: null, about });
}

interface SharedTexts {
  headline?: string | null;
  chips?: readonly string[];
  pitch?: string | null;
  note?: string | null;
  location?: string | null;
}

/**
 * A text as another agency may read it.
 * @param field the input that it came in
 * @param as what it is about; default a person, by the strictest law
 * @throws AppError VALIDATION_ERROR on `field` for what scrubbing cannot mend, with the spans of the text given
 */
export function sharable(text: string, identity: Identity, field: string, as?: Review): string {
  const { text: clean, residue } = anonymise(text, identity, as);
  if (residue.length > 0) throw refusal(field, residue);
  if (!/[\p{L}\p{N}]/u.test(clean)) {
    throw new AppError(
      'VALIDATION_ERROR',
      `${field}: holds nothing that another agency may read. Describe the role or the person without naming them.`,
      { field },
    );
  }
  return clean;
}

const UNLAWFUL = { type: 'unlawful_wording' } as const;

function refusal(field: string, spans: readonly Span[]): AppError {
  const wording = spans.filter(({ reason }) => reason === 'protected_attribute');
  const quoted = spans.map(({ text }) => JSON.stringify(text)).join(', ');
  const why =
    wording.length === spans.length
      ? 'tells of a protected attribute (sex, age, origin, faith, family or health), which other agencies must not be shown'
      : 'still tells who is meant, or of a protected attribute';
  const findings = wording.flatMap((span) =>
    span.about === undefined ? [] : [findingOf(span.about, field, span)],
  );
  return new AppError(
    'VALIDATION_ERROR',
    `${field}: ${quoted} ${why}. Say it in another way, or leave it out, and send it again.`,
    { field, extra: { spans, findings }, ...(findings.length === spans.length ? UNLAWFUL : {}) },
  );
}
