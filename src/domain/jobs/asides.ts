import { isInConfidence } from './confidential.ts';

/** What heads a line that is for the recruiter alone: "Backstory (confidential):", "NB for Jo only", "Hinweis an die Agentur:". */
const HEADS_ASIDE =
  /^\W*(?:(?:strictly |highly )?(?:private|confidential|internal)(?: notes?| comments?| only| info\w*)?|back ?story|background \(confidential\)|(?:notes?|nb|n\.b\.|ps|p\.s\.|fyi|message|info|hint)(?: (?:for|to) (?!candidates|applicants|the team)[\p{L} ]{2,25}?(?: only)?)|(?:ps|p\.s\.)|(?:for (?:the )?)?(?:recruiter|agency|consultant)(?: only| notes?)?|off the record|do ?n['’]?t (?:share|say|tell|mention|disclose)|dnt (?:share|say)|not (?:for|to) (?:be )?(?:candidates?|applicants?|publication|sharing|share[d]?|disclos\p{L}*|external\p{L}*)|[\p{L} ]{2,25} says? \((?:private|confidential)\)|streng vertraulich|vertraulich|intern(?:e[rs]?)?(?: hinweise?| notiz| anmerkung)?|hinweise? (?:an|für) (?:die |den |unsere )?(?:agentur|personalberatung|berater\p{L}*|vermittler\p{L}*)|(?:bitte )?nicht (?:weitergeben|weitersagen|veröffentlichen)|nur für (?:dich|sie|die agentur)|commentaires? internes?|notes? (?:internes?|pour (?:le cabinet|l[’']agence|toi|vous))|en interne|confidentiel|(?:à )?ne pas (?:diffuser|communiquer|publier|divulguer)|entre nous)(?:\s*\([^()]*\))?\s*(?:[:–—-]|\.{3}|…|,? (?=don['’]?t\b))/iu;

/** Words by which somebody tells the recruiter to keep what they say: what follows in the paragraph is of the same kind. */
const ASKS_TO_KEEP: readonly RegExp[] = [
  /\b(?:(?:please )?(?:do ?n['’]?t|dun|do not|never|pls don['’]?t)(?: please)? (?:tell|ring|phone|call|contact|quote|print|publish|post|share|say (?:anything|this|that|it)|mention|advertise|approach|disclose|put (?:our|the) (?:company )?name)|not to be (?:disclosed|shared|published|mentioned)|(?:internal|recruiter|agency)(?:ly)? only|(?:wants?|needs?) (?:this|it|that|everything)(?: kept)? (?:quiet|hush|under wraps|confidential)|(?:keep|leave) (?:the|our) (?:company |client |school )?name\b[^.]{0,30} (?:off|out)|(?:not a word|no mention|say nothing)(?: please)?(?=[,.;]|$| to\b)|keep (?:it|this|that)? ?(?:on the (?:dl|down ?low|quiet|qt)|close|under|to yourself|quiet|between|strictly|confidential|hush)|between (?:you and me|us|ourselves)|off the record|just (?:quietly|between|so you know)|mum['’]s the word|(?:not|has not|have not|hasn['’]t|haven['’]t)(?: yet)? been announced|(?:hasn['’]t|haven['’]t|has not|have not|hasnt|havent) told|strictly (?:private|confidential)|kept (?:strictly )?(?:confidential|quiet)|does(?:n['’]t| not) know (?:of|about|yet|that))\b/iu,
  /(?<!\p{L})(?:unter uns|im vertrauen|(?:bitte|streng|absolut|absolute) (?:vertraulich|diskretion)|(?:bitte )?(?:nicht|niemandem) (?:weiter(?:geben|sagen)|erzählen|verraten)|(?:bitte )?erwähnen sie (?:uns|unseren namen|die firma) (?:nicht|nirgends)|(?:wünsch\p{L}*|bitte|um) keine nennung|bitte (?:davon |dazu |darüber )?nichts(?: davon| dazu| darüber)?|noch nicht (?:durch|spruchreif|offiziell|unterschrieben)|darf (?:\p{L}+ ){0,2}erst nach|bleibt unter uns|wei(?:ß|ss)(?: dort| davon)? (?:noch )?(?:nicht|niemand|keiner|nichts))(?!\p{L})/iu,
  /(?<!\p{L})(?:entre nous|pour vous seule?s?|merci de ne pas|n[’']en parle[zs]? pas|en (?:toute )?confidence|ne (?:le )?(?:dis|dites|répète|répétez|mentionne[zs]?|diffuse[zs]?) pas|(?:à )?ne pas (?:diffuser|communiquer|divulguer|mentionner)|(?:c[’']est|reste) (?:encore )?confidentiel|(?:n[’'](?:a|ont) pas|pas) encore (?:annoncé|été annoncé|dit)|(?:n[’']est|ne sont) pas (?:encore )?au courant)(?!\p{L})/iu,
];

/** What the client would pay at most, which is said to the recruiter: the sentence alone is kept back. */
const CEILING =
  /\b(?:(?:could|can|would|might|may|['’]d|['’]ll) (?:stretch|go (?:up )?|push|run|flex|move)(?: up)? ?to (?:[A-Z]{3} ?)?[$£€]?\d|(?:['’]d|would|could|will) go [$£€]?\d{2,}|(?:absolute|very) (?:top|max(?:imum)?|ceiling)|(?:budget|rate|salary)(?: is| has an?)? ?(?:cap|caps|ceiling|tops? out|max(?:es|imum)?|limit)\b|ceiling per|(?:max(?:imum)?|most|top) (?:we|they|he|she)(?:['’]d| would| can| could|['’]ll| will)? (?:pay|go|stretch)|(?:do ?n['’]t|do not|never) (?:go above|exceed)|do not exceed|not (?:go )?(?:above|beyond|over) [$£€]?\d)|(?<!\p{L})(?:schmerzgrenze|budgetobergrenze|gehaltsobergrenze|budgetlimit|maximal drin|(?:könn\p{L}*|kann) (?:bis|auf) .{0,12}hochgehen)(?!\p{L})|(?<!\p{L})(?:on peut (?:monter|aller) (?:jusqu[’']?)?à|budget max\p{L}*|plafond)(?!\p{L})/iu;

/** Whether a part of a brief is a matter of the agency's terms, which other words of the house tell too. */
const TERMS =
  /(?<!\p{L})(?:fees? (?:as|per|is|stays?|remains?|unchanged|\d)|our rate remains|(?:knock|take) \d+ ?% off|usual (?:fee|terms)|(?:ihr|euer|das) honorar|honorar (?:wie|\d|bleibt)|honoraires?)(?!\p{L})/iu;

const SENTENCES = /(?<=[.!?…])\s+/u;

/**
 * A line of a brief without what was told to the recruiter alone. A line that is headed so is all of it, and so is what follows words that ask
 * to keep something, up to the end of the paragraph; a ceiling of pay and the agency's terms are their sentence alone.
 */
export function withoutAside(line: string): { open: string; aside: string } {
  if (HEADS_ASIDE.test(line)) return { open: '', aside: line };
  const asides: string[] = [];
  const unbracketed = line.replace(/\s*[([]([^()[\]]{6,})[)\]]/gu, (whole, inside: string) => {
    if (!asksToKeep(inside) && !CEILING.test(inside) && !HEADS_ASIDE.test(inside)) return whole;
    asides.push(inside);
    return '';
  });
  const open: string[] = [];
  let isKept = false;
  for (const sentence of unbracketed.split(SENTENCES)) {
    isKept ||= asksToKeep(sentence) || HEADS_ASIDE.test(sentence);
    const [said, ceiling] = isKept || TERMS.test(sentence) ? ['', sentence] : withoutCeiling(sentence);
    if (said !== '') open.push(said);
    if (ceiling !== '') asides.push(ceiling);
  }
  return asides.length === 0
    ? { open: line, aside: '' }
    : { open: open.join(' ').trim(), aside: asides.join(' ') };
}

const asksToKeep = (said: string): boolean =>
  !/\byou(?:r|['’]ll)?\b[^.;]*\bconfidential/i.test(said) &&
  (isInConfidence(said) || ASKS_TO_KEEP.some((pattern) => pattern.test(said)));

// "Base 155-175k; can go to 185 for a star": what stands before the semicolon is no secret.
function withoutCeiling(sentence: string): [open: string, ceiling: string] {
  if (!CEILING.test(sentence)) return [sentence, ''];
  const parts = sentence.split(/;\s+/);
  const open = parts.filter((part) => !CEILING.test(part));
  return [open.join('; '), parts.filter((part) => CEILING.test(part)).join('; ')];
}
