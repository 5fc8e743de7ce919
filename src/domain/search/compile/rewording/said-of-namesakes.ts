import type { Ways } from './in-turn.ts';

const TOWN = String.raw`\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2}`;
const THAT_IS = String.raw`(?:that(?:\s+is|['’]s)(?:\s+to\s+say)?|i\.?\s?e\.?|meaning|i\s+mean|as\s+in|namely|by\s+which\s+i\s+mean|to\s+be\s+clear)`;
const LANDS: readonly (readonly [people: string, land: string])[] = [
  ['Australian|Aussie', 'Australia'],
  ['British|UK', 'United Kingdom'],
  ['English', 'England'],
  ['Scottish', 'Scotland'],
  ['Welsh', 'Wales'],
  ['Irish', 'Ireland'],
  ['American|US', 'United States'],
  ['Canadian', 'Canada'],
  ['New Zealand|Kiwi|NZ', 'New Zealand'],
  ['South African', 'South Africa'],
  ['German', 'Germany'],
  ['French', 'France'],
  ['Spanish', 'Spain'],
];

/** Which of several towns of one name is meant: "Perth, that is Perth in Australia", "Newcastle, the Australian one". */
export const SAID_OF_NAMESAKES: Ways = [
  // The town again with its land.
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?<town>${TOWN})\s*[,(–-]+\s*(?:${THAT_IS}\s*,?\s*)?(?:the\s+)?\k<town>\s*,?\s+(?:in|of)\s+(?<land>\p{Lu})`,
      'gu',
    ),
    '$<town>, $<land>',
  ],
  // "Perth, the one in Australia".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?<town>${TOWN})\s*[,(–-]+\s*(?:${THAT_IS}\s*,?\s*)?the\s+one\s+(?:that(?:\s+is|['’]s)\s+)?(?:(?:over|down|up)\s+)?in\s+(?<land>${TOWN})\)?(?!\s+(?:or|and)\b)`,
      'gu',
    ),
    '$<town>, $<land>',
  ],
  ...LANDS.map(
    ([people, land]) =>
      [
        new RegExp(
          String.raw`(?<![\p{L}-])(?<town>${TOWN})\s*[,(–-]+\s*(?:${THAT_IS}\s*,?\s*)?(?:\k<town>\s+being\s+)?the\s+(?:${people})\s+(?:one|${TOWN})\)?(?!\p{L})`,
          'gu',
        ),
        `$<town>, ${land}`,
      ] as const,
  ),
];
