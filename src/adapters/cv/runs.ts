/** A piece of text on a page, as it was set. Places in points from the lower left corner. */
export interface Run {
  text: string;
  x: number;
  /** Where it ends. */
  x2: number;
  y: number;
  size: number;
  bold: boolean;
}

/** A box on a page. */
export interface Box {
  x: number;
  y: number;
  x2: number;
  y2: number;
}

/** What a page shows. */
export interface Page {
  runs: Run[];
  /** Texts that nobody sees on it. */
  hidden: string[];
  /** Whether a picture covers much of it. */
  pictured: boolean;
  box: Box;
}
