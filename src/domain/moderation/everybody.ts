import { lowerOf } from '#src/lib/fold.ts';
import { lowered } from './matching.ts';

// Everybody is asked, or it is said that nobody is chosen by it.
const EVERYBODY = lowered(
  /\b(?:welcom\w+|encourag\w+|regardless|irrespective|all walks of life|(?:many|all|several|different|various) (?:faiths|backgrounds|cultures|nationalities)|(?:accent|age|background|faith|gap|degree)s? do(?:es)?n['\u2019]t matter|without regard|equal(?:ity| opportunit\w+)|discriminat\w+|adjustments?|(?:do|does) not (?:ask|matter|count)|(?:is|are)(?:n't| not) relevant|(?:plays?|play) no (?:part|role)|whatever (?:your|their|his|her)|anonym(?:ous|i[sz]ed) (?:process|procedure|applications?)|blind (?:recruitment|hiring)|confident employer|disability confident|under-represented|blind to|leave [^.;]* out of|no matter (?:your|their|how old (?:you|they)|who you|what your)|come as you are|jede[rs] (?:alters|herkunft|religion)|kein hindernis|bitte [^.;]*kein(?:en?)? (?:foto|lichtbild|geburtsdatum)|aucune photo|unabhängig|oavsett|uanset|uansett|ongeacht|indipendentemente|independientemente|independentemente|niezależnie|gleichgestellt\w*|gleicher eignung|sans distinction|quel(?:le)?s? que soi\w+|ouvert aux|igualdad|sin distinción|[mwf]\/[mwfd](?:\/[dx])?|h\/f)\b/iu,
);

// It is said that something is not asked, or no reason against anybody.
const NOT_ASKED = lowered(
  /\b(?:never ask|(?:when|where|how long ago) (?:you|they|somebody|someone|anyone) (?:were|was) born (?:does(?:n['\u2019]t| not)(?: matter| count)?\W*$|(?:does(?:n['\u2019]t| not)|will not|won['\u2019]t) (?:matter|count)|(?:never|is of no))|(?:nobody|no[- ]one|none of us)(?:['\u2019]s| is) (?:ever )?too (?:senior|important|grand|good|posh|proud|big|clever|qualified) (?:here )?(?:to|for)\b|(?:never|(?:do|does|will|would)(?:n['\u2019]t| not)) (?:sort|sift|pick|rank|filter|choose|screen|shortlist|hire|search) (?:people |anyone |anybody |applicants |candidates |cvs |staff )?(?:by|for|on) (?:their |your |an? )?(?:ages?|sex|gender|race|colou?r|origins?|nationality|religion|faith|looks|photos?|names?|accents?|marital status|disability|health|pregnancy)\b|(?:no account is taken|takes? no account|we disregard) of|(?:(?:do|does|will|would)(?:n['\u2019]t| not)|won['\u2019]t) (?:automatically |necessarily )?(?:rule (?:you|anyone|anybody|them|people|somebody) out|count against|be (?:counted|held) against|disqualify|(?:stop|prevent) you(?:r)? (?:from )?apply\w*)|(?:is|are)(?:n['\u2019]t| not) (?:counted|held|used) against|(?:(?:old |past |spent )?(?:convictions?|records?|offen[cs]es?) (?:do|does)(?:n['\u2019]t| not) (?:bother|worry|trouble|concern|faze|scare) us)|(?:felon(?:y|ies)|convictions?|records?|offen[cs]es?|cautions?|criminal history) (?:is|are)(?:n['\u2019]t| not) (?:an? |the )?(?:(?:automatic|instant|immediate) (?:no|bar|rejection|refusal)|end of (?:it|the (?:road|story|matter)))|(?:do|does)(?:n['\u2019]t| not) (?:consider|look at|count|weigh|score|take into account) (?:gaps?|ages?|names?|photos?|postcodes?|accents?|schools?)(?: in (?:employment|(?:the |your |a )?(?:cv|work history|resume)))?(?= when we (?:screen|shortlist|sift|score|hire)\W*$| at all\W*$|\W*$)|(?:^|[;,] ?(?:and )?)(?:your|whose|their) (?:accent|age|name|faith|photo|postcode) (?:is|are) of no interest to (?:us|me)|union or non-?union,? (?:i|we) (?:do not|don['\u2019]t) (?:care|mind|give a (?:rat['\u2019]?s?|toss|stuff|damn|hoot))|don['\u2019]t mark (?:anyone|anybody|somebody|people|them) down|(?:i|we)(?:['\u2019]m| am|['\u2019]re| are)? ?(?:can(?:not|['\u2019]t)|not able to|unable to|not allowed to) (?:put (?:that|it|this)|pass (?:on|that)|write (?:that|it)|print|publish|act on|work with (?:that|it)|advertise (?:that|for)|screen (?:by|on|for)|(?:specify|ask for) (?:that|an? (?:age|sex|gender|nationality|religion)))|(?<!\b(?:applicants?|candidates?|hires?|staff|employees|they|you|please|so) )(?:do|does|will|would|should|must|can|could)(?:n['\u2019]t|['\u2019]t| not|not| never) (?:ever )?(?:ask(?! (?:us |me )?(?:about|for|after) (?:\p{L}+ )?(?:flexib\p{L}+|part[- ]time|time off|leave|shifts|hours|adjust\p{L}+|prayer\p{L}*|breaks))|be asked|screen (?:out|for)|pass (?:it|that|them) on|write it down)|no(?:body|[- ]one) (?:is|gets|will be)(?: to be)? (?:asked|marked down|screened)|nothing to do with the (?:job|work)|no bearing|none of (?:our|my|your) business|(?:is|are)(?:n['\u2019]t| not)(?: (?:by (?:itself|themselves)|in (?:itself|themselves)|on (?:its|their) own|always|automatically|necessarily|normally|usually))* (?:an? )?(?:automatic |instant |immediate )?(?:reason|grounds?|no\b|bar|barrier|obstacle|deal-?breaker)(?! (?:good|problem))|(?:do|does|will|would|need)(?:n['\u2019]t| not)(?: (?:always|often|automatically|necessarily|usually|normally|by itself))* (?:mean (?:an? )?no\b|end (?:things|it|there)|stop (?:you|anyone|anybody|people)|(?:shut|close) (?:the|any) doors?)|(?:rarely|seldom|hardly ever|never|not often|not always|not) (?:an? (?:no|bar|problem)\b|means? (?:an? )?no\b|stops? (?:you|anyone|anybody)|ends things)|(?:we|i|nobody|they|the (?:panel|client|manager|owner|team)) (?:(?:do|does|will|would|wo|ca)(?:n['\u2019]t| not)|never) (?:ever )?(?:count|hold|use)s? [^.;]{2,30} against (?:you|anyone|anybody|people|them|him|her)|rules? (?:nobody|no[- ]one) out|counts? against (?:nobody|no[- ]one)|no (?:concern of (?:ours|mine|theirs)|bar to|criterion)|(?:is|are)(?:n['\u2019]t| not) (?:a criterion|asked (?:for|about)|to be (?:asked|remarked|noted|recorded)|a bar)|(?:do|does)(?:n['\u2019]t| not) (?:require|need) (?:an? )?(?:native|mother)|struck from|not our question|(?:for whatever|whatever the) (?:reason|cause)|(?:photos?|dates? of birth|headshots?) (?:is |are )?not (?:wanted|needed|required|asked for)|(?:strip|redact(?:ed)?|removed?|delete|leave out|leave off|anonymi[sz]ed?) [^.;]*(?:photos?|dob|date of birth|postcodes?|religion)|postcodes to be redacted)\b/iu,
);
// Nobody minds; what else the sentence asks is read all the same.
const NO_OBSTACLE = lowered(
  /\b(?:(?:(?:do|does)(?:n['\u2019]t| not) (?:care|mind|matter)(?: to us)?|not (?:bothered|fussed|fazed|worried)) (?:about|if|whether|where|who|what|how|which|when)|fair[- ]chance|second[- ]chance|(?:is|are|'s) (?:of course |all |perfectly |equally )?(?:fine|okay|ok|allowed|possible|no (?:problem|bar|obstacle|barrier|hindrance))(?! with| if)\b|(?:may|can) be worn)\b/iu,
);
const YET = lowered(
  /\b(?:but|yet|except|unless|only|just|in practice|honestly|as long as|so long as|provided|though|although|wants?|wanted(?<!not wanted)|prefer\w*|rather|must be|need\w*|nobody with|so that we|because|ideally)\b/iu,
);
// "Only that they passed", "only need the addresses": what is asked in its place is of the work.
const ONLY_OF_WORK = lowered(
  /\bonly (?:that|if) (?:they|you|he|she|somebody|someone)(?:['\u2019]ve| have| has)? (?:passed|qualified|learn(?:ed|t)|can do|hold|done|did|speak|are (?:registered|licensed|qualified|insured))\b|,? ?(?:and |we |i |you )*(?:only|just) need (?:the |their |your |to see |an? )*(?:address(?:es)?|papers?|numbers?|share code|checks?|dates of stay|forms?|references?|certificates?|licen[cs]e|registration|tickets?)\b/iu,
);

// "Are welcome to apply, but they never last."
const TURNS = lowered(
  /\b(?:whatever|no matter|regardless)\b[^.;]*\b(?:isn['\u2019]t|not|never) (?:for (?:us|this|here|you|our)|(?:a|the|your|our) (?:job|place|role|depot|site|shop)s? for)\b|\bwelcom\w+[^.;]*\b(?:but|although|though|however)\b(?![^.;]*\b(?:you|we) (?:must|need|will need|have to|can)\b)/iu,
);

// "Young women are encouraged to apply": a welcome to those who need none picks them.
const SOME = lowered(
  /^\W*(?:(?:we|i|our \p{L}+)(?:['\u2019]d)? (?:also |would )?(?:(?:especially|particularly|strongly|warmly|like to) )?(?:welcome|encourage|invite)s?(?: applications from| applicants of)? )?(?:[\p{L}-]+-born|young(?:er)?|youthful|christian|catholic|protestant|white|anglo\S*|english|british|american|australian|aussie|kiwi|european|western|native|straight|heterosexual|single|unmarried|married|childless|attractive|slim|able[- ]bodied)(?: (?!and\b|or\b|to\b)[\p{L}-]+){0,2}(?: (?:are|is))?(?: [\p{L}]+){0,2} (?:encouraged|welcomed?|invited|to apply)\b(?! (?:with|at|in our|in the|to (?:use|join our|visit|our)))/iu,
);

/** Whether a welcome in small letters is to some alone who are not few, which picks them. */
export const asksSome = (lower: string): boolean => SOME.test(lower);

/** Whether a sentence in small letters says that something is not asked, and nothing that takes it back. */
export const isNotAsked = (lower: string): boolean => NOT_ASKED.test(lower) && !YET.test(lower);

/** Whether a sentence asks everybody, or says that nobody is chosen by what they are. */
export function isForEverybody(clause: string): boolean {
  const lower = lowerOf(clause);
  if (asksSome(lower)) return false;
  return (
    (EVERYBODY.test(lower) && !TURNS.test(lower)) ||
    isNotAsked(lower) ||
    (NO_OBSTACLE.test(lower) && !YET.test(lower.replace(ONLY_OF_WORK, '')))
  );
}
