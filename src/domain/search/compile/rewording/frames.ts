import { matchesOfAny } from '#src/lib/matches.ts';
import { placeNamed } from '../../../lexicon/places.ts';
import { roles } from '../../../lexicon/terms.ts';
import { wordsOf } from '../../../lexicon/text.ts';
import { isGivenName } from '../../../names/index.ts';
import { isEnglish } from '../../../speech/index.ts';
import { isEmployer } from './who-employs.ts';

/** How much and how soon something is wanted, in between. */
const HOW = String.raw`(?:(?:now|currently|urgently|also|still|really|just|again|always|so|pretty|absolutely|very|quite|desperately|badly|terribly|dreadfully|awfully|actively|presently|suddenly|only|all|both|utterly|totally|completely|properly|fair|rather|actually|clearly|forever|constantly|basically|even|then|finally|definitely|simply|keenly|dying\s+to|anxiously)\s+)*`;
const BE = String.raw`(?:(?<=\p{L})['’](?:s|re|m)|(?:is|are|am|was|were|be|been|being)|(?:(?:has|have|had|['’](?:s|ve))\s+been)|(?:(?:has|have|had|will|would|may|might|must|should)\s+be(?:en)?))`;
const HAS = String.raw`(?:(?<=\p{L})['’](?:s|ve)(?:\s+got)?|has|have|had|having|got|gets?|getting|gives?|gave|given)`;
const US = String.raw`(?:me|us|you|him|her|them|the\s+(?:desk|team|office|agency|firm)|our\s+(?:desk|team|office|agency|firm)|this\s+(?:desk|office|agency))`;
const TO_GET = String.raw`(?:hire|find|see|meet|appoint|recruit|bring\s+(?:in|on|over)|take\s+(?:on|in)|interview|employ|identify|source|engage|secure|attract|add|get(?:\s+hold\s+of|\s+in)?|approach|(?:speak|talk)\s+(?:to|with)|hear\s+(?:from|about|of)|look\s+(?:for|at)|line\s+up|pick\s+up|sign(?:\s+up)?|land|have|track\s+down|chase\s+(?:down|up)|hunt\s+(?:for|down)|search\s+for|headhunt|head-hunt|poach|tempt|bag|snap\s+up|lure|win|consider|review|shortlist|know\s+(?:of|about)|fill\s+(?:it|this|that|them|the\s+\p{L}+)\s+with|replace\s+(?:him|her|them|\p{L}+)\s+with|staff\s+(?:it|up)\s+with|start\s+with|build\s+a\s+\p{L}+\s+of|introduce|send|put\s+(?:forward|up|together)|contact|call|ring)`;
const SOUGHT = String.raw`(?:for|of|on|about|after|in|with)`;

/** That somebody is wanted, in all its words; who is wanted stands behind. */
const WANT: readonly string[] = [
  // "Needs", "wants to see", "is wanting".
  String.raw`(?:${BE}\s+${HOW})?(?:needs?|needing|wants?|wanting|requires?|requiring|seeks?|seeking|desires?|fanc(?:y|ies)|demands?|craves?|wishes|wish|hopes?|hoping|plans?|planning|intends?|intending|aims?|aiming|means?|looks?|looking|trying|tries|try|ready|set|due|about|going|eager|keen|anxious|impatient|prepared|willing|happy|minded|inclined|itching|dying|desperate|determined)\s+${HOW}to\s+${HOW}${TO_GET}`,
  String.raw`(?:${BE}\s+${HOW})?(?:needs?|needed|needing|wants?|wanted|wanting|requires?|requiring|seeks?|seeking|fanc(?:y|ies)|demands?|craves?|desires?)`,
  // "Is mad for", "are in the market for", "we're two short of", "is keen on".
  String.raw`${BE}\s+${HOW}(?:(?:\d+|one|two|three|four|five|six|seven|eight|ten|a\s+(?:couple|few|dozen)|several|half\s+a\s+dozen)\s+)?(?:mad|keen|eager|hungry|desperate|anxious|stuck|strapped|struggling|crying(?:\s+out)?|screaming(?:\s+out)?|shouting(?:\s+out)?|begging|dying|gasping|itching|longing|yearning|pining|hoping|praying|looking(?:\s+out|\s+around|\s+about)?|searching|hunting|fishing|shopping|scouting|scouring\s+(?:the\s+market|around)|asking|calling|chasing|pushing|pressing|shouting|advertising|tendering|bidding|interested|short|light|low|thin|down|out|after|open|set|sold|big|on\s+(?:the\s+)?(?:hunt|lookout|look-out|prowl|search|market|trail)|in\s+(?:the\s+)?(?:market|need|want|search|hunt|desperate\s+need|urgent\s+need|dire\s+need|sore\s+need)|hot|wild|crazy|agitating|angling|champing|chomping)\s+${SOUGHT}`,
  String.raw`${BE}\s+${HOW}(?:after|seeking|hiring|recruiting|sourcing|chasing|interviewing|headhunting|advertising\s+for|bringing\s+in|taking\s+on|appointing|assembling|collecting|missing|lacking|(?:bulk|mass|volume|campus)[\s-]+hiring(?:\s+(?:of|for))?|putting\s+together\s+(?:an?\s+)?(?:slate|short-?list|long-?list|list|team|panel|crew|pool|bench|squad)\s+of|building\s+(?:(?:up|out)\s+)?(?:an?\s+|their\s+|his\s+|her\s+|our\s+)?(?:team|crew|bench|pool|squad|function|desk|practice)\s+of|(?:staffing|tooling|gearing|crewing|manning)\s+up\s+(?:with|on|for))`,
  // "Are two chefs short", "is down a chef", "have a baker screaming for".
  String.raw`${BE}\s+${HOW}(?:an?|\d+|one|two|three|four|five|six|seven|eight|ten|a\s+(?:couple|few|dozen)(?:\s+of)?|several)(?=\s+\p{L}+(?:\s+\p{L}+){0,3}\s+(?:short|down|light)(?!\p{L}))`,
  String.raw`(?:${BE}\s+|(?:has|have)\s+gone\s+)${HOW}(?:down|short|light|missing|minus|without|losing|lacking)(?:\s+(?:by|of))?(?=\s+(?:an?|\d+|one|two|three|four|five|six|seven|eight|ten|several|some)\s)`,
  String.raw`${HAS}\s+(?:\p{L}[\p{L}'’&.-]*\s+){1,5}?(?:on\s+at\s+${US}|on\s+to\s+${US}|at\s+${US}|on\s+my\s+back|on\s+the\s+phone|in\s+my\s+ear|asking|begging|screaming|shouting|crying(?:\s+out)?|wanting|needing|seeking|looking(?:\s+out)?|hunting|waiting|desperate|mad|keen|chasing(?:\s+${US})?|pestering\s+${US}|nagging\s+${US}|who\s+(?:needs?|wants?|is\s+after))(?:\s+(?:for|about|on|after))?`,
  // "Has an opening for", "have the go-ahead for", "has room for".
  String.raw`${HAS}\s+${HOW}(?:(?:an?|the|some|several|\d+|one|two|three|four|five|six|our|their|his|her)\s+)?(?:\p{L}+\s+){0,2}?(?:openings?|vacanc(?:y|ies)|gaps?|needs?|requirements?|positions?|jobs?|roles?|posts?|spots?|seats?|slots?|chairs?|desks?|room|space|budget|headcount|approval|sign-?off|go-?ahead|green\s+light|work|briefs?|mandates?|orders?|requests?|holes?|places?|hunger|appetite|call|use)\s+(?:open\s+|going\s+|free\s+|available\s+|approved\s+|signed\s+off\s+)?for`,
  // "Asked us to find", "has me looking for", "is on at me for", "instructed us to approach".
  String.raw`(?:(?:has|have|had|(?<=\p{L})['’](?:s|ve)|${BE})\s+)?${HOW}(?:asks?|asked|asking|instruct(?:s|ed|ing)|retain(?:s|ed)|engage[sd]?|brief(?:s|ed)|mandate[sd]?|commission(?:s|ed)|begs?|begged|begging|tells?|told|task(?:s|ed)|charge[sd]?|trust(?:s|ed)|hire[sd]?|wants?|needs?|has|have|had|got|sets?|set|put|sent|sends)\s+${US}\s+${HOW}(?:for|after|about|to\s+${HOW}${TO_GET}|(?:out\s+)?(?:looking|hunting|searching|scouting|fishing|chasing|digging)\s+(?:for|after|around\s+for)|on\s+to)`,
  String.raw`(?:(?:has|have|had|(?<=\p{L})['’](?:s|ve)|${BE})\s+)?${HOW}(?:asks?|asked|asking|pleads?|pleaded|pleading|begs?|begged|begging|shouts?|shouted|cries|cried|calls?|called|calling|r[iau]ngs?|ringing|phones?|phoned|e?-?mails?|e?-?mailed|writes?|wrote|written|writing|messages?|messaged|texts?|texted|pings?|pinged|pinging|enquires?|enquired|inquired?|applies|applied|chases?|chased|chasing|pesters?|pestered|pestering|nags?|nagged|nagging|hounds?|hounded|hounding|gets?\s+in\s+touch|got\s+in\s+touch|comes?\s+back|came\s+back|been\s+on|been\s+back|been\s+in\s+touch|was\s+on|were\s+on|is\s+on|are\s+on|popped\s+(?:up|in)|dropped\s+(?:in|by|a\s+line)|turned\s+up|left\s+(?:an?\s+)?(?:message|voicemail|note)|put\s+in\s+(?:an?\s+|the\s+)?(?:request|order|call|requisition|ticket)|sent\s+(?:in\s+|over\s+|through\s+)?(?:an?\s+|the\s+)?(?:request|order|brief|requisition|req|note|mail|list)|posted|gave\s+${US}\s+(?:an?\s+)?(?:call|order|brief|ring|bell|shout))(?:\s+(?:in|up|back|out|over|through|again|at|on\s+at|on\s+to|to|earlier|yesterday|today|twice|just\s+now|this\s+(?:morning|afternoon|week)|last\s+(?:night|week)|${US})){0,4}\s*,?\s+(?:(?:and|to|saying|because)\s+)?(?:(?:they|he|she|we)\s+(?:(?:are|were|is|was)\s+)?)?(?:for|about|after|asking(?:\s+${US})?\s+(?:for|about|after)|looking\s+(?:for|to\s+${TO_GET})|wanting(?:\s+to\s+${TO_GET})?|needing|requesting|seeking|hoping\s+for|chasing|on\s+the\s+hunt\s+for|ask(?:ing)?\s+(?:for|about)|(?:wants?|needs?)(?:\s+to\s+${TO_GET})?)`,
  // "Would be grateful for the names of", "would welcome", "could do with".
  String.raw`(?:would|(?<=\p{L})['’]d)\s+${HOW}(?:be\s+${HOW}(?:(?:most|very|much|so|ever\s+so)\s+)*(?:grateful|glad|pleased|happy|delighted|obliged|interested|keen|open|thrilled|thankful|up)\s+(?:for|of|with|in|to(?:\s+${TO_GET})?|about)(?:\s+(?:see|have|get|find|receive|know|hear|meet)ing)?|appreciate|welcome|like(?:\s+to\s+${TO_GET})?|love(?:\s+to\s+${TO_GET})?|kill\s+for|die\s+for|consider|jump\s+at|snap\s+up|pay\s+(?:good\s+money\s+)?for|give\s+(?:\p{L}+\s+){1,4}for|see|meet|entertain|hire|bite\s+(?:\p{L}+\s+){1,4}for|prefer\s+to\s+${TO_GET})`,
  String.raw`(?:could|can|might)\s+${HOW}(?:do\s+with|use|murder)`,
  // "Will only look at", "only takes", "is just interested in".
  String.raw`(?:(?:will|would|can|['’]ll|${BE})\s+)?(?:only|just|solely|exclusively)\s+(?:ever\s+|really\s+)?(?:look(?:s|ing)?\s+at|consider(?:s|ing)?|sees?|seeing|takes?(?:\s+on)?|taking(?:\s+on)?|accept(?:s|ing)?|interview(?:s|ing)?|hires?|hiring|entertain(?:s|ing)?|wants?|needs?|meet(?:s|ing)?|employ(?:s|ing)?|interested\s+in|after|looking\s+(?:for|at))`,
  // "They're bringing it all in house, so [surveyors]": what is told before leads to who is wanted.
  String.raw`(?:so|hence|therefore|which\s+means|meaning|thus)(?:\s+(?:we(?:['’]re|\s+are)\s+(?:looking\s+for|after)|(?:it(?:['’]s|\s+is)|that(?:['’]s|\s+is))))?`,
  // "The lab crowd in Cork were on, [microbiologists]".
  String.raw`(?:(?:(?:was|were|is|are)|(?:has|have|['’]ve|['’]s)\s+been)\s+(?:on|back)(?:\s+(?:to\s+)?(?:me|us))?|rang|called|phoned|(?:e-?)?mailed|texted)(?:\s+(?:me|us|again|today|earlier|just\s+now|this\s+(?:morning|afternoon|week)|yesterday|there|last\s+night))*\s*[,:](?:\s+(?:it(?:['’]s|\s+is)|for|so))?`,
  String.raw`(?:asks?|asked|enquires?|requests?|requested|requesting|orders?|ordered|commissioned|specified|stipulated|calls?\s+for)`,
];
/** How many, or a list of them: "full stack developers" and "help desk analysts" are trades, and "a full list of" is none. */
const LISTED = String.raw`(?:(?:full|short|long|complete)\s+)?(?:short-?list|long-?list|slate|list|names?|cvs?|resumes?|résumés?|profiles?|details?|particulars|candidates?|people|help|news|word|pool|pair|bunch|handful|recommendations?)\s+(?:of|for|like|such\s+as|on|about|from|as|with)(?!\p{L})`;
const SOME = String.raw`(?:(?:${LISTED}|(?:the|our|your|any|some|all|a|an|more|another|other|few|couple|half|dozen|lot|lots|loads|plenty|good|decent|strong|up|to|\d+|one|two|three|four|five|six|seven|eight|ten|twelve)\s+(?:(?:of|for|like|such\s+as|on|about|from|as)(?!\p{L}))?)\s*)*`;
/** In two, as one pattern of them all would be too long for the engine to optimize. */
const WANTED: readonly RegExp[] = [WANT.slice(0, 8), WANT.slice(8)].map(
  (ways) =>
    new RegExp(
      String.raw`(?<![\p{L}-](?=\p{L})|['’](?=\p{L}))(?:${ways.map((one) => `(?:${one})`).join('|')})\s+(?:(?:urgently|badly|asap|now|again)\s+)?(?:for\s+)?${SOME}(?=[\p{L}\d"(])`,
      'giu',
    ),
);

/** What people say before they begin, and whom they greet. */
const HESITATES =
  /^\s*(?:(?:u+m+|u+h+m*|e+r+m*|so|ok(?:ay)?|right|well|look|yeah|and|but|now|listen|basically|anyway|also|sorry|oh|fyi|update|news|heads\s+up|just|as|because|since|cos|(?:hi|hey|hello|hiya|dear|greetings|(?:good\s+)?(?:morning|afternoon|evening|day))(?:\s+(?:all|team|there|folks|everyone|guys|mate|colleagues?|friends?|sirs?|both))?)\s*[,!–-]?\s+)*/iu;
/** Of whom somebody speaks who is not looked for: "the hotel lads", "our client", "a trust down south", "I". */
const SPOKEN_OF =
  /^(?:(?:i|we|they|he|she|it|this|that|there|here|you|us)(?!\p{L})|(?:the|our|my|their|his|her|your|this|that|these|those|an?|another|one|two|three|both|some\s+of|one\s+of|most\s+of|all\s+of|some)\s+\p{L}|(?:clients?|customers?|boss|mum|dad|hr|head\s?office|management|finance|ops|corporate|procurement|legal|marketing|compliance|operations|reception|upstairs|one)(?!\p{L}))/iu;
const CAPITAL = /^\p{Lu}/u;

/** "Family moves paid", "Whoever": a sentence's first word is no name for its capital. */
const isOrdinary = (said: string): boolean => {
  const first = /^\p{L}+(?!['’]s)(?=\s\p{Ll})/u.exec(said)?.[0].toLowerCase();
  return first !== undefined && isEnglish(first) && !isGivenName(first);
};

/** Whether words begin with whom somebody speaks of: also "Ward", "Ward's", "priya from the bank", "hospital in Leeds". */
const isSpokenOf = (said: string): boolean =>
  SPOKEN_OF.test(said) ||
  CAPITAL.test(said) ||
  isGivenName(/^\p{L}+/u.exec(said)?.[0].toLowerCase() ?? '') ||
  isEmployer(/^\p{L}+(?=\s)/u.exec(said)?.[0] ?? '');

/** Who is looked for, whoever it is. */
const ANYBODY =
  /(?<!\p{L})(?:any(?:one|body)|some(?:one|body)|every(?:one|body)|nobody|no[\s-]?one|people|candidates?|applicants?|those|persons?|folks?|talent|profiles?|workers?|professionals?|specialists?)(?!\p{L})/iu;
const DEFINITE =
  /(?<!\p{L})(?:the|our|my|their|his|her|your|this|that|these|those|\p{L}+['’]s|s['’])\s+(?:\p{L}+\s+)?$/iu;
/** What turns a story into a demand of the people themselves. */
const DEMANDS =
  /(?<!\p{L})(?:must|should|ha(?:s|ve)\s+to|only|please|find|send|show|list|prefer(?:s|red)?|ideally|preferably|(?<!(?<!\p{L})(?:the|a|this|our|their|new)\s)need|need(?:s|ed)|require[sd]?)(?!\p{L})/iu;
const DENIES =
  /(?:(?<!\p{L})(?:not|never|no\s+longer|nobody|no[\s-]?one|nothing|hardly|without)|n['’]t)\s+(?:\p{L}+\s+)?$/iu;
const OF_WHOM = /(?<!\p{L})(?:who|that|which|whom)\s+(?:\p{L}+\s+)?$/iu;
const HOUSE_OR_CLIENT =
  /^(?:(?:the|our|my|their|his|her|your|this|that|another|one\s+of)\s|an?\s+\p{L}+(?:\s+\p{L}+)*\s+(?:who|that|which)|(?:i|we)(?:['’]ve|\s+have|\s+got)\s|clients?\s|there(?:['’]s|\s+is)\s|it(?:['’]s|\s+is)\s)/iu;
/** What a trade wants that is no other trade: "nurses who want a manager role". */
const JOB =
  /^(?:\s|-)+(?:roles?|jobs?|positions?|posts?|gigs?|work|careers?|opportunit(?:y|ies)|training|qualifications?|licen[cs]es?|visas?|skills?|experience)(?!\p{L})/iu;

/** Where trades stand in a text, and whether they are told in the plural. */
function tradesIn(text: string): { at: number; end: number; isMany: boolean }[] {
  const words = wordsOf(text);
  const plain = words.map((word) => word.text);
  const found: { at: number; end: number; isMany: boolean }[] = [];
  for (let at = 0; at < plain.length; at++) {
    const trade = roles().book.at(plain, at);
    const [first, last] = [words[at], words[at + (trade?.length ?? 1) - 1]];
    if (trade === undefined || first === undefined || last === undefined) continue;
    const said = text.slice(last.start, last.end);
    found.push({ at: first.start, end: last.end, isMany: /s$/i.test(said) && !/['’]s$/i.test(said) });
    at += trade.length - 1;
  }
  return found;
}

/** Whether words name a trade before a few others are said: "two good, senior bookkeepers". */
export function beginsWithTrade(text: string): boolean {
  const clause = /^[^.;:!?\n]*/u.exec(text)?.[0] ?? '';
  const [first] = tradesIn(clause);
  if (first === undefined || JOB.test(clause.slice(first.end))) return false;
  return (
    wordsOf(clause.slice(0, first.at)).length <= 3 &&
    !/(?<!\p{L})(?:in|at|from|with|who|that|for|of|by|to|on)(?!\p{L})/iu.test(clause.slice(0, first.at))
  );
}

/** Whether words tell of somebody who is not looked for. */
function isAboutOthers(before: string): boolean {
  const said = before.replace(HESITATES, '');
  if (said.trim() === '' || !isSpokenOf(said)) return false;
  if (DEMANDS.test(said) || DENIES.test(before)) return false;
  const anybody = ANYBODY.exec(said);
  if (anybody !== null && !DEFINITE.test(said.slice(0, anybody.index))) return false;
  const trades = tradesIn(said);
  const isRelative = OF_WHOM.test(said);
  if (isRelative && !HOUSE_OR_CLIENT.test(said)) return false;
  return trades.every(
    ({ at, isMany }) =>
      DEFINITE.test(said.slice(0, at)) ||
      (!isMany && !isRelative && !(at === 0 && CAPITAL.test(said) && /,/.test(said))),
  );
}

/** Whether a whole sentence tells of somebody who is not looked for, as far as its beginning says it. */
export function isOfOthers(text: string): boolean {
  const said = text.replace(HESITATES, '');
  return isAboutOthers(text) && (SPOKEN_OF.test(said) || !isOrdinary(said));
}

/** "For Johannesburg:" says where. */
const isPlaceAlone = (said: string): boolean => {
  const place = /^(?:for|in|at|re)\s+(\p{Lu}[\p{L} '-]*)$/iu.exec(said)?.[1];
  return place !== undefined && placeNamed(place, 'GB') !== null;
};

/** A head before a colon that says for whom, from whom or why one asks: "for a confidential mandate:", "this is her whole mail:". */
const HEAD = /^[^:\n"“”]{4,140}?:\s+(?=[\p{L}\d"“(…])/u;
const SAYS_FOR_WHOM =
  /^(?:(?:[Ff]or|[Oo]n\s+behalf\s+of|[Rr][Ee]|[Rr]egarding|[Aa]bout|[Pp]er|[Aa]s\s+per|[Vv]ia)\s+(?:an?|the|our|my|one|this|that|his|her|their|\p{Lu})|[Ff]rom\s+(?:(?:an?|the|our|my|one|this|that|his|her|their)\s|\p{Lu}\p{L}*['’]s\s))(?!\p{L}*\s+(?:years?|months?|weeks?)(?!\p{L}))/u;
/** "Last one for today", "same lawyers as yesterday", "one more for the road": which of their requests it is. */
const SAYS_WHICH =
  /^(?:(?:and|ok(?:ay)?|right|so|now)\s*,?\s+)*(?:(?:the\s+|an?\s+|my\s+)?(?:(?:last|next|final|first|second|third|other|another|new|quick|fresh|urgent|small|little|easy|tricky|different)\s+)+(?:one|request|search|ask|question|thing|brief|role|job|req|round|batch|query)|one\s+(?:more|last|other)|(?:the\s+)?same\s+(?:\p{L}+\s+)?(?:as|again|like))(?!\p{L})/iu;
/** What a head asks for beside that: "same as before but in York". */
const ASKS_BESIDE =
  /\d|(?<!\p{L})(?:but|and|with|in|at|from)\s+(?:in|with|at|from|for|who|the\s+\p{Lu}|\p{Lu})/u;
const SAYS_WHO =
  /^(?:(?:(?:just|still|am)\s+)?(?:going|working|running|getting|putting|trying|doing|sorting|clearing|preparing|prepping|tidying|filling|planning|building|drawing)(?=\s)|I|i|[Ww]e|[Ii]t|[Tt]his|[Tt]hat|[Tt]here|[Hh]ere|[Tt]he|[Oo]ur|[Mm]y|[Cc]lient)(?!\p{L})/u;
const DENIES_ANY = /n['’]t(?!\p{L})|(?<!\p{L})(?:not|no|never|without|nobody|none|minus|except)(?!\p{L})/iu;
const BEGINS_TO_ASK =
  /^(?:(?:we|i|they|he|she)\s+(?:\p{L}+\s+)?)?(?:looking|searching|hunting|after|needs?|wants?|wanted|needed|required|requires?|seeking|seeks?|find|any(?:one|body)?|some(?:one|body)|who|please|can|could|do|have)(?!\p{L})/iu;
const A_LIST =
  /(?<!\p{L})(?:the|an?|my|our|this|that)\s+(?:list|search|find|send|show|need|only)(?!\p{L})/giu;
const SAYS_MORE = /^(?:\S+\s+){2,}\S+$/u;

/**
 * A query without what stands in a sentence before who is asked for: "the hotel lads are opening in the autumn and they're mad for [a chef]",
 * "Ms Duval would be grateful for the names of [corporate lawyers]", "for a confidential mandate: [HR managers]".
 * @param leave takes what is left out, and where in it a place may stand
 */
export function withoutFrames(query: string, leave: (said: string) => void): string {
  let text = query;
  const head = HEAD.exec(text)?.[0];
  if (head !== undefined) {
    const said = head.replace(HESITATES, '').replace(/\s*:\s*$/, '');
    const isWhich = SAYS_WHICH.test(said) && !ASKS_BESIDE.test(said);
    const isFrame = isWhich || SAYS_FOR_WHOM.test(said) || (SAYS_MORE.test(said) && SAYS_WHO.test(said));
    const rest = text.slice(head.length).replace(/^["“…(.\s]+/u, '');
    const isAsked = beginsWithTrade(rest) || BEGINS_TO_ASK.test(rest);
    if (
      isFrame &&
      isAsked &&
      !DEMANDS.test(said.replace(A_LIST, '')) &&
      !isPlaceAlone(said) &&
      !DENIES_ANY.test(said) &&
      tradesIn(said).every(
        ({ at, isMany }) =>
          !isMany || DEFINITE.test(said.slice(0, at)) || /\bsame\s+$/i.test(said.slice(0, at)),
      )
    ) {
      leave(said);
      text = unquoted(text.slice(head.length));
    }
  }
  let out = '';
  let from = 0;
  for (const match of matchesOfAny(WANTED, text)) {
    const end = match.index + match[0].length;
    if (match.index < from || !beginsWithTrade(text.slice(end))) continue;
    const before = text.slice(0, match.index);
    if ((before.match(/"/g)?.length ?? 0) % 2 === 1) continue;
    const start = Math.max(from, lastEnd(before));
    if (!isAboutOthers(text.slice(start, match.index))) continue;
    // "Spire can't sponsor, so", "the council said no juniors, they want": what is refused there is asked of whoever is wanted.
    const refused = KEPT.exec(text.slice(start, match.index))?.[0];
    const told = start + (refused === undefined ? 0 : match.index - start - refused.length);
    const said = text
      .slice(start, refused === undefined ? match.index : told)
      .replace(HESITATES, '')
      .trim();
    if (!IS_ANYBODY.test(said) || /\s\p{Lu}/u.test(match[0]))
      leave(text.slice(start, refused === undefined ? end : told));
    const short = new RegExp(`^${SHORT_BEHIND}`, 'iu').exec(text.slice(end));
    out += `${text.slice(from, start)}${refused === undefined ? '' : `${refused.replace(JOINED, '')}, `}need ${short?.[1] ?? ''}`;
    from = end + (short?.[0].length ?? 0);
  }
  return out + text.slice(from);
}

/** What is refused before it is said who is wanted, as far as it reaches. */
const KEPT =
  /(?:(?:will\s+not|won['’]t|can(?:['’]t|not|\s+not)|do(?:es)?(?:n['’]t|\s+not)|(?:is|are)(?:n['’]t|\s+not)\s+(?:able|allowed|licensed|willing)\s+to|unable\s+to|no\s+longer)\s+(?:\p{L}+\s+){0,2}?sponsor(?:s|ship|ing)?|(?:is|are)(?:n['’]t|\s+not)\s+an?\s+(?:\p{L}+\s+)?sponsor|(?:has|have|had|got|with)\s+no\s+(?:sponsor\p{L}*|licen[cs]e\s+to\s+sponsor)|(?<=\b(?:sa(?:id|ys?|ying)|(?:told|tells?)\s+(?:me|us)|insists?(?:\s+on)?|specif(?:ied|ies)|wrote|stipulated|strict(?:ly)?(?:\s+on)?|adamant(?:\s+about)?)\s+(?:that\s+)?)(?:no(?!\s+to\s)|not|nobody|no[\s-]?one|none)\s+(?!one\s+(?:is|are)\b)\p{L}|(?<=\b(?:sa(?:id|ys?|ying)|insists?\s+on|specif(?:ied|ies)|stipulat\p{L}+|requires?|demands?|wants?|needs?)\s+(?:that\s+)?)(?:(?:at\s+least|min(?:imum)?(?:\s+of)?|up\s+to|no\s+(?:more|less)\s+than|max(?:imum)?(?:\s+of)?|under|over)\s+)?(?:\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve)\s*\+?\s*years?(?!\p{L})|(?:(?:can(?:['’]t|not|\s+not)|won['’]t|will\s+not)\s+(?:go|pay|stretch|run)|(?:has\s+|have\s+)?cap(?:s|ped)?|ceiling|limit(?:s|ed)?|max(?:imum)?|bracket|budgets?|range|band|(?:day|hourly|daily)\s+rates?)\s[^.;:!?\n]*?(?:[£$€]|\b[A-Z]{3}\s?)\s?\d[\d,.]*\s?(?:k(?!\p{L})|(?:to|-|–)\s*\d|(?:an?|per|\/)\s*(?:hour|day|h|d)(?!\p{L})|(?<=\d,\d{3})|(?<=\b(?:day|daily|hourly)\s[^.;]*)))[^.;:!?\n]*$/iu;
const JOINED = /[\s,]+(?:(?:and|but|so|hence|because|as)\s*)?(?:(?:they|we|he|she|it|i)\s*)?$/iu;

/** Who asks, of whom nothing is told: "they", "our client". */
const IS_ANYBODY =
  /^(?:(?:i|we|they|he|she|it|you)(?:['’]\p{L}+)?|(?:(?:the|our|my|this|an?|one\s+of\s+our|another)\s+)?(?:\p{L}+\s+)?(?:clients?|customers?)(?:\s+of\s+(?:ours|mine))?|(?:the|our|my|this)\s+\p{L}+)$/iu;
/** "Two chefs short", behind the number. */
const SHORT_BEHIND = String.raw`(\p{L}+(?:\s+\p{L}+){0,3}?)\s+(?:short|down|light)(?!\p{L})`;

/** Where the last sentence of a text begins. */
function lastEnd(text: string): number {
  let end = 0;
  for (const { index, 0: mark } of text.matchAll(
    /(?<!(?<!\p{L})(?:mr|mrs|ms|dr|st|prof|no|vs|inc|ltd|co|\p{L}))[.!?;:…]["'”’)]*\s+|\n+|\s[-–—]\s+/giu,
  ))
    end = index + mark.length;
  return end;
}

/** What stands between marks of quotation, where a sentence does: "“Two teachers are wanted.” Who do we have?" */
const unquoted = (text: string): string =>
  text.replace(/^\s*["“]([^"“”]{12,}?)["”]/u, (_, inside: string) =>
    /[.!?]\s*$/.test(inside) ? inside : `${inside}.`,
  );
