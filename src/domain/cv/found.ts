/** Something that was read, with how sure it is and where it stands. */
export interface Found<T> {
  value: T;
  /** 0 to 1. */
  confidence: number;
  /** From 1. */
  page: number;
  /** The words it was read from. */
  quote: string;
}
