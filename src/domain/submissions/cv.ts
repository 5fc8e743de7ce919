import { json } from '#db/rows.ts';
import { notFound } from '#src/lib/errors.ts';
import { viewsOf } from '../applications/index.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { linesOfMany, requireDocument, safeName } from '../documents/index.ts';
import { refuseInactiveLink } from '../review/index.ts';
import type { ItemRow } from './schema.ts';
import type { SubmissionView } from './store.ts';
import { requireSubmission } from './write.ts';

/** A file as it is handed to whoever may have it. */
export interface SharedFile {
  account_id: string;
  sha256: string;
  filename: string;
  mime_type: string;
}

/**
 * The CVs that the contact may have, by item: that which was sent, if it is still there; at first the one of the application, else
 * the candidate's newest. A file cannot be redacted, so that there is none unless names are shown in full.
 */
export async function cvsOf(
  ctx: Context,
  row: Pick<SubmissionView, 'identity_visibility'>,
  items: readonly (Pick<ItemRow, 'application_id' | 'candidate_id' | 'shown'> & { id: string })[],
): Promise<Map<string, string>> {
  if (row.identity_visibility !== 'full') return new Map();
  const applications = await viewsOf(
    ctx,
    items.map(({ application_id }) => application_id),
  );
  const documents = await linesOfMany(
    ctx,
    items.map(({ candidate_id }) => candidate_id),
  );
  return new Map(
    items.flatMap((item): [string, string][] => {
      const own = documents.get(item.candidate_id) ?? [];
      const applied = applications.get(item.application_id)?.cv_document_id;
      const sent = json.decodeOrNull<{ cv: string | null }>(item.shown);
      const cv =
        sent === null
          ? (own.find(({ id }) => id === applied) ?? own.find(({ kind }) => kind === 'cv'))
          : own.find(({ id }) => id === sent.cv);
      return cv === undefined ? [] : [[item.id, cv.id]];
    }),
  );
}

/**
 * The CV of a candidate for the contact.
 * @throws AppError LINK_EXPIRED or LINK_REVOKED for a dead link, NOT_FOUND where there is none for them
 */
export async function sharedCv(ctx: Context, submission: string, item: string): Promise<SharedFile> {
  const { row, items } = await requireSubmission(ctx, submission);
  refuseInactiveLink(row, ctx.now);
  const shown = items.find(({ id }) => id === item);
  const cv = (await cvsOf(ctx, row, items)).get(item);
  if (cv === undefined || shown === undefined) throw notFound('CV', item);
  await requireCandidate(ctx, shown.candidate_id);
  const { account_id, sha256, filename, mime_type } = await requireDocument(ctx, cv);
  return { account_id, sha256, filename: nameFor(shown.display_name, filename), mime_type };
}

const ENDING = /\.[a-z0-9]{1,5}$/i;

/** What a file is called where the contact saves it: its name within the agency may say what is meant for nobody outside. */
const nameFor = (person: string, kept: string): string =>
  `${safeName(person).replace(/\.+$/, '')} - CV${(ENDING.exec(kept)?.[0] ?? '').toLowerCase()}`;
