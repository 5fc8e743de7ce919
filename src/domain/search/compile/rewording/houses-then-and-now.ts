import { COMPANY } from './company-names.ts';
import type { Ways } from './in-turn.ts';

const COMPANIES = String.raw`${COMPANY}(?:\s*(?:,?\s*\b(?:or|and)\s+(?:at\s+|with\s+)?|,\s*|\/\s*)${COMPANY})*`;
const LED = String.raw`(?:(?<=^\s*|[,;.:–—-]\s+)|(?<![\p{L}-])(?:(?:(?:[Tt]hey|who|that|and|all)\s+)*(?:(?:must|should|need\s+to|have\s+to)\s+)?(?:have|has|having|with|show)|at|for|from)\s+(?:got\s+|had\s+)?)`;
const ON_CV = String.raw`(?:(?:somewhere\s+|anywhere\s+)?(?:on|in)\s+(?:the|their)\s+(?:cv|CV|resum[eé]|r[eé]sum[eé]|history|record|background)s?|behind\s+them|experience|background)`;
const OK = String.raw`(?:(?:is|would\s+be)\s+)?(?:ok(?:ay)?|fine|good|welcome|allowed|included|counts)(?:\s+(?:too|as\s+well|also))?`;
const NOW = String.raw`(?:now|today|still|currently|at\s+present|these\s+days)`;
/** That whoever is there now is meant as well. */
const NOW_TOO = String.raw`(?:incl(?:\.|uding|udes?)?\s+(?:the(?:ir)?\s+)?(?:current|present)\s+(?:employer|job|one|role|post|house|place|company|firm)s?|or\s+(?:(?:who|they|to)\s+)*(?:be|are|is|sit|work)(?:ing)?\s+(?:there\s+${NOW}|${NOW}\s+there)|(?:still|currently|now)\s+there\s+${OK}|now\s+or\s+(?:earlier|before|previously|in\s+the\s+past)|(?:current|present)\s+or\s+(?:past|former|previous)|past\s+or\s+present|(?:the(?:ir)?\s+)?(?:current|present)\s+(?:employer|job|one)\s+${OK})`;
const END = String.raw`(?=\s*(?:$|[,;.!?)]|\b(?:and|with|who|in|but)\b|[–—-]\s))`;
const BEFORE = String.raw`(?:in\s+the\s+past|previously|formerly|before|once|earlier)`;
const NO_MORE = String.raw`(?:any\s?more|now|any\s+longer|today|these\s+days|at\s+present)`;
const GONE = String.raw`(?:(?:they(?:['’]re|\s+are)|who(?:['’]re|\s+are)|are|is)\s+)?(?:(?:no\s+longer|not)\s+(?:still\s+)?(?:there|with\s+(?:them|it|either|any\s+of\s+them)|at\s+(?:either|any\s+of\s+them|one))(?:\s+${NO_MORE})?|gone\s+from\s+(?:both|either|all|there|them)(?:\s+(?:by\s+now|now|since|already))?|(?:have\s+)?(?:since\s+|already\s+)?left\s+(?:both|either|them|it|there)(?:\s+(?:by\s+now|now|since|already))?)`;

/** Employers of now or before, and those who are gone, before any list of them is read. */
export const HOUSES_THEN_AND_NOW: Ways = [
  // "Have Pfizer or MSD behind them or be there now", "Coles experience (now or earlier)", "DHL on the CV (still there is ok)".
  [
    new RegExp(String.raw`${LED}(${COMPANIES})\s+${ON_CV}\s*[,(–—-]*\s*${NOW_TOO}\)?${END}`, 'gu'),
    'who have worked at $1,',
  ],
  // "Who drive for toll or linfox now or did before".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:who|that)\s+(?:are\s+|(?!(?:want|look|look(?:ing)?|ask)\b)\p{Ll}+\s+)(?:at|for|with)\s+([^,;.()]{2,50}?)\s+(?:right\s+)?(?:now|today|currently)\s*,?\s+or\s+(?:did|were|was|have|has|used\s+to)(?:\s+(?:so|be|been|there|it|that))*\s+(?:before|once|earlier|previously|in\s+the\s+past)${END}`,
      'gu',
    ),
    'who have worked at $1',
  ],
  // "DHL in the past but not there any more": they were there, and are not now.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:at|with|for)\s+)?(${COMPANIES})\s+${BEFORE}\s*[,(;–—-]*\s*(?:(?:but|and)\s+)?${GONE}\)?${END}`,
      'gu',
    ),
    'formerly at $1, not now at $1',
  ],
  // "Ex Freshfields or ex Slaughter and May (gone from both)": one list.
  [
    new RegExp(
      String.raw`(?<=(?<![\p{L}-])[Ee]x[\s-]+${COMPANIES}\s*(?:,|\/|\bor\b|\band\b)\s*)[Ee]x[\s-]+(?=${COMPANIES}\s*[,(;–—-]+\s*${GONE})`,
      'gu',
    ),
    '',
  ],
  // "Came from DLA Piper or Clifford Chance (i.e. no longer with them)", "ex-KPMG and EY, gone from both by now".
  [
    new RegExp(
      String.raw`(?<=(?<![\p{L}-])(?:came\s+from|come\s+from|formerly\s+(?:at|with|of)|previously\s+(?:at|with)|ex|[Ee]x|left)[\s-]+)(${COMPANIES})\s*[,(;–—-]+\s*(?:(?:i\.?\s?e\.?|so|meaning|that\s+is|and|but|all)[\s,]+)*${GONE}\)?${END}`,
      'gu',
    ),
    '$1, not now at $1',
  ],
];
