import type { Ways } from './in-turn.ts';

/** What a record holds of somebody, as it is asked for: "the mobile of", "her CV". */
const THING = String.raw`(?:(?:mobile|phone|telephone|tel|cell|landline|contact|direct|work|home|full|latest|current|updated?|candidate|e-?mail)\s+)*(?:file|record|profile|cv|c\.v\.|resum[eé]|mobile|phone|telephone|cell|landline|tel|e-?mail|linkedin|details?|address|info|card|(?<=\b(?:mobile|phone|telephone|tel|cell|landline|contact|direct|work|home)\s+)(?:numbers?|no\.?|nr\.?|#))`;
/** How one asks for it, which names nobody. */
const LEAD = String.raw`(?:(?:hi|hey|hello|please|pls|plz|can|could|you|i|we|need|want|get|give|send|find|show|see|pull|bring|open|look|dig|me|us|up|out|what|whats|what's|what’s|is|where|wheres|where's|where’s|got|do|have|looking|for|after|a|the|any)\s+){0,8}`;
const TITLE = String.raw`(?:(?:the\s+)?(?:candidate|applicant|contractor|temp|mr|mrs|ms|miss|dr)\.?\s+)?`;

/**
 * "Need the mobile of Oluwaseyi Lindholm", "file for oluwaseyi wojcik pls": who is asked for is the person, and nothing of what
 * else is looked up there is a condition.
 */
export const SAID_OF_A_FILE: Ways = [
  [
    new RegExp(
      String.raw`^\s*${LEAD}${THING}\s+(?:for|of|on)\s+${TITLE}(?!(?:the|our|this|that|my|an?|any|all|some|file|record|hold|job|role|both|either)\b|\d)(?=[\p{L}'’.-]+(?:\s+[\p{L}'’.-]+){1,2}\s*(?:,?\s*(?:please|pls|plz|thanks|thx|ta|asap|now))?\s*[?.!]*\s*$)`,
      'iu',
    ),
    '',
  ],
  // "Tom Becker's file".
  [
    new RegExp(
      String.raw`^\s*${LEAD}(\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*){1,2})['’]s\s+${THING}\s*(?:,?\s*(?:please|pls|plz|thanks|thx|ta|asap|now))?\s*[?.!]*\s*$`,
      'iu',
    ),
    '$1',
  ],
  // "CRAs, everywhere we have them".
  [
    /\s*,?\s+(?:any|every)\s?where\s+(?:that\s+)?(?:we|you|i)(?:['’]ve(?:\s+got)?|\s+(?:have|got|know|hold|can\s+(?:find|get)))\s+(?:them|any|some|people|one|him|her)(?=\s*(?:$|[,;.!?)]|\b(?:but|and|except|who|with)\b))/giu,
    '',
  ],
];
