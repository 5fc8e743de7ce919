import { matchesOf } from '#src/lib/matches.ts';
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
const WHY = String.raw`(?:,?\s+(?:and\s+|but\s+)?(?:because|(?<!\b(?:no|any|a|need)\s)cos|coz|'cause|seeing\s+(?:as|that|how)|given\s+that|considering\s+(?:that|how))\s+|(?<!\b(?:so|as)\s+(?:long|soon|far|much|well))\s+(?:as|since)\s+(?=(?:(?:we|i|it|there|this|that)\s+(?:is|are|was|were|am|has|have|had|will|would|can|could|do|does|did|got|uses?|runs?|works?|lost)|(?:(?:the|our|my)\s+(?!(?:start|beginning|end|turn|day|last|first|time|merger|pandemic)\b)[\p{L}-]+(?:\s+[\p{L}-]+)?|hr|management|clients?|legal|finance|procurement|compliance|head\s?office|corporate)\s+(?:also\s+|only\s+|really\s+|always\s+)?(?:is|are|was|were|has|have|had|will|would|can|could|do|does|did|sits?|runs?|uses?|works?|wants?|deals?|speaks?|go(?:es)?|touch(?:es)?|starts?|opens?|left))\b))`;

/** How clients are, which says nothing of whom they look for. */
export const MOODS =
  'jumpy|picky|fussy|nervous|nice|lovely|difficult|tricky|hard\\s+work|slow|impatient|desperate|easy|chilled|great|good|bad|awful|terrible|pain|nightmare|stressed|busy|away|waiting|unhappy|upset|annoyed|angry|cross|furious|keeps|under\\s+pressure|touchy|demanding|indecisive|tight|stingy|cheap|generous|important|big|new|old|in\\s+(?:a\\s+)?(?:hurry|rush|bits|trouble)|on\\s+(?:the\\s+phone|holiday|leave|fire|my\\s+back)';

/** Who gives the job or decides on it, as it is said of them in passing. */
export const GIVER = String.raw`(?:(?:(?:the|our|my|this|that|their|its)\s+)?(?:clients?|customers?|hiring\s+(?:manager|mgr)s?|HMs?|boss|hirer)|(?:the|our|my|their)\s+(?:(?:ward|line|site|practice|talent|general|area|regional|store|hotel|office|project|plant|nurse|finance|sales|kitchen|clinical|operations|ops|internal|HR|recruitment)\s+)?(?:manager|mgr|director|partner|owner|founder|CEO|CFO|CTO|COO|MD|GM|matron|principal|headteacher|head(?:\s+(?:teacher|chef|nurse))?|HR|recruiter|panel|committee|foreman|supervisor))`;
/** What they did that tells of their haste and asks nothing: "has rung twice", "keeps calling", "wants CVs by Friday". */
export const HURRIES = String.raw`(?:(?:(?:has|have|had|'s|just|already|only|also|now|still|even|both)\s+)*(?:(?:rung|rang|rings?|called|calls|phoned|phones|(?:e-?)?mailed|(?:e-?)?mails|texted|texts|messaged|messages|pinged|pings|chased|chases|nagged|nags|pestered|pesters|hounded|hounds|bugged|bugs|shouted|shouts|cried|cries|moaned|moans|complained|complains|begged|begs|promised|promises|thanked|thanks|laughed|laughs|swore|swears|sends?(?=\s+(?:biscuits|cake|flowers|love|regards|chocolates|wine)))(?!\p{L})(?!\s*:|\s+(?:for|about|up\s+for|in\s+for|to\s+(?:ask|say)|asking|wanting|saying|and\s+(?:wants|needs|asked|said))(?!\p{L}))|keeps?\s+(?:on\s+)?\p{L}+ing)|(?:(?:is|are|'s|'re)\s+)?(?:always\s+|still\s+|forever\s+|already\s+)*(?:chasing|pestering|calling|ringing|phoning|nagging|hounding|bugging|shouting|moaning|waiting|breathing|climbing|tearing|tapping|drumming)(?!\p{L}|\s+(?:for|list))|(?:wants?|needs?|expects?|would\s+like|is\s+after|are\s+after)\s+(?:(?:the|some|any|our|first|a|an|to\s+see|to\s+have|all)\s+)*(?:CVs?|resum[eé]s?|profiles|names|shortlists?|answers?|feedback|updates?|calls?)\s+(?:by|before|today|tomorrow|tonight|asap|on|this|in|within|first\s+thing|end\s+of|latest|now))`;

// A sentence's end, a line's, a dash, and where a clause with its own subject begins.
const BETWEEN = new RegExp(
  String.raw`(?<=[\p{L}\p{N}"')%€£$+*])[.!?…]+(?=\s|$)|(?<![,:&/]\s*)\n+|\s+[-–—]+\s+|;|${WHY}|,\s+(?:and\s+|but\s+)?(?:so|as|since|which is why|hence|therefore)\s+(?=(?:i|we|they|he|she|it|you|the|our|my|their|that|there|please|would|could|can)\b)|,?\s+so\s+(?=(?:please\s+)?(?:no\s+(?!more\b|one\b|thanks?\b|thank\b|people\b|staff\b|need\b|problem\b|rush\b|hurry\b|worries\b)|only\s+|nobody\s+(?:on|with|who|under)\b)\p{L})|,?\s+(?:and|but)\s+(?=(?:i|we|they|he|she|it|you)(?:'\p{L}+)?\s)|(?:,|\s[/|+])\s+(?=(?:the\s+|our\s+|my\s+)?(?:client|hiring\s+manager|HM|boss)(?:'s\s|\s+(?:is|are|was|has\s+been|an?\s+bit|bit|very|really|pretty|quite|so|too)\s|\s+(?:${MOODS})(?!\p{L})))|[,(]\s*(?:and\s+)?(?=(?:${GIVER})\s+(?:${HURRIES}))|,\s+(?=(?:the|our|their|my)\s+(?:team|office|company|business|staff|firm|crew|site)\s+(?:speaks?|communicates?)\s+English)|\s+oh\s+and\s+|\s+and\s+(?=(?:would|'d)\s+(?:like|love|be)\b)`,
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
  for (const match of matchesOf(BETWEEN, query)) {
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

/** Where somebody begins to tell behind a comma, and behind the head of a message: "…, I had him on the phone", "Sorry, Helena again: …". */
const TELLS =
  /,\s+(?=(?:i|we|he|she|it|you|they|there|that|this)(?:'\p{L}+|’\p{L}+)?\s+\p{L})|,\s+(?=(?:so|then|but|and)\s+(?:i|we|he|she|it|you|they)(?:'\p{L}+|’\p{L}+)?\s)/giu;
const HEAD = /^[^:.;!?\n\d]{2,40}:\s+(?=\p{L})/u;

/** The sentences of a query taken apart further, at each comma behind which somebody tells, and at the colon of its head. */
export function clausesOf(query: string): Segment[] {
  return segmentsOf(query).flatMap((segment) => {
    const ends = [
      ...(HEAD.exec(segment.text)?.map((head) => ({ at: head.length, length: 0 })) ?? []),
      ...matchesOf(TELLS, segment.text).map((match) => ({ at: match.index, length: match[0].length })),
    ].toSorted((a, b) => a.at - b.at);
    const from = [0, ...ends.map(({ at, length }) => at + length)];
    return from.flatMap((start, n) => {
      const said = segment.text.slice(start, ends[n]?.at ?? segment.text.length);
      const text = said.trim().replace(/\s*:$/, '');
      const at = segment.at + start + said.length - said.trimStart().length;
      return /[\p{L}\p{N}]/u.test(text) ? [{ ...segment, at, end: at + text.length, text }] : [];
    });
  });
}

const isQuoted = (query: string, at: number): boolean =>
  (query.slice(0, at).match(/"/g)?.length ?? 0) % 2 === 1;
