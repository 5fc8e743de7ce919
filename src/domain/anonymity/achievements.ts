import { matchesOf } from '#src/lib/matches.ts';
import { ACHIEVEMENTS_ABROAD } from './achievements-abroad.ts';
import { DEED_PATTERNS } from './deeds.ts';
import { FEATS } from './feats.ts';
import { standingIn } from './feats-of-standing.ts';
import { TOLD_FEATS } from './feats-told.ts';
import { HONOURS } from './honours.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { ONLY_ONE } from './why-identifying.ts';

interface Achievement {
  pattern: RegExp;
  why: string;
}

const NUMBER_OF_WORK = 'the number of a patent or a work, by which its author is found';
const ACHIEVEMENTS: readonly Achievement[] = [
  {
    pattern:
      /\b(?:Olympi(?:c|cs|an)|Paralympi(?:c|cs|an)|Commonwealth Games|Asian Games|Invictus Games|Pan American Games|world (?:champion(?:ship)?s?|record(?: holder)?)|national champion|Grand Slam|Tour de France|Ashes|State of Origin|Wallabies|All Blacks?|Matildas|Socceroos|Silver Ferns|Black Caps)\b/giu,
    why: 'a feat in sport that few people have to their name',
  },
  {
    pattern:
      /\b(?:[Ww]on|[Ww]inner of|[Aa]warded|[Rr]eceived|[Rr]ecipient of|[Ss]hortlisted for|[Nn]ominated for|[Ff]inalist (?:in|for)|[Nn]amed)\s+(?:the|an?)?\s*(?:\d{4}\s+)?(?:[^.;,\n]{0,40}?)(?:\p{Lu}[\p{L}’'-]{1,40}\s+){0,5}(?:Award|Prize|Medal|Cup|Trophy|Fellowship|Scholarship|of the Year|30 Under 30|40 Under 40)\b/gu,
    why: 'an award whose winners are published',
  },
  {
    pattern:
      /\b(?:\p{Lu}[\p{L}’'&-]{0,40}\s+){1,6}of the (?:Year|Decade|Month)\b(?:\s+(?:in|for)?\s*\d{4})?|\b(?:played|fought|rowed|swam|ran|rode|batted|bowled|competed|raced|captained|boxed|skied|sailed)\b[^.;\n]{0,30}?\b(?:for|by) (?:Australia|New Zealand|England|Scotland|Wales|Ireland|India|Great Britain|the United States|(?:his|her|their|my) country)\b|\b(?:capped|caps) (?:for|by) \p{Lu}\p{L}+/gu,
    why: 'a title or a team that few people have to their name',
  },
  {
    pattern:
      /\b(?:Nobel|Pulitzer|Booker|Oscar|Emmy|Grammy|BAFTA|Logie|Walkley|Fields Medal|Turing Award|Rhodes Scholar(?:ship)?|Fulbright(?: Scholar(?:ship)?)?|Churchill Fellow(?:ship)?|Order of (?:Australia|Merit|the British Empire|Canada)|knighted|Michelin|TEDx?(?: talk)?|Forbes|Time 100)\b/gu,
    why: 'an honour whose holders are published',
  },
  {
    pattern:
      /\b(?:wrote|written|author(?:ed)?(?: of)?|co-author(?:ed)?(?: of)?|published|novel|book|memoir|thesis|paper|podcast|film|album|documentary|column|blog|article|host(?:s|ed)? of)\b[^.;\n]{0,30}?(?:["“„«][^"”“»]{3,90}["”“»]|(?<=\s)['‘][^'’]{4,90}['’](?=[\s.,;]|$))/giu,
    why: 'the title of a work, by which its author is found',
  },
  {
    pattern:
      /\b(?:(?:the\s+)?(?:first|youngest|oldest|only|longest[- ]serving)\s+(?:ever\s+)?(?:\p{Ll}+\s+){0,2}?(?:woman|man|female|male|person|australian|new zealander|kiwi|american|graduate|engineer|ceo|cfo|partner|director|judge|pilot|mayor|minister|chair|captain)\b[^.;\n]{0,50})/giu,
    why: ONLY_ONE,
  },
  {
    pattern:
      /\b(?:[Tt]he|as|was|is|[Aa]mong the)\s+(?:very\s+)?(?:first|only|youngest|oldest|second|third|sole|last)\s+(?:(?!time|aid|step|floor|year|week|month|day|person to)[\p{L}-]+\s+){0,4}?(?:in|from|of|at|across|outside|north of|south of)\s+(?:all\s+of\s+|the\s+)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,3}\s+(?:ever\s+)?(?:to|who|with|that|certified|licen[cs]ed|qualified|trained|accredited|approved)\s[^.;,\n]{2,70}/gu,
    why: ONLY_ONE,
  },
  {
    pattern:
      /(?<!\p{L})(?:\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}-]+)?|the (?:country|county|state|city|town|island|world|province|region)|[Ee]urope|[Aa]frica|[Aa]sia)['’]s\s+(?:very\s+)?(?:first|only|youngest|oldest|sole)\s+(?:(?!ever)[\p{Ll}-]+\s+){0,2}(?:woman|man|female|male|surgeon|doctor|nurse|midwife|pilot|captain|engineer|chef|driver|skipper|judge|lawyer|barrister|solicitor|teacher|head|firefighter|electrician|welder|plumber|mechanic|crane operator|architect|vet|pharmacist|paramedic|controller|umpire|referee|jockey|winemaker|brewer|distiller|sommelier|baker|butcher)(?!\p{L})[^.;,\n]{0,50}/gu,
    why: ONLY_ONE,
  },
  {
    pattern:
      /(?<!\p{L})(?:the\s+)?(?:[Ss]unday|[Ll]ocal|[Nn]ational|[Dd]aily|[Tt]rade|[Rr]egional|[Tt]abloid)?\s?(?:papers?|press|newspapers?|news|TV|telly|television|radio|magazines?|tabloids?|broadsheets?)\s+(?:all\s+)?(?:ran|did|carried|wrote|had|printed|published|covered|picked up|made)\s+(?:an?\s+(?:\p{Ll}+\s+)?(?:piece|story|feature|profile|article|column|report|item|spread|interview|segment|write-up|fuss)|(?:it|this|that|him|her|them|up)(?!\p{L}))[^.;\n]{0,40}|(?<!\p{L})(?:made|hit|was in|were in|got into|is in|has been in)\s+(?:all\s+)?the\s+(?:(?:local|national|sunday|trade|evening)\s+)?(?:papers?|headlines|front pages?|news|press)(?!\p{L})[^.;\n]{0,40}|(?<!\p{L})(?:was|were|been|appeared|interviewed|featured|profiled|starred|seen)\s+(?:[\p{Ll}]+\s+)?(?:on|by|in)\s+(?:(?:national|local|breakfast|prime-?time)\s+)?(?:TV|telly|television|the BBC|RTÉ|the ABC|CNN|Sky News|Radio \d|the radio|the news|Netflix|YouTube)(?!\p{L})[^.;,\n]{0,40}|(?<!\p{L})may (?:well )?have (?:seen|read about|heard of) (?:him|her|them)(?!\p{L})[^.;\n]{0,40}/gu,
    why: 'what the press or television told, by which somebody is found',
  },
  {
    pattern:
      /\b[Oo]ne of (?:only |just )?(?:two|three|four|five|six|seven|a handful of|a few) [\p{Ll}-]+(?: [\p{Ll}-]+)? (?:in|in all|across|outside|from) (?:the )?\p{Lu}\p{L}+[^.;,\n]{0,50}/gu,
    why: 'something that only a few people can say',
  },
  {
    pattern:
      /\bone of (?:only |just |the only )(?:two|three|four|five|six|a handful|a few)\b(?: \p{L}+)?[^.;,\n]{0,50}|\bone of (?:two|three|four|five|six) (?:women|men|people|females?|pilots?|doctors?|engineers?|lawyers?|captains?|nationally|worldwide)\b[^.;,\n]{0,50}/giu,
    why: 'something that only a few people can say',
  },
  {
    pattern:
      /\b(?:sold|built|opened|launched|landed|won|led|ran|installed|designed|delivered|drew up|signed|shipped|made|staged|brewed|filed)\s+(?:the|(?:his|her|their) (?:country|state|city|town)['’]s)\s+(?:very\s+)?(?:first|only|largest|biggest|longest|tallest|deepest)\s+[^.;,\n]{3,40}?\b(?:in|into|to|for|on|of|across)\s+(?:the\s+|an?\s+)?\p{Lu}\p{L}+[^.;,\n]{0,30}/gu,
    why: ONLY_ONE,
  },
  {
    pattern:
      /\b(?:co-?founder|founder|co-?founded|founded|inventor|invented|creator|created)\s+(?:and CEO\s+)?(?:of\s+)?(?:the\s+)?\p{Lu}[\p{L}\p{N}’'&.-]+(?:\s+\p{Lu}[\p{L}\p{N}’'&.-]+){0,3}/gu,
    why: 'what somebody founded or made, by which they are found',
  },
  {
    pattern:
      /\b(?:patents?\s+(?:no\.?\s*)?(?:[A-Z]{2}\s?)?\d[\d,/ ]{5,}|ISBN[\s:]*[\d-]{9,17}|doi:\s*\S+|orcid\S*\s*[\d-]{15,19})/giu,
    why: NUMBER_OF_WORK,
  },
  { pattern: /\b(?:US|EP|AU|WO)\s?\d[\d,/ ]{6,}(?:\s?[AB]\d)?/gu, why: NUMBER_OF_WORK },
  {
    pattern:
      /\b(?:former|ex-|served as|elected|appointed)\s*(?:the\s+)?(?:Member of Parliament|MP for|Senator|Mayor of|Minister (?:for|of)|Lord Mayor|Premier of|Governor of|Ambassador to|High Commissioner)\b[^.;\n]{0,40}/giu,
    why: 'a public office whose holders are known',
  },
];

/** Feats in a text that tell who is meant although no name stands there. */
export function achievementsIn(text: string): UncertainOccurrence[] {
  const standing = standingIn(text).map(({ start, end, why }) => feat(start, end, why));
  const told = [
    ...ACHIEVEMENTS,
    ...ACHIEVEMENTS_ABROAD,
    ...FEATS,
    ...DEED_PATTERNS,
    ...TOLD_FEATS,
    ...HONOURS,
  ].flatMap(({ pattern, why }) =>
    matchesOf(pattern, text).map(({ 0: said, index }) => feat(index, index + said.trimEnd().length, why)),
  );
  return [...told, ...standing];
}

const feat = (start: number, end: number, why: string): UncertainOccurrence => ({
  start,
  end,
  reason: 'feat',
  why: `${why}; leave it out unless the person agrees`,
});
