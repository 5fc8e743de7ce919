import { COMPANY } from './company-names.ts';
import type { Ways } from './in-turn.ts';

const NEEDLESS = String.raw`(?:(?:no|not an?|zero)\s+(?:dramas?|worries|stress|biggie|big deal|probs?|sweat|bother|deal[\s-]?breaker|issue|problem|loss|shame)\s+(?:if|when)\s+(?:not|they (?:don't|do not|haven't|have not|lack it)|without|missing))`;
const GROUP = String.raw`((?:magic|silver) circle|big (?:four|4|three|3)|MBB|FAANG|tier (?:one|1)|retail|investment)`;

/** Trades by what they do: "someone who can run a kitchen". */
const DONE: readonly (readonly [what: string, trade: string])[] = [
  [String.raw`(?:run|manage|lead|head up)\s+(?:an?|the|our|their)\s+(?:(\p{L}+)\s+)?kitchen`, 'chef $1'],
  [String.raw`(?:run|manage)\s+(?:an?|the|our|their)\s+(?:(\p{L}+)\s+)?warehouse`, 'warehouse manager $1'],
  [
    String.raw`(?:run|manage)\s+(?:an?|the|our|their)\s+(?:(?:building|construction)\s+|(\p{Lu}\p{L}+)\s+)?site`,
    'site manager $1',
  ],
  [String.raw`(?:run|manage)\s+(?:an?|the|our|their)\s+(?:(\p{L}+)\s+)?(?:shop|store)`, 'store manager $1'],
  [String.raw`(?:run|do|process|handle)\s+(?:the\s+|our\s+|their\s+)?payroll`, 'payroll officer'],
  [String.raw`(?:keep|do)\s+(?:the|our|their)\s+books`, 'bookkeeper'],
  [String.raw`drive\s+(?:an?\s+|the\s+|our\s+)?(?:trucks?|lorr(?:y|ies)|HGVs?)`, 'truck driver'],
  [String.raw`drive\s+(?:an?\s+|the\s+|our\s+)?fork[\s-]?lifts?`, 'forklift driver'],
  [
    String.raw`(?:look after|manage|run)\s+(?:the|our|their|an?)\s+(?:diary|calendar)(?:\s+of\s+an?\s+\p{L}+)?`,
    'executive assistant',
  ],
];

const SOMEBODY = String.raw`\b(?:some(?:one|body)|any(?:one|body)|people|an?\s+person|a\s+candidate|candidates)\s+(?:(?:who|that)\s+(?:can|could|will|would|is able to|are able to|knows? how to)|to)\s+`;

const SUBJECT = String.raw`(maths|english|science|physics|chemistry|biology|history|geography|french|german|spanish|music|drama|art|PE|primary|secondary)`;

/** Short and offhand ways of saying a condition, as `plainly` puts them before any reader. */
export const SAID_SHORTLY: Ways = [
  [/\bbig4\b/gi, 'Big 4'],
  // "With KPMG exp", "banking exp needed".
  [
    /(?<=\p{L}\s|\b[Bb]ig 4\s)exp\.?(?=\s*(?:$|[,;)]|\b(?:current|now|past|required|needed|essential|a must|must|preferred|desirable)\b))/gu,
    'experience',
  ],
  // What somebody masters: "for whom SQL is second nature".
  [
    /\bfor (?:whom|which)\s+((?:(?!\b(?:is|are)\b)[\p{L}\p{N}.+#&/-]+\s+){1,6}?)(?:is|are|would be|poses?|presents?)\s+(?:no (?:problem|issue|challenge|trouble|difficulty|secret|mystery)|second nature|a piece of cake|bread and butter|child's play|a given|daily (?:work|business)|an? (?:everyday|daily) tool|familiar|nothing new|home (?:turf|ground))\b/giu,
    'who know $1',
  ],
  // What somebody does not have: "who lack Kafka".
  [
    /\b(who|that|which|they)\s+(?:lacks?|miss(?:es)?|(?:are|is)\s+(?:missing|lacking|unfamiliar with|ignorant of|new to))\s+(?=[\p{L}\p{N}])/giu,
    '$1 do not have ',
  ],
  // One of several: "at least one of Java and C#".
  [
    /\b(?:at least one|one or (?:other|more)|any(?: one)?)\s+of\s+(?:the following:?\s+)?((?:[\p{L}\p{N}.+#/-]+\s+){0,2}?[\p{L}\p{N}.+#/-]+(?:,\s*(?:[\p{L}\p{N}.+#/-]+\s+){0,2}?[\p{L}\p{N}.+#/-]+)*),?\s+(?:and|&)\s+(?=[\p{L}\p{N}])/giu,
    '$1 or ',
  ],
  // A paper by what it is for: "a ticket for scaffolding".
  [
    /\b(?:an?\s+|their\s+|the\s+)?(ticket|licen[cs]e|certificate|card|registration)\s+(?:for|in)\s+(?!(?:hand|place|date|the|an?|their|our|your|this|all|each|any)\b)(\p{Ll}+(?:\s(?:at\s)?\p{Ll}+)?)(?=\s*(?:$|[,;.)]))/gu,
    '$2 $1',
  ],
  [
    /\b(hold(?:s|ing)?|with(?:\s+an?)?|ha(?:s|ve|ving)(?:\s+an?)?)\s+(LF|LO|WP|RB|RI|RA|DG|SB|SI|SA|CV|C2|C6|CO)(?=\s*(?:$|[,;.)]|\band\b|\bor\b))/g,
    '$1 $2 licence',
  ],
  [new RegExp(String.raw`${SOMEBODY}teach\s+${SUBJECT}(?![\p{L}])`, 'giu'), '$1 teachers'],
  [
    new RegExp(
      String.raw`\b(?:some(?:one|body)|any(?:one|body)|people|those)\s+(?:(?:who|that)\s+)?(?:(?:is|are|currently)\s+)*teach(?:es|ing)?\s+${SUBJECT}\b`,
      'gi',
    ),
    '$1 teachers',
  ],
  [
    /\btier[\s-](1|2|one|two)\s*(?:or|and|\/|&)\s*(?:tier[\s-])?(2|two)\s+(?:builder|contractor)s?\b(?=\s+(?:background|experience|firms?|compan))/gi,
    'tier $1 builders or tier $2 builders',
  ],
  // Rights to work.
  [/\bspons\b\.?/gi, 'sponsorship'],
  [/\bUSCs?\s*(?:\/|,|&|\+|\bor\b|\band\b)\s*GCs?(?:[\s-]?(?:EAD|holders?))?/g, 'US citizens or green card'],
  [/\bGCs?\s*(?:\/|,|&|\+|\bor\b|\band\b)\s*USCs?\b/g, 'green card or US citizens'],
  [/\bGC\s+holders?\b/g, 'green card holders'],
  [/\bUSCs?(?=\s+(?:only|required|must)|\s*(?:$|[,;.)]))/g, 'US citizens'],
  [/\b(?:permanent\s+)?residenc(?:y|e)\s+(or|and\/or|\/)\s+citizenship\b/gi, 'permanent resident or citizen'],
  [
    /\bcitizenship\s*(?:or|and\/or|\/)\s*(?:permanent\s+)?residenc(?:y|e)\b/gi,
    'citizen or permanent resident',
  ],
  [
    /\b(?<!\bpermanent\s)residency(?!\s+(?:program|training|match|visa|year))(?=\s*(?:$|[,;.)]|\bor\b|\band\b|\balready\b))/gi,
    'permanent residency',
  ],
  // When somebody can begin.
  [/(?<=[\p{L}\p{N})]\s+)immediate\s*(?=$|[,;.)])/giu, ', available immediately'],
  // People who are called resources, where no field of business is meant.
  [
    /(?<=\b(?:any|need|needs|have|share|find|require|looking (?:out )?for|seeking|send|got|available)\s+(?:(?!(?:human|natural|mineral|water|energy|earth|mining|in|from|for|of)\b)[\p{L}\p{N}.+#/-]+\s+){1,4})resources\b(?!\s+(?:sectors?|industry|compan|firms?|clients?|projects?|experience|background|manag|plan|alloc))/giu,
    'people',
  ],
  // Years in words: "since twenty twenty two", "in nineteen ninety eight".
  ...years(),
  // Either of two, it is said once more.
  [
    /(?<=\bor\s+[\p{L}\p{N}+#.]+(?:\s+[\p{L}\p{N}+#.]+)?)\s*,?\s*(?:(?:it|that)\s+)?(?:(?:(?:doesn't|does not|don't|do not)\s+(?:really\s+|much\s+)?(?:matter|mind|care|bother (?:me|us))\s+(?:which|either)(?:\s+(?:one|way|of them))?)|not (?:fussed|bothered|fussy|picky)(?:\s+(?:which|either))?(?:\s+(?:one|way))?|(?:either|any|each)(?:\s+(?:one|way|of them))?(?:'s|\s+is|\s+would be|\s+are)?\s+(?:fine|ok(?:ay)?|good|great|will do|works?|suits?)|whichever(?:\s+(?:you|we|they)\s+(?:have|like|prefer|can\s+\p{L}+))?|(?:(?:is|are|'s|it's)\s+)?(?:all|just|much)\s+the\s+same(?:\s+to\s+(?:me|us|them))?|makes?\s+no\s+(?:difference|odds)(?:\s+to\s+(?:me|us|them))?|(?:i'm|we're|i\s+am|we\s+are)\s+easy(?:\s+either\s+way)?|take\s+your\s+pick)(?=\s*(?:$|[,;.)]))/giu,
    '',
  ],
  // Two, and both of them.
  [
    new RegExp(
      String.raw`\b(at|with|for|in)\s+(${COMPANY})\s+(?:and|&|\+)\s+(?:at\s+)?(${COMPANY})\s*,?\s+(?:both|each|alike)\b`,
      'gu',
    ),
    '$1 both $2 and $3',
  ],
  [
    new RegExp(
      String.raw`\b(at|with|for)\s+(${COMPANY})\s+(?:as well as|plus|along with|and also|together with|in addition to)\s+(?:at\s+|with\s+|for\s+)?(${COMPANY})`,
      'gu',
    ),
    '$1 both $2 and $3',
  ],
  // What would be a plus.
  [
    new RegExp(
      String.raw`\s*,?\s*(?:(?:would be|'d be|is)\s+(?:an?\s+)?\p{L}+(?:\s+bonus)?\s*,?\s*)?(?:but|and|though)?\s*${NEEDLESS}`,
      'giu',
    ),
    ' is a plus',
  ],
  [
    /\b(?:would|'d) be (?:awesome|amazing|sweet|lovely|fab|fantastic|brilliant|mint|ace|cool|magic|bonza|super|ace|perfect)(?=\s*(?:$|[,;.)]|\bbut\b|\band\b))/gi,
    'is a plus',
  ],
  // What is left out.
  [
    /\b(?:leav(?:e|ing)|tak(?:e|ing)|keep(?:ing)?|filter(?:ing)?|screen(?:ing)?|weed(?:ing)?|strip(?:ping)?)\s+out\s+(?=(?:the|any|all|those|anyone|anybody|people)\s|\p{Ll}+s\b)/giu,
    'excluding ',
  ],
  [
    /(?:\bwith\s+|(?<=[\p{L})])\s*[,;–-]\s+|(?<=[\p{L})]s)\s+(?=(?:the\s+)?\p{Lu}))(?:(?:the|all|any|those|both)\s+)?([\p{L}\p{N}](?:(?!\bbut\b)[^,;.()]){1,40}?)\s+(?:(?:is|are|being|to be)\s+)?(?:(?:left|taken|kept|filtered|screened|weeded|stripped|cut|ruled|counted|struck|thrown|sifted)\s+(?:out|off)|excluded|excepted|omitted|not included)(?=\s*(?:$|[,;.)]|(?:and|who|that|with|in|on)\s|[-–]\s))/gu,
    ' excluding $1',
  ],
  [
    /\bleav(?:e|ing)\s+((?:the\s+)?\p{L}[^,;.()]{1,30}?)\s+out(?!\s+of)(?=\s*(?:$|[,;.)]|\b(?:and|who|with|in)\b))/giu,
    'excluding $1',
  ],
  [
    /(?<=[\p{L})]\s+|[,;]\s*|^)(?:skip(?:ping)?|omit(?:ting)?|(?<!\b(?:every|any)\s?where\s+)bar(?=\s+(?:the|those|any)\s)|(?<=\p{Ll}s\s+)(?:bar|save)(?=\s+(?:\p{Lu}|the\s))|discounting|drop(?:ping)?(?=\s+(?:the|those|anyone|any)\s))\s+(?:(?:the|those|any(?:one|body)?)\s+)?(?=\p{L})/gu,
    'excluding ',
  ],
  [
    /\bwith\s+(?:the\s+)?([\p{L}\p{N}][^,;.()]{1,30}?)\s+(?:removed|deleted|dropped|discounted)(?=\s*(?:$|[,;.)]|\b(?:and|who)\b))/giu,
    'excluding $1',
  ],
  [/\bspare (?:me|us)\s+(?:the\s+|any\s+)?(?=\p{L})/giu, 'no '],
  [/\s*,?\s*\b(?:though|tho|mind you|mind|however)(?=\s*(?:$|[,;.)]))/gi, ''],
  [
    /\b(?:in\s+)?anything\s+(?=(?:software|finance|marketing|sales|legal|accounting|engineering|it|hr|tech|payroll|tax|audit)\b)/gi,
    'in ',
  ],
  // From one to another of a group.
  [
    new RegExp(
      String.raw`\b(?:who\s+|that\s+)?(?:(?:have|has|'ve|'s)\s+)?(?:moved|went|gone|switched|jumped|hopped|changed|swapped|crossed)(?:\s+over)?\s+from\s+one\s+${GROUP}\s*(?:firms?|company|bank|consultancy|practice)?\s+(?:to|for)\s+(?:the other|another|a different|the next)(?:\s+(?:one|firm|${GROUP}(?:\s+firm)?))?`,
      'giu',
    ),
    'now at $1 and formerly at $1',
  ],
  // Time in the present job, the figure first.
  [
    /\b((?:at least |at most |up to |no more than |not more than |max(?:imum)?(?: of)? |no less than |over |more than |less than |under |min(?:imum)?(?: of)? )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s*\+?\s*(?:years?|yrs?)(?:\s*(?:\+|plus|or (?:more|longer|less)))?)\s+(?:in|at|with)\s+(?:the|their|his|her|a|this)\s+(?:current|present|existing|same)\s+(?:jobs?|roles?|positions?|posts?|gigs?|seats?|chairs?|employers?|compan(?:y|ies)|firms?|spots?)\b/gi,
    'in current role for $1',
  ],
  // What is looked at besides: "happy to consider anyone in Queensland".
  [
    /\b(?:(?:i'm|we're|i am|we are|would be|'d be)\s+)?(?:happy|willing|open|fine|ok(?:ay)?|prepared|glad) to (?:look at|consider|see|take|speak to|talk to|interview|meet)\s+(?=any|people\b|some)/giu,
    '',
  ],
  [
    /^\s*(?:(?:we|i)(?:'ve)?\s+)?(?:have\s+)?(?:got|have)\s+an?\s+(?:role|job|vacancy|position|gig|opening)\s+(?:going\s+)?(?:(?:up|down|over|out)\s+)?in\s+\p{Lu}[\p{L} ]{2,25}?\s+for\s+(?=(?:an?|some)\s.*\b(?:any(?:one|body)|people|candidates|folks?)\s+(?:in|from|across|based|living)\b)/giu,
    'find ',
  ],
  // Which employers of a kind: "at a bank, namely HSBC or Barclays".
  [
    new RegExp(
      String.raw`\b(?<when>(?:(?:currently|now|presently|today)\s+)?(?:at|with|in|for))\s+an?\s+(?:[\p{L}-]+\s+){0,3}(?:brand|bank|firm|company|hospital|builder|consultancy|agency|retailer|employer|business|group|school)s?\s*[,:(]\s*(?:(?:so|that is|that's|i\.?e\.?|meaning)\s+)?(?:either|namely|specifically|i\.?e\.?|meaning|one of|so)\s+(?=${COMPANY})`,
      'gu',
    ),
    '$<when> ',
  ],
  ...done(),
  [/\blabou?r[\s-]law(?:s)?\b/gi, 'employment law'],
  [/\b(?:corporate\s+)?(M&A|mergers and acquisitions)\s+law\b/gi, 'corporate law with $1'],
];

function done(): Ways {
  return DONE.map(([what, trade]) => [new RegExp(`${SOMEBODY}${what}(?![\\p{L}])`, 'giu'), trade]);
}

function years(): Ways {
  const small = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const teens = [
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
  ];
  const led = String.raw`(?<=\b(?:in|since|before|after|by|from|until|till|of|than|during|early|late|mid)\s+)`;
  const said = (words: string, year: number): Ways[number] => [
    new RegExp(
      String.raw`${led}${words}(?![\s-]?(?:\p{L}+\s)?(?:years?|days?|weeks?|months?|k\b|thousand|grand))(?![\p{L}])`,
      'giu',
    ),
    String(year),
  ];
  return [
    ...small.map((word, at) => said(String.raw`twenty[\s-]twenty[\s-]${word}`, 2021 + at)),
    said(String.raw`twenty[\s-]twenty`, 2020),
    ...teens.map((word, at) => said(String.raw`twenty[\s-]${word}`, 2010 + at)),
    ...small.map((word, at) => said(String.raw`twenty[\s-](?:oh|o)[\s-]${word}`, 2001 + at)),
    ...small.map((word, at) => said(String.raw`nineteen[\s-]ninety[\s-]${word}`, 1991 + at)),
  ];
}
