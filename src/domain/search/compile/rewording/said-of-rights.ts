import type { Ways } from './in-turn.ts';

const RIGHT = String.raw`(?:(?:right|rights|permission|authori[sz]ation|entitlement|eligibility)\s+to\s+work|work(?:ing)?\s+rights?|(?:immigration|visa|residency|work|right[\s-]to[\s-]work)\s+status)(?:\s+(?:here|in\s+(?:the\s+)?\p{Lu}\p{L}+))?`;
const COMES = String.raw`(?:(?:is|are|being|comes?|came|coming|stems?|derives?|arises?|rests?|relies|rely|depends?|hangs?|is\s+based|are\s+based|is\s+held|is\s+given|is\s+granted)(?:\s+(?:by\s+way\s+of|by\s+virtue\s+of|because\s+of|down\s+to|based\s+on|thanks\s+to|from|through|via|by|on|under|as|that\s+of|due\s+to|with))?|(?:by\s+way\s+of|by\s+virtue\s+of|from|through|via|under|based\s+on|:|=))`;
const STATUS = String.raw`(?:(?:an?|the|their|being|having|full|some|kind\s+of|sort\s+of|either)\s+)*(?:[\p{L}-]+\s+){0,2}?(?:visas?|citizen(?:s|ship)?|residen(?:ts?|ce|cy)|PRs?|passports?|permits?|sponsor(?:ship)?)(?!\p{L})`;
const PERMITTED = String.raw`(?:(?:both|all|each|either)\s+)?(?:(?:is|are|would\s+be|will\s+be)\s+)?(?:(?:both|also|just|perfectly|absolutely|quite)\s+)*(?:fine|ok(?:ay)?|good|welcome|acceptable|accepted|allowed|possible|yes|in|will\s+do|would\s+do|works?|do)`;
const NO_OTHERS = String.raw`(?:(?:and|but)\s+)?(?:no[\s-]?body|no[\s-]?one|nothing|nowhere|none|not?\s+(?:any(?:one|body|thing|where)))\s+(?:else|other(?:\s+than\s+(?:them|those|these|that))?|besides?)|(?:and\s+)?no\s+others?|(?:and\s+)?(?:that(?:'s|\s+is)|those\s+are)\s+(?:it|all|the\s+only\s+ones)|(?:and\s+)?(?:only\s+)?(?:those|these|them)\s+(?:two\s+)?only|(?:and\s+)?only\s+(?:those|these|them)(?:\s+two)?`;
const THING = String.raw`[\p{L}][\p{L}'-]*(?:\s+(?!(?:and|or|but|are|is|both|all|fine|ok|okay|good|welcome)\b)[\p{L}][\p{L}'-]*){0,3}?`;

const NATION = String.raw`(?:British|UK|Irish|EU|EEA|US|American|Canadian|Australian|Aussie|Kiwi|Swiss|South\s+African)`;
const OTHER_RIGHT = String.raw`(?:(?:pre-?)?settled(?:\s+status)?|ILR|indefinite\s+leave(?:\s+to\s+remain)?|permanent\s+residen(?:ts?|ce|cy)|PR|green\s+cards?(?:\s+holders?)?|(?:work|right\s+to\s+work)\s+(?:permit|visa)|stamp\s+4)(?!\p{L})`;

/** Ways of telling by what somebody may work, as `plainly` puts them before any reader: "whose right to work comes from citizenship". */
export const SAID_OF_RIGHTS: Ways = [
  // "Citizens or PRs for a defence job".
  [
    /\b(citizens?)\s*,?\s*(?:or|and|\/|&)\s*PRs?(?![\p{L}-]|\s+(?:people|folks?|managers?|agenc|firm|officers?|exec|directors?|accounts?|consultants?|team|specialists?))/giu,
    '$1 or permanent residents',
  ],
  // "B or C permit", "EU Blue Card", "critical skills permit": papers of which records tell that somebody may work.
  [
    /(?<![\p{L}\d])(?:(?:an?|the|valid|Swiss)\s+)*(?:[BCGL](?:\s*(?:\/|,|or|and)\s*[BCGL])*[\s-]+[Pp]ermits?|Swiss\s+[Pp]ermits?|EU\s+[Bb]lue\s+[Cc]ards?|[Bb]lue\s+[Cc]ard\s+EU|(?:[Cc]ritical|[Gg]eneral)[\s-]+[Ss]kills\s+(?:employment\s+)?(?:[Pp]ermits?|[Vv]isas?)|[Ee]mployment\s+[Pp]ermits?|[Hh]ighly[\s-]+[Ss]killed\s+[Mm]igrants?(?:\s+(?:visas?|permits?))?)(?:\s+holders?)?(?!\p{L})/gu,
    'work permit',
  ],
  // "British or settled status": of what has rights beside it, citizens; "UK, permanent residents or citizens" are there.
  [
    new RegExp(
      String.raw`\b(?<!\bspeak\p{L}*\s+)(${NATION})(?:\s+(?:only|nationals?))?(?=(?:\s*\/\s*|\s*,?\s+or\s+)(?:(?:with|has|have|having|on|holding|an?)\s+)*${OTHER_RIGHT}|(?<!(?<![\p{L}-])(?:UK|US|USA|NZ|AU))\s*,\s*${OTHER_RIGHT}\s*(?:,|\/|\bor\b))`,
      'gu',
    ),
    '$1 citizen',
  ],
  [
    new RegExp(
      String.raw`(?<=${OTHER_RIGHT}\s*(?:\/|,?\s+or)\s+)(${NATION})(?:\s+nationals?)?(?=\s*(?:$|[,;.)]))`,
      'gu',
    ),
    '$1 citizen',
  ],
  [/(?<![\p{L}\d])CA\s?\(SA\)/gu, 'CA'],
  // "English level B1", "English B2 or better", "German skills (C1)": the language asked for, and its level, which only ranks.
  [
    /(?<![\p{L}])(?<!\bor\s+)(English|German|French|Spanish|Italian|Dutch|Polish|Portuguese|Swedish|Danish|Norwegian|Arabic|Japanese|Mandarin|Czech|Romanian)\s+(?:(?:language\s+)?(?:skills?|level|at|to|on)\s*:?\s*)*(?:\(?\s*(?:level\s+)?)?([ABC][12](?:\s*(?:\/|-|–|or)\s*[ABC][12])?\+?)(?:\s*(?:level|min(?:imum)?|or\s+(?:better|above|higher|more)|at\s+least|and\s+(?:above|up)|plus))*\s*\)?(?![\p{L}\d])(?!\s*(?:or|\/)\s*\p{Lu})/gu,
    '$1 speaking ($2)',
  ],
  // "Has to have a work permit if in Geneva".
  [
    /(?<=[,;.]\s*|\band\s+)(?:(?:they|he|she)\s+)?(?:must|has\s+to|have\s+to|needs?\s+to|should)\s+((?:have|hold|speak|be|know)\s+[^,;.()]{2,40}?)\s+if\s+(?:(?:they(?:'re|\s+are)|he(?:'s|\s+is)|she(?:'s|\s+is))\s+)?(?:based\s+|living\s+)?in\s+(\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}[\p{L}'-]+)?)(?=\s*(?:$|[,;.)]))/gu,
    'if in $2 then must $1',
  ],
  // "Not self-employed".
  [
    /\b(not|no|never|nobody)\s+(?:who(?:'s|\s+is|\s+are)\s+)?self[\s-]employed(?:\s+(?:people|ones?|please))?(?!\p{L})/giu,
    'no contractors',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:and|whose|with|having|their|the|who\s+have|have|has|an?)\s+)*${RIGHT}\s*${COMES}\s*(?=${STATUS})`,
      'giu',
    ),
    ' with ',
  ],
  // "Perm res", "perm. residents".
  [
    /(?<!\p{L})perm\.?\s+res\.?(?=\s*(?:$|[,;.()/&+]|\b(?:or|and|only|holders?|status|please|pls|is|are|who)\b))/giu,
    'permanent residents',
  ],
  // "Citizens fine, permanent residents fine, nobody else": one of them is asked for.
  [
    new RegExp(
      String.raw`(?<=^|[,;.:!(–-]\s*)(${THING})\s+${PERMITTED}\s*(?:[,;.&]|,?\s+(?:and|or)\s)\s*(?:so\s+(?:are|is)\s+)?(${THING})(?:\s+(?:(?:are|is)\s+)?(?:${PERMITTED}|too|as\s+well|also))+\s*[,;.–-]?\s*(?:${NO_OTHERS})(?=\s*(?:$|[,;.!)]))`,
      'giu',
    ),
    '$1 or $2 only',
  ],
  [
    new RegExp(
      String.raw`(?<=^|[,;.:!(–-]\s*)(${THING})\s*(?:,|\/|&|\bor\b|\band\b)\s*(${THING})\s+${PERMITTED}\s*[,;.–-]?\s*(?:${NO_OTHERS})(?=\s*(?:$|[,;.!)]))`,
      'giu',
    ),
    '$1 or $2 only',
  ],
  // "Whom can we place without having to sponsor them?"
  [
    /(?<=^|[,;.:!?]\s*|\b(?:so|and|but)\s+)(?:who(?:m)?|which|what)\s+((?:of\s+our\s+)?(?:[\p{L}&/-]+\s+){0,4}?)(?:(?:can|could|may|might|would)\s+(?:we|i|they|you|the\s+client)|are\s+we\s+able\s+to)\s+(?:place|put\s+(?:in|forward)|take(?:\s+on)?|hire|use|submit|send|employ|offer|start)(?:\s+(?:them|here))?\s+(?=(?:without|with\s+no|who|in|at|for)\b)/giu,
    '$1',
  ],
  [
    /\b(?:without|with\s+no\s+need\s+(?:of|for|to)|not)\s+(?:(?:us|anyone|anybody|the\s+client|them|any)\s+)?(?:(?:having|needing|being\s+asked|being\s+made|getting|wanting)\s+to\s+|(?:getting|doing|arranging|paying\s+for)\s+(?:an?\s+|any\s+)?)?sponsor(?:ing|ship)?(?:\s+(?:them|him|her|any(?:one|body)|for\s+(?:them|it)|their\s+visas?))?(?!\p{L})/giu,
    'without sponsorship',
  ],
];
