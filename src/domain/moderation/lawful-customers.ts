import { TONGUES } from './lawful-helped.ts';

const SOME_OF =
  '(?:(?:an? (?:lot|good few|handful|fair few)|lots|plenty|most|many|some|several|half|two thirds|three quarters|the bulk|the rest|nearly all|one or two|\\p{L}+|\\d+) of )?(?:the |our |these |this )?';
const COMERS =
  '(?:regulars|customers|guests|clients|clientele|members|visitors|diners|shoppers|patrons|punters|passengers|callers|drinkers|crowd|(?:people|folks?|ones) who (?:come|call|drop|walk) (?:in|by|through)(?: at \\p{L}+)?)';
// Somebody is wished for, or whoever serves them is to be like them.
const NO_WISH =
  "(?![^.;]*\\b(?:want\\w*|prefer\\w*|likes?|loves?|expects?|rather|only|served? by|(?:so|and|which is why) (?:we|our staff|you|a|an|someone|somebody|the (?:next|new|right|person)|should|must|are|is|they)|you(?:['’]re)?|your|suits?|need\\w*|match\\w*|similar|(?:the|much) same|themselves|own kind|not|no|never|faces?|feel\\w*|comfortable|safer|trust\\w*|hir\\w+|looking for)\\b|[^.;]*n['’]t\\b)";
const CLIENT =
  '(?:calls?|clients?|lad(?:y|ies)|gentlem[ae]n|residents?|patients?|customers?|service users?|famil(?:y|ies)|members?|tenants?|mrs?|ms)';
const ROTA = '(?:rotas?|rosters?|rostering|schedul\\p{L}+|the office|coordinators?|planners?)';
const SEES_TO =
  '(?:tak(?:es?|ing) care|sorts?(?: (?:it|that|them))?|deals?|handles?|looks? after|allows? for|covers?|arranges?|sees? to|manages?|works? (?:it|that|round|around)|takes? account)';
const VISITED =
  '(?:older|elderly|old|frail|isolated)? ?(?:people|persons?|folks?|elders|residents|patients|islanders|seniors|villagers|clients|customers|tenants|ladies|gentlemen|couples|families)';
const NO_ORIGIN =
  '(?![^.;]*\\b(?:native|born|mother tongue|own (?:kind|people|sort)|should be|you are|background|heritage|descent|prefer\\w*|young\\w*|speakers? only|only (?:an? )?\\p{L}+ (?:carer|nurse|worker)|one of them|nationals?|not|never)\\b)';

/** Who comes in, who is called on and what they ask for, where somebody other than the person sought sees to it. */
export const LAWFUL_CUSTOMERS: readonly RegExp[] = [
  // "A lot of our regulars are pensioners who have been coming since it was a soda bar".
  new RegExp(
    `^\\W*${SOME_OF}${COMERS} (?:are|is|tend to be|skew)\\b${NO_WISH}(?: [\\p{L}'’-]+){1,7}(?: who (?:have been|come|came|train|live|work|swim|shop|drop|drink|walk|stop)\\b[^.;,]*)?(?=\\W*$|[,.;:]| and | so )`,
    'giu',
  ),
  // "Many of the older people we call on are more at home in Welsh, so Welsh is essential".
  new RegExp(
    `^\\W*${SOME_OF}(?:the )?${VISITED}(?: (?:with|who have) dementia)?(?: (?:whom |that |who )?we (?:call on|visit|see|serve|support|look after|care for|phone|ring)| on (?:our|the) (?:rounds?|run|books)| here)?(?:,| often| mostly| still| now)* (?:speak|have|are|know|use|understand|talk)\\b(?=[^.;]*\\b(?:so|which is why|hence|therefore)(?: (?:you need|we need|we ask for|fluent|good|spoken|some|working|conversational))*,? (?:${TONGUES}|cree|gymraeg|inuktitut|irish|gaelic|scots gaelic|welsh)\\b(?: (?:is|are))?(?: (?:essential|required|a must|needed|important|useful|necessary|helpful|a real help|a plus))?(?: (?:here|for this|for the role|too))?\\W*$)${NO_ORIGIN}[^.;]*`,
    'giu',
  ),
];

/** What somebody who is served asks of the rota, which sees to it: taken out even where it says "only". */
export const SEEN_TO: readonly RegExp[] = [
  // "One call is for a lady who has asked for female carers only, the rota takes care of it".
  new RegExp(
    `^\\W*(?=[^.;]*\\b${CLIENT}\\b)[^.;]{0,60}\\b(?:asked for|asks? for|wants?|prefers?|requested|requests?) (?:only )?(?:an? )?(?:female|male|wom[ae]n|m[ae]n|lady|same[- ]sex)(?: (?:carers?|aides?|nurses?|(?:support |care )?workers?|staff|helpers?))?(?: only)?(?: for [^.,;]{0,25})?(?:,| and|, and|,? which| but)(?: that is)? (?:the |our )?(?:${ROTA} (?:team |\\p{L}+ly )?${SEES_TO}(?: (?:of|for|with|to|after))?(?: (?:it|that|them|this|her|him))?|(?:it|that|this|they) (?:is|are|gets?) (?:sorted|handled|covered|arranged|dealt with|looked after) (?:on|by|in|through) (?:the |our )?${ROTA})(?: on the rota)?\\W*$`,
    'giu',
  ),
  // "Some of our ladies prefer a woman for washing, and we rota so there's always one on".
  /^\W*(?:some|a few|one|two|several|many) (?:of (?:our|the) )?(?:lad(?:y|ies)|women|residents|patients|gentlemen|men|clients|tenants)\b[^.;]{0,20}\b(?:prefers?|asks? for|likes?|wants?) (?:an? )?(?:wom[ae]n|m[ae]n|female|male)(?: (?:carers?|nurses?|staff))? (?:for|to help with|with) [^.;,]{3,25},? (?:and|so|which|but) (?:we|the rota|the roster|the office) (?:rota|roster|plan|schedule|cover|arrange|work|manage|sort|see|swap)s?\b(?![^.;]*\b(?:hir\w+|recruit\w*|looking|young\w*)\b)[^.;]*/giu,
];
