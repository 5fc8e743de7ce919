/** How many people a range needs to be made of. */
export const LEAST_SOURCES = 5;

/**
 * The bounds that a range can have: between a power of ten and twice it twenty steps, up to five times thirty, up to ten times
 * twenty, which is 2.5 to 5 per cent apart. They are the same for everybody, so that they say nothing of anyone.
 */
function cellOf(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount) + 1e-12);
  const lead = amount / power;
  if (lead < 2) return decadeStart(power) + Math.floor((lead - 1) * 20 + 1e-9);
  if (lead < 5) return decadeStart(power) + 20 + Math.floor((lead - 2) * 10 + 1e-9);
  return decadeStart(power) + 50 + Math.floor((lead - 5) * 4 + 1e-9);
}

const PER_DECADE = 70;
const decadeStart = (power: number): number => Math.round(Math.log10(power)) * PER_DECADE;

/** The lower bound of a cell. */
function boundOf(cell: number): number {
  const decade = Math.floor(cell / PER_DECADE);
  const at = cell - decade * PER_DECADE;
  const lead = at < 20 ? 1 + at / 20 : at < 50 ? 2 + (at - 20) / 10 : 5 + (at - 50) / 4;
  return Number((lead * 10 ** decade).toPrecision(6));
}

/**
 * The middle half of figures, one of each person, as bounds that lie apart from the figures that they come from; undefined for
 * fewer than five.
 *
 * Nearest ranks and no interpolation, and bounds that depend on nothing but the cell that a figure lies in: whoever adds people
 * and compares the answers learns at most the cell of a figure, 2.5 to 5 per cent wide, never the figure.
 */
export function rangeOf(figures: readonly number[]): { low: number; high: number } | undefined {
  const sorted = figures.filter((figure) => figure > 0).toSorted((a, b) => a - b);
  if (sorted.length < LEAST_SOURCES) return undefined;
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { low: boundOf(cellOf(at(0.25)) - 1), high: boundOf(cellOf(at(0.75)) + 1) };
}
