import { type ApplicationView, viewsOf } from '../applications/index.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { documentsById, textsByDocument } from '../documents/index.ts';
import { type Finding, findingsText, heldBy, isAttribute, toLookAt, toldOf } from '../moderation/index.ts';
import type { Ports } from '../ports.ts';
import { reviewOfPerson } from '../review/index.ts';
import { cvsOf } from './cv.ts';
import { particularsIn } from './cv-particulars.ts';
import type { CreateSubmission } from './schema.ts';
import type { SubmissionView } from './store.ts';

/** The texts of the CVs that were read for a send, by document; null for a file in which nothing can be read. */
export type CvTexts = Record<string, string | null>;

interface Sent {
  application: Pick<ApplicationView, 'id' | 'candidate_id'>;
  candidate: Pick<CandidateRow, 'id' | 'name'>;
}

interface Outside {
  ports: Pick<Ports, 'files' | 'cvs'>;
  read<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
}

/** How many files are read at once. */
const AT_ONCE = 5;

/** Reads the CVs that a send would hand out and that nobody has read here: one that was uploaded as a file alone. */
export async function readUnreadCvs(
  outside: Outside,
  { identity_visibility, items }: CreateSubmission,
): Promise<CvTexts> {
  const { account, unread } = await outside.read(async (ctx) => {
    const ids = items.map(({ application_id }) => application_id);
    const found = [...(await viewsOf(ctx, ids)).values()];
    const cvs = [...(await cvsFor(ctx, identity_visibility, found)).values()];
    const texts = await textsByDocument(ctx, cvs);
    const files = await documentsById(ctx, cvs);
    return { account: ctx.account, unread: [...files.values()].filter(({ id }) => !texts.has(id)) };
  });
  const read: CvTexts = {};
  for (let from = 0; from < unread.length; from += AT_ONCE) {
    await Promise.all(
      unread.slice(from, from + AT_ONCE).map(async ({ id, sha256, mime_type, filename }) => {
        const bytes = await outside.ports.files.read(account.id, sha256);
        if (mime_type === 'text/plain') read[id] = new TextDecoder().decode(bytes);
        else {
          const cv = await outside.ports.cvs.read(account.id, bytes, account.country, filename);
          read[id] = 'fault' in cv ? null : cv.reading.text;
        }
      }),
    );
  }
  return read;
}

const INSTEAD =
  'Upload a CV without it, or send them with identity_visibility first_name, which hands out no file';
const PRIVATE: ReadonlySet<string> = new Set(['health', 'pay', 'notice', 'confidence']);

/**
 * What the CVs of a send say that the gate would not let out in a text: what is private waits for a person, and of what tells of a
 * protected attribute, which many write themselves, whoever sends it is told, as of a file in which nothing can be read.
 * @returns what holds the send, how many files go along, and what warns whoever sends it
 */
export async function findingsInCvs(
  ctx: WriteContext,
  sent: {
    level: SubmissionView['identity_visibility'];
    place: string | null;
    people: readonly Sent[];
    read: CvTexts;
  },
): Promise<{ findings: Finding[]; files: number; warn: () => void }> {
  const { level, people, read } = sent;
  const applications = people.map(({ application }) => application);
  const cvs = await cvsFor(ctx, level, applications);
  const kept = await textsByDocument(ctx, [...cvs.values()]);
  const found = people.flatMap(({ application, candidate }, at) => {
    const cv = cvs.get(application.id);
    if (cv === undefined) return [];
    const text = kept.get(cv) ?? read[cv] ?? null;
    const as = {
      subject: 'person',
      place: sent.place ?? ctx.account.country,
      people: [candidate.name],
    } as const;
    return [{ candidate, text, findings: text === null ? [] : findingsIn(`items.${at}.cv`, text, as) }];
  });
  return {
    findings: found.flatMap(({ findings }) => heldBy(findings)),
    files: cvs.size,
    warn: () => {
      for (const { candidate, text, findings } of found)
        warnOfCv(ctx, candidate, text, toldOf(toLookAt(findings)));
    },
  };
}

function findingsIn(field: string, text: string, as: Parameters<typeof reviewOfPerson>[1]): Finding[] {
  const found = reviewOfPerson([[field, text]], as).flatMap(ofAFile);
  const isOpen = (one: Finding): boolean =>
    found.every(({ verdict, start, end }) => verdict !== 'held' || end <= one.start || one.end <= start);
  const own = particularsIn(field, text, INSTEAD).filter(isOpen);
  // "DOB 3" of what tells the whole date.
  const isWithin = (one: Finding): boolean =>
    one.verdict === 'look' && own.some(({ start, end }) => one.start < end && start < one.end);
  return [...found.filter((one) => !isWithin(one)), ...own].sort((one, other) => one.start - other.start);
}

function ofAFile(finding: Finding): Finding[] {
  if (finding.verdict === 'clear' || finding.about === 'language') return [];
  if (PRIVATE.has(finding.about)) return [{ ...finding, verdict: 'held', rewording: INSTEAD }];
  return isAttribute(finding.about) ? [{ ...finding, verdict: 'look', rewording: INSTEAD }] : [];
}

function warnOfCv(
  ctx: WriteContext,
  { id: candidate_id, name }: Sent['candidate'],
  text: string | null,
  findings: readonly Finding[],
): void {
  if (text === null) {
    ctx.warn(
      'cv_unread',
      `The CV of ${name} goes along, and nothing in it could be read here: look at it before the client does.`,
      { candidate_id },
    );
  } else if (findings.length > 0) {
    ctx.warn('cv_tells', `The CV of ${name} goes along as it is. ${findingsText(findings)}`, {
      candidate_id,
      findings,
    });
  }
}

const cvsFor = (
  ctx: Context,
  identity_visibility: SubmissionView['identity_visibility'],
  applications: readonly Sent['application'][],
): Promise<Map<string, string>> =>
  cvsOf(
    ctx,
    { identity_visibility },
    applications.map(({ id, candidate_id }) => ({ id, application_id: id, candidate_id, shown: null })),
  );
