// Somebody's age, and in the next sentence what is made of it: "He's 61. They'd get two years out of him."

const AGE_SAID =
  /^\W*(?:(?:the |this |that |other |first |second )*(?:guy|bloke|fella|chap|lad|lady|woman|man|candidate|applicant|one|gent)|(?!(?:that|it|there|this|here|what|total|average|price|rate|limit|bus|route|unit|number)\b)\p{L}+)(?:['’]s| is| must be| has to be| would be| looks)(?: already| about| nearly| all of| now| though| only| closing in on| pushing| nearing| getting on for| knocking on| approaching| the wrong side of)* (?:[4-7]\d|fifty|sixty|forty|seventy)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?: (?:now|though|years? old|next (?:week|month|year|birthday)|in \p{L}+))?\W*$/iu;
const AGAINST =
  /\b(?:(?:get|gets|got|want|have|had|keep|last|take|train)\b[^.;]{0,25}\b(?:one|two|three|four|five|a (?:couple|few)|few) (?:more )?(?:good )?(?:years?|seasons?)|(?:decades?|years|seasons) (?:left|ahead of (?:them|him|her)|in (?:them|him|her))|leave (?:him|her|them|that one) (?:out|off)|how (?:long|many years)|how much longer|retire|retiring|retirement|pension\p{L}*|bus pass|slippers|no thanks|no chance|not a chance|no hope|forget (?:it|him|her)|hard pass|need i say|do the maths?|(?:they|he|she|client|boss|owner)(?:['’](?:ll|d)| will| would)? never|won['’]t (?:have|wear|go for|look at|touch)|wouldn['’]t (?:have|wear|go for|look at|touch|last)|last (?:out )?the (?:year|season|winter|course)|up to it|keep up|past it|worth (?:it|training))\b/iu;
const FOR_THEM =
  /\b(?:love|loves|liked?|happy|great|fine|hired?|starts?|offer\p{L}*|welcome|brilliant|best|don['’]t care|not bothered|doesn['’]t matter|no (?:bother|problem|odds|difference)|teach\p{L}*|runs? rings|told (?:him|her|them)|experience counts|interview\p{L}*|shortlist\p{L}*)\b/iu;

/** Whether a sentence says how old somebody is, and the next one that they are too old. */
export const isAgedOut = (text: string, next: string | undefined): boolean =>
  next !== undefined && AGE_SAID.test(text) && AGAINST.test(next) && !FOR_THEM.test(next);
