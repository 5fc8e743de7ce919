import { json } from '#db/rows.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { oneLine } from '../fields.ts';
import { warnOfTaken } from '../review/index.ts';
import { cvsOf } from './cv.ts';
import { detailOf, type Profile, profileOf } from './profile.ts';
import { type Redaction, redactionOf } from './redaction.ts';
import type { ItemRow, Submission, SubmissionItem } from './schema.ts';
import type { SubmissionView } from './store.ts';

/**
 * What a contact reads of a candidate. It is kept as it was when the gate and whoever let it go read it: what is written to the
 * record afterwards was read by nobody, and a name that is taken out of it would be hidden no more where a text says it.
 */
export interface ShownItem {
  /** Light formatting, redacted. */
  summary: string;
  profile: Profile;
  /** What the mail says beside the name. */
  detail: string | null;
  /** The document that can be had, where names are shown in full. */
  cv: string | null;
}

/** What the agency wrote around the candidates, redacted; null where nothing. The intro is in light formatting. */
export interface ShownWords {
  role: string;
  title: string | null;
  subject: string | null;
  greeting: string | null;
  headline: string | null;
  intro: string | null;
}

/** A submission that is about to be written, with what will be read of it. */
export async function asShown(
  ctx: Context,
  { row, items }: { row: SubmissionView; items: readonly ItemRow[] },
  candidates: readonly CandidateRow[],
): Promise<{ row: SubmissionView; items: ItemRow[] }> {
  const people = new Map(candidates.map((record) => [record.id, record]));
  const redaction = redactionOf(row, items, people);
  const cvs = await cvsOf(ctx, row, items);
  return {
    row: { ...row, shown: json.encode(wordsOf(row, redaction)) },
    items: items.map((item) => {
      const record = people.get(item.candidate_id);
      const shown = record === undefined ? null : itemOf(item, record, redaction, cvs.get(item.id) ?? null);
      return { ...item, shown: shown === null ? null : json.encode(shown) };
    }),
  };
}

/** What the contact reads of an item: as it was sent, or of the record as it is for one that was sent before that was kept. */
export function shownItem(
  item: ItemRow,
  record: CandidateRow,
  redaction: Redaction,
  cv: string | null,
): ShownItem {
  return json.decodeOrNull<ShownItem>(item.shown) ?? itemOf(item, record, redaction, cv);
}

function itemOf(item: ItemRow, record: CandidateRow, redaction: Redaction, cv: string | null): ShownItem {
  return {
    summary: redaction.about(record.id, item.summary),
    profile: profileOf(record, redaction),
    detail: detailOf(record, redaction),
    cv,
  };
}

/** The words around the candidates as they are read. */
export const shownWords = (row: SubmissionView, redaction: Redaction): ShownWords =>
  json.decodeOrNull<ShownWords>(row.shown) ?? wordsOf(row, redaction);

function wordsOf(row: SubmissionView, redaction: Redaction): ShownWords {
  const own = (text: string | null): string | null => (text === null ? null : redaction.text(text));
  return {
    role: oneLine(row.job_title, 300),
    title: own(row.title),
    subject: own(row.email_subject),
    greeting: own(row.greeting),
    headline: own(row.headline),
    intro: own(row.intro_body) ?? own(row.message),
  };
}

/**
 * A submission as an event tells it: what the contact reads in place of what was written, where names are hidden. An event goes to
 * programs, which pass it on.
 */
export function asRead(submission: Submission, row: SubmissionView, items: readonly ItemRow[]): Submission {
  const words = json.decodeOrNull<ShownWords>(row.shown);
  if (row.identity_visibility === 'full' || words === null) return submission;
  const { title, subject, greeting, headline, intro } = words;
  const isIntro = row.intro_body !== null;
  return {
    ...submission,
    title,
    email_subject: subject,
    greeting,
    headline,
    intro_body: isIntro ? intro : null,
    message: isIntro ? null : intro,
    // The findings quote what was written.
    review: submission.review === null ? null : { ...submission.review, findings: [] },
    items: submission.items.map((item) => itemAsRead(item, row, items)),
  };
}

/** An item as an event tells it. */
export function itemAsRead<Item extends Pick<SubmissionItem, 'id' | 'summary'>>(
  item: Item,
  row: SubmissionView,
  items: readonly ItemRow[],
): Item {
  if (row.identity_visibility === 'full') return item;
  const shown = json.decodeOrNull<ShownItem>(items.find(({ id }) => id === item.id)?.shown ?? null);
  return shown === null ? item : { ...item, summary: shown.summary };
}

/** Tells whoever sends candidates without their names where the words around them are read otherwise than they were written. */
export function warnOfWordsAround(ctx: WriteContext, row: SubmissionView): void {
  const words = json.decodeOrNull<ShownWords>(row.shown);
  if (row.identity_visibility === 'full' || words === null) return;
  const intro = row.intro_body === null ? 'message' : 'intro_body';
  const around: readonly (readonly [field: string, written: string | null, shown: string | null])[] = [
    ['title', row.title, words.title],
    ['email_subject', row.email_subject, words.subject],
    ['greeting', row.greeting, words.greeting],
    ['headline', row.headline, words.headline],
    [intro, row[intro], words.intro],
  ];
  const fields = around.flatMap(([field, written, shown]) =>
    written === null || shown === null || written === shown ? [] : [{ field, words: written, shown }],
  );
  warnOfTaken(ctx, fields, {});
}
