type Saying = readonly [RegExp, string];

const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?';
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*';
const DATES = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${MONTH})? ?(?:to|-|–|until|till|through) ?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${MONTH})?)`;
const JOBS = '(?:jobs?|roles?|vacanc(?:y|ies)|positions?|openings?|reqs?)';
const CANDIDATE =
  '(?:candidate|person|applicant|girl|guy|lad|lady|chap|man|woman|nurse|chef|developer|engineer|accountant|driver|solicitor|lawyer|analyst|manager|friend)';
const IN_PROCESS =
  '(?:in|on) (?:the |our |this |that )?(?:process|running|mix|pipeline|race|frame|play|list|books)';
const STAGE =
  '(?:funnel|triage|maybe|yes|screen(?:ing)?|submitted|client interviews?|references?|offer)(?: stage)?';

/** Ways of saying that desks have of their own, each with what is put in its place. */
export const BY_DESKS: readonly Saying[] = [
  // "Last week (Monday to Sunday)" tells what a week is; "(Mon-Fri)" and "(2-6 November)" tell which days of it.
  [
    /\b((?:last|this|next|the past|the coming|previous) week),? ?[([–-] ?(?:so |that is |i\.?e\.? )?(?:from )?mon(?:day)? ?(?:to|-|–|until|till|through) ?sun(?:day)?(?: inclusive)?(?:[)\]]|(?=\s*(?:$|[,;.?!])))/giu,
    '$1',
  ],
  [
    new RegExp(
      `\\b((?:last|this|next) week),? ?[([] ?(?:so |that is |i\\.?e\\.? )?(?:from )?(${WEEKDAY}) ?(?:to|-|–|until|till|through) ?(${WEEKDAY})(?: inclusive)? ?[)\\]]`,
      'giu',
    ),
    '$1, $2-$3',
  ],
  [
    new RegExp(
      `\\b(?:in |during |over )?(?:last|this|next|the past|the coming|previous) (?:week|fortnight|month),? ?[([] ?(?:so |that is |i\\.?e\\.? )?(?:from |the )?(${DATES})(?: inclusive)? ?[)\\]](?<=${MONTH} ?[)\\]])`,
      'giu',
    ),
    'between $1',
  ],
  // "Silly question maybe, but": no stage is meant.
  [
    /(?<=^|[.!?,;] ?)(?:(?:this (?:is|may be|might be)|it is|probably|perhaps|maybe) )?(?:an? )?(?:silly|stupid|daft|dumb|odd|strange|cheeky|random|quick|basic) (?:question|one|ask|query)(?:,? (?:maybe|perhaps|possibly|probably|i know|sorry|i am sure|for you))*,? ?(?:but |: ?|[–-] ?)/giu,
    '',
  ],
  // "And we've still kept them in the process", "whom we have not let go".
  [
    new RegExp(
      `\\b(?:(?:we|i|they|have|has|had|but|yet|still|nevertheless|somehow) )*(?:kept|keeping|keep) (?:(?:them|him|her|those|going|on|still) )*${IN_PROCESS}(?![\\p{L}])`,
      'giu',
    ),
    'still live',
  ],
  [
    new RegExp(
      `\\b(?:are|is|who is|who are|stayed?|remain(?:s|ed)?)(?: still| nevertheless)* (?:kept|left) ${IN_PROCESS}(?![\\p{L}])`,
      'giu',
    ),
    'still live',
  ],
  // "Although a client interview of theirs was scored 4 or 5".
  [
    /\b(?:(?:even )?though|although|despite|where|in spite of)? ?(?:an?|one|any|some|the|their|his|her) (client |internal |first |second |final |phone |video |technical )?interviews?(?: of (?:theirs|his|hers|them))? (?:(?:was|were|got|is|has been|had been|being|having been) )+(?:scored|rated|marked|graded|given)(?: (?:at|as|an?))*(?= (?:at least |over |above |under |below |less than |more than )?[1-5](?![\d]))/giu,
    ' with $1interviews scored',
  ],
  // "Turned away" is rejected; "without the client ever seeing them" is never sent.
  [
    /\b(?:did|have|had) (we|i|they|[Tt]he team|\p{Lu}\p{L}+) (?:(?:already|since|just) )*turn(?:ed)? (?:(?:them|him|her|people) )?(?:away|down)(?![\p{L}])/gu,
    '$1 rejected',
  ],
  [/\bturn(?:ed|ing)? (?:(?:them|him|her) )?away(?![\p{L}])/giu, 'rejected'],
  [
    /,? ?\bwithout (?:the |our |their |any |an? )?(?:clients?|hiring managers?|employers?) (?:(?:ever|even|once|so much as|having|actually) )*(?:see(?:ing|n)?|look(?:ing|ed)? at|meet(?:ing)?|met|hear(?:ing|d)? of|get(?:ting)?|got|receiv(?:ing|ed)|having|had|being shown|being sent)(?: (?:sight of|to see))?(?: (?:them|him|her|(?:their|his|her|an?|the) (?:cvs?|profiles?|details|names?)|anything of them))?(?: at all)?(?![\p{L}])/giu,
    ', never sent to the client,',
  ],
  // "A candidate of mine in Shetland can only work from home. What remote roles are open?": a place of theirs, where the work needs none.
  [
    new RegExp(
      `^(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Mm]orning)[,!.]? )?(?:(?:[Ii] have|[Ii] have got|[Gg]ot|[Tt]here is) )?(?:[Aa]n?|[Oo]ne|[Mm]y|[Oo]ur) (?:\\p{L}+ ){0,2}?${CANDIDATE}(?: of (?:mine|ours))?(?: (?:who|that))?(?: (?:is|lives?|living|based|sits|stuck))* (?:in|on|near|up in|down in|out in) \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*,? (?:(?:who|that|and|so|she|he|they) )*(?=(?:can|could|will|would|only|wants?|needs?|has|is)\\b[^.?!]*\\b(?:from home|remote(?:ly)?|from anywhere)\\b[^.?!]*[.!?;:–-]+ [^.]*\\b${JOBS}\\b)(?:(?:can|could|will|would|only|just|wants?|needs?|has|to|is|looking|for|do|work|a) )*`,
      'gu',
    ),
    '',
  ],
  // "One of my candidates wants part time. Any jobs?": whose the candidate is, is not whose the jobs are.
  [
    new RegExp(
      `^((?:(?:hi|hello|hey|morning)[,!.]? )?(?:(?:i have|i have got|got|there is) )?(?:an?|one) (?:\\p{L}+ ){0,2}?${CANDIDATE}) of (?:mine|ours)(?=[^.?!]*[.!?;:–-]+ [^.]*\\b${JOBS}\\b)`,
      'giu',
    ),
    '$1',
  ],
  // "If is still open or not, this is not important."
  [
    /[,;.]? ?\b(?:if|whether)(?: (?:it|they|the jobs?|the roles?|that))?(?: (?:is|are))?(?: still)? (?:open|active|closed|live)(?: (?:or|and) (?:not|closed|open|filled|shut|no))?(?: any ?more)?,? (?:(?:this|that|it) )?(?:(?:is|does|do|makes?|has) (?:not|no) (?:important|matter|relevant|relevance|difference|importance|bother (?:me|us))|is (?:irrelevant|unimportant|all the same)|(?:i|we) do not (?:mind|care))(?: (?:to|for) (?:me|us))?(?![\p{L}])/giu,
    ', any status',
  ],
  // "Nobody standing at client interview" stands at the stage.
  [
    new RegExp(
      `\\b(nobody|no ?-?one|somebody|someone|anybody|anyone|people|candidates?|applicants?|person)(?: (?:is|are|who|that|currently|still|now|actually))* (?:standing|sitting|stood|sat|parked|waiting|stuck|remaining) (at|on|in) (?:the )?(${STAGE})(?: (?:right now|at the moment|just now|currently|today|at present|now))?(?= ?(?:$|[,;.?!)]|(?:and|but|please|which|where)\\b))`,
      'giu',
    ),
    '$1 $2 $3',
  ],
  // "Of the jobs we took on in July, which ended up closed rather than filled?"
  [
    new RegExp(
      `\\b(${JOBS}|ones|those|what|everything|anything)((?: (?:that|which))? (?:we|i|they|you|\\p{L}+)) (?:took|have taken|had taken|taken|picked|brought|won|landed) (?:on|up|in)(?= (?:in|since|during|between|before|after|this|last|on|over)\\b)`,
      'giu',
    ),
    '$1$2 opened',
  ],
  [
    /\b(?:which|that|who|what)?(?: (?:of them|ones?))? ?\b(?:(?:have|has|had) )?(?:ended up|finished up|wound up|went on to be)(?: (?:as|being))? (closed|filled|on hold)(?: (?:rather than|instead of|and not|as opposed to|but not) (?:closed|filled|on hold|active|open))?(?![\p{L}])/giu,
    ' that are $1',
  ],
  // "Applications in play: 4 or more".
  [
    /\b((?:live |active )?(?:applicants?|applications?|candidates?|people|cvs?|interviews?)(?: (?:live|active|booked|held|in|play|process|the|running|sent|submitted|at|offer|screen|references|out|to|clients?)){0,5}) ?(?::|=|is|>=) ?(?:at least |min(?:imum)? |>=? ?)?(\d{1,2}) ?(?:\+|or (?:more|above|over|higher)|and (?:more|above|over|up)|plus|min(?:imum)?)(?![\p{L}\d])/giu,
    'with at least $2 $1',
  ],
  [
    /\b((?:live |active )?(?:applicants?|applications?|candidates?|people|cvs?|interviews?)(?: (?:live|active|booked|held|in|play|process|the|running|sent|submitted|at|offer|screen|references|out|to|clients?)){0,5}) ?(?::|=|is) ?(?:at most |max(?:imum)? |<=? ?)?(\d{1,2}) ?(?:or (?:less|fewer|under|below|lower)|and (?:less|fewer|under|below|down)|max(?:imum)?)(?![\p{L}\d])/giu,
    'with at most $2 $1',
  ],
];
