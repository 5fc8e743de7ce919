import { tagged } from '../speech/index.ts';
import { isWordNear } from '../speech/lists-of-more.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';
import { isInDictionary, type Reading, readingOf } from './reading.ts';
import { beginsSentence, type Reason } from './spans.ts';

interface Place {
  start: number;
  end: number;
}

/** Whether a sentence begins with a word that says how what follows is: `Naval project manager`, of somebody at Naval Group. */
export function isQuality(reason: Reason, text: string, start: number, end: number): boolean {
  const small = text.slice(start, end).toLowerCase();
  if (reason !== 'employer' || !/^\p{Ll}+$/u.test(small) || !beginsSentence(text, start)) return false;
  if (!/^ \p{Ll}/u.test(text.slice(end)) || !isInDictionary(small)) return false;
  const [first, next] = tagged(`${small}${text.slice(end, end + 40)}`);
  return first?.pos === 'ADJ' && next?.pos === 'NOUN';
}

/** Whether somebody is told to do what the word says: `Grab a coffee with them`. */
export const isCommand = (reason: Reason, text: string, start: number, end: number): boolean =>
  reason === 'employer' &&
  beginsSentence(text, start) &&
  /^ (?:an?|your|some|any|it|this|these|them|him|her)(?!\p{L})/u.test(text.slice(end, end + 8)) &&
  isInDictionary(text.slice(start, end).toLowerCase());

/** Where a house stands in small letters in languages that are read by a list of their words. */
const THERE_ABROAD =
  /(?<!\p{L})(?:bei|beim|chez|presso|bij|hos|na|no|nella|nel|alla|al|pela|pelo|en la|en el|de la|del|ex|trabaj\p{L}* (?:en|para)|trabalh\p{L}* (?:em|para)|lavor\p{L}* (?:in|per)|travaill\p{L}* (?:à|pour)) $/iu;

const THERE_SLAVIC = /(?<!\p{L})(?:v|ve|w|we|u|z|ze|do|od|pro|dla|pri|při|na|in|la|ben|nál) $/iu;
/** One of a kind: `no titan of PowerPoint`, `a target of the audit`. */
const IS_ONE = /(?<!\p{L})(?:an?|no|any|another|every|each|some|such a|quite a|that|this) $/iu;
/** Whether a word in small letters is one of a kind that many are of. */
export const isOneOf = (text: string, { start, end }: Place): boolean =>
  /^\p{Ll}+$/u.test(text.slice(start, end)) &&
  IS_ONE.test(text.slice(Math.max(0, start - 16), start)) &&
  /^ of \p{L}/u.test(text.slice(end, end + 6));

/**
 * How a word in small letters reads that is both a house's name and a word of the language of the text: `ao vivo` of somebody at Vivo. It
 * is the word, and told to whoever looks where somebody may have been there. Null where it is none.
 */
export function readSmall(text: string, { start, end }: Place): Reading | null {
  const said = text.slice(start, end);
  if (!/^\p{Ll}{3,}$/u.test(said)) return null;
  const reader = readerOf(text);
  if (isOneOf(text, { start, end })) return 'word';
  // Of a language without a reader the list of a near one has the word too: `každá škoda`, with that of Slovak for Czech.
  if (reader === null && /\p{Lu}\p{Ll}/u.test(text) && isWordNear(text, said))
    return THERE_SLAVIC.test(text.slice(Math.max(0, start - 8), start)) ? 'unsure' : 'word';
  if (reader === null || reader === 'en' || !isWordOf(reader, said)) return null;
  return THERE_ABROAD.test(text.slice(Math.max(0, start - 20), start)) ? 'unsure' : 'word';
}

/** What only a thing does: `The first bus out at 4.50`, `the green line is late`. */
const THING_DOES =
  /^ (?:out|home|in|back|up|off|away|there|today|tonight|at \d|(?:leaves?|left|goes|runs|arrives?|departs?) at|of the (?:day|morning|night|week|month|year|season)|(?:is|was) (?:late|early|full|empty|broken|delayed|cancelled))(?!\p{L})/u;
/**
 * Whether a house of several words of the language stands all in small letters behind an article, where a thing does what follows, in a text that has
 * capitals.
 */
export function isThingInSmall(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  if (!/^\p{Ll}{2,}(?: \p{Ll}{2,})+$/u.test(said)) return false;
  if (!said.split(' ').every(isInDictionary)) return false;
  const before = text.slice(Math.max(0, start - 24), start);
  return (
    /(?:^|[.!?;,\n] ?|(?<!\p{L})(?:and|but|[Cc]atch(?:es|ing)?|[Cc]aught|[Mm]iss(?:es|ed)?|[Gg]ets?|[Tt]akes?|[Tt]ook|on|by) )(?:[Tt]he|[Aa]n?|[Ee]very|[Tt]hat) $/u.test(
      before,
    ) &&
    THING_DOES.test(text.slice(end, end + 24)) &&
    /\p{Lu}\p{Ll}/u.test(text)
  );
}

/** What is said of a number and of no house: `Target was met`, `Delta grew by 9 %`. */
const MEASURED =
  /^ (?:(?:is|was|were|has been|had been|were|has|had) (?:also |always |just |nearly |almost |easily |still |never |not |only )?(?:met|missed|exceeded|reached|hit|cut|raised|lowered|achieved|agreed|beaten|surpassed|doubled|halved|increased|reduced|closed|up|down|above|below|about|around|[\d$€£])|(?:grew|rose|fell|went up|went down|increased|decreased|widened|narrowed|shrank|stood|stands|sits?) (?:by |to |at )?[\d$€£])/u;

/** Whether a word at the beginning of a sentence is something measured. */
export const isMeasured = (text: string, end: number): boolean => MEASURED.test(text.slice(end, end + 50));

/** How something was that nobody works for: `Life has been hectic`. */
const HOW_IT_WAS =
  /^(?:[’']s| (?:is|was|has been|had been|gets?|got|looks?|seems?|feels?|remains?))(?: (?:a bit|very|so|quite|rather|pretty|too|really|just|now|still|always|more|less))* (?:hectic|busy|quiet|good|better|fine|hard|tough|calm|calmer|short|easy|easier|difficult|messy|complicated|sweet|strange|full|different|great|grand|mad|chaotic|back to normal|happy|settled|simple|steady|slow|over|on track|under way|underway|high|low|late|due|sorted|ok|okay)(?= ?[.,;:!?)]|$| (?:and|but|at|with|since|lately|again|so|as|for (?:her|him|them))(?!\p{L}))/u;
/** Whether a word of a house's name at the beginning of a sentence is a thing of which is told how it was. */
export const isHowItWas = (text: string, { start, end }: Place): boolean =>
  HOW_IT_WAS.test(text.slice(end, end + 60)) && isInDictionary(text.slice(start, end).toLowerCase());

const OF_A_THING =
  /^ (?:on|upon|of|between|among|towards) (?!(?:the|a|an) (?:board|team|books|payroll|staff)(?!\p{L}))(?:(?:the|an?|one|his|her|their|its|our|this|that|key|each|all|any|such|more|some) )?\p{Ll}{3,}/u;

/** `Downer on the rail sigs`: as well where somebody was for their house. */
const ON_THE =
  /^ on the (?!(?:one|other|whole|contrary|job|market|basis|back|way|table|wall|part|day|side|road|client|customer|team|business|quality)(?!\p{L}))\p{Ll}{3,}/u;

/** Whether a house is perhaps meant all the same where it might be a thing by what it is of. */
export const mayBeOnSite = (text: string, end: number): boolean => ON_THE.test(text.slice(end, end + 40));

/** Whether a word at the beginning of a sentence is a thing by what it is of: `Reliance on one customer`, of somebody at Reliance. */
export const isOfThing = (text: string, { start, end }: Place): boolean =>
  beginsSentence(text, start) &&
  OF_A_THING.test(text.slice(end, end + 40)) &&
  isInDictionary(text.slice(start, end).toLowerCase());

// `Spark NZ before`, `Wells 2008-2015`, `Earlier: Apple`: where somebody worked, told in a list.
const LISTED_BEFORE =
  /(?:^|[\s(])(?:earlier|before(?: that)?|previously|formerly|then|prior|past|employers?|currently|now|today|ex)\s*[:,–-]\s*$/iu;
const WHEN = '(?:19|20)\\d\\d';
const LISTED_AFTER = new RegExp(
  [
    `^(?:,? ${WHEN}\\b`,
    `,? \\(${WHEN}`,
    ` (?:since|until|till|from) (?:(?:early|late|mid|the (?:start|end) of|\\p{Lu}\\p{Ll}{2,8}) )?${WHEN}(?=[,.;)]|$| and| where| to|[–-])`,
    `: ${WHEN}\\s?[–-]`,
    ' (?:since|until|till) (?:(?:early|late|mid|last) )?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|school|university|college|graduat\\p{L}+)(?!\\p{L}))(?=[,.;)]|$| as| in| on| and)',
    ' (?:NZ|UK|US|USA|Australia|Ireland|Canada|Group|Ltd|Limited|plc|PLC|Inc)\\b',
    '(?: (?:NZ|UK|US))? before(?:,| that\\b| then\\b|[.;]|$)',
    ',? (?:desde|depuis|dès|seit|ab|dal|desde|sinds|vanaf|sedan|från|siden|fra|od|от|с|з|dal|din|óta|alates|kopš|nuo) (?:(?:el|le|il|o|dem|het) )?(?:\\p{L}{3,10} (?:de |del )?)?(?:19|20)\\d\\d',
    ' for (?:(?:the )?(?:last|past) |about |nearly |almost |over )?(?:\\d+|an?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:years?|months?)(?!\\p{L}))',
  ].join('|'),
  'u',
);
const THEM =
  '(?:(?:on )?(?:him|her|them|me|us|the candidate|this (?:one|lad|lass|chap|fellow|girl|guy|woman|man|person|candidate))|ele|ela|hem|haar|ham|hende|henne|honom)';
/** What a house does to somebody, who is named by a word that means the candidate. */
const ACTED = new RegExp(
  [
    `^ (?:has |had |have |also |then |later |now |first |just |recently |always |still )*(?:hired|poached|headhunted|recruited|promoted|moved|transferred|seconded|sent|posted|trained|employed|sponsored|put|made|gave|gives|given|offered|kept|keeps|lured|brought|took|taken|let|paid|pays|want(?:s|ed)?|ha(?:s|ve|d)|laid|flew|asked|trusted|relocated|appointed|retained|approached|counter-?offered|rehired|fired|released|contracted|engaged|approved|signed|handed|named|taught|backed|funded|rotated|lent|loaned|treats?|treated|rates?|rated|likes?|needs?) ${THEM}(?!\\p{L})`,
    // Of French, Spanish and Italian, Portuguese, German and Dutch.
    "^ (?:l[’']|(?:lui|les|leur|la|le) )(?:a|avait|ont|avaient) \\p{Ll}+",
    "^ (?:lo|la|le|los|las|les|gli|li|l[’'])(?: (?:ha|había|aveva))? ?\\p{Ll}{2,}(?:ó|ò|aron|ieron|ado|ido|ato|uto|ito|jo|so|zo)(?!\\p{L})",
    '^ (?:o|a|os|as|lhe) \\p{Ll}+(?:ou|eu|iu|xe)(?!\\p{L})',
    `^ (?:\\p{Ll}+(?:ou|eu|iu)) (?:ele|ela)(?!\\p{L})`,
    '^ (?:hat|hatte|holte|schickte|übernahm|warb|beförderte|stellte|bildete|versetzte|zahlt|zahlte|gab) (?:ihn|sie|ihm|ihr)(?!\\p{L})',
    '^ (?:heeft|had|nam|haalde|stuurde|gaf|betaalt|vroeg) (?:hem|haar)(?!\\p{L})',
  ].join('|'),
  'u',
);
/** What is done with somebody behind the verb and what was done: `Boots opened the branch with her`. */
const WITH_THEM = new RegExp(
  `^ (?:opened|started|set up|built|launched|ran|closed|grew|put|took|gave|offered|handed|entrusted|trusted|made|created|filled|rolled out|cut|moved|paid) [^.;!?]{2,60} (?:with|to|for|under|around|on) ${THEM}(?=[.,;]|$| (?:in|after|before|when|and|at|as|last|this|two|three)(?!\\p{L}))`,
  'u',
);

/**
 * How the name of a house reads that is a common word, where a sentence begins with it: the house, where it is told in a list or does
 * something to the candidate (`Target has her on 72k`, `Orange lui a confié`); perhaps it, where the word does something; else the word.
 */
export function houseAtHead(text: string, { start, end }: Place): Reading {
  const after = text.slice(end, end + 120);
  const isSure =
    LISTED_AFTER.test(after) ||
    ACTED.test(after) ||
    WITH_THEM.test(after) ||
    LISTED_BEFORE.test(text.slice(Math.max(0, start - 24), start));
  if (isSure) return 'name';
  if (!/^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end)) || !/^ \p{Ll}/u.test(after)) return 'word';
  return readingOf(text, { start, end }, new Set(), 'last') === 'name' ? 'unsure' : 'word';
}
