// How a question of a few words is answered by somebody who means to help.
const KIND =
  /^\W*(?:and |so |then |well,? |yes[,:]? )?(?:(?:\p{L}+|\d+) (?:weeks|months)(?:[’'])? (?:at (?:full|half|\d)|on full|of full|paid|fully paid)\b|leave (?:it|that)|(?:tax season|nights|days|weekends|mornings|\p{L}+) (?:suits? (?:all|any|every|both|people)|(?:is|are) (?:fine|welcome|ok\p{L}*))|(?:plenty|half|many|most|some|several|lots|one|two) of (?:us|our|the)|half (?:the|our) (?:team|crew|staff|office|kitchen|floor)|(?:the|your) (?:\p{L}+ )?(?:role|job|post|work|rights|leave|pay)(?:['’]s| is| are| starts?)|we run (?:an? )?(?:paid|free|re-?entry|return\p{L}*|support|network|training)|not our (?:question|business|concern)|we(?:['’]d (?:like|love)| fund| move| adapt| adjust| offer| make| change| provide| read| moved)\b|we(?:['’]ve| have|['’]ll| will| can| all| had| did| do| were| are|['’]re|['’]d still|['’]d love| keep| fit| work| swap| plan| cover| pay| hired| placed| trained| take| took| welcome\p{L}*| started| know) |(?:the|our|your) (?:rota|shifts?|hours|tour|lift|room|desk|route|dogs?|door|site|start|interview|form|offer)\b|that['’]?s? (?:is |are )?(?:life|fine|ok\p{L}*|no|normal|alright)|our (?:[\p{L}'’-]+ ){1,5}?(?:course|programme|program|scheme|workshops?|training|returnship) (?:is open|runs|helps|welcomes|suits (?:all|any|every|both))|there(?:['’]s| is| are)|ask|(?:sit|rest)(?: down)? (?:when(?:ever)?|if) (?:you (?:need|want|like|have)|needed)|lean on|talk|tell|speak|step|stop|go\b|no (?:problem|bother|worries|drama|matter|need)|come(?! back)|say|just|bring|fine|great|good(?! luck)|welcome|all (?:good|welcome|the same)|you(?:['’]re| are) (?:very |most |still )?(?:welcome|fine|in|on)|you can|us too|same here|so (?:do|are|had|have|did|were|was) |let(?:['’]s| us)|have|take|shifts?|hours|ring|call|use|wear|keep it|head|text|mail|e-?mail|room|park|it(?:['’]s| is) (?:fine|no|all|your))/iu;
const REFUSES =
  /(?:\b(?:not|never|elsewhere|somewhere else|another|sorry|unfortunately|afraid|no (?!problem|worries|bother|drama|matter|questions|longer|need)|think again|might struggle|first|before (?:you|appl\p{L}*|wast\p{L}*|we)|enough|struggle|(?:we|i) need|too)\b|n['’]t\b(?! (?:worry|matter|mind|count|ask|need|a problem)))/iu;

/** Whether a sentence answers the one before as somebody does who means to help. */
export const isKind = (text: string): boolean =>
  KIND.test(text) && !REFUSES.test(text.replace(/^\W*not our (?:question|business|concern)/iu, ''));

// Few words, and no question that somebody is asked of themselves.
const ASKS_WHOM =
  /^\W*(?:are|is|do|does|did|have|has|had|can|could|will|would|were|was|what|when|where|which|who|whose|why|how|any|need|want|looking|interested|ready|love|know)\b|\b(?:have|has|are|is|do|does|did|can|could|would|will) (?:you|she|he|we|they|it|the|your)\b/iu;
const FEW = 12;

/** Whether a sentence is a question of a few words about something, and none that somebody is asked of themselves: "Bad knees?". */
export const isElliptic = (text: string, end: string | undefined): boolean =>
  end === '?' && (text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0) <= FEW && !ASKS_WHOM.test(text);
