/** A sentence or clause of a query at its place. */
export interface Segment {
  at: number;
  end: number;
  text: string;
}

// What ends with a dot and no sentence.
const SHORTENED =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|eg|ie|approx|incl|excl|max|min|st|mt|sr|jr|snr|jnr|dr|mr|mrs|ms|prof|no|yrs?|mths?|wks?|exp|temp|perm|vs|resp|ca|bzw|inkl|mind|evtl|ggf|z\.b|p\.a|p\.h|p\.d|p\.w|\p{L}|\d)$/iu;

// A sentence's end, a line's, a dash, and where a clause with its own subject begins.
const BETWEEN =
  /(?<=[\p{L}\p{N}"')%€£$+*])[.!?…]+(?=\s|$)|(?<![,:&/]\s*)\n+|\s+[-–—]+\s+|;|,?\s+(?:because|cos|coz|'cause)\s+|,\s+(?:and\s+|but\s+)?(?:so|as|since|which is why|hence|therefore)\s+(?=(?:i|we|they|he|she|it|you|the|our|my|their|that|there|please|would|could|can)\b)|,?\s+(?:and|but)\s+(?=(?:i|we|they|he|she|it|you)(?:'\p{L}+)?\s)|\s+and\s+(?=(?:would|'d)\s+(?:like|love|be)\b)/giu;

/**
 * The sentences and clauses of a query in their order, without the marks between them. What stands in double quotes is never
 * parted.
 */
export function segmentsOf(query: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  const add = (end: number): void => {
    const said = query.slice(from, end);
    const text = said.trim();
    if (/[\p{L}\p{N}]/u.test(text)) {
      const at = from + said.indexOf(text);
      segments.push({ at, end: at + text.length, text });
    }
  };
  for (const match of query.matchAll(BETWEEN)) {
    if (isQuoted(query, match.index)) continue;
    if (/^\./.test(match[0]) && SHORTENED.test(query.slice(from, match.index))) continue;
    add(match.index);
    from = match.index + match[0].length;
  }
  add(query.length);
  return segments;
}

const isQuoted = (query: string, at: number): boolean =>
  (query.slice(0, at).match(/"/g)?.length ?? 0) % 2 === 1;
