/** A text run on a page. Coordinates in points from the lower left corner. */
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

/** The visible content of a page. */
export interface Page {
  runs: Run[];
  /** Its invisible texts. */
  hidden: string[];
  /** Whether a picture covers much of it. */
  pictured: boolean;
  box: Box;
}
