import { TONGUES } from './lawful-helped.ts';
import { FAITH, ORIENTATION, ORIGIN, PEOPLES } from './words.ts';

// Somebody is wished for after all, or kept out.
const NO_WISH =
  "(?!.*\\b(?:prefer\\w*|only|rather|must|should|shall|ideal\\w*|suits?|looking for|(?:we|they|i) (?:want|need|hire|take|keep|like|won['’]t|will not)|so (?:no|we|they|a|an|it)|same|like (?:you|us|him|her|them|that)|younger|instead|except|unless|but|not|never|no|enough|too|stay|again|another|replace\\w*|next|apply|applicants?|candidates?|which|hope\\w*|would|cannot|job|hard|heavy|weak|strong|works|fits?|married|with (?:the )?(?:kids|children|a family|looks))\\b|.*n['’]t\\b)";
const NAMES_KIND = `\\b(?:${ORIGIN}s?|${PEOPLES}|${FAITH}|${ORIENTATION})\\b`;
const SOMEBODY =
  '(?:wom[ae]n|m[ae]n|lad(?:y|ies)|gentlem[ae]n|gents?|lads?|blokes?|chaps?|girls?|boys?|guys?|fellas?|couples?|brothers|sisters|teen(?:ager)?s?|mums?|moms?|dads?|mothers?|fathers?|parents?|grand\\w+|widow(?:er)?s?|veterans?|pensioners?|retirees?|child(?:ren)?|famil(?:y|ies)|twins)';
const NOW =
  '(?:at the (?:moment|minute)|right now|just now|currently|today|at present|presently|these days|for now)';
const WEIGHT = '(?:an?|the|one|two|three|four|our) ';
const AT_WORK =
  '(?:gear|experience|exposure|tickets?|licen[cs]es?|endorsements?|certs?|certificates?|cards?|knowledge|training|software|systems?|machinery|plant|kit|qualifications?|degrees?|diplomas?|skills?|plaster|floor time|shed time|background)';
const TIME =
  '(?:(?:early|late|mid|the (?:start|end) of|next|this) )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter|term|new year|week|month)';
const LEVEL_SIDE =
  "(?:varsity|jv|junior varsity|freshman|under-?(?: ?)1\\d|u1\\d|(?:first|second|third|1st|2nd|3rd)(?: (?:xi|xv|eleven|fifteen|team))|senior(?= (?:boys|girls)(?:[’']|\\W*$| (?:team|side|squad|xi|xv))))";
const MOVED_FROM =
  '(?:(?:comes?|goes|is|are|gets?|moves?|will be|come|go|get|move)(?: moved| taken| put| straight)? off)';
const OFF_ALTOGETHER =
  '(?:list|shortlist|longlist|books|payroll|pile|team|staff|applications?|running|table|job|hook|register)';
const AT_ONCE =
  '(?:,? (?:straight ?away|at once|right away|immediately|from (?:the )?day (?:one|you (?:tell|say))|as soon as \\p{L}+ \\p{L}+(?: us)?))';
const SAME_PAY =
  '(?:(?:on |at |with |for )?(?:the )?(?:same|full|normal|usual) (?:pay|rate|wages?|money|hourly rate)|(?:with )?no (?:loss of|cut in|drop in|change to|change in) (?:the |their |your )?(?:pay|rate|wages?))';
const SERVED =
  '(?:residents|members|patients|clients|ladies|men|tenants|callers|customers|regulars|parishioners|elders|home|ward|village|unit)';
const NO_BIRTH =
  '(?!.*\\b(?:native|mother tongue|born|birth|accents?|nationals?|background|blood|heritage|only|prefer\\w*|passports?|young\\w*|looks?|never|grown up|grew up|their own|one of|culture|nobody|not|must)\\b)';
const OF_ROOM =
  '(?:infants|toddlers|babies|newborns|neonates|pre-?schoolers|pre-?kinders|kindergart(?:en|n)ers|twos|threes|fours|two-year-olds|three-year-olds|four-year-olds|under[- ](?:twos|threes|fives)|early years)';
const SPOKEN_OF = `(?:${TONGUES}(?:,? or (?:an? )?(?:other )?dialects?)?)`;

/** What is told of who is on a house's books, who goes on leave and who may do what: none of it says who is taken. */
export const LAWFUL_DAILY: readonly RegExp[] = [
  // "At the moment that's a young bloke who wants to play rugby, a retired teacher with MND and a woman who is moving out": whom a team is for.
  new RegExp(
    `^\\W*${NOW},? (?:that(?:['’]s| is)|it(?:['’]s| is)|this is|they(?:['’]re| are)|we (?:support|look after|have)) (?=${WEIGHT})(?=[^.;]*,? and (?:${WEIGHT})?)(?=[^.;]*\\b(?:who|with|in (?:her|his|their)|learning)\\b)${NO_WISH}(?!.*${NAMES_KIND})[^.;]*\\b${SOMEBODY}\\b[^.;]*`,
    'giu',
  ),
  // "Priscilla's having a baby in April and we need somebody in her chair by March": whose work is done meanwhile.
  new RegExp(
    `^\\W*(?:(?:our|my|the) (?:[\\p{L}-]+ ){0,3})?(?!(?:s?he|that|it|who|somebody|someone|nobody|they|everybody|anybody|anyone)\\b)\\p{L}+(?: \\p{L}+)?(?:['’]s| is) (?:having (?:an? |her |their )?(?:(?:first|second|third|new|wee|little|another) )?(?:baby|twins|child|bub|little one|second|third|first)|expecting(?: (?:an? |her )?(?:baby|child|first|second|third|twins))?|due|pregnant)(?: (?:in|this|next|at|around) ${TIME}| and off (?:from|until) ${TIME})?(?:,? (?:and|so)|,|;| -) (?:(?:we|i) (?:need|want|are after|are looking for|['’]re after) (?:(?:some(?:body|one)|a locum|a temp|cover|a pair of hands)(?: (?:to )?(?:in|at|for|on|hold|mind|keep|cover|fill)(?: (?:her|his|their|the|that))? ?(?:chair|desk|seat|place|post|role|job|round|bench|runs?|shifts?|classes|list|stool)?)?)|(?:her|his|their) (?:chair|desk|seat|place|post|role|round|bench) needs (?:some(?:body|one)|cover)|this is an? [\\p{L}\\p{N} -]+ (?:contract|cover|fixed term|post|role))(?: (?:by|from|until|till|to|for|before) (?:${TIME}|\\d+ \\p{L}+|\\p{L}+ months))*\\W*$`,
    'giu',
  ),
  // "NUM is Bernadette and she answers her own email": whom to reach.
  /(?<=^\W*(?:(?:the|our|your|my) )?(?:(?!ideal\b|perfect\b|best\b|candidate\b|person\b|preference\b)[\p{L}&/-]+ ){1,4}?(?:is|['’]s) (?!(?:an?|the|some\w*|one|any\w*|who\w*)\b)\p{L}+(?: \p{L}+)?(?: and|,|;|:| -) )s?he (?:still |always )?(?:answers|picks up|reads|takes|writes|opens|does|makes|replies to|checks) (?:(?:all )?(?:her|his) own|every|all|each) (?:e-?mails?|phone|calls|texts?|letters?|messages|post|mail|rosters?|applications?|cvs?|tea)\b(?: (?:her|him)self)?/giu,
  // "If it's blowing over 50": how hard the wind is.
  /\b(?:blowing|gusting|gusts?|winds?|wind speeds?|breeze|the mercury|it)(?: (?:is|are|goes|go|gets?|hits?|rise|rises|tops?))?(?: (?:at|up|to|in|hard))? (?:over|above|more than|past|under|below) \d\d(?: ?(?:knots|kts?|km\/?h?|kph|mph|k))?(?<=\b(?:blowing|gusting|gusts?|winds?|breeze|mercury)\b.*)(?! ?(?:years|year olds?|s\b|and (?:over|under)))/giu,
  // "Couples, backpackers, retired people: we've had everybody".
  new RegExp(
    `^\\W*(?!.*${NAMES_KIND.replace('|backpackers', '')})(?:[\\p{L}'’ -]{3,40}, ){1,6}(?:and )?[\\p{L}'’ -]{3,40}?(?::|,| -|;) ?(?:we['’]ve|we have|i['’]ve) (?:had|employed|hired|trained|worked with) (?:everybody|everyone|them all|all of them|all sorts|all kinds|the lot|every sort)\\W*$|^\\W*(?!.*${NAMES_KIND.replace('|backpackers', '')})(?:[\\p{L}'’ -]{3,40}, ){1,6}(?:and )?[\\p{L}'’ -]{3,40}?(?::|,| -|;) ?(?:everyone['’]s|everybody['’]s|they['’]ve all|all of them have|all have) (?:picked|packed|worked|cooked|driven|cleaned|pruned|served|been)(?: (?:for|with) us| here)?(?: at (?:some|one) (?:point|time|stage))?\\W*$`,
    'giu',
  ),
  // "Bump the rate to 38, he signed off on it": what is raised, and who allowed it.
  /\bbump(?:ed|ing)?(?: up| down)? (?:(?:the|her|his|your|my|our|their) )?(?:hourly |day |pay )?(?:rates?|pay|prices?|fees?|margins?|salary|offer|hours|start|deadline|figure|budget|it (?:up|to \$?£?€?\d))\b|\b(?:signed|signs|sign) off on (?:it|that|this|the (?:rate|budget|spend|hours|ad|spec|salary|pay|headcount|overtime))\b/giu,
  // "Room Leader, Toddlers": whom the work is with.
  new RegExp(
    `(?<=\\b(?:leader|teacher|educator|practitioner|assistant|aide|carer|nurse|coach|instructor|tutor|worker|manager|co-?ordinator|specialist|therapist|counsell?or|photographer|dietitian|head|kaiako)s?(?:,| -| –| \\(|:) ?)${OF_ROOM}(?:(?:,| and| &|\\/|,? or)+ ?${OF_ROOM})*(?: (?:room|rooms|class|group))?(?=\\W*$|\\s*[(),–-])`,
    'giu',
  ),
  // "A stipend for the varsity boys": a team that somebody coaches.
  new RegExp(
    `\\b(?:stipends?|allowances?|extra|pay|on top|a season|coach\\w*|taking|running|training|refereeing) (?:[^.;]{0,25} )?(?:for |of )?(?:taking |coaching |running )?(?:the |our )?(?:${LEVEL_SIDE} )(?:boys|girls)['’]?(?=[;,.]|\\W*$| (?:team|side|squad|xi|xv|soccer|football|rugby|netball|hockey|basketball|cricket|volleyball|lacrosse)s?\\b)(?!.*\\b(?:m[ae]n only|wom[ae]n only|an? (?:wo)?man|male|female|prefer\\w*|only|a (?:bloke|lady|girl|guy))\\b)`,
    'giu',
  ),
  /\b(?:both )?(?:men and women|women and men) (?:both )?(?:coach|teach|work|drive|cook|fish|climb|play|referee|train)(?: (?:both sides|side by side|together))?(?: (?:here|with us))?(?=[,;.]|\W*$)(?<!\b(?:no|not|never|only)\b.*)(?!.*\b(?:but|only|prefer\w*|not|want|this time)\b)/giu,
  // "Mandarin or Malay or Tamil, at least one on top of English, since many clients don't use English".
  new RegExp(
    `^\\W*${SPOKEN_OF},? (?:(?:at least one|any one|any|one|either|one or other)(?: of (?:them|these|those))?,? )?(?:on top of|besides|beside|as well as|plus|alongside|in addition to|next to) english(?:,? (?:since|as|because|for) (?:(?:many|most|some|half|a lot|plenty)(?: of)? )?(?:our |the )?(?:clients|patients|residents|customers|callers|tenants|guests|families|members|pupils|passengers)(?: (?:(?:do|can)(?:n['’]t|['’]t|not| not)|rarely|hardly) (?:use|speak|read|know|have) (?:much )?english| (?:use|speak|prefer|need|ask for) (?:it|them|one|these))?)?(?! who\\b)\\W*$`,
    'giu',
  ),
  // "Most of the residents have gone back to Italian, so you need enough of it to hold a conversation".
  new RegExp(
    `^\\W*${NO_BIRTH}[^.;]*\\b${SERVED}\\b[^.;]*\\b(?:gone back to|speak|easier in|lost (?:the|their|most of their)|went back to|happier in|talk in|now use|come back to)\\b[^.;]*,? so (?:you(?:['’]d|['’]ll)?(?: do)? need (?:enough(?: of (?:it|that)| ${TONGUES})?|(?:some|a bit of) (?:of it|${TONGUES})|${TONGUES}) to (?:an? )?(?:hold|chat|follow|understand|get by|take|make|talk|conversational|a conversational|working|keep|have|answer|read|say|help)\\b[^.;,]{0,40}|(?:some|a bit of|conversational|working) ${TONGUES} is (?:needed|required|essential|part of it))\\W*$`,
    'giu',
  ),
  // "Anyone pregnant comes off the solvents line straight away, same pay".
  new RegExp(
    `^\\W*(?:(?:any(?:one|body)|staff|colleagues|whoever|every(?:one|body)|workers|people|nurses)(?: who(?:['’]s| is| are))? (?:pregnant|expecting|breast-?feeding)(?:(?:,| or| and)+ (?:pregnant|breast-?feeding|nursing|expecting))*|pregnant (?:or breast-?feeding )?(?:colleagues|staff|workers|nurses|people|women)|if you(?:['’]re| are) (?:pregnant|expecting|breast-?feeding)(?: or breast-?feeding)?,? you) ${MOVED_FROM} (?:the )?(?!(?:\\p{L}+ )?${OFF_ALTOGETHER}\\b)(?:[\\p{L}-]+ ?){1,3}?${AT_ONCE}?,? (?:and |but )?${SAME_PAY}\\W*$`,
    'giu',
  ),
];

/** A sentence of what helps and nobody has to have: "Cane gear is a bonus, not a must". */
export const HELPS_ALONE = `^\\W*(?!.*\\b(?:${ORIGIN}|${PEOPLES}|${FAITH}|${ORIENTATION}|aussie|kiwi|local|home|family|church|mosque|temple|parish|school\\w*|cultural|social|ethnic|religious|military|fe?male|single|right|life|lived|native)\\b)(?:[\\p{L}\\p{N}&/+-]+ ){1,3}?(?<=\\b${AT_WORK} )(?:(?:is|are|would be|['’]s) )?(?:an? )?(?:nice |real |big )?(?:bonus|plus|help|advantage|nice|handy|welcome|useful)(?:,? (?:but )?|,? rather than )(?:not )?(?:an? )?(?:must(?:-have)?|requirement|essential|needed|required|necessary|necessity|deal-?breaker|expected)\\W*$`;

const OWN_CHOICE =
  /^\W*(?:your )?pronouns?(?: (?:in|on|under|after) (?:(?:your|the|an?|e-?mail|name|all) ){0,3}\p{L}+(?: signatures?)?)?(?: (?:are|is)|:|,) ?(?:up to you|(?:your|an? (?:personal|free)) (?:own )?(?:choice|call|business|decision)|optional|a choice|as you (?:like|please|wish))\W*$/iu;
const TURNS_AWAY =
  /\b(?:skip\p{L}*|bin(?:ned|s)?|pass(?:es)?|bins?|avoid\p{L}*|reject\p{L}*|drop\p{L}*|notice\p{L}*|judge\p{L}*|but|though|just|except|never|nobody|no|not|tell(?:s|ing)?|say(?:s|ing)? (?:it|a lot|enough)|those|them)\b|n['’]t\b/iu;

/** Whether a sentence leaves pronouns to whoever has them, "Pronouns in your signature are up to you", and the next one does not take it back. */
export const isOwnChoice = (text: string, next: string | undefined): boolean =>
  OWN_CHOICE.test(text) && (next === undefined || !TURNS_AWAY.test(next));
