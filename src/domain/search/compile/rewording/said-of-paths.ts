import type { Ways } from './in-turn.ts';

const COMPANY = String.raw`\p{Lu}(?:[\p{L}\p{N}&+.-]|['’](?!s(?!\p{L})))*(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&+.-]*){0,3}`;
const GROUP = String.raw`(?:(?:an?|one\s+of)\s+)?(?:the\s+)?(?:[Bb]ig\s?(?:[Ff]our|4|[Ff]ive|5|[Ss]ix|6|[Tt]en|10)|[Mm]agic\s+[Cc]ircle|[Ss]ilver\s+[Cc]ircle|[Ww]hite\s+[Ss]hoe|[Tt]op\s+(?:\d{1,3}|[Tt]ier)|(?:FAANG|MBB|MAANG|MAMAA|MANGA|FTSE\s?\d{2,3}))(?:\s+(?:firms?|practices?|banks?|compan(?:y|ies)|consultanc(?:y|ies)|accountanc(?:y|ies)|houses?))?`;
const WHERE = String.raw`(?:${GROUP}|${COMPANY}(?:\s*(?:,|\bor\b|\/)\s*${COMPANY})*)`;
const WAS_AT = String.raw`(?:(?:who|that)\s+)?(?:(?:have|has|had|['’]ve|['’]s)\s+)?(?:was|were|been|worked|trained|qualified|started(?:\s+(?:out|off|(?:their|his|her|a)\s+careers?))?|began(?:\s+(?:their|his|her)\s+careers?)?|spent\s+(?:some\s+)?(?:time|years)|served|cut\s+(?:their|his|her)\s+teeth)\s+(?:at|with|in|for)`;
const INTO = String.raw`(?:going|moving|heading|switching|stepping|crossing|jumping|coming|transferring)(?:\s+(?:over|across))?`;
const SIDE = String.raw`(in[\s-]?house|(?:in)?to\s+industry|client[\s-]side|(?:in)?to\s+(?:the\s+)?private\s+practice|(?:in)?to\s+(?:the\s+)?(?:public|private)\s+sector)`;
const TITLE = String.raw`(\p{L}[\p{L}&/-]*(?:\s+(?!now\b|or\b|today\b)\p{L}[\p{L}&/-]*){0,3}?)`;
/** A company behind "before", and no day, month or feast. */
const NEXT_HOUSE = String.raw`(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Christmas|Xmas|Easter|New\s|Covid|COVID|Brexit|Ramadan|Eid|Diwali|Term|Summer|Spring|Autumn|Winter|I\b|The\b|That\b|This\b))${COMPANY}`;
const THEN = String.raw`(?:before(?:hand)?|previously|formerly|once|in\s+the\s+past|earlier(?:\s+on)?|already)`;

/** The ways that people took from one job to the next, as `plainly` puts them before any reader: "at KPMG before going in-house". */
export const SAID_OF_PATHS: Ways = [
  [/\b(should|must|would|could)['’]ve\b/giu, '$1 have'],
  // "Was at a magic circle firm before going in-house".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])${WAS_AT}\s+(${WHERE})\s*,?\s+(?:before|prior\s+to)\s+${INTO}\s+${SIDE}(?!\p{L})`,
      'gu',
    ),
    'formerly at $1, now $2',
  ],
  [
    /(?<=\bformerly\s+at\s[^,;.]{2,60},\s+now\s+)(?:in)?to\s+(?=industry|(?:the\s+)?(?:private|public))/gu,
    'in ',
  ],
  // "Trained in one of the Big 4 but has since moved to a smaller firm": gone from there, and where to is told.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])${WAS_AT}\s+(${WHERE})\s*,?\s+(?:(?:but|and|then|who|before)\s+)*(?:(?:have|has|had|['’]s|['’]ve)\s+)?(?:(?:since|then|later|now|already|afterwards)\s+)*(?:moved|gone|went|left|transferred|switched|jumped|dropped\s+down)(?:\s+(?:on|over|across|down|out))?\s+(?:to|for|into)\s+(?=(?:an?\s+)?(?:smaller|bigger|larger|mid|boutique|regional|local|independent|another|different|top|national)\b)`,
      'gu',
    ),
    'formerly at $1, now at ',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}-])${WAS_AT}\s+(${WHERE})\s*,?\s+(?:(?:but|and|then|who)\s+)*(?:(?:have|has|had|['’]s|['’]ve)\s+)?(?:(?:since|then|later|now|already|afterwards)\s+)*(?:moved|gone|went)(?:\s+(?:over|across))?\s+${SIDE}(?:\s+(?:since|afterwards|later|then))?(?!\p{L})`,
      'gu',
    ),
    'formerly at $1, now $2',
  ],
  [
    /(?<=\bformerly\s+at\s[^,;.]{2,60},\s+now\s+)(?:in)?to\s+(?=industry|(?:the\s+)?(?:private|public))/gu,
    'in ',
  ],
  // "Worked at Google before Amazon", "was at Bupa prior to joining Ramsay": where they went on to is where they are or have been since.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])${WAS_AT}\s+(${WHERE})\s+(?:before|prior\s+to)\s+(?:(?:joining|(?:${INTO}|they\s+(?:went|moved|came))(?:\s+(?:to|at|into))?|working\s+(?:at|for|with)|being\s+at)\s+)?(${NEXT_HOUSE})(?=\s*(?:$|[,;.)?!]|\b(?:and|or|but|who|with|in|now|living|based)\b))`,
      'gu',
    ),
    'formerly at $1 who has been at $2',
  ],
  [
    new RegExp(
      String.raw`(?<=s\s)(?:at|from|with)\s+(${COMPANY})\s+before\s+(${NEXT_HOUSE})(?=\s*(?:$|[,;.)?!]))`,
      'gu',
    ),
    'formerly at $1 who has been at $2',
  ],
  // "Could be a director now or have been one previously, I don't mind".
  [
    new RegExp(
      String.raw`\b(?:(?:who|they|he|she|it)\s+)?(?:(?:could|can|may|might)\s+(?:either\s+)?be|(?:either\s+)?(?:is|are)|be|whether\s+(?:they\s+are|they['’]re))\s+an?\s+${TITLE}\s+(?:now|today|currently|already)\s*,?\s+or\s+(?:(?:who|they|that|to)\s+)?(?:(?:may|might|could)\s+)?(?:(?:has|have|had)\s+)?(?:been|was|were)\s+(?:one\s*)?(?:\s${THEN})?(?:\s*,?\s+(?:(?:i|we|they)\s+(?:do\s+not|don['’]?t)\s+(?:mind|care)(?:\s+which)?|(?:it\s+)?(?:doesn['’]?t|does\s+not)\s+matter(?:\s+which)?|either(?:\s+(?:way|is\s+fine|works))?|whichever))?(?=\s*(?:$|[,;.)]|\b(?:but|and|(?:as|so)\s+long)\b))`,
      'giu',
    ),
    'is or was a $1',
  ],
  // "As long as it's in construction": that it is asked for.
  [
    /(?<!\b(?:for|about|almost|nearly|just)\s+)[\s,]+(?:but\s+|just\s+)?(?:as|so)\s+long\s+as\s+(?:(?:it|they|he|she)\s*(?:['’](?:s|re|ve)|\s(?:is|are|have|has))\s+)(?=\p{L})/giu,
    ', ',
  ],
  // "Not a career changer, currently a sales manager": what somebody is stands behind what they are not.
  [/\b(not\s+an?\s+[^,;.:]{3,30}),\s+(?=(?:currently|presently|now)\s+an?\s)/giu, '$1. '],
  // "Came out of the army and moved into project management".
  [
    /\b(?:(?:who|that)\s+)?(?:(?:have|has|had)\s+)?(?:came|come|coming)\s+out\s+of\s+the\s+(army|navy|military|forces|armed\s+forces|air\s+force|raf|police|marines)(?!\p{L})(?:\s+(?:and|then|to|who)\s+(?:(?:have|has)\s+)?(?:moved|went|gone|go|got|switched|retrained)(?:\s+over)?\s+(?:in)?to\s+(?:a\s+career\s+in\s+)?)?/giu,
    'ex-$1, ',
  ],
  // "Came through the graduate scheme at Unilever", "did P&G's grad programme": they were there, and of the scheme nothing is on record.
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s+)?(?:(?:have|has|had|having)\s+)?(?:came|come|coming|been|went|gone|rose|joined|started|did|done|entered|trained|began)\s+(?:(?:up\s+)?(?:through|via|on|from|by|with|off|in)\s+)?(?:the\s+)?(${COMPANY})(?:['’]s?)?\s+((?:grad(?:uate)?|trainee|training|apprentice(?:ship)?|leadership|fast[\s-]track|rotational|management\s+trainee|summer|internship)(?:\s+\p{Ll}+)?\s+(?:scheme|program(?:me)?|training|intake|academy|track))(?!\p{L})`,
      'gu',
    ),
    'worked at $1',
  ],
];
