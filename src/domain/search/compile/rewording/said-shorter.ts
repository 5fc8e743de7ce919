import type { Ways } from './in-turn.ts';

/** Short forms and turns of busy desks that a reader would take for something else: each is put as what it means. */
export const SAID_SHORTER: Ways = [
  // "They would look at enrolled nurses": nobody's employer.
  [
    /(?<=(?:\b(?:would|could|can|will|might|may|to)|['’]d|['’]ll)\s+(?:also\s+|even\s+|happily\s+)?)look\s+at\s+(?=\p{Ll}{3,})/gu,
    'consider ',
  ],
  [/(?<=\bconsider\s[^.;!?\n]{3,60}?\b(?:and|or)\s+)at\s+(?=\p{Ll}{3,})/gu, ''],
  // "From the EU, settled": a status, and no place beside it.
  [/(?<![\p{L}-])(?:from\s+the\s+)?EU\s*,?\s+settled(?:\s+status)?(?![\p{L}-])/gu, 'settled status'],
  // "HPLC and/or GC": chromatography beside chromatography, and no counsel.
  [
    /(?<=\b(?:HPLC|LC-?MS|UPLC|FTIR)\s*(?:,\s*(?:and|or)?|\/|&|\+|\band\/or\b|\band\b|\bor\b)\s*)GC(?![\p{L}-])|(?<!\p{L})GC(?=\s*(?:,\s*(?:and|or)?|\/|&|\+|\band\/or\b|\band\b|\bor\b)\s*(?:HPLC|LC-?MS|UPLC|FTIR)\b)/gu,
    'chromatography',
  ],
  // "GC or in-house counsel": a general counsel, and no green card.
  [
    /(?<!\p{L})GCs?(?=\s*(?:,|\/|\bor\b|\band\b)\s*(?:in[\s-]house|legal|deputy|counsels?|company\s+sec\p{L}*|heads?\s+of\s+legal|lawyers?|solicitors?)(?!\p{L}))/gu,
    'general counsel',
  ],
  // "Must drive", "able to drive": at the end of what is asked.
  [
    /(?<!\b(?:drivers?|couriers?|hauliers?|truckies|truckers?)\b[^.;]*)(?<=(?:^|[,;.:(\n]|\s[-–—]|\b(?:and|who|that|but))\s*)(?:(?:and|who|that)\s+)?(?:(?:(?:they\s+)?(?:must|should|need(?:s|ing)?\s+to|have\s+to|has\s+to)(?:\s+be\s+able\s+to)?|(?:(?:who\s+)?(?:are|is)\s+)?able\s+to|can)\s+drive|must\s+be\s+(?:an?\s+)?(?:car\s+)?drivers?)(?=\s*(?:$|[,;.!?)\n]))/giu,
    'with a driving licence',
  ],
  // "Head chef or strong sous": praise before another trade.
  [
    /(?<=\p{L}\s+or\s+(?:an?\s+)?)(?:(?:really|very|pretty)\s+)?(?:strong|decent|cracking|good)\s+(?=\p{L}{3,})(?!(?:working|knowledge|communicat\p{L}*|english|german|french|spanish|attitude|reason|enough|luck|to)(?!\p{L}))/gu,
    '',
  ],
  // "120k USD to 160k USD": one span.
  [
    /(?<![\p{L}\p{N}.])(\d[\d.,]*\s?k?)\s?(USD|AUD|NZD|GBP|EUR|CAD|SGD|CHF)\s*(?:to|-|–|—)\s*(\d[\d.,]*\s?k?)\s?\2(?!\p{L})/gu,
    '$2 $1 to $3',
  ],
  // "Nobody has rung these in 6 months: scaffolders": of whom it is said stands elsewhere.
  [
    /(?<=\b(?:called|rung|rang|phoned|contacted|(?:spoken|spoke|talked)\s+(?:to|with)))\s+(?:(?:any|all|some)\s+of\s+)?(?:these|those|this\s+lot)(?:\s+(?:ones|people|guys|folks|candidates|lads))?(?=\s+(?:in|for|since|over|within|this|all|lately|recently|yet)(?!\p{L})|\s*(?:$|[:,.;!?)]))/giu,
    ' them',
  ],
  // "Galway or Mayo": a county beside a place of its country.
  [
    /(?<=\b(?:Galway|Cork|Dublin|Limerick|Sligo|Waterford|Donegal|Kerry|Munster|Connacht|Leinster)\s*(?:,\s*(?:or\s+)?|\/\s*|\bor\s+|\band\s+))(?=(?:Mayo|Kerry|Clare|Louth|Offaly|Laois|Leitrim|Roscommon|Tipperary)(?!\s+\p{Lu}|\p{L}))/gu,
    'County ',
  ],
  // "RNs (any), ICU nurses (any)": of whichever sort.
  [
    /(?<=\p{L}{2,}s)\s*\((?:any|all|all\s+(?:kinds|sorts|types)|any\s+(?:kind|sort|type|level)|whichever)\)/giu,
    '',
  ],
  // "Reach truck ops": who works it.
  [
    /(?<=(?<!\p{L})(?:fork\s?lift|reach\s+truck|crane|excavator|digger|loader|dozer|grader|dump\s+truck|plant|machine|press|cnc|telehandler|mewp|roller)\s+)ops(?![\p{L}-]|\s+(?:manager|director|lead|team|support))/giu,
    'operators',
  ],
  [
    /(?<!\p{L})(fork\s?lift|counterbalance|crane|excavator|digger)\s*(\/|\bor\b|\band\b|&)\s*(?=(?:reach\s+truck|crane|excavator|digger|loader|dozer)\s+operators)/giu,
    '$1 operators $2 ',
  ],
  // "Structurals w. Tekla", "structurals & mechanicals": engineers, by their field.
  [
    /(?<=(?<!\p{L})(?:structural|mechanical|electrical|geotechnical))s(?=\s+(?:w\.|w\/|with|who|on|in)\s*|\s*(?:,|&|\/|\b(?:and|or)\b)\s*(?:structural|mechanical|electrical|geotechnical|civil)s(?!\p{L}))|(?<=(?<!\p{L})(?:structural|mechanical|electrical|geotechnical|civil)s?(?:\s+engineers)?\s*(?:,|&|\/|\b(?:and|or)\b)\s*(?:structural|mechanical|electrical|geotechnical))s(?!\p{L})/giu,
    ' engineers',
  ],
  // "The budget is what it is".
  [
    /\s*\(?\s*(?<=^|[(,;.!?–—-]\s*)(?:but\s+|and\s+)?(?:(?:the|our|their)\s+(?:budget|money|pay|salary|rate|client|market|timing)|it|that)\s+is\s+what\s+it\s+is\s*\)?(?=\s*(?:$|[,;.!?)]))/giu,
    '',
  ],
  [/(?<!\p{L})Aus(?:sie)?\.?\s+Post(?!\p{L})/gu, 'Australia Post'],
  // "Alumni who sit somewhere else at the moment".
  [
    /(?<=\b(?:alumni|leavers|ex[\s-][^,;.()]{2,60}?|formerly\s[^,;.()]{2,60}?)\s*,?\s+)(?:and\s+|but\s+)?(?:(?:who|that)\s+)?(?:(?:now|currently)\s+)?(?:sit|are|work|live|(?:have\s+)?landed|ended\s+up|moved)\s+(?:somewhere\s+else|elsewhere|at\s+(?:another|a\s+different)\s+(?:firm|company|employer))(?:\s+(?:now|today|at\s+the\s+moment|these\s+days|currently|at\s+present))*(?=\s*(?:$|[,;.!?)]))/giu,
    ', not there now',
  ],
  [
    /(?<=(?<!\p{L})(?:formerly\s+at|alumni\s+of)\s[^;.()!?]{2,80}?|\balumni)\s*,?\s+(?:who|that|and|but)\s*(?:['’](?:re|s)|\s+(?:are|is))\s+(?:now\s+)?(?:no\s+longer\s+there|not\s+there(?:\s+any\s?more)?|gone\s+from\s+there)(?:\s+(?:now|today|currently|at\s+present))?(?=\s*(?:$|[,;.!?)]))/giu,
    ', not there now',
  ],
  // "EY (or Ernst & Young)": one house by two names.
  [/(?<=\bEY)\s*\(\s*(?:or|aka|also|formerly|i\.?e\.?|=)?\s*Ernst\s*(?:&|and)\s*Young\s*\)/gu, ''],
  // "Home workers or movers only".
  [
    /(?<!\p{L})(?:home|remote)[\s-]?workers?\s*(?:,|\/|\bor\b|\band\b)\s*(?:movers|relocators|people\s+(?:who\s+(?:would|will)\s+|willing\s+to\s+)(?:move|relocate))(?:\s+only)?(?=\s*(?:$|[,;.!?)]))/giu,
    'remote or open to relocation',
  ],
  // "Citizens, PRs or on a visa (so no sponsorship and no unknowns)": said once more.
  [
    /(?<=\b(?:citizens?|PRs?|residents?|visas?)\s*)\(\s*(?:so|i\.?e\.?|meaning|that\s+is|hence)\s*,?\s*no\s+sponsorship(?:\s*(?:,|and|or)\s*no\s+unknowns?)?\s*\)/giu,
    '',
  ],
  // "BC" beside a state or a province.
  [
    /(?<=(?<!\p{L})(?:WA|NSW|VIC|QLD|Queensland|Victoria|Tasmania|Ontario|Alberta|Quebec|Manitoba|Saskatchewan|California|Texas|Washington|Oregon)\s*(?:,\s*(?:or\s+|and\s+)?|\/\s*|\s(?:or|and|&)\s+))BC(?![\p{L}-])|(?<!\p{L})BC(?=\s*(?:,|\/|\s(?:or|and|&))\s*(?:WA|NSW|QLD|Queensland|Ontario|Alberta|Quebec|Manitoba|California|Oregon)(?!\p{L}))/gu,
    'British Columbia',
  ],
];
