import type { Ways } from './in-turn.ts';

const NATIONS: readonly (readonly [people: string, country: string])[] = [
  ['Aussie|Australian', 'Australia'],
  ['Kiwi|New\\s+Zealand', 'New Zealand'],
  ['British|UK', 'the UK'],
  ['Irish', 'Ireland'],
  ['German', 'Germany'],
  ['French', 'France'],
  ['Swiss', 'Switzerland'],
  ['Austrian', 'Austria'],
  ['Dutch', 'the Netherlands'],
  ['Spanish', 'Spain'],
  ['Italian', 'Italy'],
  ['American|US', 'the US'],
  ['Canadian', 'Canada'],
];
const SAME_LAND: readonly (readonly [land: string, people: string])[] = [
  ['UK|GB|Britain|United\\s+Kingdom', 'British|UK|GB|United\\s+Kingdom'],
  ['US|USA|United\\s+States', 'American|US'],
  ['NZ|New\\s+Zealand', 'NZ|Kiwi|New\\s+Zealand'],
  ['Aus|Australia', 'Aussie|Australian|Aus'],
  ['Ireland', 'Irish'],
  ['Canada', 'Canadian'],
];
const TOWN = String.raw`\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?`;
const IMPOSSIBLE = String.raw`(?:(?:is|are|being|'s)\s+)?(?:(?:just|simply)\s+)?(?:impossible|(?:not|n't)\s+(?:possible|an\s+option|doable|feasible|going\s+to\s+(?:work|happen))|out\s+of\s+the\s+question|a\s+no[\s-]?go|no\s+(?:good|use)|off\s+the\s+table)`;
const REMOTE = String.raw`(?:(?:it\s+(?:is|has\s+to\s+be|must\s+be)|has\s+to\s+be|must\s+be)\s+)?(?=(?:fully\s+|100%\s+|purely\s+|only\s+)?remote)`;
const OF_NZ = String.raw`(?:NZ|New\s+Zealand|Aotearoa|Auckland|Wellington|Christchurch|Hamilton|Dunedin|Tauranga)`;
const OF_AUSTRALIA = String.raw`(?:Aus|Australia|Aussie|Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|QLD|NSW|VIC|Queensland|Victoria)`;
const ACROSS = String.raw`(?:(?:from|over|in)\s+)?(?:across|over|on\s+the\s+other\s+side\s+of)\s+the\s+(?:Tasman|ditch)(?:\s+Sea)?`;
const COUNTS = String.raw`(?:counts?|counting|(?:is|are)\s+counted|(?:is|are)\s+(?:treated|classed|seen)|treated|classed)\s+as`;

/** Places said by their people or by what lies between, and places that count as others or are ruled out for working remotely. */
export const SAID_OF_LANDS: Ways = [
  // "Anywhere on the continent", "continental Europe".
  [
    /(?<=\b(?:on|across|throughout|around|over|or|and|in)\s+)the\s+(?:European\s+)?continent(?!\p{L}|\s+of\b|al)/giu,
    'Europe',
  ],
  [/\bon\s+(?=Europe(?!\p{L}))/gu, 'in '],
  [/(?<!\p{L})(?:continental|mainland)\s+(?=Europe(?!\p{L}))/giu, ''],
  // "Any Aussie city", "in some German town or other".
  ...NATIONS.map(([people, country]): Ways[number] => [
    new RegExp(
      String.raw`\b(?:(?:in|at|from|across)\s+)?(?:any|some|every|all|an?|either|one\s+of\s+the|the)\s+(?:of\s+the\s+)?(?:(?:big|major|large|main)\s+)*(?:${people})\s+(?:(?:big|major|large|main|capital)\s+)*(?:cit(?:y|ies)|towns?|states?|capitals?)(?:\s+or\s+other|\s+at\s+all)?(?=\s*(?:$|[,;.)!?]|\b(?:and|or|with|who|but|will|is)\b))`,
      'gu',
    ),
    `in ${country}`,
  ]),
  // "Canadian residents", "Canadian-based lawyers", "with an Irish address"; permanent residents are told by their rights.
  ...NATIONS.flatMap(
    ([people, country]): Ways => [
      [
        new RegExp(
          String.raw`\b(?:(?:all|only|currently|any)\s+)*(?:${people})[\s-](?:residents?|based|domiciled|resident)(?:\s+(?:only|please))?(?=\s*(?:$|[,;.)!?(]|\p{L}|\s[-–—]\s))`,
          'gu',
        ),
        `in ${country}, `,
      ],
      [
        new RegExp(
          String.raw`\b(?:with|having|ha(?:s|ve))\s+an?\s+(?:${people})\s+(?:(?:home|postal|current|present)\s+)*(?:address|postcode|zip\s?code|home|residence|base)(?!\p{L})`,
          'gu',
        ),
        `in ${country}`,
      ],
      [
        new RegExp(
          String.raw`(?<![\p{L}-])${country}(?:['’]s|\s+is)\s+where\s+(?:they|he|she|people)\s+(?:live|lives|are(?:\s+based)?|sit|reside|call\s+home)(?!\p{L})`,
          'gu',
        ),
        `in ${country}`,
      ],
    ],
  ),
  // "Cities are Leeds, Sheffield, Hull".
  [
    /\b(?:the\s+)?(?:cities|towns|places|locations|areas|countries|states)\s+(?:are|being|would\s+be|in\s+play\s+are|:|=)\s+(?=\p{L})(?!(?:open|flexible|fine|ok|not|all|to|no)(?!\p{L}))/giu,
    'in ',
  ],
  // "In NZ or across the Tasman".
  [new RegExp(String.raw`(?<=\b${OF_NZ}\b[^.;!?]{0,60})\b${ACROSS}`, 'giu'), 'in Australia'],
  [new RegExp(String.raw`(?<=\b${OF_AUSTRALIA}\b[^.;!?]{0,60})\b${ACROSS}`, 'giu'), 'in New Zealand'],
  // "UK, British citizens": where they are, and what they are.
  ...SAME_LAND.map(([land, people]): Ways[number] => [
    new RegExp(
      String.raw`(?<![\p{L}-])(${land})\s*,\s*(?=(?:${people})\s+(?:citizens?(?:hip)?|nationals?|passports?)(?!\p{L}))`,
      'gu',
    ),
    '$1; ',
  ]),
  // "Paris impossible so remote only", "remote as Paris is out of the question".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(${TOWN})\s+${IMPOSSIBLE}\s*[,;–-]?\s*(?:so|hence|therefore|thus|which\s+means|meaning)\s+${REMOTE}`,
      'gu',
    ),
    "$1 doesn't matter, ",
  ],
  [
    new RegExp(
      String.raw`\b((?:fully\s+)?remote(?:\s+only)?)\s*,?\s+(?:as|since|because)\s+(${TOWN})\s+${IMPOSSIBLE}(?=\s*(?:$|[,;.)]))`,
      'gu',
    ),
    "$1, $2 doesn't matter",
  ],
  // "Sydney and Parramatta counts as Sydney", "with Bolton counting as Manchester", "(Parramatta counts)".
  [
    new RegExp(
      String.raw`(?:\s*,\s*(?:and\s+|with\s+)?|\s+(?:and|with|where|while)\s+|\s*\(\s*)([\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s+${COUNTS}\s+(?:part\s+of\s+|being\s+(?:in\s+)?|in\s+)?[\p{L}'’-]+\)?`,
      'giu',
    ),
    ' or $1',
  ],
  [
    new RegExp(
      String.raw`\s*[,(]\s*(?:and\s+)?(${TOWN})\s+(?:counts?|(?:is\s+)?included)\)?(?=\s*(?:$|[,;.)]|\b(?:and|with|who)\b))`,
      'gu',
    ),
    ' or $1',
  ],
  // What one has to apologise for while dictating.
  [
    /\bsorry\s+(?:the|my|our|that['’]?s|there['’]?s)\s+(?:kids?|dog|baby|children|cat|phone|doorbell|neighbou?rs?|traffic|train|radio|telly|wife|husband|connection|signal|line|builders?)(?:\s+(?!(?:in|with|who|must|not|no|from|near)\b)\p{L}+){0,6}(?=\s+(?:in|with|who|must|not|no|from|near)\b|\s*(?:$|[,.;]))/giu,
    '',
  ],
];
