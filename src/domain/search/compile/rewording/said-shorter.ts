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
];
