import type { Rule } from './types.ts';
import { CLIENTELE, STRONG } from './words.ts';

const FIGURES = '(?:1[5-9]|[2-7]\\d)';
const RANGE = `${FIGURES} ?(?:-|to|and|until) ?${FIGURES}`;
// What else a range of two figures counts.
const COUNTED =
  "(?! ?(?:hours?|hrs?|h\\b|k\\b|kg|kilos?|lbs?|pounds|%|percent|per\\b|p\\.?h|an?\\b|people|staff|heads?|minutes|mins?|days?|weeks?|months?|units?|vehicles|covers|beds|sites|stores|branches|clients|customers|residents|pupils|students|patients|guests|calls|orders|tickets|tonnes?|miles|km|metres|meters|m\\b|litres|trucks|cars|machines|projects|properties|employees|engineers|(?:years?|yrs?)['’]? (?:of|in|experience|pqe|post)|years['’]))";
const SOMEBODY =
  '(?:candidates?|applicants?|person|people|someone|somebody|anyone|anybody|those|lad(?:y|ies)|lads?|wom[ae]n|m[ae]n|girls?|boys?|juniors?|trainees?|apprentices?|assistants?|clerks?|helpers?|nann(?:y|ies)|maids?|receptionists?|secretar(?:y|ies)|drivers?|cleaners?|cooks?|chefs?|wait(?:er|ress)(?:es|s)?|hosts?|hostess(?:es)?|models?|promoters?|cashiers?|labourers?|guards?|nurses?|carers?|tutors?|hands?|team members?|all[- ]rounders?)';
const SCHOOL =
  '(?:(?:grade|primary|elementary|middle|junior|high|secondary|nursery|pre)[- ]?)?(?:school|kindergarten|nappies|diapers|pram|college|uni(?:versity)?)';
const HAS_RANGE = /\d\d ?(?:-|to|and|until) ?\d\d/u;
const PAY = /[$£€]|\b(?:paid|pay|wages?|rates?|eur|gbp|usd|aud)\b/u;

/** Ages as a range, by what is still to come, and by the year of a school's papers. */
export const AGED_RULES: readonly Rule[] = [
  {
    // "Not older than 35 on the start date": a greatest age by a day of the hire.
    about: 'age',
    subject: 'role',
    pattern:
      /\b(?:not?|never|nobody|no[- ]one)(?: be| is)? (?:older than|over|above|past) (?:2[6-9]|[3-6]\d)(?: years?(?: old| of age)?)? (?:on|at|by|as of|when) (?:the |your |their )?(?:(?:start(?:ing)?|joining|closing|hiring|application) (?:date|day)|date of (?:joining|hire|appointment|application)|day (?:they|you) (?:start|join)|time of (?:joining|hire|applying|application|appointment)|(?:they|you) (?:start|join|apply))\b/giu,
  },
  {
    // "Any age up to 40": a greatest age, said as if there were none.
    about: 'age',
    subject: 'role',
    pattern:
      /\b(?:any|all|every|whatever|ideal|right) ages?,? (?:up to|under|below|to|till|until|as long as (?:it['’]s|they['’]re) under|but (?:not|no[- ]?one|nobody) (?:over|past|above)) (?:[2-7]\d|twenty|thirty|forty|fifty|sixty)\b(?! ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu,
    unless: new RegExp(CLIENTELE.source, 'iu'),
  },
  {
    about: 'age',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:(?:must|should|to|you(?:'re| are)|who(?:'s| is| are)|${SOMEBODY}) (?:be )?(?:(?:aged?|between|from|of|around|about|ideally|preferably) ){0,3}|aged? (?:between |from )?)${RANGE}\\b${COUNTED}|\\b${SOMEBODY},? ?\\((?:aged? |ages )${RANGE}\\)`,
      'giu',
    ),
    needs: HAS_RANGE,
    unless: new RegExp(`${PAY.source}|^(?!.*(?:${STRONG.source})).*(?:${CLIENTELE.source})`, 'iu'),
  },
  {
    about: 'age',
    // Or the hours of a week.
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(`\\b${SOMEBODY},? ?\\(${RANGE}(?: ?(?:years?|yrs?)(?: old| of age)?)?\\)`, 'giu'),
    needs: HAS_RANGE,
    unless: PAY,
  },
  {
    about: 'age',
    subject: 'role',
    pattern:
      /\b(?:\d+|ten|fifteen|twenty|thirty|many|plenty of|enough) (?:good |more |working )*years? (?:of (?:work|working life|career|service)[^.;]{0,12} )?(?:still )?(?:ahead of (?:them|you|him|her)|left in (?:them|you|him|her)|(?:to go )?(?:before|until|till) (?:they|you|he|she) retires?\b|before retirement)|\b(?:\d+|ten|fifteen|twenty|thirty|many) (?:more )?years? of (?:working life|work|career) (?:ahead|left|remaining|to go)\b/giu,
  },
  {
    about: 'age',
    subject: 'role',
    pattern:
      /\b(?:gcses?|o[- ]levels?|a[- ]levels?|highers|leaving cert\p{L}*|junior cert\p{L}*|hsc|vce|ncea|school certificate|high school|matric\p{L}*|school|degree|bachelor\p{L}*|diploma|graduat\p{L}+|class of)(?: \p{L}+){0,3},? (?:in |from )?(?:19|20)\d\d (?:or|and|&) (?:later|after|onwards?|newer|younger|more recent(?:ly)?|earlier|before)\b/giu,
  },
  {
    // Of what age somebody was when something came about: "in grade school when TikTok came out".
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      [
        `\\b(?:you|they|he|she|(?:someone|somebody|anyone|people|those|candidates|whoever)(?: who)?)(?:['’]d| would| will| must| should| can| may)?(?: still| have| just| probably| only)* (?:was|were|been)(?: still| just| only| barely)* (?:in|at) (?:a |the )?${SCHOOL} when (?!(?:you|they|he|she|we) (?:first |already )?(?:decided|learn\\p{L}*|started|found|chose|began|fixed|built|wrote|knew))`,
        `\\byour first (?:i?phone|smartphone|ipad|tablet|playstation|xbox|games? console|facebook|instagram|snapchat|social media|e-?mail) (?:[\\p{L}]+ ){0,3}?(?:at|in|while (?:still )?(?:at|in)) (?:the )?${SCHOOL}`,
        "\\bif you (?:queued|camped out|bought|had|saw|watched|remember|recall|danced|voted|owned)\\b[^.;]*\\b(?:first time (?:a)?round|on (?:vinyl|vhs|cassette|betamax|black and white)|when it (?:first )?came out|the original (?:release|tour|series))\\b[^.;]*\\b(?:(?:is|was|are|wo|would|might|may)(?:n['’]t| not)|not) (?:be )?(?:really )?(?:for you|your (?:team|place|job|crowd|gig)|the (?:team|place|job)|suit|fit)",
      ].join('|'),
      'giu',
    ),
  },
];

/** What a sentence holds that these rules look for, beside figures. */
export const AGED_WORDS =
  'years? (?:of|left|ahead|to go|before|until|till)|good years|(?:19|20)\\d\\d (?:or|and|&)|school when|kindergarten when|nappies when|diapers when|pram when|college when|uni when|university when|first \\w+|if you|older than|(?:not?|never|nobody|no[- ]one) (?:be |is )?(?:over|above|past)';
