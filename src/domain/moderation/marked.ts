import { tagged } from '../speech/index.ts';
import { type Mark, marksIn } from './everyday-terms.ts';
import { isElliptic, isKind } from './kindly.ts';

// Somebody who is no longer in the running, or is told to go: few turns of phrase, whatever the reason.
const AWAY = [
  "(?:is|are|was|would be|will be|it['’]s|that['’]s|this)(?: really| just| probably)?(?: not|n['’]t)(?: going to be)?(?: really| quite)? (?:(?:your|the|a|our) (?:(?:right|best) )?(?:gig|job|place|role|fit|team|shop|post|match|one|firm|depot|site|house|crew|type)|for (?:us|you|me|them|this|here))",
  "(?<!if (?:it|this|that)(?:[’']s| is) )not (?:for (?:us|me|this (?:team|shop|client|house))|with us|what we(?:[’']re| are) after|in (?:my|our|this) (?:\\p{L}+)|on (?:my|our) (?:\\p{L}+))",
  "(?:need(?:n['’]t| not)|should(?:n['’]t| not)|don['’]t|do not|no point in|please don['’]t|kindly don['’]t) (?:even )?(?:apply\\p{L}*|call|ring|bother|write|phone|knock\\p{L}*|come|waste|expect|hold your breath|get in touch)",
  '(?:drive|walk|jog|move|keep|scroll|head) (?:on|along)(?: (?:driving|walking|moving|by|past))?(?=\\W*$|[,.;]| (?:by|past|please|mate|thanks))|keep (?:driving|walking|scrolling|looking|moving|searching)',
  "(?:look|try|apply|knock|shop|go|happier|better off|be better|do better)[^.;]{0,25} (?:elsewhere|some(?:where|one|body) else(?:[’']s door)?|another \\p{L}+|down the road|next door|the agency|the (?:competition|others))",
  '(?:save|spare) (?:the|your|us|your?self|everyone)(?: the)? ?(?:stamp|trip|time|breath|bother|trouble|petrol|gas|ink|postage|effort)?',
  "(?:no|not get a|won['’]t get a|without a) (?:call ?back|reply|second look|interview)|(?:out|gone) (?:they|he|she|it) goes?|in the bin|binned|straight (?:in|to) the (?:bin|shredder|no pile)|(?:go|goes|sits?|land) (?:in|on|to|at) the (?:second|other|no|bottom|b|reject)(?: of the)? ?(?:pile|list|bottom)?",
  "(?:so|then) (?:i|we|he|she|they|the \\p{L}+|it)(?:['’](?:ve|re|s)| have| has| are| is| was| were)? ?(?:\\p{L}+ )?(?:passed|pass|skip(?:ped)?|out|off the list|dropped|drop|bin(?:ned)?|moved on|went (?:another|with|for|cold|elsewhere)|gone (?:another|with|for|cold|elsewhere)|a no|not (?:going|taking|having|moving))",
  "(?:we|i|they|he|she|the \\p{L}+)(?:['’](?:ve|d|re)| have| had| has| are)? (?:\\p{L}+ )?(?:decided against|decided not|thought better of (?:it|you)|changed (?:our|their|his|her) minds?|went (?:cold|quiet|another way|a different way|elsewhere|with (?:someone|somebody|another)|for (?:someone|somebody))|gone (?:cold|quiet|another way|a different way|elsewhere|with (?:someone|somebody|another)|for (?:someone|somebody))|got cold feet|have cold feet|passed(?: on)?(?=\\W*$|[,;])|lost interest|backed (?:out|off)|pulled (?:out|the)|stopped here|filled (?:it|the)|chosen (?:someone|somebody|another)|hired (?:someone|somebody|another)|(?:won['’]t|can['’]t|cannot|will not|couldn['’]t|aren['’]t|are not|not) (?:be )?(?:go(?:ing)?|tak(?:e|ing)|mov(?:e|ing)|proceed\\p{L}*)(?: (?:further|ahead|forward|on|it|you|things))*)",
  "(?:it['’]s|that['’]s|means|is|was) (?:a |an? (?:instant |straight |hard |automatic )?)?no(?: this time| from (?:us|me))?(?=\\W*$|[,;])|hard (?:pass|no)|(?:no|no,|but) thanks?(?: you)?(?=\\W*$)",
  "(?:stop(?:ped)?|end(?:ed)?|leave|left|close[d]?) (?:the process|it|things|matters|your application) (?:here|there|at that)|(?:stop|end|close) the process|(?:we|i)['’]ll leave (?:it|that one|this one|him|her|them)(?: (?:there|here|at that|be|out))?(?=\\W*$)|let['’]s leave (?:it|that one|this one|him|her|them)(?: (?:there|here|at that|be|out))?(?=\\W*$)|offer (?:is|was|has been|had to be)(?: now)? (?:off|withdrawn|pulled|rescinded|gone)|(?:it was|was|is|were|the job was) (?:all )?(?:yours|his|hers|theirs) (?:until|till|before|but)",
  '(?:best of luck|best wishes|good luck|all the (?:very )?best|enjoy (?:your )?(?:retirement|the grandkids|your rest)|wish (?:you|him|her) (?:well|all))',
  "never again|not again|not twice|once (?:was|is) (?:enough|plenty)|not (?:another|a second)|(?:don['’]t|do not|didn['’]t) (?:need|want)(?: or (?:need|want))? (?:another|more|any more|one)|burned (?:before|twice|once)|(?:lesson|lessons) learn\\p{L}*|we learn(?:ed|t) (?:our lesson|the hard way)",
  '(?:says|said|told|tells)(?: (?:us|me))? (?:it all|enough|all|everything)|enough said|say no more|(?:i |and i )?rest my case|draw your own|you do the (?:math|maths|sums)|need i (?:say|go on)|(?:and )?(?:that|it|which) (?:settled|decided|did) (?:it|that|things)|settles? (?:it|that)|decides? it',
  '(?:make|makes|made|put|puts|worried|worries|worry|unsettl\\p{L}+|frighten\\p{L}*|scare[ds]?|bother(?:ed|s))(?: off)? (?:the|our|some|us|me|my|his|her)?[^.;,]{0,18}\\b(?:nervous|off|uneasy|uncomfortable|jumpy|owners?|directors?|partners|clients?|guests|managers?|board|panel)',
  '(?:had|has|have|there) (?:had )?enough of|fed up with|sick of|tired of|more trouble than|(?:bring|brought|made|make|mean|meant|cause[ds]?|nothing but|been) (?:nothing but )?(?:\\p{L}+ )?(?:trouble|bother|headaches?|grief|drama|problems)|(?:drive|drives|drove|send|sends) (?:us|me|everyone) (?:mad|up the wall|spare|crazy|round the bend)|let (?:us|me) down|(?:takes?|took) up too much|(?:and|it) (?:it )?showed(?=\\W*$)|we paid for it',
  '(?:loved|liked|had|wanted|keen on|were all for|would have taken)[^.;]{0,25} (?:until|till|before) (?:you|he|she|they|we|it|his|her|your|the)|(?:first choice|top|favourite|favorite) (?:until|till|but|before)|if only you (?:did|were|had)|had you (?:been|not)|(?:got|gets) spotted early',
  "(?:would|will|['’]d|['’]ll|might|may) (?:only |just |all |likely |probably )?(?:have to (?:come (?:off|out)|go|stay home)|slow|miss|struggle|tire|be (?:off|out|away|a (?:slog|stretch|strain|worry|risk|problem)|too|cruel|hard|unfair|bored|stretched)|worry|let)|(?:be|it['’]s|would be|is) (?:kinder|fairer|better|best|safer|wiser)(?: for| to| on)? (?:you|everyone|everybody|all|both|us|if|all round)",
  "(?:can['’]t|cannot|can not|won['’]t|couldn['’]t|not allowed) (?:have|take|risk|use|carry|afford|put|be having)(?! (?:you|your) (?:to|wait))|(?:don['’]t|doesn['’]t|won['’]t|wouldn['’]t|didn['’]t)(?: really)? (?:sell|fit|suit|work|go (?:down )?(?:with|well)|sit well|belong|produce|mix|gel|wash)",
  "thought better of (?:it|you)|decided against|(?:got|gets|has|had) cold feet|changed (?:our|their|his|her) minds?|(?<!to )(?:come|call|ring|try|ask|apply) (?:us )?(?:back|again) (?:when|once|after|later|next|in)|(?:offered|given|gave|awarded|promised) (?:the )?(?:post|job|role|place|it|position|contract) to (?:another|someone|somebody|others?)|(?:offer|interview|trial|shift) (?:has |is |was )?(?:now )?(?:lapsed|gone|cancel\\p{L}*|pulled|off|withdrawn)|lost interest|(?:the )?answer(?:['’]s| is| was) no|(?:said|says) no(?=\\W*$|[,;])|in reserve|who(?:m)? to (?:skip|avoid|leave)|and that(?:['’]s| is) (?:plenty|enough)|take (?:it|him|her|them) off|(?:could|can|would) you (?:find out|check|ask)|auto-?(?:declin|reject|filter)\\p{L}*|(?:put|throw|toss|chuck|stick|file)[^.;]{0,20} (?:on the fire|in the (?:bin|shredder|fire)|under (?:b|no)|at the bottom|in the round file)|(?:gave|give|gives) (?:us|them|him|her|me|everyone) pause|think again|think twice|(?:is|are) out(?=\\W*$|[,;])|out of the running|(?:told|tells) (?:me|us) (?:all|everything|enough)(?: \\p{L}+ \\p{L}+)?|too (?:\\p{L}+) for that|too many of (?:them|those)|(?:don['’]t|do not|please don['’]t|never|stop) send(?:ing)?(?: (?:me|us))?|(?:left|leave|keep|kept) (?:him|her|them|you|it|those) (?:off|out)|go(?:es)? to the (?:bottom|back)|(?:stop|done) reading|(?:may|might) as well",
  '(?:a (?:bit|little|touch)|rather) much(?=\\W*$|[,;])',
  '(?:was|were|got|been) (?:\\p{L}+ )?(?:put off|taken aback|spooked|unsettled|thrown)',
  'going nowhere|no place for|no room for|no use for|no call for|not welcome|(?:no|not) thank you',
].join('|');
const DISMISSED = new RegExp(`(?<![\\p{L}])(?:${AWAY})(?![\\p{L}])`, 'iu');

// The answer to a sentence that has named it: nothing more need be said.
const REPLIES = new RegExp(
  `^\\W*(?:then |so |and |but |well,? |sorry,? (?:but )?|ah\\W+|unfortunately,? |i(?:['’]m| am) afraid |in that case,? |with that |alas,? )*(?:(?:${AWAY})(?![\\p{L}])|(?:pass|skip|bin|out|no|nope|next|sorry|avoid|never|elsewhere)(?=\\W*$|\\s*[,;:!-]))`,
  'iu',
);

// What says that it was no reason, is provided for, or is the matter of somebody else.
const NO_REASON =
  /\b(?:(?:do|does|don['’]t|doesn['’]t|never|not|no one|nobody)(?: not)? (?:screen|filter|sift|search|mark|rank|score)|no (?:need|part|bearing|difference|matter|problem|issue|bar|barrier|obstacle|reason|worries|bother|drama|odds|questions?)|nothing to do with|(?:not|never|n['’]t) (?:an? |the )?(?:reason|issue|factor|problem|bar|barrier|matter|affect\p{L}*|a question|discussed|mentioned|asked|counted|considered|raised|come up|came up|change|count|against)|never (?:came|comes|come|entered|featured|counted)|chang(?:es|ed) nothing|nothing (?:else )?(?:changes|changed)|either way|regardless|whether|whatever|welcome|encouraged|rather than ask|not (?:for|because of|due to|on account of|over) (?:the|his|her|your|their)|stands?(?= |$|[.,;])|still (?:stands|on|yours|open)|by law|unlawful|illegal|discriminat\p{L}*|protected|(?:we|i)(?:['’]ve| have)? (?:told|said|explained|refused|declined|reminded|pushed)|was told|talked (?:him|her|them) out|don['’]t (?:leave|drop|skip|rule|bin|pass over|write off)|adjust\p{L}*|accommodat\p{L}*|happily|glad\p{L}*|support (?:you|him|her|them)|so (?:had|has|have|did|do|does|is|are) |just as|equally|fine\b|okay\b|if you (?:need|would like|['’]d like|want|use)|let us know|questions? (?:about|on)|tell us and|(?:come|taken|docked) (?:off|from) your|so that we can|so we can (?:help|arrange|sort|plan|make))/iu;

// Whom the work is for, and what the work is: somebody else's cards, aids and beliefs.
const OF_WORK =
  /\b(?:patients?|clients['’]|residents?|customers?['’]?s?|pupils?|students?|participants?|claimants?|applicants for|tenants?|passengers?|shoppers|visitors|members of the public|users|callers ask|appeals?|assess\p{L}*|advis(?:e|ing|er)|process(?:es|ing)|process (?!here)\p{L}+|you(?:['’]ll| will) (?:\p{L}+ )?(?:help|support|teach|assess|record|book|visit|process|handle|check|treat|care|explain|sell|fit|repair|write|deal|look|run|plan|work|cook|meet)|leave (?:is|at|of|pay)|paid leave|days['’]? leave)\b/iu;

const HOLDS =
  /^(?:holders?|card|cards|users?|wearers?|claimants?|recipients?|members?|membership|history|claims?|claim|record|carriers?|types?|people|folk|folks|crowd|lot|status|problems?|issues?|delegates?|stewards?|reps?|officials?|organi[sz]ers?|activists?|appointments?|business|pensioners?|patients?|sufferers?|stays?|man|men|woman|women|owners?|job|diagnosis|treatment|payments?|in|thing|scars?|hours|addresses|needs?|plans?|alarm|costs?|doubles?|triples?|slows?|takes?|means?|needs?|last|when|at|this|these|on|for|with|and|or|but|up|off)$/;

/** Whether what is marked belongs to a thing behind it: "insulin stock", "hospital pharmacist". */
function isOfThing(clause: string, { end }: Mark): boolean {
  const [, joint = '', next = ''] = /^(\s|-|['’]s? )([\p{L}]+)/u.exec(clause.slice(end)) ?? [];
  if (next === '' || HOLDS.test(next.toLowerCase())) return false;
  if (joint.trim() !== '' && joint.trim() !== '-') return true;
  const words = tagged(clause);
  const from = clause.slice(0, end).trim().split(/\s+/u).length - 1;
  const at = words.findIndex(({ text }, index) => text === next && index >= Math.min(from, words.length));
  return /^(?:NOUN|PROPN)$/.test(words[at]?.pos ?? '');
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

// "No blue badge holders", "Never in Unite", "Nobody on PIP".
const LEAVES_OUT =
  /(?:^|:)\W*(?:(?:sorry|please|definitely|strictly|absolutely|ideally|preferably|has|have|must have|with|somebody|someone|anyone|anybody)[,:]? (?:who(?:['’]s| is| has)? )?)?(?:no(?! (?:need|experience|problem|one (?:will|is|asks)|matter|worries|fee|charge|extra|bother|cap|limit))|never(?! (?:mind|miss|worry|fear|alone))|nobody|no[- ]one|none|without|doesn['’]t|hasn['’]t|isn['’]t|not)\b(?:[\s'’-]+[\p{L}\p{N}]+){0,4}[\s'’-]*$/iu;
const REQUIRED_NOT =
  /^[^.;,]*\b(?:need(?:ed)?|required|necessary|asked|expected|charged?|fees?|deduct\p{L}*|cut|taken|without|unless|until|on site|allowed|available|lost|missed|closed|involved|after|before|work|clawback|cap|limit)\b/iu;

// What applicants are told to tell of themselves.
const TELL =
  /(?:^\W*(?:please )?(?:list|state|give|mention|declare|disclose|detail|describe|include|provide|note|tell us(?! how)|confirm|indicate|specify)\b[^.;]{0,60}|^\W*(?:how (?:many|much|often|long)|have you|has (?:she|he|the \p{L}+)|are you|were you|did you|do you|is (?:she|he)|was (?:she|he)|does (?:she|he)|when (?:did|were)|what (?:\p{L}+ )?(?:is|are|was|were) (?:your|his|her))\b[^.;]{0,40}|\b(?:details|dates|proof|particulars|a list|disclosure|evidence) of (?:any|all|your|every|previous|past)\b[^.;]{0,30})$/iu;
// What somebody is told to find out of those who apply: "Ask him how many sick days", "check whether she's expecting".
const FIND_OUT =
  /(?:\b(?:we|i|they|the \p{L}+) (?:always |also |just |do |like to )*ask\b|(?:^|[.;,:] ?|\band |\bplease |\bcould you |\bcan you |\bwould you )(?:ask|find out|check|sound (?:him|her|them) out|see|suss out|have a (?:quiet )?word))\b[^.;]{0,20}\b(?:whether|if|how|what|which|about|when|why|for (?:his|her|their))\b[^.;]{0,40}$/iu;
const NOT_ASKED =
  /\b(?:don['’]t|do not|never|nobody|no[- ]one|not|mustn['’]t|can['’]t|won['’]t|couldn['’]t|customers?|patients?|callers?|residents?|guests|pupils|clients['’]|members|so (?:that )?we can|you(?:['’]ll| will))\b/iu;
// "Anyone needing an interpreter doubles our cost": those who have it, and what is said against them.
const THOSE =
  /^\W*(?:anyone|anybody|people|those|somebody|someone|candidates|applicants|folk|staff|whoever|a (?:man|woman|lad|girl|person|chap))(?:['’]s| is| are| who| that| who(?:['’]s| is| are)| with| on| in| needing| using| drawing| claiming| wearing| eligible| entitled| for| to| has| have| needs?| uses?| on| the| an?| some| any| their| his| her| [\p{L}-]+ed){1,7} ?(?:[\p{L}-]+ )?$/iu;
const SAID_AGAINST =
  /\b(?:doubles?|triples?|costs?|slows?|extra|far along|too|a bit|bother|hassle|burden|risk|worr\p{L}*|not|n['’]t|never|out\b|less|late|trouble|liability|headache|tends?|struggles?|weak|drag)/iu;
const ANY_OWN = /\b(?:any|all|every|your|past|previous|you|ever|she|he|days?|stays?)\b/iu;
const TASK =
  /\b(?:experience|handled|worked|run|led|managed|written|taught|cared|supported|treated|used|know|familiar|designed|built|comfortable|able|want|like|love|qualified|completed|delivered|required by|emergency contact|so (?:that )?we can|if you(?:['’]d| would)? (?:like|wish|need)|adjust\p{L}*|arrange\p{L}*|optional|after (?:an? |the )?offer|occupational health)\b/iu;

/** Somebody who is told of, or whom the sentence speaks to. */
const OF_SOMEBODY =
  /\b(?:you|your|yours|he|she|his|her|hers|him|they|their|them|last (?:one|girl|guy|lad|\p{L}+er)|previous|someone|somebody|anyone|anybody|nobody|people|those|one|a lad|a girl|a man|a woman|a bloke|who)\b/iu;

export interface Marked extends Mark {
  /** Whether the words stand in the sentence before. */
  before: boolean;
}

/** A sentence as it was written, and in small letters with what is certainly lawful taken out. */
interface Sentence {
  text: string;
  lawful: string;
  /** The sign behind it. */
  end?: string;
}

/**
 * Reads whether a sentence, or it and the one before, turns somebody away beside something that tells what they are in everyday words
 * ("Carrying a union card? Drive on."), leaves out whoever has it ("No blue badge holders") or has applicants tell it.
 */
export function readMarked(sentence: Sentence, last: Sentence | undefined): Marked | null {
  if (NO_REASON.test(sentence.text)) return null;
  return inSentence(sentence) ?? acrossSentences(sentence, last) ?? asQuestion(sentence, last);
}

const OF_LIFE = /^(?:disability_or_health|pregnancy|family|work_status|union_or_politics|religion|age)$/;

/** "Ramadan hours? We run a kitchen.": a question of a few words that no kind answer follows. */
function asQuestion({ text, end }: Sentence, last: Sentence | undefined): Marked | null {
  // Of several questions in a row the last one is answered.
  if (last === undefined || end === '?' || !isElliptic(last.text, last.end) || isKind(text)) return null;
  const mark = marksIn(last.text, last.text.toLowerCase()).find(
    (one) => OF_LIFE.test(one.about) && !isOfThing(last.text, one),
  );
  return mark === undefined ? null : { ...mark, before: true };
}

function inSentence({ text, lawful }: Sentence): Marked | null {
  const found = marksIn(text, lawful).filter((mark) => !isOfThing(text, mark));
  if (found.length === 0 || OF_WORK.test(lawful)) return null;
  const away = DISMISSED.exec(text);
  for (const mark of found) {
    const before = text.slice(0, mark.start);
    const after = text.slice(mark.end);
    const isAway = away !== null && (away.index >= mark.end || away.index + away[0].length <= mark.start);
    const isLeftOut = LEAVES_OUT.test(before) && !REQUIRED_NOT.test(after) && wordsIn(text) <= 14;
    const isTold = TELL.test(before) && ANY_OWN.test(before) && !TASK.test(text);
    const isAsked = FIND_OUT.test(before) && !NOT_ASKED.test(text) && !TASK.test(text);
    const isThose = THOSE.test(before) && SAID_AGAINST.test(after);
    if (isAway || isLeftOut || isTold || isAsked || isThose) return { ...mark, before: false };
  }
  return null;
}

function acrossSentences({ text, lawful }: Sentence, last: Sentence | undefined): Marked | null {
  if (last === undefined || NO_REASON.test(last.text) || OF_WORK.test(last.lawful)) return null;
  const reply = REPLIES.exec(text);
  const away = reply ?? (wordsIn(text) <= 16 && OF_TOLD.test(last.text) ? DISMISSED.exec(text) : null);
  if (away === null || lawful.trim() === '' || wordsIn(text) > 24) return null;
  if (wordsIn(last.text) > 9 && !OF_SOMEBODY.test(last.text)) return null;
  const mark = marksIn(last.text, last.lawful).find((one) => !isOfThing(last.text, one));
  return mark === undefined ? null : { ...mark, before: true };
}

// "Thanks for being honest about the lupus": somebody told it.
const OF_TOLD =
  /\b(?:thanks?|thank you|honest|open|told|telling|mention\p{L}*|disclos\p{L}*|shar(?:ed|ing)|said|saw|noticed|emerged|learned|learnt|now (?:that )?we know|found out|came up|came out|checked|heard|going through|you(?:['’]re| are|['’]d| were|['’]ve))\b/iu;
