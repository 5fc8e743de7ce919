import type { Id } from '#src/lib/ids.ts';

/** A period that an application spent at a stage. The first has position 1, and at most one is open. */
export interface ApplicationStagesTable {
  application_id: Id<'application'>;
  account_id: Id<'account'>;
  position: number;
  stage: string;
  entered_at: string;
  /** Null while the application is at this stage. */
  left_at: string | null;
  /** The stage it moved to next. */
  left_to: string | null;
  /** The duration; stored because the dialects differ in date arithmetic. */
  seconds: number | null;
}
