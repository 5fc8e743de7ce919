/** A word of a sentence in small letters, and where it stands. */
export interface Token {
  text: string;
  /** As it was written. */
  written: string;
  /** Whether a dash or stroke stands right before it. */
  afterDash: boolean;
  start: number;
  end: number;
}

/** What a word or phrase of a sentence is: an attribute (with `?` where it has another meaning at work) or its surroundings. */
export interface Mark {
  tag: string;
  /** The first token, and the one after the last. */
  from: number;
  to: number;
}
