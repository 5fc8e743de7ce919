// What a client tells the recruiter of who is not to hear of it, whom nobody should ring, and who is whose: it speaks of people
// who are there already. Where they stand in a sentence is cut out, so that what is left of it can be read for a wish.

const THEIRS = "(?:their|our|the|his|her|my|those|\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*)?['’]s?)";
const CREW =
  '(?:blokes|boys|lads|guys|men|crew|people|staff|team|sisters|nurses|teachers|drivers|patients|parents|families|residents|clients|customers|pupils|ladies|girls|women)';
/** Whom an employer calls a crew: to keep from ringing "the women" there would be a choice. */
const NO_CHOICE = '(?:blokes|boys|lads|guys|crew|people|staff|team|sisters|nurses|lot)';
const NOT =
  "(?:do not|don['’]?t|does not|doesn['’]?t|did not|didn['’]?t|must not|mustn['’]?t|can['’]?t|cannot|should not|shouldn['’]?t|may not|never)";
const HAS_NOT = "(?:(?:has|have|had|is|are|was|were)(?:n['’]?t| not)(?: yet)?(?: been)?(?: yet)?)";
const HEARS =
  '(?:hears?|knows?|sees?|reads?|learns?|finds? out|gets? wind|suspects?|hearing|knowing|seeing|reading|learning|finding out|getting wind)';
const KIN =
  '(?:wife|husband|partner|brother|sister|son|daughter|cousin|nephew|niece|uncle|aunt(?:ie|y)?|mother|father|mum|mom|mam|dad|godson|goddaughter|stepson|stepdaughter)';

const SPANS: readonly RegExp[] = [
  // Who does not know, was told or is not to hear of it.
  new RegExp(
    `(?<!\\p{L})(?:${THEIRS} )?${CREW} (?:still |just )?(?:${NOT} (?:yet )?${HEARS}|${HAS_NOT} (?:told|informed|aware|spoken to))(?: yet)?`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:${THEIRS} )?${CREW} (?:have|has|had|were|was|are) (?:only )?(?:been )?(?:told|informed)(?: only)?(?: that)?`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})${NOT} (?:let|want) (?:[\\p{L}'’]+ ){1,4}?(?:to )?${HEARS}(?: (?:of|about|wind of) (?:it|this|that))?`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:he|she|they) ${NOT} ${HEARS}(?: (?:it|this|that|the|our) ?(?:ad|advert|posting|job|name)?)?(?: with (?:our|the) name)?`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:told|tell) (?:them|['’]?em|him|her|everyone) (?:that )?we(?:['’]ve| have| had|['’]d)(?: got)? (?:\\d+|a few|some|enough|plenty of) ${CREW}`,
    'giu',
  ),
  /(?<!\p{L})(?:not a word|mum['’]?s the word|keep (?:it|this|that) (?:quiet|to yourself|between us)|(?:we|i)(?:['’]d| had) better not (?:write|say|mention|put)(?: (?:that|it|this))?(?: down)?|(?:we|i) (?:would|must|do) ask (?:you )?for (?:your )?discretion)(?: (?:to|with) (?:anybody|anyone|a soul)(?: in the (?:game|trade|business))?)?/giu,
  // "Not a word to the lads", "pas un mot aux gars", "kein Wort zu den Jungs".
  /(?<!\p{L})(?:(?:not a word|don['’]?t breathe a word|say nothing|nothing) to (?:(?:any of )?(?:the|my|our) )(?:lads|girls|boys|guys|blokes|men|women|ladies|team|crew)|(?:pas un mot|motus|ne (?:dites|dis) rien|rien dire) (?:à|aux) (?:(?:mes|nos|les) )?(?:gars|filles|garçons|hommes|femmes)|kein wort (?:zu|an|gegenüber) (?:den|meinen|unseren) (?:jungs|mädels|männern|frauen)|ni (?:una )?palabra a (?:los|las|mis) (?:chic[oa]s|hombres|mujeres)|(?:non una|nessuna) parola (?:ai|alle|con i|con le) (?:ragazz[ie]|uomini|donne)|geen woord (?:tegen|aan) (?:de|mijn|onze) (?:jongens|meiden|mannen|vrouwen))(?!\p{L})/giu,
  // "The fella at council doesn't know", "the lady from the bank hasn't been told": one elsewhere, who is not to hear of it.
  new RegExp(
    `(?<!\\p{L})(?:the|our|his|her) (?:fellas?|fellows?|man|woman|lads?|girls?|lady|ladies|guys?|blokes?|chaps?) (?:(?:over |down |up )?(?:at|in|from|with)) (?:the |our |head )?[\\p{L}'’-]+(?: [\\p{L}'’-]+)? (?:still |just )?(?:${NOT} (?:yet )?${HEARS}|${HAS_NOT} (?:told|informed|aware))(?: yet)?`,
    'giu',
  ),
  // Whom nobody should ring.
  new RegExp(
    `(?<!\\p{L})[Dd](?:o not|on['’]?t) (?:go near|call|ring|phone|approach|contact|poach|touch|talk to|speak to|email|bother|chase) (?:any of )?\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*)*['’]s? ${NO_CHOICE}(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Tt]he |[Aa]ny )?${NO_CHOICE} (?:over )?at \\p{Lu}[\\p{L}]+ (?:are|is) (?:not to be (?:called|rung|phoned|approached|contacted|touched)|off[- ]limits|out of bounds)`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})leave (?:his|her|their) ${NO_CHOICE} (?:be|alone|out of it)(?!\\p{L})`, 'giu'),
  // Who is whose.
  new RegExp(
    `(?<!\\p{L})(?:would like (?:the|this) (?:\\p{L}+ )?for )?(?:my|his|her|our|their|\\p{Lu}\\p{Ll}+['’]s) (?:ex[- ]?|late |own )?${KIN}(?:[- ]in[- ]law)?(?:['’]s (?:${KIN}|friend|firm|business))?(?!\\p{L})`,
    'giu',
  ),
  // The same in Dutch, French, German.
  /(?<!\p{L})(?:wil je |wilt u |graag )?niet (?:zeggen|vermelden|noemen) dat|niemand bij \p{Lu}\p{L}+ (?:benaderen|bellen)|(?:mijn|zijn|haar) (?:zwager|schoonzus|vrouw|man|broer|zus|neef|nicht)(?!\p{L})/gu,
  /(?<!\p{L})(?:(?:ne )?(?:dites|dis|parlez|parle) pas|(?:il|elle) (?:ne )?(?:revient|reviendra) pas|nicht (?:vorab |direkt )?(?:anrufen|kontaktieren|ansprechen))(?!\p{L})/giu,
];

// Whose taste somebody's family is no news: "my wife gets jealous", "my daughter picks them".
const TASTE =
  /(?<!\p{L})(?:jealous|approv\p{L}*|likes?|liking|picks?|choos\p{L}*|happier|happy|comfortable|trusts?|hir\p{L}+|tak(?:e|es|ing) on|after|alone with|company of|her age|his age)(?!\p{L})/iu;

/** Where a sentence speaks of people who are there, as who must not hear, whom nobody should ring, or whose kin they are. */
export function keptFrom(sentence: string): [start: number, end: number][] {
  return SPANS.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(({ 0: said, index }): [number, number] => [
      index,
      index + said.length,
    ]),
  );
}

/** A sentence without these places; null where it tells of somebody's taste. */
export function withoutKept(sentence: string, places: readonly (readonly [number, number])[]): string | null {
  if (TASTE.test(sentence)) return null;
  return Array.from({ length: sentence.length }, (_, at) => sentence[at] ?? '')
    .map((sign, at) => (places.some(([start, end]) => at >= start && at < end) ? ' ' : sign))
    .join('');
}
