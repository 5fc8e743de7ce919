import { mayMatch, tried } from '#src/lib/pattern-needs.ts';
import { type Property, propertyOf } from './framed-terms.ts';
import { lowered } from './matching.ts';

// Frames in which nothing but people, or what somebody is, can stand: as the subject of a wish ("Being … is required"), as what
// somebody has to be, or as whom somebody does not take. What stands there is looked up whole.

const SLOT = "(?<slot>(?:[\\p{L}\\p{N}'’-]+,? ){0,4}?[\\p{L}\\p{N}'’-]+)";
const OF_POST =
  '(?: (?:of|for|in|at|on|with|to) (?:this|the|our|my|all|these|that) \\p{L}+(?: \\p{L}+)?| here)?';
const END =
  '(?=\\W*$|[,.;:)!?–]| -|(?: (?:for (?:this|the|that|my|our|it|us|me|him|her|them)|to (?:work|run|do|drive|be|fit|get|apply|come)|please|though|thanks|ideally|instead|really|anyway|mate|here|there|as|because|so|if|when|and (?:we|i|he|she|they|the|no|not|that|nothing|able|have|live|ideally|preferably|under|over)|but|or (?:forget|nothing|at least|else))\\b))';

const BE =
  "(?:is|are|['’]s|was|would be|will be|['’]d be|remains|would really be|being|seems|has to be|must be|can be)";
const VERY =
  '(?: (?:also|very|really|quite|still|all but|more or less|pretty|strongly|highly|absolutely|just|always|frankly|simply|clearly|definitely|of course|probably|\\p{L}+ly))*';
const WANTED = [
  `${BE}${VERY} (?:an? |the |our |my |their |his |her )?(?:(?:absolute|definite|big|huge|real|strict|firm|hard|key|strong|distinct|clear|bit of an?|basic|main|first|genuine) )?(?:must|must-have|need|requirement|required|needed|necessary|necessity|essential|vital|crucial|critical|imperative|mandatory|compulsory|obligatory|expected|important|non-?negotiable|desirable|desired|preferable|preferred|preference|favoured|favored|ideal|best|better|perfect|handy|useful|helpful|plus|bonus|advantage|asset|benefit|help|key|condition|criterion|criteria|qualification|prerequisite|wanted|sought|good thing|first choice|given|what (?:we|they|he|she|i|the \\p{L}+|you)(?:['’](?:re|s|d)| is| are)? (?:wants?|after|needs?|looking for|likes?|said|asked for)|the main thing|all (?:we|they|he|she|i) (?:want|wants|ask|asks|care about))\\b`,
  "(?:would|will|does|might|may|can|['’]d)? ?(?:really |always |only |certainly )?(?:helps?|counts?(?: for a lot)?|matters?|suits?(?: (?:us|me|him|her|them|the \\p{L}+))?|works? best|goes? a long way|goes? down well|wins?)\\b",
  "(?:would|will|does|might|can)(?: not|n['’]t) (?:hurt|harm|go amiss|do any harm)",
].join('|');
const UNWANTED = `${BE}${VERY} (?:an? |the )?(?:(?:big|real|huge|bit of an?|instant|hard|flat|definite) )?(?:problem|issue|no(?=\\W*$|[,.;])|no-no|no good|no use|deal-?breaker|drawback|disadvantage|barrier|worry|risk|concern|minus|red flag|against (?:you|him|her|them)|too much|non-?starter|turn-?off|headache|liability)|(?:puts?|scares?|turns?|frightens?) (?:the |our |my |his )?\\p{L}+ (?:off|away)|(?:is|are) (?:out|a no(?: from me| for us)?)(?=\\W*$)\\b`;
const START =
  '(?:^\\W*|[.;:,–] ?|\\b(?:and|but|as|so|because|since|that|think|says|said|reckons?|honest|honestly|sorry),? )';
const WHO = '(?:someone|somebody|anyone|anybody|a person|a candidate|an applicant)';
const THOSE = `(?:${WHO}|people|candidates?|applicants?)`;

interface Frame {
  pattern: RegExp;
  /** Whether nobody says so but of whom they take or leave. */
  sure?: true;
  /** Whether words that are loose mean the work as often here. */
  strict?: true;
  /** Whether something that somebody has stands there, and not what they are. */
  states?: true;
  /** Whether what is made in a people's tradition stands there as well: an Indian chef. */
  trade?: true;
}

const frame = (sources: readonly string[], more: Omit<Frame, 'pattern'> = {}): Frame[] =>
  sources.map((source) => ({ pattern: lowered(source, 'g'), ...more }));

const FRAMES: readonly Frame[] = [
  // "Being Indian is required", "to be a Catholic would help".
  ...frame(
    [
      `${START}(?:(?:you|someone|somebody|them|him|her|their|your|they) )?(?:being|to be|be) ${SLOT}${OF_POST},? (?:${WANTED}|${UNWANTED})`,
    ],
    { sure: true },
  ),
  ...frame([
    `${START}(?:it|that)(?:['’]s| is| was| would| will| would be| will be|['’]d be|['’]d| may| might| also| really)* (?:helps?|counts?|matters?|handy|useful|helpful|best|better|good|ideal|perfect|nice|great|important|essential|vital|necessary|required|preferred|preferable|an? (?:big |real |huge |definite )?(?:must|plus|bonus|advantage|help|requirement|condition))(?: for (?:us|me|them|him|her|everyone))? (?:if (?:you|they|he|she|it|the \\p{L}+)(?: (?:are|is|were|was)|['’](?:re|s))|to be|being|that (?:you|they|he|she|the \\p{L}+)(?: (?:be|are|is)|['’](?:re|s))) ${SLOT}${END}`,
    `${START}(?:only|unless|provided|as long as|so long as|not unless|if|long as) (?:it|they|he|she|you|the \\p{L}+)(?: (?:are|is|were|was)|['’](?:re|s)) ${SLOT}\\W*$`,
  ]),
  // "They have to be Goan", "it needs to be a bachelor", "should be Australian".
  ...frame(
    [
      `\\b(?:it|they|he|she|you|one|person|candidate|applicant|hire|driver|this one|whoever|\\p{L}+er)(?: really| just| definitely| simply| all)? (?:has|have|needs?|ought|had|got|wants?|['’]d want|will have|would have|would need|will need)(?: got)?(?: really)? to be ${SLOT}${END}`,
      `(?:^\\W*|[.;,] ?|\\b(?:it|they|he|she|you|one|person|candidate|applicant|hire|driver|this one|whoever)(?: really| just| definitely)? )(?:must|should|shall|ought to|can only|has to|have to|needs? to) be ${SLOT}${END}`,
    ],
    {},
  ),
  // "Make it a woman", "the owner pictures a Pole".
  ...frame([
    `\\bmake (?:it|that|sure it['’]s|sure (?:they|he|she)(?:['’]re|['’]s| are| is)|him|her) ${SLOT}(?=\\W*$|[,.;!]| (?:please|again|this time|if you can|will you|would you|though|thanks|mate)\\b)`,
    `\\b(?:i|we|he|she|they|client|owner|boss|manager|customers?|guests?|regulars|partners|board|clients|director|chef|foreman)(?: (?:really|always|all|only|just|still|has|have|had|are|is))*(?:['’](?:ve|s|d|re))? (?:pictur\\p{L}*|see(?=s? an?)|imagin\\p{L}*|envisag\\p{L}*|ha(?:s|ve|d) in mind|thinking of|think of|after|expects?|fanc(?:y|ies)|is set on|are set on|was hoping for|were hoping for|hoping for|would rather have|['’]d rather have|would sooner have|['’]d sooner have|(?:would |['’]d )?(?:rather|sooner)(?= an? )|rather have|wouldn['’]t (?:mind|say no to)) ${SLOT}${END}`,
    `\\b(?:job|role|post|gig|place|place really|work)(?: really)? (?:for|that suits|that needs) (?=an? )${SLOT}${END}`,
  ]),
  // "He draws the line at Indians", "fine with most but not Poles".
  ...frame(
    [
      `\\bdraw(?:s|ing|n)? the line at ${SLOT}(?=\\W*$|[,.;!–]| (?:on|in|at|for|though|and|driving|running|working|serving|behind)\\b)`,
      `\\b(?:steer|stay|keep|staying|keeping|steering|well) clear of ${SLOT}${END}`,
      `\\b(?:keep|leave|kept|left|take|strike|cross)(?: any| all| the)? ${SLOT} (?:off|out of|from|on) (?:the|my|our|your|his|her|any)? ?(?:short)?(?:list|pile|slate|bin)\\b`,
      `\\b(?:anything|anyone|anybody|someone|somebody|whoever) but ${SLOT}(?=\\W*$|[,.;!])`,
    ],
    { sure: true },
  ),
  ...frame([
    `\\b(?:fine|ok|okay|happy|good|cool|comfortable|great|all right|alright) (?:with|about|having) [^.;]{2,40},? (?:but|just|only) (?:not|never|no) ${SLOT}${END}`,
    `\\bhas? (?:a thing|something|it in|had it|had nothing but trouble|a problem|an issue|a down) (?:about|against|for|with|on) ${SLOT}(?=\\W*$|[,.;!])`,
    `\\bknow (?:what|how) ${SLOT} (?:are|is|get)(?: like)?\\b`,
    `^\\W*(?:definitely |please |so )?not (?:an?|another|more|any more|one more|a further) (?=\\p{L})${SLOT} (?:again|this time|please|thanks)\\b`,
    `\\b(?:if|where) (?:it|they|he|she|the \\p{L}+)(?:['’](?:s|re)| is| are| turns? out to be) ${SLOT},? (?:then )?(?:forget|don['’]t|no(?=\\W*$|[,.;]| need| thanks| chance)|skip|we['’]ll pass|not interested|i['’]m not|we['’]re not|bin|pass)`,
    `\\b(?:tried|had|took|hired|employed|been sent|sent) (?:us |me )?(?=an? |two |three |some )(?:an? |two |three |some )?${SLOT} ?(?:once|before|last (?:year|time|summer))?[.,;] ?(?:never|not|no) (?:again|more|thanks?|another)`,
  ]),
  // "Somebody Black, please", "nobody who is deaf".
  ...frame(
    [
      `\\b(?:${WHO},?|${THOSE} (?:who|that)(?:['’]s| is| are)) ${SLOT}(?=\\W*$|, (?:please|ideally|preferably|if)| please\\b| if (?:you|possible)\\b| preferred\\b| wanted\\b)`,
      `\\b(?:nobody|no[- ]?one|none)(?: who(?:['’]s| is| are)| that(?:['’]s| is))? ${SLOT}(?=\\W*$|, (?:please|thanks))`,
      `^\\W*(?:ideally|preferably|only|between us|best|wanted|strictly|you are|you['’]re|they(?:['’]re| are) all|needs? to be)[,:]? ${SLOT}(?:,? (?:please|only|thanks))?\\W*$`,
      `^\\W*${SLOT} (?:preferred|preferable|wanted|please|would be (?:best|ideal|perfect|good|better|great)|is best|are best|would suit|would do|ideally|ideal|best|or nothing|all the way)\\W*$`,
    ],
    { strict: true },
  ),
  ...frame(
    [`^\\W*(?:send|find|get|bring) (?:me|us) (?:an? |some |the |only |more |two |three )*${SLOT}\\W*$`],
    { strict: true },
  ),
  // "The GM said young and I said sure."
  ...frame([
    `\\b(?:gm|md|client|owner|boss|manager|director|he|she|they|chef|foreman|partners?|board|wife|husband|principal)(?: (?:has|had|just|only))* (?:said|says|specified|asked for|asks for|insists on|insisted on|stipulated|stipulates) ${SLOT}(?=\\W*$|[,;.]| and i\\b| and we\\b| if (?:possible|you can))`,
  ]),
  // "Give me a Pole any day", "we are full up on pensioners", "would rather single".
  ...frame([
    `\\bgive (?:me|us|him|her|them) ${SLOT} (?:any day|every time|any time|over)\\b`,
    `\\b(?:full up (?:on|with)|had (?:it|enough|my fill) (?:with|of)|fed up (?:with|of)|sick of|tired of|enough|no more) ${SLOT}(?: already| here| for now| this year)?\\W*$`,
    `\\b(?:trust(?:s|ed)?|rates?|values?|believes?) ${SLOT} (?:more|better|over|above)\\b`,
    `\\b(?:best|better|more|really|ideally|well) suited to ${SLOT}${END}`,
    `\\b(?:can|could|would|will|can['’]t) you (?:please )?(?:find|send|get|bring|source) (?:me |us )?${SLOT}(?: for (?:me|us|this))?\\W*$`,
    `\\b(?:can['’]t|cannot|you won['’]t|can not) (?:beat|go wrong with|do better than) ${SLOT}${END}`,
    `\\b(?:always|only ever|usually) (?:gone to|been|went to|goes to) (?=an? )${SLOT}\\W*$`,
    `(?:^\\W*|[,;] ?)(?:hopefully|whoever (?:it is|you send),? (?:just )?not|just not|not) (?=an? )${SLOT}\\W*$`,
    `\\b(?:would|['’]d) (?:rather|sooner|prefer)(?: have)? ${SLOT}\\W*$`,
    `\\b(?:needs?|has|have|must|should|ought)(?: to)? (?:look|sound|seem|appear|come across as) ${SLOT}\\W*$`,
    `\\b(?:serves?|have|cook for|sell to|deal with|cater (?:to|for)|like) ${SLOT},? but (?:we |i |they |he |she )?(?:do not|don['’]t|won['’]t|wouldn['’]t|will not|never|can['’]t|cannot) (?:hire|employ|take|want|have|use|need|place) (?:them|any|one)\\b`,
  ]),
  // "Older ladies who expect to be served by a woman".
  ...frame([
    `\\b(?:expects?|likes?|loves?|prefers?|wants?|used to|rather|sooner|insists? on|happier|comfortable|feels? (?:better|safer)|relax(?:es)? more)\\b[^.;]{0,16} (?:be |being |get |getting |to be )?(?:served|seen|treated|measured|fitted|driven|taught|coached|trained|looked after|dealt with|helped|handled|answered|greeted|met|cared for|massaged|washed|waited on|shown round|advised|interviewed|managed) by ${SLOT}${END}`,
  ]),
  // "The families are more at ease with a white carer".
  ...frame([
    `\\b(?:at ease|comfortable|relaxed|happier|safer|at home) (?:with|around) (?=an? )${SLOT}${END}`,
  ]),
  // "Single, as the station is remote".
  ...frame([
    `^\\W*${SLOT},? (?:as(?! (?:in|well|much|soon|long|if|per)\\b)|because|due to|owing to|given|seeing as|to (?:fit|suit|match|go with)|in keeping with) (?:the |our |my |of |there|you|we|it|that|they|his|her|all )`,
  ]),
  // "A white cleaner, please", "Australian driver needed".
  ...frame(
    [
      `^\\W*(?:an? |one |two |some )?(?=\\p{L}+ \\p{L})${SLOT}(?:,? (?:please|needed|wanted|required|preferred|sought|ideally))\\W*$`,
    ],
    { strict: true, trade: true },
  ),
  // "The club needs a Samoan cleaner": a trade that is done in no tradition.
  ...frame(
    [
      `\\b(?:needs?|wants?|seeks?|seeking|requires?|looking for|after|hires?|hiring|recruiting|prefers?|find (?:me|us)|send (?:me|us)|get (?:me|us)) (?:an? |another |two |three |some |only )(?=\\p{L}+ \\p{L})${SLOT}${END}`,
    ],
    { strict: true, trade: true },
  ),
  // "Old people work harder", "those with a disability cost us".
  ...frame([
    `^\\W*(?:the |all |most |these |those )?${SLOT} (?:(?:always|just|all|generally|usually|simply|will|do|tend to) )*(?:(?:work|sell|learn|drive|listen|cope|stay|fit in|turn up|get on|clean|cook|talk|complain|moan|cost|eat|steal|drink)s? (?:a lot |much |far |that bit |us |you )?(?:harder|better|faster|quicker|longer|more|less|slower|too much|worse|nothing but)|make(?:s)? (?:better|worse|poor|bad|the best|the worst|good) \\p{L}+|(?:never|rarely|don['’]t|won['’]t|can['’]t|do not|cannot) (?:last|stay|listen|fit|fit in|cope|keep up|turn up|stick|settle|mix|learn|want to work|like work)(?=\\W*$|[,.;]| (?:here|it|at|on|with)\\b)|(?:are|is) (?:too |always |never |all |just )*(?:slow\\p{L}*|lazy|trouble|unreliable|hard work|difficult|emotional|aggressive|cheaper|cheap|dirty|weak|too much|not worth|a (?:pain|nightmare|headache|risk|liability|bother|hassle|cost)))`,
  ]),
  ...frame(
    [
      `\\b(?:people|those|anyone|anybody|somebody|someone|candidates|applicants|staff|folk) with (?:an? |any )?${SLOT} (?:costs?|slows?|(?:is|are) (?:an? |too |just |always )?(?:risk|liability|hassle|bother|cost|problem|worry|burden|slow|expensive|unreliable|trouble)|holds?|drags?|needs? too|takes? (?:too|up)|lets?) `,
      `^\\W*(?:an? |your |the )?${SLOT}${OF_POST} (?:${WANTED}|${UNWANTED}|rules? (?:you|him|her|them) out)`,
    ],
    { states: true, strict: true },
  ),
];

// What says that nobody is meant: it does not matter, a law is told of, somebody is asked to come.
const NOBODY =
  /\b(?:regardless|whether|irrespective|unlawful|illegal|discriminat\p{L}*|not (?:an?|the|a matter of|about) (?:requirement|condition|issue|problem|barrier|must)|is not (?:required|needed|necessary|essential|important)|isn['’]t (?:required|needed|necessary|essential|important)|no (?:requirement|barrier|bar|obstacle|matter|problem|difference)|doesn['’]t matter|does not matter|welcome|encouraged|(?:what|how) (?:would|do|did|will) you (?:say|do|answer|respond|handle))\b/iu;

// Whom one sentence names and the next one turns away: "Is it a woman? Then no.", "We tried a Pole. Never again."
const ASKED_FIRST: readonly RegExp[] = [
  `^\\W*(?:(?:is|are|was|were) (?:it|they|he|she|this one|that one|the \\p{L}+)|(?:he|she|it|they|the \\p{L}+)(?:['’](?:s|re)| is| are)) ${SLOT}\\W*$`,
  `^\\W*${SLOT}\\W*$`,
  `\\b(?:tried|had|took on|took|hired|employed|been sent|sent|got) (?:us |me )?(?:an?|two|three|some) ${SLOT}(?: (?:once|before|here|already|last (?:year|time|summer|month|one)|on the \\p{L}+|in the \\p{L}+))?\\W*$`,
].map((source) => lowered(source));
const TURNED_AWAY =
  /^\W*(?:(?:if so|if yes|if it is|if they are|if he is|if she is|then|so|well|sorry|ah),? )*(?:no|nope|pass|skip|bin|forget (?:it|them|him|her)|not (?:here|again|for us|for me|interested|this time)|never(?: again)?|once (?:was|is) enough|won['’]t do|no (?:thanks?|chance|way|good|use)|lesson learn\p{L}*)\W*$/iu;

/** What a sentence names that the next one turns away in a few words, in small letters. */
export function readTurned(lower: string, next: string): Framed | null {
  if (!TURNED_AWAY.test(next)) return null;
  for (const pattern of ASKED_FIRST) {
    const slot = pattern.exec(lower)?.groups?.slot ?? '';
    const property = slot === '' ? undefined : propertyOf(slot, isTrade);
    if (property === undefined || property.part === 'state') continue;
    const start = lower.indexOf(slot);
    return { ...property, start, end: start + slot.length, certain: false };
  }
  return null;
}

export interface Framed extends Property {
  start: number;
  end: number;
  /** Whether nothing else can be meant. */
  certain: boolean;
}

const isTrade = (word: string): boolean =>
  /^(?!(?:number|order|under|other|over|never|ever|after|better|together|rather|either|whether|power|paper|water|letter|first|least|most|just|want|relevant|important|consultant)s?$)\p{L}{3,}(?:er|or|ist|ant|ian|eer)s?$|^(?:chef|cook|nurse|nann(?:y|ie)|maid|guard|clerk|hand|crew|staff|host|aide)s?$/u.test(
    word,
  );

// "White driver": of whoever does the work, which "single" and "straight" need not be.
const OF_WORKER =
  /^(?:an? |one |two |some )?(?:white|black|brown|young|healthy|deaf|tall|british|english|australian|american|european) (?:\p{L}+ )?\p{L}+(?:er|or|ist|ant|ian|eer|nurse|staff|crew|guard|maid|nanny|clerk|hand)s?$/u;
const CRAFT =
  /\b(?:chefs?|cooks?|bakers?|butchers?|teachers?|tutors?|trainers?|translators?|interpreters?|linguists?|dancers?|singers?|musicians?|barbers?|stylists?|hairdressers?|writers?|editors?|copywriters?|journalists?|speakers?|therapists?|masseurs?|restaurants?|importers?|suppliers?|retailers?|polishers?|painters?|plasterers?|lawyers?|solicitors?|ministers?|chaplains?|farmers?|grocers?)$/u;

/** What a sentence says that somebody has to be, or must not be, by a frame in which nothing else can stand. */
export function readFramed(text: string, lower: string): Framed[] {
  if (NOBODY.test(text)) return [];
  const trial = tried(lower);
  const found: Framed[] = [];
  for (const { pattern, sure, strict, states, trade } of FRAMES) {
    if (!mayMatch(pattern, trial)) continue;
    for (const match of lower.matchAll(pattern)) {
      const slot = match.groups?.slot ?? '';
      const property = slot === '' ? undefined : propertyOf(slot, isTrade);
      if (property === undefined) continue;
      if (states === true ? property.part !== 'state' : property.part === 'state') continue;
      if (trade === true && (property.about === 'language' || CRAFT.test(slot))) continue;
      if (
        strict === true &&
        property.loose &&
        !(trade === true ? OF_WORKER.test(slot) : isCapital(text, lower, slot))
      )
        continue;
      const start = lower.indexOf(slot, match.index);
      found.push({ ...property, start, end: start + slot.length, certain: sure === true && !property.loose });
    }
  }
  return found;
}

// A colour or a people with a capital is no language or paint behind "somebody".
const isCapital = (text: string, lower: string, slot: string): boolean =>
  /\b\p{Lu}\p{Ll}+$/u.test(text.slice(lower.indexOf(slot), lower.indexOf(slot) + slot.length));
