import type { Rule } from './types.ts';
import { ORIGIN } from './words.ts';

const held = (about: Rule['about'], pattern: RegExp, unless?: RegExp): Rule => ({
  about,
  verdict: 'held',
  subject: 'role',
  pattern,
  ...(unless === undefined ? {} : { unless }),
});

const OF_AGE =
  '(?:students|school[- ]leavers|graduates|grads|retirees|pensioners|oldies|youngsters|teenagers|kids|over-\\d\\ds|boomers|millennials|gen z)';
const OF_ORIGIN = `(?:backpackers|foreigners|migrants|immigrants|refugees|overseas (?:people|staff|workers|nurses|drivers)|outsiders|imports|${ORIGIN}s?)`;
const OF_SEX = '(?:women|men|girls|blokes|lads|ladies|guys|females|males)';
const OF_FAMILY = '(?:mums|mothers|moms|parents|single (?:mums|mothers|parents)|dads|newlyweds)';
/** What is said of a kind of people after they were there. */
const tried = (who: string): RegExp =>
  new RegExp(
    `\\b(?:we(?:['’]ve| have)?|i(?:['’]ve| have)?|they(?:['’]ve| have)?|(?:the )?(?:boss|owner|client|manager)(?:['’]s| has)?) (?:tried|had|hired|used|taken(?: on)?|done|employed) ${who}(?: (?:before|once|twice|last (?:year|season|time)))?,? (?:and |but )?(?:never again|not again|once (?:was|is) enough|(?:we(?:['’]re| are)|i(?:['’]m| am)|that(?:['’]s| is|['’]ll be)) (?:done|finished|through|over it|it|enough|the last)|enough said|it (?:didn['’]t|never|doesn['’]t) work|won['’]t again)|\\b(?:done|finished|through|had it|had enough|fed up) (?:with|of) ${who}(?=\\W*$|,| for good| now| from now)`,
    'giu',
  );
const NO_CLIENTS = /\b(?:teach\p{L}*|tours?|lessons|clients|guests|customers|session|exam|term|class)\b/iu;

/** Kinds of people who were there once and are not to come again, and idioms that say how old somebody is. */
export const TRIED_RULES: readonly Rule[] = [
  held('age', tried(OF_AGE), NO_CLIENTS),
  held('race_or_origin', tried(OF_ORIGIN), NO_CLIENTS),
  held('sex', tried(OF_SEX), NO_CLIENTS),
  held('family', tried(OF_FAMILY), NO_CLIENTS),
  held(
    'age',
    /\bold dogs?\b[^.;]{0,20}\b(?:new tricks|learn)\b/giu,
    /\b(?:kennels?|shelter|vet|teach an old|can learn|happy to|myth|welcome)\b/iu,
  ),
  held(
    'race_or_origin',
    new RegExp(
      `\\b${ORIGIN} (?:aunt(?:ie|y)|aunties|uncles?|makcik|kakak|ah ?ma|amah) (?:preferred|wanted|needed|only|best|ideal|please|will do)\\b|\\b(?:locals|nationals|canadians|aussies|australians|kiwis|brits|americans|singaporeans|our own|home-?grown) first(?=\\W*$|,|;| and then| please)(?<!\\b(?:produce|suppliers|food|beer|customers|deliver\\p{L}*)\\b[^.;]*)`,
      'giu',
    ),
  ),
];

/** What a sentence holds that these rules look for. */
export const TRIED_WORDS =
  'students|school[- ]leavers|graduates|grads|retirees|pensioners|oldies|youngsters|teenagers|boomers|millennials|backpackers|foreigners|migrants|immigrants|refugees|overseas|outsiders|imports|old dogs?|aunt(?:ie|y)|aunties|uncles?|makcik|kakak|amah|(?:locals|nationals|canadians|aussies|australians|kiwis|brits|americans|singaporeans) first|our own|home-?grown';
