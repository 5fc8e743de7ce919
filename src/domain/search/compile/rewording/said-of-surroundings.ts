import type { Ways } from './in-turn.ts';

const TOWN = String.raw`(\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2})`;
const FINE = String.raw`(?:\s+(?:is|are|would\s+be|will\s+be)|['’]s)?\s+(?:(?:also|all|just\s+as|equally|perfectly|totally|absolutely|quite)\s+)*(?:fine|ok(?:ay)?|good|welcome|acceptable|possible|grand|alright|all\s+right|no\s+problem|included|allowed|works|will\s+do)(?:\s+(?:too|as\s+well|also|with\s+(?:them|us|me|him|her)|by\s+(?:them|us|me)|for\s+(?:them|us|me)))*`;
const BESIDE = String.raw`\s*(?:[,;(–—]|\s-\s)\s*(?:(?:and|but|though|plus)\s+)?(?:(?:anywhere|somewhere)\s+in\s+)?(?:the\s+)?`;
const END = String.raw`(?=\s*(?:$|[,;.)!?:]|\s[-–—]|(?:or|and|but|with|who|for|at)(?!\p{L})))`;
const CONTINENTS: readonly (readonly [said: string, place: string])[] = [
  ['European|Europe', 'Europe'],
  ['EU|E\\.U\\.|European\\s+Union', 'the EU'],
  ['Asian', 'Asia'],
  ['African', 'Africa'],
  ['Nordic|Scandinavian', 'the Nordics'],
  ['Baltic', 'the Baltics'],
  ['Benelux', 'Benelux'],
  ['DACH', 'DACH'],
  ['GCC|Gulf', 'the GCC'],
  ['Latin\\s+American|LatAm|South\\s+American', 'Latin America'],
  ['Middle\\s+Eastern', 'the Middle East'],
];

/** Towns with what lies around them, countries of a continent and the sides of a country, as `plainly` puts them before any reader. */
export const SAID_OF_SURROUNDINGS: Ways = [
  // "Sydney (greater Sydney is fine)", "Leeds, the wider area is ok too".
  [
    new RegExp(
      String.raw`${TOWN}${BESIDE}(?:[Gg]reater|[Ww]ider)\s+(?:\1|[Aa]rea|[Rr]egion|[Mm]etro(?:politan)?\s+[Aa]rea)(?:\s+(?:[Aa]rea|[Rr]egion))?${FINE}\)?${END}`,
      'gu',
    ),
    'greater $1',
  ],
  // "Perth (Perth metro is okay)", "Munich (and surroundings are fine)".
  [
    new RegExp(
      String.raw`${TOWN}${BESIDE}(?:(?:\1(?:['’]s)?\s+)?(?:metro(?:politan)?(?:\s+(?:area|region))?|surroundings?|surrounds|surrounding\s+(?:areas?|towns|suburbs|villages|region)|suburbs|outskirts|commuter\s+(?:belt|towns)|environs|nearby(?:\s+(?:towns|suburbs|areas?))?)|(?:anywhere|somewhere)\s+(?:near(?:by)?|around)(?:\s+(?:\1|there|it))?)${FINE}\)?${END}`,
      'gu',
    ),
    '$1 and surroundings',
  ],
  // "Studio in Lyon but they'd talk to people in London or Melbourne too": in any of them.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:(?:[Tt]he|[Tt]heir|[Oo]ur)\s+)?(?:[Oo]ffice|[Ss]tudio|[Ss]ite|[Tt]eam|[Jj]ob|[Rr]ole|[Bb]ase|HQ|[Pp]lant|[Ss]hop|[Bb]ranch|[Cc]linic|[Ff]actory|[Ww]arehouse|[Cc]lient)(?:['’]s|\s+(?:is|sits))?\s+(?:based\s+)?in\s+)?${TOWN}\s*,?\s+(?:but|and|though)\s+(?:they|he|she|we|the\s+client)(?:['’]d|['’]ll|\s+would|\s+will|\s+can|\s+could)\s+(?:also\s+|happily\s+|gladly\s+)*(?:talk\s+(?:to|with)|speak\s+(?:to|with)|see|consider|look\s+at|take|meet|interview|hire|accept)\s+(?:people|some(?:one|body)|any(?:one|body)|candidates|folks|those)\s+(?:based\s+|living\s+)?(?:in|from|near)\s+${TOWN}((?:(?:\s*,\s*|\s*,?\s+(?:or|and)\s+)\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2})*)(?:\s+(?:too|as\s+well|also))?${END}`,
      'gu',
    ),
    '$1 or $2$3',
  ],
  // "Any European country", "in an EU country", "some Nordic country or other".
  ...CONTINENTS.map(([said, place]): Ways[number] => [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:in|from|across)\s+)?(?:any|some|every|all|an?|either|one\s+of\s+the|whichever)\s+(?:of\s+the\s+)?(?:${said})\s+(?:countr(?:y|ies)|nations?|(?:member\s+)?states?|cit(?:y|ies)|capitals?)(?:\s+(?:or\s+other|at\s+all|is\s+fine|will\s+do|works))?${END}`,
      'gu',
    ),
    `in ${place}`,
  ]),
  // "The north west of England".
  [
    /(?<![\p{L}-])(?:the\s+)?([Nn]orth|[Ss]outh)[\s-]?([EeWw])(ast|est)\s+of\s+England(?!\p{L})/gu,
    '$1 $2$3 England',
  ],
  // "The north of Germany".
  [
    /(?<![\p{L}-])the\s+([Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)\s+of\s+(?=(?:Germany|France|Italy|Spain|Sweden|Norway|Poland|Switzerland|Austria|Portugal|India|China|Vietnam|Europe|Australia|Queensland|California|Ireland)(?!\p{L}))/gu,
    '$1ern ',
  ],
];
