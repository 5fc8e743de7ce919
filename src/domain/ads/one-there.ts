import { speaksOfSomebody } from './of-somebody.ts';

/**
 * Whether what is said in confidence is a fact of somebody who is there: a clause in which a certain one, or so many of a crew, is, has or did
 * something, in a sentence that wishes for nobody. "Three of the girls are looking already" picks nobody; "get me a girl" does.
 */

/** What turns on nobody who comes: whom the writer does not want alarmed, of what they have enough, another story. */
const NO_CHOICE: readonly RegExp[] = [
  /^[^:]{3,80}:\s+/u,
  /(?:don['’]?t|do not|doesn['’]?t|does not|would(?:n['’]?t| not)|wants?) (?:want |need )?(?:it|this|that|(?:the|my|our|his|her|any of the) \p{L}+)(?: to)? (?:\p{L}+ed|\p{L}+ing|upset|hear|know|find|see|panic|quiet|round|out|hush)(?!\p{L})/giu,
  /(?<!\p{L})(?:does|do|did)(?:n['’]?t| not) want (?:an? |any )?(?:fuss|party|send-?off|trouble|drama|scene|gossip|talk)(?!\p{L})/giu,
  /(?<!\p{L})(?:fed up|tired|sick) (?:with|of) (?:us|it|that|the (?:bank|owners?|council|client|landlord))(?!\p{L})/giu,
  /(?<!\p{L})(?:that(?:['’]s| is) )?(?:another|a different) (?:story|matter|thing|day)(?!\p{L})/giu,
  /^\W*no names?(?: (?:mate|pal|please|pls|ok))?(?=\s*[,.;!]|$)/iu,
  // "So stick to the rate": to what is paid, and to nobody.
  /(?:^|[,;.–-] ?|(?<!\p{L})(?:so|and|but|please|pls) )(?:(?:so|please|pls|just) )*(?:stick|hold|keep|stay) (?:firm )?(?:to|at|with|within|on) (?:(?:the|that|our|this|what) )?(?:\p{L}+ )?(?:rates?|pay|money|figures?|numbers?|budget|salary|range|band|wages?|price|[$£€]\d[\d.,]*k?)(?!\p{L})/giu,
  // "She is the one that said it should be two": what somebody said of a thing.
  /(?<!\p{L})(?:said|says|reckon(?:s|ed)|thought|argued|insisted) (?:that )?(?:it|this) (?:should|must|ought to|would|needed to|needs to) (?:be|have|go|come)(?!\p{L})/giu,
  /(?<!\p{L})wants? (?:out|to (?:sell|leave|retire|go|move|close|quit))(?!\p{L})/giu,
  /(?<!\p{L})(?:der|die|den) bewerber(?:in)? vom letzten mal(?!\p{L})|(?<!\p{L})ça n[’']aide pas/giu,
  /(?<!\p{L})(?:nicht|niet|ne|pas|no|inte)(?: \p{L}+){0,2} (?:mehr|weiter|wieder|meer|terug|plus|sagen|zeggen|dire|decir|säga|weten|sait|l[’']ignore)(?!\p{L})|(?<!\p{L})ne (?:le |la )?(?:sait|savent|revien\p{L}+) pas|wil je niet zeggen/giu,
];
const WISHES =
  /(?<!\p{L})(?:wants?|wanted|needs?|prefer\p{L}*|rather|instead|again|avoid|must|should|ought|has to|have to|would|fit in|find|get me|send|hire|take on|look for|looking for an?|pick|choose|check|keep it|keep that|enough|like (?:him|her|them|that|those)|like being|no more|not? one|nobody|can['’]?t do|cannot|younger|older|better|ideal\p{L}*|candidates?|applicants?|(?:un)?comfortable|listens? to|respects?|accepts?|trusts?|takes? to|warms? to|puts? up with|stands? for|leave (?:the|any|all|them)|skip|rule out|stick to|can you|could you|please|pls|akzeptier\p{L}*|respektier\p{L}*|gewöhnt|accept\p{L}+|écoutent|à l[’']aise|habitué\p{L}*|aceptan|escuchan|cómod\p{L}*|acostumbrad\p{L}*|accettano|gewend|someone|somebody|anyone|anybody|lieber|bitte|diesmal|nur|soll\p{L}*|such\p{L}*|kein\p{L}*|besser|jemand\p{L}*|plutôt|cette fois|cherch\p{L}*|préf\p{L}*|veux|voudr\p{L}*|quelqu[’']un|mejor|esta vez|busc\p{L}*|quier\p{L}*|alguien|ningun\p{L}*|meglio|questa volta|liever|deze keer|graag|zoek\p{L}*|iemand|geen|hellre|den här gången|någon|ingen|inga|melhor|desta vez|alguém)(?!\p{L})/iu;

/** That somebody is, has or did something. */
const FACT =
  /(?<!\p{L})(?:is|was|are|were|has|have|had|went|left|lost|got|fell|walked|told|took|owns?|thinks?|runs|said|says|knows?|died|quit|found|ran|broke|sold|bought|started|works|worked|\p{L}{3,}ed|ist|sind|hat|haben|war|waren|ging|kam|führt|macht|trinkt|weiß|sitzt|est|sont|a|ont|était|avait|part|quitte|suit|reprend|prend|sait|es|está|son|están|ha|han|era|lleva|trabaja|deja|è|sono|hanno|gestisce|zijn|heeft|hebben|zit|gaat|neemt|werkt|werd|är|har|var|gick|tar|slutar)(?!\p{L})|['’](?:s|d|ve|re)(?!\p{L})/iu;

/** What they are, have or did, right behind who they are. */
const DID = new RegExp(
  `^,? (?:who|that)(?:['’]s| is| has| was|['’]d)?(?: just| now| already)? (?:gone|left|leaving|away|resigned|quit|walked out|retired)(?!\\p{L})|^,?(?:\\s+(?!because|as|if|when|who)[\\p{L}’'-]+){0,3}?(?:,?\\s+(?:off|gone|away|called|out)(?!\\p{L})|,?\\s*(?:${FACT.source}))`,
  'iu',
);

const MANY =
  '(?:\\d+|a couple|a few|both|some|half|most|one|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|twee|drie|två|tre|tv[åa])';
/** Who is there already: whose, which, how many of them, or one who is called by their name. */
const THERE = new RegExp(
  `(?<![\\p{L}'’])(?:(?:my|our|his|her|their|your|the|this|that|those|mein\\p{L}*|unser\\p{L}*|sein\\p{L}*|ihr\\p{L}*|de[rmnst]|die|das|(?:^|(?<=[:.;,–-] ))(?:last|previous|current|present|former)|mon|ma|mes|son|sa|ses|notre|nos|la|le|les|mis?|sus?|nuestr\\p{L}+|el|los|las|il|lo|gli|mio|mia|suo|sua|mijn|zijn|haar|onze|het|min|mina|vår\\p{L}*|hans|hennes)|\\p{Lu}[\\p{L}-]+['’]s?|${MANY}(?: of (?:the|our|my|them|these|those))?|an? (?:young |old |older |lovely )?)(?: (?!right|ideal|best|perfect|kind|type|sort|next|new|other)[\\p{L}-]+){0,2}\\s*$`,
  'iu',
);
const KIN =
  /(?<!\p{L})(?:wife|husband|partner|brother|sister|son|daughter|cousin|nephew|niece|uncle|aunt\p{L}*|mother|father|mum|mom|mam|dad|nan|frau|mann|vater|mutter|bruder|schwester|tochter|sohn|mari|femme|fils|fille|frère|sœur|soeur|père|mère|marido|mujer|hermano|hermana|hijo|hija|padre|madre|marito|moglie|figli[oa]|vrouw|man|broer|zus|vader|moeder|dochter|zoon|fru|bror|syster|pappa|mamma)(?!\p{L})/iu;
/** Words for people by their sex or family. */
const PERSON =
  /^(?:(?:\p{L}+ )?(?:lads?|girls?|boys?|guys?|chaps?|fellas?|blokes?|wom[ae]n|m[ae]n|lad(?:y|ies)|killar|tjejer|jungs|mädels?|frauen|männer|mujer(?:es)?|hombres?|chic[oa]s?|femmes?|hommes?|filles?|gars|vrouwen|mannen|meiden|jongens))$/iu;

/** What is said of all of them, or always: it hints at who should come. */
export const HINTS =
  /(?<!\p{L})(?:all|both(?= (?:of|are|were|had|have|left|the|my|our|girls?|lads?|m[ae]n|wom[ae]n|boys|guys|ladies|young|old)(?!\p{L})|[,.;]|$)|always|every(?! (?:(?:job|trade) )?(?:boards?|ads?|adverts?|postings?|pages?|e-?mails?|posts?|papers?)(?!\p{L}))|constantly|forever|never|didn['’]?t work|did not work|(?:have|has|had)(?:n['’]?t| not| never)(?: really| quite| exactly| ever)? (?:worked(?! (?:since|here|for|in|on|at|with|as|an?|all|much|long|there|through)(?!\p{L}))|lasted|stuck(?! to)|clicked|fitted|suited|gelled|cut it|panned out|been (?:any good|up to|right for|a success))|work(?:s|ed) out|likes? it|too (?:old|young|weak)|past it|used to an?|(?:are|is|were) (?:men|women|male|female|girls|boys|lads)|(?:hated|loved|learned from) (?:it|that)|done with (?:it|that)|dauernd|ständig|immer|beide|alle|toujours|tous|toutes|les deux|siempre|todos|todas|altijd|allemaal|alltid|alla|båda)(?!\p{L})/iu;
const ONE_BEFORE =
  /(?<!\p{L})(?:last|previous|former|one before|letzte[rn]?|vorige[rn]?|dernière?s?|précédent\p{L}*|últim[oa]s?|anterior|ultim[oaie]|precedente|förra|laatste)(?!\p{L})/iu;

const CLAUSES =
  /[,;:–]\s+|\s(?:and|but|so|because|while|who|und|aber|weil|et|mais|y|pero|e|ma|en|maar|och|men)\s/giu;

/**
 * @param said a sentence that no ad holds
 * @param found what was found in it, and where it begins there
 * @param chooses whether words choose among those who come
 */
export function tellsOfOneThere(
  said: string,
  found: { at: number; words: string },
  chooses: (text: string) => boolean,
): boolean {
  const open = NO_CHOICE.reduce((text, pattern) => text.replace(pattern, ' '), said);
  if (WISHES.test(open) || HINTS.test(open) || chooses(open)) return false;
  if (ONE_BEFORE.test(open) && !PERSON.test(found.words.trim())) return false;
  const end = found.at + found.words.length;
  let [from, to] = [0, said.length];
  for (const { index, 0: sign } of said.matchAll(CLAUSES)) {
    if (index + sign.length <= found.at) from = index + sign.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  const clause = said.slice(from, to);
  const before = said.slice(0, found.at);
  const isAlarmed = open.length < said.length && !open.includes(clause) && !open.includes(found.words);
  // "Jim owns it and is ill": who it is may stand in the clause before.
  if (!FACT.test(clause) && !FACT.test(said.slice(from)) && !isAlarmed) return false;
  if (PERSON.test(found.words.trim()))
    return isAlarmed
      ? THERE.test(before)
      : (DID.test(said.slice(end)) && THERE.test(before)) ||
          (LEAVES.test(said.slice(end)) && /(?:^|[,;:.–-] ?|(?<!\p{L})(?:and|but|so) )$/iu.test(before));
  if (KIN.test(found.words))
    return /\s/u.test(found.words.trim()) || THERE.test(before) || FACT.test(said.slice(end, to));
  // An illness, a child, a divorce: whose it is was said before.
  return speaksOfSomebody(said) || KIN.test(before) || HAS_SUBJECT.test(before);
}

/** "Bloke leaving is Tom": who goes or went, with no article before them. */
const LEAVES =
  /^ (?:(?:who|that)(?:['’]s| is| was)? )?(?:leaving|going(?! to)|retiring|finishing up|we(?:['’]ve| have)? lost|who left|that left|(?:who|that)(?:['’]s| is) gone|in the job now|there now) (?:is|was|['’]s|has|had|got)(?!\p{L})/iu;

const HAS_SUBJECT =
  /(?<!\p{L})(?:he|she|they|i|we|my|our|the|his|her|er|sie|mein\p{L}*|unser\p{L}*|de[rn]|die|il|elle|mon|ma|notre|le|la|él|ella|mi|el|nuestr\p{L}+|lui|lei|mio|hij|zij|ze|mijn|onze|han|hon|min|vår\p{L}*)(?: \p{L}+)*? |\p{Lu}\p{Ll}+(?:['’]s)? /iu;
