// Read model: applicants' unread CVs with what is needed to read them.
import type { Db } from '#db/store.ts';
import { noneOf } from '../due.ts';

/** An unread CV of a new applicant. */
export interface ApplicantCv {
  account_id: string;
  document_id: string;
  /** SHA-256 of the file; null if the document is gone. */
  sha256: string | null;
  /** The agency's country. */
  country: string;
}

/** Unread CVs of applicants of all accounts, the oldest first. */
export async function unreadCvs(
  db: Db,
  limit: number,
  except: readonly string[] = [],
): Promise<ApplicantCv[]> {
  return db
    .selectFrom('applicant_cvs as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .leftJoin('documents as d', (on) =>
      on.onRef('d.id', '=', 'c.document_id').onRef('d.account_id', '=', 'c.account_id'),
    )
    .where('a.status', '=', 'active')
    .where('a.plan', '=', 'active')
    .where(noneOf('c.account_id', except))
    .orderBy('c.document_id')
    .limit(limit)
    .select(['c.account_id', 'c.document_id', 'd.sha256', 'a.country'])
    .execute();
}
