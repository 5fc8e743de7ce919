import type { Ways } from './in-turn.ts';

export const SPAN = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|eight|ten|twelve)\s*(?:days?|weeks?|wks?|fortnights?|months?|mths?)`;
/** By when: "in four weeks at most", "no later than a month from now". */
export const BY = String.raw`(?:within|in(?:side)?(?:\s+of)?|under|by|(?:no|not)\s+later\s+than|at\s+(?:the\s+)?(?:latest|most)(?:\s+in)?|(?:in|within)\s+(?:at\s+most|under|less\s+than|max(?:imum)?))\s+(?:the\s+next\s+)?(${SPAN})(?:['’]s?|s['’])?(?:\s+(?:time|from\s+(?:now|today)|at\s+(?:the\s+)?(?:very\s+)?(?:most|latest|outside)|tops|max(?:imum)?|or\s+(?:less|sooner|earlier|faster)|flat))*(?!\p{L}|\s+(?:of\b|ago\b|experience))`;
/** Being at work, as trades say it. */
const AT_WORK = String.raw`(?:with\s+(?:us|them|the\s+(?:client|team))|here|there|in(?:\s+(?:the|a|their|our|post|place|situ))?\s*(?:chair|seat|door|building|job|post|role|saddle|office|place|situ|team)?|(?:in|into|at|back\s+in)\s+(?:(?:the|a|their|our|front\s+of\s+a)\s+)?(?:class(?:room)?s?|kitchen|field|cab|cockpit|theatre|clinic|court|lab|studio|workshop|work)|in\s+front\s+of\s+(?:a\s+)?(?:class|clients?|patients?)|on\s+(?:board|site|deck|shift|duty|the\s+(?:tools|ground|floor|road|job|books|payroll|ward|team|line|desk|phones?|rota|roster|tills?))|at\s+(?:their|the|a)\s+(?:desk|bench|wheel|stove|bar|pass)|behind\s+(?:the|a|their)\s+(?:desk|wheel|bar|counter|stove|till)|up\s+and\s+running|through\s+the\s+(?:door|gates?)|off\s+the\s+(?:ground|mark|blocks)|under\s+way|aboard|in\s+harness|operational|productive|ready(?:\s+to\s+(?:go|start|work))?|good\s+to\s+go|available|free)`;
/** Having left where one is. */
const LET_GO = String.raw`(?:(?:out\s+of|through|done\s+with|finished\s+with|clear\s+of|over|past|free\s+(?:of|from)|released\s+from|shot\s+of|rid\s+of)\s+(?:(?:their|the|his|her|any|a|current|present)\s+)*(?:notice(?:\s+periods?)?|jobs?|contracts?|employers?|commitments?|gardening\s+leave)|off\s+(?:their|the)\s+(?:notice|contract)|released|disengaged)`;
const BE = String.raw`(?:(?:be|get|come|arrive|land|is|are|being|sit|walk|show\s+up|turn\s+up|report)\s+)?`;
export const LEAD = String.raw`(?:(?:(?:who|that|and|they|people|candidates|he|she|it)\s+)*(?:(?:must|need(?:s)?(?:\s+to)?|ha(?:s|ve)\s+(?:got\s+)?to|'ve\s+to|should|can|could|would|will|are|is|able|ready|going|expected|want(?:ed)?|to|had\s+better)\s+)+)?`;

const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/** By when somebody is to be at work, as `plainly` puts it before any reader: "be with us inside a month", "out of their notice in four weeks". */
export const SAID_OF_BEGINNING: Ways = [
  // "Fortnight's notice max", "two weeks tops on the notice", "notice can be a month but no longer".
  [
    /(?<!\b(?:an?|one|per|each|the|next|last|this|\d+|two|three)\s)\bfortnight['’]?s?\s+(?=notice\b)/giu,
    "two weeks' ",
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:max(?:imum)?\s+|no\s+more\s+than\s+|up\s+to\s+|at\s+most\s+)?(${SPAN})['’]?s?\s*,?\s+(?:tops|max(?:imum)?|at\s+(?:the\s+)?(?:very\s+)?(?:most|outside|latest)|and\s+no(?:t\s+a\s+\p{L}+)?\s+(?:more|longer)|or\s+(?:less|under)|(?:is|being|as)\s+(?:the|our|their)\s+(?:limit|max(?:imum)?|longest|most|cap|ceiling))\s+(?:on|for|of|as|with|in)\s+(?:(?:the|their|his|her|a|any)\s+)?(?:notice(?:\s+periods?)?)(?!\p{L})`,
      'giu',
    ),
    'max $1 notice',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(${SPAN})['’]?s?\s+(?:is|being|as)\s+(?:the|our|their)\s+(?:limit|max(?:imum)?|longest|most|cap|ceiling)(?:\s+(?:on|for|of))?\s+(?:the\s+|their\s+)?notice(?:\s+periods?)?(?!\p{L})`,
      'giu',
    ),
    'max $1 notice',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(${SPAN})['’]?s?\s+(?:of\s+)?notice(?:\s+periods?)?\s*,?\s+(?:(?:is|being|as|=)\s+)?(?:the\s+|our\s+|their\s+)?(?:limit|ceiling|cap|upper\s+limit|longest)(?!\p{L})`,
      'giu',
    ),
    'max $1 notice',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:their|the|his|her)\s+)?notice(?:\s+periods?)?\s+(?:can|may|could|might)\s+be\s+(?:up\s+to\s+)?(${SPAN})\s*,?\s+(?:but|and)\s+(?:not|no)\s+(?:a\s+day\s+)?(?:longer|more|over|above)(?!\p{L})`,
      'giu',
    ),
    'max $1 notice',
  ],
  [
    new RegExp(
      String.raw`\b(less\s+than|under|at\s+most|no\s+more\s+than|max(?:imum)?|up\s+to)\s+(${SPAN})\s+(?:left\s+)?(?:on|of|for|in)\s+(?:their|the|his|her)\s+notice(?:\s+periods?)?(?!\p{L})`,
      'giu',
    ),
    '$1 $2 notice',
  ],
  [
    new RegExp(
      String.raw`\b(?:anything\s+)?(?:over|above|beyond|more\s+than|longer\s+than)\s+(${SPAN})['’]?s?\s+(?:of\s+)?notice(?:\s+period)?\s+(?:is|would\s+be)\s+(?:no\s+(?:good|use)|too\s+(?:long|much)|out|an?\s+(?:no|problem|deal[\s-]?breaker)(?:[\s-]?(?:go|no))?)(?!\p{L})`,
      'giu',
    ),
    'max $1 notice',
  ],
  // "After New Year", "start date in January", "by the end of January".
  [
    /\b(available|free|(?:can|could|must|to|able\s+to|ready\s+to|who\s+can|happy\s+to)\s+(?:start|begin|join)|start(?:ing|s)?|joining)\s+(?:straight\s+|right\s+|just\s+|soon\s+|shortly\s+|from\s+)?(?:after\s+(?:the\s+)?(?:new\s+year|christmas|xmas)|in\s+(?:the\s+)?new\s+year|early\s+(?:in\s+)?(?:the\s+)?new\s+year)(?:['’]s)?(?:\s+(?:break|holidays?|eve|day))?(?!\s*\p{L})/giu,
    '$1 from January',
  ],
  [
    new RegExp(
      String.raw`\b(available|free|start(?:ing|s)?|begin(?:ning)?|join(?:ing)?)\s+(?:from\s+|in\s+|at\s+|on\s+|by\s+)?(?:the\s+)?(?:beginning|start|very\s+beginning|first\s+(?:day|week)|first)\s+(?:of|in)\s+(?=(?:${MONTH})\b)`,
      'giu',
    ),
    'available from ',
  ],
  [
    new RegExp(
      String.raw`\b(?:with\s+(?:an?\s+)?)?start\s+dates?\s*(?:in|of|from|:)\s+(?=(?:${MONTH})\b)`,
      'giu',
    ),
    'available from ',
  ],
  // "Can be in by February", "with us from next month": a date.
  [
    /\b((?:can|could|must|should|able\s+to|ready\s+to|to)\s+)be\s+(?:in(?:\s+(?:post|place|situ|seat|the\s+(?:chair|seat|door|role|job)))?|here|there|with\s+(?:us|them)|on\s+(?:board|site)|at\s+work|started|working)\s+(?=(?:by|before|from|on)\s+(?:early\s+|mid\s+|late\s+|the\s+)?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tues|wednes|thurs|fri|next|xmas|christmas|new\s+year|tomorrow))/giu,
    '$1start ',
  ],
  [
    /\bready\s+to\s+(?:roll|rock(?:\s+and\s+roll)?|rumble|go|start|hit\s+the\s+ground\s+running)\s+(?=(?:in|within|by|inside)\s)/giu,
    'available ',
  ],
  [
    /\b(free|available|start(?:s|ing)?|join(?:s|ing)?|begin(?:ning)?)\s+(?:from\s+|in\s+|on\s+|by\s+)?the\s+week\s+after\s+next\b/giu,
    '$1 within 2 weeks',
  ],
  [
    /\b(start(?:s|ing)?|free|available|join(?:s|ing)?)\s+(?:from\s+|on\s+|by\s+)?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\s+week\b/giu,
    '$1 within 2 weeks',
  ],
  // "With a month to run on their notice", "notice no worse than a month", "tops 4 weeks", "four weeks absolute max".
  [
    new RegExp(
      String.raw`\b(?:(?:with|who\s+have|who\s+has|having)\s+)?(${SPAN})\s+(?:left\s+|still\s+)?(?:to\s+(?:run|go|serve|work)|left|remaining|outstanding)\s+(?:on|of|in)\s+(?:their|the|his|her)\s+notice(?:\s+period)?`,
      'giu',
    ),
    'available within $1',
  ],
  [
    /\b(notice(?:\s+period)?)\s+(?:of\s+|is\s+)?(?:no|not)\s+(?:worse|greater|higher|bigger)\s+than\s+/giu,
    '$1 max ',
  ],
  [/\b(?:absolute|outside|very|total|hard)\s+(max(?:imum)?)(?=\s*(?:$|[,;.)]))/giu, '$1'],
  [
    new RegExp(
      String.raw`(?<=(?:^|[,;])\s*)(?:tops|max(?:imum)?)\s*[:,]?\s+(${SPAN})(?=\s*(?:$|[,;.)]))`,
      'giu',
    ),
    'max $1 notice',
  ],
  [
    new RegExp(String.raw`(?<=(?:^|[,;])\s*)(${SPAN})\s+(?:tops|max(?:imum)?)(?=\s*(?:$|[,;.)]))`, 'giu'),
    'max $1 notice',
  ],
  [
    new RegExp(
      String.raw`\b(?:who\s+)?(?:only|just)\s+(?:have|has|need)\s+to\s+give\s+(${SPAN})(?=\s*(?:$|[,;.)]))`,
      'giu',
    ),
    'max $1 notice',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}'])(?<!\b(?:(?:we|i|which|work|placed|contacted|interviewed)|(?:the|our|this|a|an|that)\s+(?!(?:right\s+)?(?:person|candidate|people|one)\b)(?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)\s+(?:(?:will|would|should|must|has|have|need(?:s)?|to|is|are|going|be|get)\s+)*(?!(?:who|that)\s))${LEAD}${BE}(?:${AT_WORK}|${LET_GO})\s*,?\s+${BY}`,
      'giu',
    ),
    'available within $1',
  ],
  // What somebody is to be by then is told; by when is asked: "they need to be sat down in two weeks".
  [
    new RegExp(
      String.raw`(?<=(?:^|[,;.]\s*|\b(?:who|they|and|people|candidates|he|she)\s+)(?:must|need(?:s)?\s+to|ha(?:s|ve)\s+to|should|to)\s+be(?:\s+(?!(?:able|available|free|start|starting|begin|join|ready|contacted|called|placed|employed)\b)\p{L}+){0,4}?)\s+${BY}(?=\s*(?:$|[,;.!)]|\band\b))`,
      'giu',
    ),
    ', available within $1',
  ],
];

const WEEKS = String.raw`(?:\d{1,2}|one|two|three|four|six|eight|twelve)\s*(?:weeks?|wks?|days?|months?|mths?)`;
const AT_ONCE = String.raw`(?:immediate(?:ly)?|now|asap|at\s+once|straight\s+away|right\s+away|0\s*(?:days?|weeks?))`;
const LED = String.raw`(?:(?:can\s+start|start(?:s|ing)?|available|availability|notice(?:\s+period)?|free)\s*[:=]?\s*(?:in|within|of)?\s*)`;
const TIMES_LISTED = new RegExp(
  String.raw`\(?\s*"?(?:${LED}"?${AT_ONCE}|${AT_ONCE}(?=["\s]*(?:,|/|\bor\b))|${LED}"?${WEEKS}(?=["\s]*(?:,|/|\bor\b)[\s"]*(?:or\s+)?"?${WEEKS}))"?(?:\s*(?:,|/|\bor\b)\s*(?:or\s+)?"?${WEEKS}(?:['’]?s?\s+notice)?"?)*\s*(?:,|/|\bor\b)\s*(?:or\s+)?"?(${WEEKS})(?:['’]?s?\s+notice)?"?(?!\p{L})\s*\)?`,
  'giu',
);

/** Times of notice in a list of any of them, in quotes or not, as the longest: "available:(immediately OR "2 weeks" OR "4 weeks")". */
export const withTimesListed = (query: string): string =>
  /(?:weeks?|wks?|days?|months?|mths?)\b/i.test(query)
    ? query.replace(TIMES_LISTED, ' available within $1 ')
    : query;
