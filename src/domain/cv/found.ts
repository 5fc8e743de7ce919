/** A value that was read, with its confidence and position. */
export interface Found<T> {
  value: T;
  /** 0 to 1. */
  confidence: number;
  /** From 1. */
  page: number;
  /** The source text. */
  quote: string;
}
