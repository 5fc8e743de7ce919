const WHO = String.raw`(?:candidates?|applicants?|guys?|chaps?|lads?|lad(?:y|ies)|girls?|wom[ae]n|m[ae]n|person|people|fellas?|fellows?|bloke|gentlem[ae]n|one|ones|two|three|pair|profile|cv|nominee|hopeful|starter|hire|placement|\p{L}+(?:er|or|ist|ant|ian|ef|rse|nt))`;
const THE = String.raw`(?:an?|one|the|my|our|that|this|another|their|his|her)`;
const WE = '(?:i|we|you|they)';
const DID = String.raw`(?:(?:had|have|['’]ve|just|already|only)\s+)*(?:showed?|shown|sent|put|placed|submitted|proposed|introduced|presented|offered|found|gave|had|interviewed|met|shortlisted|liked|wanted|suggested|pitched|spoke\s+to|lined\s+up|brought)`;
/** Of whom somebody tells who was dealt with already: "a candidate of mine", "the lady I showed them", "the last chef". */
const OF_ONE = new RegExp(
  String.raw`^(?:(?:and|but|so|well|look|right|hi|sorry)\s*,?\s+)*${THE}\s+(?:(?:last|previous|first|only|other|best|same|good|great|lovely|nice|poor|young)\s+)*(?:${WHO}\s+of\s+(?:mine|ours|theirs|yours|his|hers)|${WHO}\s+(?:(?:that|who|whom|which)\s+)?${WE}\s+${DID}(?!\p{L})|${WHO}\s+(?:from|of)\s+(?:yesterday|last\s+(?:week|time|month)|before|earlier|this\s+morning|the\s+other\s+day|the\s+(?:first|last|previous)\s+(?:batch|list|round|slate)))(?=[\s,]+\p{L})`,
  'iu',
);
/** What became of somebody: "our candidate in Paris dropped out". */
const FELL_OUT = new RegExp(
  String.raw`^(?:(?:and|but|so|well)\s+)*${THE}\s+(?:(?:last|previous|first|only|other)\s+)*(?:${WHO})(?:\s+(?:in|at|from|for)\s+[\p{L}\p{N}&.'’ -]{2,30}?)?\s+(?:(?:has|have|had|just|then|sadly|suddenly|also)\s+)*(?:dropped\s+out|pulled\s+out|walked(?:\s+(?:out|away|off))?|withdr(?:ew|awn)|fell\s+through|backed\s+out|bailed|ghosted|turned\s+(?:it|us|them|the\s+(?:offer|job|role))\s+down|said\s+no|changed\s+(?:his|her|their)\s+mind|accepted\s+(?:another|a\s+counter|elsewhere|something)|took\s+(?:another|something|a\s+counter)|signed\s+elsewhere|got\s+(?:a\s+)?counter|was\s+(?:rejected|turned\s+down|refused|not\s+liked)|were\s+(?:rejected|turned\s+down|refused))(?!\p{L})`,
  'iu',
);
/** What was said of it: "that's over budget", "they say it is too few", "the client found this too much". */
const REMARKED = new RegExp(
  String.raw`^(?:(?:and|but|so|as|because)\s+)*(?:(?:${WE}|he|she|(?:the|our|my)\s+(?:client|boss|hiring\s+manager|HM|company))\s+(?:(?:just|only|all|now)\s+)*(?:say|says|said|think|thinks|thought|find|finds|found|call|calls|called|feel|feels|felt|reckons?|reckoned)\s+(?:that\s+)?(?:it|this|that|he|she|them|him|her|they)?|it|this|that|which|he|she|they)\s*(?:(?:['’]s|['’]re|is|are|was|were)\s+)?(?:(?:far|way|much|a\s+(?:bit|little|touch|tad)|just|simply|rather|still|also)\s+)*(?:(?:over|above|beyond|outside|out\s+of)\s+(?:the\s+|our\s+|their\s+|his\s+|her\s+)?(?:budget|range|reach|band)|too\s+(?:much|few|little|many|dear|expensive|high|low|pricey|steep|rich|junior|senior|green|light|heavy|far|late|long|slow|early)|not\s+(?:enough|senior\s+enough|quite\s+enough))(?:\s+(?:for\s+(?:them|us|him|her|this)))?\s*[.!]*$`,
  'iu',
);
/** What asks all the same. */
const ASKS =
  /(?<!\p{L})(?:must|should|please|find|ha(?:s|ve)\s+to\s+(?:be|have|speak|live)|looking\s+for|need(?:s|ed)?\s+(?:an?|to\s+be)|like\s+(?:him|her|them)|similar|another\s+(?:one|like)|such\s+as)(?!\p{L})/iu;

/** Whether a sentence tells of somebody who was dealt with already, or what was said of that one, and asks for nobody. */
export const tellsOfOneBefore = (text: string): boolean =>
  (OF_ONE.test(text) || FELL_OUT.test(text) || REMARKED.test(text)) && !ASKS.test(text);
