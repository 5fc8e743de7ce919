import type { Ways } from './in-turn.ts';

const NOT = String.raw`(?:(?:ca|must|should|wo|would|do|does|may|might|could|is|are)(?:n't|\s+not)|cannot|will\s+not|never|not\s+to|not\s+able\s+to)`;
const OF_PAY = String.raw`(?:cost|ask(?:\s+for)?|expect|earn|want|command|charge|demand|be\s+(?:asking|earning|wanting|on)(?:\s+for)?)`;
const OF_TIME = String.raw`(?:be|have|need|take|serve|work|require|give|run(?:\s+to)?|go|hold|last|owe|be\s+(?:on|serving|working))`;
const ANY = String.raw`(?:\s+(?:us|any|a\s+(?:day|minute|week|penny|cent|dollar|pound|euro|cent)))*`;
const MORE = String.raw`(?:(?:more|longer|later|higher|greater|further)\s+than|over|above|beyond|past|upwards\s+of|north\s+of|in\s+excess\s+of)`;
const FEWER = String.raw`(?:(?:less|fewer|shorter|lower|smaller)\s+than|under|below)`;
const SUM = String.raw`(?:(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF)\s?)?[$£€]?\s?\d`;
const SPAN = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s*(?:days?|weeks?|wks?|fortnights?|months?|mths?|years?|yrs?)(?!\p{L})`;

/** The edges of time and pay that are told by what must not be, as `plainly` puts them before any reader: "can't be any longer than". */
export const SAID_OF_EDGES: Ways = [
  // "We can't wait longer than a month": for whoever works out a notice.
  [
    new RegExp(
      String.raw`\b(?:(?:[Ww]e|[Tt]hey|(?:[Tt]he\s+)?[Cc]lient|he|she)\s+)?(?:${NOT}|not\s+(?:prepared|willing|going)\s+to)\s+(?:wait|hold\s+(?:out|on)|hang\s+(?:on|about))(?:\s+for(?:\s+(?:any(?:one|body)|them|somebody|someone))?)?${ANY}\s+${MORE}\s+(?=${SPAN})`,
      'gu',
    ),
    'notice max ',
  ],
  [new RegExp(String.raw`\b${NOT}\s+${OF_PAY}${ANY}\s+${MORE}\s+(?=${SUM})`, 'giu'), 'pay max '],
  [new RegExp(String.raw`\b${NOT}\s+${OF_PAY}${ANY}\s+${FEWER}\s+(?=${SUM})`, 'giu'), 'pay at least '],
  [
    new RegExp(
      String.raw`\b${NOT}\s+(?:${OF_TIME}${ANY}\s+${MORE}\s+(?=${SPAN})|be${ANY}\s+${MORE}\s+(?=${SUM}))`,
      'giu',
    ),
    'max ',
  ],
  [
    new RegExp(
      String.raw`\b${NOT}\s+(?:${OF_TIME}${ANY}\s+${FEWER}\s+(?=${SPAN})|be${ANY}\s+${FEWER}\s+(?=${SUM}))`,
      'giu',
    ),
    'at least ',
  ],
  // "Over $55 an hour is a no".
  [
    new RegExp(
      String.raw`\b(?:(?:anything|anyone|any(?:body)?)\s+)?${MORE}\s+(${SUM}[\d.,]*\s?k?(?:\s*(?:\/|per|an?|p\.?)\s*(?:hour|hr|h|day|d|week|month|annum|year)\b)?)\s+(?:is|are|would\s+be|'s)\s+(?:an?\s+(?:hard\s+|definite\s+|big\s+)?no(?:[\s-]?(?:go|no))?|out(?:\s+of\s+the\s+question)?|off\s+the\s+table|(?:far\s+|way\s+|just\s+)?too\s+(?:much|dear|rich|high|expensive)|no\s+good|not\s+on|a\s+deal[\s-]?breaker)(?!\p{L})`,
      'giu',
    ),
    'pay max $1',
  ],
  // "At the very least", behind the figure or before it.
  [/\bat\s+(?:the\s+)?(?:very|absolute|bare)\s+(least|most)\b/giu, 'at $1'],
  [/\b(?:as\s+)?(?:an?|the)\s+(?:absolute|bare|strict)\s+(minimum|maximum)\b/giu, '$1'],
  // Where a budget ends.
  [
    new RegExp(
      String.raw`\b(?:(?:our|the|their|my|his|her|client(?:'s)?)\s+)*budget\s+(?:(?:only|just|really|already)\s+)?(?:stops?|ends?|finish(?:es)?|goes|runs?(?:\s+out)?|reach(?:es)?|stretch(?:es)?|peaks?|max(?:es)?(?:\s+out)?|tops?(?:\s+out)?|caps?(?:\s+out)?|is\s+(?:capped|fixed|set|limited|spent|gone|up))\s+(?:up\s+)?(?:at|to|by|with)\s+(?=${SUM})`,
      'giu',
    ),
    'pay max ',
  ],
  // How long somebody has done their work, by the place where it is done.
  [
    /\b((?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s*\+?\s*(?:years?|yrs?)(?:['’]?\s*(?:\+|plus|or\s+more))?)\s+(?:in|on|at|of)\s+(?:the|a|their)\s+(?:work|trade|game|profession|business|classrooms?|kitchens?|tools|wards?|shop\s?floor|road|saddle|cab|coalface|craft)(?=\s*(?:$|[,;.)]|\b(?:at|or|and|minimum|min|plus|who|with|but)\b))/giu,
    '$1 experience',
  ],
];
