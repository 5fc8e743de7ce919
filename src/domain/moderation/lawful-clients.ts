const COUNT =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{L}+)?|a dozen|two dozen)';
const CLIENT =
  '(?:boys?|girls?|m[ae]n|wom[ae]n|ladies|lady|gentlem[ae]n|gents?|lads?|blokes?|brothers|sisters|siblings|twins|couple|child(?:ren)?|kids?|toddlers?|teenagers?|teens?|bab(?:y|ies)|adults?|residents?|clients?|tenants?|pupils?|students?|patients?|people|young (?:m[ae]n|wom[ae]n|people|person|adults?|lad|lady)|older (?:m[ae]n|wom[ae]n|people|adults?|gentlem[ae]n|lady|ladies))';
const SMALL =
  '(?:bab(?:y|ies)|infants|toddlers|kids|children|pupils|little ones|teens|teenagers|boys and girls|girls and boys|students|residents|swimmers|campers|guests|patients|clients|learners)';
const AGED =
  '(?: of (?:about |around )?(?:\\d{1,3}|\\p{L}+)(?=,| (?:who|with|and|in|at|on)\\b|\\W*$)| (?:all |both |mostly |each )?(?:in|into) (?:their|his|her) (?:late |early |mid[- ]?)*(?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)(?: (?:and|or|to) (?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties))?|,? aged? (?:about |around |between |from )?\\d{1,3}(?:(?: ?[-–] ?| and | to )\\d{1,3})?| (?:under|over) (?:the age of )?(?:\\d{1,2}|\\p{L}+)(?: months| years)?(?: old)?| (?:from|between|of) (?:\\d{1,2}|\\p{L}+)(?: (?:months|weeks|years))? (?:to|and|up to) (?:\\d{1,2}|\\p{L}+)(?: (?:months|weeks|years|years old))?)';
// What somebody lives with: its words are those of a need that is met by the work.
const LIVES_WITH =
  "(?:,? (?:who (?:has|have|live[s]? with|is|are|use[s]?)|with|living with)(?: an?)? (?:both )?(?:[\\p{L}’'-]+ ){0,2}(?:syndrome|disabilit(?:y|ies)|autis(?:m|tic)|dementia|epilepsy|palsy|diabetes|parkinson['’]?s|alzheimer['’]?s|deaf|blind|non-?verbal|wheelchairs?|injur(?:y|ies)|needs|ms|adhd|down['’]?s|impairments?))";
// Somebody is wished for to match those who are served.
const NO_MATCH =
  "(?![^.;]*\\b(?:wants?|wanted|want someone|prefer\\p{L}*|rather|sooner|only|must|should|ideal\\p{L}*|suits?|similar|same|like (?:him|her|them|us)|(?:his|her|their) own (?:age|kind|people|sex|sort)|someone|somebody|candidates?|applicants?|apply|instead|so (?:we|a|an|the|no)|never|nobody|not|no|n['’]t|role model|male|female|mature|you(?:['’]re| are) (?:an?|also|yourself)|take to|responds?|gets? on|trusts?|used to|comfortable|better|happier|around that|ought|yourself|expect|hope)\\b)";
const DOES =
  '(?:see(?:ing)?|visit(?:ing)?|meet(?:ing)?|work(?:ing)?(?: (?:one[- ]to[- ]one|1:1|one[- ]on[- ]one|two[- ]to[- ]one|mostly|mainly|closely|day to day|evenings))*(?: with| for)|support(?:ing)?|help(?:ing)?|teach(?:ing)?|coach(?:ing)?|car(?:e|ing) for|look(?:ing)? after|driv(?:e|ing)|collect(?:ing)?|accompany(?:ing)?|cook(?:ing)? for|assist(?:ing)?|tutor(?:ing)?|sit(?:ting)? with|keep(?:ing)? company with|mind(?:ing)?|run(?:ning)? (?:a |the )?(?:home|house|group|class|room|session)s? (?:for|of|with))';
const FOND =
  '(?:(?:also|really|still|always|both|all) )*(?:likes?|loves?|enjoys?|plays?|sings?|goes to|go to|swears? by|follows?|paints?|knits?|gardens?|bakes?|walks?|swims?|dances?|collects?|supports?|has a (?:cat|dog|budgie|sweet tooth|piano|garden)|was an? \\p{L}+|used to be an? \\p{L}+)(?! (?:to (?!(?:the|mass|church|bingo|music|football)\\b)|an? (?:m[ae]n|wom[ae]n|lady|lad|girl|young|pretty)|m[ae]n\\b|wom[ae]n\\b|girls\\b|lads\\b|young\\b|staff|people|carers?|being|having|when))';

/** Whom the work is for, told by what they are: they are served, and nobody is picked by it. */
export const LAWFUL_CLIENTS: readonly RegExp[] = [
  // "You'd work one to one with a boy of seven who has Down's syndrome": what is behind them is read.
  new RegExp(
    `^\\W*(?:you(?:['’]ll| will|['’]d| would)(?: be)?|the (?:job|work|role|post) is(?: to)?|this is) ${DOES} (?:an?|the|our|${COUNT}) (?:(?:lovely|lively|bright|funny|cheerful|quiet|chatty|independent|retired|busy) )?${CLIENT}(?: and (?:an? |the |${COUNT} )?(?:other )?${CLIENT})?(?=${AGED}| a (?:day|week|month|shift)\\b|${LIVES_WITH}|,| in a | in the | on the | at )${NO_MATCH}(?:${AGED})?(?:${LIVES_WITH})?`,
    'giu',
  ),
  // "Ten babies under eighteen months, four educators", "Kids from one to eighteen, some of them nervous".
  new RegExp(
    `^\\W*(?:${COUNT} |our |the |about ${COUNT} |up to ${COUNT} )?${SMALL},? ?(?:(?:are |is |all |mostly |range )?${AGED})(?=\\W*$|,| in | at | on | and | from )(?![^.;]*\\b(?:your own|at home|you|your|of (?:his|her|their) own|welcome to apply)\\b)${NO_MATCH}`,
    'giu',
  ),
  // "One gent likes Mass on a Sunday and somebody goes along with him".
  new RegExp(
    `^\\W*(?:one|another|the (?:other|oldest|youngest|eldest)|${COUNT}|one of (?:them|the (?:residents|tenants|clients|men|women|ladies|gents))|(?:our|the) (?:${CLIENT}))(?: ${CLIENT}(?: here| upstairs| downstairs)?)? ${FOND}\\b(?![^.;]*\\b(?:someone|somebody (?!goes|drives|sits|plays|takes|walks|brings)|prefer\\p{L}*|rather|only|so (?:we|no)|must|ideal\\p{L}*|suits?|like (?:him|her|them)|own (?:age|kind|sex)|sight of|look of|pretty|young\\p{L}*|apply|wants?|please|would|needs?|not|no|never|n['’]t)\\b)(?:(?! and (?!(?:somebody|one of us|a carer|staff|we|the team)\\b))[^.;,])*`,
    'giu',
  ),
  // "Support two blokes in their shared house with cooking and budgets".
  new RegExp(
    `^\\W*${DOES} (?:an?|the|our|${COUNT}) ${CLIENT} (?=in (?:their|his|her) (?:own |shared )?(?:house|home|flat|unit|place)\\b|with (?:cooking|shopping|meals|budgets?|personal care|daily|everyday)\\b)${NO_MATCH}`,
    'giu',
  ),
  // "Some clients prefer a female stylist and some prefer Gary, so we match them up": each their own, and the house arranges it.
  /^\W*(?:some|a few|many|most|several) (?:of (?:the|our) )?(?:clients|customers|patients|residents|guests|members|families|tenants|people we support) (?:prefer|ask for|like|want|choose|would rather(?: have)?) [^.;]{3,60}(?:,? and |, )(?:some|others|a few|the rest|most) (?:prefer|ask for|like|want|choose|would rather|don['’]t mind|do not mind|have no preference)\b(?![^.;]*\b(?:so (?:we|i)(?:['’]re| are)? (?:need|want|look\p{L}*|after|hire|prefer)|this time|only|must|another|someone|somebody|you(?:['’]d| should| must))\b)[^.;]*/giu,
  // "Some of our gentlemen wander, so you'll do corridor checks": residents, called so.
  new RegExp(
    `^\\W*(?:some|most|many|one|two|several|a few) of our (?:gentlemen|gents|ladies|gentlemen and ladies|ladies and gentlemen) (?:wander|sleep|walk|fall|forget|sing|need help|use (?:a )?(?:hoist|frame|wheelchair)|have dementia|live with|are in bed|get up)s?\\b${NO_MATCH}`,
    'giu',
  ),
  // Whose recipe, taste or rule it is: kin of somebody who is there.
  /\b(?:his|her|my|our|their|the (?:\p{L}+ )?(?:owner|chef|boss|founder|baker|manager|foreman|landlord)['’]s|\p{L}{3,}['’]s) (?:late |old |own |dear )?(?:grandmother|grandfather|grandma|grandad|granny|gran|nan|nana|nonna|mother|father|mum|mam|mom|dad|aunt|auntie|uncle|great-grandmother)(?:['’]s(?= (?:recipe|soup|sauce|gumbo|bread|pies?|cakes?|kitchen|shop|farm|garage|time|day|name|rule|van|boat|tools|stew|curry|table|piano)s?\b|\W*$)|(?= (?:would(?:n['’]t| not)? (?:have|approve|hear|allow|like it|be proud|recogni[sz]e)|taught (?:him|her|us|me|them)|used to (?:make|bake|say|sell|run)|made (?:it|them|the)|always said|swore by|started|wrote)\b))(?![^.;]*\b(?:wants?|prefer\p{L}*|rather|only|someone|somebody|must|like her|like him|young\p{L}*)\b)/giu,
];
