// What somebody brings is said to count in one place, and not here: "In Manila that CV gets you a job. In Toowoomba it doesn't."

const OWN =
  '(?:CVs?|cvs?|r[eé]sum[eé]s?|degrees?|diplomas?|accents?|schools?(?! (?:run|bus|hall|fees|holidays))|schooling|universit(?:y|ies)|education|(?:sur)?names?|backgrounds?|references?|manners|english|experience|face|beard|headscar(?:f|ves)|zeugnis(?:se)?|abschluss|abschlüsse|lebenslauf|akzent|diplome?|ausbildung|titel|papiere?|erfahrung|name|diplôme|parcours|accent|nom|expérience|título|currículum|acento|apellido|experiencia|titolo|curriculum|accento|cognome|diploma|opleiding|achternaam|accent)';
const THERE =
  "(?:(?<=(?:^|[\\s,])(?:[Ii]n|[Àà]|[Ee]n|[Aa]u|[Aa]d?)) \\p{Lu}[\\p{L}'’-]+|(?<!\\p{L})(?:[Bb]ack home|[Oo]ver there|[Ww]here (?:he|she|they|you)(?:['’]s|['’]re| is| are| come| comes|['’]ve| has)[^.;,]{0,15} from|[Oo]verseas|[Aa]broad|[Dd]ort|[Ll]à-bas|[Aa]llá|[Ll]aggiù|[Dd]aar)(?!\\p{L}))";
const HERE =
  "(?:here|over here|round here|around here|in this (?:town|firm|country|office|shop)|with us|for us|hier|bei uns|ici|chez nous|aquí|qui|da noi|bij ons|(?:in|à|en|a) \\p{Lu}[\\p{L}'’-]+)";
const NOT =
  "(?:(?:,? )?(?:it|they|that|this|you)? ?(?:doesn['’]t|does not|don['’]t|do not|won['’]t|will not|isn['’]t|is not|wouldn['’]t)|not(?: so much| really| at all)?|(?:it|they|that) (?:counts?|means?|is|are)(?: for)? (?:nothing|little|worthless)|(?:it|that)['’]s (?:a different|another) (?:matter|story)|(?:zählt|reicht|gilt|hilft) (?:\\p{L}+ )?nicht|(?:leider )?nicht|non|pas|ça ne \\p{L}+ pas|no|no sirve|no vale|no basta|niet|telt (?:\\p{L}+ )?niet)";
const HAS_OWN = new RegExp(`(?<!\\p{L})${OWN}(?!\\p{L})`, 'iu');
const IS_THERE = new RegExp(THERE, 'u');
const SECOND = new RegExp(
  `^\\W*(?:(?:but|and|sadly|unfortunately|aber|mais|pero|ma|maar) )?(?:${HERE},? ${NOT}|(?:not|nicht|pas|no|non|niet) ${HERE})(?=\\W*$|[,;:-])`,
  'iu',
);
const IN_ONE = new RegExp(
  `${THERE}[^.;]{0,40},? ?(?:but |aber |mais |pero |ma |maar )?(?:not|nicht|pas|no|non|niet) (?:in|à|en|a|here|hier|ici|aquí|qui)(?: \\p{Lu}[\\p{L}'’-]+)?\\W*$`,
  'u',
);
// What is earned, built or allowed differs lawfully from place to place.
const OF_WORK =
  /[$£€]|\d|\b(?:licen[cs]e\p{L}*|registr\p{L}*|recogni[sz]ed|board|council|visa|salary|pay|wages?|rent|house|lead\p{L}* to|bridging|convert\p{L}*|assess\p{L}*|anerkenn\p{L}*|homolog\p{L}*|equival\p{L}*)\b/iu;

const MOST_WORDS = 9;

/**
 * Whether a sentence says that what somebody has counts somewhere else, and the next one, or its own end, that here it does not.
 * @param next undefined to look in the sentence alone
 */
export function countsElsewhere(text: string, next: string | undefined): boolean {
  if (OF_WORK.test(text) || (next !== undefined && OF_WORK.test(next))) return false;
  if (!HAS_OWN.test(text)) return false;
  if (next === undefined) return IN_ONE.test(text);
  return (next.match(/\p{L}+/gu)?.length ?? 0) <= MOST_WORDS && IS_THERE.test(text) && SECOND.test(next);
}
