import { withClock } from './clocks.ts';
import { BESIDE_THE_ASK } from './said-beside-the-ask.ts';
import { BY_DESKS } from './said-by-desks.ts';
import { IN_ASIDES } from './said-in-asides.ts';
import { IN_FEW_WORDS } from './said-in-few-words.ts';
import { IN_MESSAGES } from './said-in-messages.ts';
import { IN_NOTES } from './said-in-notes.ts';
import { OF_APPLICANTS } from './said-of-applicants.ts';
import { OF_ASKING } from './said-of-asking.ts';
import { OF_COMING_IN } from './said-of-coming-in.ts';
import { OF_COUNTS } from './said-of-counts.ts';
import { OF_INTERVIEWS_HELD } from './said-of-interviews.ts';
import { OF_MOVES } from './said-of-moves.ts';
import { OF_SENDING } from './said-of-sending.ts';
import { OF_STANDING } from './said-of-standing.ts';
import { OF_THEIRS } from './said-of-theirs.ts';

/** Ways of saying what records say in other words, each with what is put in its place before any reader. */
const SAYINGS: readonly (readonly [RegExp, string])[] = [
  ...BESIDE_THE_ASK,
  ...IN_NOTES,
  ...BY_DESKS,
  ...IN_ASIDES,
  ...IN_MESSAGES,
  ...OF_ASKING,
  ...OF_MOVES,
  ...IN_FEW_WORDS,
  ...OF_COMING_IN,
  ...OF_APPLICANTS,
  ...OF_THEIRS,
  ...OF_COUNTS,
  ...OF_SENDING,
  ...OF_STANDING,
  ...OF_INTERVIEWS_HELD,
  // "Contractors we have out": those who were placed. With a day it is told (events.ts).
  [
    /\b(contractors?|temps|freelancers?|interims?|locums?) (?:(?:that|who|which|we|have|got|are|currently|still|all) )*out(?: (?:on (?:assignment|contract|site)|at (?:a |the |our )?clients?|working|there|at work))?(?: (?:now|at the moment|right now|currently|at present))?(?=\s*(?:$|[,;.?!)]| (?:whose|with (?:an?|the|my|our|his|her)|who|that)\b))/gi,
    '$1 placed',
  ],
  // "Ivs still on today", "left today": what is yet to be held. A day would be read with the "on".
  [
    /\b(?:still|yet) (?:on|left|remaining|scheduled|happening|going)(?: ahead)?(?: (?:for|on))? (?=(?:today|tonight|tomorrow|this (?:morning|afternoon|evening|week|month))\b)/gi,
    'still scheduled and to come ',
  ],
  [
    /\b(interviews?|meetings?) (?:left|later(?: on)?|remaining)(?: (?:for|on))? (?=(?:today|this (?:morning|afternoon|evening|week|month))\b)/gi,
    '$1 still to come ',
  ],
  [/\b(?<!this |the )coming (?=(?:\p{L}+ )?(?:ivs?|interviews?|meetings?)(?!\p{L}))/giu, 'upcoming '],
  // Whoever asks misses what somebody else owes them: the interview need not be theirs.
  [
    /\b(?:(?:that |which )?(?:(?:am|are|do|did|have) (?:i|we)|(?:i|we)(?:['’](?:m|re)| am| are)?))(?: (?:still|yet|currently|just|even))* (?:missing|lacking|waiting (?:for|on)|awaiting|short of|owed|after|need(?:ing)?|chasing|not got|lack)(?: (?:any|the|some|their))? (?=feedback\b)/gi,
    'without ',
  ],
  // Whoever had no offer yet stands before it.
  [
    /\b(?:ha(?:s|ve)(?:n['’]t| not)|without having) (?:yet |actually )?(?:had|got|received|seen|been (?:made|given|sent)) (?:the|an|their|his|her|any) offer(?: yet)?(?! (?:accepted|from))/gi,
    'not yet reached offer and still live',
  ],
  // "Put in front of Pennine" is sent there.
  [/\b(?:put|placed|got)(?: (?:them|him|her))? in front of (?=\p{Lu})/gu, 'sent to '],
  // "Whose next interview is not booked".
  [
    /\b(?:(?:whose|where|but|and|with) )(?:the |their |an? )?(?:(?:next|following|client|first|second|actual) )*interviews? (?:(?:is|are|has|have) )?not (?:(?:yet|been|even|actually) )*(?:booked|arranged|scheduled|set up|in the diary|fixed|sorted)(?: (?:in|yet|up))*(?![\p{L}])/giu,
    'with no interviews booked',
  ],
  // "Which does Denise still have to do".
  [
    /\b(?:still (?:has|have|got)(?: got)?|(?:has|have) still(?: got)?) to (?=(?:do|hold|run|attend|sit|take|go to|get through|have)(?! (?:(?:the|any|her|his|their|some) )?(?:feedback|notes?|paperwork|score ?cards?|write)))/gi,
    'still to ',
  ],
  // "Past or coming" are the two times of an interview.
  [
    /\b(past|over|done|held|gone|been)(?:,| or| and| \/)+ (?:coming|still coming|future)(?=\s*(?:$|[,;.?!)]|(?:interviews?|ones|alike)\b))/gi,
    '$1 or upcoming',
  ],
  [/\b(?:still )?(?:left|remaining) in the (?:interview )?(?:diary|calendar)\b/gi, 'still to come'],
  [
    /\b(today(?:'s)?|this (?:morning|afternoon|week)(?:'s)?) (interviews?|meetings?) (?:that (?:are|is) |which (?:are|is) )?not yet (?:done|held|over)\b/gi,
    '$2 still to come $1',
  ],
  [
    /\b(interviews?|meetings?) (today|this (?:morning|afternoon|week)) (?:that (?:are|is) )?not yet (?:done|held|over)\b/gi,
    '$1 still to come $2',
  ],
  // "Out of the running" is no longer live.
  [
    /\b(?:out of|no longer in|not in(?! (?:(?:the|our) )?(?:process|pipeline))|gone from|knocked out of|fallen out of|fell out of) (?:(?:the|our) )?(?:running|mix|race|contention|frame|play|process|pipeline)\b(?! (?:since|for (?:\d|over|more|at least|an?|weeks|months|the (?:last|past)))\b)/gi,
    'no longer live',
  ],
  // Edges: "no lower than 60k", "at least a 4", "4 plus".
  [/\b(?:no|not) (?:any )?(?:lower|less|under|below|smaller|fewer)(?: than)? (?=[£$€]?\d)/gi, 'at least '],
  [/\b(at least|at most|over|under|above|below) an? (?=[1-5]\b)/gi, '$1 '],
  [/\b(\d{1,2}) plus(?=\s*(?:$|[,;.)]))/gi, '$1+'],
  // "Tomorrow a.m.", "first thing on Monday".
  [/\b([ap])\.m\b\.?/gi, '$1m'],
  // How long a job has been on hold is on no record.
  [/\b(?:parked|shelved|mothballed|frozen)(?= (?:for|since|over)\b)/gi, 'on hold'],
  [
    /\bfirst thing(?: on)? (tomorrow|(?:mon|tues|wednes|thurs|fri)day)(?: morning)?(?![\p{L}])/giu,
    '$1 morning',
  ],
  // "2pm to 4pm".
  [
    /(?<!\b(?:between|from) )\b(\d{1,2}(?:[:.]\d\d)? ?[ap]m|\d{1,2}:\d\d) ?(?:to|-|until|till) ?(?=(?:\d{1,2}(?:[:.]\d\d)? ?[ap]m|\d{1,2}:\d\d)(?![\p{L}\d]))/giu,
    'between $1 and ',
  ],
  // Hours: "later than 2pm", "2pm onwards", "past 14:00".
  [/\b(?:later than|past) (?=\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\d{1,2}:\d\d)/gi, 'after '],
  [
    /\b(\d{1,2}(?::\d\d)? ?(?:am|pm)|\d{1,2}:\d\d),? (?:onwards?|and later|or later)(?![\p{L}])/giu,
    'after $1',
  ],
  [
    /\b(?:run(?:s|ning)? past|exceed(?:s|ed|ing)?|going over) (?=(?:an?|one|\d+) (?:hours?|minutes?|mins?)\b)/gi,
    'over ',
  ],
  [/\bnon[- ](?=(?:video|phone|client|internal|perm|permanent|contract|remote|evergreen)\b)/gi, 'not '],
  // Who stands still has not moved; whose nobody is has no owner.
  [
    /\b(?:stood still|stayed put|not budged|been static|sat still|stagnated)(?= (?:since|for|in|over)\b)/gi,
    'not moved',
  ],
  [/\b(?:do|does) not belong to (?:anyone|anybody)\b|\borphan(?:ed)?s?\b/gi, 'nobody owns'],
  [/\bwith (?:the |our |their )?clients? at (?=interviews?\b)/gi, 'at client '],
  [
    /\bkeeps? (?:getting |being )?(?:moved|rescheduled|rearranged|pushed back)\b/gi,
    'rescheduled more than once',
  ],
  [
    /\binterviewers?:? (?:is |are |still )*(?:tbc|tbd|tba|to be (?:confirmed|named|decided))\b/gi,
    'no interviewer',
  ],
  // Whoever thought better of it withdrew.
  [
    /\b(?:(?:took|taken|taking) (?:themselves|himself|herself) out(?: of (?:it|the running|the process|contention))?|(?:changed|changing) (?:their|his|her) minds?|(?:lost|losing) interest|(?:had|having) second thoughts|thought better of it|decided against it)(?![\p{L}])/giu,
    'withdrew',
  ],
  [/\b(no|without(?: any)?|not any) takers\b/gi, '$1 applicants'],
  [/\bprofiles? (?=(?:shared|sent|submitted|out|over|that went)\b)/gi, 'cvs '],
  [/\bshared with (?=(?:the |our |an? |their )?clients?\b)/gi, 'sent to '],
  [/\bin front of (?:an?|our|any|some) clients?\b/gi, 'in front of the client'],
  [/\bhow (?:often|frequently)\b/gi, 'how many times'],
  // Nobody is in the running: said of the pipeline.
  [
    /\b(?:where|whose|with|and)(?: (?:the|an?|our|its|their))? (?:(?:candidate )?pipelines? (?:is|are|has (?:gone|run)|have run|looks?|ran) (?:now |completely |totally |all )*(?:empty|dry|bare|cleared out)|(?:empty|bare|dried-up|dry) (?:candidate )?pipelines?)\b/gi,
    'with no live applications',
  ],
  [
    /\b(?:(?:that|which) )?(?:(?:have|has|are|is) )?(?:run|ran|running|all) out of (?:live |active )?(?:candidates|people|applicants)\b/gi,
    'with no live applications',
  ],
  [
    /\b(?:with |where (?:we have |there is )?|that have |which have )?(?:no ?(?:one|body)|not anyone|without anyone|without anybody)(?: is| are)?(?: (?:left|still|currently|now|any ?more|actually))+ (?:in (?:the )?(?:running|process|play|mix|frame|contention|pipeline|race)|live|active|alive|standing)(?: any ?more)?(?![\p{L}])/giu,
    'with no live applications',
  ],
  [
    /\b(?:with|where we have|where there is|that have) no ?(?:one|body) in (?:the )?(?:running|process|play|mix|frame|contention|race) any ?more\b/gi,
    'with no live applications',
  ],
  [
    /(?:\b(?:where|whose|with|and)|(?<=[,:-])) (?:everyone|everybody|all (?:of )?(?:the |their |our |its )?(?:candidates|people|applicants)|every (?:candidate|applicant))(?: (?:has|have|is|are|was|were|been|either|now|since|already))* (?:dropped out|withdrawn|withdrew|rejected|pulled out|gone|turned down|lost|out(?=\s*(?:$|[,;.?!)]|(?:of (?:it|the running|the process))\b))(?: of (?:it|the running|the process))?)(?:(?:,| or| and)+(?: (?:has|have|been|was|were))* (?:dropped out|withdrawn|withdrew|rejected|pulled out|gone|turned down|lost))*/gi,
    ' with no live applications and nobody placed',
  ],
  // "Aisha's off from tomorrow so I'm covering": whose records are asked for, and no days of theirs.
  [
    /^(?:as |since |because )?(\p{L}+(?: \p{L}+)??)(?:['’]s| is) (?:off|away|out|on leave|on holiday|ill|sick)(?: [^,;.?!]{1,40}?)?,? (?:so |and )?(?:(?:i am|we are|i have been) )?(?:covering|picking up (?:the|his|her|their) desk|minding (?:the|his|her|their) desk)(?: (?:for )?(?:them|her|him|(?:the|his|her|their) desk))?\s*[,;:.-]/giu,
    'of $1,',
  ],
  [
    /\b(?:where |whose |with )?(?:the |their |its |an? )?(?:whole|entire) (?:candidate )?(?:pipeline|field|shortlist) (?:(?:has|is|have|now|since|all) )*(?:died|dead|collapsed|gone|fallen (?:apart|over|through)|fell (?:apart|over|through)|been lost|dropped out)(?![\p{L}])/giu,
    'with no live applications',
  ],
  // "On account of money".
  [/\b(?:on (?:account|the basis) of|by reason of)(?![\p{L}])/giu, 'because of'],
  [
    /^(?:(?:please|kindly|can you|could you) )*share (?=(?:the|all|any|our|my|every|an?|list|lists|names|details|cvs?)\b)/gi,
    'show ',
  ],
  // "Been in the process for 60 days": since they came in.
  [
    /\b(?:(?:has|have|is|are) )?(?:been |stuck |sat |sitting )?in (?:the|our|this) (?:process|pipeline|system)(?= (?:for (?:\d|over|more|at least|less|under|longer|weeks|months|an?\b|the (?:last|past))|over \d|more than|longer than|at least|since|less than|under))/gi,
    'applied',
  ],
  [/\bin (?:the|our) process\b/gi, 'in the pipeline'],
  // "Has interviewed nobody".
  [
    /\b(?:where |that |which )?(?:the |our |their |an? )?clients? (?:(?:has|have|had|is|are) )?(?:(?:interviewed|met|seen) (?:nobody|no[ -]?one|none(?: of (?:them|our people))?|not a soul)|(?:(?:is|are) )?(?:yet|still) to (?:interview|meet|see) (?:anyone|anybody|any(?: candidates?)?)|(?:not|never)(?: yet)? (?:interviewed|met|seen) (?:anyone|anybody|any(?: candidates?)?))(?![\p{L}])/giu,
    'with no client interviews',
  ],
  [
    /\b(?:(?:have|has|had|we|i|they|where|that|which) )+(?<did>interviewed|submitted|sent|put forward) (?:nobody|no[ -]?one|not a soul)(?![\p{L}])/giu,
    'where we have not $<did> anyone',
  ],
  // "Whose CVs have they had": what the client was sent.
  [
    /\b(?:[Ww]hose|[Ww]hich|[Ww]hat) [Cc][Vv]s? (?:have|has) (they|the clients?|(?:\p{Lu}[\p{L}&]+ ?){1,3}) (?:already )?(?:had|received|seen|been sent|been given)(?! (?:in|out|over)\b)/gu,
    '$1 sent to the client',
  ],
  // "Fell out of the Fleet Engineer process, rejected or pulled out": how is said behind it.
  [
    /\b(?:(?:who|that) )?(?:(?:fell|fallen|falling|dropped|dropping|went|gone|came|is|are|everyone|everybody|all) )?(?:out|no longer(?: (?:in|part))?)(?: (?:of|from|in))?(?= (?:the )?[^,;.:()]{2,40}?(?: (?:process|race|running|pipeline))? ?[,(:-] ?(?:be (?:it|they) |whether |either |whichever |i e )*(?:rejected|rejects?|withdr|pulled|turned down))/gi,
    'on',
  ],
  [/\b(?:be (?:it|they)|whether) (?=(?:rejected|withdr|pulled|turned down))/gi, ''],
  // "Have had nobody new put on them or applying in the last month".
  [
    /\b(?:(?:have|has|had|got|getting|with|seen) )+(?:nobody|no[ -]?one|not a soul|no (?:people|candidates)) (?:new |else |fresh )?(?:(?:be(?:en|ing)? )?(?:put (?:on|up|in|forward)|added|appl(?:y|ied|ying)|come in|coming in)(?: (?:to|for|on))?(?: (?:them|it|these))?)(?: or (?:(?:be(?:en|ing)? )?(?:put (?:on|up|in|forward)|added|appl(?:y|ied|ying)|come in|coming in)(?: (?:to|for|on))?(?: (?:them|it|these))?))?(?= (?:in|since|for|over|during|this|last)\b)/giu,
    'with no applications',
  ],
  // "Sourced by referral" is of that source alone.
  [
    /\b(?:(?:that |who |whom )?(?:we|i) )?sourced (?:by|from|via|through|off) (?=(?:(?:an?|the|our) )?(?:referrals?|recommendations?|word of mouth|market ?place|(?:talent )?pools?|job ?boards?|ads?|adverts?|website|imports?|spec(?:s|ulative)?)(?![\p{L}]))/giu,
    'from ',
  ],
  // "This coming week".
  [
    /\b(?:(?:in|over|during|for|within) )?this coming (week|fortnight|month|quarter)(?![\p{L}])/giu,
    'in the coming $1',
  ],
  // "Is she in for anything at the moment": in the running somewhere.
  [
    /(?<=\b(?:is|are|was) [^,;.?]{2,40} )(?:in|up|going|running) for (?:anything|something|any (?:jobs?|roles?))(?: (?:else|with us))?(?: (?:at the moment|at present|right now|now|currently|these days))?(?![\p{L}])/giu,
    'live',
  ],
  // "Who applied themselves in November": by whom, and when.
  [
    /\bapplied (?:(?:by )?themselves|off their own bat|on their own(?: initiative)?|of their own accord)(?= (?:in|on|since|last|this|during|between|before|after|yesterday|today)\b)/gi,
    'inbound, applied',
  ],
  // "Submitted to a client, whatever became of them": put to the client at any time.
  [
    /(?:\bwhose (?:details|cvs?|profiles?|names?) )?(?:\b(?:has|have|had|were|was)(?: (?:been|ever))* )?\b(?:submitted|sent|put forward|presented|forwarded)(?: (?:over|across|out|on))?(?: to (?:an?|the|their|our|any) clients?)?,? (?:whatever|no matter what|regardless of what|irrespective of what) (?:(?:has|have|had) )?(?:became|become|happened|came|followed)(?: (?:of|to) (?:them|it|him|her|those))?(?: (?:since|then|next|later|afterwards|after that))?(?![\p{L}])/giu,
    'the client has got their cv',
  ],
  // "Turned down for money after being submitted".
  [
    /(?<!\b(?:days?|weeks?|fortnights?|months?|within|soon|shortly|straight|right|just|directly|immediately) )\bafter (?:being|having been|they (?:were|had been|got)|(?:he|she) (?:was|had been)) (?:submitted|sent|put forward|presented|shown)(?: (?:over|across|forward))?(?: to (?:the |their |an? |our )?clients?)?(?=\s*(?:$|[,;.?!)]|(?:and|but|on|for|in|this|last)\b))/giu,
    'and the client has got their cv',
  ],
  [
    /\b(?:which candidates |who )?(?:went|gone) on to (?:be|get) (?:submitted|sent|put forward|presented)(?: to (?:the |their |an? |our )?clients?)?(?=\s*(?:$|[,;.?!)]|(?:and|but)\b))/giu,
    'the client has got their cv',
  ],
  // "Offer not made yet".
  [
    /\boffers? (?:(?:is|was|has|have|are|still|yet) )*not (?:yet )?(?:been )?(?:made|extended|sent|issued)(?: out)?(?: yet)?(?![\p{L}])/giu,
    'no offer so far',
  ],
  [
    /(?<!\b(?:days?|weeks?|fortnights?|months?) )\bafter (?:we|i|you)(?:['’]d| had| have| would|['’]ve)?(?: already| just)? (?:put|sent|submitted|presented|shown)(?: (?:them|him|her|(?:their|the|his|her) (?:cvs?|details|profiles?)))?(?: (?:over|across|forward))? (?:in front of|before|to) (?:the |their |an? )?(?:clients?|schools?|compan(?:y|ies)|employers?|hospitals?|banks?|firms?|business(?:es)?|hiring (?:managers?|teams?)|hotels?|charit(?:y|ies)|care homes?)(?![\p{L}])/giu,
    'and the client has got their cv',
  ],
];

/** The words of a search with each such way put plainly. */
export const inPlainWords = (text: string): string =>
  SAYINGS.reduce((said, [way, plain]) => said.replace(way, plain), withClock(text));
