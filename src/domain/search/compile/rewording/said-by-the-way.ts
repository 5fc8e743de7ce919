import type { Ways } from './in-turn.ts';

const END = String.raw`(?=\s*(?:$|[,;.!?)]|[-–—]\s))`;
/** The words of one clause: whom it is about. */
const WHOM = String.raw`(?:(?!\b(?:who|which|whose|whom|that|if|but|not?|nobody|none|they|we|i|client|boss|and|or|want|need|is|are|do|does|the)\b)[\p{L}\p{N}][\p{L}\p{N}'+#&/-]*\s+){0,4}(?!(?:they|we|i|you|who|client|boss|do|just|also|and|but|or|really)\s)[\p{L}\p{N}][\p{L}\p{N}'+#&/-]*`;
const BEGIN = String.raw`(?<=(?:^|[,;.:(]|\s[-–—])\s*)`;
const REFUSES = String.raw`(?:(?:do\s+not|don['’]?t|does\s+not|doesn['’]?t|will\s+not|won['’]?t|would\s+not|wouldn['’]?t|did\s+not|didn['’]?t)\s+(?:want|need|see|take|consider|accept|look\s+at|touch|hire|interview|go\s+for|entertain|bother\s+with|fancy)|can\s?not\s+(?:take|use|have|accept|consider|see)|can['’]t\s+(?:take|use|have|accept|consider|see)|refuses?|rejects?)(?:\s+(?:either|at\s+all|again|this\s+time|here|please))*`;
const BY = String.raw`(?:they|we|i|he|she|client|boss|(?:the|our|this)\s+(?:client|boss|customer|company|manager|hiring\s+manager|HM|owner|director|partner|team|school|ward|matron))`;
const PARTICLE = String.raw`(?:\s+(?:lah?|leh|lor|loh|hor|ah|meh|sia|liao|one|what|ok))*`;

/** What is said by the way and how a sentence is turned: refusals behind whom they are of, hedges between commas, the particles of Singapore. */
export const SAID_BY_THE_WAY: Ways = [
  // "None, I am afraid, from EY": a hedge between commas parts nothing.
  [
    /\s*(?:,|\s[-–—])\s*(?:(?:i\s+am|i['’]m)\s+(?:sorry\s+to\s+say|afraid|sure)|if\s+you\s+(?:please|will|like|don['’]t\s+mind)|mind\s+you|to\s+be\s+(?:clear|honest|fair|frank|precise)|as\s+(?:ever|usual|always|before|discussed|you\s+know|i\s+said)|of\s+course|needless\s+to\s+say|i\s+(?:think|believe|gather|hear|understand|suppose|should\s+add|hasten\s+to\s+add)|so\s+(?:they|he|she)\s+(?:say|says|tells?\s+me)|sadly|alas|regrettably|unfortunately|for\s+the\s+record|strictly\s+speaking|frankly|honestly)\s*(?:,|\s[-–—])\s*/giu,
    ' ',
  ],
  // "Junior cannot", "part timer cannot lah".
  [
    new RegExp(
      String.raw`${BEGIN}(${WHOM})\s+(?:also\s+)?(?:cannot|can\s+not|cannot\s+one)${PARTICLE}${END}`,
      'giu',
    ),
    'no $1',
  ],
  // "Those between jobs they don't want", "people at Pfizer they won't see", "contractors the client doesn't want".
  [
    new RegExp(
      String.raw`${BEGIN}(?:(?:and|but|also)\s+)?(?:those|people|any(?:one|body)|candidates|the\s+ones|folks?)\s+((?:who\s+(?:is|are)\s+)?${WHOM})\s*,?\s+${BY}\s+${REFUSES}${PARTICLE}${END}`,
      'giu',
    ),
    'nobody $1',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:(?:and|but|also)\s+)?(${WHOM})\s*,?\s+(?:${BY}\s+${REFUSES}|don['’]?t\s+want)${PARTICLE}${END}`,
      'giu',
    ),
    'no $1',
  ],
  // "EY's auditors".
  [
    /(?<=^\s*(?:(?:find|get|show|need|want|any|all|some|please)\s+)*)(?!(?:It|That|This|There|Here|He|She|What|Who|Let|Where|How|When|Today|Tomorrow|Everyone|Anyone|Nobody|Children|Women|Men|People|Boys|Girls|Ladies|Infants|Adults?|Patients?|Veterans|Bachelor|Master|Driver|Builder|Client|Today|Tomorrow)['’])(\p{Lu}[\p{L}\p{N}&.-]*(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&.-]*){0,3})['’]s?\s+(?:(?:current|present|own)\s+)?(?!(?:\p{Ll}+\s+){0,2}(?:candidates|people|folks|contacts|placements|clients|jobs|cvs|files|records|notes|recommendations|referrals|names|profiles|picks|finds|leads)(?!\p{L}))((?:\p{Ll}+\s+){0,2}\p{Ll}{3,}s)(?=\s*(?:$|[,;.]|\b(?:in|with|who|at|from|on|around|near)\b))/gu,
    '$2 currently in $1',
  ],
  // "KPMG auditors who have left".
  [
    /(?<![\p{L}'’-])(\p{Lu}[\p{L}\p{N}&.-]*(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&.-]*){0,3})\s+((?:\p{Ll}+\s+){0,2}\p{Ll}{2,}s)\s+(?:who|that)(?:['’]ve|\s+have)?\s+(?:since\s+|already\s+|now\s+)?(?:left|gone|moved\s+on|quit|departed)(?=\s*(?:$|[,;.]))/gu,
    '$2 formerly at $1',
  ],
  // "Start date before Christmas".
  [
    /\b(?:(?:with\s+(?:an?\s+)?)?start(?:ing)?\s+dates?\s*(?:of|is|:)?|(?:can|could|must|to|able\s+to|who\s+can|happy\s+to)\s+(?:start|begin|join)|available(?:\s+to\s+(?:start|begin))?|starting|joining|free|on\s+board|in\s+(?:post|place|seat))\s+(?:by|before|ahead\s+of|in\s+time\s+for)\s+(?:christmas|xmas|the\s+festive\s+season)(?!\s*\p{L})/giu,
    'can start by 24 December',
  ],
  [
    /\b(?:(?:with\s+(?:an?\s+)?)?start(?:ing)?\s+dates?\s*(?:of|is|:)?|(?:can|could|must|to|able\s+to|who\s+can|happy\s+to)\s+(?:start|begin|join)|available(?:\s+to\s+(?:start|begin))?|starting|joining|free|on\s+board|in\s+(?:post|place|seat))\s+(?:by|before|ahead\s+of|in\s+time\s+for)\s+(?:the\s+)?new\s+year(?:['’]s)?(?!\s*\p{L})/giu,
    'can start by 31 December',
  ],
  // "Backenders", "full stackers".
  [/\bback[\s-]?enders?\b/gi, 'backend engineers'],
  [/\bfront[\s-]?enders?\b/gi, 'frontend engineers'],
  [/\bfull[\s-]?stackers?\b/gi, 'full stack engineers'],
  // "Otherwise forget it".
  [
    /\s*[,;–-]\s+(?:or\s+)?(?:else|otherwise|if\s+not),?\s+(?:don['’]?t\s+bother|do\s+not\s+bother|forget\s+(?:it|about\s+it)|leave\s+it|never\s?mind|no\s+thanks)(?:\s+at\s+all)?\s*[.!]*\s*$/giu,
    '',
  ],
  // "Plumbers in Leeds, else heating engineers", "otherwise labourers".
  [
    /\s*[,;–-]\s+(?:or\s+)?(?:otherwise|if\s+not|failing\s+that),?\s+(?!(?:as|his|this|is|was|needs|always|these|those|they|has|does|yes|unless|less)(?!\p{L}))(?=(?:\p{Ll}[\p{L}-]*\s+){0,2}\p{Ll}[\p{L}-]+s(?=\s*(?:$|[,;.)]|\b(?:in|with|who|from|at|near|around)\s)))/gu,
    ', or ',
  ],
  [
    /\s*[,;–-]\s+(?:or\s+)?else,?\s+(?=\p{Ll})(?!(?:no|not|nobody|none|nothing|do|don['’]t|leave|forget|skip|they|we|i|it|you|he|she|ask|tell|call|send|come|let|is|are|was|will|would|it['’]s)(?!\p{L}))/gu,
    ', or ',
  ],
  // "London, else Manchester, else remote".
  [
    /\s*,\s*(?:or\s+)?(?:else|failing\s+that|otherwise|if\s+not)\s+(?=(?:\p{Lu}|remote|fully\s+remote|anywhere))/gu,
    ' or ',
  ],
  // "Aren't at a magic circle firm any more".
  [
    /\b((?:is|are|was|were)(?:n['’]t|\s+not))\s+((?:at|with|in)\s+(?:an?\s+|one\s+of\s+the\s+)?[\p{L}\p{N}&' -]{2,50}?)\s+(?:firms?|compan(?:y|ies)|banks?)\s+(?:any\s?more|any\s?longer)(?!\p{L})/giu,
    'are no longer $2',
  ],
  // "Not at Big 4 but who trained there".
  [
    /\b(?:(?:who\s+)?(?:are\s+)?not|(?:are|is)n['’]t)\s+(?:now\s+|currently\s+)?(?:at|with|in)\s+((?:the\s+|an?\s+)?[\p{L}\p{N}&' -]{2,40}?)(?:\s+(?:now|any\s?more|today|currently))?\s*,?\s+but\s+(?:who\s+|that\s+|have\s+|did\s+|were\s+)*(?:train(?:ed)?|start(?:ed)?(?:\s+out)?|beg[au]n|work(?:ed)?|were|was|been|qualified|came\s+through|did\s+their\s+time)\s+there(?:\s+(?:once|before|previously|earlier|in\s+the\s+past))?(?!\p{L})/giu,
    'no longer at $1',
  ],
  // What a wish is called.
  [
    /\b(?:would|will|'d|is|are)\s+(?:be\s+)?(?:the\s+|an?\s+)?(?:cherry\s+on\s+(?:top|the\s+cake)|icing(?:\s+on\s+(?:the\s+)?(?:cake|top))?|dream|gravy|sweetener|nice\s+extra|cream\s+on\s+top|feather\s+in\s+the\s+cap)(?!\p{L})/giu,
    'would be a bonus',
  ],
  // "!junior" in the search string of a programmer.
  [/(?<=(?:^|[\s(,;]))!(?=\p{L})/gu, 'not '],
  [/\bin house\b(?!\s+(?:keep|sales))/gi, 'in-house'],
  // "Perth (Scotland)", "Newcastle (the English one)": which of the towns of a name.
  [
    /(?<=\p{Lu}[\p{L}'’-]+)\s*\(\s*(?:the\s+one\s+in\s+|in\s+|the\s+)?(Scotland|England|Wales|Northern Ireland|Ireland|UK|GB|USA?|Canada|Australia|NZ|New Zealand|South Africa|Germany|France|Ontario|Texas|NSW|WA|QLD|VIC|TAS|SA)\s*(?:one)?\s*\)/gu,
    ', $1',
  ],
  [
    /(?<=\p{Lu}[\p{L}'’-]+)\s*\(\s*(?:the|not\s+the\s+Australian\s+but\s+the)\s+(?:English|British|UK)\s+one\s*\)/gu,
    ', England',
  ],
  [/(?<=\p{Lu}[\p{L}'’-]+)\s*\(\s*the\s+Scottish\s+one\s*\)/gu, ', Scotland'],
  // "Boss want", "client need": who asks.
  [
    /(?<=^\s*(?:(?:ok(?:ay)?|aiyo|so|hi|eh|now)[\s,]+)*)(?:(?:my|the|our)\s+)?(?:boss|client|customer|hiring\s+manager|HM|towkay|MD)\s+(?:(?:now|really|also|still|say|says|said)\s+)*(?:want|need|ask|look(?:ing)?\s+for|wants|needs|asks)(?:\s+for)?\s+(?=\p{L})(?!(?:to|us|me|you|them|it|the\s+\p{L}+\s+(?:by|today|tomorrow))\s)/giu,
    'need ',
  ],
  // In capitals it is a name: "engineers with SIA".
  [
    new RegExp(
      String.raw`(?<=\p{L}|\d)\s+(?:[Ll]ah|[Ll]eh|[Ll]or|[Ll]oh|[Hh]or|[Mm]eh|sia|[Ll]iao)${END}`,
      'gu',
    ),
    '',
  ],
  [
    /(?<=\b(?:with|at|in|from|not)\s+\p{Lu}[\p{L}&.-]*(?:\s+\p{Lu}[\p{L}&.-]*){0,2})\s+one(?=\s*(?:$|[,;.!?)]))/gu,
    '',
  ],
  [
    /(?<=^|[,;.]\s*)(?:(?:faster|can|ok|quick|fast)\s+)+(?:can|or\s+not|lah|leh|anot|boleh)\s*\??(?=\s*(?:$|[,;.]))/giu,
    '',
  ],
  [/^\s*(?:aiyo|aiyah|alamak|wah|walao|eh|oi|oy)[\s,!]+(?=\p{L})/giu, ''],
  // "The job they have now", "the role they are in".
  [
    /\b(?:the|that)\s+(?:job|role|post|position|seat|gig)\s+(?:(?:that|which)\s+)?they(?:\s+(?:have|hold|do|fill)|['’]re\s+in|\s+are\s+(?:in|doling|doing)|['’]ve\s+got|\s+have\s+got|\s+work\s+in)(?:\s+(?:right\s+)?(?:now|today|at\s+(?:present|the\s+moment)|currently|these\s+days))?/giu,
    'their current job',
  ],
  [
    /\bstarted\s+(?=(?:in\s+)?(?:their|his|her|the)\s+(?:current|present)\s+(?:job|role|post|position))/giu,
    'began ',
  ],
  // "Leave the part-time crowd off".
  [
    /\b(?:please\s+)?(?:leave|keep|take|knock|strike)\s+(?:the\s+|any\s+|all\s+(?:the\s+)?)((?:[\p{L}\p{N}'&-]+\s+){0,3}?[\p{L}\p{N}'&-]+?)(?:\s+(?:crowd|lot|people|folks?|ones|brigade|gang|types?))?\s+(?:off|out|aside|away)(?:\s+(?:the|this|your)\s+list)?(?=\s*(?:$|[,;.!?)]|\b(?:please|pls|this|for|and|as|because|thanks|sorry|x+)(?!\p{L})))/giu,
    'no $1',
  ],
  // "Be it now or at some stage before", of companies in small letters too.
  [
    /\b(at|with|for)\s+([\p{L}\p{N}&.,'’ /-]{2,60}?)\s+(?:(?:right\s+)?now|today|currently|at\s+present)\s*,?\s+or\s+(?:else\s+)?(?:(?:who|that)\s+)?(?:have\s+|has\s+|['’]ve\s+)?(?:been|were|was|used\s+to\s+be|once|worked)\s+(?:there|with\s+them|for\s+them)(?:\s+(?:once|before|earlier(?:\s+on)?|previously|in\s+the\s+past|at\s+(?:some|any)\s+(?:point|time|stage)(?:\s+before)?))*(?!\p{L})/giu,
    'worked at $2',
  ],
  [
    /\s*,?\s*\b(?:be\s+(?:it|that)|whether)\s+(?:(?:that(?:['’]s|\s+is)|it(?:['’]s|\s+is))\s+)?(?:(?:right\s+)?now|today|currently|at\s+present|present(?:ly)?|current)\s*,?\s*or\s+(?:(?:at|in)\s+(?:some|any|an\s+earlier|their|the)\s+(?:point|stage|time|past|life)(?:\s+(?:before|earlier|in\s+the\s+past))?|before|earlier(?:\s+on)?|past|previously|in\s+the\s+past|years\s+ago|once|then)(?!\p{L})/giu,
    ', now or before',
  ],
];
