import type { Database } from '#db/types.ts';
import type { Scope } from './accounts/scopes.ts';
import type { RecordType } from './context.ts';

/** A row of a table that is only known at run time. */
export type StoredRow = Record<string, unknown>;

/**
 * What a table holds of a person, declared by the module that owns it: what becomes of its rows when two records of a
 * person are merged and when a person is erased. A table that refers to candidates and has no declaration fails a test.
 */
export interface PersonTable {
  readonly table: keyof Database & string;
  /** The column with the candidate's id; candidate_id when left out. */
  readonly column?: string;
  /** Further columns that hold the same id and go with it. */
  readonly also?: readonly string[];
  /** The column with the agency whose candidate it is, where two share a row; account_id when left out. */
  readonly whose?: 'account_id' | 'placing_account_id';
  /** The columns that tell one row from another; id when left out. */
  readonly key?: readonly string[];
  /** The kind of its records, whose changes are reported. */
  readonly type?: RecordType;
  /** The column that a record of it is called by, and the scope that shows it; without one it is called by its job. */
  readonly called?: { readonly by: string; readonly scope: Scope };
  /** Columns by which a candidate has one row only: of two the kept record's stays, unless `stays` says otherwise. */
  readonly once?: readonly string[];
  /** Rows of it count for `once` where these columns have these values. */
  readonly onceWhere?: Readonly<Record<string, string | null>>;
  /** Which of two such rows stays: the kept record's, that of the record that goes, or both, as each says what the other does not. */
  readonly stays?: (kept: StoredRow, other: StoredRow) => 'kept' | 'other' | 'both';
  /** What the one that does not stay is set to; without it that one is deleted. */
  readonly ended?: (by: StoredRow, now: string) => Readonly<StoredRow>;
  /** Its rows are deleted with the person, or stay with these columns set. */
  readonly erase: 'delete' | Readonly<Record<string, string | number | null>>;
  /** Columns with the id of a document that goes with the row. */
  readonly documents?: readonly string[];
  /** Tables whose rows belong to a row of this one by the column named, and go with it. */
  readonly children?: readonly { readonly table: keyof Database & string; readonly column: string }[];
}
