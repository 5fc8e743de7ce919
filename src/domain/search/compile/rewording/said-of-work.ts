import { COMPANY } from './company-names.ts';
import type { Ways } from './in-turn.ts';

const START = String.raw`(?<=^|[,;(]\s*|\b(?:and|who|that)\s+)`;
const END = String.raw`(?=\s*(?:$|[,;.)]))`;

/** Ways of saying where people work and worked, how, and where they are, as `plainly` puts them before any reader. */
const DEMONYMS: readonly (readonly [said: string, place: string])[] = [
  ['Victorian', 'Victoria'],
  ['Queenslander', 'Queensland'],
  ['Tasmanian', 'Tasmania'],
  ['(?:West|Western) Australian', 'Western Australia'],
  ['South Australian', 'South Australia'],
  ['Sydney-?sider', 'Sydney'],
  ['Melburnian', 'Melbourne'],
  ['Brisbanite', 'Brisbane'],
  ['Perthite', 'Perth'],
  ['Canberran', 'Canberra'],
  ['Aucklander', 'Auckland'],
  ['Wellingtonian', 'Wellington'],
  ['Cantabrian', 'Christchurch'],
  ['Londoner', 'London'],
  ['Mancunian', 'Manchester'],
  ['Liverpudlian', 'Liverpool'],
  ['Glaswegian', 'Glasgow'],
  ['Bristolian', 'Bristol'],
  ['Brummie', 'Birmingham'],
  ['Geordie', 'Newcastle upon Tyne'],
  ['Dubliner', 'Dublin'],
  ['Berliner', 'Berlin'],
  ['Münchner|Municher', 'Munich'],
  ['Hamburger(?=\\s*(?:$|[,;.)]))', 'Hamburg'],
  ['Parisian', 'Paris'],
  ['New Yorker', 'New York'],
  ['Californian', 'California'],
  ['Texan', 'Texas'],
  ['Chicagoan', 'Chicago'],
  ['Torontonian', 'Toronto'],
  ['Vancouverite', 'Vancouver'],
];

export const SAID_OF_WORK: Ways = [
  // "Bank staff nurses", "bank HCAs": those whom a ward calls when it is short of people.
  [
    /(?<![\p{L}-])[Bb]ank\s+(?=(?:staff\s+nurses?|HCAs?|RGNs?|RMNs?|RNs?|ODPs?|midwi(?:fe|ves)|carers?|care\s+(?:assistants?|workers?)|support\s+workers?|physios?|physiotherapists?|radiographers?|healthcare\s+assistants?)(?!\p{L}))/gu,
    'temp ',
  ],
  // A school's senior leadership team; beside speech and health it is a therapist.
  [
    /(?<!\bwith\s+)(?<![\p{L}\p{N}])SLT(?=\s*(?:$|[,;.]|\b(?:in|for|at|members?|roles?)\b))(?!\s+(?:experience|exposure))(?=[\s\S]*\b(?:schools?|academy|academies|primary|secondary|sixth form|headteachers?|MAT|Ofsted)\b)(?![\s\S]*\b(?:speech|language|dysphagia|stroke|hospitals?|NHS|EHCPs?|communication)\b)/gu,
    'assistant head',
  ],
  // "Northampton ideally but will look at Rugby": any of them.
  [
    /(?:\s+(?:ideally|preferably|first choice|preferred|pref))?,?\s+but\s+(?:(?:i|we|they|client)\s+)?(?:will|would|can|could|'d|'ll|happy to|open to|willing to)\s+(?:also\s+)?(?:look at|consider|take|stretch to|go to|accept|looking at|considering)\s+(?=\p{Lu})/gu,
    ' or ',
  ],
  // How many are wanted: "plasterers x4".
  [/(?<=\p{L}s?)\s+x\s?\d{1,2}(?=\s|$|[,;.])|(?<=^\s*|[,;]\s*)\d{1,2}\s?x\s+(?=\p{L})/giu, ''],
  [/\b(?:temp|contract)[\s-]to[\s-]perm(?:anent)?\b/gi, 'temp or permanent'],
  [/\b(HGV|LGV|class)\s?([12])(?=\s+(?:drivers?|licen[cs]e)\b)/gi, '$1 class $2'],
  [/\bclass class\b/gi, 'class'],
  [/\bSOC\s+(?:(?:analysts?\s+)?(?:L|level|tier)\s?[1-3])(?:\s+analysts?)?\b/gi, 'SOC analyst'],
  // "Formerly analyst at EY": what they were and where.
  [
    /(?:(?<=^|[,;(]\s*)|\b(?:and|but|,)\s+)(?:formerly|previously|before that|earlier)\s+(?:an?\s+)?(?!(?:work|employ|with|in|at|for|based|been|was|were|an?\b|the\b))((?:\p{Ll}[\p{Ll}-]+\s+){1,3})at\s+(?=\p{Lu})/gu,
    ', formerly $1, formerly at ',
  ],
  // Whom somebody is to come after: "a backfill for our payroll officer".
  [
    /(?<![\p{L}])(?:(?:who|anyone|anybody|someone|somebody|people)\s+(?:(?:who|that)\s+)?(?:could|can|would|might|to|able to)\s+)?(?:(?:an?\s+)?(?:replacement|back[\s-]?fill|successor|stand-?in)(?:\s+(?:for|to))|(?:to\s+)?(?:replace|succeed|back[\s-]?fill|stand in for|step in for|fill in for|cover for|take over from))\s+(?:our|the|my|their|an?|this)\s+(?=\p{L})/giu,
    'find ',
  ],
  // "Moved from teaching into something else".
  [
    /\b(?:who\s+)?(?:(?:have|has)\s+)?(?:moved|gone|switched|crossed)(?:\s+over)?\s+(?:from|out of)\s+(\p{L}+(?:\s\p{L}+)?)\s+(?:in)?to\s+(?:something|anything|some\s?thing)\s+else\b/giu,
    'who left $1',
  ],
  [/\b(who|that)\s+(?:previously|formerly|once)\s+(was|were|worked as)\b/gi, '$1 $2 previously'],
  [
    /\b(?:(?:who|that)\s+)?(?:with no|without(?: any)?|having no|have no|(?:(?:speaks?|knows?|ha(?:s|ve)|read)\s+)?no)\s+(English|German|French|Spanish|Italian|Dutch|Portuguese|Mandarin|Cantonese|Japanese|Hindi|Arabic|Russian|Polish|Swedish)(?:\s+(?:at all|skills?|language skills?))?(?=\s*(?:$|[,;.)]|\b(?:in|and|but|who|with)\b))/g,
    'not speaking $1',
  ],
  // "Accountants who left practice": the firms of their trade; of other trades nobody tells which those are.
  [
    /(?<=\b(?:account(?:ant|ing|s)|audit(?:or)?|tax|finance|controller|ACA|ACCA|CA|CPA)s?\b[\s\S]*\b(?:left|out of|quit|ex)[\s-]+)(?:public\s+|private\s+)?practice\b/gi,
    'accounting firms',
  ],
  [
    /(?<=\b(?:left|out of|quit)\s+)(?:public\s+|private\s+)?practice\b(?=[\s\S]*\b(?:account(?:ant|ing)|audit(?:or)?|tax)s?\b)/gi,
    'accounting firms',
  ],
  [
    /(?<=\b(?:lawyer|solicitor|counsel|legal|attorney|barrister)s?\b[\s\S]*\b(?:left|out of|quit|ex)[\s-]+)(?:private\s+)?practice\b/gi,
    'law firms',
  ],
  // "No longer in banking"; of companies it says that somebody was there.
  [
    /\bno longer\s+(?:working\s+|employed\s+|based\s+|living\s+)?in\s+(?!(?:an?|the|one|any)\b)(?=\p{L})/gu,
    'not currently in ',
  ],
  [/\bno longer\s+(?:(?:working|employed)\s+as\s+)?(?=an?\s+\p{L})/giu, 'formerly '],
  [/(?<=\bnot\s+(?:working\s+)?in\s+[\p{L} ]{3,25})\s+any ?(?:more|longer)\b/giu, ' now'],
  // Short forms of countries and states with stops.
  [/(?<![\p{L}.])U\.\s?K\.?(?![\p{L}])/gu, 'UK'],
  [/(?<![\p{L}.])U\.\s?S\.(?:\s?A\.)?(?![\p{L}])/gu, 'USA'],
  [/(?<![\p{L}.])N\.\s?Z\.?(?![\p{L}])/gu, 'NZ'],
  [/(?<![\p{L}.])N\.\s?S\.\s?W\.?(?![\p{L}])/gu, 'NSW'],
  [/(?<![\p{L}.])Q\.\s?L\.\s?D\.?(?![\p{L}])/gu, 'QLD'],
  [/(?<![\p{L}.])W\.\s?A\.(?![\p{L}])/gu, 'WA'],
  [/(?<![\p{L}.])E\.\s?U\.(?![\p{L}])/gu, 'EU'],
  [/\bD-A-CH\b/g, 'DACH'],
  [/\bDE\s+AT\s+CH\b/g, 'DACH'],
  [/\bDE\s*[,/]\s*AT\s*(?:[,/]|\bor\b|\band\b|&)\s*CH\b/g, 'DACH'],
  // All of a country or state, and any part of it.
  [
    /\b(in|from|across|within|throughout|around|over)\s+(?:(?:any|every|some|the|all)\s+)*(?:whole|entire|entirety|states?|cit(?:y|ies)|county|counties|province|length and breadth|rest|parts?|corners?|bits?|towns?|areas?)\s+of\s+(?=(?:the\s+)?(?:UK|US|USA|NZ|\p{Lu}\p{Ll}+))/gu,
    '$1 ',
  ],
  // Who lives somewhere, by the name of its people.
  ...DEMONYMS.map(([said, place]): Ways[number] => [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:${said})s?(?![\p{L}-])(?!\s+(?:era|literature|houses?|terraces?|architecture|style|studies|novels?|curriculum|government|public|stock|school|police|transport|health|railways?|of\b))`,
      'gu',
    ),
    `${place}-based`,
  ]),
  [
    /\b(?:nation|country|state)[\s-]?wide\s+(?:in\s+|across\s+)?(?=(?:the\s+)?(?:UK|US|USA|NZ|NSW|VIC|QLD|WA|SA|\p{Lu}\p{Ll}+))/gu,
    '',
  ],
  [/(?<=\b(?:UK|US|USA|NZ|EU|NSW|VIC|QLD|WA|Australia|Germany|Ireland|Europe)) wide\b/gi, ''],
  [/\bin (?:old )?blighty\b/gi, 'in the UK'],
  [/\b(?:the )?DACH (?:countries|area|market|region)\b/g, 'DACH'],
  // Where somebody is not.
  [
    /\bless than (\d{1,3})\s?(kms?|kilomet(?:re|er)s|miles|mi) (?:away )?(?:from|of|out of)\b/gi,
    'within $1 $2 of',
  ],
  [
    /\b(?:(?<!\b(?:walk|mov|went|gone|step|broke|turn|pull|c[ao]me|been|shift)\w*\s)away from|nowhere near|not near|well outside)\s+(?=\p{Lu})/gu,
    'outside ',
  ],
  [/\beverywhere (?:except|but|other than|bar|apart from|outside)(?: for| of)?\s+/gi, 'not in '],
  [/\bother than\s+(?=\p{L})/giu, 'except '],
  // How somebody works.
  [
    /\b(?:(?:will|would|could|can|might|may|to|who'd|'d)\s+)?relo\b(?!\s+(?:package|assistance|support))(?:\s+(?:ok(?:ay)?|fine|possible|yes|considered))?/gi,
    'willing to relocate',
  ],
  [
    /\b(?:happy|willing|open|ok|keen|ready|up|prepared) (?:to|for) willing to relocate/gi,
    'willing to relocate',
  ],
  [/\b(?:home|house)[\s-]based\b|\bwork(?:s|ing)? from anywhere\b|\bremote[\s-]first\b/gi, 'remote'],
  [
    /\brelocation (?:is )?(?:ok(?:ay)?|fine|possible|considered|no (?:problem|issue))\b|\bmobile on location\b/gi,
    'willing to relocate',
  ],
  [/\b(?:currently|now|presently)\s+contracting\b/gi, 'contractors'],
  [
    /\b(?:(?:are|is)\s+)?(?:available|open|free|keen|ready|up|happy|willing|on the market)\s+(?:for|to|on)\s+(?:do\s+|go\s+)?(?:some\s+)?contracting(?:\s+(?:work|roles?|gigs?|jobs?))?\b/gi,
    'open to contract work',
  ],
  [new RegExp(String.raw`${START}(not\s+|no\s+)?contracting${END}`, 'gi'), '$1contractors'],
  [/\bnot (?:currently )?contracting\b/gi, 'not contractors'],
  [/\b(?:perm(?:anent)?|employed)\s+staff\b/gi, 'permanent'],
  [/\bemployees,?\s+not\s+(?=contract|freelanc)/gi, 'not '],
  // Where somebody works now.
  [
    new RegExp(
      String.raw`\b(?:(?:whose|with|their)\s+)?(?:current|present)\s+(?:employer|company|firm)\s*(?:is|:|=|being)?\s+(?=${COMPANY})`,
      'gu',
    ),
    'now at ',
  ],
  [
    new RegExp(String.raw`\b(?:whose|their)\s+(?:employer|company|firm)\s+is\s+(?=${COMPANY})`, 'gu'),
    'now at ',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:sitting|sat|seated|parked|stationed)\s+(?:at|with)|at present (?:with|at)|(?<!\b(?:at|for|with)\s+${COMPANY}\s+)(?:at the moment|these days|right now|today)\s+(?:at|with)|on the payroll (?:at|of)|in the employ of)\s+(?=${COMPANY})`,
      'giu',
    ),
    'now at ',
  ],
  // A town, or a company: "these days in Leeds", "at present in Deloitte".
  [
    new RegExp(
      String.raw`(?<!\b(?:at|for|with)\s+${COMPANY}\s+)\b(?:at the moment|at present|these days|right now|today)\s+in\s+(?=${COMPANY})`,
      'giu',
    ),
    'currently in ',
  ],
  [/\b(?:sitting|sat|seated|parked|stationed)\s+(?=in\s+\p{Lu})/gu, ''],
  [new RegExp(String.raw`\bon (${COMPANY}?)['’]s? payroll\b`, 'gu'), 'now at $1'],
  [new RegExp(String.raw`(?<=\b${COMPANY})\s*\(?\b(?:current|currently|present)\)?${END}`, 'gu'), ' now'],
  // Where somebody was, and is no more.
  [
    new RegExp(
      String.raw`\b(?:previous|past|former|last but one|prior|old)\s+(?:employers?|compan(?:y|ies)|firms?|gigs?)\s*(?:is|was|were|:|=|include[sd]?|including|of)?\s+(?=${COMPANY})`,
      'gu',
    ),
    'formerly at ',
  ],
  [new RegExp(String.raw`\b(?:old|former)\s+(${COMPANY})\s+(?:hands?|heads|boys|crew|lot)\b`, 'gu'), 'ex $1'],
  [new RegExp(String.raw`\b(${COMPANY})\s+(?:diaspora|leavers|exes|old boys|quitters)\b`, 'gu'), 'ex $1'],
  [
    new RegExp(
      String.raw`\b(?:who\s+)?(?:were|was|been)\s+(?:at|with)\s+(${COMPANY})\s+(?:before|once|earlier|previously|back then)\b`,
      'gu',
    ),
    'formerly at $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:with|at)\s+(${COMPANY})\s+in\s+an?\s+(?:earlier|past|previous|former)\s+life\b`,
      'gu',
    ),
    'formerly at $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:did|served|done)\s+(?:their|his|her)\s+time\s+(?:at|with)\s+(${COMPANY})\s+and\s+(?:have |has |then )?left\b`,
      'gu',
    ),
    'formerly at $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:have|has)(?:\s+not|n't)\s+(?:ever\s+)?worked\s+(?:at|for|with)\s+(${COMPANY})(?:\s+(?:ever|at all|before))?${END}`,
      'gu',
    ),
    'never at $1',
  ],
  [
    new RegExp(
      String.raw`\bwithout (?:any |a )?(${COMPANY})\s+(?:history|past|background|stint|time)\b`,
      'gu',
    ),
    'never at $1',
  ],
  [new RegExp(String.raw`\bno\s+(${COMPANY})\s+(?:history|past|stint)\b`, 'gu'), 'never at $1'],
  [/\b(?:gone|went)\s+(cold|quiet)\s+(?=for\b|over\b|more\b)/gi, '$1 '],
  [/\bout of touch (?=for\b|over\b|since\b)/gi, 'not contacted '],
  [/\b(?:but|and)?\s*no longer (?:do|does)(?: so| any ?more)?\b/gi, ', no longer there'],
  [
    /,?\s*\b(?:and |but )?(?:who\s+)?(?:are|is|work)?\s*now\s+(?:at|with)\s+(?:neither|none)(?: of (?:them|these|those|the two))?\b|,?\s*\b(?:at|with) neither (?:of them )?now\b/gi,
    ', not there now',
  ],
  // Who joined a company in some year, or since.
  [
    new RegExp(
      String.raw`\b(?:who\s+)?(?:joined|started (?:at|with)|came to|moved to|went to)\s+((?:${COMPANY})(?:\s*(?:,|\/|\bor\b|\band\b)\s*(?:${COMPANY}))*)\s+(in|since|before|after|from|by)\s+(?=(?:19|20)\d\d)`,
      'gu',
    ),
    'now at $1, joined $2 ',
  ],
  // What somebody was before: "AE in last job".
  [
    /(?<=^|[,;(]\s*|\b(?:and|who|that|were|was|as)\s+)(?:(?:were|was|worked as)\s+)?(?:(?:an?|the)\s+)?((?:(?!\b(?:who|that|were|was|title|with|from|at)\b)[\p{L}&#+./ -]){2,40}?)\s+in\s+(?:(?:their|the|an?|his|her)\s+)?(?:last|previous|earlier|former|prior|past)\s+(?:jobs?|roles?|positions?|gigs?|posts?)\b(?!\s+(?:at|with|for)\b)/giu,
    ', formerly $1',
  ],
  [
    /\b(?:who\s+)?(?:started (?:out |off |life |their career )?as|began (?:life |their career )?as|came up as)\s+(?:an?\s+)?/gi,
    'formerly ',
  ],
  [/\bwith an? (?:background|past|history|previous career) as\s+(?:an?\s+)?/gi, ', formerly '],
  [
    /(?<=^|[,;(]\s*)([\p{L}/ -]{3,40}?s?)[\s-]+turned[\s-]+(?!(?:down|away|up|out|around|into|over|us|it|them|him|her|me)\b)(?=\p{L})/giu,
    'formerly $1, now ',
  ],
  // Whom nobody would have to sponsor: "except those who need sponsorship".
  [
    /\b(?:except(?:ing)?(?: for)?|excluding|exclude|leav(?:e|ing) out|but not|not|no|minus|ignor(?:e|ing)|skip(?:ping)?|drop(?:ping)?|omit(?:ting)?|remov(?:e|ing)|unless)\s+(?:(?:those|anyone|anybody|people|candidates|any|ones|all|the|they|he|she|person|persons|folks)\s+)*(?:(?:who|that)\s+)?(?:(?:would|will|may|might|do|currently|still|have)\s+)*(?:needs?|needing|requires?|requiring)\s+(?:to be\s+|visa\s+|an?\s+|any\s+)*sponsor(?:ship|ing|ed)?\b/gi,
    'no sponsorship needed',
  ],
  // Languages.
  [/\bdeutschsprachige?[rns]?\b/gi, 'German speaking'],
  [/\b(?:franz(?:ö|oe)sisch)sprachige?[rns]?\b|\bfrancophones?\b/gi, 'French speaking'],
  [/\bmit\s+(?=(?:Deutsch|Englisch|Franz(?:ö|oe)sisch)\b)/g, 'with '],
  [
    /\b(?:business|working|workable|some|basic|native|fluent|daily|conversational|professional|C1|C2|B2|mother[\s-]tongue)(?:[\s-]level)?\s+(?=(?:German|French|Spanish|Italian|Dutch|Mandarin|Cantonese|Japanese|Hindi|Arabic|Portuguese|Swedish|Polish|Vietnamese|Korean|Russian|Punjabi|Greek|Turkish)\b)/g,
    '',
  ],
];
