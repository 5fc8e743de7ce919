import type { Ways } from './in-turn.ts';

const BEGIN = String.raw`(?<=^\s*|[.!?;]\s+)`;
const WE = String.raw`(?:(?:(?:we|i|they|the\s+client|client)(?:'re|'m|'s|\s+are|\s+am|\s+is|\s+have\s+been|'ve\s+been)?)\s+)?`;
const HARD = String.raw`(?:(?:urgently|really|still|badly|always|currently|actively|desperately|now|also|just|mad|well)\s+)*`;
const SOME = String.raw`(?:\s+(?:an?|any|some|the|few|more|another|one|two|three|couple(?:\s+of)?|handful\s+of|good|decent|nice|\d{1,2}(?:\s*(?:nos?\.?|numbers?)(?:\s+of)?)?))*`;
const NEXT = String.raw`\s+(?=[\p{L}\d(])`;

/** How people call for somebody, on whatever desk: each says that somebody is looked for, and nothing of whom. */
export const SAID_IN_CALLING: Ways = [
  // "Hiring for the role of chef", "we dispose of a post of chef": the job, and no title that somebody holds.
  [
    /^[^,;.:]{0,40}?\b(?:for|have|has|got|fill(?:ing)?|dispose\s+of|open(?:ing)?|offer(?:ing)?|recruiting|hiring)\s+(?:(?:an?|the|our|this|one|two)\s+)?(?:(?:open|new|vacant|permanent|senior)\s+)?(?:posts?|positions?|roles?|jobs?|vacanc(?:y|ies)|functions?)\s+(?:of|as)\s+(?:an?\s+|the\s+)?(?=\p{L})/giu,
    'find ',
  ],
  // Letters of those who type fast.
  [
    /(?<![\p{L}\p{N}])b4(?=\s+(?:xmas|christmas|new|the|next|end|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|\d))/giu,
    'before',
  ],
  [/(?<![\p{L}\p{N}])(?:any|some)1(?![\p{L}\p{N}])/giu, 'anyone'],
  [/(?<![\p{L}\p{N}])(?:gr8|thx|thanx|tnx|tysm|pls+|plz+|plse|pfb|pfa)(?![\p{L}\p{N}])/gu, ''],
  [
    /^\s*(?:yo|ta|fyi|btw|lol|tia|ty)(?=\s*[,!:.–-]|\s+(?:need|any|looking|find|got|who|we|i)\b)[\s,!:.–-]*/giu,
    '',
  ],
  [/(?<=[\s,.!?])(?:ta|ty|tia|lol|haha|cheers|xx+|ttyl)[\s.!]*$/giu, ''],
  [/(?<![\p{L}\p{N}])(?:req'd|reqd|rqd)(?![\p{L}\p{N}])/giu, 'required'],
  [/(?<![\p{L}\p{N}])upto(?![\p{L}\p{N}])/giu, 'up to'],
  [/(?<=\d)\s*(?:nos?\.|numbers?)\s+(?:of\s+)?(?=\p{L})/giu, ' '],
  // "Big 4. Perth" ends a sentence: with dots a list has a first.
  [/(?<=^(?:.*\s)?1[).]\s.{2,})\s+[2-9]\.\s+(?=\p{L})/gu, '; '],
  // A list that is numbered within a line: "1) React devs 2) London".
  [/^\s*1[).]\s+(?=\p{L})(?=.*(?:\s2[).]\s|;\s))/gu, ''],
  [/(?<=^(?!.*\d\s*[a-z]{0,3}\)\s*$).{3,})\s+[2-9]\)\s+(?=\p{L})/gu, '; '],
  // "We are sourcing for pharmacists", "on the hunt for", "crying out for", "in search of".
  [
    new RegExp(
      String.raw`${BEGIN}(?:so\s+|and\s+|right\s+)?${WE}${HARD}(?:(?:sourcing|hunting|scouting|scouring|trawling|resourcing|fishing)\s+for|(?<=\b(?:we|i|they)(?:'re|'m|\s+are|\s+am)\s+(?:(?:urgently|currently|now|also|still|actively)\s+)*)(?:sourcing|hunting|scouting|resourcing)|crying\s+out\s+for|screaming\s+(?:out\s+)?for|gasping\s+for|dying\s+for|desperate\s+for|struggling\s+(?:to\s+(?:find|fill|get|source)|for)|stuck\s+for|strapped\s+for|short\s+(?:of|on)|(?:chasing|requesting|requiring|soliciting)(?:\s+up)?|(?:gagging|itching|begging|pining|angling|enquiring)\s+for|ringing\s+(?:round|around|about)\s+for|trying\s+to\s+(?:track\s+down|find|get(?:\s+hold\s+of)?|source|locate|unearth|land|pin\s+down)|keen\s+(?:to\s+(?:speak|talk)\s+(?:to|with)|on)|tracking\s+down|short(?=\s+(?:an?|one|two|three|\d)\s)|down(?=\s+(?:an?|one|two|three|\d)\s)|shy\s+(?:of\s+)?(?=(?:an?|one|two)\s)|in\s+(?:search|need|want|the\s+market)\s+(?:of|for)|on\s+the\s+(?:hunt|lookout|look-?out|prowl)\s+for|iso(?=\s*:|\s+(?:an?|some)\s)|wtb(?=\s*:|\s+(?:an?|some)\s)|wanting|casting\s+about\s+for|after\s+(?=(?:rns?|ens?|gps?|qss?|pms?|bas?|eas?|pas?|sres?|qas?)\b))\s*:?${SOME}${NEXT}`,
      'giu',
    ),
    'find ',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:so\s+|and\s+)?(?:we|i|they|client)\s+(?:could|can|would|'d)\s+(?:really\s+)?(?:do\s+with|use|murder|kill\s+for)${SOME}${NEXT}`,
      'giu',
    ),
    'find ',
  ],
  // "Chuck us some chefs", "pull me up all the chippies", "any joy on", "kindly assist with CVs for".
  [
    new RegExp(
      String.raw`${BEGIN}(?:(?:please|kindly|abeg|pls|team|can|could|will|would|someone|some(?:one|body)|anyone|you|ye|ya|youse)\s*,?\s+)*(?:(?:chuck|fling|lob|throw|bung|shoot|ping|sling|pass|hit|sort|get|pull|dig|drag|fetch|grab|find|rustle|drum|line|bring|show|send|gie)\s+(?:us|me|up|out|over|across|me\s+up|us\s+up|me\s+out)(?:\s+with)?|(?:rustle|drum|dig|pull|line|scare|round)\s+up|assist\s+(?:me\s+|us\s+)?with|help\s+(?:me|us)\s+(?:out\s+)?with|do\s+the\s+needful(?:\s+and\s+(?:send|share|provide))?|revert\s+with|any\s+(?:joy|luck|chance|news|sign|hope)\s+(?:on|of|with|for|finding|getting)|what\s+are\s+the\s+(?:chances|odds)\s+of|got\s+(?=any\b|some\b))(?:\s+(?:all|any|the|some|an?|few|couple|wheen|of|list|pile|bunch|load|loads|profiles?|cvs?|resum[eé]s?|for|good|decent|your|our))*${NEXT}`,
      'giu',
    ),
    'find ',
  ],
  // "Recruiting welders", "headhunting CFOs": what the desk does, and no trade of those who recruit.
  [
    /(?<=^\s*(?:(?:hi|hello|hey|dear|morning|good\s+(?:morning|afternoon|evening|day)|urgently|currently|now|actively|still)(?:\s+(?:all|team|there|\p{Lu}\p{Ll}+))?\s*[,!–-]?\s+)*)(?:(?:re)?sourcing|recruiting|headhunting|head[\s-]hunting|hiring|interviewing|advertising)(?:\s+(?:for|now))?(?:\s+(?:again|today|this\s+week))?\s*:?\s+(?!(?:managers?|specialists?|partners?|consultants?|leads?|leaders?|coordinators?|co-ordinators?|experts?|experience|exp|skills?|background|officers?|advis[eo]rs?|assistants?|executives?|directors?|administrators?|analysts?|heads?|teams?|agents?|buyers?|agency|agencies|companies|firms?|industry|process(?:es)?|strategy|strategies|and|or|in|at|from|to|who|with|on|via)(?!\p{L}))(?!(?:engineers?|professionals?)\s+(?:who|in|with)\b.{0,40}\b(?:sourcing|recruit\p{L}*|procurement)\b)(?=[\p{L}\d(])/giu,
    'find ',
  ],
  // "Need me some sparkies".
  [
    new RegExp(
      String.raw`${BEGIN}(?:need|want|get|find|gimme|give)\s+(?:me|us)\s+(?:an?|some|a\s+few|a\s+couple\s+of)\s+(?=\p{L})`,
      'giu',
    ),
    'find ',
  ],
  // "Who do we have in the way of surveyors?"
  [
    /(?<=^\s*(?:(?:hi|so|right|ok|hello)\s*,?\s+)?)(?:find\s+(?:people\s+)?)?(?:(?:who|what|any(?:one|body|\s+people|thing)?|people)\s+)?(?:(?:do|have|has|is|are|did)\s+)?(?:(?:we|you|there|i)\s+)?(?:(?:have|got|know|hold)\s+)?(?:(?:on\s+(?:the\s+|our\s+)?(?:books?|file|list|system|database)|available|at\s+the\s+moment)\s+)?(?:in\s+the\s+way\s+of|by\s+way\s+of|in\s+the\s+line\s+of)\s+/giu,
    'find ',
  ],
  // For whom somebody searches: "searching on behalf of my boss:", "for the boss:".
  [
    /^\s*(?:(?:searching|looking|hunting|asking|enquiring|writing|calling)\s+)?(?:on\s+behalf\s+of|for)\s+(?:my|our|the)\s+(?:boss|manager|colleague|director|partner|md|ceo|team\s+lead|consultant|client|mate|friend)\s*[:,–-]\s*/giu,
    '',
  ],
  [
    /^\s*(?:(?:urgent|new|fresh|latest|quick|small|big|another|client|hot|priority|immediate|pressing)\s+)*(?:requirement|req|request|question|query|ask|one|need|vacancy|opening|search|q|job)s?\s*[:!–-]+\s*(?=\p{L})/giu,
    '',
  ],
  [
    /^\s*(?:ta|thanks|tia|cheers)\s+(?:for\s+(?:looking|any|your\s+help(?:\s+with)?)|in\s+advance\s+for)\s*[:,–-]?\s*(?:any\s+)?/giu,
    'find ',
  ],
  [
    /^\s*who(?:'s|\s+is)\s+(?:about|around|free|there|available|good|out\s+there)\s+(?:for|as)\s+(?:an?\s+)?(?=\p{L})/giu,
    'find ',
  ],
  [
    /^\s*(?:find\s+)?(?:any(?:one|body)|some(?:one|body))\s+(?:good|decent|right|suitable|keen|ready|up)\s+for\s+(?:an?\s+|the\s+|our\s+)?(?=\p{L}[\p{L}\s-]{2,40}?\s+(?:role|job|post|position|gig)\b)/giu,
    'find ',
  ],
  [
    /\s+(?:doing\s+the\s+rounds|going|knocking\s+about|kicking\s+about|floating\s+about|out\s+there|on\s+the\s+books|in\s+the\s+system)(?=\s+(?:in|around|near|at)\s)/giu,
    '',
  ],
  [/\s+x{1,3}\s*$/gu, ''],
];
