/** One stay of an application at a stage. An application's first has position 1, and at most one is still open. */
export interface ApplicationStagesTable {
  application_id: string;
  account_id: string;
  position: number;
  stage: string;
  entered_at: string;
  /** Null while it is the stage that the application stands at. */
  left_at: string | null;
  /** The stage it went to from here. */
  left_to: string | null;
  /** How long it stayed; kept with the row, as the dialects reckon with times differently. */
  seconds: number | null;
}
