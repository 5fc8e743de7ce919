/** A sentence or clause of a query at its place. */
export interface Segment {
  at: number;
  end: number;
  text: string;
  /** Whether it says why: "because the site is in Perth". */
  isReason: boolean;
}

// What ends with a dot and no sentence.
const SHORTENED =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|eg|ie|approx|incl|excl|max|min|st|mt|sr|jr|snr|jnr|dr|mr|mrs|ms|prof|no|yrs?|mths?|wks?|exp|temp|perm|vs|resp|ca|bzw|inkl|mind|evtl|ggf|z\.b|p\.a|p\.h|p\.d|p\.w|(?<!\b(?:series|class|grade|band|category|vitamin|type|plan|level|round)\s)\p{L}|\d)$/iu;

// Where a reason begins; "as" and "since" do so before somebody and a verb.
const WHY = String.raw`(?:,?\s+(?:and\s+|but\s+)?(?:because|cos|coz|'cause|seeing\s+(?:as|that|how)|given\s+that|considering\s+(?:that|how))\s+|\s+(?:as|since)\s+(?=(?:(?:we|i|it|there|this|that)\s+(?:is|are|was|were|am|has|have|had|will|would|can|could|do|does|did|got|uses?|runs?|works?|lost)|(?:the|our|my)\s+(?!(?:start|beginning|end|turn|day|last|first|time|merger|pandemic)\b)[\p{L}-]+(?:\s+[\p{L}-]+)?\s+(?:is|are|was|were|has|have|had|will|would|can|could|do|does|did|sits?|runs?|uses?|works?|wants?|deals?|speaks?|go(?:es)?|touch(?:es)?|starts?|opens?|left))\b))`;

/** How clients are, which says nothing of whom they look for. */
export const MOODS =
  'jumpy|picky|fussy|nervous|nice|lovely|difficult|tricky|hard\\s+work|slow|impatient|desperate|easy|chilled|great|good|bad|awful|terrible|pain|nightmare|stressed|busy|away|waiting|unhappy|upset|annoyed|angry|cross|furious|keeps|under\\s+pressure|touchy|demanding|indecisive|tight|stingy|cheap|generous|important|big|new|old|in\\s+(?:a\\s+)?(?:hurry|rush|bits|trouble)|on\\s+(?:the\\s+phone|holiday|leave|fire|my\\s+back)';

// A sentence's end, a line's, a dash, and where a clause with its own subject begins.
const BETWEEN = new RegExp(
  String.raw`(?<=[\p{L}\p{N}"')%€£$+*])[.!?…]+(?=\s|$)|(?<![,:&/]\s*)\n+|\s+[-–—]+\s+|;|${WHY}|,\s+(?:and\s+|but\s+)?(?:so|as|since|which is why|hence|therefore)\s+(?=(?:i|we|they|he|she|it|you|the|our|my|their|that|there|please|would|could|can)\b)|,?\s+(?:and|but)\s+(?=(?:i|we|they|he|she|it|you)(?:'\p{L}+)?\s)|(?:,|\s[/|+])\s+(?=(?:the\s+|our\s+|my\s+)?(?:client|hiring\s+manager|HM|boss)(?:'s\s|\s+(?:is|are|was|has\s+been|an?\s+bit|bit|very|really|pretty|quite|so|too)\s|\s+(?:${MOODS})(?!\p{L})))|\s+and\s+(?=(?:would|'d)\s+(?:like|love|be)\b)`,
  'giu',
);
const SAYS_WHY =
  /^,?\s+(?:and\s+|but\s+)?(?:because|cos|coz|'cause|seeing|given|considering|as|since)(?![\p{L}])/iu;

/**
 * The sentences and clauses of a query in their order, without the marks between them. What stands in double quotes is never
 * parted.
 */
export function segmentsOf(query: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let isReason = false;
  const add = (end: number): void => {
    const said = query.slice(from, end);
    const text = said.trim();
    if (/[\p{L}\p{N}]/u.test(text)) {
      const at = from + said.indexOf(text);
      segments.push({ at, end: at + text.length, text, isReason });
    }
  };
  for (const match of query.matchAll(BETWEEN)) {
    if (isQuoted(query, match.index)) continue;
    const said = query.slice(from, match.index);
    // "Leeds. perm. Client jumpy": terms by themselves end like any other.
    if (/^\./.test(match[0]) && SHORTENED.test(said) && !/(?:^|[.;])\s*(?:perm|temp)$/i.test(said)) continue;
    add(match.index);
    from = match.index + match[0].length;
    // "Since they moved" may be a time.
    isReason =
      SAYS_WHY.test(match[0]) &&
      !(/\bsince\b/i.test(match[0]) && /^(?:they|he|she)\b/i.test(query.slice(from)));
  }
  add(query.length);
  return segments;
}

const isQuoted = (query: string, at: number): boolean =>
  (query.slice(0, at).match(/"/g)?.length ?? 0) % 2 === 1;
