import type { Ways } from './in-turn.ts';

const SPAN = String.raw`(?:(?:\d{1,3}|an?|the|one|two|three|four|five|six|eight|ten|twelve)\s*(?:days?|weeks?|wks?|fortnights?|months?|mths?))`;
/** By when, with nothing behind it that makes a length of it. */
const BY = String.raw`(?:with)?in(?:side)?(?:\s+of)?\s+(?:at\s+most\s+|under\s+|max(?:imum)?\s+|the\s+next\s+)?(${SPAN})(?:['’]s?|s['’])?(?:\s+(?:time|notice|from\s+(?:now|today)|at\s+(?:the\s+)?(?:very\s+)?(?:most|latest|outside|max)|tops|max(?:imum)?|flat|or\s+(?:less|sooner|earlier|quicker|faster|under|better)))*(?!\p{L}|\s+(?:of\b|ago\b|experience))`;
const NOW = String.raw`(?:(?:current|present|existing|old|last|own)\s+)*`;
/** Where somebody works today. */
const THERE = String.raw`(?:(?:where|wherever)\s+(?:they|he|she)(?:['’]re|['’]s|\s+are|\s+is)(?:\s+(?:now|at|working|today|currently|at\s+present))*|(?:(?:their|the|his|her|a)\s+)?(?:current|present|existing|old)\s+\p{L}+|(?:their|his|her)\s+${NOW}(?:place|employers?|compan(?:y|ies)|firms?|jobs?|roles?|positions?|posts?|shops?|seats?|hospitals?|schools?|banks?|desks?|boss|business|contracts?|gigs?|assignments?|projects?|commitments?|kitchens?|clinics?|practices?|offices?|sites?))`;
/** Having come away from it. */
const AWAY = String.raw`(?:(?:be\s+|get\s+|become\s+)?(?:away|out|clear|free|gone|loose|released|relieved|shot|rid|done|finished|through|disengaged|off)(?:\s+up)?(?:\s+(?:from|of|with|at))?\s+(?:at\s+)?${THERE}|(?:be\s+)?(?:finished|done|wrapped|wound|packed)(?:\s+up)?(?:\s+(?:from|of|with|at))?(?:\s+${THERE})?|(?:leave|quit|exit|vacate|depart|part\s+with|walk\s+(?:away\s+from|out\s+of|off)|come\s+away\s+from|step\s+(?:away\s+from|down\s+from)|hand\s+over|wrap\s+up|wind\s+up|finish(?:\s+up)?|conclude|get\s+(?:out|away)\s+(?:of|from))(?:\s+(?:at|with|from))?\s+${THERE}|be\s+(?:relieved|released|let\s+go)|get\s+(?:relieved|released|(?:their\s+)?reliev(?:ing|ed)(?:\s+letter)?|(?:their\s+)?release)|disengage(?:\s+from\s+${THERE})?)`;
/** That they could or must: a past is no readiness. */
const COULD = String.raw`(?:(?:(?:they|he|she|who|that|candidates?|people|must|should|can|could|will|would|may|might|['’]d|['’]ll|['’]re|are|is|be|need(?:s)?|ha(?:s|ve)|able|ready|free|prepared|going|willing|happy|expected|in\s+a\s+position|to)\s+)*(?:must|should|can|could|will|would|may|might|to|['’]d|['’]ll)\s+)`;

/** By when somebody could have left where they work, as `plainly` puts it before any reader: "away from their place within the week". */
export const SAID_OF_LEAVING: Ways = [
  [
    new RegExp(
      String.raw`(?<![\p{L}-])${COULD}(?:also\s+|easily\s+|probably\s+)?${AWAY}\s*,?\s+${BY}`,
      'giu',
    ),
    'available within $1',
  ],
];
