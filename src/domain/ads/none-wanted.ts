import { sentenceAt, wishesIn } from './told-inside.ts';

// "I'm too old for the other thing": who writes tells of themselves, and nobody applies.
const OF_WRITER =
  /(?<!\p{L})(?:i(?:['’]m| am)|ich bin|je suis|(?:yo )?(?:soy|estoy)|io sono|ik ben)(?: (?:getting|far|way|just|a bit|bit|probably|myself|frankly|selber?|zelf|trop|ya|ormai|echt))*\s+$/iu;
/** "I'm sixty, so somebody the same", "I'm pregnant, so one who isn't": a wish by what the writer is. */
const LIKE_THEM =
  /(?<!\p{L})(?:same|too|also|likewise|as well|like (?:me|us|myself)|similar|isn['’]?t|is not|aren['’]?t|won['’]?t be|not (?:be|planning|going)|who (?:is|are|can|will|has)|someone|somebody|anyone|anybody|another|match\p{L}*|fit in|prefer\p{L}*|rather|candidates?|applicants?|(?:send|get|find|give|bring|hire|take)(?: me| us)?|ones?|young\p{L}*|old\p{L}*|m[ae]n|wom[ae]n|girls?|lads?|blokes?|guys?|people|jung\p{L}*|alt\p{L}*|frau\p{L}*|männer|mann|jeunes?|femmes?|hommes?|joven\p{L}*|mujer\p{L}*|hombres?|giovan\p{L}*|donn[ae]|uomin[io]|jong\p{L}*|vrouw\p{L}*|mannen|auch|aussi|también|tampoco|anche|ook|também|jemand\p{L}*|quelqu[’']un|alguien|qualcuno|iemand)(?!\p{L})/iu;
const ASKS = /(?<!\p{L})(?:only|preferred|please|nur|seulement|solo|alleen)(?!\p{L})/iu;

// "Tell your missus congrats", "love to your wife", "is your mam better?": kin of whoever reads the brief.
const KIN =
  '(?:missus|wife|husband|partner|mam|mum|mom|mother|dad|father|kids?|children|boys?|girls?|sons?|daughters?|bab(?:y|ies)|little ones?|sister|brother|family|other half|better half)';
const TO_READER = new RegExp(
  `(?<!\\p{L})(?:(?:and )?(?:tell|give|kiss|hug|thank|congratulate|wish) (?:all )?your ${KIN}|(?:regards|love|best|best wishes|hello|hi|cheers|congrats|congratulations|thanks) (?:from me |from us )?to (?:all )?your ${KIN}|(?:is|are|how['’]?s|how is|how are|hope) your ${KIN})(?!\\p{L})`,
  'giu',
);

// "The electrician is my wife's fancy man", "a bride's daddy went down", "Wife thinks we use Seek", "same as Dad": kin of whoever writes, or
// of somebody who is named by what they are to the house. Kin of "his", "her" and "their" may be those of whoever comes.
const RELATION =
  '(?:wife|husband|missus|(?:ex-?|late )(?:wife|husband)|mam|mum|mom|mother|dad|daddy|father|sons?|daughters?|bab(?:y|ies)|sisters?|brothers?|grand-?(?:da?d|ad|father|mother|ma|son|daughter)|gran|nan|nana|nephew|niece|cousin|uncle|aunt(?:ie)?|god(?:son|daughter|father)|(?:mother|father|brother|sister|son|daughter)-in-law|in-laws|kids|stepson|stepdaughter|partner)';
const OF_HOUSE = new RegExp(
  `(?<!\\p{L})(?:(?:my|our)(?: \\p{Ll}+)?|(?:(?:the|a|an) )?(?:boss|owner|landlord|landlady|gaffer|bride|groom|neighbour|neighbor|customer|client|inspector|mayor|chairman|founder|manager|tenant|supplier|director|partner)['’]s?)(?: (?:eldest|youngest|late|own|oldest|middle|other|new|poor))? ${RELATION}(?:['’]s(?: [\\p{L}-]+){1,2})?(?!\\p{L})|(?:^|[.;:!?…–-] ?|(?<!\\p{L})(?:and|but|because|cos|so|as|same as|then) )${RELATION}(?:['’](?:s|d))? (?:thinks?|wants|lent|says|said|told|went|got|gets|took|bought|buys|died|left|ran|runs|gave|made|knows|reckons|was|has (?:the|a|been|got|gone|left)|had (?:the|a)|inherit\\p{L}*|fighting|fell|found|signed|sold|still|never|keeps|kept|won['’]?t|telephoned|rang|called|works|did)(?!\\p{L})|(?<!\\p{L})(?:same as|thanks to|inherited from|taken over from|left by|owed to|belongs to) (?:my )?${RELATION}(?=\\W*$)`,
  'giu',
);

// "Roadstone are sniffing about for men": another house takes people away.
const TAKEN_BY_OTHERS =
  /(?<!\p{L})(?:sniff|poach|circl|pinch|nick|prowl)ing (?:(?:about|around|round|here|again|off) ){0,2}(?:for |after )?(?:(?:our|my|the|more|all) ){0,2}(?:men|lads|boys|girls|guys|blokes|women|ladies)(?!\p{L})/giu;

// "Der Bub will lieber Ferienwohnungen machen", "the young lad wants to go to uni": one there and what they would do themselves.
const ONE_THERE =
  /(?<!\p{L})(?:the|der|die|das|dem|le|la|el|il|de|het)(?: (?!right|ideal|best|perfect|next|new)[\p{Ll}-]+)?\s+$/iu;
const WOULD_DO =
  /^\s+(?:will (?:lieber|eh|jetzt|auch|weg|nach|studieren|nicht (?:mehr|weiter))|möchte (?:lieber|jetzt|weg|studieren)|wants to|would rather (?!be\b|have\b|not\b|hire\b|take\b|see\b|work with\b)\p{L}+|prefiere|quiere (?:irse|estudiar|dejar)|veut (?:partir|faire|arrêter)|wil (?:liever|weg|stoppen)|vuole (?:andare|fare|smettere))(?!\p{L})/iu;

/**
 * Whether words that were found in a brief speak of somebody whom nobody wishes for: the writer, the kin of whoever reads it or of who writes it, people whom
 * another house takes away, or one there who would rather do something else. Nothing besides in that sentence, or that part of it, may wish.
 * @param words what was found, where it begins and how it reads
 */
export function isOfNoneWanted(description: string, words: { start: number; words: string }): boolean {
  const { said, begins } = sentenceAt(description, words.start);
  const at = words.start - begins;
  const end = at + words.words.length;
  if (said === '' || at < 0) return false;
  const [before, behind] = [said.slice(0, at), said.slice(end)];
  // What the writer is themselves, and what they wish besides, is found where it stands, unless it points back to them.
  if (OF_WRITER.test(before) && !ASKS.test(words.words + behind)) return !LIKE_THEM.test(behind);
  const [read] = [...said.matchAll(TO_READER)].filter(
    ({ index, 0: whole }) => index < end && at < index + whole.length,
  );
  if (read !== undefined)
    return !wishesIn(said.slice(0, read.index) + said.slice(read.index + read[0].length));
  const [kin] = [...said.matchAll(OF_HOUSE)].filter(
    ({ index, 0: whole }) => index <= at && end <= index + whole.length,
  );
  if (kin !== undefined) {
    const besides = said.slice(0, kin.index) + said.slice(kin.index + kin[0].length);
    return !wishesIn(besides) && !LIKE_THEM.test(besides);
  }
  const [taken] = [...said.matchAll(TAKEN_BY_OTHERS)].filter(
    ({ index, 0: whole }) => index <= at && end <= index + whole.length,
  );
  if (taken !== undefined) return !wishesIn(said.slice(taken.index + taken[0].length));
  if (ONE_THERE.test(before) && WOULD_DO.test(behind))
    return !wishesIn(`${before}${behind.replace(WOULD_DO, '')}`);
  return false;
}
