/** What may say on which side of a figure something lies: the named groups of a pattern, absent where not said. */
export interface Edges {
  more?: string | undefined;
  least?: string | undefined;
  less?: string | undefined;
  most?: string | undefined;
  /** Said behind the figure: "or more", "or less". */
  up?: string | undefined;
  down?: string | undefined;
}

/** The bounds of whole figures that edges give: "over 3" is 4 and more. Without an edge from `value` to `last`. */
export function boundsOf(
  { more, least, less, most, up, down }: Edges,
  value: number,
  last = value,
): { min?: number; max?: number } {
  if (more !== undefined) return { min: value + 1 };
  if (least !== undefined) return { min: value };
  if (less !== undefined) return { max: value - 1 };
  if (most !== undefined) return { max: value };
  if (up !== undefined) return { min: value };
  if (down !== undefined) return { max: value };
  return { min: value, max: last };
}
